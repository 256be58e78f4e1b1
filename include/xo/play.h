#ifndef XO_PLAY_H
#define XO_PLAY_H
#include "game.h"
bool xo_inv_play_order(xo_rules rules, const xo_play_order *order);
xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves);   /* rules are game->rules */
#endif
