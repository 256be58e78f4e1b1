/* location.h: where a line of input comes from, and how every message says it. */
#ifndef CLI_LOCATION_H
#define CLI_LOCATION_H

#include "sink.h"
#include "source.h"

typedef struct {
  const char *file; /* as location_name has it */
  unsigned long long number;
  const char *text;
  int len;
} location;

/* What a file is called in messages: its name, or "<stdin>" for "-". */
const char *location_name(const char *name);

/* "file:line". */
void location_line(sink *s, const location *where);
/* "file:line:column: ". */
void location_column(sink *s, const location *where, long long column);

/* "xo: file: why" for a file that cannot be opened or read. */
void location_trouble(sink *s, const char *file, int error);

/* Gives the lines of a file to `take`, each with its place. What is written so far goes out before every read, since
 * that may wait for a writer who waits for it. Whether the file could be read; if not, standard error says why. */
bool location_read(const char *name, void (*take)(void *to, const location *where, const line *l), void *to);

#endif
