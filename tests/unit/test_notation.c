/* Text to moves and back: the notations, the numbers no board has, comments, and where syntax ends. */
#include "support.h"
#include "token.h"

#include <string.h>

static xo_reading read_exactly(xo_rules r, const char *text, xo_moves *m)
{
  return xo_notation_read(r, XO_PLAIN, exactly(text), (int)strlen(text), m);
}

/* Reads text and expects these positions, as row and col in turn. */
static void assert_style(xo_rules r, xo_style style, const char *text, int count, const int *expected)
{
  xo_moves m;
  xo_reading reading = xo_notation_read(r, style, exactly(text), (int)strlen(text), &m);
  assert_int_equal(reading.at, -1);
  assert_int_equal(reading.moves, count);
  assert_int_equal(m.len, count);
  for (int i = 0; i < count; i++) {
    assert_int_equal(m.at[i].row, expected[2 * i]);
    assert_int_equal(m.at[i].col, expected[2 * i + 1]);
  }
}

/* The positions are the rest of the arguments. */
#define ASSERT_MOVES(rules, style, text, ...) \
  assert_style(rules, style, text, LENGTH(((const int[]){__VA_ARGS__})) / 2, (const int[]){__VA_ARGS__})

TEST(all_notations_read_the_same)
{
  static const char *const text[] = {"15943",
                                     "1 5 9 4 3",
                                     "1,1 2,2 3,3 2,1 1,3",
                                     "1 5 3,3 43",
                                     "\t15\t9 4\r3\r",
                                     "  15943   ",
                                     "15943#comment",
                                     "1,1 5 9 4 1,3#x",
                                     "15943 # 1,1 no move, at all",
                                     "01,1 2,02 9 2,1 001,03",
                                     "1,1 59 2,1 3",
                                     "a1 b2 c3 a2 c1",
                                     "A1 B2 C3 A2 C1",
                                     "a01 5 C0003 2,1\tc1#c2",
                                     "1. 1 5 2. 9 4 3. 3",
                                     "1. 15 2. 94 17. 3 000. # 4.",
                                     "123456789. a1 b2 2.\tc3 4 3.\r1,3"};
  for (int i = 0; i < LENGTH(text); i++)
    ASSERT_MOVES(rules(3, 3, 3, 2), XO_PLAIN, text[i], 1, 1, 2, 2, 3, 3, 2, 1, 1, 3);
}

TEST(a_number_is_a_cell_of_a_large_board)
{
  ASSERT_MOVES(rules(15, 15, 5, 2), XO_PLAIN, "1 15 16 225 113", 1, 1, 1, 15, 2, 1, 15, 15, 8, 8);
  ASSERT_MOVES(rules(2, 5, 2, 2), XO_PLAIN, "9", 2, 4);
  ASSERT_MOVES(rules(2, 5, 2, 2), XO_PLAIN, "10", 2, 5);
  ASSERT_MOVES(rules(3, 3, 3, 2), XO_PLAIN, "19", 1, 1, 3, 3);
  ASSERT_MOVES(rules(1, 9, 3, 2), XO_PLAIN, "91", 1, 9, 1, 1);
}

/* Counted from 0 is what is a number, but for the row behind a letter; without I are the letters. */
TEST(a_style_says_what_numbers_and_letters_are)
{
  static const char text[] = "0 1 12 13 0,1 2,11 99999,1234567 h1 i1 j1";
  xo_rules r = rules(3, 12, 3, 2);
  ASSERT_MOVES(r, XO_PLAIN, text, 1, 0, 1, 1, 1, 12, 2, 1, 0, 1, 2, 11, 99999, 100000, 1, 8, 1, 9, 1, 10);
  ASSERT_MOVES(r, XO_ZERO_BASED, text, 1, 1, 1, 2, 2, 1, 2, 2, 1, 2, 3, 12, 100000, 100001, 1, 8, 1, 9, 1, 10);
  ASSERT_MOVES(r, XO_GO_LETTERS, "A3 h3 i3 I3 j3 J3 u3 z3 Z3 1,2 1.  1", 3, 1, 3, 8, 3, 0, 3, 0, 3, 9, 3, 9, 3, 20, 3,
               25, 3, 25, 1, 2, 1, 1);
  ASSERT_MOVES(r, XO_ZERO_BASED + XO_GO_LETTERS, "h3 I3 j3 1,2 0", 3, 8, 3, 0, 3, 9, 2, 3, 1, 1);
  ASSERT_MOVES(rules(3, 3, 3, 2), XO_ZERO_BASED, "048", 1, 1, 2, 2, 3, 3);
}

