/* layer.h: the positions after a given number of plies, numbered.
 *
 * The players take turns, so after k plies it is known how many cells each of them holds. All boards with
 * those numbers of cells, whether games lead there or not, are numbered from 0 without a gap: by the set of
 * cells of player 1 among all cells, then by that of player 2 among the rest, and so on, each set by its
 * place among the sets of its size. A set of positions of one ply is therefore a plain array, with a bit or
 * a number for each, and its size is known before it is filled.
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

/* Whose turn it is, and who made the last move, if ply > 0. */
xo_player layer_turn(const layer *l);
xo_player layer_last(const layer *l);

/* The number of a board of this layer, and the board with a number. The size must be below UINT64_MAX. */
uint64_t layer_number(const layer *l, const xo_game *game);
void layer_game(const layer *l, uint64_t number, xo_game *game);

/* In how many orders the moves to one board can be made at most; UINT64_MAX: that many, or more. */
uint64_t layer_orders(const layer *l);

/* a * b and a + b, or UINT64_MAX where that is less. */
uint64_t capped_times(uint64_t a, uint64_t b);
uint64_t capped_plus(uint64_t a, uint64_t b);

#endif
