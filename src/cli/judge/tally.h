/* tally.h: how many games came to what. */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include "io/sink.h"
#include "xo.h"

typedef struct {
  xo_tally of;
  bool column_i, column_j; /* letters of columns are among the moves: I; one of J to T */
} tally;

/* Looks for letters of columns in the moves of a game. */
void tally_letters(tally *sum, const char *text, int len);
/* Whether the letters seem to be those of a go board, which has no column I, and were read as if it had: games stay
 * open, or claims fail. */
bool tally_seems_go(const tally *sum);

void tally_add(tally *sum, const tally *other);
/* Writes the tallies: those of all outcomes under these rules, and the others that are not 0. */
void tally_write(sink *s, const tally *sum, xo_rules rules);

#endif
