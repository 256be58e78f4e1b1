/* finding.c: the clauses of xo/finding.h. */
#include "breach.h"

REAL(xo_finding_line)

/* Each fault is one wrong answer, with all else as it should be. */

xo_finding xo_finding_line(xo_record *record, xo_style style, const char *text, int len, bool strict, bool partial,
                           xo_game *game)
{
  xo_finding f = real_xo_finding_line(record, style, text, len, strict, partial, game);
  record->order.at[XO_PLAYERS_MAX - 1] += fault("kept");
  record->moves.len += fault("given");
  f.at -= 2 * fault("bound");
  record->moves.at[XO_MOVES_CAP - 1].col += fault("behind");
  f.move += fault("whole") + fault("first");
  FAULT(reason, f.why = XO_BAD_RULES);
  FAULT(many, f.why = XO_TOO_MANY);
  FAULT(off, f.why = XO_OFF_BOARD);
  if (fault("taken") || fault("first"))
    f.why = XO_TAKEN;
  FAULT(late, f.why = XO_AFTER_END);
  FAULT(played, f.outcome = XO_DRAW);
  return f;
}

static void find_in(xo_record record, const char *text, int len, bool strict, void *game)
{
  xo_finding_line(&record, XO_PLAIN, text, len, strict, false, game);
}

static void line(const char *text, int len) { find_in(record_of(""), text, len, false, &(xo_game){0}); }
REQUIRES(xo_finding_line, text) { line("15", 10); }
REQUIRES(xo_finding_line, valid) { find_in(record_of(""), "15", 2, false, no_memory()); }
REQUIRES(xo_finding_line, rules) { find_in(WITH(record_of(""), rules.rows = 0), "15", 2, false, &(xo_game){0}); }
REQUIRES(xo_finding_line, order)
{
  find_in(WITH(record_of(""), order.at[1] = XO_CROSS), "15", 2, false, &(xo_game){0});
}
ENSURES(xo_finding_line, good, kept, behind, bound) { line("15293 4", 7); }
ENSURES(xo_finding_line, line_few, whole played) { line("15", 2); }
ENSURES(xo_finding_line, line_taken, reason, many, off, late, given, played) { line("155", 3); }
ENSURES(xo_finding_line, line_off_board, taken) { line("15 9,9", 6); }

/* Over after five moves; the sixth is late, and the seventh is taken. */
ENSURES(xo_finding_line, late, first) { find_in(record_of(""), "1529344", 7, true, &(xo_game){0}); }
