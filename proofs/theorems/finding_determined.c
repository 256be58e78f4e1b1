/* finding_determined.c: a text line has one finding: which of several faults is reported, where it is, and the
 * outcome of the moves before it.
 */
#include "xo/words.h"
#include "apart.acsl"
#include "count.acsl"
#include "finding_determined.acsl"
#include "placing.acsl"
#include "play.acsl"
#include "reading_determined.acsl"
#include "verdict_determined.acsl"
/*@ lemma InvPrefix_Kept: \forall xo_rules R, Q, xo_moves l, m, integer n, k; SameRules(R, Q) && SameMoves(l, m, k) &&
      n <= k ==> (InvPrefix(R, l, n) <==> InvPrefix(Q, m, n));
*/
/*@ ghost
  // Where a move comes after the end, and that counts, nothing else is found, and the end is one.
  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g) && f.why == XO_AFTER_END;
     requires h: Found(a, strict, partial, h, k);
     terminates \true; exits \false; assigns \nothing;
     ensures used: h.used <= f.used;
     ensures late: h.why == XO_AFTER_END; @/
  void late_found(xo_record a, int strict, int partial, xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    area_bound(a.rules.rows, a.rules.cols);
    /@ assert won:    f.outcome > 0 ==> IsWon(g); @/
    /@ assert over:   !IsUnfinished(g); @/
    /@ assert last:   \forall integer n; NotOverBefore(a.rules, a.order, a.moves, n) ==> n <= f.used; @/
    /@ assert more:   h.used <= f.used; @/
    /@ assert fault:  MoveAtFault(h.why) ==> f.move < h.move; @/
    /@ assert syntax: h.why == XO_SYNTAX ==> h.given == a.moves.len; @/
  }

  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g) && f.why != XO_AFTER_END && f.at == h.at && f.given == h.given;
     requires h: Found(a, strict, partial, h, k) && h.why != XO_AFTER_END;
     terminates \true; exits \false; assigns \nothing;
     ensures why:  f.why == h.why;
     ensures move: f.move == h.move; @/
  void fault_found(xo_record a, int strict, int partial, xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    area_bound(a.rules.rows, a.rules.cols);
    /@ assert first_fault: MoveAtFault(f.why) ==> FirstFault(a, f.move) && !Playable(a); @/
    /@ assert other:       MoveAtFault(h.why) ==> FirstFault(a, h.move) && !Playable(a); @/
    /@ assert whole:       !MoveAtFault(f.why) && f.why != XO_OK ==> Playable(a); @/
    /@ assert both:        MoveAtFault(f.why) <==> MoveAtFault(h.why); @/
    /@ assert first:       MoveAtFault(f.why) ==> f.move == h.move; @/
    /@ assert syntax:      f.why == XO_SYNTAX <==> h.why == XO_SYNTAX; @/
    /@ assert given:       Playable(a) ==> f.given == a.moves.len && h.given == a.moves.len; @/
  }

  // No more moves are used than the record has.
  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g);
     terminates \true; exits \false; assigns \nothing;
     ensures used:  f.used <= Faultless(a, f.move) <= a.moves.len; @/
  void used_given(xo_record a, int strict, int partial, xo_finding f, xo_game g)
  {
    area_bound(a.rules.rows, a.rules.cols);
    /@ assert fault:  MoveAtFault(f.why) ==> FirstFault(a, f.move); @/
    /@ assert syntax: f.why == XO_SYNTAX ==> f.given == a.moves.len; @/
  }

  // What was judged is judged so in every record with the same rules, order and moves.
  /@ requires rules: SameRules(a.rules, b.rules);
     requires order: SameOrder(a.order, b.order) && 2 <= b.order.len <= XO_PLAYERS_MAX;
     requires moves: SameMoves(a.moves, b.moves, n);
     requires b:     Judged(b, n, g, used, v);
     terminates \true; exits \false; assigns \nothing;
     ensures a:      Judged(a, n, g, used, v); @/
  void judged_same(xo_record a, xo_record b, int n, xo_game g, int used, int v)
  {
    turn_range(b.order.len, used);
    judged_prefix(g, b.order, b.moves, a.moves, used);
    /@ assert order: \forall xo_game h, integer k;
                       0 <= k <= used && After(h, a.order, a.moves, k) ==> After(h, b.order, a.moves, k); @/
    /@ assert rules: \forall xo_game h; SameRules(a.rules, h.rules) ==> SameRules(g.rules, h.rules); @/
  }

  // A finding is that of every record with the same rules, order and moves.
  /@ requires rules: SameRules(a.rules, b.rules) && SameOrder(a.order, b.order);
     requires moves: a.moves.len == b.moves.len && SameMoves(a.moves, b.moves, a.moves.len);
     requires readable: Readable(a) && Readable(b);
     requires f: Found(b, strict, partial, f, g);
     terminates \true; exits \false; assigns \nothing;
     ensures f:  Found(a, strict, partial, f, g); @/
  void found_same(xo_record a, xo_record b, int strict, int partial, xo_finding f, xo_game g)
  {
    used_given(b, strict, partial, f, g);
    judged_same(a, b, f.move == 0 ? b.moves.len : f.move - 1, g, f.used, f.outcome);
    /@ assert judged:  Judged(a, Faultless(a, f.move), g, f.used, f.outcome); @/
    /@ assert faulty:  \forall integer k; FirstFault(b, k) ==> FirstFault(a, k); @/
    /@ assert off:     OffBoardAt(b, f.move) ==> OffBoardAt(a, f.move); @/
    /@ assert placed:  TakenAt(b, f.move) ==>
                         Placed(a.moves, f.move - 1, b.moves.at[f.move - 1].row, b.moves.at[f.move - 1].col); @/
    /@ assert taken:   TakenAt(b, f.move) ==> TakenAt(a, f.move); @/
    /@ assert many:    TooManyAt(b, f.move) ==> TooManyAt(a, f.move); @/
    /@ assert valid:   InvRecord(a) <==> InvRecord(b); @/
    /@ assert playable: Playable(a) <==> Playable(b); @/
  }

  void finding_determined(xo_record a, xo_record b, int S, const char *text, int len, int strict, int partial,
                    xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    reading_determined(a.rules, S, text, len, a.moves, f.given, f.at, b.moves, h.given, h.at);
    found_same(a, b, strict, partial, h, k);
    if (f.why == XO_AFTER_END)
      late_found(a, strict, partial, f, g, h, k);
    if (h.why == XO_AFTER_END)
      late_found(a, strict, partial, h, k, f, g);
    else
      fault_found(a, strict, partial, f, g, h, k);
    judged_determined(a, f.move == 0 ? a.moves.len : f.move - 1, g, f.used, f.outcome, k, h.used, h.outcome);
  }
*/
