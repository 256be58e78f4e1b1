#include <xo/game.h>

/* The player takes pos if it is free; answers whether it was. */
/*@ requires game:   \valid(game) && InvGame(*game) && InvPos(game->rules, pos);
    requires player: InvPlayer(game->rules, player) && MayMove(*game, player);
    terminates \true; exits \false; assigns game->cell[pos.row][pos.col], game->moves;
    ensures taken:   \result <==> !MovesSoFar(\old(*game), pos.row, pos.col);
    ensures moved:   \result ==> InvGame(*game) && MUnion(\old(*game), *game, pos.row, pos.col, player);
    ensures kept:    !\result ==> *game == \old(*game); */
bool take_cell(xo_game *game, xo_player player, xo_pos pos)
{
  if (xo_moves_so_far(game, pos))
    return false;
  xo_move(game, player, pos);
  return true;
}
