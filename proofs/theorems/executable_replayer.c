/* executable_replayer.c: the definitions of a replayer that the debug build executes say what those of the proof say. */
#include "xo/replayer.h"
#include "stretch_table.acsl"
#include "laws.acsl"
/*@ lemma IsEnd_Steps: \forall integer a, b, r, c, dr, dc, n; Step(dr, dc) ==>
      (IsEnd(a, b, r, c, dr, dc, n) <==> IsEndBySteps(a, b, r, c, dr, dc, n));
    lemma EndIn_Steps: \forall integer r, c, dr, dc, n; Step(dr, dc) && InArray(r, c) && 0 <= n ==>
      (EndIn(r, c, dr, dc, n) <==> EndInBySteps(r, c, dr, dc, n));
    lemma Executed_Entry: \forall xo_stretches k, integer d, r, c;
      Entry(k, d, r, c) == k.at[d][(XO_SIDE_MAX + 2) * r + c];
    lemma Executed_Extends: \forall xo_game g, integer p, r, c, dr, dc, n;
      Extends(g, p, r, c, dr, dc, n) <==> EXEC_EXTENDS(g, p, r, c, dr, dc, n);
*/
/*@ ghost
  // The board has as many lines as the moves that are on it.
  /@ requires judged: Readable(a) && InvPrefix(a.rules, a.moves, used);
     requires game:   InvGame(g) && SameRules(a.rules, g.rules) && After(g, a.order, a.moves, used);
     requires open:   IsUnfinished(g) <==> UnfinishedAfter(g.rules, a.order, a.moves, used);
     requires won:    \forall integer p; 1 <= p ==> (HasWon(g, p) <==> HasWonAfter(g.rules, a.order, a.moves, used, p));
     requires before: NotOverBefore(a.rules, a.order, a.moves, used);
     requires used:   0 <= used <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures moves:   Judged(a, n, g, used, v) <==> JudgedByMoves(a, n, used, v); @/
  void judged_by_moves(xo_record a, int n, xo_game g, int used, int v)
  {
    /@ assert line: \forall integer p, r, c, dr, dc; LineAfter(g.rules, a.order, a.moves, used, p, r, c, dr, dc) <==>
                      LineAfter(a.rules, a.order, a.moves, used, p, r, c, dr, dc); @/
    /@ assert at:   \forall integer p, r, c; LineAtAfter(g.rules, a.order, a.moves, used, p, r, c) <==>
                      LineAtAfter(a.rules, a.order, a.moves, used, p, r, c); @/
    /@ assert same: \forall integer p; HasWonAfter(g.rules, a.order, a.moves, used, p) <==>
                      HasWonAfter(a.rules, a.order, a.moves, used, p); @/
    /@ assert who:  \forall integer p; 1 <= p ==> (WhoWon(g, p) <==> WhoWonAfter(a.rules, a.order, a.moves, used, p)); @/
    /@ assert is:   IsWon(g) <==> (\exists integer p; 1 <= p <= a.rules.players && WhoWonAfter(a.rules, a.order, a.moves, used, p)); @/
    /@ assert left: MoveCountLeft(g) == 0 <==> used == Max(a.rules); @/
  }
*/
