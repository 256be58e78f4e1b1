/* threads.h: files judged by several threads, with the same bytes as by one.
 *
 * Each thread takes the next lines of the input, as many as one read gives, judges them with an object of its own,
 * waits until the lines before them have been answered, and writes. So it waits for nobody to read what it has judged,
 * and what waits to be written is bounded: a thread whose buffer is full waits for its turn.
 */
#ifndef CLI_THREADS_H
#define CLI_THREADS_H

#include "settings.h"
#include "tally.h"

/* What judging some files came to. */
typedef struct {
  tally sum;
  bool trouble; /* a file or a line of settings could not be read */
} upshot;

/* Judges the files of these names, after the last of which stands a null, with o->jobs threads,
 * the caller's among them. */
upshot threads_judge(const options *o, char **names);

#endif
