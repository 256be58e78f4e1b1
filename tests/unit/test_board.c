/* Boards judged from their cells: which of them games lead to, against a walk through all games that shares nothing
 * with the kernel; each fault; and boards as text. */
#include "naive.h"
#include "support.h"
#include "xo/board.h"

#include <stdlib.h>
#include <string.h>

enum { FILLINGS = 19683 };
static bool met[FILLINGS];

static int number_of(const char *cells)
{
  int n = 0;
  for (int i = 0; i < 9; i++)
    n = 3 * n + cells[i];
  return n;
}

static bool has_line(const char *cells)
{
  naive_game game = {0};
  for (int i = 0; i < 9; i++)
    if (cells[i] != 0)
      game.maplet[game.card++] = (naive_maplet){pos(i / 3 + 1, i % 3 + 1), cells[i]};
  return naive_has_won(rules(3, 3, 3, 2), &game, 1) || naive_has_won(rules(3, 3, 3, 2), &game, 2);
}

static void walk_all(char *cells, int moves, int first)
{
  if (met[number_of(cells)])
    return;
  met[number_of(cells)] = true;
  if (has_line(cells))
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
               {2, "XX./OO./..", XO_BOARD_FEW, 10, NULL},
               {2, "XX./OO./... .", XO_BOARD_MANY, 12, NULL},
               {2, "XX./OO./... ?", XO_BOARD_SYMBOL, 12, NULL},
               {2, "X1.", XO_BOARD_SYMBOL, 1, NULL},
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
    xo_board_text read = xo_board_read(rules(3, 3, 3, texts[i].players), copy, (int)len, &g);
    free(copy);
    if (read.status != texts[i].status || read.at != texts[i].at)
      fail_msg("\"%s\": status %d at %d", texts[i].text, read.status, read.at);
    for (int c = 0; c < 9 && texts[i].cells != NULL; c++)
      assert_int_equal(g.cell[c / 3 + 1][c % 3 + 1], texts[i].cells[c] - '0');
  }
}
