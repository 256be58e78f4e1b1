/* written.c: the clauses of xo/written.h. */
#include "breach.h"

REAL(xo_notation_written)

/* ---- the faulty library ---- */

int xo_notation_written(const xo_record *record, char *text)
{
  int len = real_xo_notation_written(record, text);
  if (fault("bound"))
    return -2;
  return fault("known") ? -1 : len;
}

/* ---- callers ---- */

static void write_moves(xo_record a)
{
  char text[XO_WRITTEN_CAP];
  xo_notation_written(&a, text);
}

REQUIRES(xo_notation_written, valid)
{
  xo_notation_written((xo_record[]){record_of("15")}, (char[XO_WRITTEN_CAP - 1]){0});
}

REQUIRES(xo_notation_written, apart)
{
  static union {
    xo_record record;
    char text[sizeof(xo_record) + XO_WRITTEN_CAP];
  } both;
  both.record = record_of("15");
  xo_notation_written(&both.record, both.text + sizeof(xo_record) - 1);
}

static void write_good(void) { write_moves(record_of("152")); }
static void write_off_board(void) { write_moves(WITH(record_of("152"), moves.at[1].col = XO_SIDE_MAX + 1)); }

ENSURES(xo_notation_written, write_off_board, bound);
ENSURES(xo_notation_written, write_good, known);
