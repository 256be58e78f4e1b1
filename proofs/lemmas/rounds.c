/* rounds.c: the lemmas of rounds.acsl. */
#include "rounds.acsl"
