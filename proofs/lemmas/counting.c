/* counting.c: the ghost functions of counting.acsl. */
#include "xo/notation.h"
#include "moves_before.acsl"
#include "counting.acsl"
/*@ lemma NoQualifier_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && WordBegin(t, a) && WordEnd(t, len, b) && !HasQualifier(t, a, b) ==>
      NoQualifier(t, len, i);
    lemma Qualifier_Word{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && NoStop(t, a, b) && HasQualifier(t, a, b) ==> !NoQualifier(t, len, i);
*/
/*@ ghost
  void counting_blank(xo_rules R, const char *text, int len, int at, int k)
  {
    /@ assert no_move: !MoveBegins(R, text, len, at); @/
  }

  void counting_word(xo_rules R, const char *text, int len, int s, int e, int k)
  {
    /@ assert qualifier: MoveNumber(text, s, e) ==> HasQualifier(text, s, e); @/
    /@ assert begin:     MoveBegins(R, text, len, s) <==> !MoveNumber(text, s, e); @/
    /@ assert first:     !MoveNumber(text, s, e) ==> MovesBefore(R, text, len, s + 1, k + 1); @/
    /@ assert no_move:   MoveNumber(text, s, e) ==> MovesBefore(R, text, len, s + 1, k); @/
    /@ assert inner:     \forall integer i; s < i < e ==> !WordBegin(text, i); @/
    /@ loop invariant bound:    s < i <= e;
       loop invariant run:      OneDigit(R) && !HasQualifier(text, s, e) ==> \forall integer j; s <= j < i ==>
                                  MoveBegins(R, text, len, j) && MovesBefore(R, text, len, j, k + (j - s));
       loop invariant here:     OneDigit(R) && !HasQualifier(text, s, e) ==> MovesBefore(R, text, len, i, k + (i - s));
       loop invariant one_move: !(OneDigit(R) && !HasQualifier(text, s, e)) && !MoveNumber(text, s, e) ==>
                                  MovesBefore(R, text, len, i, k + 1);
       loop invariant no_move:  MoveNumber(text, s, e) ==> MovesBefore(R, text, len, i, k);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++) {
      /@ assert begins: MoveBegins(R, text, len, i) <==> OneDigit(R) && !HasQualifier(text, s, e); @/
    }
  }
*/
