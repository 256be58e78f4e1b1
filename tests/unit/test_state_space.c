/* The view of the three-player game on 4x4: every 3x3 matrix, the positions of spec/ERRATA.md, and random games and
 * boards against the kernel. */
#include "support.h"
#include "state_space/state_space.h"

#include <string.h>

static const char symbols[] = ".123";

/* A matrix or a board from its rows: "111/.2./..2". */
static xo_ss_matrix matrix_of(const char *rows)
{
  xo_ss_matrix m;
  memset(&m, 0x55, sizeof m);
  for (int i = 1; i <= 3; i++)
    for (int j = 1; j <= 3; j++)
      m.s[i][j] = (signed char)(strchr(symbols, rows[4 * (i - 1) + j - 1]) - symbols);
  return m;
}

static xo_ss_board board_of(const char *rows)
{
  xo_ss_board b;
  memset(&b, 0x55, sizeof b);
  for (int i = 1; i <= 4; i++)
    for (int j = 1; j <= 4; j++)
      b.h[i][j] = (signed char)(strchr(symbols, rows[5 * (i - 1) + j - 1]) - symbols);
  return b;
}

static void assert_matrix(const xo_ss_matrix *m, const char *rows)
{
  xo_ss_matrix expected = matrix_of(rows);
  for (int i = 1; i <= 3; i++)
    assert_memory_equal(&m->s[i][1], &expected.s[i][1], 3);
}

static void assert_board(const xo_ss_board *b, const char *rows)
{
  xo_ss_board expected = board_of(rows);
  for (int i = 1; i <= 4; i++)
    assert_memory_equal(&b->h[i][1], &expected.h[i][1], 4);
}

/* ---- every matrix ---- */

static int uniform(int a, int b, int c) { return a > 0 && a == b && b == c; }

TEST(every_matrix)
{
  int rows_differ = 0, cols_differ = 0, diags_differ = 0;
  for (int n = 0; n < 262144; n++) { /* 4 to the power 9 */
    int v[9];
    for (int i = 0, rest = n; i < 9; i++, rest /= 4)
      v[i] = rest % 4;
    xo_ss_matrix m;
    memset(&m, 0x55, sizeof m);
    for (int i = 0; i < 9; i++)
      m.s[i / 3 + 1][i % 3 + 1] = (signed char)v[i];
    int rows = uniform(v[0], v[1], v[2]) + uniform(v[3], v[4], v[5]) + uniform(v[6], v[7], v[8]);
    int cols = uniform(v[0], v[3], v[6]) + uniform(v[1], v[4], v[7]) + uniform(v[2], v[5], v[8]);
    int down = uniform(v[0], v[4], v[8]), up = uniform(v[2], v[4], v[6]);
    int half = v[4] != 0 && v[2] == v[4] && v[6] == v[8];
    assert_int_equal(xo_ss_row(&m), rows > 0);
    assert_int_equal(xo_ss_col(&m), cols > 0);
    assert_int_equal(xo_ss_diag(&m), down || up);
    assert_int_equal(xo_ss_row_printed(&m), rows == 3);
    assert_int_equal(xo_ss_col_printed(&m), cols == 3);
    assert_int_equal(xo_ss_diag_printed(&m), down || half);
    rows_differ += xo_ss_row(&m) != xo_ss_row_printed(&m);
    cols_differ += xo_ss_col(&m) != xo_ss_col_printed(&m);
    diags_differ += xo_ss_diag(&m) != xo_ss_diag_printed(&m);
  }
  print_message("printed and meant differ: ROW in %d, COL in %d, DIAG in %d of 262144 matrices\n", rows_differ,
                cols_differ, diags_differ);
  assert_true(rows_differ > 0 && rows_differ == cols_differ && diags_differ > 0);
}

/* ---- the positions of spec/ERRATA.md ---- */

TEST(ss_row_printed)
{
  xo_ss_matrix s = matrix_of("111/.2./..2"), all = matrix_of("111/222/111");
  assert_true(xo_ss_row(&s) && !xo_ss_row_printed(&s));
  assert_true(xo_ss_row(&all) && xo_ss_row_printed(&all));
}

TEST(ss_col_printed)
{
  xo_ss_matrix s = matrix_of("1../12./1.2"), all = matrix_of("121/121/121");
  assert_true(xo_ss_col(&s) && !xo_ss_col_printed(&s));
  assert_true(xo_ss_col(&all) && xo_ss_col_printed(&all));
}

TEST(ss_diag_missed)
{
  xo_ss_matrix s = matrix_of("..1/.12/1.2");
  assert_true(xo_ss_diag(&s));
  assert_false(xo_ss_diag_printed(&s));
}

