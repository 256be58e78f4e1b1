/* refinement.c: the ghost functions of refinement.acsl. */
#include "xo/types.h"
#include "apart.acsl"
#include "refinement.acsl"
/*@ ghost
  void renamed_moved(xo_game h, xo_play_order f, xo_game g, xo_play_order o, xo_moves m, int n)
  {
    /@ loop invariant bound: 0 <= i <= n;
       loop invariant named: \forall integer j; 0 <= j < i ==>
         g.cell[m.at[j].row][m.at[j].col] == Renamed(o, h.cell[m.at[j].row][m.at[j].col]);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      turn_is_mod(o.len, i);
      /@ assert h: h.cell[m.at[i].row][m.at[i].col] == f.at[Turn(f.len, i)]; @/
      /@ assert g: g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)]; @/
    }
    /@ assert placed: \forall integer r, c; Placed(m, n, r, c) ==> g.cell[r][c] == Renamed(o, h.cell[r][c]); @/
  }

  void open_first(xo_rules R, xo_play_order o, xo_play_order f, xo_moves m, int n)
  {
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant before: NotOverBefore(R, f, m, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      xo_game g = replay(R, o, m, k);
      xo_game h = replay(R, f, m, k);
      /@ assert open: IsUnfinished(g); @/
      renamed_moved(h, f, g, o, m, k);
      renamed_same(h, g, o);
      /@ assert rules: \forall xo_rules Q; SameRules(R, Q) <==> SameRules(h.rules, Q); @/
      play_open(h, f, m, k);
    }
  }

  xo_game next_first(xo_game h, xo_play_order f, xo_moves m, int k)
  {
    int r = m.at[k].row, c = m.at[k].col;
    turn_is_mod(f.len, k);
    int p = f.at[k % f.len];
    /@ assert turn: p == ToMove(h); @/
    /@ assert free: !Placed(m, k, r, c); @/
    xo_game n = game_moved(h, p, r, c);
    reached_next(h, n, p, r, c);
    play_board(h, n, f, m, k);
    /@ assert order: InvPlayOrder(n.rules, f); @/
    /@ assert moves: InvPrefix(n.rules, m, m.len); @/
    return n;
  }

  xo_game start_first(xo_rules R, xo_play_order f, xo_moves m)
  {
    xo_game g = game_empty(R);
    reached_empty(g);
    play_start(g, f, m);
    /@ assert order: InvPlayOrder(g.rules, f); @/
    /@ assert moves: InvPrefix(g.rules, m, m.len); @/
    return g;
  }

  void questions_renamed(xo_game h, xo_play_order f, xo_game g, xo_play_order o, xo_moves m, int n)
  {
    renamed_same(h, g, o);
    turn_is_mod(o.len, n);
    /@ assert map:       \forall integer r, c; OnBoard(g.rules, r, c) ==> 0 <= h.cell[r][c] <= g.rules.players; @/
    /@ assert range:     \forall integer p; 1 <= p <= g.rules.players ==> 1 <= Numbered(o, p) <= g.rules.players; @/
    /@ assert injective: \forall integer p, q; 1 <= p <= g.rules.players && 1 <= q <= g.rules.players &&
                     Numbered(o, p) == Numbered(o, q) ==> p == q; @/
    /@ assert free:  \forall integer r, c; OnBoard(g.rules, r, c) ==> (h.cell[r][c] == 0 <==> g.cell[r][c] == 0); @/
    /@ assert who:   \forall integer r, c; OnBoard(g.rules, r, c) && h.cell[r][c] != 0 ==>
                     g.cell[r][c] == Numbered(o, h.cell[r][c]); @/
  }
*/
