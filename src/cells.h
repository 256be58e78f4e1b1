/* cells.h: what the cells of a board are, whatever they may be. Internal to the kernel. */
#ifndef XO_CELLS_H
#define XO_CELLS_H

#include "xo/board.h"

/* How many cells are this player's, or free for 0. */
/*@ requires valid: \valid_read(game);
    terminates \true; exits \false; assigns \nothing;
    ensures count:  \result == CellsOf(*game, player);
    ensures bound:  0 <= \result <= XO_CELLS_MAX; */
int xo_cells_of(const xo_game *game, xo_player player);

/* Whether only players are on the board and nobody is off it. */
/*@ requires valid: \valid_read(game);
    requires rules: InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures map:    \result <==> IsMap(*game); */
bool xo_is_map(const xo_game *game);

#endif
