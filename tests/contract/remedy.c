/* remedy.c: the clauses of xo/remedy.h. */
#include "breach.h"

REAL(xo_remedy_of, xo_remedy_words)

int xo_remedy_of(const xo_record *record, xo_finding finding, xo_style style, const char *text, int len)
{
  int remedy = real_xo_remedy_of(record, finding, style, text, len);
  FAULT(known, remedy = XO_REMEDIES);
  FAULT(mends, remedy = XO_REMEDY_ONE_LINE);
  FAULT(blank, remedy = XO_REMEDY_BLANK_BEFORE);
  FAULT(less, remedy = XO_REMEDY_OTHER_BOARD);
  return remedy;
}

xo_message xo_remedy_words(int remedy)
{
  xo_message words = real_xo_remedy_words(remedy);
  words.len -= fault("words") * words.len;
  return words;
}

static void mend(xo_record record, xo_status why, int move, int at, int len)
{
  xo_finding f = {why, move, 2, 3, at, XO_UNFINISHED};
  xo_remedy_of(&record, f, XO_ZERO_BASED, "15 x,2", len);
}

REQUIRES(xo_remedy_of, valid) { xo_remedy_of(no_memory(), (xo_finding){.why = XO_TAKEN}, XO_PLAIN, "15", 2); }
REQUIRES(xo_remedy_of, text) { mend(record_of("155"), XO_TAKEN, 3, -1, 20); }
REQUIRES(xo_remedy_of, rules) { mend(bad_rules(), XO_TAKEN, 3, -1, 6); }
REQUIRES(xo_remedy_of, moves) { mend(WITH(record_of("155"), moves.len = XO_MOVES_CAP + 1), XO_TAKEN, 3, -1, 6); }
REQUIRES(xo_remedy_of, move) { mend(record_of("155"), XO_TAKEN, -1, -1, 6); }
REQUIRES(xo_remedy_of, syntax) { mend(record_of("155"), XO_SYNTAX, 3, 7, 6); }
REQUIRES(xo_remedy_of, off) { mend(record_of("155"), XO_OFF_BOARD, 0, -1, 6); }
ENSURES(xo_remedy_of, mend_syntax, known, blank) { mend(record_of("15"), XO_SYNTAX, 3, 3, 6); }
ENSURES(xo_remedy_of, mend_taken, mends) { mend(record_of("155"), XO_TAKEN, 3, -1, 6); }
ENSURES(xo_remedy_of, mend_off_board, less) { mend(record_of("155"), XO_OFF_BOARD, 2, -1, 6); }
REQUIRES(xo_remedy_words, known) { xo_remedy_words(XO_REMEDIES); }
ENSURES(xo_remedy_words, good, words) { xo_remedy_words(XO_REMEDY_UTF_16); }
