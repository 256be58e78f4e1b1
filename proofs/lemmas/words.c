/* words.c: the lemmas of words.acsl. */
#include "words.acsl"
