/* finding.c: the clauses of xo/finding.h. */
#include "breach.h"

REAL(xo_finding_of);
REAL(xo_finding_line);
REAL(xo_finding_blank);

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

bool xo_finding_blank(xo_finding finding) { return real_xo_finding_blank(finding) != fault("blank"); }

/* ---- callers ---- */

static void find(int at, xo_status status, int move, bool strict)
{
  xo_reading reading = {6, at};
  xo_verdict verdict = {status, move, 5, XO_CROSS};
  xo_finding_of(reading, verdict, strict, false);
}

static void requires_xo_finding_of_status(void) { find(-1, XO_AFTER_END, 0, false); }

static void requires_xo_finding_of_given(void)
{
  xo_reading reading = {-1, -1};
  xo_verdict verdict = {XO_OK, 0, 0, XO_UNFINISHED};
  xo_finding_of(reading, verdict, false, false);
}

static void requires_xo_finding_of_move(void) { find(-1, XO_TAKEN, -1, false); }

static void requires_xo_finding_of_used(void)
{
  xo_reading reading = {6, -1};
  xo_verdict verdict = {XO_OK, 0, -1, XO_UNFINISHED};
  xo_finding_of(reading, verdict, false, false);
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

static void requires_xo_finding_line_text(void) { line("15", 10); }
static void requires_xo_finding_line_valid(void) { find_in(record_of(""), "15", 2, no_memory()); }

static void requires_xo_finding_line_rules(void)
{
  xo_game game;
  xo_record record = record_of("");
  record.rules.rows = 0;
  find_in(record, "15", 2, &game);
}

static void requires_xo_finding_line_order(void)
{
  xo_game game;
  xo_record record = record_of("");
  record.order.at[1] = XO_CROSS;
  find_in(record, "15", 2, &game);
}

static void line_good(void) { line("15293 4", 7); }
static void line_few(void) { line("15", 2); }
static void line_taken(void) { line("155", 3); }
static void line_off_board(void) { line("15 9,9", 6); }

/* Over after five moves; the sixth is late, and the seventh is taken. */
static void line_late(void)
{
  xo_game game;
  xo_record record = record_of("");
  xo_finding_line(&record, XO_PLAIN, "1529344", 7, true, false, &game);
}

static void blank(void)
{
  xo_finding finding = {XO_OK, 0, 5, 5, -1, XO_CROSS};
  xo_finding_blank(finding);
}

const breach finding_breaches[] = {
    REQUIRES(xo_finding_of, status),
    REQUIRES(xo_finding_of, given),
    REQUIRES(xo_finding_of, move),
    REQUIRES(xo_finding_of, used),
    ENSURES(xo_finding_of, valid, find_good, ""),
    ENSURES(xo_finding_of, few, find_few, ""),
    ENSURES(xo_finding_of, syntax, find_syntax, ""),
    ENSURES(xo_finding_of, late, find_late, ""),
    ENSURES(xo_finding_of, fault, find_taken, ""),
    ENSURES(xo_finding_of, move, find_good, ""),
    ENSURES(xo_finding_of, reading, find_good, ""),
    ENSURES(xo_finding_of, played, find_good, ""),
    REQUIRES(xo_finding_line, text),
    REQUIRES(xo_finding_line, valid),
    REQUIRES(xo_finding_line, rules),
    REQUIRES(xo_finding_line, order),
    ENSURES(xo_finding_line, kept, line_good, ""),
    ENSURES(xo_finding_line, behind, line_good, ""),
    ENSURES(xo_finding_line, reason, line_taken, ""),
    ENSURES(xo_finding_line, many, line_taken, ""),
    ENSURES(xo_finding_line, off, line_taken, ""),
    ENSURES(xo_finding_line, taken, line_off_board, ""),
    ENSURES(xo_finding_line, late, line_taken, ""),
    ENSURES(xo_finding_line, first, line_late, ""),
    ENSURES(xo_finding_line, whole, line_few, "played"),
    ENSURES(xo_finding_line, given, line_taken, ""),
    ENSURES(xo_finding_line, played, line_taken, ""),
    ENSURES(xo_finding_blank, blank, blank, ""),
    {0},
};
