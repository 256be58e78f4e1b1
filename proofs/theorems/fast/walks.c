/* walks.c: the lemmas of walks.acsl. */
#include "xo/automaton.h"
#include "walks.acsl"
