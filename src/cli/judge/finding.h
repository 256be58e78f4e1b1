/* finding.h: one line of text, judged. */
#ifndef CLI_FINDING_H
#define CLI_FINDING_H

#include "xo.h"

#include <stdbool.h>

typedef enum {
  VALID,
  OFF_BOARD,
  TAKEN,
  TOO_FEW,
  TOO_MANY,
  AFTER_END, /* with strict alone */
  SYNTAX,
  TOO_LONG,
  REASONS
} reason;

typedef struct {
  reason why;
  int move;  /* the move at fault, from 1; 0: the game as a whole, or no fault */
  int used;  /* moves played until the end */
  int given; /* moves on the line, up to the first that cannot be read */
  int at;    /* offset of the byte that cannot be read, or -1 */
  xo_outcome outcome;
} finding;

/* The word for a reason in the verdict: "off-board", ... */
const char *reason_word(reason why);

/* Nothing on the line but blanks and a comment. */
bool finding_blank(const finding *f);

/* Reads a line into record->moves and judges it; the record's rules and order must be valid. Of several
 * faults the earliest move's is found. *game is the board after the moves used: the final one of a valid game,
 * otherwise the one before the move at fault. */
finding finding_of(xo_record *record, bool strict, bool partial, const char *text, int len, xo_game *game);

#endif
