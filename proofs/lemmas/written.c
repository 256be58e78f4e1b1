/* written.c: the ghost functions of written.acsl. */
#include "xo/notation.h"
#include "moves_before.acsl"
#include "written.acsl"
/*@ ghost
  // The move written at text[s].
  /@ requires text: 0 <= s < e <= len && \valid_read(text + (0 .. len - 1));
     requires pos:  0 <= k < XO_MOVES_CAP && OnLargest(m.at[k]) && e == s + Width(m.at[k]);
     requires pair: SpelledPair(text, s, e, m.at[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures read:  TokenRead(R, XO_PLAIN, text, s, e, m, k, k + 1);
     ensures fits:  Fits(text, len, s, e); @/
  void spelled_pair(xo_rules R, const char *text, int len, int s, int e, xo_moves m, int k)
  {
    int c = s + (m.at[k].row < 10 ? 1 : 2);
    /@ assert row:  Number(text, s, c) && IsNumber(text, s, c, m.at[k].row); @/
    /@ assert pair: PairReadAt(XO_PLAIN, text, s, c, e, m, k); @/
  }

  void read_written(xo_rules R, const char *text, int len, xo_moves m)
  {
    int at = 0;
    read_none(R, XO_PLAIN, text, len, m);
    /@ loop invariant bound:  0 <= k <= m.len && 0 <= at <= len;
       loop invariant offset: at == WrittenEnd(m, k);
       loop invariant end:    0 < k ==> WordEnd(text, len, at);
       loop invariant line:   NoComment(text, 0, at);
       loop invariant read:   ReadIn(R, XO_PLAIN, text, len, at, m, k);
       loop assigns k, at; loop variant m.len - k; @/
    for (int k = 0; k < m.len; k++) {
      /@ assert here: WrittenAt(text, m, k); @/
      if (k > 0) {
        read_blank(R, XO_PLAIN, text, len, at, m, k);
        at++;
      }
      /@ assert begin: at == WrittenBegin(m, k); @/
      int end = at + (m.at[k].row < 10 ? 1 : 2) + 1 + (m.at[k].col < 10 ? 1 : 2);
      /@ assert next: k + 1 < m.len ==> WrittenAt(text, m, k + 1); @/
      /@ assert end:  end == WrittenEnd(m, k + 1) && WordEnd(text, len, end); @/
      spelled_pair(R, text, len, at, end, m, k);
      read_token(R, XO_PLAIN, text, len, at, end, m, m, k, 1);
      at = end;
    }
    read_line(R, XO_PLAIN, text, len, at, m, m.len);
  }
*/

/* How many moves a blank and a word add. */
/*@ lemma NoQualifier_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && WordBegin(t, a) && WordEnd(t, len, b) && !HasQualifier(t, a, b) ==>
      NoQualifier(t, len, i);
    lemma Qualifier_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && NoStop(t, a, b) && HasQualifier(t, a, b) ==> !NoQualifier(t, len, i);
*/
/*@ ghost
  void counting_blank(xo_rules R, const char *text, int len, int at, int k) {}

  void counting_word(xo_rules R, const char *text, int len, int s, int e, int k)
  {
    /@ assert qualifier: MoveNumber(text, s, e) ==> HasQualifier(text, s, e); @/
    /@ assert inner:     \forall integer i; s < i < e ==> !WordBegin(text, i); @/
    /@ loop invariant bound:    s < i <= e;
       loop invariant run:      OneDigit(R) && !HasQualifier(text, s, e) ==> \forall integer j; s <= j < i ==>
                                  MoveBegins(R, text, len, j) && MovesBefore(R, text, len, j, k + (j - s));
       loop invariant here:     OneDigit(R) && !HasQualifier(text, s, e) ==> MovesBefore(R, text, len, i, k + (i - s));
       loop invariant one_move: !(OneDigit(R) && !HasQualifier(text, s, e)) && !MoveNumber(text, s, e) ==>
                                  MovesBefore(R, text, len, i, k + 1);
       loop invariant no_move:  MoveNumber(text, s, e) ==> MovesBefore(R, text, len, i, k);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++)
      ;
  }
*/
