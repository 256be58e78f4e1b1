/* finding.c: the clauses of xo/finding.h. */
#include "breach.h"

REAL(xo_finding_of, xo_finding_line)

/* Each fault is one wrong answer, with all else as it should be. */

xo_finding xo_finding_of(xo_reading reading, xo_verdict verdict, bool strict, bool partial)
{
  xo_finding f = real_xo_finding_of(reading, verdict, strict, partial);
  if (fault("valid") || fault("few") || fault("syntax") || fault("late") || fault("fault")) {
    f.why = XO_BAD_RULES;
    f.move = verdict.move;
  }
  f.move += fault("move");
  f.given += fault("reading");
  f.used += fault("played");
  return f;
}

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

static void find_of(int given, int at, xo_status status, int move, int used, bool strict)
{
  xo_finding_of((xo_reading){given, at}, (xo_verdict){status, move, used, XO_CROSS}, strict, false);
}

static void find(int at, xo_status status, int move, bool strict) { find_of(6, at, status, move, 5, strict); }
REQUIRES(xo_finding_of, status) { find(-1, XO_AFTER_END, 0, false); }
REQUIRES(xo_finding_of, given) { find_of(-1, -1, XO_OK, 0, 0, false); }
REQUIRES(xo_finding_of, move) { find(-1, XO_TAKEN, -1, false); }
REQUIRES(xo_finding_of, used) { find_of(6, -1, XO_OK, 0, -1, false); }
ENSURES(xo_finding_of, good, valid, move, reading, played) { find(-1, XO_OK, 0, false); }
ENSURES(xo_finding_of, find_few, few) { find(-1, XO_TOO_FEW, 0, false); }
ENSURES(xo_finding_of, find_syntax, syntax) { find(8, XO_OK, 0, false); }
ENSURES(xo_finding_of, find_late, late) { find(-1, XO_OK, 0, true); }
ENSURES(xo_finding_of, find_taken, fault) { find(-1, XO_TAKEN, 6, true); }

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
