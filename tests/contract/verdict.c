/* verdict.c: the clauses of xo/verdict.h. */
#include "breach.h"

REAL(xo_verdict_line);
REAL(xo_verdict_unjudged);
REAL(xo_claim_check);
REAL(xo_claim_word);
REAL(xo_verdict_claim);

/* ---- the faulty library ---- */

int xo_verdict_line(xo_rules rules, xo_finding finding, char *text)
{
  int len = real_xo_verdict_line(rules, finding, text);
  text[len - 1] = (char)(text[len - 1] + fault("line"));
  return len - fault("len");
}

void xo_verdict_unjudged(char *text)
{
  real_xo_verdict_unjudged(text);
  text[0] = (char)(text[0] + fault("line"));
}

int xo_claim_check(bool claimed, xo_outcome outcome, xo_finding finding)
{
  return real_xo_claim_check(claimed, outcome, finding) + fault("check");
}

xo_word xo_claim_word(int check)
{
  xo_word word = real_xo_claim_word(check);
  word.text[0] = (char)(word.text[0] + fault("says"));
  return word;
}

int xo_verdict_claim(xo_rules rules, bool claimed, xo_outcome outcome, int check, char *text)
{
  int len = real_xo_verdict_claim(rules, claimed, outcome, check, text);
  text[len - 1] = (char)(text[len - 1] + fault("claim"));
  return len - fault("len");
}

/* ---- callers ---- */

static void line_of(xo_rules rules, xo_finding f)
{
  char text[XO_VERDICT_CAP];
  xo_verdict_line(rules, f, text);
}

static xo_finding valid(void)
{
  xo_finding f = {XO_OK, 0, 5, 10, -1, XO_CROSS};
  return f;
}

static void requires_xo_verdict_line_valid(void) { xo_verdict_line(tic_tac_toe(), valid(), no_memory()); }

static void requires_xo_verdict_line_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  line_of(rules, valid());
}

static void requires_xo_verdict_line_why(void)
{
  xo_finding f = valid();
  f.why = XO_TOO_LONG + 1;
  line_of(tic_tac_toe(), f);
}

static void requires_xo_verdict_line_known(void)
{
  xo_finding f = valid();
  f.outcome = 3;
  line_of(tic_tac_toe(), f);
}

static void requires_xo_verdict_line_counts(void)
{
  xo_finding f = valid();
  f.given = -1;
  line_of(tic_tac_toe(), f);
}

static void line_valid(void) { line_of(tic_tac_toe(), valid()); }

static void line_invalid(void)
{
  xo_finding f = {XO_TAKEN, 4, 3, 10, -1, XO_UNFINISHED};
  line_of(tic_tac_toe(), f);
}

static void requires_xo_verdict_unjudged_valid(void)
{
  char text[XO_UNJUDGED_LEN - 1];
  xo_verdict_unjudged(text);
}

static void unjudged(void)
{
  char text[XO_UNJUDGED_LEN];
  xo_verdict_unjudged(text);
}

static void check_fails(void) { xo_claim_check(true, XO_NOUGHT, valid()); }
static void requires_xo_claim_word_known(void) { xo_claim_word(XO_CLAIM_CHECKS); }
static void word_open(void) { xo_claim_word(XO_CLAIM_OPEN); }

static void claim_of(xo_rules rules, xo_outcome outcome, int check)
{
  char text[XO_VERDICT_CAP];
  xo_verdict_claim(rules, true, outcome, check, text);
}

static void requires_xo_verdict_claim_valid(void)
{
  xo_verdict_claim(tic_tac_toe(), true, XO_CROSS, XO_CLAIM_HOLDS, no_memory());
}

static void requires_xo_verdict_claim_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  claim_of(rules, XO_CROSS, XO_CLAIM_HOLDS);
}

static void requires_xo_verdict_claim_known(void) { claim_of(tic_tac_toe(), 3, XO_CLAIM_HOLDS); }
static void requires_xo_verdict_claim_check(void) { claim_of(tic_tac_toe(), XO_CROSS, XO_CLAIM_CHECKS); }
static void claim_good(void) { claim_of(tic_tac_toe(), XO_DRAW, XO_CLAIM_FAILS); }

const breach verdict_breaches[] = {
    REQUIRES(xo_verdict_line, valid),
    REQUIRES(xo_verdict_line, rules),
    REQUIRES(xo_verdict_line, why),
    REQUIRES(xo_verdict_line, known),
    REQUIRES(xo_verdict_line, counts),
    ENSURES(xo_verdict_line, len, line_valid, ""),
    ENSURES(xo_verdict_line, line, line_invalid, ""),
    REQUIRES(xo_verdict_unjudged, valid),
    ENSURES(xo_verdict_unjudged, line, unjudged, ""),
    ENSURES(xo_claim_check, check, check_fails, ""),
    REQUIRES(xo_claim_word, known),
    ENSURES(xo_claim_word, says, word_open, ""),
    REQUIRES(xo_verdict_claim, valid),
    REQUIRES(xo_verdict_claim, rules),
    REQUIRES(xo_verdict_claim, known),
    REQUIRES(xo_verdict_claim, check),
    ENSURES(xo_verdict_claim, len, claim_good, ""),
    ENSURES(xo_verdict_claim, claim, claim_good, ""),
    {0},
};
