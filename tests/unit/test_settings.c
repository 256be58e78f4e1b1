/* Settings: what an @ line says, and where it is at fault. */
#include "settings.h"
#include "support.h"

#include <string.h>

static xo_settings settings_of(const char *text)
{
  static xo_option_words words;
  return xo_settings_read(text, (int)strlen(text), &words);
}

TEST(what_is_not_said_is_as_by_default)
{
  static const struct {
    const char *text;
    xo_rules rules;
    xo_player first;
    int partial;
  } said[] = {
      {"@ --partial", {3, 3, 3, 2}, 1, 1},
      {"@ --rules 4x5x3", {4, 5, 3, 2}, 1, 0},
      {"@--rules=4X5x3x3 --", {4, 5, 3, 3}, 1, 0},
      {"@\t--r 15x15x5 --ru 4x4x3 # the last one holds", {4, 4, 3, 2}, 1, 0},
      {"@ --order=NOUGHT,CROSS --p --rules=4x4x4", {4, 4, 4, 2}, 2, 1},
      {"@ --o cross,nought --ord o,x", {3, 3, 3, 2}, 2, 0},
      {"@ --rules 4x4x3x3 --order 3,1,2", {4, 4, 3, 3}, 3, 0},
  };
  for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
    xo_settings s = settings_of(said[i].text);
    assert_int_equal(s.fault, XO_SETTINGS_GOOD);
    assert_memory_equal(&s.rules, &said[i].rules, sizeof s.rules);
    assert_true(xo_inv_play_order(s.rules, &s.order));
    assert_int_equal(s.order.at[0], said[i].first);
    assert_int_equal(s.partial, said[i].partial);
  }
}

TEST(a_fault_has_its_place)
{
  static const struct {
    const char *text;
    int fault, at, len;
  } faults[] = {
      {"@", XO_SETTINGS_NOTHING, 0, 0},
      {"@ -- # --rules 3x3x3", XO_SETTINGS_NOTHING, 0, 0},
      {"@ --rules 4x4x3 -- 7", XO_SETTINGS_UNKNOWN, 19, 1},
      {"@ --rulez 4x4x3", XO_SETTINGS_UNKNOWN, 2, 7},
      {"@ -r 4x4x3", XO_SETTINGS_UNKNOWN, 2, 2},
      {"@ r- 4x4x3", XO_SETTINGS_UNKNOWN, 2, 2},
      {"@ -a", XO_SETTINGS_UNKNOWN, 2, 2},
      {"@ --partially", XO_SETTINGS_UNKNOWN, 2, 11},
      {"@ --partial=1", XO_SETTINGS_UNKNOWN, 2, 11},
      {"@ --rules", XO_SETTINGS_NO_VALUE, 2, 7},
      {"@ --order", XO_SETTINGS_NO_VALUE, 2, 7},
      {"@ --rules=", XO_SETTINGS_RULES_FORM, 10, 0},
      {"@ --rules x3x3", XO_SETTINGS_RULES_FORM, 10, 4},
      {"@ --rules 3", XO_SETTINGS_RULES_FORM, 10, 1},
      {"@ --rules 3y3x3", XO_SETTINGS_RULES_FORM, 10, 5},
      {"@ --rules 3xx3", XO_SETTINGS_RULES_FORM, 10, 4},
      {"@ --rules 3x3", XO_SETTINGS_RULES_FORM, 10, 3},
      {"@ --rules 3x3y3", XO_SETTINGS_RULES_FORM, 10, 5},
      {"@ --rules 3x3x", XO_SETTINGS_RULES_FORM, 10, 4},
      {"@ --rules 3x3x3y", XO_SETTINGS_RULES_FORM, 10, 6},
      {"@ --rules 3x3x3x", XO_SETTINGS_RULES_FORM, 10, 6},
      {"@ --rules 3x3x3x2x", XO_SETTINGS_RULES_FORM, 10, 8},
      {"@ --rules 3x3x21", XO_SETTINGS_RULES_RANGE, 10, 6},
      {"@ --order 1,2,3,4,5,6,7,8,9", XO_SETTINGS_ORDER, 10, 17},
      {"@ --order=CROSS", XO_SETTINGS_ORDER, 10, 5},
      {"@ --p --p --p --p --p --p --p --p --p --p --p --p --p --p --p --p --p", XO_SETTINGS_WORDS, 62, 3},
  };
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
    xo_settings s = settings_of(faults[i].text);
    if (s.fault != faults[i].fault || s.span.at != faults[i].at || s.span.len != faults[i].len)
      fail_msg("%s: fault %d at %d, %d bytes", faults[i].text, s.fault, s.span.at, s.span.len);
  }
}

TEST(a_nul_is_a_fault_before_the_comment)
{
  static xo_option_words words;
  static const char text[] = "@ --p\0 # \0";
  xo_settings s = xo_settings_read(text, (int)sizeof text - 1, &words);
  assert_int_equal(words.nul, 5);
  assert_int_equal(s.fault, XO_SETTINGS_NUL);
  assert_int_equal(s.span.at, 5);
}
