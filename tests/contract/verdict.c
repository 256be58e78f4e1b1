/* verdict.c: the clauses of xo/verdict.h. */
#include "breach.h"

REAL(xo_verdict_line);
REAL(xo_verdict_unjudged);

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

static void requires_xo_verdict_line_valid(void)
{
  xo_verdict_line(tic_tac_toe(), valid(), no_memory());
}

static void requires_xo_verdict_line_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  line_of(rules, valid());
}

static void requires_xo_verdict_line_why(void)
{
  xo_finding f = valid();
  f.why = (xo_status)(XO_TOO_LONG + 1);
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

static void line_valid(void)
{
  line_of(tic_tac_toe(), valid());
}

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
    {0},
};