/* None is left out: i is the ninth column; those behind t are of no board. */
TEST(a_letter_is_a_column)
{
  ASSERT_MOVES(rules(20, 20, 5, 2), XO_PLAIN, "h8 I12 t20 T1 j10", 8, 8, 12, 9, 20, 20, 1, 20, 10, 10);
  for (int i = 0; i < 26; i++)
    for (int row = 0; row <= XO_SIDE_MAX + 1; row++) {
      char text[2][4] = {{(char)('a' + i), (char)('0' + row / 10), (char)('0' + row % 10)},
                         {(char)('A' + i), (char)('0' + row / 10), (char)('0' + row % 10)}};
      ASSERT_MOVES(rules(3, 3, 3, 2), XO_PLAIN, text[0], row, i + 1);
      ASSERT_MOVES(rules(20, 20, 5, 2), XO_PLAIN, text[1], row, i + 1);
    }
}

TEST(there_may_be_no_moves)
{
  static const char *const empty[] = {"", " ", "\t \r", "#", "  # 12345", "##"};
  for (int i = 0; i < LENGTH(empty); i++)
    assert_style(rules(3, 3, 3, 2), XO_PLAIN, empty[i], 0, NULL);
}

/* Values off the board reach the referee as they are, or as some other value off the board. */
TEST(numbers_off_the_board_stay_off_it)
{
  static const char longest[] = "1,99999999999999999999999999999999999999999999999999999999999999";
  static const char *const off[] = {"0,1",
                                    "1,0",
                                    "0,0",
                                    "4,1",
                                    "1,4",
                                    "99,99",
                                    "a0",
                                    "d1",
                                    "z1",
                                    "a4",
                                    "a4294967297",
                                    "1,4294967297",
                                    "4294967297,1",
                                    "18446744073709551617,1",
                                    "2147483648,2147483648",
                                    longest};
  for (int i = 0; i < LENGTH(off); i++) {
    xo_moves m;
    xo_reading reading = read_exactly(rules(3, 3, 3, 2), off[i], &m);
    assert_int_equal(reading.at, -1);
    assert_int_equal(reading.moves, 1);
    assert_false(xo_inv_pos(rules(3, 3, 3, 2), m.at[0]));
  }
  xo_moves ten = moves(rules(3, 3, 3, 2), "10");
  assert_int_equal(ten.len, 2);
  assert_false(xo_inv_pos(rules(3, 3, 3, 2), ten.at[1]));
  static const char *const number[] = {"0", "00", "401", "4294967297", "18446744073709551617"};
  for (int i = 0; i < LENGTH(number); i++) {
    xo_moves m = moves(rules(20, 20, 5, 2), number[i]);
    assert_int_equal(m.len, 1);
    assert_false(xo_inv_pos(rules(20, 20, 5, 2), m.at[0]));
  }
}

/* The text with two zeros before each number: no quick way to read a pair knows such numbers. */
static void with_zeros(const char *text, char *longer)
{
  for (char before = ' '; *text != 0; before = *text++) {
    if (*text == '1' && before != '1') {
      *longer++ = '0';
      *longer++ = '0';
    }
    *longer++ = *text;
  }
  *longer = 0;
}

