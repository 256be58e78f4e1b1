/* report.h: says what is wrong with a game, for a reader who wants to mend it. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "io/sink.h"
#include "settings.h"
#include "xo.h"

/* Where a line comes from. */
typedef struct {
  const char *file;
  unsigned long long number;
  const char *text;
  int len;
} origin;

/* "file:line". */
void report_origin(sink *s, const origin *where);
/* "file:line:column: ". */
void report_place(sink *s, const origin *where, int column);

/* The head of a text that may be any bytes, in quotes. */
void report_quoted(sink *s, const char *text, int len);

/* Where in the line, from 1. */
int report_column(const origin *where, const xo_record *record, const xo_finding *f);

/* One sentence: "file:line:column: what is wrong with move k, and why (remedy)"; where the remedy is null, the usual one. */
void report_finding(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                    const char *remedy);

/* The same for a line of settings. */
void report_settings(sink *s, const origin *where, const settings_fault *fault);

/* "xo: file: why" for a file that cannot be opened or read. */
void report_file(sink *s, const char *file, int error);

#endif
