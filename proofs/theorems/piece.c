/* piece.c: what xo_lines_next leaves is what xo_judge_lines requires. */
#include "xo/judge.h"
/*@ requires text:     0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(lines) && \separated(lines, text + (0 .. len - 1));
    requires begun:    lines->begun || !lines->within;
    terminates \true; exits \false; assigns *lines;
    ensures lines:     LinesIn(*lines) && lines->next == 0;
    ensures text:      lines->start[lines->count] - 1 <= len;
    ensures begun:     lines->begun || !lines->within; */
int piece(xo_lines *lines, const char *text, int len, bool last)
{
  int used = xo_lines_next(lines, text, len, last);
  //@ ghost int k = 0;
  /*@ ghost
    /@ loop invariant bound: 0 <= k <= lines->count && k <= lines->start[k];
       loop invariant end:   0 < k ==> k <= used && lines->start[k] <= used + 1;
       loop invariant below: \forall integer j; 0 <= j <= k ==> 0 <= lines->start[j] <= lines->start[k];
       loop assigns k; loop variant lines->count - k; @/
    while (k < lines->count)
      k++;
  */
  return used;
}
