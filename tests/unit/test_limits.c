/* test_limits.c: what no row of the golden tables can hold: lines too long, full counts, statuses that no text has. */
#include "support.h"
#include "settings.h"
#include "token.h"
#include "verdict.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const xo_options plain = {XO_PLAIN, 0, 0, 0};

static const xo_settings settings = {{3, 3, 3, 2}, {2, {1, 2}}, 0, 0, {0, 0}};

/* A text of these bytes, over and over. */
static char *repeated(const char *unit, int len)
{
  char *text = malloc((size_t)len);
  assert_non_null(text);
  for (int i = 0, n = (int)strlen(unit); i < len; i++)
    text[i] = unit[i % n];
  return text;
}

/* The message of a finding, which is not compared if it is null, and its remedy. */
static void assert_said(const xo_record *record, xo_finding f, const char *text, const char *message,
                        const char *remedy)
{
  int len = (int)strlen(text);
  if (message)
    assert_string_equal(xo_message_finding(record, f, XO_NO_OUTCOME, text, len).text, message);
  assert_string_equal(xo_message_remedy(xo_remedy_of(record, f, XO_NO_OUTCOME, XO_PLAIN, text, len)).text, remedy);
}

/* The answer to a text line, by these settings. */
static const xo_answer *judged(const char *text, int len)
{
  static xo_answer answer;
  xo_judge by = {.options = plain, .settings = settings};
  xo_judge_line(&by, text, len, &answer);
  return &answer;
}

TEST(a_line_that_is_too_long_is_found_once_and_not_read)
{
  static xo_lines lines;
  char *text = repeated("1", 2 * XO_WINDOW);
  assert_int_equal(xo_lines_next(&lines, text, XO_WINDOW - 1, false), 0);
  assert_int_equal(xo_lines_next(&lines, text, 2 * XO_WINDOW, false), XO_WINDOW);
  assert_int_equal(lines.count, 1);
  const xo_answer *e = judged(text, lines.start[1] - 1);
  assert_int_equal(e->finding.why, XO_TOO_LONG);
  assert_int_equal(e->finding.at, XO_LINE_MAX);
  assert_said(&e->record, e->finding, "11", NULL, "one game per line");
  assert_int_equal(xo_lines_next(&lines, text, 10, false), 10);
  text[10] = '\n';
  assert_int_equal(xo_lines_next(&lines, text, XO_WINDOW, false), 11);
  assert_int_equal(lines.count, 0);
  assert_int_equal(judged(text, XO_LINE_MAX)->finding.why, XO_SYNTAX);
  free(text);
}

/* It takes no more lines than fit; of none nothing. */
TEST(a_call_takes_as_many_lines_as_it_may)
{
  static xo_lines lines;
  static xo_answer last;
  static const char text[] = "15293\n15293\n15293\n";
  static const unsigned char name[] = "f";
  unsigned char out[3 * XO_OUTPUT_CAP];
  assert_int_equal(xo_lines_next(&lines, text, 18, true), 18);
  for (int named = 0; named < 2; named++)
    for (int from = 0; from <= 3; from++)
      for (int fit = 0; fit <= 3; fit++) {
        int left = 3 - from, len = named ? 14 : 10, capacity = fit == 0 ? 0 : (fit - 1) * len + named + XO_OUTPUT_CAP;
        xo_judge judge = {.options = plain, .name_len = named, .capacity = capacity, .settings = settings, .number = 1};
        lines.next = from;
        int bytes = xo_judge_lines(&judge, text, &lines, name, out, &last);
        int taken = left < fit ? left : fit;
        assert_int_equal(last.kind, taken > 0 ? XO_ANSWER_GAME : XO_ANSWER_NONE);
        assert_int_equal(last.finding.used, taken > 0 ? 5 : 0);
        assert_int_equal(lines.next, from + taken);
        assert_int_equal(bytes, len * taken);
        assert_true(judge.number == 1U + (unsigned)taken && judge.sum.count[XO_TALLY_GAMES] == (unsigned)taken);
      }
}

