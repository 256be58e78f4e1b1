/* line_of_three.c: the lemmas of line_of_three.acsl, where nothing else stands in the way of the provers. */
#include "xo/types.h"
#include "line_of_three.acsl"
