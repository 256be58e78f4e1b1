/* marks_runs.c: the lemma of marks_runs.acsl, where nothing else stands in the way of the provers. */
#include "private/marks.h"
#include "marks_runs.acsl"
