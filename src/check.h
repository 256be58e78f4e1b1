/* check.h: whether a record can be played. Internal to the kernel: the first half of xo_referee_judge. */
#ifndef XO_CHECK_H
#define XO_CHECK_H

#include "xo/referee.h"

/* The first fault of a record, but for the minimum of moves: XO_OK means that xo_play may be called.
 * *move is the number of the move at fault, or 0. */
/*@ requires valid:  \valid_read(record) && \valid(move) && \separated(record, move);
    terminates \true; exits \false;
    assigns *move;
    ensures ok:      \result == XO_OK        <==> Playable(*record);
    ensures many:    \result == XO_TOO_MANY  ==> TooManyAt(*record, *move);
    ensures off:     \result == XO_OFF_BOARD ==> OffBoardAt(*record, *move);
    ensures taken:   \result == XO_TAKEN     ==> TakenAt(*record, *move);
    ensures order:   \result == XO_BAD_ORDER <==>
                       InvRules(record->rules) && !InvPlayOrder(record->rules, record->order);
    ensures rules:   \result == XO_BAD_RULES <==> !InvRules(record->rules);
    ensures length:  \result == XO_BAD_RECORD <==>
                       InvRules(record->rules) && InvPlayOrder(record->rules, record->order) &&
                       !(0 <= record->moves.len <= XO_MOVES_CAP);
    ensures end:     \result == XO_OK || \result == XO_TOO_MANY || \result == XO_OFF_BOARD || \result == XO_TAKEN ||
                     \result == XO_BAD_ORDER || \result == XO_BAD_RULES || \result == XO_BAD_RECORD;
    ensures whole:   \result != XO_TOO_MANY && \result != XO_OFF_BOARD && \result != XO_TAKEN ==> *move == 0; */
xo_status xo_check(const xo_record *record, int *move);

/* The same of the moves alone, in a list that can be read. */
/*@ requires valid:  \valid_read(moves) && \valid(move) && \separated(moves, move);
    requires rules:  InvRules(rules);
    requires length: 0 <= moves->len <= XO_MOVES_CAP;
    terminates \true; exits \false;
    assigns *move;
    ensures status:  \result == XO_OK || \result == XO_TOO_MANY || \result == XO_OFF_BOARD || \result == XO_TAKEN;
    ensures ok:      \result == XO_OK <==> InvPrefix(rules, *moves, moves->len) && moves->len <= Max(rules);
    ensures whole:   \result == XO_OK ==> *move == 0;
    ensures first:   \result != XO_OK ==> 1 <= *move <= moves->len && InvPrefix(rules, *moves, *move - 1);
    ensures many:    \result == XO_TOO_MANY  ==> *move == Max(rules) + 1;
    ensures off:     \result == XO_OFF_BOARD ==> *move <= Max(rules) && !InvPos(rules, moves->at[*move - 1]);
    ensures taken:   \result == XO_TAKEN     ==> *move <= Max(rules) && InvPos(rules, moves->at[*move - 1]) &&
                       Placed(*moves, *move - 1, moves->at[*move - 1].row, moves->at[*move - 1].col); */
xo_status xo_check_moves(xo_rules rules, const xo_moves *moves, int *move);

#endif
