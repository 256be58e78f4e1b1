/* line.h: the lines of one player, from a cell and through a cell, and whether anybody has one. Internal to the kernel.
 *
 * A line can begin at a cell (xo_line), or pass through it (xo_wins_through). The definition over the whole board tries
 * every cell as a beginning. After a move only the lines through its cell are new; proofs/lemmas/won.c proves that both
 * ways agree then. Coordinates are those of an xo_pos. xo_bitboard_nobody needs the moves and no board: it searches all
 * columns of a row at once. xo_first_line needs none either: it searches all cells of a small board.
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

/* Whether nobody has a line, or more in a row, after the first n moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    requires prefix: InvPrefix(record->rules, record->moves, n);
    terminates \true; exits \false; assigns \nothing;
    ensures nobody:  \result <==> NobodyAfter(record->rules, record->order, record->moves, n); */
bool xo_bitboard_nobody(const xo_record *record, int n);

/* On a small board the number of moves after which there is a line, or 0 where nobody has one after n moves. Nobody may
 * have one after the first `from` moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order) && IsSmall(record->rules);
    requires prefix: InvPrefix(record->rules, record->moves, n) && 0 <= from <= n;
    requires nobody: NobodyAfter(record->rules, record->order, record->moves, from);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result <= n;
    ensures none:    \result == 0 ==> NobodyAfter(record->rules, record->order, record->moves, n);
    ensures before:  \result > 0 ==> NobodyAfter(record->rules, record->order, record->moves, \result - 1);
    ensures won:     \result > 0 ==> !NobodyAfter(record->rules, record->order, record->moves, \result); */
int xo_first_line(const xo_record *record, int n, int from);

#endif
