/* The cells of winning lines, against a search of its own that follows the lines from their first cells. */
#include "support.h"

/* Whether the cell is one of the line's from `first` on, all of which are the player's. */
static bool in_line(const xo_game *g, xo_player player, xo_pos first, int down, int right, xo_pos cell)
{
  bool met = false;
  for (int i = 0; i < g->rules.line; i++) {
    xo_pos at = pos(first.row + i * down, first.col + i * right);
    if (!xo_inv_pos(g->rules, at) || !xo_moves_for_player(g, player, at))
      return false;
    met = met || (at.row == cell.row && at.col == cell.col);
  }
  return met;
}

static bool in_some_line(const xo_game *g, xo_player player, xo_pos cell)
{
  static const int way[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  bool in = false;
  for (int row = 1; row <= g->rules.rows; row++)
    for (int col = 1; col <= g->rules.cols; col++)
      for (int w = 0; w < LENGTH(way); w++)
        in = in || in_line(g, player, pos(row, col), way[w][0], way[w][1], cell);
  return in;
}

/* The cells marked for the player, row by row; a space between rows. */
static void assert_cells(xo_rules r, const char *text, xo_player player, const char *expected)
{
  xo_game g = board(r, text);
  for (int row = 1; row <= r.rows; row++) {
    for (int col = 1; col <= r.cols; col++, expected++)
      assert_int_equal(xo_winning_cell(&g, player, pos(row, col)), *expected == '*');
    expected++;
  }
}

TEST(all_cells_of_all_lines_are_marked)
{
  assert_cells(rules(3, 3, 3, 2), "15293", XO_CROSS, "*** ... ...");
  assert_cells(rules(3, 3, 3, 2), "15293", XO_NOUGHT, "... ... ...");
  assert_cells(rules(3, 3, 3, 2), "124386957", XO_CROSS, "*.. *.. ***");
  assert_cells(rules(3, 3, 3, 2), "213549", XO_NOUGHT, "*.. .*. ..*");
  assert_cells(rules(3, 3, 3, 2), "315279", XO_CROSS, "..* .*. *..");
  assert_cells(rules(2, 7, 3, 2), "1,1 2,1 1,2 2,2 1,4 2,4 1,5 2,5 1,3", XO_CROSS, "*****.. .......");
}

TEST(cells_agree_with_the_search)
{
  int marked = 0;
  seed(4);
  for (int n = 0; n < 3000; n++) {
    xo_game g;
    int line = between(1, 4);
    xo_rules r = rules(between(1, 7), between(1, 7), line, 2);
    xo_init(&g, r);
    for (int k = 0; k < r.rows * r.cols; k++) {
      xo_pos at = random_pos(r);
      if (xo_moves_so_far(&g, at))
        continue;
      xo_move(&g, g.moves % 2 + 1, at);
    }
    for (xo_player p = 1; p <= 2; p++)
      for (int row = 1; row <= r.rows; row++)
        for (int col = 1; col <= r.cols; col++) {
          bool winning = xo_winning_cell(&g, p, pos(row, col));
          assert_int_equal(winning, in_some_line(&g, p, pos(row, col)));
          marked += winning;
        }
  }
  assert_true(marked > 1000);
}
