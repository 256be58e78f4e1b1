/* report.h: says what is wrong with a game, for a reader who wants to mend it. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "claim.h"
#include "options.h"
#include "settings.h"
#include "io/location.h"
#include "io/sink.h"
#include "xo.h"

/* Where in the line, from 1. */
int report_column(const location *where, const xo_record *record, const xo_finding *f);

/* What is at fault with a game that is not valid, its claim or what was found of its moves, in one sentence:
 * "file:line:column: what is wrong with move k, and why (remedy)". */
void report_game(sink *s, const location *where, const options *o, const xo_record *record, const xo_finding *f,
                 const xo_claim *c);

/* Such a sentence about a line of settings. */
void report_settings(sink *s, const location *where, const settings_fault *fault);
/* A note where a line of settings leads from the rules before it back to those by default. */
void report_fall_back(sink *s, const location *where, const settings *before, const settings *now);
/* Whether it is such a line: then sets by it, or says why it cannot be read, and the exit status is worse for it. */
bool report_set(settings *by, const location *where, const line *l, int *status);

#endif
