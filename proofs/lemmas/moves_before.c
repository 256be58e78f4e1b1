/* moves_before.c: the lemmas of moves_before.acsl, where nothing else stands in the way of the provers. */
#include "xo/notation.h"
#include "moves_before.acsl"
