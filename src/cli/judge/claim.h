/* claim.h: a text line as a game and the result that it claims (xo/claim.h), and what is wrong with the claim. */
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

/* What is wrong with a text line, and how to mend it: both in printable ASCII. */
enum { MISTAKE_CAP = XO_MESSAGE_CAP, REMEDY_CAP = 128 };
typedef struct {
  int at;       /* the offset of the byte where it shows */
  xo_span span; /* the bytes at fault; empty if it is the game as a whole */
  char what[MISTAKE_CAP], remedy[REMEDY_CAP];
} mistake;

/* Each writes all but the span. The claim cannot be read. */
void claim_unread(mistake *m, const char *text, xo_rules rules, const xo_claim *c);
/* The claim is not the verdict. */
void claim_differs(mistake *m, const xo_record *record, const xo_claim *c, const xo_finding *f);

#endif
