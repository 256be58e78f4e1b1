/* Boards judged from their cells: which of them games lead to, against a walk through all games that shares nothing
 * with the kernel; each fault; and boards as text. */
#include "support.h"
#include "xo/board.h"

#include <string.h>

static bool taken_by(const char *cells, int a, int b, int c, int player)
{
  return cells[a] == player && cells[b] == player && cells[c] == player;
}

static bool has_three(const char *cells, int player)
{
  static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                  {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
  for (int i = 0; i < 8; i++)
    if (taken_by(cells, lines[i][0], lines[i][1], lines[i][2], player))
      return true;
  return false;
}

enum { FILLINGS = 19683 };
static bool met[FILLINGS];

static int number_of(const char *cells)
{
  int n = 0;
  for (int i = 0; i < 9; i++)
    n = 3 * n + cells[i];
  return n;
}

static void walk_all(char *cells, int moves, int first)
{
  met[number_of(cells)] = true;
  if (has_three(cells, 1) || has_three(cells, 2))
    return;
  for (int i = 0; i < 9; i++)
    if (cells[i] == 0) {
      cells[i] = (char)(moves % 2 == 0 ? first : 3 - first);
      walk_all(cells, moves + 1, first);
      cells[i] = 0;
    }
}

static xo_game filled(int number)
{
  xo_game g = {{3, 3, 3, 2}, 77, {{0}}};
  for (int i = 8; i >= 0; i--, number /= 3)
    g.cell[i / 3 + 1][i % 3 + 1] = (signed char)(number % 3);
  return g;
}

/* All fillings of 3x3, with either player first: how many games lead to, and how many of these are over. */
static void assert_fillings(int first, int reached, int over)
{
  char cells[9] = {0};
  memset(met, 0, sizeof met);
  walk_all(cells, 0, first);
  xo_play_order order = {2, {first, 3 - first}};
  for (int n = 0; n < FILLINGS; n++) {
    xo_game g = filled(n);
    xo_board found = xo_board_judge(&g, &order);
    if ((found.status == XO_BOARD_OK) != met[n])
      fail_msg("filling %d: status %d", n, found.status);
    int count[3] = {0};
    for (int i = 0; i < 9; i++)
      count[(int)g.cell[i / 3 + 1][i % 3 + 1]]++;
    int ahead = count[first] - count[3 - first];
    assert_int_equal(g.moves, count[1] + count[2]);
    assert_int_equal(found.status == XO_BOARD_COUNTS, ahead < -1 || ahead > 1);
    assert_int_equal(found.status == XO_BOARD_TURNS, ahead == -1);
    assert_int_equal(found.turn, found.status != XO_BOARD_OK || found.outcome != XO_UNFINISHED ? 0
                                 : ahead == 0                                                  ? first
                                                                                               : 3 - first);
    reached -= found.status == XO_BOARD_OK;
    over -= found.status == XO_BOARD_OK && found.outcome != XO_UNFINISHED;
  }
  assert_int_equal(reached, 0);
  assert_int_equal(over, 0);
}

TEST(every_filling_of_tic_tac_toe)
{
  assert_fillings(1, 5478, 958);
  assert_fillings(2, 5478, 958);
}

static xo_board judged(xo_rules r, xo_play_order o, const char *text, xo_game *game)
{
  xo_board_text read = xo_board_read(r, text, (int)strlen(text), game);
  assert_int_equal(read.status, XO_BOARD_OK);
  assert_int_equal(read.at, -1);
  return xo_board_judge(game, &o);
}

static void assert_board(xo_rules r, xo_play_order o, const char *text, xo_board_status status, xo_outcome outcome,
                         xo_player turn)
{
  xo_game g;
  xo_board found = judged(r, o, text, &g);
  if (found.status != status || found.outcome != outcome || found.turn != turn)
    fail_msg("\"%s\": status %d, outcome %d, turn %d", text, found.status, found.outcome, found.turn);
}

TEST(what_a_board_comes_to)
{
  xo_rules two = rules(3, 3, 3, 2), three = rules(2, 4, 3, 3);
  xo_play_order o = in_order(2), nought = {2, {2, 1}}, third = {3, {3, 1, 2}};
  assert_board(two, o, ".........", XO_BOARD_OK, XO_UNFINISHED, 1);
  assert_board(two, nought, ".........", XO_BOARD_OK, XO_UNFINISHED, 2);
  assert_board(two, o, "XXX/OO./...", XO_BOARD_OK, 1, 0);
  assert_board(two, o, "xox|xox|oxo", XO_BOARD_OK, XO_DRAW, 0);
  assert_board(two, o, "XXX/OOO/...", XO_BOARD_UNREACHED, XO_UNFINISHED, 0);
  assert_board(two, o, "XXX/OO./O..", XO_BOARD_UNREACHED, XO_UNFINISHED, 0);
  assert_board(two, o, "XX./.../...", XO_BOARD_COUNTS, XO_UNFINISHED, 0);
  assert_board(two, o, "O../.../...", XO_BOARD_TURNS, XO_UNFINISHED, 0);
  assert_board(two, nought, "O../.../...", XO_BOARD_OK, XO_UNFINISHED, 1);
  assert_board(three, third, "3... ....", XO_BOARD_OK, XO_UNFINISHED, 1);
  assert_board(three, third, "1... ....", XO_BOARD_TURNS, XO_UNFINISHED, 0);
  assert_board(three, third, "32.. ....", XO_BOARD_TURNS, XO_UNFINISHED, 0);
  assert_board(three, third, "31.. 3...", XO_BOARD_COUNTS, XO_UNFINISHED, 0);
  assert_board(three, third, "3312 ....", XO_BOARD_OK, XO_UNFINISHED, 1);
}

TEST(the_first_fault_of_a_board_counts)
{
  xo_play_order o = in_order(2), bad = {2, {1, 1}};
  xo_game g = filled(0);
  g.rules.line = 0;
  g.cell[0][0] = 1;
  assert_int_equal(xo_board_judge(&g, &bad).status, XO_BOARD_RULES);
  g.rules.line = 3;
  assert_int_equal(xo_board_judge(&g, &bad).status, XO_BOARD_ORDER);
  assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_CELLS);
  g.cell[0][0] = 0;
  assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_OK);
  static const int off[][2] = {{0, 1}, {1, 0}, {4, 1}, {1, 4}, {21, 21}};
  for (int i = 0; i < LENGTH(off); i++) {
    g = filled(0);
    g.cell[off[i][0]][off[i][1]] = 1;
    assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_CELLS);
  }
  static const signed char nobody[] = {-1, 3, 127, -128};
  for (int i = 0; i < LENGTH(nobody); i++) {
    g = filled(0);
    g.cell[2][2] = nobody[i];
    assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_CELLS);
  }
}

