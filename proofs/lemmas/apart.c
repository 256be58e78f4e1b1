/* apart.c: the lemmas of apart.acsl, where nothing else stands in the way of the provers. */
#include "xo/types.h"
#include "apart.acsl"
