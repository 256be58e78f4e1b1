/* state_space.c: the clauses of xo/state_space.h and state_space_parts.h. */
#include "breach.h"

REAL(xo_ss_is_board);
REAL(xo_ss_start);
REAL(xo_ss_sub);
REAL(xo_ss_row);
REAL(xo_ss_col);
REAL(xo_ss_diag);
REAL(xo_ss_row_printed);
REAL(xo_ss_col_printed);
REAL(xo_ss_diag_printed);
REAL(xo_ss_draw);
REAL(xo_ss_goal);
REAL(xo_ss_goal_printed);
REAL(xo_ss_l_dom);
REAL(xo_ss_l);
REAL(xo_ss_is_state);
REAL(xo_ss_start_state);
REAL(xo_ss_goal_state);
REAL(xo_ss_next);
REAL(xo_ss_o_dom);
REAL(xo_ss_o);

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
#define GIVEN(function, what, ...)                                                      \
  static void requires_##function##_valid(void) { function(no_memory(), __VA_ARGS__); } \
  static void function##_good(void)                                                     \
  {                                                                                     \
    xo_ss_##what it = what##_given();                                                   \
    function(&it, __VA_ARGS__);                                                         \
  }
#define GIVEN_ALONE(function, what)                                        \
  static void requires_##function##_valid(void) { function(no_memory()); } \
  static void function##_good(void)                                        \
  {                                                                        \
    xo_ss_##what it = what##_given();                                      \
    function(&it);                                                         \
  }
/* A call that breaks the clause on one of these arguments. */
#define WRONG(function, label, what, ...)         \
  static void requires_##function##_##label(void) \
  {                                               \
    xo_ss_##what it = what##_given();             \
    function(&it, __VA_ARGS__);                   \
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

static void requires_xo_ss_o_dom_turn(void)
{
  xo_ss_state x = {board_given(), 0};
  xo_ss_o_dom(&x, 1, 3);
}

static void requires_xo_ss_o_turn(void)
{
  xo_ss_state x = {board_given(), 4};
  xo_ss_o(&x, 1, 3);
}

static void requires_xo_ss_next_player(void) { xo_ss_next(0); }
static void next_good(void) { xo_ss_next(3); }

const breach state_space_breaches[] = {
    REQUIRES(xo_ss_is_board, valid),
    ENSURES(xo_ss_is_board, board, xo_ss_is_board_good, ""),
    REQUIRES(xo_ss_start, valid),
    ENSURES(xo_ss_start, start, xo_ss_start_good, ""),
    ENSURES(xo_ss_start, board, xo_ss_start_good, "start"),
    ENSURES(xo_ss_start, unused, xo_ss_start_good, ""),
    REQUIRES(xo_ss_sub, valid),
    REQUIRES(xo_ss_sub, number),
    ENSURES(xo_ss_sub, sub, xo_ss_sub_good, ""),
    ENSURES(xo_ss_sub, unused, xo_ss_sub_good, ""),
    REQUIRES(xo_ss_row, valid),
    ENSURES(xo_ss_row, row, xo_ss_row_good, ""),
    REQUIRES(xo_ss_col, valid),
    ENSURES(xo_ss_col, col, xo_ss_col_good, ""),
    REQUIRES(xo_ss_diag, valid),
    ENSURES(xo_ss_diag, diag, xo_ss_diag_good, ""),
    REQUIRES(xo_ss_row_printed, valid),
    ENSURES(xo_ss_row_printed, row, xo_ss_row_printed_good, ""),
    REQUIRES(xo_ss_col_printed, valid),
    ENSURES(xo_ss_col_printed, col, xo_ss_col_printed_good, ""),
    REQUIRES(xo_ss_diag_printed, valid),
    ENSURES(xo_ss_diag_printed, diag, xo_ss_diag_printed_good, ""),
    REQUIRES(xo_ss_draw, valid),
    ENSURES(xo_ss_draw, draw, xo_ss_draw_good, ""),
    REQUIRES(xo_ss_goal, valid),
    ENSURES(xo_ss_goal, goal, xo_ss_goal_good, ""),
    REQUIRES(xo_ss_goal_printed, valid),
    ENSURES(xo_ss_goal_printed, goal, xo_ss_goal_printed_good, ""),
    REQUIRES(xo_ss_l_dom, valid),
    REQUIRES(xo_ss_l_dom, move),
    ENSURES(xo_ss_l_dom, dom, xo_ss_l_dom_good, ""),
    REQUIRES(xo_ss_l, valid),
    REQUIRES(xo_ss_l, move),
    REQUIRES(xo_ss_l, dom),
    ENSURES(xo_ss_l, move, xo_ss_l_good, ""),
    ENSURES(xo_ss_l, board, xo_ss_l_good, "move"),
    ENSURES(xo_ss_l, kept, xo_ss_l_good, ""),
    REQUIRES(xo_ss_is_state, valid),
    ENSURES(xo_ss_is_state, state, xo_ss_is_state_good, ""),
    REQUIRES(xo_ss_start_state, valid),
    ENSURES(xo_ss_start_state, start, xo_ss_start_state_good, ""),
    ENSURES(xo_ss_start_state, state, xo_ss_start_state_good, "start"),
    ENSURES(xo_ss_start_state, unused, xo_ss_start_state_good, ""),
    REQUIRES(xo_ss_goal_state, valid),
    ENSURES(xo_ss_goal_state, goal, xo_ss_goal_state_good, ""),
    REQUIRES(xo_ss_next, player),
    ENSURES(xo_ss_next, next, next_good, ""),
    ENSURES(xo_ss_next, player, next_good, "next"),
    REQUIRES(xo_ss_o_dom, valid),
    REQUIRES(xo_ss_o_dom, place),
    REQUIRES(xo_ss_o_dom, turn),
    ENSURES(xo_ss_o_dom, dom, xo_ss_o_dom_good, ""),
    REQUIRES(xo_ss_o, valid),
    REQUIRES(xo_ss_o, place),
    REQUIRES(xo_ss_o, turn),
    REQUIRES(xo_ss_o, dom),
    ENSURES(xo_ss_o, next, xo_ss_o_good, ""),
    ENSURES(xo_ss_o, state, xo_ss_o_good, "next"),
    ENSURES(xo_ss_o, kept, xo_ss_o_good, ""),
    {0},
};
