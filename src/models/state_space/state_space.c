/* state_space.c: see state_space.h. */
#include "state_space/state_space.h"
#include "state_space/state_space_lemmas.acsl"

bool xo_ss_is_board(const xo_ss_board *board)
{
  /*@ loop invariant bound: 1 <= i <= 5;
      loop invariant cells: \forall integer p; 1 <= p < i ==> SsHRow(*board, p, 5);
      loop assigns i; loop variant 5 - i; */
  for (int i = 1; i <= 4; i++)
    /*@ loop invariant bound: 1 <= j <= 5;
        loop invariant cells: SsHRow(*board, i, j);
        loop assigns j; loop variant 5 - j; */
    for (int j = 1; j <= 4; j++)
      if (board->h[i][j] < 0 || board->h[i][j] > 3)
        return false;
  return true;
}

void xo_ss_start(xo_ss_board *board) { *board = (xo_ss_board){{{0}}}; }

/* part(a, p, q): the 3x3 part of the board that begins at row p + 1 and column q + 1.
 * The nine cells from (p + 1, q + 1) on, one by one. */
/*@ requires valid:  \valid_read(board);
    requires offset: 0 <= p <= 1 && 0 <= q <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures part:    SsPart(*board, p, q, \result);
    ensures unused:  SsMatrixUnused(\result); */
static xo_ss_matrix xo_ss_part(const xo_ss_board *board, int p, int q)
{
  xo_ss_matrix s = {{{0}}};
  /*@ loop invariant bound: 1 <= i <= 4;
      loop invariant rows:  \forall integer r; 1 <= r < i ==> SsRowOf(*board, p, q, s, r, 4);
      loop invariant unused: SsMatrixUnused(s);
      loop assigns i, s; loop variant 4 - i; */
  for (int i = 1; i <= 3; i++)
    /*@ loop invariant bound: 1 <= j <= 4;
        loop invariant rows:  \forall integer r; 1 <= r < i ==> SsRowOf(*board, p, q, s, r, 4);
        loop invariant row:   SsRowOf(*board, p, q, s, i, j);
        loop invariant unused: SsMatrixUnused(s);
        loop assigns j, s; loop variant 4 - j; */
    for (int j = 1; j <= 3; j++)
      s.s[i][j] = board->h[i + p][j + q];
  return s;
}

xo_ss_matrix xo_ss_sub(const xo_ss_board *board, int k) { return xo_ss_part(board, k > 2, k % 2 == 0); }

/* x /= 0 & x = y & y = z */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures equal:   \result <==> SsEqual(x, y, z); */
static bool xo_ss_equal(int x, int y, int z) { return x != 0 && x == y && y == z; }

bool xo_ss_row(const xo_ss_matrix *matrix)
{
  /*@ loop invariant bound: 1 <= i <= 4;
      loop invariant none:  \forall integer r; 1 <= r < i ==> !SsRowEqual(*matrix, r);
      loop assigns i; loop variant 4 - i; */
  for (int i = 1; i <= 3; i++)
    if (xo_ss_equal(matrix->s[i][1], matrix->s[i][2], matrix->s[i][3]))
      return true;
  return false;
}

bool xo_ss_col(const xo_ss_matrix *matrix)
{
  /*@ loop invariant bound: 1 <= j <= 4;
      loop invariant none:  \forall integer c; 1 <= c < j ==> !SsColEqual(*matrix, c);
      loop assigns j; loop variant 4 - j; */
  for (int j = 1; j <= 3; j++)
    if (xo_ss_equal(matrix->s[1][j], matrix->s[2][j], matrix->s[3][j]))
      return true;
  return false;
}

bool xo_ss_diag(const xo_ss_matrix *matrix)
{
  return matrix->s[2][2] != 0 && ((matrix->s[1][1] == matrix->s[2][2] && matrix->s[2][2] == matrix->s[3][3]) ||
                                  (matrix->s[1][3] == matrix->s[2][2] && matrix->s[2][2] == matrix->s[3][1]));
}

bool xo_ss_row_printed(const xo_ss_matrix *matrix)
{
  /*@ loop invariant bound: 1 <= i <= 4;
      loop invariant all:   \forall integer r; 1 <= r < i ==> SsRowEqual(*matrix, r);
      loop assigns i; loop variant 4 - i; */
  for (int i = 1; i <= 3; i++)
    if (!xo_ss_equal(matrix->s[i][1], matrix->s[i][2], matrix->s[i][3]))
      return false;
  return true;
}

