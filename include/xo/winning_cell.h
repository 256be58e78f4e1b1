/* winning_cell.h: which cells of a board to mark: those of the lines with which a player has won. */
#ifndef XO_WINNING_CELL_H
#define XO_WINNING_CELL_H

#include "game.h"
#include "winning_cell.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the cell is in a line of this player. There can be several lines; one longer than necessary is several
 * that overlap. A player who has not won has none. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    requires player: InvPlayer(game->rules, player);
    requires pos:    InvPos(game->rules, pos);
    terminates \true; exits \false; assigns \nothing;
    ensures cell:    \result <==> WinningCell(*game, player, pos.row, pos.col); */
bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos);

#ifdef __cplusplus
}
#endif

#endif