/* The game after moves at these places, in turn by 1, 2, 3, in the view and in the kernel. */
static xo_ss_state play(xo_game *game, int n, const int places[][2])
{
  xo_ss_state state;
  xo_init(game, rules(4, 4, 3, 3));
  xo_ss_start_state(&state);
  for (int i = 0; i < n; i++) {
    assert_true(xo_is_unfinished(game));
    assert_true(xo_ss_o_dom(&state, places[i][0], places[i][1]));
    xo_move(game, state.r, pos(places[i][0], places[i][1]));
    xo_ss_o(&state, places[i][0], places[i][1]);
  }
  return state;
}

TEST(ss_diag_two_stones)
{
  xo_ss_matrix s = matrix_of("..1/.1./...");
  assert_false(xo_ss_diag(&s));
  assert_true(xo_ss_diag_printed(&s));
  static const int places[][2] = {{1, 3}, {4, 4}, {4, 1}, {2, 2}};
  xo_game game;
  xo_ss_state state = play(&game, LENGTH(places), places);
  assert_board(&state.a, "..1./.1../..../3..2");
  assert_true(xo_is_unfinished(&game));
  assert_false(xo_ss_goal(&state.a));
  assert_true(xo_ss_goal_printed(&state.a));
}

/* A game of seven moves that player 1 wins with the first row: "111./22../33../....". */
static xo_ss_state first_row(xo_game *game)
{
  static const int places[][2] = {{1, 1}, {2, 1}, {3, 1}, {1, 2}, {2, 2}, {3, 2}, {1, 3}};
  xo_ss_state state = play(game, LENGTH(places), places);
  assert_board(&state.a, "111./22../33../....");
  return state;
}

TEST(ss_v_printed)
{
  xo_game game;
  xo_ss_state state = first_row(&game);
  assert_int_equal(xo_who_won(&game), 1);
  assert_true(xo_ss_goal(&state.a));
  assert_false(xo_ss_goal_printed(&state.a));
}

TEST(ss_parts_collapse)
{
  xo_ss_board start, v = board_of("123./23.1/3.12/.123");
  static const char *const parts[] = {"123/23./3.1", "23./3.1/.12", "23./3.1/.12", "3.1/.12/123"};
  memset(&start, 0x55, sizeof start);
  xo_ss_start(&start);
  for (int k = 1; k <= 4; k++) {
    xo_ss_matrix first = xo_ss_sub(&start, k), part = xo_ss_sub(&v, k);
    assert_matrix(&first, ".../.../...");
    for (int i = 0; i <= 3; i++)
      assert_true(first.s[0][i] == 0 && first.s[i][0] == 0 && part.s[0][i] == 0 && part.s[i][0] == 0);
    assert_matrix(&part, parts[k - 1]);
  }
}

TEST(ss_draw_with_line)
{
  static const int places[][2] = {{1, 1}, {1, 4}, {1, 3}, {1, 2}, {2, 1}, {2, 4}, {3, 2}, {2, 3},
                                  {3, 1}, {4, 1}, {3, 3}, {3, 4}, {4, 2}, {4, 4}, {4, 3}, {2, 2}};
  xo_game game;
  xo_ss_state state = play(&game, LENGTH(places), places);
  assert_board(&state.a, "1132/2123/3123/1132");
  assert_true(xo_ss_draw(&state.a));
  assert_true(xo_ss_goal(&state.a));
  assert_false(xo_is_draw(&game));
  assert_int_equal(xo_who_won(&game), 1);
}

TEST(ss_no_winner_defined)
{
  xo_game game;
  xo_ss_state one = first_row(&game);
  xo_ss_board two = board_of("222./11../33../....");
  assert_int_equal(xo_ss_goal(&one.a), xo_ss_goal(&two)); /* over, and the same is said of both */
  assert_true(xo_ss_goal(&two));
}

TEST(ss_move_after_end)
{
  xo_game game;
  xo_ss_state state = first_row(&game);
  assert_true(xo_ss_goal_state(&state));
  assert_int_equal(state.r, 2);
  assert_true(xo_ss_o_dom(&state, 1, 4));
  xo_ss_o(&state, 1, 4);
  assert_int_equal(state.a.h[1][4], 2);
  assert_true(xo_ss_is_state(&state));
}

TEST(ss_move_any_player)
{
  for (int k = 1; k <= 3; k++) {
    static const xo_ss_board zero;
    static const char *const after[] = {"1.../..../..../....", "2.../..../..../....", "3.../..../..../...."};
    xo_ss_board v;
    memset(&v, 0x55, sizeof v);
    xo_ss_start(&v);
    assert_memory_equal(&v, &zero, sizeof v);
    v.h[0][3] = v.h[3][0] = 77; /* not used */
    assert_true(xo_ss_l_dom(&v, 1, 1, k));
    xo_ss_l(&v, 1, 1, k);
    assert_board(&v, after[k - 1]);
    assert_true(v.h[0][3] == 77 && v.h[3][0] == 77 && v.h[0][1] == 0 && v.h[1][0] == 0);
    for (int other = 1; other <= 3; other++)
      assert_false(xo_ss_l_dom(&v, 1, 1, other));
  }
}

