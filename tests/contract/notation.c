/* notation.c: the clauses of xo/notation.h and xo/written.h. */
#include "breach.h"

REAL(xo_notation_read, xo_notation_write, xo_notation_written)

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
ENSURES(xo_notation_write, write_pos, row, col, len, behind)
{
  xo_notation_write(pos_at(3, 1), (char[XO_NOTATION_CAP]){0});
}

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
ENSURES(xo_notation_written, write_off_board, bound)
{
  write_moves(WITH(record_of("152"), moves.at[1].col = XO_SIDE_MAX + 1));
}
