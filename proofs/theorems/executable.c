/* executable.c: the definitions that the debug build executes equal those of the proof. */
#include "xo/types.h"
#include "replay.acsl"
#include "won.acsl"
#include "winning_line.acsl"
/* The sums that the debug build executes for Count and MoveCountSoFar, as recursions: over the board's first r rows. */
/*@
  logic integer BoardCount(xo_game g, integer p, integer r) =
    r <= 0 ? 0 : BoardCount(g, p, r - 1) + CountRow(g, p, r, g.rules.cols);
  logic integer OccupiedInRow(xo_game g, integer r, integer c) =
    c <= 0 ? 0 : OccupiedInRow(g, r, c - 1) + (g.cell[r][c] != 0 ? 1 : 0);
  logic integer OccupiedOnBoard(xo_game g, integer r) =
    r <= 0 ? 0 : OccupiedOnBoard(g, r - 1) + OccupiedInRow(g, r, g.rules.cols);
*/
/*@ ghost
  /@ requires map: InvRules(g.rules) && IsMap(g);
     terminates \true; exits \false; assigns \nothing;
     ensures count:    \forall integer q; q != 0 ==> Count(g, q) == BoardCount(g, q, g.rules.rows);
     ensures occupied: MoveCountSoFar(g) == OccupiedOnBoard(g, g.rules.rows); @/
  void count_on_board(xo_game g)
  {
    count_board(g);
    /@ loop invariant bound:    1 <= a <= g.rules.rows + 1;
       loop invariant count:    \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == BoardCount(g, q, a - 1);
       loop invariant occupied: OccupiedOnBoard(g, a - 1) + CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant g.rules.rows - a; @/
    for (int a = 1; a != g.rules.rows + 1; a++) {
      /@ loop invariant bound:    1 <= b <= g.rules.cols + 1;
         loop invariant occupied: OccupiedInRow(g, a, b - 1) + CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant g.rules.cols - b; @/
      for (int b = 1; b != g.rules.cols + 1; b++)
        ;
      /@ loop invariant bound:    g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant occupied: OccupiedInRow(g, a, g.rules.cols) + CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
    /@ loop invariant bound:    g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant occupied: OccupiedOnBoard(g, g.rules.rows) + CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant free:  CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  // Where a line begins is one of the player's moves: the debug build looks there alone.
  /@ requires line: 1 <= R.line;
     terminates \true; exits \false; assigns \nothing;
     ensures won: \forall integer n, p; HasWonAfter(R, o, m, n, p) <==> (\exists integer i; 0 <= i < n &&
                    LineFromMove(R, o, m, n, o.at[Turn(o.len, i)], p, m.at[i].row, m.at[i].col)); @/
  void won_from_move(xo_rules R, xo_play_order o, xo_moves m)
  {
    /@ assert first: \forall integer n, p, r, c, dr, dc; LineAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       PlayedBy(o, m, n, p, r + Along(dr, 0), c + Along(dc, 0)); @/
    /@ assert begin: \forall integer n, p, r, c, dr, dc; LineAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       OnBoard(R, r, c) && PlayedBy(o, m, n, p, r, c); @/
    /@ assert lines: \forall integer n, p, r, c; LineAtAfter(R, o, m, n, p, r, c) ==>
                       OnBoard(R, r, c) && PlayedBy(o, m, n, p, r, c); @/
    /@ assert move:  \forall integer n, p, i, r, c; 0 <= i < n && MoveBy(m, i, o.at[Turn(o.len, i)], p, r, c) &&
                       LineAtAfter(R, o, m, n, p, r, c) ==>
                       LineFromMove(R, o, m, n, o.at[Turn(o.len, i)], p, m.at[i].row, m.at[i].col); @/
  }

  /@ requires game:  InvGame(h);
     requires order: InvPlayOrder(h.rules, o);
     requires moves: InvPrefix(h.rules, m, n);
     requires after: After(h, o, m, n);
     requires range: \forall integer k; 0 <= k <= n ==> 0 <= Turn(o.len, k) < o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures won:  \forall integer p; 1 <= p ==> (HasWon(h, p) <==> HasWonAfter(h.rules, o, m, n, p));
     ensures open: IsUnfinished(h) <==> UnfinishedAfter(h.rules, o, m, n); @/
  void unfinished_after(xo_game h, xo_play_order o, xo_moves m, int n)
  {
    /@ assert to:    \forall integer p, r, c; 1 <= p && OnBoard(h.rules, r, c) && h.cell[r][c] == p ==>
                     PlayedBy(o, m, n, p, r, c); @/
    /@ assert from:  \forall integer p, r, c; PlayedBy(o, m, n, p, r, c) ==> h.cell[r][c] == p; @/
    /@ assert lines: \forall integer p, r, c, dr, dc; 1 <= p && Dir(dr, dc) && Line(h, p, r, c, dr, dc) ==>
                       LineAfter(h.rules, o, m, n, p, r, c, dr, dc); @/
    /@ assert back:  \forall integer p, r, c, dr, dc; LineAfter(h.rules, o, m, n, p, r, c, dr, dc) ==>
                     Line(h, p, r, c, dr, dc); @/
    /@ assert lines: \forall integer p, r, c; 1 <= p ==>
                     (LineAt(h, p, r, c) <==> LineAtAfter(h.rules, o, m, n, p, r, c)); @/
    /@ assert won:   \forall integer p; 1 <= p ==> (HasWon(h, p) <==> HasWonAfter(h.rules, o, m, n, p)); @/
    /@ assert who:   \forall integer p; 1 <= p ==> (WhoWon(h, p) <==> WhoWonAfter(h.rules, o, m, n, p)); @/
  }

  // Two rules with the same numbers are the same here.
  /@ requires same_rules: SameRules(Q, R);
     terminates \true; exits \false; assigns \nothing;
     ensures after:       UnfinishedAfter(Q, o, m, n) <==> UnfinishedAfter(R, o, m, n); @/
  void rules_after(xo_rules Q, xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    /@ assert line: \forall integer p, r, c, dr, dc;
         LineAfter(Q, o, m, n, p, r, c, dr, dc) <==> LineAfter(R, o, m, n, p, r, c, dr, dc); @/
    /@ assert lines: \forall integer p, r, c; LineAtAfter(Q, o, m, n, p, r, c) <==> LineAtAfter(R, o, m, n, p, r, c); @/
    /@ assert won:   \forall integer p; HasWonAfter(Q, o, m, n, p) <==> HasWonAfter(R, o, m, n, p); @/
    /@ assert who:   \forall integer p; WhoWonAfter(Q, o, m, n, p) <==> WhoWonAfter(R, o, m, n, p); @/
  }

  // Where the game after k moves is open, so is every game after them.
  /@ requires game:  Moved(g, o, m, k) && SameRules(R, g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures open:   NotOverBefore(R, o, m, k + 1) <==> NotOverBefore(R, o, m, k) && IsUnfinished(g); @/
  void not_over_open(xo_game g, xo_rules R, xo_play_order o, xo_moves m, int k)
  {
    if (k < 0)
      return;
    /@ assert here:  NotOverBefore(R, o, m, k + 1) ==> IsUnfinished(g); @/
    /@ assert fewer: NotOverBefore(R, o, m, k + 1) ==> NotOverBefore(R, o, m, k); @/
    /@ assert rules: NotOverBefore(R, o, m, k) <==> NotOverBefore(g.rules, o, m, k); @/
    /@ assert rules: NotOverBefore(R, o, m, k + 1) <==> NotOverBefore(g.rules, o, m, k + 1); @/
    count_same(g);
    won_same(g);
    /@ assert cells: \forall xo_game h; SameRules(g.rules, h.rules) && After(h, o, m, k) ==> SameCells(g, h); @/
    /@ assert open:  \forall xo_game h; SameRules(g.rules, h.rules) && After(h, o, m, k) ==>
                     (IsUnfinished(h) <==> IsUnfinished(g)); @/
  }

  // One move more.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= k < m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures next:   NotOverBefore(R, o, m, k + 1) <==> NotOverBefore(R, o, m, k) && UnfinishedAfter(R, o, m, k); @/
  void not_over_next(xo_rules R, xo_play_order o, xo_moves m, int k)
  {
    xo_game g = replay(R, o, m, k);
    turn_range(o.len, k);
    /@ assert moves: InvPrefix(g.rules, m, k); @/
    unfinished_after(g, o, m, k);
    rules_after(g.rules, R, o, m, k);
    not_over_open(g, R, o, m, k);
  }

  // The debug build reads NotOverBefore off the moves; the proof has it over all games. For moves that play may be
  // called with both are the same.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= n <= m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures before: NotOverBefore(R, o, m, n) <==> (\forall integer k; 0 <= k < n ==> UnfinishedAfter(R, o, m, k)); @/
  void not_over_before(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant before: NotOverBefore(R, o, m, k) <==>
                              (\forall integer j; 0 <= j < k ==> UnfinishedAfter(R, o, m, j));
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++)
      not_over_next(R, o, m, k);
  }
*/
