/* claim.h: the result that a line claims for its game: the last word behind the moves, as in "15293 = CROSS".
 *
 * A claim is no move and no part of the grammar of xo/notation.h: it is cut off before the kernel reads the line. One that
 * cannot be read stays, so that the line has a syntax error at its =, as in all versions before there were claims.
 */
#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "io/origin.h"
#include "xo.h"

typedef enum {
  CLAIM_NONE,
  CLAIM_GOOD,
  CLAIM_OF_NO_GAME,
  CLAIM_EMPTY,
  CLAIM_UNKNOWN,
  CLAIM_NOT_LAST
} claim_kind;

typedef struct {
  claim_kind kind; /* from CLAIM_OF_NO_GAME on it cannot be read */
  xo_outcome outcome;
  int at;        /* of the =, or -1 */
  int moves;     /* the bytes of the line that the kernel is to read: those before a good claim, or all */
  xo_place word; /* what follows the =; of CLAIM_NOT_LAST the word behind that */
} claim;

/* The claim on a line of any bytes. */
claim claim_on(xo_rules rules, const char *text, int len);

/* Whether what the kernel has found wrong with the line is a claim that cannot be read. */
bool claim_at_fault(const claim *c, const xo_finding *f);

/* What it comes to, as xo_claim_check has it. */
int claim_checked(const claim *c, const xo_finding *f);

/* A sentence on s: what is wrong with the claim itself. */
void claim_report_fault(sink *s, const origin *where, xo_rules rules, const claim *c);
/* A sentence on s: the claim and the verdict, where they are not the same. */
void claim_report(sink *s, const origin *where, const xo_record *record, const claim *c, const xo_finding *f);

#endif