/* Of a draw everybody may have a line through the last cell: then one player has several, and nobody else any. */
TEST(two_lines_through_the_last_cell)
{
  xo_play_order o = in_order(2);
  assert_board(rules(3, 5, 3, 2), o, "XXXXX/OO.OO/.....", XO_BOARD_OK, 1, 0);
  assert_board(rules(3, 6, 3, 2), o, "XXXXXX/OO.OO./O.....", XO_BOARD_UNREACHED, XO_UNFINISHED, 0);
}

static void assert_fault(xo_rules r, const char *text, xo_board_status status, int at)
{
  xo_game g;
  xo_board_text read = xo_board_read(r, exactly(text), (int)strlen(text), &g);
  if (read.status != status || read.at != at)
    fail_msg("\"%s\": status %d at %d", text, read.status, read.at);
}

TEST(boards_as_text)
{
  xo_rules two = rules(3, 3, 3, 2), five = rules(2, 2, 2, 5);
  xo_game g;
  xo_board_text read = xo_board_read(two, " X,x.|Oo_/ -\t-. \r", 17, &g);
  assert_int_equal(read.status, XO_BOARD_OK);
  static const signed char cells[9] = {1, 1, 0, 2, 2, 0, 0, 0, 0};
  for (int i = 0; i < 9; i++)
    assert_int_equal(g.cell[i / 3 + 1][i % 3 + 1], cells[i]);
  assert_int_equal(xo_board_read(five, "1 5-2", 5, &g).status, XO_BOARD_OK);
  assert_int_equal(g.cell[1][2], 5);
  assert_int_equal(g.cell[2][2], 2);
  assert_fault(two, "", XO_BOARD_FEW, 0);
  assert_fault(two, "XX./OO./..", XO_BOARD_FEW, 10);
  assert_fault(two, "XX./OO./... .", XO_BOARD_MANY, 12);
  assert_fault(two, "XX./OO./... ?", XO_BOARD_SYMBOL, 12);
  assert_fault(two, "X1.", XO_BOARD_SYMBOL, 1);
  assert_fault(two, "X0.", XO_BOARD_SYMBOL, 1);
  assert_fault(five, "x", XO_BOARD_SYMBOL, 0);
  assert_fault(five, "6", XO_BOARD_SYMBOL, 0);
  assert_fault(five, "0", XO_BOARD_SYMBOL, 0);
  assert_fault(two, "X\xff", XO_BOARD_SYMBOL, 1);
  assert_int_equal(xo_board_read(two, "X\0.", 3, &g).at, 1);
}
