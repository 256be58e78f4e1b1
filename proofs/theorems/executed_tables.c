/* executed_tables.c: functions that the debug build calls for definitions of tables; see executed.h.
 *
 * Each answers what its definition says, and is proved to. A row of a table is looked at in one step where nothing is in
 * it, or nothing has changed. */
#include "executed.h"
/*@ predicate ZeroAt(xo_stretches k, integer r, integer c) = \forall integer d; 0 <= d < XO_DIRECTIONS ==> Entry(k, d, r, c) == 0;
    predicate ZeroRow(xo_stretches k, integer r, integer n) =
      \forall integer c; 0 <= c < n ==> (\forall integer d; 0 <= d < XO_DIRECTIONS ==> Entry(k, d, r, c) == 0);
    predicate HisRow(xo_game g, xo_stretches k, integer p, integer r, integer n) =
      \forall integer c; 0 <= c < n ==> (\forall integer d; 0 <= d < XO_DIRECTIONS ==>
        (Entry(k, d, r, c) != 0 ==> g.cell[r][c] == p));
    predicate LeftRow(xo_stretches k, xo_play_order o, xo_moves m, integer j, integer e, integer p, integer r, integer n) =
      \forall integer c; 0 <= c < n ==> (\forall integer d; 0 <= d < XO_DIRECTIONS ==>
        (Entry(k, d, r, c) != 0 ==> PlayedFrom(o, m, j, e, p, r, c)));
*/

/*@ requires valid: \valid_read(x);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= d < XO_DIRECTIONS && 0 <= r < SIDE && 0 <= c < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures entry:  \result == Entry(x->of[t], d, r, c); */
static int entry_of(const xo_replayer *x, int t, int d, int r, int c)
{
  return x->of[t].at[d][SIDE * r + c];
}

/*@ requires valid: \valid_read(x);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= r < SIDE && 0 <= c < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:  0 <= \result <= XO_DIRECTIONS;
    ensures none:   \result == 0 <==> ZeroAt(x->of[t], r, c); */
static int entries_at(const xo_replayer *x, int t, int r, int c)
{
  return (entry_of(x, t, 0, r, c) != 0) + (entry_of(x, t, 1, r, c) != 0) + (entry_of(x, t, 2, r, c) != 0) +
         (entry_of(x, t, 3, r, c) != 0);
}

/*@ requires valid: \valid_read(x);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= r < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures zero:   \result <==> ZeroRow(x->of[t], r, SIDE); */
static bool zero_row(const xo_replayer *x, int t, int r)
{
  int some = 0;
  /*@ loop invariant bound: 0 <= c <= SIDE && 0 <= some <= 4 * c;
      loop invariant zero:  some == 0 <==> ZeroRow(x->of[t], r, c);
      loop assigns c, some;
      loop variant SIDE - c; */
  for (int c = 0; c < SIDE; c++)
    some += entries_at(x, t, r, c);
  return some == 0;
}

/*@ requires valid: \valid_read(x);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= r < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures his:    \result <==> HisRow(x->game, x->of[t], t + 1, r, SIDE); */
static bool his_row(const xo_replayer *x, int t, int r)
{
  if (zero_row(x, t, r))
    return true;
  /*@ loop invariant bound: 0 <= c <= SIDE;
      loop invariant his:   HisRow(x->game, x->of[t], t + 1, r, c);
      loop assigns c;
      loop variant SIDE - c; */
  for (int c = 0; c < SIDE; c++)
    if (x->game.cell[r][c] != t + 1 && entries_at(x, t, r, c) != 0)
      return false;
  return true;
}

bool executed_tables_his(const xo_replayer *x)
{
  /*@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
      loop invariant his:   \forall integer s; 0 <= s < t ==> TableHis(*x, s);
      loop assigns t;
      loop variant XO_PLAYERS_MAX - t; */
  for (int t = 0; t < XO_PLAYERS_MAX; t++) {
    /*@ loop invariant bound: 0 <= r <= SIDE;
        loop invariant his:   \forall integer a, c, d; 0 <= a < r && 0 <= c < SIDE && 0 <= d < XO_DIRECTIONS ==>
                                (Entry(x->of[t], d, a, c) != 0 ==> x->game.cell[a][c] == t + 1);
        loop assigns r;
        loop variant SIDE - r; */
    for (int r = 0; r < SIDE; r++)
      if (!his_row(x, t, r)) {
        //@ assert table: !TableHis(*x, t);
        return false;
      }
    //@ assert whole: TableHis(*x, t);
  }
  return true;
}

