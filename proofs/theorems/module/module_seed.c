/* module_seed.c: the lemmas of module_seed.acsl. */
#include "xo/types.h"
#include "module_seed.acsl"
