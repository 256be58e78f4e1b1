/* seen.c: the ghost functions of seen.acsl. */
#include "xo/types.h"
#include "apart.acsl"
#include "seen.acsl"
/*@ lemma Placed_Next: \forall xo_moves m, integer n, r, c;
      0 <= n ==> (Placed(m, n + 1, r, c) <==> Placed(m, n, r, c) || MoveAt(m, n, r, c));
    lemma Prefix_Next: \forall xo_rules R, xo_moves m, integer n;
      0 <= n < XO_MOVES_CAP && InvPrefix(R, m, n) && InvPos(R, m.at[n]) && !Placed(m, n, m.at[n].row, m.at[n].col) ==>
      InvPrefix(R, m, n + 1);
    lemma OffBoard_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && !InvPos(R, m.at[k]) ==> !InvPrefix(R, m, n);
    lemma Taken_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && Placed(m, k, m.at[k].row, m.at[k].col) ==> !InvPrefix(R, m, n);
*/
/*@ ghost
  void seen_next(xo_rules R, xo_moves m, int n, xo_game g)
  {
  }

  void seen_more(xo_game g, xo_game h, xo_moves m, int n)
  {
  }
*/
