/* layer.h: the boards after a given number of plies, numbered.
 *
 * The players take turns, so after k plies it is known how many cells each of them holds. All boards with
 * those numbers of cells, whether games lead there or not, are numbered from 0 without a gap: by the set of
 * cells of player 1 among all cells, then by that of player 2 among the rest, and so on, each set by its
 * place among the sets of its size.
 */
#ifndef CLI_LAYER_H
#define CLI_LAYER_H

#include "xo.h"

#include <stdint.h>

typedef struct {
  xo_rules rules;
  int ply;
  int held[XO_PLAYERS_MAX + 1];      /* cells of each player */
  uint64_t ways[XO_PLAYERS_MAX + 1]; /* sets of that size among the cells that the players before leave */
  uint64_t size;                     /* boards in all; UINT64_MAX: that many, or more */
} layer;

/* The layer after ply moves, 0 <= ply <= xo_max(rules); player 1 begins. */
layer layer_of(xo_rules rules, int ply);

/* Who made the last move, if ply > 0. */
xo_player layer_last(const layer *l);

/* The number of a board of this layer, and the board with a number. The size must be below UINT64_MAX. */
uint64_t layer_number(const layer *l, const xo_game *game);
void layer_board(const layer *l, uint64_t number, xo_game *game);

/* In how many orders the moves to one board can be made at most; UINT64_MAX: that many, or more. */
uint64_t layer_orders(const layer *l);

/* How many sets of k cells there are among n, up to n = XO_CELLS_MAX and k = n + 1; UINT64_MAX: that many, or more.
 * The set c1 < c2 < ... of cells, counted from 0, has number sets_among(c1, 1) + sets_among(c2, 2) + ... */
uint64_t sets_among(int n, int k);

/* a * b and a + b, or UINT64_MAX where that is less. */
uint64_t capped_times(uint64_t a, uint64_t b);
uint64_t capped_plus(uint64_t a, uint64_t b);

#endif
