/* token_once.c: the lemmas of token_once.acsl, and one that only they may see: it matches every product. */
#include "xo/notation.h"
/*@ lemma Product_Step: \forall integer a, b, c; 0 <= c && a < b ==> a * c + c <= b * c; */
#include "token_once.acsl"
