/* notation.c: the clauses of xo/notation.h. */
#include "breach.h"

REAL(xo_notation_read, xo_notation_write)

/* ---- the faulty library ---- */

xo_reading xo_notation_read(xo_rules rules, xo_style style, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = real_xo_notation_read(rules, style, text, len, moves);
  if (fault("count")) {
    reading.moves = len + 1;
    moves->len = len + 1;
  }
  moves->len += fault("stored");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  if (fault("at"))
    reading.at = len + 1;
  if (fault("error")) /* the digit before the byte at fault */
    reading.at--;
  if (fault("blank"))
    reading.at = 0;
  return reading;
}

int xo_notation_write(xo_pos pos, char *text)
{
  int len = real_xo_notation_write(pos, text);
  if (fault("row"))
    text[0]++;
  if (fault("col"))
    text[2]++;
  if (fault("len")) { /* "3,,1": row and col are where they should be */
    text[3] = text[2];
    text[2] = ',';
    len = 4;
  }
  if (fault("behind"))
    text[len] = ' ';
  return len;
}

/* ---- callers ---- */

static void read_text(const char *text, int len)
{
  xo_moves moves = list_of("");
  xo_notation_read(tic_tac_toe(), XO_PLAIN, text, len, &moves);
}

REQUIRES(xo_notation_read, text) { read_text("15", 10); }
REQUIRES(xo_notation_read, valid) { xo_notation_read(tic_tac_toe(), XO_PLAIN, "15", 2, no_memory()); }

REQUIRES(xo_notation_read, rules)
{
  xo_notation_read((xo_rules){3, XO_SIDE_MAX + 1, 3, 2}, XO_PLAIN, "15", 2, &(xo_moves){0});
}

static void read_moves(void) { read_text("1 5", 3); }
static void read_error(void) { read_text("15 2x", 5); }
static void read_blank(void) { read_text("  ", 2); }
REQUIRES(xo_notation_write, pos) { xo_notation_write(pos_at(1, XO_SIDE_MAX + 1), (char[XO_NOTATION_CAP]){0}); }
REQUIRES(xo_notation_write, valid) { xo_notation_write(pos_at(3, 1), (char[XO_NOTATION_CAP - 1]){0}); }
static void write_pos(void) { xo_notation_write(pos_at(3, 1), (char[XO_NOTATION_CAP]){0}); }

ENSURES(xo_notation_read, read_moves, count, stored, behind, at);
ENSURES(xo_notation_read, read_error, error);
ENSURES(xo_notation_read, read_blank, blank);
ENSURES(xo_notation_write, write_pos, row, col, len, behind);
