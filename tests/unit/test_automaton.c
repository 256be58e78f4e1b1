/* The automaton: what it says of a line is what the reader and the referee say, and it says it of every game of 3x3. */
#include "automaton.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

enum { LINE_CAP = 16 };

static xo_automaton automaton;

/* The row of the verdict of a line, without its newline, and what follows it; 0: unknown. */
static int walk(const char *text)
{
  char line[LINE_CAP + 1];
  unsigned char classes[LINE_CAP];
  memset(line, '5', sizeof line);
  size_t len = strlen(text);
  assert_true(len < LINE_CAP);
  memcpy(line, text, len);
  line[len] = '\n';
  xo_automaton_classes(line, LINE_CAP, classes);
  return xo_automaton_line(&automaton, classes);
}

/* The same of the moves written as words, of which the letters are in both cases. */
static int walk_in_words(const xo_moves *list, int width)
{
  char text[XO_AUTOMATON_PAIRS * XO_AUTOMATON_CELLS + 1] = "";
  unsigned char classes[XO_AUTOMATON_STEPS] = {0};
  int len = 0;
  for (int i = 0; i < list->len; i++) {
    xo_pos cell = list->at[i];
    len += width == XO_AUTOMATON_PAIRS ? sprintf(text + len, "%d,%d ", cell.row, cell.col)
                                       : sprintf(text + len, "%c%d ", (i & 1 ? 'a' : 'A') + cell.col - 1, cell.row);
  }
  assert_int_equal(xo_automaton_words(automaton.rules, width, text, len - 1, classes), list->len);
  return xo_automaton_line(&automaton, classes);
}

/* Holds a walk against the reader and the referee. Answers whether the automaton knew. */
static bool agrees(const char *text)
{
  xo_record record = {automaton.rules, automaton.order, {0, {{0, 0}}}};
  xo_game game;
  int v = walk(text);
  xo_reading reading = xo_notation_read(record.rules, XO_PLAIN, text, (int)strlen(text), &record.moves);
  assert_true(v >= 0 && v < XO_AUTOMATON_VERDICTS);
  if (reading.at == -1) {
    assert_int_equal(xo_automaton_moves(&automaton, &record.moves), v);
    if (v != 0) {
      assert_int_equal(walk_in_words(&record.moves, XO_AUTOMATON_PAIRS), v);
      assert_int_equal(walk_in_words(&record.moves, XO_AUTOMATON_LETTERS), v);
    }
  }
  if (v == 0)
    return false;
  xo_verdict verdict = xo_referee_judge(&record, &game);
  assert_int_equal(reading.at, -1);
  assert_int_equal(automaton.verdict[v].status, verdict.status);
  assert_int_equal(automaton.verdict[v].given, reading.moves);
  assert_int_equal(automaton.verdict[v].used, verdict.used);
  assert_int_equal(automaton.verdict[v].outcome, verdict.outcome);
  return true;
}

/* Every sequence of free cells that begins with text, which has len cells: how many there are, and are known. */
static void all_from(char *text, int len, long *lines, long *known)
{
  int cells = xo_max(automaton.rules);
  if (len > 0) {
    ++*lines;
    *known += agrees(text);
  }
  for (int cell = 1; cell <= cells; cell++) {
    char digit = (char)('0' + cell);
    if (strchr(text, digit) == NULL) {
      text[len] = digit;
      all_from(text, len + 1, lines, known);
      text[len] = '\0';
    }
  }
}

static void make(xo_rules r, xo_play_order order) { xo_automaton_make(&automaton, r, &order); }

TEST(every_line_of_tic_tac_toe_is_known)
{
  char text[LINE_CAP] = "";
  long lines = 0, known = 0;
  make(rules(3, 3, 3, 2), (xo_play_order){2, {XO_NOUGHT, XO_CROSS}});
  all_from(text, 0, &lines, &known);
  assert_int_equal(lines, 986409);
  assert_int_equal(known, lines);
}

TEST(any_small_board_has_an_automaton)
{
  static const xo_rules small[] = {{1, 1, 1, 2}, {1, 1, 1, 8}, {2, 2, 2, 2},  {2, 3, 2, 3}, {3, 2, 3, 2},
                                   {7, 1, 2, 2}, {1, 7, 3, 2}, {2, 3, 19, 2}, {1, 6, 1, 4}};
  for (int i = 0; i < LENGTH(small); i++) {
    char text[LINE_CAP] = "";
    long lines = 0, known = 0;
    make(small[i], in_order(small[i].players));
    all_from(text, 0, &lines, &known);
    assert_int_equal(known, lines);
  }
}

/* Random sequences, of free cells or with faults; how many of them are known. */
static int some_are_known(void)
{
  int known = 0;
  seed(9);
  for (int i = 0; i < 20000; i++) {
    char text[LINE_CAP] = "";
    int len = between(1, 9);
    for (int n = 0; n < len; n++) {
      char digit = (char)('0' + between(1, 9));
      while (i % 8 != 0 && strchr(text, digit) != NULL)
        digit = (char)('0' + between(1, 9));
      text[n] = digit;
    }
    known += agrees(text);
  }
  return known;
}

