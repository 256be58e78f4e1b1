/* finding.h: a text line as a game, judged.
 *
 * The reader finds how far a text line can be read; the referee judges the moves read. A finding combines the two under
 * two options. With `strict` no move may come after the end of the game. With `partial` a game that is too short to be
 * won is valid. Of several faults the one of the earliest move is found. A text line has one finding
 * (proofs/theorems/finding_determined.c).
 *
 *     xo_record record;
 *     xo_game game;
 *     xo_referee_begin(&record, (xo_rules){3, 3, 3, 2}, (xo_play_order){2, {XO_CROSS, XO_NOUGHT}});
 *     xo_finding f = xo_finding_line(&record, XO_PLAIN, "15293", 5, false, false, &game);     XO_OK, outcome XO_CROSS
 *
 * words.h puts a finding into words.
 */
#ifndef XO_FINDING_H
#define XO_FINDING_H

#include "notation.h"
#include "referee.h"

typedef struct {
  xo_status why;      /* XO_OK: a valid game; XO_AFTER_END with strict alone; XO_SYNTAX: a word cannot be read */
  int move;           /* the move at fault, from 1; 0 is the game as a whole, or no fault */
  int used;           /* how many of the faultless moves are played: until the game is over, or all of them */
  int given;          /* how many moves the text line has, up to the first that cannot be read */
  int at;             /* the offset of the byte that cannot be read, or -1 */
  xo_outcome outcome; /* the outcome of the moves used */
} xo_finding;

#include "finding.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Read a text line of len bytes into record->moves, and judge it. The record's rules and order do not change, nor does
 * what is after record->moves.len. *game is the board after the moves used. For a valid game it is the final one, else
 * the one before the move at fault. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(record) && \valid(game) && \separated(record, game, text + (0 .. len - 1));
    requires rules:  InvRules(record->rules);
    requires order:  InvPlayOrder(record->rules, record->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures kept:    SameRules(\old(record->rules), record->rules) && SameOrder(\old(record->order), record->order);
    ensures after:   SameAfter(\old(record->moves), record->moves, record->moves.len);
    ensures valid:   \result.why == XO_OK <==>
                       Grammar(text, len) && (InvRecord(*record) || (partial && Playable(*record))) &&
                       (strict ==> \result.used == \result.given);
    ensures reason:  \result.why == XO_OK || \result.why == XO_TOO_FEW || \result.why == XO_TOO_MANY ||
                       \result.why == XO_OFF_BOARD || \result.why == XO_TAKEN || \result.why == XO_AFTER_END ||
                       \result.why == XO_SYNTAX;
    ensures few:     \result.why == XO_TOO_FEW   ==>
                     Grammar(text, len) && Playable(*record) && !InvRecord(*record) && !partial;
    ensures many:    \result.why == XO_TOO_MANY  ==> TooManyAt(*record, \result.move);
    ensures off:     \result.why == XO_OFF_BOARD ==> OffBoardAt(*record, \result.move);
    ensures taken:   \result.why == XO_TAKEN     ==> TakenAt(*record, \result.move);
    ensures late:    \result.why == XO_AFTER_END ==> strict && \result.move == \result.used + 1 &&
                       \result.used < record->moves.len && \result.outcome != XO_UNFINISHED &&
                       InvPrefix(record->rules, record->moves, \result.move) && \result.move <= Max(record->rules);
    ensures first:   strict && \result.why != XO_AFTER_END ==> \result.used == Faultless(*record, \result.move);
    ensures syntax:  \result.why == XO_SYNTAX    ==> !Grammar(text, len) && Playable(*record) &&
                       \result.move == \result.given + 1;
    ensures whole:   \result.why == XO_OK || \result.why == XO_TOO_FEW ==> \result.move == 0;
    ensures given:   record->moves.len == (\result.given < XO_MOVES_CAP ? \result.given : XO_MOVES_CAP);
    ensures bound:   0 <= \result.given <= len && -1 <= \result.at <= len;
    ensures offset:  \result.at == -1 <==> Grammar(text, len);
    ensures line:    \result.at == -1 ==> \exists integer e; 0 <= e <= len &&
                       TextRead(record->rules, notation, text, len, e, record->moves, \result.given);
    ensures error:   \result.at != -1 ==> \exists integer s; 0 <= s < len &&
                       FaultRead(record->rules, notation, text, len, s, \result.at, record->moves, \result.given);
    ensures played:  \result.used == game->moves &&
                       Judged(*record, Faultless(*record, \result.move), *game, \result.used, \result.outcome); */
xo_finding xo_finding_line(xo_record *record, xo_notation notation, const char *text, int len, bool strict,
                           bool partial, xo_game *game);

#ifdef __cplusplus
}
#endif

#endif
