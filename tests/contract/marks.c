/* marks.c: the clauses of marks.h. */
#include "breach.h"

REAL(xo_marks_nobody);

bool xo_marks_nobody(const xo_record *record, int n) { return real_xo_marks_nobody(record, n) != fault("nobody"); }
static void nobody(xo_record a, int n) { xo_marks_nobody(&a, n); }
static void requires_xo_marks_nobody_valid(void) { xo_marks_nobody(no_memory(), 0); }
static void requires_xo_marks_nobody_record(void) { nobody(bad_order(), 3); }
static void requires_xo_marks_nobody_prefix(void) { nobody(record_of("1525"), 4); }

/* Crosses in a row. */
static void nobody_won(void) { nobody(record_of("142536"), 6); }

const breach marks_breaches[] = {
    REQUIRES(xo_marks_nobody, valid),
    REQUIRES(xo_marks_nobody, record),
    REQUIRES(xo_marks_nobody, prefix),
    ENSURES(xo_marks_nobody, nobody, nobody_won, ""),
    {0},
};
