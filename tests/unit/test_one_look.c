/* The referee looks once whether anybody had a line before the last move; whoever plays step by step comes to the
 * same. */
#include "support.h"

/* Checks the moves one by one, each against all before it, and plays those before the first fault. */
static xo_verdict step_by_step(const xo_record *record, xo_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  xo_moves faultless = record->moves;
  for (int i = 0; i < record->moves.len && v.status == XO_OK; i++) {
    xo_pos a = record->moves.at[i];
    if (i == xo_max(record->rules))
      v.status = XO_TOO_MANY;
    else if (!xo_inv_pos(record->rules, a))
      v.status = XO_OFF_BOARD;
    for (int j = 0; j < i && v.status == XO_OK; j++)
      if (record->moves.at[j].row == a.row && record->moves.at[j].col == a.col)
        v.status = XO_TAKEN;
    if (v.status != XO_OK) {
      v.move = i + 1;
      faultless.len = i;
    }
  }
  if (v.status == XO_OK && faultless.len < xo_min_moves(record->rules))
    v.status = XO_TOO_FEW;
  game->rules = record->rules;
  v.outcome = xo_play(game, &record->order, &faultless);
  v.used = game->moves;
  return v;
}

static void assert_as_step_by_step(const xo_record *record)
{
  xo_game game, expected_game;
  xo_verdict expected = step_by_step(record, &expected_game), v = xo_referee_judge(record, &game);
  assert_int_equal(v.status, expected.status);
  assert_int_equal(v.move, expected.move);
  assert_int_equal(v.used, expected.used);
  assert_int_equal(v.outcome, expected.outcome);
  assert_true(same_game(&game, &expected_game));
}

TEST(every_kind_of_verdict)
{
  static const char *const text[] = {"",          "14253",     "142596",      "123547698",   "12354",
                                     "1425369",   "142536789", "4,1 2,1 1,2", "1,1 2,1 0,2", "11345",
                                     "142531",    "14253 9,9", "1234567891",  "123547698 1", "12345678 0 1",
                                     "14253 6 1", "1425966",   "15 2,2 9",    "142 4,1",     "123547698 9,9"};
  for (int i = 0; i < LENGTH(text); i++) {
    xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), text[i])};
    assert_as_step_by_step(&record);
  }
}

/* The last two moves of each player's line, in every direction and at every edge: one ends the game, one comes late. */
TEST(every_line_of_a_board)
{
  static const int steps[][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  xo_rules r = rules(XO_SIDE_MAX, XO_SIDE_MAX, 5, 2);
  for (int row = 1; row <= XO_SIDE_MAX; row++)
    for (int col = 1; col <= XO_SIDE_MAX; col++)
      for (int d = 0; d < LENGTH(steps); d++) {
        xo_record record = {r, in_order(2), {0, {{0, 0}}}};
        int last_row = row + 4 * steps[d][0], last_col = col + 4 * steps[d][1];
        if (last_row > XO_SIDE_MAX || last_col < 1 || last_col > XO_SIDE_MAX)
          continue;
        /* The other player is three rows away, on every second cell. */
        for (int i = 0; i < 5; i++) {
          record.moves.at[record.moves.len++] = pos(row + i * steps[d][0], col + i * steps[d][1]);
          record.moves.at[record.moves.len++] =
              pos((last_row + 2) % XO_SIDE_MAX + 1, (col + 9 + 2 * i) % XO_SIDE_MAX + 1);
        }
        for (record.moves.len = 8; record.moves.len <= 10; record.moves.len++)
          assert_as_step_by_step(&record);
        xo_game game;
        record.moves.len = 10;
        assert_int_equal(xo_referee_judge(&record, &game).used, 9);
      }
}

/* All cells of the board in some order, so that lines come about in every direction and draws do too. */
TEST(random_games_under_random_rules)
{
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
    assert_as_step_by_step(&record);
  }
}
