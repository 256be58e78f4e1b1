/* game.h: the game, its queries, and the move.
 *
 * xo_init makes a game and xo_move extends it; the other functions are queries. Each function is the definition of
 * the VDM module with its name in snake_case, and its contract is that definition in spec/xo.acsl. A set of
 * positions is a function of the position: "pos in set movesSoFar(g)" is xo_moves_so_far(g, pos).
 *
 * Every function but xo_init, xo_has_won and xo_who_won requires a value of type Game: rules within the limits, only
 * players on the board and nobody off it, the right count of moves, and no player more than one move ahead. Nobody
 * checks that: include/README.md tells what a broken `requires` clause does, here and in the other headers.
 */
#ifndef XO_GAME_H
#define XO_GAME_H

#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The empty game {|->} under these rules. */
/*@ requires valid:  \valid(game);
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns *game;
    ensures rules:   SameRules(rules, game->rules);
    ensures empty:   Empty(*game);
    ensures game:    InvGame(*game); */
void xo_init(xo_game *game, xo_rules rules);

/* movesSoFar: whether pos is taken. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    requires pos:    InvPos(game->rules, pos);
    terminates \true; exits \false; assigns \nothing;
    ensures moves:   \result <==> MovesSoFar(*game, pos.row, pos.col); */
bool xo_moves_so_far(const xo_game *game, xo_pos pos);

/* movesForPlayer: whether pos is taken by this player. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    requires player: InvPlayer(game->rules, player);
    requires pos:    InvPos(game->rules, pos);
    terminates \true; exits \false; assigns \nothing;
    ensures moves:   \result <==> MovesForPlayer(*game, player, pos.row, pos.col); */
bool xo_moves_for_player(const xo_game *game, xo_player player, xo_pos pos);

/* moveCountSoFar: how many positions are taken, 0 to xo_max(rules). */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures count:   \result == MoveCountSoFar(*game);
    ensures bound:   0 <= \result <= Max(game->rules); */
int xo_move_count_so_far(const xo_game *game);

/* moveCountLeft: how many positions are free, 0 to xo_max(rules). */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures count:   \result == MoveCountLeft(*game);
    ensures bound:   0 <= \result <= Max(game->rules); */
int xo_move_count_left(const xo_game *game);

/* hasWon: whether all cells of some winning line are the player's. The cells need be no game, and any number may be
 * passed. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures won:     \result <==> HasWon(*game, player); */
bool xo_has_won(const xo_game *game, xo_player player);

/* isWon: whether exactly one player has won. Two players with a line each is not a win (exists1). */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures won:     \result <==> IsWon(*game); */
bool xo_is_won(const xo_game *game);

/* whoWon: the one player who has won; 0 where nobody has, or two have a line each. The cells need be no game. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures player:  0 <= \result <= game->rules.players;
    ensures won:     \result != 0 ==> WhoWon(*game, \result);
    ensures nobody:  \result == 0 ==> !IsWon(*game); */
xo_player xo_who_won(const xo_game *game);

/* isDraw: whether the board is full and the game is not won. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures draw:    \result <==> IsDraw(*game); */
bool xo_is_draw(const xo_game *game);

/* isUnfinished: whether the game is neither won nor drawn. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures open:    \result <==> IsUnfinished(*game); */
bool xo_is_unfinished(const xo_game *game);

/* move: player takes pos, which is free. The seed's second condition, that a move is left, follows from
 * the first; the one it lacks, that the player is not already ahead of another, is `balance` here. */
/*@ requires valid:   \valid(game);
    requires game:    InvGame(*game);
    requires player:  InvPlayer(game->rules, player);
    requires pos:     InvPos(game->rules, pos);
    requires free:    !MovesSoFar(*game, pos.row, pos.col);
    requires balance: MayMove(*game, player);
    terminates \true; exits \false; assigns game->cell[pos.row][pos.col], game->moves;
    ensures game:     InvGame(*game);
    ensures munion:   MUnion(\old(*game), *game, pos.row, pos.col, player);
    ensures count:    MoveCountSoFar(*game) == MoveCountSoFar(\old(*game)) + 1; */
void xo_move(xo_game *game, xo_player player, xo_pos pos);

#ifdef __cplusplus
}
#endif

#endif
