/* token_determined.c: the lemmas of token_determined.acsl, and those that only they may see: one matches every product,
 * the others are the kinds of tokens, of which a misfit is none. */
#include "xo/notation.h"
/*@ lemma Product_Step: \forall integer a, b, c; 0 <= c && a < b ==> a * c + c <= b * c;
    lemma Misfit_NoDigits{L}: \forall char *t, integer len, a, at, b;
      0 <= a && Misfit(t, len, a, at) && at <= b <= len && WordEnd(t, len, b) ==> !Number(t, a, b);
    lemma Misfit_NoMoveNumber{L}: \forall char *t, integer len, a, at, b;
      0 <= a && Misfit(t, len, a, at) && at <= b <= len && WordEnd(t, len, b) ==>
        !(MoveNumber(t, a, b) && Followed(t, len, b));
    lemma Misfit_NoLetter{L}: \forall char *t, integer len, a, at, b;
      0 <= a && Misfit(t, len, a, at) && at <= b <= len && WordEnd(t, len, b) ==> !Lettered(t, a, b);
    lemma Misfit_NoPair{L}: \forall char *t, integer len, a, at, b;
      0 <= a && Misfit(t, len, a, at) && at <= b <= len && WordEnd(t, len, b) ==> !Pair(t, a, b);
*/
#include "token_determined.acsl"
