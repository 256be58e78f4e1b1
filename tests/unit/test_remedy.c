/* Remedies: what is to be done, and that its words are whole. */
#include "support.h"

#include <string.h>

static void assert_remedy_of(xo_style style, const char *text, int len, bool strict, const char *expected)
{
  xo_record record;
  xo_game game;
  assert_int_equal(xo_referee_begin(&record, rules(3, 3, 3, 2), in_order(2)), XO_OK);
  xo_finding f = xo_finding_line(&record, style, text, len, strict, false, &game);
  xo_message words = xo_remedy_words(xo_remedy_of(&record, f, style, text, len));
  assert_string_equal(words.text, expected);
  assert_int_equal(words.len, strlen(expected));
}

static void assert_remedy(xo_style style, const char *text, const char *expected)
{
  assert_remedy_of(style, text, (int)strlen(text), true, expected);
}

TEST(each_reason_has_a_remedy)
{
  assert_remedy(XO_PLAIN, "15", "add moves, or give --partial");
  assert_remedy(XO_PLAIN, "155", "choose a free cell");
  assert_remedy(XO_PLAIN, "152934", "end the game there, or leave out --strict");
  assert_remedy_of(XO_PLAIN, "1 2 3 4 5 6 8 7 9 9", 19, false, "end the game there");
  assert_remedy(XO_PLAIN, "15 x", "a move is ROW,COL, h8 or a cell number");
}

TEST(a_move_off_the_board_may_be_of_another_style)
{
  int both = XO_ZERO_BASED + XO_GO_LETTERS;
  assert_remedy(XO_PLAIN, "2 0,1 4,4", "give --rules for another board");
  assert_remedy(XO_PLAIN, "4,4", "give --rules for another board");
  assert_remedy(XO_PLAIN, "d1", "give --rules for another board");
  assert_remedy(XO_PLAIN, "1,0 2,2", "give --zero-based if rows, columns and cells are counted from 0");
  assert_remedy(XO_PLAIN, "0 8", "give --zero-based if rows, columns and cells are counted from 0");
  assert_remedy(XO_PLAIN, "a0 b2", "give --rules for another board");
  assert_remedy(XO_PLAIN, "0 9", "give --rules for another board");
  assert_remedy(XO_PLAIN, "1,0 4,1", "give --rules for another board");
  assert_remedy(XO_PLAIN, "1,0 1,4", "give --rules for another board");
  assert_remedy(XO_ZERO_BASED, "3,3", "counted from 0 these are one less; give --rules for another board");
  assert_remedy(both, "3,3", "counted from 0 these are one less; give --rules for another board");
  assert_remedy(XO_GO_LETTERS, "h1", "give --rules for another board");
  assert_remedy(XO_GO_LETTERS, "i1", "the letters of a go board leave out I: column 9 is J");
  assert_remedy(both, "I1", "the letters of a go board leave out I: column 9 is J");
  assert_remedy(both + 1, "10", "give --rules for another board");
}

TEST(a_word_that_cannot_be_read_may_be_a_slip)
{
  assert_remedy(XO_PLAIN, "15293=X", "a blank stands before =");
  assert_remedy(XO_PLAIN, "1.h8", "a blank stands behind a move's number, as in 1. h8 i9");
  assert_remedy(XO_PLAIN, "a1\r12.b2", "a blank stands behind a move's number, as in 1. h8 i9");
  assert_remedy(XO_PLAIN, "a1\t12.b2", "a blank stands behind a move's number, as in 1. h8 i9");
  assert_remedy(XO_PLAIN, "a1 b2.", "a move is ROW,COL, h8 or a cell number");
  assert_remedy(XO_PLAIN, "15 .", "a move is ROW,COL, h8 or a cell number");
  assert_remedy(XO_PLAIN, "1,", "a move is ROW,COL, h8 or a cell number");
  assert_remedy_of(XO_PLAIN, "1\0005\000", 4, true, "as in UTF-16: convert the file to UTF-8");
  assert_remedy(XO_PLAIN, "\xff\xfe", "as in UTF-16: convert the file to UTF-8");
  assert_remedy(XO_PLAIN, "\xfe\xff", "as in UTF-16: convert the file to UTF-8");
  assert_remedy(XO_PLAIN, "\xff", "a move is ROW,COL, h8 or a cell number");
  assert_remedy(XO_PLAIN, "\xfe\xfe", "a move is ROW,COL, h8 or a cell number");
  assert_remedy(XO_PLAIN, "15 \xff\xfe", "a move is ROW,COL, h8 or a cell number");
}

TEST(what_no_other_is_for)
{
  xo_record record;
  xo_finding f = {XO_TOO_LONG, 0, 0, 0, 65536, XO_UNFINISHED};
  assert_int_equal(xo_referee_begin(&record, rules(3, 3, 3, 2), in_order(2)), XO_OK);
  assert_string_equal(xo_remedy_words(xo_remedy_of(&record, f, XO_PLAIN, "", 0)).text, "one game stands on one line");
  f.why = XO_OFF_BOARD; /* of a move that the text has not */
  f.move = 1;
  assert_int_equal(xo_remedy_of(&record, f, XO_PLAIN, "", 0), XO_REMEDY_OTHER_BOARD);
}
