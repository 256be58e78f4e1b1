#ifndef XO_GAME_H
#define XO_GAME_H
#include "rules.h"
void xo_init(xo_game *game, xo_rules rules);                 /* the empty game {|->} */
int xo_move_count_so_far(const xo_game *game);
int xo_move_count_left(const xo_game *game);
bool xo_moves_so_far(const xo_game *game, xo_pos pos);       /* pos in set movesSoFar(g) */
bool xo_moves_for_player(const xo_game *game, xo_player player, xo_pos pos);
bool xo_has_won(const xo_game *game, xo_player player);
bool xo_is_won(const xo_game *game);
xo_player xo_who_won(const xo_game *game);                   /* pre is_won */
bool xo_is_draw(const xo_game *game);
bool xo_is_unfinished(const xo_game *game);
void xo_move(xo_game *game, xo_player player, xo_pos pos);
#endif