TEST(ss_next)
{
  assert_int_equal(xo_ss_next(1), 2);
  assert_int_equal(xo_ss_next(2), 3);
  assert_int_equal(xo_ss_next(3), 1);
}

TEST(ss_unreachable_states)
{
  xo_ss_state state;
  memset(&state, 0x55, sizeof state);
  assert_false(xo_ss_is_state(&state));
  xo_ss_start_state(&state);
  assert_int_equal(state.r, 1);
  for (int i = 0; i <= 4; i++)
    assert_true(state.a.h[0][i] == 0 && state.a.h[i][0] == 0);
  for (int r = -1; r <= 5; r++) {
    state.r = r;
    assert_int_equal(xo_ss_is_state(&state), r >= 1 && r <= 3);
  }
  state.r = 2;
  for (int i = 1; i <= 4; i++)
    for (int j = 1; j <= 4; j++)
      for (int h = -128; h <= 127; h++) {
        xo_ss_state other = state;
        other.a.h[i][j] = (signed char)h;
        assert_int_equal(xo_ss_is_board(&other.a), h >= 0 && h <= 3);
        assert_int_equal(xo_ss_is_state(&other), h >= 0 && h <= 3);
      }
}

TEST(ss_two_lines)
{
  xo_ss_board v = board_of("111./222./333./....");
  xo_game game = shown_game(rules(4, 4, 3, 3), "111./222./333./....");
  assert_true(xo_ss_goal(&v));
  assert_true(xo_is_unfinished(&game));
}

/* ---- against the kernel ---- */

/* Whether a line of three of player p is on the board, looked for from every cell in every direction. */
static bool has_line(const xo_ss_board *v, int p)
{
  static const int ways[][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (int w = 0; w < LENGTH(ways); w++)
    for (int i = 1; i <= 4; i++)
      for (int j = 1; j <= 4; j++) {
        int n = 0;
        for (int s = 0, r = i, c = j; s < 3 && r >= 1 && r <= 4 && c >= 1 && c <= 4;
             s++, r += ways[w][0], c += ways[w][1])
          n += v->h[r][c] == p;
        if (n == 3)
          return true;
      }
  return false;
}

TEST(any_board)
{
  int over = 0, printed = 0, n = 200000;
  seed(4433);
  for (int i = 0; i < n; i++) {
    xo_ss_board v = board_of("..../..../..../....");
    bool full = true;
    int dense = between(0, 16);
    for (int r = 1; r <= 4; r++)
      for (int c = 1; c <= 4; c++) {
        v.h[r][c] = (signed char)(below(16) < dense ? between(1, 3) : 0);
        full = full && v.h[r][c] != 0;
      }
    bool line = has_line(&v, 1) || has_line(&v, 2) || has_line(&v, 3);
    assert_true(xo_ss_is_board(&v));
    assert_int_equal(xo_ss_draw(&v), full);
    assert_int_equal(xo_ss_goal(&v), line || full);
    over += line;
    printed += xo_ss_goal_printed(&v) != xo_ss_goal(&v);
  }
  print_message("%d boards: %d with a line; printed and meant differ on %d\n", n, over, printed);
  assert_true(over > 0 && printed > 0);
}

/* Every state of a random game: the view and the kernel give the same answers. */
static int agree(const xo_ss_state *state, const xo_game *game)
{
  int legal = 0;
  assert_int_equal(state->r, game->moves % 3 + 1);
  assert_int_equal(xo_ss_goal_state(state), !xo_is_unfinished(game));
  for (int p = 1; p <= 3; p++)
    assert_int_equal(has_line(&state->a, p), xo_has_won(game, p));
  for (int i = 1; i <= 4; i++)
    for (int j = 1; j <= 4; j++) {
      assert_int_equal(state->a.h[i][j], game->cell[i][j]);
      assert_int_equal(xo_ss_o_dom(state, i, j), !xo_moves_so_far(game, pos(i, j)));
      legal += xo_ss_o_dom(state, i, j);
    }
  return legal;
}

TEST(games_of_the_kernel)
{
  int states = 0, drawn = 0, won[4] = {0};
  seed(20190506);
  for (int n = 0; n < 20000; n++) {
    xo_game game;
    xo_ss_state state;
    xo_init(&game, rules(4, 4, 3, 3));
    xo_ss_start_state(&state);
    int legal = agree(&state, &game);
    for (states++; !xo_ss_goal_state(&state); states++) {
      assert_true(legal > 0);
      xo_pos at = random_free(&game);
      xo_move(&game, state.r, at);
      xo_ss_o(&state, at.row, at.col);
      legal = agree(&state, &game);
    }
    if (xo_is_won(&game))
      won[xo_who_won(&game)]++;
    else
      drawn++;
  }
  print_message("%d states of 20000 games; won %d, %d, %d, drawn %d\n", states, won[1], won[2], won[3], drawn);
  assert_true(won[1] > 0 && won[2] > 0 && won[3] > 0 && drawn > 0);
}
