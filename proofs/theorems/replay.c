/* replay.c: the ghost functions of replay.acsl, but for nobody_played, which is in laws.c. */
#include "xo/types.h"
#include "line.acsl"
#include "replay.acsl"
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
  void turn_at(xo_play_order o, int t)
  {
  }

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
    /@ assert head: HasTurn(n, o.at[0]); @/
    /@ assert rest: \forall integer s; 1 <= s < o.len ==> HasTurn(n, o.at[s]); @/
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
      /@ assert step: k.at[i - 1] == q.at[i]; @/
      /@ assert here: TurnIs(k, o, n + 1, i); @/
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
  void prefix_longer(xo_rules R, xo_moves l, xo_moves m, int n)
  {
    /@ assert board: \forall integer i; 0 <= i < n ==> InvPos(R, m.at[i]); @/
    /@ assert apart: \forall integer i, j; 0 <= i < n && 0 <= j < n && SamePos(m.at[i], m.at[j]) ==> i == j; @/
    /@ assert board: \forall integer i; 0 <= i <= n ==> InvPos(R, m.at[i]); @/
    /@ assert apart: \forall integer i, j; 0 <= i <= n && 0 <= j <= n && SamePos(m.at[i], m.at[j]) ==> i == j; @/
  }

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

/*@ ghost
  xo_game game_empty(xo_rules R)
  {
    xo_game g;
    g.rules = R;
    g.moves = 0;
    /@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
       loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
       loop invariant rows:  \forall integer a, b; 0 <= a < r && 0 <= b < XO_SIDE_MAX + 2 ==> g.cell[a][b] == 0;
       loop assigns r, g; loop variant XO_SIDE_MAX + 2 - r; @/
    for (int r = 0; r != XO_SIDE_MAX + 2; r++)
      /@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
         loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
         loop invariant rows:  \forall integer a, b; 0 <= a <= r && 0 <= b < (a < r ? XO_SIDE_MAX + 2 : c) ==>
                               g.cell[a][b] == 0;
         loop assigns c, g; loop variant XO_SIDE_MAX + 2 - c; @/
      for (int c = 0; c != XO_SIDE_MAX + 2; c++)
        g.cell[r][c] = 0;
    count_empty(g);
    return g;
  }

  xo_game game_moved(xo_game g, int p, int r, int c)
  {
    xo_game h = g;
    h.cell[r][c] = (signed char)p;
    h.moves++;
    return h;
  }

  // One move of the replay.
  /@ requires moved: Moved(g, o, m, i) && i < m.len;
     requires turn:  0 <= turn < o.len && turn == Turn(o.len, i) && 0 <= round && Round(g, o, round, turn);
     terminates \true; exits \false; assigns \nothing;
     ensures rules: SameRules(g.rules, \result.rules);
     ensures moved: Moved(\result, o, m, i + 1);
     ensures next:  turn + 1 < o.len ==> Round(\result, o, round, turn + 1);
     ensures wrap:  turn + 1 == o.len ==> Round(\result, o, round + 1, 0);
     ensures turn:  Turn(o.len, i + 1) == (turn + 1 == o.len ? 0 : turn + 1);
     ensures only:  NobodyWon(g) ==> OnlyLast(\result, o, i + 1); @/
  xo_game replay_next(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    play_before(g, o, m, i, round, turn);
    xo_game h = game_moved(g, o.at[turn], m.at[i].row, m.at[i].col);
    play_board(g, h, o, m, i);
    count_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    play_round(g, h, o, round, turn);
    won_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    /@ assert balance: Balanced(h); @/
    /@ assert order: InvPlayOrder(h.rules, o); @/
    /@ assert moves: InvPrefix(h.rules, m, m.len); @/
    /@ assert last: Turn(o.len, i + 1 - 1) == turn; @/
    return h;
  }

  xo_game replay(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    int round = 0, turn = 0;
    xo_game g = game_empty(R);
    play_start(g, o, m);
    /@ loop invariant bound: 0 <= i <= n && 0 <= round <= i;
       loop invariant turn:  0 <= turn < o.len && turn == Turn(o.len, i);
       loop invariant rules: SameRules(R, g.rules);
       loop invariant moved: Moved(g, o, m, i);
       loop invariant count: RoundsOf(o.len, i, round, turn);
       loop invariant round: Round(g, o, round, turn);
       loop invariant only:  NotOverBefore(R, o, m, n) ==> OnlyLast(g, o, i);
       loop assigns i, round, turn, g; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      /@ assert open: NotOverBefore(R, o, m, n) ==> IsUnfinished(g); @/
      /@ assert won:  NotOverBefore(R, o, m, n) ==> NobodyWon(g); @/
      g = replay_next(g, o, m, i, round, turn);
      /@ assert next: RoundsOf(o.len, i + 1, round, turn + 1); @/
      /@ assert wrap: turn + 1 == o.len ==> RoundsOf(o.len, i + 1, round + 1, 0); @/
      turn++;
      if (turn == o.len) {
        turn = 0;
        round++;
      }
    }
    /@ assert round: Rounds(g, o) == round; @/
    return g;
  }

  void moved_as_replayed(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = replay(g.rules, o, m, n);
    /@ assert placed:     \forall integer r, c; Placed(m, n, r, c) ==> h.cell[r][c] == g.cell[r][c]; @/
    /@ assert same_cells: SameCells(h, g); @/
    count_same(h);
    won_same(h);
    /@ assert count: \forall integer q; Count(g, q) == Count(h, q); @/
    /@ assert round: \forall integer k, t; Round(h, o, k, t) ==> Round(g, o, k, t); @/
    /@ assert last:  Rounds(g, o) == Rounds(h, o); @/
  }
*/
