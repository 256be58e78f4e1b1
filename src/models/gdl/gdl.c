/* gdl.c: see gdl.h. */
#include "gdl/gdl.h"
#include "gdl/gdl_lemmas.acsl"

bool xo_gdl_role(xo_rules rules, int role) { return 1 <= role && role <= rules.players; }

void xo_gdl_init(xo_gdl_state *state, xo_rules rules) { *state = (xo_gdl_state){rules, 1, {{0}}}; }

bool xo_gdl_legal_mark(const xo_gdl_state *state, int role, int m, int n)
{
  return xo_gdl_base_cell(state->rules, m, n, 0) && state->cell[m][n] == 0 && state->control == role;
}

bool xo_gdl_legal_noop(const xo_gdl_state *state, int role)
{
  return xo_gdl_role(state->rules, role) && xo_gdl_role(state->rules, state->control) && state->control != role;
}

/* Whether some role marks a cell other than (m, n). */
/*@ requires valid:  \valid_read(does);
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures some:    \result <==> GdlSomebodyElsewhere(rules, *does, m, n); */
static bool xo_gdl_elsewhere(xo_rules rules, const xo_gdl_joint *does, int m, int n)
{
  /*@ loop invariant bound: 1 <= w <= rules.players + 1;
      loop invariant none:  \forall integer v; 1 <= v < w ==> !GdlElsewhere(*does, v, m, n);
      loop assigns w; loop variant rules.players - w; */
  for (int w = 1; w <= rules.players; w++)
    if (does->mark[w].row != 0 && (does->mark[w].row != m || does->mark[w].col != n))
      return true;
  return false;
}

bool xo_gdl_next_cell(const xo_gdl_state *state, const xo_gdl_joint *does, int m, int n, int mark)
{
  if (!xo_gdl_base_cell(state->rules, m, n, 0))
    return false;
  if (mark != 0 && state->cell[m][n] == mark)
    return true;
  if (state->cell[m][n] != 0)
    return false;
  if (mark != 0)
    return xo_gdl_role(state->rules, mark) && does->mark[mark].row == m && does->mark[mark].col == n;
  return xo_gdl_elsewhere(state->rules, does, m, n);
}

bool xo_gdl_next_control(const xo_gdl_state *state, int role)
{
  return role == (state->control == state->rules.players ? 1 : state->control + 1);
}

void xo_gdl_next(xo_gdl_state *state, const xo_gdl_joint *does)
{
  xo_pos pos = does->mark[state->control];
  //@ ghost gdl_next(*state, *does, pos.row, pos.col);
  state->cell[pos.row][pos.col] = (signed char)state->control;
  state->control = state->control == state->rules.players ? 1 : state->control + 1;
}

/* How far i steps lead along an axis. */
/*@ requires step:  -1 <= s <= 1;
    requires bound: 0 <= i <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures along:  \result == Along(s, i); */
static int xo_gdl_along(int s, int i) { return s == 0 ? 0 : s == 1 ? i : -i; }

/* Whether the line that begins at (r, c) is on the board and full of the mark.
 * First whether the last cell is on the board, then cell by cell. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires dir:    Dir(dr, dc);
    requires board:  OnBoard(state->rules, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures run:     \result <==> GdlRun(*state, mark, r, c, dr, dc); */
static bool xo_gdl_run(const xo_gdl_state *state, int mark, int r, int c, int dr, int dc)
{
  int a = r + xo_gdl_along(dr, state->rules.line - 1), b = c + xo_gdl_along(dc, state->rules.line - 1);
  if (a > state->rules.rows || b < 1 || b > state->rules.cols)
    return false;
  /*@ loop invariant bound: 0 <= i <= state->rules.line;
      loop invariant run:   GdlSame(*state, mark, r, c, dr, dc, i);
      loop assigns i; loop variant state->rules.line - i; */
  for (int i = 0; i < state->rules.line; i++)
    if (state->cell[r + xo_gdl_along(dr, i)][c + xo_gdl_along(dc, i)] != mark)
      return false;
  return true;
}

bool xo_gdl_row(const xo_gdl_state *state, int m, int mark)
{
  /*@ loop invariant bound: 1 <= c <= state->rules.cols + 1;
      loop invariant none:  \forall integer b; 1 <= b < c ==> !GdlRun(*state, mark, m, b, 0, 1);
      loop assigns c; loop variant state->rules.cols - c; */
  for (int c = 1; c <= state->rules.cols; c++)
    if (xo_gdl_run(state, mark, m, c, 0, 1))
      return true;
  return false;
}

bool xo_gdl_column(const xo_gdl_state *state, int n, int mark)
{
  /*@ loop invariant bound: 1 <= r <= state->rules.rows + 1;
      loop invariant none:  \forall integer a; 1 <= a < r ==> !GdlRun(*state, mark, a, n, 1, 0);
      loop assigns r; loop variant state->rules.rows - r; */
  for (int r = 1; r <= state->rules.rows; r++)
    if (xo_gdl_run(state, mark, r, n, 1, 0))
      return true;
  return false;
}

