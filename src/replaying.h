/* replaying.h: how a replayer judges a record whose rules, order and length are in order. Internal to the library.
 *
 * It plays the moves until the game is over, marks those behind the end, and takes back what it put down. */
#ifndef XO_REPLAYING_H
#define XO_REPLAYING_H

#include "xo/replayer.h"
#include "replaying.acsl"

/* Play until the game is over, the moves are used up, or one is at fault: the outcome, and XO_OK or the fault of the next
 * move. replayer->game.moves is how many were played. */
/*@ requires valid:  \valid(replayer) && \valid_read(record) && \valid(status) && \separated(replayer, record, status);
    requires record: Readable(*record);
    requires clear:  Clear(*replayer);
    terminates \true; exits \false;
    assigns *replayer, *status;
    ensures prefix:  InvPrefix(record->rules, record->moves, replayer->game.moves) &&
                       replayer->game.moves <= record->moves.len && replayer->game.moves <= Max(record->rules);
    ensures played:  Judged(*record, replayer->game.moves, replayer->game, replayer->game.moves, \result);
    ensures his:     TablesHis(*replayer);
    ensures status:  *status == XO_OK || *status == XO_OFF_BOARD || *status == XO_TAKEN;
    ensures all:     *status == XO_OK && \result == XO_UNFINISHED ==> replayer->game.moves == record->moves.len;
    ensures open:    *status != XO_OK ==> \result == XO_UNFINISHED;
    ensures off:     *status == XO_OFF_BOARD ==> NextOff(*record, replayer->game.moves);
    ensures taken:   *status == XO_TAKEN     ==> NextTaken(*record, replayer->game.moves); */
xo_outcome xo_replaying_play(xo_replayer *replayer, const xo_record *record, xo_status *status);

/* Mark the moves behind the first `used` ones until one is at fault: how many are faultless, and XO_OK or the fault of
 * the next one. */
/*@ requires valid:  \valid(replayer) && \valid_read(record) && \valid(status) && \separated(replayer, record, status);
    requires record: Readable(*record);
    requires used:   0 <= used <= record->moves.len && used <= Max(record->rules);
    requires prefix: InvPrefix(record->rules, record->moves, used);
    requires seen:   Marked(replayer->game, record->moves, used);
    terminates \true; exits \false;
    assigns replayer->game, *status;
    ensures count:   used <= \result <= record->moves.len && \result <= Max(record->rules);
    ensures prefix:  InvPrefix(record->rules, record->moves, \result);
    ensures seen:    Marked(replayer->game, record->moves, \result);
    ensures status:  *status == XO_OK || *status == XO_OFF_BOARD || *status == XO_TAKEN || *status == XO_TOO_MANY;
    ensures all:     *status == XO_OK        <==> \result == record->moves.len;
    ensures many:    *status == XO_TOO_MANY  ==> NextTooMany(*record, \result);
    ensures off:     *status == XO_OFF_BOARD ==> NextOff(*record, \result);
    ensures taken:   *status == XO_TAKEN     ==> NextTaken(*record, \result); */
int xo_replaying_rest(xo_replayer *replayer, const xo_record *record, int used, xo_status *status);

/* Take back the first n moves. */
/*@ requires valid:  \valid(replayer) && \valid_read(record) && \separated(replayer, record);
    requires record: Readable(*record);
    requires prefix: 0 <= n <= record->moves.len && InvPrefix(record->rules, record->moves, n);
    requires board:  BoardLeft(replayer->game, record->moves, 0, n);
    requires tables: TablesLeft(*replayer, record->order, record->moves, 0, n);
    terminates \true; exits \false;
    assigns *replayer;
    ensures clear:   Clear(*replayer); */
void xo_replaying_undo(xo_replayer *replayer, const xo_record *record, int n);

#endif
