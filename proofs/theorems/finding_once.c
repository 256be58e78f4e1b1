/* finding_once.c: a text line has one finding. What xo_finding_line promises of its answer leaves no choice: which
 * fault is found when there are several, where it is, and what the moves before it come to. */
#include "xo/finding.h"
#include "apart.acsl"
#include "count.acsl"
#include "reading_once.acsl"
#include "verdict_once.acsl"
/*@ lemma OffBoardAt_Prefix: \forall xo_record a, integer k, n;
      OffBoardAt(a, k) && InvPrefix(a.rules, a.moves, n) ==> n < k;
    lemma TakenAt_Prefix: \forall xo_record a, integer k, n; TakenAt(a, k) && InvPrefix(a.rules, a.moves, n) ==> n < k;
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
    /@ assert one:    MoveAtFault(f.why) ==> FirstFault(a, f.move) && !Playable(a); @/
    /@ assert other:  MoveAtFault(h.why) ==> FirstFault(a, h.move) && !Playable(a); @/
    /@ assert whole:  !MoveAtFault(f.why) && f.why != XO_OK ==> Playable(a); @/
    /@ assert both:   MoveAtFault(f.why) <==> MoveAtFault(h.why); @/
    /@ assert first:  MoveAtFault(f.why) ==> f.move == h.move; @/
    /@ assert syntax: f.why == XO_SYNTAX <==> h.why == XO_SYNTAX; @/
    /@ assert given:  Playable(a) ==> f.given == a.moves.len && h.given == a.moves.len; @/
  }

  // Two findings of one line, each as xo_finding_line has to answer, are the same, and so are the boards. (That the
  // moves are the same says reading_once.)
  /@ requires readable: Readable(a);
     requires text: 0 <= len && \valid_read(text + (0 .. len - 1));
     requires l: Reading(a.rules, S, text, len, a.moves, f.given, f.at);
     requires m: Reading(a.rules, S, text, len, a.moves, h.given, h.at);
     requires f: Found(a, strict, partial, f, g);
     requires h: Found(a, strict, partial, h, k);
     terminates \true; exits \false; assigns \nothing;
     ensures why:     f.why == h.why;
     ensures move:    f.move == h.move;
     ensures used:    f.used == h.used;
     ensures given:   f.given == h.given;
     ensures at:      f.at == h.at;
     ensures outcome: f.outcome == h.outcome;
     ensures game:    SameGame(g, k); @/
  void finding_once(xo_record a, int S, const char *text, int len, int strict, int partial, xo_finding f, xo_game g,
                    xo_finding h, xo_game k)
  {
    reading_once(a.rules, S, text, len, a.moves, f.given, f.at, a.moves, h.given, h.at);
    if (f.why == XO_AFTER_END)
      late_found(a, strict, partial, f, g, h, k);
    if (h.why == XO_AFTER_END)
      late_found(a, strict, partial, h, k, f, g);
    else
      fault_found(a, strict, partial, f, g, h, k);
    judged_once(a, f.move == 0 ? a.moves.len : f.move - 1, g, f.used, f.outcome, k, h.used, h.outcome);
  }
*/
