/* cell_number.c: the lemmas of cell_number.acsl. */
#include "xo/notation.h"
#include "cell_number.acsl"
