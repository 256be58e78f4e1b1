/* gdl_lemmas.c: the ghost functions of gdl_lemmas.acsl. */
#include "gdl/gdl.h"
#include "gdl/gdl_lemmas.acsl"
/*@ ghost
  void gdl_next(xo_gdl_state s, xo_gdl_joint d, int r, int c)
  {
    /@ assert joint: GdlLegalMark(s, s.control, d.mark[s.control].row, d.mark[s.control].col); @/
    /@ assert legal: GdlLegalMark(s, s.control, r, c); @/
    /@ assert else:  \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                       GdlElsewhere(d, s.control, m, n); @/
    /@ assert some:  \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                       GdlSomebodyElsewhere(s.rules, d, m, n); @/
  }

  void gdl_open(xo_gdl_state s, int m, int n)
  {
    /@ assert row: GdlOpenRow(s, m); @/
  }
*/
