/* state_space.c: the clauses of xo/state_space.h and state_space_parts.h. */
#include "breach.h"

REAL(xo_ss_is_board, xo_ss_start, xo_ss_sub, xo_ss_row, xo_ss_col, xo_ss_diag)
REAL(xo_ss_row_printed, xo_ss_col_printed, xo_ss_diag_printed, xo_ss_draw, xo_ss_goal, xo_ss_goal_printed)
REAL(xo_ss_l_dom, xo_ss_l, xo_ss_is_state, xo_ss_start_state, xo_ss_goal_state, xo_ss_next)
REAL(xo_ss_o_dom, xo_ss_o)

/* ---- the faulty library ---- */

/* A function that answers the opposite when its fault is planted. */
#define CONTRARY(function, type, label) \
  bool function(const type *it) { return real_##function(it) != fault(#label); }
CONTRARY(xo_ss_is_board, xo_ss_board, board)
CONTRARY(xo_ss_row, xo_ss_matrix, row)
CONTRARY(xo_ss_col, xo_ss_matrix, col)
CONTRARY(xo_ss_diag, xo_ss_matrix, diag)
CONTRARY(xo_ss_row_printed, xo_ss_matrix, row)
CONTRARY(xo_ss_col_printed, xo_ss_matrix, col)
CONTRARY(xo_ss_diag_printed, xo_ss_matrix, diag)
CONTRARY(xo_ss_draw, xo_ss_board, draw)
CONTRARY(xo_ss_goal, xo_ss_board, goal)
CONTRARY(xo_ss_goal_printed, xo_ss_board, goal)
CONTRARY(xo_ss_is_state, xo_ss_state, state)
CONTRARY(xo_ss_goal_state, xo_ss_state, goal)

void xo_ss_start(xo_ss_board *board)
{
  real_xo_ss_start(board);
  if (fault("start"))
    board->h[4][4] = 1;
  if (fault("board"))
    board->h[4][4] = 4;
  board->h[4][0] = fault("unused") ? 1 : 0;
}

xo_ss_matrix xo_ss_sub(const xo_ss_board *board, int k)
{
  xo_ss_matrix s = real_xo_ss_sub(board, k);
  s.s[3][3] = (signed char)(s.s[3][3] + fault("sub"));
  s.s[0][3] = fault("unused") ? 1 : 0;
  return s;
}

bool xo_ss_l_dom(const xo_ss_board *board, int i, int j, int k)
{
  return real_xo_ss_l_dom(board, i, j, k) != fault("dom");
}

void xo_ss_l(xo_ss_board *board, int i, int j, int k)
{
  real_xo_ss_l(board, i, j, k);
  if (fault("move"))
    board->h[i][j] = 0;
  if (fault("board"))
    board->h[i][j] = 4;
  if (fault("kept"))
    board->h[0][4] = 1;
}

void xo_ss_start_state(xo_ss_state *state)
{
  real_xo_ss_start_state(state);
  state->r += fault("start") + 3 * fault("state");
  state->a.h[0][4] = fault("unused") ? 1 : 0;
}

int xo_ss_next(int k) { return fault("next") ? k : fault("player") ? 4 : real_xo_ss_next(k); }
bool xo_ss_o_dom(const xo_ss_state *state, int i, int j) { return real_xo_ss_o_dom(state, i, j) != fault("dom"); }

/* The player moves and is next again; or nobody is next. */
void xo_ss_o(xo_ss_state *state, int i, int j)
{
  int player = state->r;
  real_xo_ss_o(state, i, j);
  if (fault("next"))
    state->r = player;
  if (fault("state"))
    state->r = 0;
  if (fault("kept"))
    state->a.h[4][0] = 1;
}

/* ---- callers ---- */

static xo_ss_matrix matrix_given(void)
{
  xo_ss_matrix s = {{{0}, {0, 1, 1, 1}, {0, 2, 2, 0}, {0, 3, 3, 0}}};
  return s;
}

static xo_ss_board board_given(void)
{
  xo_ss_board a = {{{0}, {0, 1, 1, 0, 0}, {0, 2, 2, 0, 0}, {0, 3, 3, 0, 0}, {0}}};
  return a;
}

static xo_ss_state state_given(void)
{
  xo_ss_state x = {board_given(), 1};
  return x;
}

/* A call without a pointer, and one as it should be. The arguments are what follows the pointer. */
#define GIVEN(function, what, ...)                                  \
  REQUIRES(function, valid) { function(no_memory(), __VA_ARGS__); } \
  static void function##_good(void)                                 \
  {                                                                 \
    xo_ss_##what it = what##_given();                               \
    function(&it, __VA_ARGS__);                                     \
  }
#define GIVEN_ALONE(function, what)                    \
  REQUIRES(function, valid) { function(no_memory()); } \
  static void function##_good(void)                    \
  {                                                    \
    xo_ss_##what it = what##_given();                  \
    function(&it);                                     \
  }
/* A call that breaks the clause on one of these arguments. */
#define WRONG(function, label, what, ...) \
  REQUIRES(function, label)               \
  {                                       \
    xo_ss_##what it = what##_given();     \
    function(&it, __VA_ARGS__);           \
  }

GIVEN_ALONE(xo_ss_is_board, board)
GIVEN_ALONE(xo_ss_start, board)
GIVEN(xo_ss_sub, board, 2)
WRONG(xo_ss_sub, number, board, 5)
GIVEN_ALONE(xo_ss_row, matrix)
GIVEN_ALONE(xo_ss_col, matrix)
GIVEN_ALONE(xo_ss_diag, matrix)
GIVEN_ALONE(xo_ss_row_printed, matrix)
GIVEN_ALONE(xo_ss_col_printed, matrix)
GIVEN_ALONE(xo_ss_diag_printed, matrix)
GIVEN_ALONE(xo_ss_draw, board)
GIVEN_ALONE(xo_ss_goal, board)
GIVEN_ALONE(xo_ss_goal_printed, board)
GIVEN(xo_ss_l_dom, board, 1, 3, 2)
WRONG(xo_ss_l_dom, move, board, 1, 3, 4)
GIVEN(xo_ss_l, board, 1, 3, 2)
WRONG(xo_ss_l, move, board, 0, 3, 2)
WRONG(xo_ss_l, dom, board, 1, 1, 2)
GIVEN_ALONE(xo_ss_is_state, state)
GIVEN_ALONE(xo_ss_start_state, state)
GIVEN_ALONE(xo_ss_goal_state, state)
GIVEN(xo_ss_o_dom, state, 1, 3)
WRONG(xo_ss_o_dom, place, state, 1, 0)
GIVEN(xo_ss_o, state, 1, 3)
WRONG(xo_ss_o, place, state, 0, 3)
WRONG(xo_ss_o, dom, state, 1, 1)

REQUIRES(xo_ss_o_dom, turn) { xo_ss_o_dom(&(xo_ss_state){board_given(), 0}, 1, 3); }
REQUIRES(xo_ss_o, turn) { xo_ss_o(&(xo_ss_state){board_given(), 4}, 1, 3); }
REQUIRES(xo_ss_next, player) { xo_ss_next(0); }
static void next_good(void) { xo_ss_next(3); }

ENSURES(xo_ss_is_board, xo_ss_is_board_good, board);
ENSURES(xo_ss_start, xo_ss_start_good, start, board start, unused);
ENSURES(xo_ss_sub, xo_ss_sub_good, sub, unused);
ENSURES(xo_ss_row, xo_ss_row_good, row);
ENSURES(xo_ss_col, xo_ss_col_good, col);
ENSURES(xo_ss_diag, xo_ss_diag_good, diag);
ENSURES(xo_ss_row_printed, xo_ss_row_printed_good, row);
ENSURES(xo_ss_col_printed, xo_ss_col_printed_good, col);
ENSURES(xo_ss_diag_printed, xo_ss_diag_printed_good, diag);
ENSURES(xo_ss_draw, xo_ss_draw_good, draw);
ENSURES(xo_ss_goal, xo_ss_goal_good, goal);
ENSURES(xo_ss_goal_printed, xo_ss_goal_printed_good, goal);
ENSURES(xo_ss_l_dom, xo_ss_l_dom_good, dom);
ENSURES(xo_ss_l, xo_ss_l_good, move, board move, kept);
ENSURES(xo_ss_is_state, xo_ss_is_state_good, state);
ENSURES(xo_ss_start_state, xo_ss_start_state_good, start, state start, unused);
ENSURES(xo_ss_goal_state, xo_ss_goal_state_good, goal);
ENSURES(xo_ss_next, next_good, next, player next);
ENSURES(xo_ss_o_dom, xo_ss_o_dom_good, dom);
ENSURES(xo_ss_o, xo_ss_o_good, next, state next, kept);
