/* written.h: the moves of a record as text, which the reader (notation.h) reads as the same moves.
 *
 *     char text[XO_WRITTEN_CAP];
 *     int len = xo_notation_written(&record, text);        "1,1 2,2 1,3", without a NUL at the end
 */
#ifndef XO_WRITTEN_H
#define XO_WRITTEN_H

#include "notation.h"
#include "referee.h"

/* The bytes that a record's moves may need: a position and a blank for each. */
enum { XO_WRITTEN_CAP = XO_MOVES_CAP * (XO_NOTATION_CAP + 1) };

#ifdef __cplusplus
extern "C" {
#endif

/* Write the moves, each as xo_notation_write does, with a space between two; answers the length. The rest of the room
 * may hold anything. The text reads as the same moves. It is numbers with one comma or one space between them, has no
 * leading zero, and a comma in each word. Any record may be passed. The answer is -1, with any bytes in text, if the
 * moves cannot be written: the record claims fewer than none or more than it holds, or one is off the largest board.
 * Nothing checks the outcome of the moves. */
/*@ requires valid:  \valid_read(record) && \valid(text + (0 .. XO_WRITTEN_CAP - 1));
    requires apart:  \separated(record, text + (0 .. XO_WRITTEN_CAP - 1));
    terminates \true; exits \false; assigns text[0 .. XO_WRITTEN_CAP - 1];
    ensures bound:   -1 <= \result <= XO_WRITTEN_CAP;
    ensures known:   \result >= 0 <==> 0 <= record->moves.len <= XO_MOVES_CAP &&
                       (\forall integer i; 0 <= i < record->moves.len ==>
                         1 <= record->moves.at[i].row <= XO_SIDE_MAX && 1 <= record->moves.at[i].col <= XO_SIDE_MAX);
    ensures plain:   Plain(text, \result);
    ensures read:    \result >= 0 ==> TextRead(record->rules, XO_PLAIN, text, \result, \result, record->moves,
                       record->moves.len); */
int xo_notation_written(const xo_record *record, char *text);

#ifdef __cplusplus
}
#endif

#endif
