/* line.h: the lines of one player, from a cell and through a cell, and whether anybody has one. Internal to the kernel.
 *
 * A line can begin at a cell (xo_line), or pass through it (xo_wins_through). The definition over the whole board tries
 * every cell as a beginning. After a move only the lines through its cell are new; proofs/lemmas/won.c proves that both
 * ways agree then. Coordinates are those of an xo_pos. xo_bitboard_nobody needs the moves and no board: it searches all
 * columns of a row at once.
 */
#ifndef XO_LINE_H
#define XO_LINE_H

#include "xo/referee.h"
#include "line.acsl"

/* Whether the winning line that begins at (r, c) lies on the board and is all the player's. */
/*@ requires valid: \valid_read(game);
    requires rules: InvRules(game->rules);
    requires dir:   Dir(dr, dc);
    requires board: OnBoard(game->rules, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures line:   \result <==> Line(*game, player, r, c, dr, dc); */
bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc);

/* Whether a line of the player passes through pos, which is the player's. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    requires map:    IsMap(*game);
    requires player: InvPlayer(game->rules, player);
    requires cell:   Holds(*game, player, pos.row, pos.col);
    terminates \true; exits \false; assigns \nothing;
    ensures won:     \result <==> WonThrough(*game, player, pos.row, pos.col); */
bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos);

/* Whether nobody has a line after the first n moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    requires prefix: InvPrefix(record->rules, record->moves, n);
    terminates \true; exits \false; assigns \nothing;
    ensures nobody:  \result <==> NobodyAfter(record->rules, record->order, record->moves, n); */
bool xo_bitboard_nobody(const xo_record *record, int n);

#endif
