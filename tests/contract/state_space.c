/* state_space.c: the clauses of state_space.h. */
#include "breach.h"

REAL(xo_ss_start, xo_ss_sub, xo_ss_l, xo_ss_start_state, xo_ss_next, xo_ss_o)

CONTRARY(xo_ss_is_board, board, (const xo_ss_board *a), (a))
CONTRARY(xo_ss_row, row, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_col, col, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_diag, diag, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_row_printed, row, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_col_printed, col, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_diag_printed, diag, (const xo_ss_matrix *s), (s))
CONTRARY(xo_ss_draw, draw, (const xo_ss_board *a), (a))
CONTRARY(xo_ss_goal, goal, (const xo_ss_board *a), (a))
CONTRARY(xo_ss_goal_printed, goal, (const xo_ss_board *a), (a))
CONTRARY(xo_ss_l_dom, dom, (const xo_ss_board *a, int i, int j, int k), (a, i, j, k))
CONTRARY(xo_ss_is_state, state, (const xo_ss_state *x), (x))
CONTRARY(xo_ss_goal_state, goal, (const xo_ss_state *x), (x))
CONTRARY(xo_ss_o_dom, dom, (const xo_ss_state *x, int i, int j), (x, i, j))

void xo_ss_start(xo_ss_board *board)
{
  real_xo_ss_start(board);
  FAULT(start, board->h[4][4] = 1);
  FAULT(board, board->h[4][4] = 4);
  board->h[4][0] = fault("unused") ? 1 : 0;
}

xo_ss_matrix xo_ss_sub(const xo_ss_board *board, int k)
{
  xo_ss_matrix s = real_xo_ss_sub(board, k);
  s.s[3][3] = (signed char)(s.s[3][3] + fault("sub"));
  s.s[0][3] = fault("unused") ? 1 : 0;
  return s;
}

void xo_ss_l(xo_ss_board *board, int i, int j, int k)
{
  real_xo_ss_l(board, i, j, k);
  FAULT(move, board->h[i][j] = 0);
  FAULT(board, board->h[i][j] = 4);
  FAULT(kept, board->h[0][4] = 1);
}

void xo_ss_start_state(xo_ss_state *state)
{
  real_xo_ss_start_state(state);
  state->r += fault("start") + 3 * fault("state");
  state->a.h[0][4] = fault("unused") ? 1 : 0;
}

int xo_ss_next(int k) { return fault("next") ? k : fault("player") ? 4 : real_xo_ss_next(k); }

/* The player moves and is next again; or nobody is next. */
void xo_ss_o(xo_ss_state *state, int i, int j)
{
  int player = state->r;
  real_xo_ss_o(state, i, j);
  FAULT(next, state->r = player);
  FAULT(state, state->r = 0);
  FAULT(kept, state->a.h[4][0] = 1);
}

static xo_ss_matrix ss_matrix = {{{0}, {0, 1, 1, 1}, {0, 2, 2, 0}, {0, 3, 3, 0}}};
static xo_ss_board ss_board = {{{0}, {0, 1, 1, 0, 0}, {0, 2, 2, 0, 0}, {0, 3, 3, 0, 0}, {0}}};
static xo_ss_state state_of(int player) { return (xo_ss_state){ss_board, player}; }
GIVEN(xo_ss_is_board, ss_board, (it), board)
GIVEN(xo_ss_start, ss_board, (it), start, board start, unused)
GIVEN(xo_ss_sub, ss_board, (it, 2), sub, unused)
WRONG(xo_ss_sub, number, ss_board, (it, 5))
GIVEN(xo_ss_row, ss_matrix, (it), row)
GIVEN(xo_ss_col, ss_matrix, (it), col)
GIVEN(xo_ss_diag, ss_matrix, (it), diag)
GIVEN(xo_ss_row_printed, ss_matrix, (it), row)
GIVEN(xo_ss_col_printed, ss_matrix, (it), col)
GIVEN(xo_ss_diag_printed, ss_matrix, (it), diag)
GIVEN(xo_ss_draw, ss_board, (it), draw)
GIVEN(xo_ss_goal, ss_board, (it), goal)
GIVEN(xo_ss_goal_printed, ss_board, (it), goal)
GIVEN(xo_ss_l_dom, ss_board, (it, 1, 3, 2), dom)
WRONG(xo_ss_l_dom, move, ss_board, (it, 1, 3, 4))
GIVEN(xo_ss_l, ss_board, (it, 1, 3, 2), move, board move, kept)
WRONG(xo_ss_l, move, ss_board, (it, 0, 3, 2))
WRONG(xo_ss_l, dom, ss_board, (it, 1, 1, 2))
GIVEN(xo_ss_is_state, state_of(1), (it), state)
GIVEN(xo_ss_start_state, state_of(1), (it), start, state start, unused)
GIVEN(xo_ss_goal_state, state_of(1), (it), goal)
REQUIRES(xo_ss_next, player) { xo_ss_next(0); }
ENSURES(xo_ss_next, good, next, player next) { xo_ss_next(3); }
GIVEN(xo_ss_o_dom, state_of(1), (it, 1, 3), dom)
WRONG(xo_ss_o_dom, place, state_of(1), (it, 1, 0))
WRONG(xo_ss_o_dom, turn, state_of(0), (it, 1, 3))
GIVEN(xo_ss_o, state_of(1), (it, 1, 3), next, state next, kept)
WRONG(xo_ss_o, place, state_of(1), (it, 0, 3))
WRONG(xo_ss_o, dom, state_of(1), (it, 1, 1))
WRONG(xo_ss_o, turn, state_of(4), (it, 1, 3))
