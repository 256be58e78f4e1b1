/* finding.c: the clauses of xo/finding.h. */
#include "breach.h"

REAL(xo_finding_of, xo_finding_line)

/* ---- the faulty library: each fault is one wrong answer, with all else as it should be ---- */

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
  if (fault("reason"))
    f.why = XO_BAD_RULES;
  if (fault("many"))
    f.why = XO_TOO_MANY;
  if (fault("off"))
    f.why = XO_OFF_BOARD;
  if (fault("taken") || fault("first"))
    f.why = XO_TAKEN;
  if (fault("late"))
    f.why = XO_AFTER_END;
  if (fault("played"))
    f.outcome = XO_DRAW;
  return f;
}

/* ---- callers ---- */

static void find(int at, xo_status status, int move, bool strict)
{
  xo_reading reading = {6, at};
  xo_verdict verdict = {status, move, 5, XO_CROSS};
  xo_finding_of(reading, verdict, strict, false);
}

REQUIRES(xo_finding_of, status) { find(-1, XO_AFTER_END, 0, false); }

REQUIRES(xo_finding_of, given)
{
  xo_finding_of((xo_reading){-1, -1}, (xo_verdict){XO_OK, 0, 0, XO_UNFINISHED}, false, false);
}

REQUIRES(xo_finding_of, move) { find(-1, XO_TAKEN, -1, false); }

REQUIRES(xo_finding_of, used)
{
  xo_finding_of((xo_reading){6, -1}, (xo_verdict){XO_OK, 0, -1, XO_UNFINISHED}, false, false);
}

static void find_good(void) { find(-1, XO_OK, 0, false); }
static void find_few(void) { find(-1, XO_TOO_FEW, 0, false); }
static void find_syntax(void) { find(8, XO_OK, 0, false); }
static void find_late(void) { find(-1, XO_OK, 0, true); }
static void find_taken(void) { find(-1, XO_TAKEN, 6, true); }

static void find_in(xo_record record, const char *text, int len, void *game)
{
  xo_finding_line(&record, XO_PLAIN, text, len, false, false, game);
}

static void line(const char *text, int len)
{
  xo_game game;
  find_in(record_of(""), text, len, &game);
}

REQUIRES(xo_finding_line, text) { line("15", 10); }
REQUIRES(xo_finding_line, valid) { find_in(record_of(""), "15", 2, no_memory()); }
REQUIRES(xo_finding_line, rules) { find_in(WITH(record_of(""), rules.rows = 0), "15", 2, &(xo_game){0}); }
REQUIRES(xo_finding_line, order) { find_in(WITH(record_of(""), order.at[1] = XO_CROSS), "15", 2, &(xo_game){0}); }
static void line_good(void) { line("15293 4", 7); }
static void line_few(void) { line("15", 2); }
static void line_taken(void) { line("155", 3); }
static void line_off_board(void) { line("15 9,9", 6); }

/* Over after five moves; the sixth is late, and the seventh is taken. */
static void line_late(void)
{
  xo_finding_line((xo_record[]){record_of("")}, XO_PLAIN, "1529344", 7, true, false, &(xo_game){0});
}

ENSURES(xo_finding_of, find_good, valid, move, reading, played);
ENSURES(xo_finding_of, find_few, few);
ENSURES(xo_finding_of, find_syntax, syntax);
ENSURES(xo_finding_of, find_late, late);
ENSURES(xo_finding_of, find_taken, fault);
ENSURES(xo_finding_line, line_good, kept, behind, bound);
ENSURES(xo_finding_line, line_taken, reason, many, off, late, given, played);
ENSURES(xo_finding_line, line_off_board, taken);
ENSURES(xo_finding_line, line_late, first);
ENSURES(xo_finding_line, line_few, whole played);
