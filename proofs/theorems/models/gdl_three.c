/* gdl_three.c: the lemmas of gdl_three.acsl, where nothing else stands in the way of the provers. */
#include "states.h"
#include "gdl.acsl"
#include "gdl_three.acsl"
