/* Words and messages: what is said of each answer. */
#include "support.h"

#include <stdio.h>
#include <string.h>

TEST(outcomes_have_words)
{
  xo_rules two = rules(3, 3, 3, 2);
  xo_rules many = rules(4, 4, 3, 8);
  assert_string_equal(xo_message_outcome(two, XO_CROSS).text, "CROSS");
  assert_string_equal(xo_message_outcome(two, XO_NOUGHT).text, "NOUGHT");
  assert_string_equal(xo_message_outcome(two, XO_DRAW).text, "DRAW");
  assert_string_equal(xo_message_outcome(two, XO_UNFINISHED).text, "UNFINISHED");
  assert_string_equal(xo_message_outcome(many, XO_CROSS).text, "1");
  assert_string_equal(xo_message_outcome(many, 8).text, "8");
  assert_string_equal(xo_message_outcome(many, XO_DRAW).text, "DRAW");
}

TEST(statuses_have_words)
{
  static const char *const words[] = {"valid",     "too-few",   "too-many",   "off-board", "taken",   "after-end",
                                      "bad-order", "bad-rules", "bad-record", "syntax",    "too-long"};
  assert_int_equal(LENGTH(words), XO_TOO_LONG + 1);
  for (xo_status s = XO_OK; s <= XO_TOO_LONG; s++)
    assert_string_equal(xo_message_status(s).text, words[s]);
}

TEST(players_have_symbols)
{
  assert_int_equal(xo_message_symbol(rules(3, 3, 3, 2), XO_CROSS), 'X');
  assert_int_equal(xo_message_symbol(rules(3, 3, 3, 2), XO_NOUGHT), 'O');
  assert_int_equal(xo_message_symbol(rules(3, 3, 3, 3), XO_NOUGHT), '2');
}

/* The message on a finding: that sentence, and NULs behind it. */
static void assert_said(const xo_record *record, xo_finding f, const char *text, int len, const char *expected)
{
  xo_message said = xo_message_finding(record, f, text, len);
  assert_string_equal(said.text, expected);
  assert_int_equal(said.len, strlen(expected));
  for (int i = said.len; i < XO_MESSAGE_CAP; i++)
    assert_int_equal(said.text[i], 0);
}

static void assert_found_of(xo_rules r, bool strict, const char *text, int len, const char *expected)
{
  xo_record record;
  xo_game game;
  assert_int_equal(xo_referee_begin(&record, r, in_order(r.players)), XO_OK);
  xo_finding f = xo_finding_line(&record, XO_PLAIN, text, len, strict, false, &game);
  assert_said(&record, f, text, len, expected);
}

static void assert_found(xo_rules r, bool strict, const char *text, const char *expected)
{
  assert_found_of(r, strict, text, (int)strlen(text), expected);
}

TEST(each_fault_has_its_message)
{
  xo_rules r = rules(3, 3, 3, 2);
  assert_found(r, false, "15 2,2", "move 3 \"2,2\" is taken: move 2 was played there");
  assert_found(r, false, "152 2 1", "move 4 \"2\" is taken: move 3 was played there");
  assert_found(r, false, "1591", "move 4 \"1\" is taken: move 1 was played there");
  assert_found(r, false, "15 4,2", "move 3 \"4,2\" is off the board: rows are 1 to 3, columns 1 to 3, cells 1 to 9");
  assert_found(r, false, "152", "the game is too short: it takes at least 5 moves, not 3");
  assert_found(r, false, "123546879 1", "move 10 \"1\" is one too many: the board has 9 cells");
  assert_found(r, true, "15293 4", "move 6 \"4\" comes after the end: CROSS won with move 5");
  assert_found(rules(2, 1, 2, 2), true, "12 1", "move 3 \"1\" is one too many: the board has 2 cells");
  assert_found(rules(1, 1, 2, 2), false, "1 1", "move 2 \"1\" is one too many: the board has 1 cell");
  assert_found(rules(4, 4, 3, 3), true, "1 2 3 5 6 7 9 16", "move 8 \"16\" comes after the end: 1 won with move 7");
  assert_found(r, false, "15 ? 1", "move 3 \"?\" cannot be read at \"?\"");
  assert_found(r, false, "15 2,", "move 3 \"2,\" ends too early");
  assert_found(r, false, "15293", "the game is valid");
}

TEST(quotations_are_printable_and_short)
{
  xo_rules r = rules(4, 4, 3, 2);
  assert_found(r, false, "1 \x80\"\\\x1f", "move 2 \"\\x80\\x22\\x5c\\x1f\" cannot be read at \"\\x80\"");
  assert_found(r, false, "\xfe~\x7f", "move 1 \"\\xfe~\\x7f\" cannot be read at \"\\xfe\"");
  assert_found(r, false, "000000000000000000000000",
               "move 1 \"000000000000000000000000\" is off the board: rows are "
               "1 to 4, columns 1 to 4, cells 1 to 16");
  assert_found(r, false, "0000000000000000000000000",
               "move 1 \"000000000000000000000000...\" is off the board: rows "
               "are 1 to 4, columns 1 to 4, cells 1 to 16");
}

/* All that can begin no move, the byte 0 among it. */
TEST(every_byte_can_be_quoted)
{
  for (int code = 0; code < 256; code++) {
    bool digit = '0' <= code && code <= '9';
    bool letter = ('a' <= code && code <= 'z') || ('A' <= code && code <= 'Z');
    if (digit || letter || memchr(" \t\r#", code, 4) != NULL)
      continue;
    bool plain = ' ' < code && code <= '~' && code != '"' && code != '\\';
    char text[] = {(char)code};
    char quoted[8], expected[64];
    (void)snprintf(quoted, sizeof quoted, plain ? "%c" : "\\x%02x", (unsigned)code);
    (void)snprintf(expected, sizeof expected, "move 1 \"%s\" cannot be read at \"%s\"", quoted, quoted);
    assert_found_of(rules(4, 4, 3, 2), false, text, 1, expected);
  }
}

/* What no line of moves brings about. */
TEST(other_findings_have_messages)
{
  xo_record record = {rules(1, 2, 2, 2), in_order(2), moves(rules(1, 2, 2, 2), "12")};
  static const struct {
    xo_finding f;
    const char *text, *said;
  } others[] = {
      {{XO_TOO_LONG, 0, 0, 0, 65536, 0}, "", "the line is longer than 65536 bytes"},
      {{XO_TOO_LONG, 0, 0, 0, 2147483647, 0}, "", "the line is longer than 2147483647 bytes"},
      {{XO_TOO_LONG, 0, 0, 0, 1000000000, 0}, "", "the line is longer than 1000000000 bytes"},
      {{XO_TOO_LONG, 0, 0, 0, 0, 0}, "", "the line is longer than 0 bytes"},
      {{XO_BAD_RULES, 0, 0, 0, 0, 0}, "", "the rules are outside the limits"},
      {{XO_BAD_ORDER, 0, 0, 0, 0, 0}, "", "the order does not name each player once"},
      {{XO_BAD_RECORD, 0, 0, 0, 0, 0}, "", "the list of moves is none that can be read"},
      {{XO_TAKEN, 2, 1, 2, -1, 0}, "12", "move 2 \"2\" is taken: move 2 was played there"},
      {{XO_AFTER_END, 3, 2, 3, -1, XO_DRAW}, "121", "move 3 \"1\" comes after the end: the game was drawn with move 2"},
  };
  for (int i = 0; i < LENGTH(others); i++)
    assert_said(&record, others[i].f, others[i].text, (int)strlen(others[i].text), others[i].said);
}