bool xo_ss_col_printed(const xo_ss_matrix *matrix)
{
  /*@ loop invariant bound: 1 <= j <= 4;
      loop invariant all:   \forall integer c; 1 <= c < j ==> SsColEqual(*matrix, c);
      loop assigns j; loop variant 4 - j; */
  for (int j = 1; j <= 3; j++)
    if (!xo_ss_equal(matrix->s[1][j], matrix->s[2][j], matrix->s[3][j]))
      return false;
  return true;
}

bool xo_ss_diag_printed(const xo_ss_matrix *matrix)
{
  return matrix->s[2][2] != 0 && ((matrix->s[1][1] == matrix->s[2][2] && matrix->s[2][2] == matrix->s[3][3]) ||
                                  (matrix->s[1][3] == matrix->s[2][2] && matrix->s[3][1] == matrix->s[3][3]));
}

/* ROW(s) or COL(s) or DIAG(s) */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result <==> SsLine(*matrix); */
static bool xo_ss_line(const xo_ss_matrix *matrix)
{
  return xo_ss_row(matrix) || xo_ss_col(matrix) || xo_ss_diag(matrix);
}

/* The same with the formulas as printed. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result <==> SsLinePrinted(*matrix); */
static bool xo_ss_line_printed(const xo_ss_matrix *matrix)
{
  return xo_ss_row_printed(matrix) || xo_ss_col_printed(matrix) || xo_ss_diag_printed(matrix);
}

bool xo_ss_draw(const xo_ss_board *board)
{
  /*@ loop invariant bound: 1 <= x <= 5;
      loop invariant full:  \forall integer p; 1 <= p < x ==> SsFullRow(*board, p, 5);
      loop assigns x; loop variant 5 - x; */
  for (int x = 1; x <= 4; x++)
    /*@ loop invariant bound: 1 <= y <= 5;
        loop invariant full:  SsFullRow(*board, x, y);
        loop assigns y; loop variant 5 - y; */
    for (int y = 1; y <= 4; y++)
      if (board->h[x][y] == 0)
        return false;
  return true;
}

/* A line in one of the four sub-matrices, or a full board. */
bool xo_ss_goal(const xo_ss_board *board)
{
  xo_ss_matrix s = {{{0}}}; // cppcheck-suppress unreadVariable ; every local has a value where it is declared
  /*@ loop invariant bound: 1 <= k <= 5;
      loop invariant none:  SsNoLine(*board, k);
      loop assigns k, s; loop variant 5 - k; */
  for (int k = 1; k <= 4; k++) {
    s = xo_ss_sub(board, k);
    //@ ghost ss_line_in(*board, s, k);
    if (xo_ss_line(&s))
      return true;
  }
  //@ ghost ss_no_line(*board);
  return xo_ss_draw(board);
}

/* As xo_ss_goal, with the lines that the text prints. */
bool xo_ss_goal_printed(const xo_ss_board *board)
{
  xo_ss_matrix s = {{{0}}}; // cppcheck-suppress unreadVariable ; every local has a value where it is declared
  /*@ loop invariant bound: 1 <= k <= 5;
      loop invariant none:  SsNoLinePrinted(*board, k);
      loop assigns k, s; loop variant 5 - k; */
  for (int k = 1; k <= 4; k++) {
    s = xo_ss_sub(board, k);
    //@ ghost ss_line_in(*board, s, k);
    if (xo_ss_line_printed(&s))
      return true;
  }
  //@ ghost ss_no_line(*board);
  return xo_ss_draw(board);
}

bool xo_ss_l_dom(const xo_ss_board *board, int i, int j, int k)
{
  (void)k;
  return board->h[i][j] == 0;
}

void xo_ss_l(xo_ss_board *board, int i, int j, int k) { board->h[i][j] = (signed char)k; }

bool xo_ss_is_state(const xo_ss_state *state) { return xo_ss_is_board(&state->a) && 1 <= state->r && state->r <= 3; }

void xo_ss_start_state(xo_ss_state *state)
{
  xo_ss_start(&state->a);
  state->r = 1;
}

bool xo_ss_goal_state(const xo_ss_state *state) { return xo_ss_goal(&state->a); }

int xo_ss_next(int k) { return k == 3 ? 1 : k + 1; }

bool xo_ss_o_dom(const xo_ss_state *state, int i, int j) { return xo_ss_l_dom(&state->a, i, j, state->r); }

void xo_ss_o(xo_ss_state *state, int i, int j)
{
  xo_ss_l(&state->a, i, j, state->r);
  state->r = xo_ss_next(state->r);
}
