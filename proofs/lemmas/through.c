/* through.c: the ghost function of through.acsl. */
#include "xo/types.h"
#include "through.acsl"
/*@ // With j in the place of -i a prover finds it for any two numbers of steps that are opposite.
    lemma Along_Opposite: \forall integer s, i, j; -1 <= s <= 1 && j == -i ==> Along(-s, i) == Along(s, j); */
/*@ ghost
  void through_reach(xo_game g, int p, int r, int c, int dr, int dc, int back, int fore)
  {
    /@ loop invariant bound: 0 <= k <= back + 1;
       loop invariant back:  \forall integer i; -k < i <= 0 ==> Holds(g, p, r + Along(dr, i), c + Along(dc, i));
       loop assigns k; loop variant back - k; @/
    for (int k = 0; k <= back; k++) {
      /@ assert one: k > 0 ==> Holds(g, p, r + Along(-dr, k), c + Along(-dc, k)); @/
      /@ assert neg: Along(-dr, k) == Along(dr, -k) && Along(-dc, k) == Along(dc, -k); @/
    }
    /@ assert back: \forall integer i; -back <= i <= 0 ==> Holds(g, p, r + Along(dr, i), c + Along(dc, i)); @/
    /@ assert next: Along(-dr, back + 1) == Along(dr, -back - 1) && Along(-dc, back + 1) == Along(dc, -back - 1); @/
    /@ assert stop: back < g.rules.line - 1 ==> !Holds(g, p, r + Along(dr, -back - 1), c + Along(dc, -back - 1)); @/
    /@ assert all:  \forall integer i; -back <= i <= fore ==> Holds(g, p, r + Along(dr, i), c + Along(dc, i)); @/
    if (back + fore + 1 >= g.rules.line) {
      /@ assert line: ThroughAt(g, p, r, c, dr, dc, back); @/
    } else {
      /@ assert back: \forall integer i; back < i < g.rules.line ==> !ThroughAt(g, p, r, c, dr, dc, i); @/
      /@ assert fore: \forall integer i; 0 <= i <= back ==> !ThroughAt(g, p, r, c, dr, dc, i); @/
      /@ assert none: \forall integer i; 0 <= i < g.rules.line ==> !ThroughAt(g, p, r, c, dr, dc, i); @/
    }
  }
*/
