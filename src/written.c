/* written.c: see xo/written.h. */
#include "xo/written.h"
#include "written.acsl"

/* Write move k, counted from 0, behind the text that ends at text[at]; where it ends then. */
/*@ requires valid: 0 <= at < XO_WRITTEN_CAP && \valid_read(record) && \valid(text + (0 .. at + XO_NOTATION_CAP));
    requires apart: \separated(record, text + (0 .. at + XO_NOTATION_CAP));
    requires some:  0 <= k < XO_MOVES_CAP && OnLargest(record->moves.at[k]);
    requires end:   at == WrittenEnd(record->moves, k);
    requires plain: Plain(text, at) && (0 < at <==> 0 < k) && (0 < at ==> Digit(text[at - 1]));
    terminates \true; exits \false;
    assigns text[at .. at + XO_NOTATION_CAP];
    ensures same:   SameBytes{Pre, Post}(text, at);
    ensures word:   WrittenAt(text, record->moves, k);
    ensures plain:  Plain(text, \result) && Digit(text[\result - 1]);
    ensures end:    \result == WrittenEnd(record->moves, k + 1) && at < \result <= at + XO_NOTATION_CAP + 1; */
static int write_next(const xo_record *record, int k, char *text, int at)
{
  if (k > 0)
    text[at++] = ' ';
  int end = at + xo_notation_write(record->moves.at[k], text + at);
  /*@ assert before: \forall integer i; 0 <= i < \at(at, Pre) ==>
        PlainByte{Pre}(text, \at(at, Pre), i) && PlainByte(text, end, i); */
  //@ assert behind: \forall integer i; \at(at, Pre) <= i < end ==> PlainByte(text, end, i);
  return end;
}

/* Position behind position, each where the text ends so far. */
int xo_notation_written(const xo_record *record, char *text)
{
  int at = 0;
  if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)
    return -1;
  /*@ loop invariant bound:   0 <= k <= record->moves.len && k - 1 <= at && 0 <= at <= (XO_NOTATION_CAP + 1) * k;
      loop invariant some:    \forall integer i; 0 <= i < k ==> OnLargest(record->moves.at[i]);
      loop invariant end:     at == WrittenEnd(record->moves, k);
      loop invariant plain:   Plain(text, at) && (0 < at <==> 0 < k) && (0 < at ==> Digit(text[at - 1]));
      loop invariant written: Written(text, record->moves, k, at);
      loop assigns k, at, text[0 .. XO_WRITTEN_CAP - 1];
      loop variant record->moves.len - k; */
  for (int k = 0; k < record->moves.len; k++) {
    xo_pos pos = record->moves.at[k];
    if (pos.row < 1 || pos.row > XO_SIDE_MAX || pos.col < 1 || pos.col > XO_SIDE_MAX)
      return -1;
    at = write_next(record, k, text, at);
  }
  //@ ghost read_written(record->rules, text, at, record->moves);
  return at;
}
