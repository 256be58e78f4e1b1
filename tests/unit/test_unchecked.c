/* Functions whose contracts leave numbers free are called with numbers from -2^31 to 2^31 - 1 in every field of what
 * they are given. With the name of a file as its argument the program writes all answers there: the debug build holds
 * those of the checked library against those of libxo, both under the sanitizers.
 */
#include "support.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int wild[] = {INT_MIN, INT_MIN + 1, -65536, -402, -100,  -5,     -2,          -1,     0,  1,
                           2,       3,           4,      8,    9,     10,     20,          21,     22, 23,
                           400,     401,         402,    403,  65536, 100000, INT_MAX - 1, INT_MAX};
enum { SHORT = 23, ROUNDS = 300, LEN_FIELD = offsetof(xo_record, moves.len) / sizeof(int) };
/* The fields of a record, and of one with five moves. */
enum { RECORD_FIELDS = sizeof(xo_record) / sizeof(int), FIRST_FIELDS = LEN_FIELD + 11 };

/* ---- answers ---- */

static FILE *answers;

/* Each value is a number of its own on the line. */
#define ANSWER(function, ...) answer(function, LENGTH(((const int[]){__VA_ARGS__})), (const int[]){__VA_ARGS__})

static void answer(const char *function, int count, const int *value)
{
  if (argument && !answers)
    assert_non_null(answers = fopen(argument, "w"));
  if (!answers)
    return;
  fputs(function, answers);
  for (int i = 0; i < count; i++)
    fprintf(answers, " %d", value[i]);
  fputc('\n', answers);
}

/* A number for the bytes of an object. */
static int bytes(const void *object, size_t size)
{
  const unsigned char *byte = object;
  uint32_t sum = 2166136261U;
  for (size_t i = 0; i < size; i++)
    sum = (sum ^ byte[i]) * 16777619U;
  return (int)(sum >> 1);
}

/* ---- what is given ---- */

/* Field number n of an object that is nothing but numbers. */
static void put(void *object, int n, int value)
{
  memcpy((char *)object + (size_t)n * sizeof value, &value, sizeof value);
}

static int any(void) { return wild[below(LENGTH(wild))]; }

/* The number, or another. */
static int spoilt(int value) { return below(4) == 0 ? any() : value; }

/* A record of a game that is open. */
static xo_record good_record(void)
{
  xo_record record;
  memset(&record, 0, sizeof record);
  record.rules = rules(3, 3, 3, 2);
  record.order = in_order(2);
  for (int i = 0; i < XO_MOVES_CAP; i++)
    record.moves.at[i] = pos(i % 9 / 3 + 1, i % 9 % 3 + 1);
  record.moves.len = 4;
  return record;
}

/* ---- records ---- */

static void ask_of_record(const xo_record *given, xo_pos p)
{
  xo_record record = *given;
  xo_game game;
  memset(&game, 1, sizeof game);
  xo_verdict v = xo_referee_judge(&record, &game);
  ANSWER("judge", v.status, v.move, v.used, v.outcome, bytes(&game, sizeof game));
  xo_status offered = xo_referee_offer(&record, p);
  ANSWER("offer", offered, bytes(&record, sizeof record));
  if (offered != XO_OK)
    assert_memory_equal(&record, given, sizeof record);
  if (given->moves.len <= SHORT || given->moves.len > XO_MOVES_CAP) { /* of a long text the contract takes minutes */
    static char text[XO_WRITTEN_CAP];
    memset(text, 0, sizeof text);
    int len = xo_notation_written(given, text);
    ANSWER("written", len, len < 0 ? 0 : bytes(text, sizeof text));
  }
  record = *given;
  xo_status begun = xo_referee_begin(&record, given->rules, given->order);
  ANSWER("begin", begun, bytes(&record, sizeof record));
  if (begun == XO_OK)
    assert_int_equal(record.moves.len, 0);
}

