/* walks.c: the lemmas of walks.acsl. */
#include "automaton.h"
#include "walks.acsl"