bool xo_gdl_diagonal(const xo_gdl_state *state, int mark)
{
  /*@ loop invariant bound: 1 <= r <= state->rules.rows + 1;
      loop invariant none:  \forall integer a, b; 1 <= a < r && 1 <= b <= state->rules.cols ==>
                              !GdlRun(*state, mark, a, b, 1, 1) && !GdlRun(*state, mark, a, b, 1, -1);
      loop assigns r; loop variant state->rules.rows - r; */
  for (int r = 1; r <= state->rules.rows; r++)
    /*@ loop invariant bound: 1 <= c <= state->rules.cols + 1;
        loop invariant none:  \forall integer b; 1 <= b < c ==>
                                !GdlRun(*state, mark, r, b, 1, 1) && !GdlRun(*state, mark, r, b, 1, -1);
        loop assigns c; loop variant state->rules.cols - c; */
    for (int c = 1; c <= state->rules.cols; c++)
      if (xo_gdl_run(state, mark, r, c, 1, 1) || xo_gdl_run(state, mark, r, c, 1, -1))
        return true;
  return false;
}

bool xo_gdl_line(const xo_gdl_state *state, int mark)
{
  /*@ loop invariant bound: 1 <= m <= state->rules.rows + 1;
      loop invariant none:  \forall integer r; 1 <= r < m ==> !GdlRow(*state, r, mark);
      loop assigns m; loop variant state->rules.rows - m; */
  for (int m = 1; m <= state->rules.rows; m++)
    if (xo_gdl_row(state, m, mark))
      return true;
  /*@ loop invariant bound: 1 <= n <= state->rules.cols + 1;
      loop invariant none:  \forall integer c; 1 <= c < n ==> !GdlColumn(*state, c, mark);
      loop assigns n; loop variant state->rules.cols - n; */
  for (int n = 1; n <= state->rules.cols; n++)
    if (xo_gdl_column(state, n, mark))
      return true;
  return xo_gdl_diagonal(state, mark);
}

bool xo_gdl_open(const xo_gdl_state *state)
{
  /*@ loop invariant bound: 1 <= m <= state->rules.rows + 1;
      loop invariant none:  \forall integer r; 1 <= r < m ==> !GdlOpenRow(*state, r);
      loop assigns m; loop variant state->rules.rows - m; */
  for (int m = 1; m <= state->rules.rows; m++)
    /*@ loop invariant bound: 1 <= n <= state->rules.cols + 1;
        loop invariant none:  \forall integer c; 1 <= c < n ==> !GdlCell(*state, m, c, 0);
        loop assigns n; loop variant state->rules.cols - n; */
    for (int n = 1; n <= state->rules.cols; n++)
      if (state->cell[m][n] == 0) {
        //@ ghost gdl_open(*state, m, n);
        return true;
      }
  return false;
}

/* Whether a role other than this one has a line; with role 0, whether any role has. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires role:   0 <= role <= state->rules.players;
    terminates \true; exits \false; assigns \nothing;
    ensures other:   \result <==> GdlOtherLine(*state, role); */
static bool xo_gdl_other_line(const xo_gdl_state *state, int role)
{
  /*@ loop invariant bound: 1 <= p <= state->rules.players + 1;
      loop invariant none:  \forall integer q; 1 <= q < p && q != role ==> !GdlLine(*state, q);
      loop assigns p; loop variant state->rules.players - p; */
  for (int p = 1; p <= state->rules.players; p++)
    if (p != role && xo_gdl_line(state, p))
      return true;
  return false;
}

bool xo_gdl_goal(const xo_gdl_state *state, int role, int value)
{
  if (value == 100)
    return xo_gdl_line(state, role);
  if (value == 50)
    return !xo_gdl_other_line(state, 0) && !xo_gdl_open(state);
  return value == 0 && xo_gdl_other_line(state, role);
}

bool xo_gdl_terminal(const xo_gdl_state *state) { return xo_gdl_other_line(state, 0) || !xo_gdl_open(state); }

bool xo_gdl_base_cell(xo_rules rules, int m, int n, int mark)
{
  return 1 <= m && m <= rules.rows && 1 <= n && n <= rules.cols && 0 <= mark && mark <= rules.players;
}

bool xo_gdl_base_control(xo_rules rules, int role) { return xo_gdl_role(rules, role); }

bool xo_gdl_input_mark(xo_rules rules, int role, int m, int n)
{
  return xo_gdl_role(rules, role) && xo_gdl_base_cell(rules, m, n, 0);
}

bool xo_gdl_input_noop(xo_rules rules, int role) { return xo_gdl_role(rules, role); }
