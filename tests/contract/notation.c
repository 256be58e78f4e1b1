/* notation.c: the clauses of xo/notation.h, xo/written.h and src/notation.h. */
#include "breach.h"

REAL(xo_notation_read, xo_notation_write, xo_notation_written, xo_notation_word, xo_notation_next, xo_notation_span)

xo_reading xo_notation_read(xo_rules rules, xo_style style, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = real_xo_notation_read(rules, style, text, len, moves);
  FAULT(count, reading.moves = moves->len = len + 1);
  moves->len += fault("stored");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  FAULT(at, reading.at = len + 1);
  FAULT(error, reading.at--); /* the digit before the byte at fault */
  FAULT(blank, reading.at = 0);
  return reading;
}

int xo_notation_write(xo_pos pos, char *text)
{
  int len = real_xo_notation_write(pos, text);
  FAULT(row, text[0]++);
  FAULT(col, text[2]++);
  if (fault("len")) { /* "3,,1": row and col are where they should be */
    text[3] = text[2];
    text[2] = ',';
    len = 4;
  }
  FAULT(behind, text[len] = ' ');
  return len;
}

int xo_notation_written(const xo_record *record, char *text)
{
  int len = real_xo_notation_written(record, text);
  return fault("bound") ? -2 : fault("known") ? -1 : len;
}

static void read_by(xo_rules rules, const char *text, int len, void *moves)
{
  xo_notation_read(rules, XO_PLAIN, text, len, moves);
}

static void read_text(const char *text, int len) { read_by(tic_tac_toe(), text, len, (xo_moves[]){list_of("")}); }
REQUIRES(xo_notation_read, text) { read_text("15", 10); }
REQUIRES(xo_notation_read, valid) { read_by(tic_tac_toe(), "15", 2, no_memory()); }
REQUIRES(xo_notation_read, rules) { read_by((xo_rules){3, XO_SIDE_MAX + 1, 3, 2}, "15", 2, &(xo_moves){0}); }
ENSURES(xo_notation_read, read_moves, count, stored, behind, at) { read_text("1 5", 3); }
ENSURES(xo_notation_read, read_error, error) { read_text("15 2x", 5); }
ENSURES(xo_notation_read, read_blank, blank) { read_text("  ", 2); }
REQUIRES(xo_notation_write, pos) { xo_notation_write(pos_at(1, XO_SIDE_MAX + 1), (char[XO_NOTATION_CAP]){0}); }
REQUIRES(xo_notation_write, valid) { xo_notation_write(pos_at(3, 1), (char[XO_NOTATION_CAP - 1]){0}); }
ENSURES(xo_notation_write, pos, row, col, len, behind) { xo_notation_write(pos_at(3, 1), (char[XO_NOTATION_CAP]){0}); }
static void write_moves(xo_record a) { xo_notation_written(&a, (char[XO_WRITTEN_CAP]){0}); }
WRONG(xo_notation_written, valid, record_of("15"), (it, (char[XO_WRITTEN_CAP - 1]){0}))

REQUIRES(xo_notation_written, apart)
{
  static union {
    xo_record record;
    char text[sizeof(xo_record) + XO_WRITTEN_CAP];
  } both;
  both.record = record_of("15");
  xo_notation_written(&both.record, both.text + sizeof(xo_record) - 1);
}

ENSURES(xo_notation_written, good, known) { write_moves(record_of("152")); }
ENSURES(xo_notation_written, off, bound) { write_moves(WITH(record_of("152"), moves.at[1].col = XO_SIDE_MAX + 1)); }
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
