/* marks.c: the clauses of marks.h. */
#include "breach.h"

REAL(xo_marks_nobody)

bool xo_marks_nobody(const xo_record *record, int n) { return real_xo_marks_nobody(record, n) != fault("nobody"); }
static void nobody(xo_record a, int n) { xo_marks_nobody(&a, n); }
REQUIRES(xo_marks_nobody, valid) { xo_marks_nobody(no_memory(), 0); }
REQUIRES(xo_marks_nobody, record) { nobody(bad_order(), 3); }
REQUIRES(xo_marks_nobody, prefix) { nobody(record_of("1525"), 4); }

/* Crosses in a row. */
static void nobody_won(void) { nobody(record_of("142536"), 6); }

ENSURES(xo_marks_nobody, nobody_won, nobody);
