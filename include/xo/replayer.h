/* replayer.h: records judged in bulk.
 *
 * A replayer judges a record as the referee does (referee.h), at a third of the cost, since it keeps two things from game
 * to game: a board, and tables that say how long each player's stretches of cells are (stretch_table.acsl), so that
 * no cell is walked to when a move is tried for a line. Each game is taken back when it is judged, cell by cell: what a
 * game costs depends on its moves, not on the size of the board, and records of different rules can follow each other.
 *
 *     static xo_replayer replayer;
 *     xo_replayer_begin(&replayer);
 *     xo_replayer_judge(&replayer, &record).outcome;       any record, any number of times
 *
 * The position itself is not kept: for that there is xo_referee_judge.
 */
#ifndef XO_REPLAYER_H
#define XO_REPLAYER_H

#include "referee.h"

/* One player's table: for each direction and cell, row after row, a length, where a stretch ends. (One number for a cell, so that
 * from one end of a stretch to the other is one step times its length.) */
typedef struct {
  signed char at[XO_DIRECTIONS][(XO_SIDE_MAX + 2) * (XO_SIDE_MAX + 2)];
} xo_stretches;

typedef struct {
  xo_game game;
  xo_stretches of[XO_PLAYERS_MAX]; /* of player p: of[p - 1] */
} xo_replayer;

#include "replayer.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Make a replayer. (One that is all zeros has been made, too.) */
/*@ requires valid:  \valid(replayer);
    terminates \true; exits \false;
    assigns *replayer;
    ensures clear:   Clear(*replayer); */
void xo_replayer_begin(xo_replayer *replayer);

/* Judge a record: the verdict is xo_referee_judge's. */
/*@ requires valid:  \valid(replayer) && \valid_read(record) && \separated(replayer, record);
    requires clear:  Clear(*replayer);
    terminates \true; exits \false;
    assigns *replayer;
    ensures clear:   Clear(*replayer);
    ensures ok:      \result.status == XO_OK        <==> InvRecord(*record);
    ensures few:     \result.status == XO_TOO_FEW   <==> Playable(*record) && record->moves.len < MinMoves(record->rules);
    ensures many:    \result.status == XO_TOO_MANY  ==> TooManyAt(*record, \result.move);
    ensures off:     \result.status == XO_OFF_BOARD ==> OffBoardAt(*record, \result.move);
    ensures taken:   \result.status == XO_TAKEN     ==> TakenAt(*record, \result.move);
    ensures order:   \result.status == XO_BAD_ORDER <==>
                       InvRules(record->rules) && !InvPlayOrder(record->rules, record->order);
    ensures rules:   \result.status == XO_BAD_RULES <==> !InvRules(record->rules);
    ensures length:  \result.status == XO_BAD_RECORD <==>
                       InvRules(record->rules) && InvPlayOrder(record->rules, record->order) &&
                       !(0 <= record->moves.len <= XO_MOVES_CAP);
    ensures end:     XO_OK <= \result.status <= XO_BAD_RECORD && \result.status != XO_AFTER_END;
    ensures whole:   \result.status != XO_TOO_MANY && \result.status != XO_OFF_BOARD && \result.status != XO_TAKEN ==>
                       \result.move == 0;
    ensures played:  Readable(*record) ==>
                       JudgedSo(*record, Faultless(*record, \result.move), \result.used, \result.outcome);
    ensures refused: !Readable(*record) ==> \result.used == 0 && \result.outcome == XO_UNFINISHED; */
xo_verdict xo_replayer_judge(xo_replayer *replayer, const xo_record *record);

#ifdef __cplusplus
}
#endif

#endif
