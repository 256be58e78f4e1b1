#ifndef XO_NOTATION_H
#define XO_NOTATION_H
#include "types.h"
/* The length of the comment-free part: the index of the first '#', or len. */
/* Reads the moves of one line (no newline in it; a comment from '#' on is skipped).
 * Blanks: space, tab, carriage return. A token is "row,col"; or a cell number; or, on a board of at
 * most nine cells, a run of digits, one cell number each. Values off the board are kept (saturated) for
 * the referee to refuse. Stores the first XO_MOVES_CAP moves; reading.moves counts all of them.
 * reading.at is the offset of the first byte that is not in the grammar, or -1. A '#' may follow a
 * token directly. On a syntax error reading.moves counts the complete moves before the faulty token. */
typedef struct {
  int moves;
  int at;
} xo_reading;
xo_reading xo_notation_read(xo_rules rules, const char *text, int len, xo_moves *moves);
/* Writes a position as "row,col" into text (at least XO_NOTATION_CAP bytes), returns the length, no NUL. */
enum { XO_NOTATION_CAP = 6 };
int xo_notation_write(xo_pos pos, char *text);
#endif
