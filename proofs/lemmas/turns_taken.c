/* turns_taken.c: the ghost functions of turns_taken.acsl. */
#include "xo/board.h"
#include "turns_taken.acsl"
/*@ ghost
  void turns_next(xo_game g, xo_game h, int p, int r, int c)
  {
    count_munion(g, h, r, c, p);
    /@ assert least:  \forall integer q; 1 <= q <= g.rules.players ==> Count(g, p) <= Count(g, q); @/
    /@ assert may:    \forall integer q; 1 <= q <= g.rules.players && Count(g, q) == Count(g, p) ==> MayMove(g, q); @/
    /@ assert before: \forall integer q; 1 <= q < p ==> Count(g, q) == Count(g, p) + 1; @/
    /@ assert after:  \forall integer q; p < q <= g.rules.players ==> Count(g, q) == Count(g, p); @/
    /@ assert mine:   Count(h, p) == Count(g, p) + 1; @/
    /@ assert other:  \forall integer q; 1 <= q <= g.rules.players && q != p ==> Count(h, q) == Count(g, q); @/
  }
*/
