/* xo_move: the old game with exactly one more maplet, game = game~ munion {pos |-> p}. */
#include "support.h"
#include "line.h"

/* Every cell of the array is as before, except the one at pos, which is the player's. */
static void assert_one_more(const xo_game *before, const xo_game *after, xo_player player, xo_pos at)
{
  for (int row = 0; row < XO_SIDE_MAX + 2; row++)
    for (int col = 0; col < XO_SIDE_MAX + 2; col++) {
      int expected = row == at.row && col == at.col ? player : before->cell[row][col];
      assert_int_equal(after->cell[row][col], expected);
    }
  assert_int_equal(after->moves, before->moves + 1);
  assert_memory_equal(&after->rules, &before->rules, sizeof before->rules);
}

TEST(a_move_adds_one_maplet)
{
  xo_game game;
  xo_init(&game, rules(3, 3, 3, 2));
  xo_moves order = moves(game.rules, "519328467");
  for (int i = 0; i < 9; i++) {
    xo_game before = game;
    xo_pos at = order.at[i];
    assert_false(xo_moves_so_far(&game, at));
    xo_move(&game, i % 2 + 1, at);
    assert_one_more(&before, &game, i % 2 + 1, at);
    assert_true(xo_moves_for_player(&game, i % 2 + 1, at));
  }
  assert_int_equal(xo_move_count_left(&game), 0);
}

TEST(the_last_player_moves_into_the_last_corner)
{
  xo_game before, game;
  xo_init(&game, rules(20, 20, 5, 8));
  before = game;
  xo_move(&game, 8, pos(20, 20));
  assert_one_more(&before, &game, 8, pos(20, 20));
}

/* No rule of the module ends the moves at a win; only play does. */
TEST(a_move_after_a_win_is_a_move)
{
  xo_game game = board(rules(3, 3, 3, 2), "14253");
  assert_true(xo_is_won(&game));
  xo_move(&game, XO_NOUGHT, pos(3, 3));
  assert_int_equal(xo_move_count_so_far(&game), 6);
  assert_int_equal(xo_who_won(&game), XO_CROSS);
}

/* The lines through the last cell are the only new ones: the shortcut that play takes. */
TEST(a_new_line_goes_through_the_last_cell)
{
  seed(3);
  int won = 0;
  for (int n = 0; n < 3000; n++) {
    xo_game game;
    int rows = between(1, 6), cols = between(1, 6);
    xo_rules r = rules(rows, cols, between(1, 4), 2);
    xo_init(&game, r);
    for (int k = 0; k < xo_max(r) && !xo_is_won(&game); k++) {
      xo_pos at = random_free(&game);
      xo_move(&game, k % 2 + 1, at);
      assert_int_equal(xo_wins_through(&game, k % 2 + 1, at), xo_has_won(&game, k % 2 + 1));
      won += xo_is_won(&game);
    }
  }
  assert_true(won > 1000);
}
