/* tally.h: counts of text lines by result. The summary and the exit status of `xo replay` are made from them.
 *
 *     xo_tally sum = {{0}};
 *     xo_block(asked, &state, ...);                              some text lines (xo/block.h)
 *     state.sum.count[XO_TALLY_INVALID + XO_OK]                  the invalid games so far
 *
 * The tally of a file is the sum of those of its parts (proofs/theorems/file.c).
 */
#ifndef XO_TALLY_H
#define XO_TALLY_H

#include "entry.h"

/* The rows of a tally. Some are followed by a row for each claim check, status or outcome. */
enum {
  XO_TALLY_GAMES,    /* lines with a game */
  XO_TALLY_UNJUDGED, /* those after an unreadable @ line */
  XO_TALLY_USED,     /* moves used of the valid games, and all their moves */
  XO_TALLY_GIVEN,
  XO_TALLY_CLAIMS,                                      /* + the claim check, where claims are checked */
  XO_TALLY_INVALID = XO_TALLY_CLAIMS + XO_CLAIM_CHECKS, /* + why a game is invalid; with XO_OK all that are */
  XO_TALLY_ENDED = XO_TALLY_INVALID + XO_TOO_LONG + 1,  /* + the outcome - XO_DRAW: valid games of two players */
  XO_TALLY_OUTCOMES = XO_PLAYERS_MAX + 2,
  XO_TALLY_MORE = XO_TALLY_ENDED + XO_TALLY_OUTCOMES, /* the same for more players */
  XO_TALLY_ROWS = XO_TALLY_MORE + XO_TALLY_OUTCOMES
};
typedef struct {
  unsigned long long count[XO_TALLY_ROWS];
} xo_tally;

#include "tally.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Add the other tally. */
/*@ requires valid:   \valid_read(other) && \valid(sum) && \separated(other, sum);
    terminates \true; exits \false; assigns *sum;
    ensures sum:      TallyAdds(\old(*sum), *other, *sum); */
void xo_tally_add(xo_tally *sum, const xo_tally *other);

#ifdef __cplusplus
}
#endif

#endif
