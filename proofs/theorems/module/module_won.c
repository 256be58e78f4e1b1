/* module_won.c: the lemmas of module_won.acsl. */
#include "xo/types.h"
#include "module_runs.acsl"
/*@
  lemma Vdm_Line_At: \forall xo_rules R, xo_game g, integer p, k, r, c; InvRules(R) && SameRules(R, g.rules) &&
    1 <= p &&
    Vdm_winningLines(R, k, r, c) && Vdm_hasWon_k_r_c(R, g, p, k, r, c) ==> OnBoard(R, r, c) && LineAt(g, p, r, c);
  // What of the four lines from a cell is which.
  predicate VdmLine(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) =
    Vdm_winningLines(R, k, r, c) && Vdm_hasWon_k_r_c(R, g, p, k, r, c);
  lemma Vdm_At_Line: \forall xo_rules R, xo_game g, integer p, r, c; InvRules(R) && SameRules(R, g.rules) && 1 <= p &&
    LineAt(g, p, r, c) ==> VdmLine(R, g, p, 1, r, c) || VdmLine(R, g, p, 2, r, c) || VdmLine(R, g, p, 3, r, c) ||
                           VdmLine(R, g, p, 4, r, c);
  lemma Vdm_Line_Won: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmLine(R, g, p, k, r, c) ==>
    Vdm_hasWon(R, g, p);
*/
#include "module_won.acsl"
