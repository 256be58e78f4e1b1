/* referee.h: the referee of a record whose rules, order and length are known to be good. Internal to the kernel. */
#ifndef XO_PRIVATE_REFEREE_H
#define XO_PRIVATE_REFEREE_H

#include "xo/referee.h"

/* As xo_referee_judge. */
/*@ requires valid:  \valid_read(record) && \valid(game) && \separated(record, game);
    requires record: Readable(*record);
    terminates \true; exits \false; assigns *game;
    ensures ok:      \result.status == XO_OK        <==> InvRecord(*record);
    ensures few:     \result.status == XO_TOO_FEW   <==> Playable(*record) &&
                       record->moves.len < MinMoves(record->rules);
    ensures many:    \result.status == XO_TOO_MANY  ==> TooManyAt(*record, \result.move);
    ensures off:     \result.status == XO_OFF_BOARD ==> OffBoardAt(*record, \result.move);
    ensures taken:   \result.status == XO_TAKEN     ==> TakenAt(*record, \result.move);
    ensures end:     XO_OK <= \result.status <= XO_TAKEN;
    ensures whole:   \result.status != XO_TOO_MANY && \result.status != XO_OFF_BOARD && \result.status != XO_TAKEN ==>
                       \result.move == 0;
    ensures played:  \result.used == game->moves &&
                       Judged(*record, Faultless(*record, \result.move), *game, \result.used, \result.outcome); */
xo_verdict xo_referee_readable(const xo_record *record, xo_game *game);

#endif
