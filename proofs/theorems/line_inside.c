/* line_inside.c: the lemma of line_inside.acsl, where nothing else stands in the way of the provers. */
#include "xo/types.h"
#include "line_inside.acsl"
