/* along.c: the lemma of along.acsl, where nothing else stands in the way of the provers. */
#include "xo/types.h"
#include "along.acsl"