/* Three players have more positions than there are rows, and a line of two more verdicts. */
TEST(what_has_no_room_is_unknown)
{
  make(rules(3, 3, 3, 3), in_order(3));
  assert_int_equal(automaton.rows, XO_AUTOMATON_ROWS);
  int known = some_are_known();
  assert_true(known >= 1 && known <= 15000);
  make(rules(1, 9, 2, 2), in_order(2));
  assert_int_equal(automaton.verdicts, XO_AUTOMATON_VERDICTS);
  known = some_are_known();
  assert_true(known >= 10000 && known <= 17499);
}

TEST(what_is_no_game_of_digits_is_unknown)
{
  static const char *const other[] = {"",  "0",    "10",  "11",    "1 5",        "1,5",        "15#",
                                      "#", "15\r", "1-5", " 15",   "1234567891", "1234567899", "15293\t",
                                      "x", "15x",  ":",   "15/29", "\x80\xff"};
  make(rules(3, 3, 3, 2), in_order(2));
  for (int i = 0; i < LENGTH(other); i++)
    assert_int_equal(walk(other[i]), 0);
  make(rules(2, 2, 2, 2), in_order(2));
  assert_int_equal(walk("15"), 0);
  assert_int_not_equal(walk("14"), 0);
}

TEST(the_classes_of_bytes)
{
  for (int c = -128; c < 128; c++) {
    char byte = (char)c;
    unsigned char class = 99;
    xo_automaton_classes(&byte, 1, &class);
    assert_int_equal(class, byte == '\n' ? XO_AUTOMATON_NEWLINE : '1' <= c && c <= '9' ? c - '0' : 0);
  }
}

/* A list can be empty, longer than a line, or off the board. */
TEST(what_is_no_game_of_moves_is_unknown)
{
  static const char *const text[] = {"", "1234567891", "1,1 1,4", "1,0", "4,1", "5 5"};
  make(rules(3, 3, 3, 2), in_order(2));
  for (int i = 0; i < LENGTH(text); i++) {
    xo_moves list = moves(automaton.rules, text[i]);
    assert_int_equal(xo_automaton_moves(&automaton, &list), 0);
  }
  xo_moves negative = {-1, {{1, 1}}};
  assert_int_equal(xo_automaton_moves(&automaton, &negative), 0);
}

static int words(xo_rules of, int width, const char *text)
{
  unsigned char classes[XO_AUTOMATON_STEPS] = {0};
  int n = xo_automaton_words(of, width, text, (int)strlen(text), classes);
  assert_true(n == 0 || (classes[0] == 1 && classes[n - 1] <= xo_max(of) && classes[n] == XO_AUTOMATON_NEWLINE));
  return n > 0 ? classes[n - 1] : 0;
}

TEST(what_is_no_line_of_words)
{
  static const char many_pairs[] = "1,1 2,2 1,1 2,2 1,1 2,2 1,1 2,2 1,1 2,2";
  static const char many_letters[] = "a1 b2 a1 b2 a1 b2 a1 b2 a1 b2";
  static const char *const no_pairs[] = {
      "",         "1",       "1,",         "15",      "1,5",      "1,0",      "0,1",     "4,1",      "1,4",
      "1;1",      "1,1 ",    "1,1 2",      "1,1 2,",  "1,1  2,2", "1,1\t2,2", "1,1,2,2", "1,1 2,2#", "1,1 2,2 ",
      " 1,1 2,2", "1,1 a,2", "1,1 2,\xb2", "1,1 2:2", "01,1 2,2", "1,1 2,12", "1,1\r",   many_pairs};
  static const char *const no_letters[] = {
      "",   "a",  "a1 ", "a1 b",  "a1  b2", "a1\tb2", "a1-b2", "a0",  "a4", "d1",    "D1",     "`1",
      "@1", "[1", "{1",  "\3411", "a\xb1",  "a1 b2#", "a12",   " a1", "1a", "a1 22", "a1 b,2", many_letters};
  for (int i = 0; i < LENGTH(no_pairs); i++)
    assert_int_equal(words(rules(3, 3, 3, 2), XO_AUTOMATON_PAIRS, no_pairs[i]), 0);
  for (int i = 0; i < LENGTH(no_letters); i++)
    assert_int_equal(words(rules(3, 3, 3, 2), XO_AUTOMATON_LETTERS, no_letters[i]), 0);
  assert_int_equal(words(rules(3, 3, 3, 2), XO_AUTOMATON_PAIRS, "1,1 2,3"), 6);
  assert_int_equal(words(rules(2, 4, 3, 2), XO_AUTOMATON_PAIRS, "1,1 2,3"), 7);
  assert_int_equal(words(rules(1, 9, 3, 2), XO_AUTOMATON_PAIRS, "1,1 2,3"), 0);
  assert_int_equal(words(rules(3, 3, 3, 2), XO_AUTOMATON_LETTERS, "a1 C2"), 6);
  assert_int_equal(words(rules(2, 4, 3, 2), XO_AUTOMATON_LETTERS, "A1 c2"), 7);
  assert_int_equal(words(rules(1, 9, 3, 2), XO_AUTOMATON_LETTERS, "a1 i1"), 9);
  assert_int_equal(words(rules(1, 9, 3, 2), XO_AUTOMATON_LETTERS, "a1 c2"), 0);
}
