/* said.c: the lemmas of said.acsl. */
#include "scan.h"
#include "said.acsl"
