/* placing.c: the ghost functions of placing.acsl. */
#include "xo/referee.h"
#include "apart.acsl"
#include "placing.acsl"
#include "won.acsl"
#include "count.acsl"
/*@ lemma Prefix_Next: \forall xo_rules R, xo_moves m, integer n;
      0 <= n < XO_MOVES_CAP && InvPrefix(R, m, n) && InvPos(R, m.at[n]) && !Placed(m, n, m.at[n].row, m.at[n].col) ==>
      InvPrefix(R, m, n + 1);
    lemma OffBoard_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && !InvPos(R, m.at[k]) ==> !InvPrefix(R, m, n);
    lemma Taken_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && Placed(m, k, m.at[k].row, m.at[k].col) ==> !InvPrefix(R, m, n);
*/
/*@ ghost
  void placing_next(xo_game g, xo_record a, int n, int k)
  {
    turn_range(a.order.len, n);
  }

  void placing_before(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    xo_moves l = m;
    l.len = i + 1;
    play_before(g, o, l, i, round, turn);
  }

  // The game after n moves has the lines that its moves have.
  /@ requires game:       InvRules(g.rules) && IsMap(g) && 0 <= n;
     requires order:      InvPlayOrder(g.rules, o);
     requires moves:      InvPrefix(g.rules, m, n);
     requires after:      After(g, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures won:         \forall integer p; 1 <= p && HasWon(g, p) ==> HasRunAfter(g.rules, o, m, n, p);
     ensures same_winner: \forall integer p; 1 <= p && g.rules.exact == 0 &&
                            HasRunAfter(g.rules, o, m, n, p) ==> HasWon(g, p); @/
  void won_after(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    /@ assert moves: \forall integer r, c, i; 0 <= i < n && MoveAt(m, i, r, c) ==>
                       MoveBy(m, i, o.at[Turn(o.len, i)], g.cell[r][c], r, c); @/
    /@ assert to:    \forall integer p, r, c; 1 <= p && OnBoard(g.rules, r, c) && g.cell[r][c] == p ==>
                     PlayedBy(o, m, n, p, r, c); @/
    /@ assert row:   \forall integer p, r, c, dr, dc, i; 1 <= p && 0 <= i < g.rules.line && Dir(dr, dc) &&
                       Line(g, p, r, c, dr, dc) ==> PlayedBy(o, m, n, p, r + Along(dr, i), c + Along(dc, i)); @/
    /@ assert lines: \forall integer p, r, c, dr, dc; 1 <= p && Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==>
                       RunAfter(g.rules, o, m, n, p, r, c, dr, dc); @/
    /@ assert back:  \forall integer p, r, c, dr, dc; g.rules.exact == 0 &&
                       RunAfter(g.rules, o, m, n, p, r, c, dr, dc) ==>
                     Line(g, p, r, c, dr, dc); @/
  }

  // What was a line after fewer moves is one after more.
  /@ requires bound:  0 <= k <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures kept:    NobodyAfter(R, o, m, n) ==> NobodyAfter(R, o, m, k); @/
  void nobody_after(xo_rules R, xo_play_order o, xo_moves m, int k, int n)
  {
    /@ assert line:      \forall integer p, r, c, dr, dc; RunAfter(R, o, m, k, p, r, c, dr, dc) ==>
                    RunAfter(R, o, m, n, p, r, c, dr, dc); @/
    /@ assert won:   \forall integer p; HasRunAfter(R, o, m, k, p) ==> HasRunAfter(R, o, m, n, p); @/
  }

  // As play_open, but for moves of which only the first n are known to be faultless, and only if nobody has a line.
  /@ requires game:   InvGame(g);
     requires moves:  InvPrefix(g.rules, m, n) && 0 <= n < XO_MOVES_CAP;
     requires after:  After(g, o, m, n);
     requires open:   NobodyAfter(g.rules, o, m, n) ==> IsUnfinished(g);
     requires before: NobodyAfter(g.rules, o, m, n) ==> NotOverBefore(g.rules, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures before:  NobodyAfter(g.rules, o, m, n) ==> NotOverBefore(g.rules, o, m, n + 1); @/
  void open_next(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    won_same(g);
    count_same(g);
    /@ assert placed: \forall xo_game h, integer r, c; After(h, o, m, n) && Placed(m, n, r, c) ==>
                    h.cell[r][c] == g.cell[r][c]; @/
  }

  // If nobody has a line after n moves and none was over before, the game was not over after n moves either.
  /@ requires game:   InvGame(g);
     requires order:  InvPlayOrder(g.rules, o);
     requires moves:  InvPrefix(g.rules, m, n) && 0 <= n < XO_MOVES_CAP && n < Max(g.rules);
     requires after:  After(g, o, m, n);
     requires open:   n > 0 ==> OpenUnlessWon(g.rules, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures open:    OpenUnlessWon(g.rules, o, m, n + 1); @/
  void placing_open(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    won_after(g, o, m, n);
    if (n > 0)
      nobody_after(g.rules, o, m, n - 1, n);
    open_next(g, o, m, n);
  }

  void placing_after(xo_game g, xo_game h, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    xo_moves l = m;
    l.len = i + 1;
    /@ assert moves: \forall integer k, r, c; MoveAt(l, k, r, c) <==> MoveAt(m, k, r, c); @/
    /@ assert more:  \forall integer r, c; Placed(l, i + 1, r, c) <==> Placed(m, i + 1, r, c); @/
    play_board(g, h, o, l, i);
    count_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    play_round(g, h, o, round, turn);
    placing_open(g, o, m, i);
  }

  void placing_few(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    // As if a line could go on.
    xo_game h = g;
    h.rules.exact = 0;
    won_after(h, o, m, i);
    count_same(g);
    /@ assert turns: \forall integer t; 0 <= t < o.len && g.rules.line <= Count(g, o.at[t]) ==>
                       MovesInRound(o.len, i, g.rules.line, t); @/
    /@ assert least: \forall integer t; 0 <= t && MovesInRound(g.rules.players, i, g.rules.line, t) ==>
                       MinMoves(g.rules) <= i; @/
    /@ assert count:       \forall integer p; HasTurn(o, p) && i < MinMoves(g.rules) ==> Count(g, p) < g.rules.line; @/
    /@ loop invariant bound:     1 <= p <= g.rules.players + 1;
       loop invariant no_winner: i < MinMoves(g.rules) ==> (\forall integer q; 1 <= q < p ==> !HasWon(h, q));
       loop assigns p; loop variant g.rules.players - p; @/
    for (int p = 1; p <= g.rules.players; p++)
      count_won(h, p);
    area_bound(g.rules.rows, g.rules.cols);
    win_bound(g.rules.players, g.rules.line - 1);
    /@ assert run:  \forall integer p, r, c, dr, dc; RunAfter(g.rules, o, m, i, p, r, c, dr, dc) ==>
                       RunAfter(h.rules, o, m, i, p, r, c, dr, dc); @/
    /@ assert runs: \forall integer p; HasRunAfter(g.rules, o, m, i, p) ==> HasRunAfter(h.rules, o, m, i, p); @/
    /@ assert nobody: \forall integer p; 1 <= p <= g.rules.players && i < MinMoves(g.rules) ==>
                       !HasRunAfter(g.rules, o, m, i, p); @/
    /@ assert few: i < MinMoves(g.rules) ==> NobodyAfter(g.rules, o, m, i); @/
    /@ assert before: MinMoves(g.rules) <= i ==> NobodyAfter(g.rules, o, m, MinMoves(g.rules) - 1); @/
    /@ assert early: MinMoves(g.rules) <= i + 1 ==> NobodyAfter(g.rules, o, m, MinMoves(g.rules) - 1); @/
  }

  void placing_last(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    turn_range(o.len, n);
    int r = m.at[n].row, c = m.at[n].col;
    /@ assert player: g.cell[r][c] == o.at[Turn(o.len, n)]; @/
    int p = g.cell[r][c];
    xo_game old = g;
    old.cell[r][c] = 0;
    old.moves = g.moves - 1;
    /@ assert munion: MUnion(old, g, r, c, p); @/
    /@ assert map: IsMap(old); @/
    /@ assert apart: \forall integer i; 0 <= i < n ==> !MoveAt(m, i, r, c); @/
    won_after(old, o, m, n);
    won_munion(old, g, r, c, p);
  }

  void placing_won(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    turn_range(o.len, n - 1);
    won_after(g, o, m, n);
    nobody_after(g.rules, o, m, n - 1, n);
    int p = g.cell[m.at[n - 1].row][m.at[n - 1].col];
    /@ assert line: \forall integer q, r, c, dr, dc; q != p && RunAfter(g.rules, o, m, n, q, r, c, dr, dc) ==>
                    RunAfter(g.rules, o, m, n - 1, q, r, c, dr, dc); @/
    /@ assert others: \forall integer q; q != p && HasRunAfter(g.rules, o, m, n, q) ==>
                      HasRunAfter(g.rules, o, m, n - 1, q); @/
  }

  void judged_next(xo_record a, xo_game g, int used, int v)
  {
    count_most(g);
    area_bound(a.rules.rows, a.rules.cols);
    if (v == XO_UNFINISHED) {
      play_open(g, a.order, a.moves, used);
      turn_range(a.order.len, used);
    }
  }

  void judged_prefix(xo_game g, xo_play_order o, xo_moves l, xo_moves m, int used)
  {
    /@ assert after: \forall xo_game h, integer k; 0 <= k <= used && After(h, o, m, k) ==> After(h, o, l, k); @/
  }

  void judged_faultless(xo_record a, int move, int n) {}

  void judged_extended(xo_record a, xo_record b, xo_pos pos) {}
*/
