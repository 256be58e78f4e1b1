/* span.c: the clauses of src/span.h. */
#include "breach.h"

REAL(xo_notation_word, xo_notation_next, xo_notation_span)

static xo_span part(int at, int len) { return (xo_span){at, len}; }

/* Of "15 2,2 x" and the byte 4. */
xo_span xo_notation_word(const char *text, int len, int at)
{
  if (fault("inside")) /* another word */
    return part(0, 2);
  return fault("begin") ? part(4, 2) : real_xo_notation_word(text, len, at);
}

/* Of the same from the byte 2. */
xo_span xo_notation_next(const char *text, int len, int at)
{
  return fault("bound") ? part(0, 2) : real_xo_notation_next(text, len, at); /* the word before */
}

xo_span xo_notation_span(xo_rules rules, const char *text, int len, int k)
{
  return fault("inside") ? part(3, -1) : real_xo_notation_span(rules, text, len, k);
}

REQUIRES(xo_notation_word, text) { xo_notation_word("15", 10, 1); }
REQUIRES(xo_notation_word, at) { xo_notation_word("15", 2, 3); }
ENSURES(xo_notation_word, good, inside, begin) { xo_notation_word("15 2,2 x", 8, 4); }
REQUIRES(xo_notation_next, text) { xo_notation_next("15", 10, 1); }
REQUIRES(xo_notation_next, at) { xo_notation_next("15", 2, 3); }
ENSURES(xo_notation_next, next, bound) { xo_notation_next("15 2,2 x", 8, 2); }
static void span_of(int k) { xo_notation_span(tic_tac_toe(), "15 2,2 x", 8, k); }
REQUIRES(xo_notation_span, text) { xo_notation_span(tic_tac_toe(), "15", 10, 1); }
REQUIRES(xo_notation_span, rules) { xo_notation_span((xo_rules){0, 3, 3, 2}, "15", 2, 1); }
REQUIRES(xo_notation_span, move) { span_of(0); }
ENSURES(xo_notation_span, span_third, inside) { span_of(3); }
