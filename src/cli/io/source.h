/* source.h: a file read line by line in constant memory.
 *
 *   do {
 *     more = source_fill(&s);            reads once, waits for input if it must
 *     while (source_line(&s, &l)) ...    every line that is complete now
 *   } while (more);
 *
 * A line may hold any bytes. One of more than LINE_MAX_BYTES is delivered once, without its text, and the
 * rest of it is skipped. A last line needs no newline. A byte-order mark at the start of the file is skipped.
 *
 * Who wants to hand lines on instead takes all that are complete now with source_cut.
 */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_MAX_BYTES = 1 << 16, SOURCE_CAP = 1 << 18 };

typedef struct {
  int fd;
  int error; /* errno of the read that failed, or 0 */
  bool ended;
  bool begun;                /* a byte-order mark, if there is one, has been skipped */
  bool skipping;             /* inside a line that is too long and has been delivered */
  size_t start, end;         /* what is read and not yet delivered */
  unsigned long long number; /* of the line delivered last, from 1 */
  unsigned long long bytes;  /* read so far */
  unsigned long long size;   /* of a regular file, when it was opened; else 0 */
  char text[SOURCE_CAP];
} source;

typedef struct {
  const char *text;
  int len;
  bool too_long;
} line;

/* Opens a file, or standard input for "-". On failure the return is false and errno says why. */
bool source_open(source *s, const char *name);
bool source_fill(source *s);
bool source_line(source *s, line *l);
/* The next byte, for what is not made of lines: reads when it must. -1: there is none, or reading fails. */
int source_byte(source *s);
void source_close(source *s);

/* Moves the lines that are complete now to a source of their own, which delivers the same lines with the same numbers, and is
 * not read or closed. */
void source_cut(source *s, source *lines);

#endif