bool executed_clear(const xo_replayer *x)
{
  if (!executed_clear_board(&x->game))
    return false;
  /*@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
      loop invariant clear: \forall integer s; 0 <= s < t ==> ClearTable(x->of[s]);
      loop assigns t;
      loop variant XO_PLAYERS_MAX - t; */
  for (int t = 0; t < XO_PLAYERS_MAX; t++) {
    /*@ loop invariant bound: 0 <= r <= SIDE;
        loop invariant zero:  \forall integer a, c, d; 0 <= a < r && 0 <= c < SIDE && 0 <= d < XO_DIRECTIONS ==>
                                Entry(x->of[t], d, a, c) == 0;
        loop assigns r;
        loop variant SIDE - r; */
    for (int r = 0; r < SIDE; r++)
      if (!zero_row(x, t, r)) {
        //@ assert table: !ClearTable(x->of[t]);
        return false;
      }
    //@ assert whole: ClearTable(x->of[t]);
  }
  return true;
}

/*@ requires valid: \valid_read(o) && \valid_read(m);
    requires index: 0 <= j && n <= XO_MOVES_CAP && 1 <= o->len <= XO_PLAYERS_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures played: \result <==> PlayedFrom(*o, *m, j, n, p, r, c); */
static bool played_from(const xo_play_order *o, const xo_moves *m, int j, int n, int p, int r, int c)
{
  int turn = 0;
  /*@ loop invariant bound: 0 <= i && (i <= n || i == 0);
      loop invariant turn:  0 <= turn < o->len && turn == Turn(o->len, i);
      loop invariant none:  \forall integer e; j <= e < i ==> !MoveBy(*m, e, o->at[Turn(o->len, e)], p, r, c);
      loop assigns i, turn;
      loop variant n - i; */
  for (int i = 0; i < n; i++) {
    if (j <= i && o->at[turn] == p && m->at[i].row == r && m->at[i].col == c)
      return true;
    turn = turn + 1 == o->len ? 0 : turn + 1;
  }
  return false;
}

/*@ requires valid: \valid_read(x) && \valid_read(o) && \valid_read(m);
    requires index: 0 <= t < XO_PLAYERS_MAX && 0 <= r < SIDE;
    requires moves: 0 <= j && n <= XO_MOVES_CAP && 1 <= o->len <= XO_PLAYERS_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures left:   \result <==> LeftRow(x->of[t], *o, *m, j, n, t + 1, r, SIDE); */
static bool left_row(const xo_replayer *x, int t, int r, const xo_play_order *o, const xo_moves *m, int j, int n)
{
  if (zero_row(x, t, r))
    return true;
  /*@ loop invariant bound: 0 <= c <= SIDE;
      loop invariant left:  LeftRow(x->of[t], *o, *m, j, n, t + 1, r, c);
      loop assigns c;
      loop variant SIDE - c; */
  for (int c = 0; c < SIDE; c++)
    if (entries_at(x, t, r, c) != 0 && !played_from(o, m, j, n, t + 1, r, c))
      return false;
  return true;
}

bool executed_tables_left(const xo_replayer *x, const xo_play_order *o, const xo_moves *m, int j, int n)
{
  if (j < 0 || n > XO_MOVES_CAP || o->len < 1 || o->len > XO_PLAYERS_MAX)
    return false;
  /*@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
      loop invariant left:  \forall integer s; 0 <= s < t ==> TableLeft(x->of[s], *o, *m, j, n, s + 1);
      loop assigns t;
      loop variant XO_PLAYERS_MAX - t; */
  for (int t = 0; t < XO_PLAYERS_MAX; t++) {
    /*@ loop invariant bound: 0 <= r <= SIDE;
        loop invariant left:  \forall integer a, c, d; 0 <= a < r && 0 <= c < SIDE && 0 <= d < XO_DIRECTIONS ==>
                                (Entry(x->of[t], d, a, c) != 0 ==> PlayedFrom(*o, *m, j, n, t + 1, a, c));
        loop assigns r;
        loop variant SIDE - r; */
    for (int r = 0; r < SIDE; r++)
      if (!left_row(x, t, r, o, m, j, n)) {
        //@ assert table: !TableLeft(x->of[t], *o, *m, j, n, t + 1);
        return false;
      }
    //@ assert whole: TableLeft(x->of[t], *o, *m, j, n, t + 1);
  }
  return true;
}
