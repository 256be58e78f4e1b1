/* outcome.h: players and results as users write them. */
#ifndef CLI_OUTCOME_H
#define CLI_OUTCOME_H

#include "xo.h"

#include <stddef.h>

/* The player whom a word names: CROSS, X or 1, NOUGHT, O or 2, and where there are more than two the number, which is also
 * what the board shows; in any case of letters. 0: none. */
xo_player player_of_word(xo_rules rules, const char *word, size_t len);

/* An outcome that a word names: a player, DRAW or UNFINISHED. False: none. */
bool outcome_of_word(xo_rules rules, const char *word, size_t len, xo_outcome *outcome);

#endif
