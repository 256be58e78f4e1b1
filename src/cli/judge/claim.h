/* claim.h: a text line as a game and the result that it claims (xo/claim.h), and what is said of that. */
#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "settings.h"
#include "io/location.h"
#include "xo.h"

/* What the command line asks of every line; partial: a game that is too short to be won is valid. */
xo_asked claim_asked(const options *o, bool partial);
/* What a line comes to by these settings; its moves and its board go to the record and the game. */
xo_entry claim_find(const settings *by, const options *o, bool partial, const line *l, xo_record *record,
                    xo_game *game);

/* Whether what the kernel has found wrong with the line is a claim that cannot be read. */
bool claim_at_fault(const xo_claim *c, const xo_finding *f);

/* A sentence on s: what is wrong with the claim itself. */
void claim_report_fault(sink *s, const location *where, xo_rules rules, const xo_claim *c);
/* A sentence on s: the claim and the verdict, where they are not the same. */
void claim_report(sink *s, const location *where, const xo_record *record, const xo_claim *c, const xo_finding *f);

#endif
