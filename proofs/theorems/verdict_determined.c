/* verdict_determined.c: a record has one verdict. The contract of xo_referee_judge determines its answer. So any
 * function with the same contract gives the same answer.
 */
#include "xo/referee.h"
#include "apart.acsl"
#include "line.acsl"
#include "verdict_determined.acsl"
#include "won.acsl"
/*@ // The status s and the number k of the move at fault are as xo_referee_judge has to answer them.
    predicate Answer(xo_record a, integer s, integer k) =
      (s == XO_OK <==> InvRecord(a)) &&
      (s == XO_TOO_FEW <==> Playable(a) && a.moves.len < MinMoves(a.rules)) &&
      (s == XO_TOO_MANY ==> TooManyAt(a, k)) && (s == XO_OFF_BOARD ==> OffBoardAt(a, k)) &&
      (s == XO_TAKEN ==> TakenAt(a, k)) &&
      (s == XO_BAD_ORDER <==> InvRules(a.rules) && !InvPlayOrder(a.rules, a.order)) &&
      (s == XO_BAD_RULES <==> !InvRules(a.rules)) &&
      (s == XO_BAD_RECORD <==>
        InvRules(a.rules) && InvPlayOrder(a.rules, a.order) && !(0 <= a.moves.len <= XO_MOVES_CAP)) &&
      (XO_OK <= s <= XO_BAD_RECORD && s != XO_AFTER_END) &&
      (s != XO_TOO_MANY && s != XO_OFF_BOARD && s != XO_TAKEN ==> k == 0);
*/
/*@ ghost
  /@ requires s: Answer(a, s, k);
     requires t: Answer(a, t, j);
     terminates \true; exits \false; assigns \nothing;
     ensures status: s == t;
     ensures move:   k == j;
     ensures bound:  Readable(a) ==> 0 <= Faultless(a, k) <= XO_MOVES_CAP; @/
  void answer_determined(xo_record a, int s, int k, int t, int j)
  {
    /@ assert fault: s == XO_TOO_MANY || s == XO_OFF_BOARD || s == XO_TAKEN ==> FirstFault(a, k) && !Playable(a); @/
    /@ assert other: t == XO_TOO_MANY || t == XO_OFF_BOARD || t == XO_TAKEN ==> FirstFault(a, j) && !Playable(a); @/
    /@ assert both:  (s == XO_TOO_MANY || s == XO_OFF_BOARD || s == XO_TAKEN) <==>
                     (t == XO_TOO_MANY || t == XO_OFF_BOARD || t == XO_TAKEN); @/
    /@ assert first: s == XO_TOO_MANY || s == XO_OFF_BOARD || s == XO_TAKEN ==> k == j; @/
  }

  /@ requires readable: Readable(a);
     requires g: Judged(a, n, g, used, v);
     requires h: Judged(a, n, h, more, w);
     terminates \true; exits \false; assigns \nothing;
     ensures used: more <= used; @/
  void judged_no_longer(xo_record a, int n, xo_game g, int used, int v, xo_game h, int more, int w)
  {
    /@ assert won:  v > 0 ==> IsWon(g); @/
    /@ assert over: v != XO_UNFINISHED ==> !IsUnfinished(g); @/
  }

  void judged_determined(xo_record a, int n, xo_game g, int used, int v, xo_game h, int more, int w)
  {
    judged_no_longer(a, n, g, used, v, h, more, w);
    judged_no_longer(a, n, h, more, w, g, used, v);
    won_same(g);
    count_same(g);
    /@ assert placed: \forall integer r, c; Placed(a.moves, used, r, c) ==> h.cell[r][c] == g.cell[r][c]; @/
    /@ assert same_cells: SameCells(g, h); @/
    /@ assert won:        IsWon(g) <==> IsWon(h); @/
    /@ assert who:        v > 0 && w > 0 ==> v == w; @/
  }

  // Two answers to one record, each as xo_referee_judge has to answer, are the same, and the boards are.
  /@ requires v: Answer(a, v.status, v.move);
     requires w: Answer(a, w.status, w.move);
     requires g: Readable(a) ==> v.used == g.moves && Judged(a, Faultless(a, v.move), g, v.used, v.outcome);
     requires h: Readable(a) ==> w.used == h.moves && Judged(a, Faultless(a, w.move), h, w.used, w.outcome);
     requires refused: !Readable(a) ==>
                       v.used == 0 && v.outcome == XO_UNFINISHED && w.used == 0 && w.outcome == XO_UNFINISHED;
     terminates \true; exits \false; assigns \nothing;
     ensures status:  v.status == w.status;
     ensures move:    v.move == w.move;
     ensures used:    v.used == w.used;
     ensures outcome: v.outcome == w.outcome;
     ensures game:    Readable(a) ==> SameGame(g, h); @/
  void verdict_determined(xo_record a, xo_verdict v, xo_verdict w, xo_game g, xo_game h)
  {
    answer_determined(a, (int)v.status, v.move, (int)w.status, w.move);
    if (v.status != XO_BAD_RULES && v.status != XO_BAD_ORDER && v.status != XO_BAD_RECORD)
      judged_determined(a, v.move == 0 ? a.moves.len : v.move - 1, g, v.used, v.outcome, h, w.used, w.outcome);
  }
*/
