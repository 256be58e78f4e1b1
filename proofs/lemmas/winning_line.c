/* winning_line.c: the lemma of winning_line.acsl, where nothing else stands in the way of the provers. */
#include "xo/types.h"
#include "winning_line.acsl"
