/* verdict.c: the clauses of xo/verdict.h. */
#include "breach.h"

REAL(xo_verdict_line, xo_verdict_unjudged, xo_claim_check, xo_claim_word, xo_verdict_claim, xo_verdict_entry)

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

int xo_verdict_entry(xo_asked asked, xo_rules rules, xo_entry entry, unsigned char *text, int at)
{
  int len = real_xo_verdict_entry(asked, rules, entry, text, at);
  text[at] = (unsigned char)(text[at] + fault("bytes"));
  return len - fault("len");
}

static void line_of(xo_rules rules, xo_finding f) { xo_verdict_line(rules, f, (char[XO_VERDICT_CAP]){0}); }
static xo_finding valid(void) { return (xo_finding){XO_OK, 0, 5, 10, -1, XO_CROSS}; }
REQUIRES(xo_verdict_line, valid) { xo_verdict_line(tic_tac_toe(), valid(), no_memory()); }
REQUIRES(xo_verdict_line, rules) { line_of((xo_rules){0, 3, 3, 2}, valid()); }
REQUIRES(xo_verdict_line, why) { line_of(tic_tac_toe(), WITH(valid(), why = XO_TOO_LONG + 1)); }
REQUIRES(xo_verdict_line, known) { line_of(tic_tac_toe(), WITH(valid(), outcome = 3)); }
REQUIRES(xo_verdict_line, counts) { line_of(tic_tac_toe(), WITH(valid(), given = -1)); }
ENSURES(xo_verdict_line, line_valid, len) { line_of(tic_tac_toe(), valid()); }
ENSURES(xo_verdict_line, line_invalid, line) { line_of(tic_tac_toe(), WITH(valid(), why = XO_TAKEN)); }
REQUIRES(xo_verdict_unjudged, valid) { xo_verdict_unjudged((char[XO_UNJUDGED_LEN - 1]){0}); }
ENSURES(xo_verdict_unjudged, unjudged, line) { xo_verdict_unjudged((char[XO_UNJUDGED_LEN]){0}); }
ENSURES(xo_claim_check, check_fails, check) { xo_claim_check(true, XO_NOUGHT, valid()); }
REQUIRES(xo_claim_word, known) { xo_claim_word(XO_CLAIM_CHECKS); }
ENSURES(xo_claim_word, word_open, says) { xo_claim_word(XO_CLAIM_OPEN); }

static void claim_of(xo_rules rules, xo_outcome outcome, int check)
{
  xo_verdict_claim(rules, true, outcome, check, (char[XO_VERDICT_CAP]){0});
}

REQUIRES(xo_verdict_claim, valid) { xo_verdict_claim(tic_tac_toe(), true, XO_CROSS, XO_CLAIM_HOLDS, no_memory()); }
REQUIRES(xo_verdict_claim, rules) { claim_of((xo_rules){0, 3, 3, 2}, XO_CROSS, XO_CLAIM_HOLDS); }
REQUIRES(xo_verdict_claim, known) { claim_of(tic_tac_toe(), 3, XO_CLAIM_HOLDS); }
REQUIRES(xo_verdict_claim, check) { claim_of(tic_tac_toe(), XO_CROSS, XO_CLAIM_CHECKS); }
ENSURES(xo_verdict_claim, good, len, claim) { claim_of(tic_tac_toe(), XO_DRAW, XO_CLAIM_FAILS); }

static void entry_at(xo_rules rules, int at, void *text)
{
  xo_entry won = {.kind = XO_ENTRY_GAME, .finding = valid()};
  xo_verdict_entry((xo_asked){XO_PLAIN, 0, 0, 1}, rules, won, text, at);
}

static unsigned char behind[XO_ENTRY_CAP + 1];
REQUIRES(xo_verdict_entry, at) { entry_at(tic_tac_toe(), -1, behind + 1); }
REQUIRES(xo_verdict_entry, valid) { entry_at(tic_tac_toe(), 1, no_memory()); }
REQUIRES(xo_verdict_entry, rules) { entry_at((xo_rules){0, 3, 3, 2}, 1, behind); }
ENSURES(xo_verdict_entry, behind_one, len, bytes) { entry_at(tic_tac_toe(), 1, behind); }