/* All texts of up to seven of these bytes are read as they are with zeros before their numbers. */
TEST(pairs_are_read_the_same_however_long_their_numbers)
{
  enum { LONGEST = 7 };
  static const xo_rules boards[] = {{9, 9, 5, 2}, {9, 10, 5, 2}, {10, 9, 5, 2}};
  static const char bytes[] = {'1', ',', ' ', 'x'};
  for (int b = 0; b < LENGTH(boards); b++)
    for (unsigned code = 0; code < 1U << (2 * LONGEST); code++) {
      char text[LONGEST + 1] = {0}, longer[3 * LONGEST + 1];
      xo_moves m, l;
      for (int i = 0; i < LONGEST; i++)
        text[i] = bytes[code >> (2 * i) & 3];
      with_zeros(text, longer);
      xo_reading reading = read_exactly(boards[b], text, &m);
      xo_reading same = read_exactly(boards[b], longer, &l);
      assert_int_equal(reading.moves, same.moves);
      assert_int_equal(reading.at < 0, same.at < 0);
      assert_int_equal(m.len, l.len);
      for (int i = 0; i < m.len; i++)
        assert_true(m.at[i].row == l.at[i].row && m.at[i].col == l.at[i].col);
    }
}

/* Words with a space behind them may be read quickly, those with a tab are not: all texts of ten of these bytes are
 * read the same both ways, pairs and numbers of cells, and have their faults at the same place. */
TEST(spaces_and_tabs_part_the_same_words)
{
  enum { LENGTH_OF_ALL = 10 };
  static const xo_rules boards[] = {{3, 3, 3, 2}, {15, 15, 5, 2}};
  static const char bytes[] = {'1', '7', ',', ' '};
  for (int b = 0; b < LENGTH(boards); b++)
    for (unsigned code = 0; code < 1U << (2 * LENGTH_OF_ALL); code++) {
      char text[LENGTH_OF_ALL + 1] = {0}, tabs[LENGTH_OF_ALL + 1] = {0};
      xo_moves m, l;
      for (int i = 0; i < LENGTH_OF_ALL; i++) {
        text[i] = bytes[code >> (2 * i) & 3];
        tabs[i] = (char)(text[i] == ' ' ? '\t' : text[i]);
      }
      xo_reading reading = xo_notation_read(boards[b], (int)(code % 3), text, LENGTH_OF_ALL, &m);
      xo_reading same = xo_notation_read(boards[b], (int)(code % 3), tabs, LENGTH_OF_ALL, &l);
      if (reading.moves != same.moves || reading.at != same.at || m.len != l.len ||
          memcmp(m.at, l.at, (size_t)m.len * sizeof m.at[0]) != 0)
        fail_msg("\"%s\" is not read as it is with tabs", text);
    }
}

TEST(leading_zeros_do_not_matter)
{
  ASSERT_MOVES(rules(15, 15, 5, 2), XO_PLAIN, "00000000000000000000002,03 0000000000012", 2, 3, 1, 12);
}

/* What is behind the moves of a line stays as it was, be the line good or not. */
TEST(what_is_behind_the_moves_stays)
{
  static const char *const text[] = {"", "15x", "1,1 2,2 3", "12,3 9,9,", "# 1 2"};
  for (int i = 0; i < LENGTH(text); i++) {
    xo_moves before, m;
    memset(&before, '~', sizeof before);
    m = before;
    read_exactly(rules(3, 3, 3, 2), text[i], &m);
    assert_memory_equal(m.at + m.len, before.at + m.len, (size_t)(XO_MOVES_CAP - m.len) * sizeof m.at[0]);
  }
}