/* An @ line, or none, leaves the moves and the board of the last game, and each answer is of its line alone. */
TEST(an_answer_holds_the_last_game)
{
  static const char *const text[] = {"15293", "@ --rules 4x4x4", "1 16 = CROSS", "@ --rules", "12", " # none", "@ 5"};
  static const int kinds[] = {XO_ANSWER_GAME,     XO_ANSWER_SET,  XO_ANSWER_GAME,  XO_ANSWER_UNREAD,
                              XO_ANSWER_UNJUDGED, XO_ANSWER_NONE, XO_ANSWER_UNREAD};
  static const int counts[] = {5, 5, 2, 2, 1, 0, 0}, faulty[] = {0, 0, 1, 0, 0, 0, 0};
  static xo_answer last;
  xo_judge judge = {.options = plain, .settings = settings};
  for (int k = 0; k < LENGTH(text); k++) {
    xo_judge_line(&judge, text[k], (int)strlen(text[k]), &last);
    assert_int_equal(last.kind, kinds[k]);
    assert_int_equal(last.record.moves.len, counts[k]);
    assert_int_equal(last.game.moves, counts[k]);
    assert_int_equal(last.faulty, faulty[k]);
    assert_int_equal(last.read.fault, k == 3 ? XO_SETTINGS_NO_VALUE : k == 6 ? XO_SETTINGS_UNKNOWN : XO_SETTINGS_GOOD);
    assert_int_equal(last.claim.kind, k == 2 ? XO_CLAIM_GOOD : XO_CLAIM_NONE);
  }
  assert_int_equal(judge.number, LENGTH(text));
  assert_int_equal(judge.settings.rules.rows, 4);
  assert_int_equal(judge.settings.fault, XO_SETTINGS_UNKNOWN);
}

/* More lines than are looked at in one step, and an @ line that is too long. */
TEST(many_lines_and_a_long_setting)
{
  static xo_lines lines;
  xo_settings read;
  char *text = repeated("1\n22222222222222222\n333\n\n\n\n\n", 2 * XO_WINDOW);
  for (int wide = 0; wide < 2; wide++) {
    int used = xo_lines_next(&lines, text, 2 * XO_WINDOW, true);
    assert_in_range(used, XO_WINDOW - 300, XO_WINDOW);
    for (int k = 0; k < lines.count; k++)
      assert_int_equal(text[lines.start[k + 1] - 1], '\n');
    memset(text, ' ', 2 * XO_WINDOW);
    for (int i = 300; i < 2 * XO_WINDOW; i += 300)
      text[i] = '\n';
  }
  memset(text, ' ', XO_WINDOW);
  memcpy(text, "@ --partial", 11);
  assert_true(xo_settings_read(text, XO_WINDOW, &read));
  assert_int_equal(read.fault, XO_SETTINGS_LONG);
  assert_true(xo_settings_read(text, XO_LINE_MAX, &read));
  assert_int_equal(read.partial, 1);
  free(text);
}

/* An @ line has up to 15 words, and each byte of a name counts. */
TEST(names_of_options_in_full)
{
  static const char five[] = " --partial --partial --partial --partial --partial";
  char text[3 * sizeof five], lines[][16] = {"@ --rules=3x3x3", "@ --order=X,O", "@ --partial"};
  xo_settings read;
  int len = snprintf(text, sizeof text, "@%s%s%s", five, five, five);
  assert_true(xo_settings_read(text, len, &read));
  assert_int_equal(read.fault, XO_SETTINGS_GOOD);
  for (int k = 0; k < 3; k++)
    for (int i = 2; lines[k][i] != '\0' && lines[k][i] != '='; i++) {
      lines[k][i]++;
      assert_true(xo_settings_read(lines[k], (int)strlen(lines[k]), &read));
      assert_int_equal(read.fault, XO_SETTINGS_UNKNOWN);
      lines[k][i]--;
    }
}

TEST(a_full_count_stays_full)
{
  xo_tally sum = {{[XO_TALLY_GIVEN] = ULLONG_MAX - 2}};
  static const xo_answer won = {.kind = XO_ANSWER_GAME, .finding = {XO_OK, 0, 5, 5, -1, XO_CROSS}};
  xo_tally_answer(plain, rules(3, 3, 3, 2), &won, &sum);
  assert_true(sum.count[XO_TALLY_GIVEN] == ULLONG_MAX && sum.count[XO_TALLY_USED] == 5);
}

