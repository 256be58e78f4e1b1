/* stretch.h: the tables of stretches of a replayer. Internal to the library.
 *
 * spec/stretch_table.acsl says what a table holds. A move makes one stretch of the two beside it, in each direction, and has
 * only the new one's ends to write. A turn here is a move with what it does to the tables. */
#ifndef XO_STRETCH_H
#define XO_STRETCH_H

#include "xo/replayer.h"
#include "stretch_table.acsl"

/* Where a table has the n-th cell beyond (r, c). It is a number of one sum, so that with a constant direction little of it is
 * left to compute. */
/*@ requires step:  Step(dr, dc);
    requires cell:  1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX;
    requires end:   0 <= n <= XO_SIDE_MAX && EndIn(r, c, dr, dc, n);
    terminates \true; exits \false;
    assigns \nothing;
    ensures at:     \result == (XO_SIDE_MAX + 2) * (r + Along(dr, n)) + (c + Along(dc, n)); */
long xo_stretch_at(int r, int c, int dr, int dc, int n);

/* In direction number d, which is (dr, dc), make one stretch of (r, c) and those that the table has beside it; its
 * length. */
/*@ requires valid:  \valid(table);
    requires dir:    Dir(dr, dc) && 0 <= d < XO_DIRECTIONS;
    requires cell:   1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX;
    requires ends:   EndsIn(*table, d, r, c, dr, dc);
    terminates \true; exits \false;
    assigns *table;
    ensures length:  \result == NewLength(\old(*table), d, r, c, dr, dc);
    ensures joined:  JoinedBy(\old(*table), *table, d, r, c, dr, dc);
    ensures other:   (d == 0 || SameDir(\old(*table), *table, 0)) && (d == 1 || SameDir(\old(*table), *table, 1)) &&
                       (d == 2 || SameDir(\old(*table), *table, 2)) && (d == 3 || SameDir(\old(*table), *table, 3)); */
int xo_stretch_join(xo_stretches *table, int d, int r, int c, int dr, int dc);

/* The same in all four directions; the longest of the four. */
/*@ requires valid:  \valid(table);
    requires cell:   1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX;
    requires ends:   EndsInAll(*table, r, c);
    terminates \true; exits \false;
    assigns *table;
    ensures joined:  JoinedAll(\old(*table), *table, r, c);
    ensures longest: Longest(\old(*table), r, c, \result); */
int xo_stretch_join_all(xo_stretches *table, int r, int c);

/* No stretch is through (r, c). */
/*@ requires valid:  \valid(table);
    requires cell:   1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX;
    terminates \true; exits \false;
    assigns *table;
    ensures clear:   ClearedAt(\old(*table), *table, r, c); */
void xo_stretch_clear(xo_stretches *table, int r, int c);

/* A move, and whether it makes a line. */
/*@ requires valid:   \valid(replayer);
    requires game:    InvGame(replayer->game);
    requires player:  InvPlayer(replayer->game.rules, player);
    requires pos:     InvPos(replayer->game.rules, pos);
    requires free:    !MovesSoFar(replayer->game, pos.row, pos.col);
    requires balance: MayMove(replayer->game, player);
    requires tables:  TablesTell(*replayer);
    requires his:     TablesHis(*replayer);
    terminates \true; exits \false;
    assigns *replayer;
    ensures game:     InvGame(replayer->game);
    ensures munion:   MUnion(\old(replayer->game), replayer->game, pos.row, pos.col, player);
    ensures tables:   TablesTell(*replayer);
    ensures his:      TablesHis(*replayer);
    ensures won:      \result <==> WonThrough(replayer->game, player, pos.row, pos.col); */
bool xo_stretch_move(xo_replayer *replayer, xo_player player, xo_pos pos);

#endif
