/* cursor.h: numbers and cells in bytes that are in memory, as all formats write them. What does not stand there is
 * false, and the cursor stands where it does not fit.
 */
#ifndef CLI_CURSOR_H
#define CLI_CURSOR_H

#include "xo.h"

#include <string.h>

/* A part of the record, which may be any bytes, for messages. */
typedef struct {
  const char *bytes; /* null: there is nothing to show */
  int len;
} import_text;

static const import_text no_text = {NULL, 0};

static inline import_text text_of(const char *string) { return (import_text){string, (int)strlen(string)}; }

typedef struct {
  const char *text;
  int len;
  int at;
} cursor;

/* Over blanks, tabs and carriage returns. */
void cursor_blanks(cursor *c);
/* Over blanks; whether nothing is after them. */
bool cursor_end(cursor *c);
/* Over blanks and this byte. */
bool cursor_skip(cursor *c, char byte);

/* Over blanks and a number. One of more than seven digits is NUMBER_BEYOND, whichever it is. */
enum { NUMBER_BEYOND = 10000000 };
bool cursor_number(cursor *c, int *n);

/* A column's letter, in either case, and the number of a row, as xo_notation_read has them of this style: h8 is 8,8. */
bool cursor_cell(cursor *c, xo_style style, xo_pos *pos);
/* Two letters of SGF, the column and the row: a is 1, z 26, A 27. */
bool cursor_pair(cursor *c, xo_pos *pos);
/* Whether one of them is a capital, which is on no board of xo, and what to say of it. */
bool pair_capital(xo_pos pos);
#define PAIR_CAPITAL \
  " has a capital, and SGF's pairs on such boards are small letters, such as hh (the game is left out)"

#endif