TEST(more_moves_than_any_board_has)
{
  static const struct {
    const char *of_one;
    int side;
  } texts[] = {{"1,1 ", 3}, {"1", 3}, {"1 ", 15}};
  for (int i = 0; i < LENGTH(texts); i++) {
    int len = (int)strlen(texts[i].of_one) * (XO_MOVES_CAP + 3);
    char *text = repeated(texts[i].of_one, len);
    static xo_moves read;
    xo_reading reading = xo_notation_read(rules(texts[i].side, texts[i].side, 3, 2), XO_PLAIN, text, len, &read);
    assert_int_equal(reading.moves, XO_MOVES_CAP + 3);
    assert_int_equal(read.len, XO_MOVES_CAP);
    free(text);
  }
}

/* Findings that no text line brings about. */
TEST(other_findings_have_messages)
{
  xo_record record = {rules(1, 2, 2, 2), in_order(2), moves(rules(1, 2, 2, 2), "12")};
  static const struct {
    xo_finding f;
    const char *text, *message;
  } others[] = {
      {{XO_TOO_LONG, 0, 0, 0, 65536, 0}, "", "the line is longer than 65536 bytes"},
      {{XO_TOO_LONG, 0, 0, 0, 0, 0}, "", "the line is longer than 0 bytes"},
      {{XO_OK, 0, 0, 0, -1, 0}, "", "the game is valid"},
      {{XO_BAD_RULES, 0, 0, 0, 0, 0}, "", "the rules are outside the limits"},
      {{XO_BAD_ORDER, 0, 0, 0, 0, 0}, "", "the order does not name each player once"},
      {{XO_BAD_RECORD, 0, 0, 0, 0, 0}, "", "the list of moves is none that can be read"},
      {{XO_TAKEN, 2, 1, 2, -1, 0}, "12", "move 2 \"2\" is taken: move 2 was played there"},
      {{XO_AFTER_END, 3, 2, 3, -1, XO_DRAW}, "", "move 3 comes after the end: the game was drawn with move 2"},
      {{XO_AFTER_END, 3, 2, 3, -1, XO_DRAW}, "121", "move 3 \"1\" comes after the end: the game was drawn with move 2"},
  };
  for (int i = 0; i < LENGTH(others); i++)
    assert_string_equal(
        xo_message_finding(&record, others[i].f, XO_NO_OUTCOME, others[i].text, (int)strlen(others[i].text)).text,
        others[i].message);
  assert_said(&record, (xo_finding){XO_OK, 0, 0, 0, -1, XO_UNFINISHED}, "", NULL, "nothing is to be mended");
  assert_said(&record, (xo_finding){XO_BAD_ORDER, 0, 0, 0, 0, 0}, "", NULL, "name each player once");
  xo_finding off = {XO_OFF_BOARD, 1, 0, 1, -1, XO_UNFINISHED};
  static const xo_notation notations[] = {XO_PLAIN, 99};
  for (int i = 0; i < LENGTH(notations); i++)
    assert_string_equal(xo_message_remedy(xo_remedy_of(&record, off, XO_NO_OUTCOME, notations[i], "9", 1)).text,
                        "give --rules for another board");
}

/* A text whose move off the board is not that of the record: a cell number of no board, and a word of other bytes. */
TEST(remedies_of_a_text_that_does_not_fit)
{
  static const struct {
    xo_pos pos;
    const char *text, *remedy;
  } others[] = {{{101, 1}, "20", "choose a cell on the board"}, {{100, 1}, "20", "give --rules for another board"},
                {{5, 5}, "20", "choose a cell on the board"},   {{5, 4}, "20", "give --rules for another board"},
                {{0, 1}, ":", "choose a cell on the board"},    {{5, 0}, ":", "choose a cell on the board"},
                {{-1, 5}, "1,1", "choose a cell on the board"}, {{21, 5}, "1,1", "choose a cell on the board"}};
  for (int i = 0; i < LENGTH(others); i++) {
    xo_record record = {rules(4, 4, 3, 2), in_order(2), {1, {others[i].pos}}};
    assert_said(&record, (xo_finding){XO_OFF_BOARD, 1, 0, 1, -1, XO_UNFINISHED}, others[i].text, NULL,
                others[i].remedy);
  }
  xo_record record = {rules(3, 3, 3, 2), in_order(2), {0, {{0, 0}}}};
  assert_said(&record, (xo_finding){XO_SYNTAX, 2, 0, 0, 3, XO_UNFINISHED}, "1  ", NULL,
              "a move is ROW,COL, h8 or a cell number");
}

