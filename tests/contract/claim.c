/* claim.c: the clauses of xo/claim.h. */
#include "breach.h"

REAL(xo_claim_outcome);
REAL(xo_claim_read);

/* ---- the faulty library ---- */

xo_outcome xo_claim_outcome(xo_rules rules, const char *text, int from, int to, xo_outcome least)
{
  return fault("bound") ? 3 : real_xo_claim_outcome(rules, text, from, to, least);
}

xo_claim xo_claim_read(xo_rules rules, const char *text, int len)
{
  xo_claim c = real_xo_claim_read(rules, text, len);
  c.moves += fault("moves");
  if (fault("kind"))
    c.kind = XO_CLAIM_NOT_LAST;
  if (fault("bound"))
    c.at = len;
  c.word.at += fault("empty");
  return c;
}

/* ---- callers ---- */

static void requires_xo_claim_outcome_text(void) { xo_claim_outcome(tic_tac_toe(), "CROSS", 0, 10, XO_DRAW); }

static void requires_xo_claim_outcome_rules(void)
{
  xo_rules rules = {3, 3, 3, 1};
  xo_claim_outcome(rules, "CROSS", 0, 5, XO_DRAW);
}

static void requires_xo_claim_outcome_least(void) { xo_claim_outcome(tic_tac_toe(), "CROSS", 0, 5, 3); }
static void outcome_cross(void) { xo_claim_outcome(tic_tac_toe(), "x", 0, 1, XO_DRAW); }
static void requires_xo_claim_read_text(void) { xo_claim_read(tic_tac_toe(), "15=", 10); }

static void requires_xo_claim_read_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  xo_claim_read(rules, "15 =", 4);
}

static void claim_none(void) { xo_claim_read(tic_tac_toe(), "15=", 3); }
static void claim_good(void) { xo_claim_read(tic_tac_toe(), "15 = Cross # so", 15); }

const breach claim_breaches[] = {
    REQUIRES(xo_claim_outcome, text),
    REQUIRES(xo_claim_outcome, rules),
    REQUIRES(xo_claim_outcome, least),
    ENSURES(xo_claim_outcome, bound, outcome_cross, ""),
    REQUIRES(xo_claim_read, text),
    REQUIRES(xo_claim_read, rules),
    ENSURES(xo_claim_read, bound, claim_good, "moves"),
    ENSURES(xo_claim_read, empty, claim_none, ""),
    ENSURES(xo_claim_read, kind, claim_good, "moves"),
    ENSURES(xo_claim_read, moves, claim_good, ""),
    {0},
};
