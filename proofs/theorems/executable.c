/* executable.c: the definitions that the debug build executes say what those of the proof say. */
#include "xo/types.h"
#include "reached.acsl"
/*@ lemma Mod_Next: \forall integer i, n; 0 <= i && 1 <= n ==> (i + 1) % n == (i % n + 1 == n ? 0 : i % n + 1);

    lemma Line_Inside: \forall xo_rules R, integer r, c, dr, dc, i;
      InvRules(R) && Dir(dr, dc) && WinningLine(R, r, c, dr, dc) && 0 <= i < R.line ==>
      OnBoard(R, r + Along(dr, i), c + Along(dc, i));

*/
/*@ ghost
  /@ requires bound: 1 <= n && 0 <= i;
     terminates \true; exits \false; assigns \nothing;
     ensures mod: \forall integer k; 0 <= k <= i ==> Turn(n, k) == k % n; @/
  void turn_mod(int n, int i)
  {
    int t = 0;
    /@ loop invariant bound: 0 <= k <= i && 0 <= t < n && t == k % n && t == Turn(n, k);
       loop invariant mod:   \forall integer j; 0 <= j <= k ==> Turn(n, j) == j % n;
       loop assigns k, t; loop variant i - k; @/
    for (int k = 0; k < i; k++) {
      t++;
      if (t == n)
        t = 0;
    }
  }

  void turn_is_mod(int n, int i)
  {
    turn_mod(n, i);
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
    /@ assert to:    \forall integer p, r, c; 1 <= p && OnBoard(h.rules, r, c) && h.cell[r][c] == p ==> PlayedBy(o, m, n, p, r, c); @/
    /@ assert from:  \forall integer p, r, c; PlayedBy(o, m, n, p, r, c) ==> h.cell[r][c] == p; @/
    /@ assert lines: \forall integer p, r, c, dr, dc; 1 <= p && Dir(dr, dc) && Line(h, p, r, c, dr, dc) ==>
                       LineAfter(h.rules, o, m, n, p, r, c, dr, dc); @/
    /@ assert back:  \forall integer p, r, c, dr, dc; LineAfter(h.rules, o, m, n, p, r, c, dr, dc) ==> Line(h, p, r, c, dr, dc); @/
    /@ assert at:    \forall integer p, r, c; 1 <= p ==> (LineAt(h, p, r, c) <==> LineAtAfter(h.rules, o, m, n, p, r, c)); @/
    /@ assert won:   \forall integer p; 1 <= p ==> (HasWon(h, p) <==> HasWonAfter(h.rules, o, m, n, p)); @/
    /@ assert who:   \forall integer p; 1 <= p ==> (WhoWon(h, p) <==> WhoWonAfter(h.rules, o, m, n, p)); @/
  }
*/
