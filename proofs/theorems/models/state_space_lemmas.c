/* state_space_lemmas.c: the ghost functions of state_space_lemmas.acsl. */
#include "state_space/state_space.h"
#include "state_space/state_space_lemmas.acsl"
/*@ // Two matrices that agree on their nine places.
    predicate SsSameMatrix(xo_ss_matrix s, xo_ss_matrix t) =
      \forall integer i; 1 <= i <= 3 ==> (\forall integer j; 1 <= j <= 3 ==> s.s[i][j] == t.s[i][j]);
    lemma SsSub_Same: \forall xo_ss_board a, integer k, xo_ss_matrix s, t;
      SsSub(a, k, s) && SsSub(a, k, t) ==> SsSameMatrix(s, t);
    lemma SsLine_Same: \forall xo_ss_matrix s, t; SsSameMatrix(s, t) && SsLine(s) ==> SsLine(t);
    lemma SsLinePrinted_Same: \forall xo_ss_matrix s, t; SsSameMatrix(s, t) && SsLinePrinted(s) ==> SsLinePrinted(t);
*/
/*@ ghost
  void ss_line_in(xo_ss_board a, xo_ss_matrix s, int k)
  {
  }

  void ss_no_line(xo_ss_board a)
  {
  }
*/
