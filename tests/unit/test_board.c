/* Boards judged from their cells: each fault, boards as text, and the positions of spec/ERRATA.md. */
#include "support.h"
#include "xo/board.h"

#include <stdlib.h>
#include <string.h>

TEST(the_first_fault_of_a_board_counts)
{
  xo_play_order o = in_order(2), bad = {2, {1, 1}};
  xo_game g = {{3, 3, 3, 2}, 0, {{0}}}, empty = g;
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
    g = empty;
    g.cell[off[i][0]][off[i][1]] = 1;
    assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_CELLS);
  }
  static const signed char nobody[] = {-1, 3, 127, -128};
  for (int i = 0; i < LENGTH(nobody); i++) {
    g = empty;
    g.cell[2][2] = nobody[i];
    assert_int_equal(xo_board_judge(&g, &o).status, XO_BOARD_CELLS);
  }
}

/* Each text in memory of its own, where the sanitizers see a byte that is read before or after it. */
TEST(boards_as_text)
{
  static const struct {
    int players;
    const char *text;
    xo_board_status status;
    int at;
    const char *cells;
  } texts[] = {{2, " X,x.|Oo_/ -\t-. \r", XO_BOARD_OK, -1, "110220000"},
               {2, "", XO_BOARD_FEW, 0, NULL},
               {2, "XX./OO./..", XO_BOARD_FEW, 10, "110220000"},
               {2, "XX./OO./... .", XO_BOARD_MANY, 12, NULL},
               {2, "XX./OO./... ?", XO_BOARD_SYMBOL, 12, NULL},
               {2, "X1.", XO_BOARD_SYMBOL, 1, "100000000"},
               {2, "X\xff", XO_BOARD_SYMBOL, 1, NULL},
               {5, "1 5-2.4|.3.", XO_BOARD_OK, -1, "150204030"},
               {5, "x", XO_BOARD_SYMBOL, 0, NULL},
               {5, "6", XO_BOARD_SYMBOL, 0, NULL},
               {5, "0", XO_BOARD_SYMBOL, 0, NULL}};
  xo_game g;
  for (int i = 0; i < LENGTH(texts); i++) {
    size_t len = strlen(texts[i].text);
    char *copy = malloc(len + (len == 0));
    assert_non_null(copy);
    memcpy(copy, texts[i].text, len);
    xo_board read = xo_board_read(rules(3, 3, 3, texts[i].players), copy, (int)len, &g);
    free(copy);
    if (read.status != texts[i].status || read.at != texts[i].at)
      fail_msg("\"%s\": status %d at %d", texts[i].text, read.status, read.at);
    assert_int_equal(g.moves, 0);
    for (int c = 0; c < 9 && texts[i].cells != NULL; c++)
      assert_int_equal(g.cell[c / 3 + 1][c % 3 + 1], texts[i].cells[c] - '0');
  }
}

/* Positions, whatever games lead to them. The games of ERRATA.md are rows of tests/golden/verdicts.table. */
static const struct {
  xo_rules rules;
  int lines; /* how many players have one */
  const char *picture;
  xo_player winner;
  bool drawn;
} positions[] = {
    {{3, 3, 3, 2}, 1, "OO./.../XXX", XO_CROSS, false},  /* V3 */
    {{3, 3, 3, 2}, 0, ".../.../...", 0, false},         /* V4, D9 */
    {{3, 3, 3, 2}, 0, "XXO/OO./X..", 0, false},         /* V5 */
    {{3, 3, 3, 2}, 2, "XXX/OOO/...", 0, false},         /* V9, D2; V11, after a move of NOUGHT in the next but one */
    {{3, 3, 3, 2}, 2, "XXX/OOO/XXO", 0, true},          /* V10, D2 */
    {{3, 3, 3, 2}, 1, "XXX/OO./...", XO_CROSS, false},  /* V11 */
    {{4, 4, 3, 3}, 3, "111./222./333./....", 0, false}, /* D2 */
    {{3, 3, 3, 2}, 1, "XXO/OXO/XOX", XO_CROSS, false},  /* D3 */
    {{3, 3, 3, 2}, 0, ".../.O./...", 0, false},         /* V12: who began is no part of a game */
    /* an exact line between others and the border; none in one cell more, of any direction; both */
    {{4, 5, 3, 2, 1}, 1, "XXXO./..O../.O.../O....", XO_CROSS, false},
    {{5, 6, 4, 2, 1}, 1, "XXXXXO/OX.O../O.X.O./OO.X../O...X.", XO_NOUGHT, false},
    {{5, 5, 4, 2, 1}, 1, "O...X/OO.X./O.X../OX..O/X...X", XO_NOUGHT, false},
    {{2, 5, 3, 2, 1}, 0, "XXXXX/OOOO.", 0, false},
    {{1, 5, 2, 2, 1}, 1, "OOOXX", XO_CROSS, false},
    {{5, 5, 3, 2, 1}, 2, "XXXXO/X.O../X..../.OOO./.....", 0, false}};

TEST(positions_of_errata)
{
  for (int k = 0; k < LENGTH(positions); k++) {
    xo_rules r = positions[k].rules;
    const char *text = positions[k].picture;
    xo_play_order order = in_order(r.players);
    xo_game game;
    int lines = 0;
    assert_int_equal(xo_board_read(r, text, (int)strlen(text), &game).status, XO_BOARD_OK);
    (void)xo_board_judge(&game, &order); /* counts the moves */
    for (xo_player p = 1; p <= r.players; p++)
      lines += xo_has_won(&game, p);
    assert_int_equal(lines, positions[k].lines);
    assert_int_equal(xo_who_won(&game), positions[k].winner);
    assert_int_equal(xo_is_draw(&game), positions[k].drawn);
    assert_int_equal(xo_is_unfinished(&game), positions[k].winner == 0 && !positions[k].drawn);
  }
}

/* Of every board of 3x3, and of 4x4 with many lines: where no game leads to it, lines tell why. Of exact rules there
 * may be none that do: to take a cell back can make a line. */
static void assert_explained(xo_game *game, xo_play_order order)
{
  xo_board board = xo_board_judge(game, &order);
  assert_true(board.lines == 0 || board.status == XO_BOARD_UNREACHED);
  assert_true(board.lines > 0 || board.status != XO_BOARD_UNREACHED || game->rules.exact);
  for (int i = 0; i < board.lines; i++) {
    xo_won_line line = board.line[i];
    assert_true(xo_winning_cell(game, line.player, line.from));
    for (int k = 0; k < game->rules.line; k++)
      assert_int_equal(game->cell[line.from.row + k * line.step.row][line.from.col + k * line.step.col], line.player);
  }
}

TEST(lines_tell_why_no_game_leads_to_a_board)
{
  xo_play_order order = in_order(2);
  xo_game game;
  for (int n = 0; n < 19683; n++) {
    xo_init(&game, rules(3, 3, 3, 2));
    for (int c = 0, rest = n; c < 9; c++, rest /= 3)
      game.cell[c / 3 + 1][c % 3 + 1] = (signed char)(rest % 3);
    assert_explained(&game, order);
  }
  seed(52);
  for (int n = 0; n < 20000; n++) {
    int line = 2 + below(3), taken = below(17);
    xo_init(&game, (xo_rules){4, 4, line, 2, n % 2});
    for (int k = 0; k < taken; k++) {
      xo_pos at = random_pos(game.rules);
      while (game.cell[at.row][at.col] != 0)
        at = random_pos(game.rules);
      game.cell[at.row][at.col] = (signed char)(k % 2 + 1);
    }
    assert_explained(&game, order);
  }
}
