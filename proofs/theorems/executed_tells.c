/* executed_tells.c: what the debug build calls for the definition that tables tell how far players go on; see executed.h. */
#include "executed.h"

/*@ requires valid: \valid_read(g);
    requires rules: InvRules(g->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures holds:  \result <==> Holds(*g, p, r, c); */
static bool holds(const xo_game *g, int p, int r, int c)
{
  return 1 <= r && r <= g->rules.rows && 1 <= c && c <= g->rules.cols && g->cell[r][c] == p;
}

/*@ requires bound: -200 <= s <= 200 && -200 <= i <= 200;
    terminates \true; exits \false; assigns \nothing;
    ensures along:  \result == Along(s, i);
    ensures bound:  -200 <= \result <= 200; */
static int steps(int s, int i)
{
  return s == 0 ? 0 : s == 1 ? i : -i;
}

/*@ requires valid: \valid_read(x);
    requires rules: InvRules(x->game.rules);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= d < XO_DIRECTIONS && 0 <= a < SIDE && 0 <= b < SIDE;
    requires step:  -1 <= dr <= 1 && -1 <= dc <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures tells:  \result <==> TellsAt(x->game, x->of[t], t + 1, d, a, b, dr, dc); */
static bool tells_here(const xo_replayer *x, int t, int d, int a, int b, int dr, int dc)
{
  int r = a - dr, c = b - dc, n = x->of[t].at[d][SIDE * a + b];
  if (holds(&x->game, t + 1, r, c))
    return true;
  if (n < 0)
    return false;
  /*@ loop invariant bound: 1 <= i <= n + 1;
      loop invariant cells: CellsBeyond(x->game, t + 1, r, c, dr, dc, i - 1);
      loop assigns i;
      loop variant n - i; */
  for (int i = 1; i <= n; i++)
    if (!holds(&x->game, t + 1, r + steps(dr, i), c + steps(dc, i)))
      return false;
  return !holds(&x->game, t + 1, r + steps(dr, n + 1), c + steps(dc, n + 1));
}

/*@ requires valid: \valid_read(x);
    requires rules: InvRules(x->game.rules);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= d < XO_DIRECTIONS;
    requires step:  -1 <= dr <= 1 && -1 <= dc <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures tells:  \result <==> Tells(x->game, x->of[t], t + 1, d, dr, dc); */
static bool tells(const xo_replayer *x, int t, int d, int dr, int dc)
{
  /*@ loop invariant bound: 0 <= a <= x->game.rules.rows + 2;
      loop invariant tells: \forall integer e, b; 0 <= e < a && 0 <= b <= x->game.rules.cols + 1 ==>
                              TellsAt(x->game, x->of[t], t + 1, d, e, b, dr, dc);
      loop assigns a;
      loop variant x->game.rules.rows + 2 - a; */
  for (int a = 0; a <= x->game.rules.rows + 1; a++)
    /*@ loop invariant bound: 0 <= b <= x->game.rules.cols + 2;
        loop invariant tells: \forall integer e; 0 <= e < b ==> TellsAt(x->game, x->of[t], t + 1, d, a, e, dr, dc);
        loop assigns b;
        loop variant x->game.rules.cols + 2 - b; */
    for (int b = 0; b <= x->game.rules.cols + 1; b++)
      if (!tells_here(x, t, d, a, b, dr, dc))
        return false;
  return true;
}

bool executed_tables_tell(const xo_replayer *x)
{
  if (x->game.rules.rows < 1 || x->game.rules.rows > XO_SIDE_MAX || x->game.rules.cols < 1 ||
      x->game.rules.cols > XO_SIDE_MAX || x->game.rules.line < 1 || x->game.rules.line > XO_SIDE_MAX ||
      x->game.rules.players < 2 || x->game.rules.players > XO_PLAYERS_MAX)
    return false;
  /*@ loop invariant bound: 0 <= t <= x->game.rules.players;
      loop invariant tells: \forall integer s; 0 <= s < t ==> TableTells(*x, s);
      loop assigns t;
      loop variant x->game.rules.players - t; */
  for (int t = 0; t < x->game.rules.players; t++)
    if (!tells(x, t, 0, 0, 1) || !tells(x, t, 0, 0, -1) || !tells(x, t, 1, 1, 0) || !tells(x, t, 1, -1, 0) ||
        !tells(x, t, 2, 1, 1) || !tells(x, t, 2, -1, -1) || !tells(x, t, 3, 1, -1) || !tells(x, t, 3, -1, 1)) {
      //@ assert table: !TableTells(*x, t);
      return false;
    }
  return true;
}