TEST(every_field_of_a_record_can_be_any_number)
{
  for (int n = 0; n < RECORD_FIELDS; n = n == FIRST_FIELDS ? RECORD_FIELDS - 2 : n + 1)
    for (int w = 0; w < LENGTH(wild); w++) {
      xo_record record = good_record();
      put(&record, n, wild[w]);
      ask_of_record(&record, pos(3, 3));
    }
}

TEST(several_fields_of_a_record_can_be_any_numbers)
{
  seed(25);
  for (int i = 0; i < ROUNDS; i++) {
    xo_record record = good_record();
    int spoils = below(8);
    if (i % 8 == 0) {
      record.rules.rows = record.rules.cols = i % 16 == 0 ? XO_SIDE_MAX : 1;
      put(&record, LEN_FIELD, any());
    }
    for (int n = 0; n < spoils; n++) {
      int field = below(FIRST_FIELDS);
      put(&record, field, any());
    }
    int row = spoilt(between(1, 3));
    ask_of_record(&record, pos(row, spoilt(between(1, 3))));
  }
}

TEST(a_board_can_be_any_numbers)
{
  seed(2);
  for (int i = 0; i < ROUNDS; i++) {
    xo_game game;
    xo_play_order order = in_order(2);
    memset(&game, 0, sizeof game);
    game.rules.rows = spoilt(3);
    game.rules.cols = spoilt(3);
    game.rules.line = spoilt(3);
    game.rules.players = spoilt(2);
    game.rules.exact = spoilt(below(2));
    game.moves = any();
    order.at[below(2)] = spoilt(1);
    for (int n = below(4); n > 0; n--) {
      int r = below(4);
      int c = below(4);
      game.cell[r][c] = (signed char)spoilt(between(1, 2));
    }
    xo_board board = xo_board_judge(&game, &order);
    ANSWER("board", board.status, board.outcome, board.turn, bytes(&game, sizeof game));
    if (xo_inv_rules(game.rules))
      ANSWER("won", xo_has_won(&game, any()));
  }
}

/* ---- texts ---- */

TEST(what_a_text_is_read_into_can_hold_any_numbers)
{
  static const char *const text[] = {"", "15293", "a1 2,2", "0 99999999999999999999", "1,", "\x80\xff", "#"};
  for (int t = 0; t < LENGTH(text); t++)
    for (int w = 0; w < LENGTH(wild); w++) {
      int len = (int)strlen(text[t]);
      char *exact = malloc((size_t)len + 1); /* to the byte, but for what malloc has at least */
      assert_non_null(exact);
      memcpy(exact, text[t], (size_t)len);
      xo_record record = good_record();
      xo_game game;
      memset(&game, 1, sizeof game);
      put(&record, LEN_FIELD, wild[w]);
      record.moves.at[w] = pos(wild[w], INT_MIN);
      xo_judge by = {.options = {XO_PLAIN, w % 2 == 0, w % 3 == 0, 0},
                     .settings = {record.rules, record.order, 0, 0, {0, 0}}};
      xo_answer line = {.record = record, .game = game};
      xo_judge_line(&by, exact, len, &line);
      xo_finding f = line.finding;
      record = line.record;
      ANSWER("judge_line", (int)f.why, f.move, f.used, f.given, f.at, f.outcome, bytes(&record, sizeof record));
      record.moves.len = wild[w];
      xo_message m = xo_message_finding(&record, f, XO_NO_OUTCOME, exact, len);
      ANSWER("message", m.len, bytes(m.text, (size_t)m.len));
      xo_finding other = f;
      other.move = wild[w] < 0 ? 0 : wild[w];
      if (other.why != XO_TAKEN) {
        m = xo_message_finding(&record, other, XO_NO_OUTCOME, exact, len);
        xo_range range = xo_message_range(record.rules, other, exact, len);
        ANSWER("message", m.len, bytes(m.text, (size_t)m.len), range.at, range.len);
      }
      free(exact);
    }
}
