/* location.h: where a line of input comes from, and how every message says it. */
#ifndef CLI_LOCATION_H
#define CLI_LOCATION_H

#include "sink.h"

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

#endif
