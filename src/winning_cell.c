/* winning_cell.c: see xo/winning_cell.h. */
#include "xo/winning_cell.h"
#include "line.h"
#include "won.acsl"

bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos)
{
  //@ ghost won_cell(*game, player, pos.row, pos.col);
  return xo_moves_for_player(game, player, pos) && xo_wins_through(game, player, pos);
}