/* Of moves that are numbers there is no text: a sentence for each fault of a record. */
TEST(verdicts_have_messages)
{
  static const struct {
    xo_moves moves;
    const char *message, *remedy;
  } records[] = {
      {{3, {{1, 1}, {2, 2}, {1, 1}}}, "move 3 \"1,1\" is taken: move 1 was played there", "choose a free cell"},
      {{2, {{1, 1}, {-12, INT_MIN}}},
       "move 2 \"-12,-2147483648\" is off the board: rows are 1 to 3, columns 1 to 3, cells 1 to 9",
       "choose a cell on the board"},
      {{1, {{-5, 3}}},
       "move 1 \"-5,3\" is off the board: rows are 1 to 3, columns 1 to 3, cells 1 to 9",
       "choose a cell on the board"},
      {{1, {{4, 20}}},
       "move 1 \"4,20\" is off the board: rows are 1 to 3, columns 1 to 3, cells 1 to 9",
       "give --rules for another board"},
      {{1, {{4, 21}}},
       "move 1 \"4,21\" is off the board: rows are 1 to 3, columns 1 to 3, cells 1 to 9",
       "choose a cell on the board"},
      {{1, {{1, 1}}}, "the game is too short: it takes at least 5 moves, not 1", "add moves, or give --partial"},
      {{-1, {{1, 1}}},
       "the list of moves is none that can be read",
       "give a list of 0 to 401 moves that leaves the game open"}};
  xo_game game;
  for (int i = 0; i < LENGTH(records); i++) {
    xo_record record = {rules(3, 3, 3, 2), in_order(2), records[i].moves};
    xo_verdict v = xo_referee_judge(&record, &game);
    xo_finding f = {v.status, v.move, v.used, record.moves.len < 0 ? 0 : record.moves.len, -1, v.outcome};
    assert_said(&record, f, "", records[i].message, records[i].remedy);
  }
  xo_record bad = {rules(0, 3, 3, 2), in_order(2), {0, {{0, 0}}}};
  xo_verdict v = xo_referee_judge(&bad, &game);
  assert_said(&bad, (xo_finding){v.status, 0, 0, 0, -1, v.outcome}, "", "the rules are outside the limits",
              "sides are 1 to 20, a line is 1 cell or more, with a ! 2, players are 2 to 8");
}

/* What the reader itself does not ask: the range of a move in a text of faults, and a token where the text ends. */
TEST(other_questions_have_answers)
{
  static xo_moves found;
  int at = 2;
  xo_finding second = {XO_TAKEN, 2, 1, 2, -1, XO_UNFINISHED};
  xo_range range = xo_message_range(rules(3, 3, 3, 2), second, "1x 2", 4);
  assert_int_equal(range.at, 3);
  assert_int_equal(range.len, 1);
  assert_int_equal(xo_token(rules(3, 3, 3, 2), XO_PLAIN, true, "15", 2, &at, &found), -1);
}

/* Counts of moves that a text of 2^31 bytes has, and the numbers of lines. */
TEST(numbers_of_any_length_are_written)
{
  for (int n = 1, len = 1; len <= 10; n = n > INT_MAX / 10 ? INT_MAX : 10 * n, len++) {
    char expected[XO_LOCATION_CAP];
    unsigned char text[XO_VERDICT_CAP], out[1 + XO_LOCATION_CAP];
    xo_finding f = {XO_OK, 0, 7, n, -1, XO_DRAW};
    assert_int_equal(xo_verdict_line(rules(3, 3, 3, 2), f, text, 0), 7 + len);
    assert_int_equal(text[7], n == INT_MAX ? '2' : '1');
    (void)snprintf(expected, sizeof expected, "a:%d\t", n);
    assert_int_equal(xo_location((const unsigned char *)"a", 1, (unsigned long long)n, out, 0), 3 + len);
    assert_memory_equal(out, expected, 3 + (size_t)len);
  }
}