TEST(a_fault_has_its_offset)
{
  static const struct {
    const char *text;
    int moves, at;
  } bad[] = {{"x", 0, 1},          {",1", 0, 0},      {"1,", 0, 2},    {"1, 2", 0, 2}, {"1,2x", 0, 3},
             {"1,2,3", 0, 3},      {"1,x", 0, 2},     {"1 2 x", 2, 5}, {"15x", 0, 2},  {"1,1 2,2 15y", 2, 10},
             {"1,,2", 0, 2},       {"1 -2", 1, 2},    {"1,-2", 0, 2},  {"+1", 0, 0},   {"1;2", 0, 1},
             {"1,2;", 0, 3},       {"1\n2", 0, 1},    {"1 \v2", 1, 2}, {"1,#", 0, 2},  {"12 34 5,", 4, 8},
             {"5 \xc3\xa9", 1, 2}, {"1/2", 0, 1},     {"1:2", 0, 1},   {" /", 0, 1},   {"1 :", 1, 2},
             {"h", 0, 1},          {"1 h", 1, 3},     {"h#", 0, 1},    {"h 8", 0, 1},  {"hh8", 0, 1},
             {"h8h", 0, 2},        {"8h", 0, 1},      {"h8,8", 0, 2},  {"8,h8", 0, 2}, {"h,8", 0, 1},
             {"a1 @1", 1, 3},      {"[1", 0, 0},      {"`1", 0, 0},    {"{1", 0, 0},   {"1.h8", 0, 1},
             {"1..", 0, 1},        {".", 0, 0},       {"1.,2", 0, 1},  {"1,2.", 0, 3}, {"a1.", 0, 2},
             {"5 1.5", 1, 3},      {"1. 5 2.x", 1, 6}};
  for (int i = 0; i < LENGTH(bad); i++) {
    xo_moves m;
    xo_reading reading = read_exactly(rules(3, 3, 3, 2), bad[i].text, &m);
    assert_int_equal(reading.at, bad[i].at);
    assert_int_equal(reading.moves, bad[i].moves);
    assert_int_equal(m.len, bad[i].moves);
  }
  xo_moves m;
  assert_int_equal(xo_notation_read(rules(3, 3, 3, 2), XO_PLAIN, "1\0002", 3, &m).at, 1);
}

TEST(every_byte_is_either_grammar_or_a_fault)
{
  for (int byte = 0; byte < 256; byte++) {
    const char text[3] = {'1', (char)byte, '2'};
    xo_moves m;
    xo_reading reading = xo_notation_read(rules(3, 3, 3, 2), XO_PLAIN, text, 3, &m);
    bool digit = byte >= '0' && byte <= '9';
    bool blank = byte == ' ' || byte == '\t' || byte == '\r';
    bool grammar = digit || blank || byte == ',' || byte == '#';
    assert_int_equal(reading.at, grammar ? -1 : 1);
    assert_int_equal(reading.moves, digit ? 3 : blank ? 2 : grammar ? 1 : 0);
  }
}

/* A list holds one move more than the largest board; of more only the number is known. */
TEST(a_long_line_is_counted_to_its_end)
{
  enum { GIVEN = 1000 };
  char text[2 * GIVEN];
  for (int i = 0; i < GIVEN; i++) {
    text[2 * i] = (char)('1' + i % 9);
    text[2 * i + 1] = ' ';
  }
  xo_moves m;
  xo_reading reading = xo_notation_read(rules(19, 19, 5, 2), XO_PLAIN, text, LENGTH(text), &m);
  assert_int_equal(reading.at, -1);
  assert_int_equal(reading.moves, GIVEN);
  assert_int_equal(m.len, XO_MOVES_CAP);
  for (int i = 0; i < m.len; i++)
    assert_int_equal(m.at[i].col, i % 9 + 1);
}

TEST(what_is_written_can_be_read)
{
  xo_rules r = rules(XO_SIDE_MAX, XO_SIDE_MAX, 5, 2);
  int longest = 0;
  for (int row = 1; row <= XO_SIDE_MAX; row++)
    for (int col = 1; col <= XO_SIDE_MAX; col++) {
      char text[XO_NOTATION_CAP + 1];
      memset(text, '~', sizeof text);
      int len = xo_notation_write(pos(row, col), text);
      assert_true(len >= 3 && len <= XO_NOTATION_CAP);
      longest = len > longest ? len : longest;
      assert_int_equal(text[len], '~');
      text[len] = '\0';
      ASSERT_MOVES(r, XO_PLAIN, text, row, col);
    }
  char text[XO_NOTATION_CAP];
  assert_int_equal(xo_notation_write(pos(7, 19), text), 4);
  assert_memory_equal(text, "7,19", 4);
  assert_int_equal(longest, 5);
  assert_int_equal(xo_notation_write(pos(20, 10), text), 5);
  assert_memory_equal(text, "20,10", 5);
}

/* The reader asks for a token only where one begins; the token's own contract allows the end of the text as well. */
TEST(there_is_no_token_at_the_end)
{
  xo_moves m = {0};
  int at = 1;
  assert_int_equal(xo_token(rules(3, 3, 3, 2), XO_PLAIN, true, "1", 1, &at, &m), -1);
  assert_int_equal(at, 1);
  assert_int_equal(m.len, 0);
}
