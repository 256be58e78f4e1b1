/* span.c: the ghost functions of span.acsl. */
#include "xo/notation.h"
#include "moves_before.acsl"
#include "span.acsl"
/*@ lemma NoMark_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && WordBegin(t, a) && WordEnd(t, len, b) && !HasMark(t, a, b) ==> NoMark(t, len, i);
    lemma Mark_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && NoStop(t, a, b) && HasMark(t, a, b) ==> !NoMark(t, len, i);
*/
/*@ ghost
  void span_blank(xo_rules R, const char *text, int len, int at, int k)
  {
    /@ assert none: !MoveBegins(R, text, len, at); @/
  }

  void span_word(xo_rules R, const char *text, int len, int s, int e, int k)
  {
    /@ assert mark:  MoveNumber(text, s, e) ==> HasMark(text, s, e); @/
    /@ assert begin: MoveBegins(R, text, len, s) <==> !MoveNumber(text, s, e); @/
    /@ assert first: !MoveNumber(text, s, e) ==> MovesBefore(R, text, len, s + 1, k + 1); @/
    /@ assert none:  MoveNumber(text, s, e) ==> MovesBefore(R, text, len, s + 1, k); @/
    /@ assert inner: \forall integer i; s < i < e ==> !WordBegin(text, i); @/
    /@ loop invariant bound: s < i <= e;
       loop invariant run:   OneDigit(R) && !HasMark(text, s, e) ==> \forall integer j; s <= j < i ==>
                               MoveBegins(R, text, len, j) && MovesBefore(R, text, len, j, k + (j - s));
       loop invariant here:  OneDigit(R) && !HasMark(text, s, e) ==> MovesBefore(R, text, len, i, k + (i - s));
       loop invariant one:   !(OneDigit(R) && !HasMark(text, s, e)) && !MoveNumber(text, s, e) ==>
                               MovesBefore(R, text, len, i, k + 1);
       loop invariant none:  MoveNumber(text, s, e) ==> MovesBefore(R, text, len, i, k);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++) {
      /@ assert begins: MoveBegins(R, text, len, i) <==> OneDigit(R) && !HasMark(text, s, e); @/
    }
  }
*/
