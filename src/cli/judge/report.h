/* report.h: says what is wrong with a game, for a reader who wants to mend it. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "io/origin.h"
#include "io/sink.h"
#include "settings.h"
#include "xo.h"

/* Where in the line, from 1. */
int report_column(const origin *where, const xo_record *record, const xo_finding *f);

/* One sentence: "file:line:column: what is wrong with move k, and why (remedy)"; where the remedy is null, the usual one. */
void report_finding(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                    const char *remedy);

/* The same for a line of settings. */
void report_settings(sink *s, const origin *where, const settings_fault *fault);

#endif
