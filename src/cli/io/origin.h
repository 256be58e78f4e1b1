/* origin.h: where a line of input comes from, and how every message says it. */
#ifndef CLI_ORIGIN_H
#define CLI_ORIGIN_H

#include "sink.h"

typedef struct {
  const char *file; /* as origin_name has it */
  unsigned long long number;
  const char *text;
  int len;
} origin;

/* What a file is called in messages: its name, or "<stdin>" for "-". */
const char *origin_name(const char *name);

/* "file:line". */
void origin_line(sink *s, const origin *where);
/* "file:line:column: ". */
void origin_place(sink *s, const origin *where, long long column);

/* "xo: file: why" for a file that cannot be opened or read. */
void origin_trouble(sink *s, const char *file, int error);

#endif
