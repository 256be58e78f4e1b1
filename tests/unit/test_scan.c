/* The scan of the lines of a block: of each it says what the automaton says of its moves, or that it does not know. */
#include "scan.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static xo_automaton automaton;
static xo_lines lines;
static xo_verdicts known;

/* Scans a block that is all of a file; how many lines it has. */
static int scan(const char *text, int len)
{
  xo_reader reader = {1, 0};
  int used = xo_lines_next(&reader, text, len, true, &lines);
  assert_int_equal(used, len);
  memset(&known, XO_AUTOMATON_VERDICTS, sizeof known);
  xo_scan_lines(&automaton, text, len, &lines, &known);
  assert_int_equal(known.count, lines.count);
  assert_true(lines.count == XO_WINDOW || known.of[lines.count] == XO_AUTOMATON_VERDICTS);
  return lines.count;
}

static void make(xo_rules r)
{
  xo_play_order order = in_order(r.players);
  xo_automaton_make(&automaton, r, &order);
}

/* The row of the moves of a text that the reader takes. */
static int row_of(const char *text, int len)
{
  xo_moves list;
  xo_reading reading = xo_notation_read(automaton.rules, XO_PLAIN, text, len, &list);
  return reading.at == -1 ? xo_automaton_moves(&automaton, &list) : 0;
}

TEST(a_game_is_known_in_each_notation)
{
  static const char *const game[] = {
      "15293", "1,1 2,2 1,2 3,3 1,3", "a1 b2 b1 c3 c1", "A1 B2 b1 c3 C1", "1", "1,1", "a1", "152673498",
      "15",    "3,3 2,2 1,1 1,2",     "c3 B2 a1"};
  make(rules(3, 3, 3, 2));
  for (int i = 0; i < LENGTH(game); i++) {
    char block[64];
    int len = sprintf(block, "%s\n", game[i]);
    assert_int_equal(scan(exactly(block), len), 1);
    assert_int_not_equal(known.of[0], 0);
    assert_int_equal(known.of[0], row_of(game[i], len - 1));
  }
}

TEST(other_lines_are_unknown)
{
  static const char *const other[] = {"\n",         "0\n",      "11\n",   "1 5\n",  "15 \n",  " 15\n",     "15#\n",
                                      "a\n",        "a1b2\n",   "a4\n",   "1,4\n",  "1,1,\n", "1,\n",      ",1\n",
                                      "1,1  2,2\n", "a1 1,2\n", "15\r\n", "15=1\n", "@\n",    "\x80\xff\n"};
  make(rules(3, 3, 3, 2));
  for (int i = 0; i < LENGTH(other); i++) {
    assert_int_equal(scan(exactly(other[i]), (int)strlen(other[i])), 1);
    assert_int_equal(known.of[0], 0);
  }
}

/* At the end of a file a line may have no newline: its bytes are looked at and nothing behind them. */
TEST(the_last_line_may_have_no_end)
{
  make(rules(3, 3, 3, 2));
  assert_int_equal(scan(exactly("15293\n1,1 2,2"), 13), 2);
  assert_int_not_equal(known.of[0], 0);
  assert_int_equal(known.of[1], row_of("15", 2));
  assert_int_equal(scan(exactly("15293"), 5), 1);
  assert_int_equal(known.of[0], 0);
}

/* Byte by byte: what is a game of one digit. */
TEST(a_byte_is_a_cell_or_none)
{
  make(rules(3, 3, 3, 2));
  for (int c = -128; c < 128; c++) {
    char block[] = {(char)c, '\n'};
    int count = scan(block, 2);
    assert_int_equal(count, c == '\n' ? 2 : 1);
    assert_true((known.of[0] != 0) == ('1' <= c && c <= '9'));
  }
}

/* A line that a board of these rules may have, of some kind, with its newline; how long it is. */
static int some_line(char *text)
{
  int kind = below(4), n = between(1, 9), len = 0;
  for (int i = 0; i < n; i++) {
    int row = between(1, 3), col = between(1, 3);
    len += kind == 0   ? sprintf(text + len, "%d,%d ", row, col)
           : kind == 1 ? sprintf(text + len, "%c%d ", 'a' + col - 1, row)
                       : sprintf(text + len, "%d", 3 * row + col - 3);
  }
  if (kind == 3)
    text[below(len)] = (char)between(32, 126);
  text[len - (kind < 2)] = '\n';
  return len + (kind >= 2);
}

/* More lines than are looked at side by side: each has its own verdict. */
TEST(each_line_has_its_own)
{
  static char block[XO_WINDOW];
  int len = 0, games = 0;
  make(rules(3, 3, 3, 2));
  seed(3);
  while (len < XO_LINE_MAX - 64)
    len += some_line(block + len);
  int count = scan(block, len);
  assert_true(count > 4 * XO_SCAN_LINES);
  for (int k = 0; k < count; k++) {
    if (known.of[k] != 0)
      assert_int_equal(known.of[k], row_of(block + lines.start[k], lines.start[k + 1] - 1 - lines.start[k]));
    games += known.of[k] != 0;
  }
  assert_true(games > count / 8);
}

TEST(the_beginning_of_a_line_is_known_up_to_a_cell_taken_twice)
{
  static const struct {
    const char *text;
    int digits;
  } line[] = {{"15293", 5}, {"152931", 5}, {"1529348", 7}, {"11", 1}, {"151", 2}, {"1x", 1}, {"", 0}, {"0", 0}};
  make(rules(3, 3, 3, 2));
  for (int i = 0; i < LENGTH(line); i++) {
    int digits = -1, len = (int)strlen(line[i].text);
    int v = xo_scan_beginning(&automaton, exactly(line[i].text), len, &digits);
    assert_int_equal(digits, line[i].digits);
    assert_int_equal(v, row_of(line[i].text, digits));
  }
}
