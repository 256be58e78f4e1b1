/* Claims: what a text line says that its game came to. */
#include "support.h"

#include <string.h>

static xo_claim claim_of(xo_rules r, const char *text) { return xo_claim_read(r, exactly(text), (int)strlen(text)); }

static void assert_claim(xo_rules r, const char *text, int kind, int at, xo_outcome outcome)
{
  xo_claim c = claim_of(r, text);
  assert_int_equal(c.kind, kind);
  assert_int_equal(c.at, at);
  assert_int_equal(c.outcome, outcome);
  assert_int_equal(c.moves, kind == XO_CLAIM_GOOD ? (size_t)at : strlen(text));
}

TEST(the_word_behind_the_sign_is_the_result)
{
  xo_rules two = rules(3, 3, 3, 2);
  assert_claim(two, "15293 = CROSS", XO_CLAIM_GOOD, 6, XO_CROSS);
  assert_claim(two, "15293 =nOuGhT\r", XO_CLAIM_GOOD, 6, XO_NOUGHT);
  assert_claim(two, "15 =\t\tx # resigned", XO_CLAIM_GOOD, 3, XO_CROSS);
  assert_claim(two, "15 = 2#", XO_CLAIM_GOOD, 3, XO_NOUGHT);
  assert_claim(two, "15 = o", XO_CLAIM_GOOD, 3, XO_NOUGHT);
  assert_claim(two, "15 = draw", XO_CLAIM_GOOD, 3, XO_DRAW);
  assert_claim(two, "15= = unfinished", XO_CLAIM_GOOD, 4, XO_UNFINISHED);
  assert_claim(rules(4, 4, 3, 8), "15 = 8", XO_CLAIM_GOOD, 3, 8);
}

TEST(there_is_none)
{
  static const char *const texts[] = {"", "15293", "15=CROSS", "# = CROSS", "15# = CROSS", "# a = b\t= CROSS"};
  for (int i = 0; i < LENGTH(texts); i++)
    assert_claim(rules(3, 3, 3, 2), texts[i], XO_CLAIM_NONE, -1, XO_NO_OUTCOME);
}

TEST(what_cannot_be_read_stays)
{
  xo_rules two = rules(3, 3, 3, 2);
  assert_claim(two, "= CROSS", XO_CLAIM_OF_NO_GAME, 0, XO_CROSS);
  assert_claim(two, "\t = # 1", XO_CLAIM_OF_NO_GAME, 2, XO_NO_OUTCOME);
  assert_claim(two, "15 =", XO_CLAIM_EMPTY, 3, XO_NO_OUTCOME);
  assert_claim(two, "15 = #CROSS", XO_CLAIM_EMPTY, 3, XO_NO_OUTCOME);
  assert_claim(two, "15 == CROSS", XO_CLAIM_UNKNOWN, 3, XO_NO_OUTCOME);
  static const char *const words[] = {"15 = CROS",  "15 = CROSSE", "15 = 3",          "15 = 0",
                                      "15 = DRAWN", "15 = DRA{",   "15 = UNFINISHEDX"};
  for (int i = 0; i < LENGTH(words); i++)
    assert_claim(two, words[i], XO_CLAIM_UNKNOWN, 3, XO_NO_OUTCOME);
  assert_claim(rules(3, 3, 3, 3), "15 = CROSS", XO_CLAIM_UNKNOWN, 3, XO_NO_OUTCOME);
  assert_claim(rules(3, 3, 3, 3), "15 = X", XO_CLAIM_UNKNOWN, 3, XO_NO_OUTCOME);
  assert_claim(two, "15 = DRAW = CROSS", XO_CLAIM_NOT_LAST, 3, XO_DRAW);
  xo_claim c = claim_of(two, "15 = DRAW 4");
  assert_int_equal(c.behind.at, 10);
  assert_int_equal(c.behind.len, 1);
}
