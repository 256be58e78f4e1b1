/* claim.c: the clauses of xo/claim.h. */
#include "breach.h"

REAL(xo_claim_outcome, xo_claim_read)

xo_outcome xo_claim_outcome(xo_rules rules, const char *text, int from, int to, xo_outcome least)
{
  return fault("bound") ? 3 : real_xo_claim_outcome(rules, text, from, to, least);
}

xo_claim xo_claim_read(xo_rules rules, const char *text, int len)
{
  xo_claim c = real_xo_claim_read(rules, text, len);
  c.moves += fault("moves");
  FAULT(kind, c.kind = XO_CLAIM_NOT_LAST);
  FAULT(bound, c.at = len);
  c.word.at += fault("empty");
  return c;
}

REQUIRES(xo_claim_outcome, text) { xo_claim_outcome(tic_tac_toe(), "CROSS", 0, 10, XO_DRAW); }
REQUIRES(xo_claim_outcome, rules) { xo_claim_outcome((xo_rules){3, 3, 3, 1}, "CROSS", 0, 5, XO_DRAW); }
REQUIRES(xo_claim_outcome, least) { xo_claim_outcome(tic_tac_toe(), "CROSS", 0, 5, 3); }
ENSURES(xo_claim_outcome, outcome_cross, bound) { xo_claim_outcome(tic_tac_toe(), "x", 0, 1, XO_DRAW); }
REQUIRES(xo_claim_read, text) { xo_claim_read(tic_tac_toe(), "15=", 10); }
REQUIRES(xo_claim_read, rules) { xo_claim_read((xo_rules){0, 3, 3, 2}, "15 =", 4); }
ENSURES(xo_claim_read, claim_none, empty) { xo_claim_read(tic_tac_toe(), "15=", 3); }
ENSURES(xo_claim_read, good, bound moves, kind moves, moves) { xo_claim_read(tic_tac_toe(), "15 = Cross # so", 15); }
