/* The empty game and the queries: hasWon, whoWon, isWon, isDraw, isUnfinished, the counts and the sets. */
#include "support.h"

TEST(the_empty_game_has_no_moves)
{
  xo_game game;
  for (size_t i = 0; i < sizeof game; i++)
    ((unsigned char *)&game)[i] = 0x55;
  xo_init(&game, rules(4, 5, 3, 3));
  assert_int_equal(game.rules.rows, 4);
  assert_int_equal(game.rules.cols, 5);
  assert_int_equal(game.rules.line, 3);
  assert_int_equal(game.rules.players, 3);
  for (int row = 0; row < XO_SIDE_MAX + 2; row++)
    for (int col = 0; col < XO_SIDE_MAX + 2; col++)
      assert_int_equal(game.cell[row][col], 0);
  assert_int_equal(xo_move_count_so_far(&game), 0);
  assert_int_equal(xo_move_count_left(&game), 20);
  for (xo_player p = 1; p <= 3; p++)
    assert_false(xo_has_won(&game, p));
  assert_true(!xo_is_won(&game) && !xo_is_draw(&game) && xo_is_unfinished(&game));
}

TEST(sets_and_counts_follow_the_moves)
{
  xo_game game = board(rules(3, 3, 3, 2), "1,1 2,3 3,2");
  int so_far = 0;
  for (int row = 1; row <= 3; row++)
    for (int col = 1; col <= 3; col++) {
      bool cross = (row == 1 && col == 1) || (row == 3 && col == 2), nought = row == 2 && col == 3;
      assert_int_equal(xo_moves_for_player(&game, XO_CROSS, pos(row, col)), cross);
      assert_int_equal(xo_moves_for_player(&game, XO_NOUGHT, pos(row, col)), nought);
      assert_int_equal(xo_moves_so_far(&game, pos(row, col)), cross || nought);
      so_far += xo_moves_so_far(&game, pos(row, col));
    }
  assert_int_equal(so_far, 3);
  assert_int_equal(xo_move_count_so_far(&game), 3);
  assert_int_equal(xo_move_count_left(&game), 6);
}

/* Who has a line, and what the other queries say of the game after these moves. */
static void assert_answers(xo_rules r, const char *text, bool cross, bool nought, xo_outcome outcome)
{
  xo_game game = board(r, text);
  bool won = outcome != XO_DRAW && outcome != XO_UNFINISHED;
  assert_int_equal(xo_has_won(&game, XO_CROSS), cross);
  assert_int_equal(xo_has_won(&game, XO_NOUGHT), nought);
  assert_int_equal(xo_is_won(&game), won);
  if (won)
    assert_int_equal(xo_who_won(&game), outcome);
  assert_int_equal(xo_is_draw(&game), outcome == XO_DRAW);
  assert_int_equal(xo_is_unfinished(&game), outcome == XO_UNFINISHED);
}

TEST(a_line_wins)
{
  static const char *const won[] = {"1 4 2 5 3", "4 1 5 2 6", "7 1 8 2 9", "1 2 4 5 7",
                                    "2 1 5 4 8", "3 1 6 4 9", "1 2 5 3 9", "3 1 5 2 7"};
  for (int i = 0; i < LENGTH(won); i++)
    assert_answers(rules(3, 3, 3, 2), won[i], true, false, XO_CROSS);
  assert_answers(rules(3, 3, 3, 2), "1 4 2 5 9 6", false, true, XO_NOUGHT);
}

/* VDM: exists1. Two players with a line each is not isWon, but unfinished or, on a full board, a draw. */
TEST(two_lines_are_no_win)
{
  assert_answers(rules(3, 3, 3, 2), "1 4 2 5 3 6", true, true, XO_UNFINISHED);
  assert_answers(rules(2, 3, 3, 2), "1 4 2 5 3 6", true, true, XO_DRAW);
}

TEST(a_full_board_without_a_line_is_a_draw)
{
  assert_answers(rules(3, 3, 3, 2), "1 2 3 5 4 7 6 9 8", false, false, XO_DRAW);
  xo_game won = board(rules(3, 3, 3, 2), "1 2 3 4 5 8 6 7 9");
  assert_int_equal(xo_move_count_left(&won), 0);
  assert_answers(rules(3, 3, 3, 2), "1 2 3 4 5 8 6 7 9", true, false, XO_CROSS);
}

/* NOUGHT on length cells in a row; CROSS, who is to move first, on as many of the first cells beside them. */
static xo_game line_of(xo_rules r, int row, int col, int down, int right, int length)
{
  xo_game game;
  bool line[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1] = {{0}};
  int n = 0;
  for (int i = 0; i < length; i++)
    line[row + i * down][col + i * right] = true;
  xo_init(&game, r);
  for (int i = 0; i < length; i++, n++) {
    while (line[n / r.cols + 1][n % r.cols + 1])
      n++;
    xo_move(&game, XO_CROSS, pos(n / r.cols + 1, n % r.cols + 1));
    xo_move(&game, XO_NOUGHT, pos(row + i * down, col + i * right));
  }
  return game;
}

/* Every line of a board that fits is seen, wherever it lies, and one cell less is not enough. */
TEST(lines_are_seen_everywhere)
{
  static const int step[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  xo_rules r = rules(7, 6, 4, 2);
  int lines = 0;
  for (int row = 1; row <= 7; row++)
    for (int col = 1; col <= 6; col++)
      for (int d = 0; d < 4; d++)
        if (xo_inv_pos(r, pos(row + 3 * step[d][0], col + 3 * step[d][1]))) {
          xo_game game = line_of(r, row, col, step[d][0], step[d][1], 4);
          assert_true(xo_has_won(&game, XO_NOUGHT));
          game = line_of(r, row, col, step[d][0], step[d][1], 3);
          assert_false(xo_has_won(&game, XO_NOUGHT));
          lines++;
        }
  assert_int_equal(lines, 7 * 3 + 4 * 6 + 2 * 4 * 3);
}

TEST(a_line_of_one_wins_at_once)
{
  assert_answers(rules(1, 1, 1, 2), "1", true, false, 1);
  assert_answers(rules(20, 20, 1, 8), "20,20", true, false, 1);
}

TEST(a_line_longer_than_the_board_never_wins)
{
  assert_answers(rules(3, 3, 4, 2), "1 4 2 5 3 6 7 8 9", false, false, XO_DRAW);
}

/* Of cells that are no game: counts that no play leads to, and numbers that are no player's. */
TEST(lines_of_any_cells)
{
  xo_game cells = {.rules = rules(3, 4, 3, 2)};
  assert_false(xo_has_line(&cells, XO_CROSS));
  assert_true(xo_has_line(&cells, 0));
  for (int i = 1; i <= 3; i++)
    cells.cell[i][5 - i] = 7;
  assert_true(xo_has_line(&cells, 7));
  assert_false(xo_has_line(&cells, XO_NOUGHT));
  cells.cell[2][3] = -7;
  assert_false(xo_has_line(&cells, 7));
}

TEST(the_longest_line_of_the_largest_board)
{
  xo_rules r = rules(20, 20, 20, 2);
  xo_game game = line_of(r, 1, 20, 1, -1, 20);
  assert_true(xo_has_won(&game, XO_NOUGHT));
  game = line_of(r, 20, 1, 0, 1, 20);
  assert_true(xo_has_won(&game, XO_NOUGHT));
  game = line_of(r, 20, 2, 0, 1, 19);
  assert_false(xo_has_won(&game, XO_NOUGHT));
}
