/* play.h: the driver of the module, for callers who know that its preconditions hold. Other input goes through
 * referee.h, which checks it and then answers as xo_play does.
 * include/README.md tells what a broken `requires` clause does.
 */
#ifndef XO_PLAY_H
#define XO_PLAY_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/* inv_PlayOrder: whether order names each player of these rules once. Any order may be passed. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures order:   \result <==> InvPlayOrder(rules, *order); */
bool xo_inv_play_order(xo_rules rules, const xo_play_order *order);

/* play: the players take turns in this order, and each puts the next position of moves, until the game is won or
 * drawn or the moves are used up. Answers the winner, XO_DRAW or XO_UNFINISHED.
 *
 * The rules are those in game->rules; all else in *game is lost. It ends as the board after the first game->moves
 * moves. Moves after the end of the game are ignored (the seed is silent on them). The minimum that inv_Moves
 * requires is not needed here: any prefix can be played. The array holds one move more than any board. So the board
 * is full, and the game over, before a move too many is reached. Each move takes time in proportion to the line, not
 * to the board. */
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(moves);
    requires apart:  \separated(game, order, moves);
    requires rules:  InvRules(game->rules);
    requires order:  InvPlayOrder(game->rules, *order);
    requires moves:  InvPrefix(game->rules, *moves, moves->len);
    terminates \true; exits \false; assigns *game;
    ensures rules:   SameRules(\old(game->rules), game->rules);
    ensures game:    InvGame(*game);
    ensures used:    0 <= game->moves <= moves->len;
    ensures after:   After(*game, *order, *moves, game->moves);
    ensures before:  NotOverBefore(game->rules, *order, *moves, game->moves);
    ensures result:  \result == XO_DRAW || \result == XO_UNFINISHED || InvPlayer(game->rules, \result);
    ensures draw:    \result == XO_DRAW ==> IsDraw(*game);
    ensures open:    \result == XO_UNFINISHED ==> IsUnfinished(*game) && game->moves == moves->len;
    ensures won:     \result > 0 ==> WhoWon(*game, \result); */
xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves);

#ifdef __cplusplus
}
#endif

#endif
