/* written.h: the moves of a record as text, which the reader (notation.h) reads as the same moves.
 *
 *     char text[XO_WRITTEN_CAP];
 *     int len = xo_notation_written(&record, text);        "1,1 2,2 1,3", without a NUL behind it
 */
#ifndef XO_WRITTEN_H
#define XO_WRITTEN_H

#include "notation.h"
#include "referee.h"

/* The bytes that a record's moves may need: for each a position and a blank. */
enum { XO_WRITTEN_CAP = XO_MOVES_CAP * (XO_NOTATION_CAP + 1) };

#ifdef __cplusplus
extern "C" {
#endif

/* Write the moves, each as xo_notation_write does and a space between two; answers the length. That is one text: it
 * reads as the moves, is numbers with one comma or one space between them, has no zero before a number, and a comma in
 * each word. The record may be any: -1, and any bytes in text, if its moves cannot be written, because it says to have
 * fewer than none or more than it holds, or because one of them is off the largest board. What the moves come to is not
 * asked. */
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
