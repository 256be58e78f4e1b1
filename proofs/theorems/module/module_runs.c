/* module_runs.c: the lemmas of module_runs.acsl. */
#include "xo/types.h"
#include "module_values.acsl"
/*@ predicate RunAt(xo_game g, integer p, integer r, integer c, integer dr, integer dc, integer i) =
      g.cell[r + Along(dr, i)][c + Along(dc, i)] == p;
    lemma Vdm_Run_At: \forall xo_rules R, xo_game g, integer p, k, r, c, i; 1 <= p && 1 <= k <= 4 ==>
      (Vdm_hasWon_i(R, g, p, k, r, c, i) <==> RunAt(g, p, r, c, RowStep(k), ColStep(k), i));
    lemma Run_At: \forall xo_game g, integer p, r, c, dr, dc, n; Run(g, p, r, c, dr, dc, n) <==>
      (\forall integer i; 0 <= i < n ==> RunAt(g, p, r, c, dr, dc, i));
*/
#include "module_runs.acsl"
