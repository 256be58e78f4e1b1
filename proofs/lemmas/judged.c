/* judged.c: the ghost functions of judged.acsl. */
#include "xo/referee.h"
#include "judged.acsl"
#include "play.acsl"
#include "count.acsl"
/*@ ghost
  void judged_next(xo_record a, xo_game g, int used, int v)
  {
    /@ assert rules: \forall xo_rules R; SameRules(g.rules, R) <==> SameRules(a.rules, R); @/
    /@ assert before: NotOverBefore(g.rules, a.order, a.moves, used); @/
    count_most(g);
    area_bound(a.rules.rows, a.rules.cols);
    if (v == XO_UNFINISHED) {
      play_open(g, a.order, a.moves, used);
      /@ assert open: NotOverBefore(a.rules, a.order, a.moves, used + 1); @/
      /@ assert left: MoveCountLeft(g) > 0; @/
      turn_range(a.order.len, used);
      /@ assert turn: \forall integer i; 0 <= i < used ==> MovesSoFar(g, a.moves.at[i].row, a.moves.at[i].col); @/
    } else {
      /@ assert won: v > 0 ==> IsWon(g); @/
      /@ assert over: !IsUnfinished(g); @/
      /@ assert not: !NotOverBefore(a.rules, a.order, a.moves, a.moves.len + 1); @/
    }
  }

  void judged_prefix(xo_game g, xo_play_order o, xo_moves l, xo_moves m, int used)
  {
    /@ assert moves: \forall integer i, r, c; 0 <= i < used ==> (MoveAt(l, i, r, c) <==> MoveAt(m, i, r, c)); @/
    /@ assert placed: \forall integer k, r, c; 0 <= k <= used ==> (Placed(l, k, r, c) <==> Placed(m, k, r, c)); @/
    /@ assert after: \forall xo_game h, integer k; 0 <= k <= used && After(h, o, m, k) ==> After(h, o, l, k); @/
  }

  void judged_faultless(xo_record a, int move, int n)
  {
  }

  void judged_extended(xo_record a, xo_record b, xo_pos pos)
  {
  }
*/
