/* Where moves and words stand in a line of text. */
#include "notation.h"
#include "support.h"

#include <string.h>

static void assert_span(xo_rules r, const char *text, int k, int at, int len)
{
  xo_span span = xo_notation_span(r, exactly(text), (int)strlen(text), k);
  if (span.at != at || span.len != len)
    fail_msg("\"%s\", move %d: %d bytes at %d", text, k, span.len, span.at);
}

TEST(each_digit_is_a_move_on_a_small_board)
{
  xo_rules r = rules(3, 3, 3, 2);
  static const int spans[][2] = {{1, 1}, {2, 1}, {4, 3}, {8, 1}, {9, 0}};
  for (int k = 0; k < LENGTH(spans); k++)
    assert_span(r, " 15\t2,2 9#3", k + 1, spans[k][0], spans[k][1]);
  assert_span(r, "1b25", 1, 0, 4);
  assert_span(r, "15 b2 C3 9", 3, 3, 2);
  assert_span(r, "15 b2 C3 9", 5, 9, 1);
  assert_span(r, "", 1, 0, 0);
  assert_span(r, "  ", 1, 2, 0);
  assert_span(r, "#1", 1, 0, 0);
  assert_span(r, "1 1", 2147483647, 3, 0);
  assert_span(r, "1. 15 2. c3 3.", 1, 3, 1);
  assert_span(r, "1. 15 2. c3 3.", 3, 9, 2);
  assert_span(r, "1. 15 2. c3 3.", 4, 14, 0);
  assert_span(r, "1. 15 2.x", 3, 6, 3);
}

TEST(each_word_is_a_move_on_a_large_board)
{
  xo_rules r = rules(15, 15, 5, 2);
  const char *text = "15 2,2\r113 ";
  assert_span(r, text, 1, 0, 2);
  assert_span(r, text, 2, 3, 3);
  assert_span(r, text, 3, 7, 3);
  assert_span(r, text, 4, 11, 0);
  assert_span(r, "1. 15 2. 16", 2, 9, 2);
}

/* What cannot be read stands where the move behind those that were read would. */
TEST(a_fault_stands_behind_the_moves_that_are_read)
{
  static const char *const bad[] = {"15 x", "15 3x", "1 5 2,", "15\t,2", "15 1,2,3 4", "15 7.x"};
  for (int i = 0; i < LENGTH(bad); i++) {
    xo_moves m;
    int len = (int)strlen(bad[i]);
    xo_reading reading = xo_notation_read(rules(3, 3, 3, 2), XO_PLAIN, bad[i], len, &m);
    xo_span span = xo_notation_span(rules(3, 3, 3, 2), bad[i], len, reading.moves + 1);
    xo_span found = xo_notation_word(bad[i], len, reading.at);
    assert_int_equal(reading.moves, 2);
    assert_int_equal(span.at, found.at);
    assert_true(found.at <= reading.at && reading.at <= found.at + found.len);
  }
}

static void assert_word(const char *text, int at, int begin, int len)
{
  xo_span found = xo_notation_word(exactly(text), (int)strlen(text), at);
  if (found.at != begin || found.len != len)
    fail_msg("\"%s\", byte %d: %d bytes at %d", text, at, found.len, found.at);
}

TEST(a_word_ends_at_blanks_and_comments)
{
  const char *text = "15 2,2#x\t";
  static const int words[][2] = {{0, 2}, {0, 2}, {0, 2}, {3, 3}, {3, 3}, {3, 3}, {3, 3}, {7, 1}, {7, 1}, {9, 0}};
  for (int at = 0; at < LENGTH(words); at++)
    assert_word(text, at, words[at][0], words[at][1]);
  assert_word("", 0, 0, 0);
  assert_word("  ", 1, 1, 0);
}

/* What stands before a move reads as the moves before it, and with it as one more. */
TEST(places_agree_with_the_reader)
{
  static const char bytes[] = "1529,. \t#xbC";
  seed(77);
  for (int n = 0; n < 20000; n++) {
    char text[24];
    int len = below(LENGTH(text));
    xo_rules r = below(2) == 0 ? rules(3, 3, 3, 2) : rules(4, 4, 3, 2);
    for (int i = 0; i < len; i++)
      text[i] = bytes[below(LENGTH(bytes) - 1)];
    xo_moves m, before;
    int count = xo_notation_read(r, XO_PLAIN, text, len, &m).moves;
    for (int k = 1; k <= count; k++) {
      xo_span span = xo_notation_span(r, text, len, k);
      xo_reading read = xo_notation_read(r, XO_PLAIN, text, span.at, &before);
      assert_int_equal(read.moves, k - 1);
      assert_int_equal(read.at, -1);
      read = xo_notation_read(r, XO_PLAIN, text + span.at, span.len, &before);
      assert_int_equal(read.moves, 1);
      assert_memory_equal(&before.at[0], &m.at[k - 1], sizeof m.at[0]);
    }
  }
}
