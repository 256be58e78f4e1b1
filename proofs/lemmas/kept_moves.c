/* kept_moves.c: the lemmas of kept_moves.acsl, where nothing else stands in the way of the provers. */
#include "xo/notation.h"
#include "kept_moves.acsl"
