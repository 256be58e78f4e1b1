/* Verdict lines: the bytes of each. */
#include "support.h"
#include "verdict.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* That line, and nothing behind the room. */
static void assert_line(xo_rules r, xo_finding f, const char *expected)
{
  char text[XO_VERDICT_CAP + 2];
  memset(text, '?', sizeof text);
  int len = xo_verdict_line(r, f, text + 1);
  assert_int_equal(len, strlen(expected));
  assert_memory_equal(text + 1, expected, strlen(expected));
  assert_int_equal(text[0], '?');
  assert_int_equal(text[XO_VERDICT_CAP + 1], '?');
}

static xo_finding valid(xo_outcome outcome, int used, int given)
{
  return (xo_finding){.why = XO_OK, .used = used, .given = given, .at = -1, .outcome = outcome};
}

TEST(valid_games_have_the_result_and_two_counts)
{
  xo_rules two = rules(3, 3, 3, 2);
  xo_rules many = rules(20, 20, 5, 8);
  assert_line(two, valid(XO_CROSS, 5, 5), "CROSS\t5\t5");
  assert_line(two, valid(XO_NOUGHT, 6, 9), "NOUGHT\t6\t9");
  assert_line(two, valid(XO_DRAW, 9, 9), "DRAW\t9\t9");
  assert_line(two, valid(XO_UNFINISHED, 0, 0), "UNFINISHED\t0\t0");
  assert_line(many, valid(8, 101, 400), "8\t101\t400");
  assert_line(many, valid(XO_UNFINISHED, INT_MAX, INT_MAX), "UNFINISHED\t2147483647\t2147483647");
}

TEST(invalid_games_have_the_reason_and_the_move)
{
  static const char *const words[] = {"",          "too-few",   "too-many",   "off-board", "taken",   "after-end",
                                      "bad-order", "bad-rules", "bad-record", "syntax",    "too-long"};
  assert_int_equal(LENGTH(words), XO_TOO_LONG + 1);
  for (xo_status why = XO_TOO_FEW; why <= XO_TOO_LONG; why++) {
    char expected[XO_VERDICT_CAP];
    xo_finding f = {.why = why, .move = 42, .used = 41, .given = 43, .at = 7, .outcome = 3};
    (void)snprintf(expected, sizeof expected, "INVALID\t%s\t42", words[why]);
    assert_line(rules(3, 3, 3, 2), f, expected);
  }
}

/* Where a digit more begins. */
TEST(numbers_are_decimal)
{
  for (int power = 1;; power *= 10) {
    for (int n = power - 1; n <= power + 1; n++) {
      char expected[XO_VERDICT_CAP];
      (void)snprintf(expected, sizeof expected, "DRAW\t%d\t%d", n, n / 7 * 3);
      assert_line(rules(3, 3, 3, 2), valid(XO_DRAW, n, n / 7 * 3), expected);
    }
    if (power > INT_MAX / 10)
      return;
  }
}

TEST(games_without_rules_are_not_judged)
{
  char text[XO_UNJUDGED_LEN + 1] = "";
  text[XO_UNJUDGED_LEN] = '?';
  xo_verdict_unjudged(text);
  assert_memory_equal(text, "UNJUDGED\tno-rules\t0?", XO_UNJUDGED_LEN + 1);
}

static void assert_claim(xo_rules r, bool claimed, xo_outcome outcome, int check, const char *expected)
{
  char text[XO_VERDICT_CAP];
  int len = xo_verdict_claim(r, claimed, outcome, check, text);
  assert_int_equal(len, strlen(expected));
  assert_memory_equal(text, expected, strlen(expected));
}

TEST(claims_stand_behind_the_verdict)
{
  xo_rules two = rules(3, 3, 3, 2);
  assert_claim(two, true, XO_CROSS, XO_CLAIM_HOLDS, "\tCROSS\tholds");
  assert_claim(two, true, XO_UNFINISHED, XO_CLAIM_FAILS, "\tUNFINISHED\tfails");
  assert_claim(two, true, XO_DRAW, XO_CLAIM_OPEN, "\tDRAW\topen");
  assert_claim(two, true, XO_NOUGHT, XO_CLAIM_UNCHECKED, "\tNOUGHT\t-");
  assert_claim(rules(4, 4, 3, 3), true, 3, XO_CLAIM_OPEN, "\t3\topen");
  assert_claim(two, false, 77, XO_CLAIM_UNCHECKED, "\t-\t-");
}

TEST(claims_hold_fail_or_are_open)
{
  xo_finding won = valid(XO_CROSS, 5, 5);
  xo_finding open = valid(XO_UNFINISHED, 4, 4);
  xo_finding fault = won;
  fault.why = XO_TAKEN;
  assert_int_equal(xo_claim_check(true, XO_CROSS, won), XO_CLAIM_HOLDS);
  assert_int_equal(xo_claim_check(true, XO_NOUGHT, won), XO_CLAIM_FAILS);
  assert_int_equal(xo_claim_check(true, XO_UNFINISHED, won), XO_CLAIM_FAILS);
  assert_int_equal(xo_claim_check(true, XO_NOUGHT, open), XO_CLAIM_OPEN);
  assert_int_equal(xo_claim_check(true, XO_UNFINISHED, open), XO_CLAIM_HOLDS);
  assert_int_equal(xo_claim_check(true, XO_CROSS, fault), XO_CLAIM_UNCHECKED);
  assert_int_equal(xo_claim_check(false, XO_CROSS, won), XO_CLAIM_UNCHECKED);
}
