/* One replayer for game after game: its verdicts are the referee's, and nothing is left of a game. */
#include "support.h"

#include <string.h>

/* All games of this suite are judged by the same replayer. */
static xo_replayer replayer;

static void assert_clear(void)
{
  static const xo_replayer clear;
  assert_memory_equal(replayer.game.cell, clear.game.cell, sizeof clear.game.cell);
  assert_memory_equal(replayer.of, clear.of, sizeof clear.of);
}

static void assert_as_the_referee(const xo_record *record)
{
  xo_game game;
  xo_verdict expected = xo_referee_judge(record, &game), v = xo_replayer_judge(&replayer, record);
  assert_int_equal(v.status, expected.status);
  assert_int_equal(v.move, expected.move);
  assert_int_equal(v.used, expected.used);
  assert_int_equal(v.outcome, expected.outcome);
  assert_clear();
}

static void a_new_replayer_is_clear(void **unused)
{
  (void)unused;
  memset(&replayer, 0x5a, sizeof replayer);
  xo_replayer_begin(&replayer);
  assert_clear();
}

static void every_kind_of_verdict(void **unused)
{
  (void)unused;
  static const char *const text[] = {"",          "14253",     "142596",      "123547698",   "12354",
                                     "1425369",   "142536789", "4,1 2,1 1,2", "1,1 2,1 0,2", "11345",
                                     "142531",    "14253 9,9", "1234567891",  "123547698 1", "12345678 0 1",
                                     "14253 6 1", "1425966",   "15 2,2 9",    "142 4,1",     "123547698 9,9"};
  for (int i = 0; i < LENGTH(text); i++) {
    xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), text[i])};
    assert_as_the_referee(&record);
  }
}

static void what_cannot_be_played_is_refused(void **unused)
{
  (void)unused;
  xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), "14253")};
  record.rules.line = 0;
  assert_as_the_referee(&record);
  record.rules.line = 3;
  record.order.at[0] = 2;
  assert_as_the_referee(&record);
  record.order.at[0] = 1;
  record.moves.len = -1;
  assert_as_the_referee(&record);
  record.moves.len = XO_MOVES_CAP + 1;
  assert_as_the_referee(&record);
}

/* All cells of the board in some order, so that lines come about in every direction and draws do too. */
static void random_games_under_random_rules(void **unused)
{
  (void)unused;
  seed(20);
  for (int i = 0; i < 3000; i++) {
    int rows = between(1, i % 3 == 0 ? XO_SIDE_MAX : 5);
    int cols = between(1, i % 3 == 0 ? XO_SIDE_MAX : 5);
    int line = between(1, 6);
    xo_rules r = rules(rows, cols, line, between(2, XO_PLAYERS_MAX));
    xo_record record = {r, in_order(r.players), {0, {{0, 0}}}};
    for (; record.moves.len < rows * cols; record.moves.len++) {
      int j = below(record.moves.len + 1);
      record.moves.at[record.moves.len] = record.moves.at[j];
      record.moves.at[j] = pos(record.moves.len / cols + 1, record.moves.len % cols + 1);
    }
    if (i % 4 == 0)
      record.moves.at[below(record.moves.len)] = random_pos(r);
    if (i % 5 == 0)
      record.moves.at[below(record.moves.len)].col = between(-1, 21);
    if (i % 7 == 0)
      record.moves.len = below(record.moves.len + 1);
    assert_as_the_referee(&record);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_new_replayer_is_clear),
      cmocka_unit_test(every_kind_of_verdict),
      cmocka_unit_test(what_cannot_be_played_is_refused),
      cmocka_unit_test(random_games_under_random_rules),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
