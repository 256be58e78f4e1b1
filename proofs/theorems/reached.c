/* reached.c: the ghost functions of reached.acsl. */
#include "xo/types.h"
#include "line.acsl"
#include "reached.acsl"
#include "won.acsl"
/*@ // A board with a hole is not full. The row is named so that the provers look at it.
    lemma Hole_NotFull: \forall xo_game g, integer r, c; OnBoard(g.rules, r, c) && g.cell[r][c] == 0 ==>
      !RowFull(g, r, g.rules.cols) && !Full(g);
*/
/*@ ghost
  void count_board(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= g.rules.rows + 1;
       loop invariant row:   \forall integer q, r; q != 0 && 1 <= r < a ==>
                               CountRow(g, q, r, XO_SIDE_MAX) == CountRow(g, q, r, g.rules.cols);
       loop assigns a; loop variant g.rules.rows - a; @/
    for (int a = 1; a != g.rules.rows + 1; a++) {
      /@ loop invariant bound: g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; q != 0 ==>
                               CountRow(g, q, a, b - 1) == CountRow(g, q, a, g.rules.cols);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == CountRows(g, q, g.rules.rows);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound:    1 <= b <= XO_SIDE_MAX + 1;
         loop invariant no_cells: \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == 0;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void reached_empty(xo_game g)
  {
    count_empty(g);
    won_empty(g);
  }

  void reached_next(xo_game g, xo_game h, int p, int r, int c)
  {
    count_bound(g);
    turn_is_mod(g.rules.players, g.moves);
    count_munion(g, h, r, c, p);
    won_munion(g, h, r, c, p);
    /@ assert next:      ToMove(h) == (p == g.rules.players ? 1 : p + 1); @/
    /@ assert no_winner: \forall integer q; 1 <= q <= g.rules.players ==> !HasWon(g, q); @/
    /@ assert turn:      InTurn(h); @/
    /@ assert game:      InvGame(h); @/
  }

  void free_left(xo_game g, int r, int c)
  {
    count_most(g);
  }

  xo_play_order some_order(xo_rules R)
  {
    xo_play_order o;
    o.len = R.players;
    /@ loop invariant bound: 0 <= t <= R.players;
       loop invariant order: \forall integer s; 0 <= s < t ==> o.at[s] == s + 1;
       loop assigns t, o.at[0 .. XO_PLAYERS_MAX - 1]; loop variant R.players - t; @/
    for (int t = 0; t < R.players; t++)
      o.at[t] = t + 1;
    /@ loop invariant bound: 1 <= p <= R.players + 1;
       loop invariant turn:  \forall integer q; 1 <= q < p ==> HasTurn(o, q);
       loop assigns p; loop variant R.players - p; @/
    for (int p = 1; p <= R.players; p++) {
      /@ assert elements: o.at[p - 1] == p; @/
    }
    return o;
  }

  /@ requires index: 0 <= t < o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures turn:   HasTurn(o, o.at[t]); @/
  void turn_at(xo_play_order o, int t) {}

  xo_play_order rotated(xo_rules R, xo_play_order o)
  {
    xo_play_order n;
    n.len = o.len;
    /@ loop invariant bound: 0 <= t <= o.len - 1;
       loop invariant tail:  \forall integer s; 0 <= s < t ==> n.at[s] == o.at[s + 1];
       loop assigns t, n.at[0 .. XO_PLAYERS_MAX - 1]; loop variant o.len - t; @/
    for (int t = 0; t < o.len - 1; t++)
      n.at[t] = o.at[t + 1];
    n.at[o.len - 1] = o.at[0];
    /@ assert here: \forall integer s; 1 <= s < o.len ==> n.at[s - 1] == o.at[s]; @/
    turn_at(n, o.len - 1);
    /@ assert turn: \forall integer p; HasTurn(o, p) ==> HasTurn(n, p); @/
    return n;
  }

  void turns_rotated(xo_rules R, xo_play_order o, xo_play_order q, xo_play_order k, int n)
  {
    turn_round(o.len, n);
    /@ loop invariant bound: 1 <= i <= o.len;
       loop invariant tail:  \forall integer j; 1 <= j < i ==> TurnIs(k, o, n + 1, j);
       loop assigns i; loop variant o.len - i; @/
    for (int i = 1; i < o.len; i++) {
      /@ assert next: TurnIs(q, o, n, i + 1); @/
    }
    /@ assert head: TurnIs(q, o, n, 1); @/
    /@ assert last: TurnIs(k, o, n + 1, o.len); @/
  }

  void same_order(xo_rules R, xo_play_order o, xo_play_order q)
  {
    /@ assert turn: \forall integer p; HasTurn(o, p) ==> HasTurn(q, p); @/
  }

  // One more position makes a longer list, if it is none of the others.
  /@ requires moves: InvPrefix(R, l, n) && n < XO_MOVES_CAP;
     requires kept:  \forall integer i; 0 <= i < n ==> SamePos(l.at[i], m.at[i]);
     requires board: InvPos(R, m.at[n]);
     requires other: \forall integer i; 0 <= i < n ==> !SamePos(m.at[i], m.at[n]);
     terminates \true; exits \false; assigns \nothing;
     ensures moves:  InvPrefix(R, m, n + 1); @/
  void prefix_longer(xo_rules R, xo_moves l, xo_moves m, int n) {}

  xo_moves some_moves(xo_rules R)
  {
    xo_moves m;
    int n = 0;
    area_bound(R.rows, R.cols);
    win_bound(R.players, R.line - 1);
    /@ loop invariant bound: 1 <= r <= R.rows + 1;
       loop invariant count: n == (r - 1) * R.cols && 0 <= n <= XO_SIDE_MAX * (r - 1);
       loop invariant moves: InvPrefix(R, m, n);
       loop invariant above: \forall integer i; 0 <= i < n ==> m.at[i].row < r;
       loop assigns r, n, m.at[0 .. XO_MOVES_CAP - 1]; loop variant R.rows - r; @/
    for (int r = 1; r <= R.rows; r++) {
      /@ loop invariant bound: 1 <= c <= R.cols + 1;
         loop invariant count: n == (r - 1) * R.cols + c - 1 && 0 <= n <= XO_SIDE_MAX * (r - 1) + c - 1;
         loop invariant moves: InvPrefix(R, m, n);
         loop invariant above: \forall integer i; 0 <= i < n ==>
           m.at[i].row < r || (m.at[i].row == r && m.at[i].col < c);
         loop assigns c, n, m.at[0 .. XO_MOVES_CAP - 1]; loop variant R.cols - c; @/
      for (int c = 1; c <= R.cols; c++) {
        xo_moves l = m;
        m.at[n].row = r;
        m.at[n].col = c;
        prefix_longer(R, l, m, n);
        n++;
      }
    }
    m.len = n;
    return m;
  }
*/
