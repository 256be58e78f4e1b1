/* position.h: positions as they are on the board, without the moves that led there, and the positions after them.
 *
 *     xo_position at = {.game = {.rules = rules}};
 *     at.game.cell[1][2] = XO_CROSS; ...               any cells, read from somewhere
 *     if (xo_position_set(&at))                        they are a position; at.turn is whose turn it is
 *       ... xo_position_next(&at, pos, &next) ...      the positions after it, one for each pos that is free
 *
 * The players take turns in the order of their numbers, and player 1 begins. Nothing checks whether a game leads to a
 * position. Where two players have a line each, nobody has won, and the game goes on (spec/ERRATA.md, V9).
 */
#ifndef XO_POSITION_H
#define XO_POSITION_H

#include "referee.h"

typedef struct {
  xo_game game;
  xo_player turn; /* who is to move, or would be if the game were not over; 0 where the cells are no position */
  int open;       /* 1: the game is not over; 0: it is, or the cells are no position (E-ACSL reads no bool) */
} xo_position;

#include "position.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether these rules and cells are a position. The other fields are computed. Any values may be passed. */
/*@ requires valid:    \valid(position);
    terminates \true; exits \false; assigns position->game.moves, position->turn, position->open;
    ensures count:     position->game.moves == CellsTaken(position->game);
    ensures is:        \result <==> IsPosition(position->game);
    ensures position:  \result ==> InvPosition(position->game, position->turn, position->open);
    ensures flag:      position->open == 0 || position->open == 1;
    ensures unknown:   !\result ==> position->turn == 0 && position->open == 0; */
bool xo_position_set(xo_position *position);

/* Whether the player whose turn it is can move there. If so, *next is the board after the move, else it does not
 * change. */
/*@ requires valid:    \valid_read(position) && \valid(next) && \separated(position, next);
    requires position: InvPosition(position->game, position->turn, position->open);
    terminates \true; exits \false; assigns *next;
    ensures legal:     \result <==> position->open && InvPos(position->game.rules, pos) &&
                         !MovesSoFar(position->game, pos.row, pos.col);
    ensures munion:    \result ==> MUnion(position->game, *next, pos.row, pos.col, position->turn);
    ensures next:      \result ==> IsPosition(*next);
    ensures kept:      !\result ==> SameGame(\old(*next), *next); */
bool xo_position_next(const xo_position *position, xo_pos pos, xo_game *next);

#ifdef __cplusplus
}
#endif

#endif
