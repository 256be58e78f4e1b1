/* read.c: the steps by which a line is read. */
#include "xo/notation.h"
#include "kept_moves.acsl"
#include "moves_before.acsl"
#include "read.acsl"
#include "token_determined.acsl"
/*@ lemma PairAt_NoStop{L}: \forall char *t, integer a, c, b; PairAt(t, a, c, b) ==> NoStop(t, a, b);
    lemma Token_NoStop{L}: \forall char *t, integer a, b; Token(t, a, b) ==> NoStop(t, a, b);
    lemma TokenRead_Token{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves m, integer n, k;
      TokenRead(R, S, t, a, b, m, n, k) ==> Token(t, a, b);
    lemma NoQualifier_Digits{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && WordBegin(t, a) && WordEnd(t, len, b) && Digits(t, a, b) ==> NoQualifier(t, len, i);
    lemma Qualifier_Inside{L}: \forall char *t, integer len, a, c, b, i;
      0 <= a <= i < b <= len && a <= c < b && NoStop(t, a, b) && Qualifier(t[c]) ==> !NoQualifier(t, len, i);

    lemma CellRead_Kept{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves l, m, integer n, k;
      CellRead(R, S, t, a, b, l, n) && SameMoves(l, m, k) && 0 <= n && (n < k || XO_MOVES_CAP <= k) ==>
      CellRead(R, S, t, a, b, m, n);
    lemma PairReadAt_Kept{L}: \forall integer S, char *t, integer a, c, b, xo_moves l, m, integer n, k;
      PairReadAt(S, t, a, c, b, l, n) && SameMoves(l, m, k) && 0 <= n && (n < k || XO_MOVES_CAP <= k) ==>
      PairReadAt(S, t, a, c, b, m, n);
    lemma PairReadAt_Beyond{L}: \forall integer S, char *t, integer a, c, b, xo_moves m, integer n, k;
      PairReadAt(S, t, a, c, b, m, n) && XO_MOVES_CAP <= k ==>
      PairReadAt(S, t, a, c, b, m, k) && PairRead(S, t, a, b, m, k);
    // Every pair that is move number n of l is move number n of m; and every pair in m can be move number k.
    predicate PairsKept(integer S, char *t, xo_moves l, xo_moves m, integer n) = \forall integer a, c, b;
      PairReadAt(S, t, a, c, b, l, n) ==> PairReadAt(S, t, a, c, b, m, n);
    predicate PairsBeyond(integer S, char *t, xo_moves m, integer k) = \forall integer a, c, b, n;
      PairReadAt(S, t, a, c, b, m, n) ==> PairReadAt(S, t, a, c, b, m, k);
    lemma PairsKept_Read{L}: \forall integer S, char *t, integer a, b, xo_moves l, m, integer n;
      PairsKept(S, t, l, m, n) && PairRead(S, t, a, b, l, n) ==> PairRead(S, t, a, b, m, n);
    lemma PairsBeyond_Read{L}: \forall integer S, char *t, integer a, b, xo_moves m, integer n, k;
      PairsBeyond(S, t, m, k) && PairRead(S, t, a, b, m, n) ==> PairRead(S, t, a, b, m, k);
    lemma PairRead_Kept{L}: \forall integer S, char *t, integer a, b, xo_moves l, m, integer n, k;
      PairRead(S, t, a, b, l, n) && SameMoves(l, m, k) && 0 <= n && (n < k || XO_MOVES_CAP <= k) ==>
      PairRead(S, t, a, b, m, n);
    lemma LetteredRead_Kept{L}: \forall integer S, char *t, integer a, b, xo_moves l, m, integer n, k;
      LetteredRead(S, t, a, b, l, n) && SameMoves(l, m, k) && 0 <= n && (n < k || XO_MOVES_CAP <= k) ==>
      LetteredRead(S, t, a, b, m, n);
    lemma LetteredRead_Beyond{L}: \forall integer S, char *t, integer a, b, xo_moves m, integer n, k;
      XO_MOVES_CAP <= k && LetteredRead(S, t, a, b, m, n) ==> LetteredRead(S, t, a, b, m, k);
    lemma TokenRead_Kept{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves l, m, integer n, q, k;
      TokenRead(R, S, t, a, b, l, n, q) && SameMoves(l, m, Stored(k)) && 0 <= n && q <= k ==>
      TokenRead(R, S, t, a, b, m, n, q);
    lemma TokenRead_None{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves m, integer n, k;
      TokenRead(R, S, t, a, b, m, n, k) && MoveNumber(t, a, b) ==> k == n && !Number(t, a, b);
    lemma WordReadAt_Kept{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves l, m, integer n, q, k;
      WordReadAt(R, S, t, len, a, b, l, n, q) && SameMoves(l, m, Stored(k)) && 0 <= n && q <= k ==>
      WordReadAt(R, S, t, len, a, b, m, n, q);
    lemma Word_Last{L}: \forall char *t, integer len, s, e, a, b;
      0 <= a < b <= e <= len && WordBegin(t, s) && WordEnd(t, len, e) && NoStop(t, s, e) && 0 <= s < b &&
      Word(t, len, a, b) ==> a == s && b == e;
*/
/*@ ghost
  void read_none(xo_rules R, int S, const char *text, int len, xo_moves m) {}

  void read_blank(xo_rules R, int S, const char *text, int len, int at, xo_moves m, int k) {}

  /@ requires text:     0 <= s < e <= len && \valid_read(text + (0 .. len - 1));
     requires word:     WordBegin(text, s) && WordEnd(text, len, e) && NoStop(text, s, e);
     requires count:    0 <= k && MovesBefore(R, text, len, s, k);
     requires token:    Token(text, s, e);
     requires run:      OneDigit(R) && Number(text, s, e) ==> more == e - s;
     requires one_move: !(OneDigit(R) && Number(text, s, e)) && !MoveNumber(text, s, e) ==> more == 1;
     requires no_move:  MoveNumber(text, s, e) ==> more == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures count:     MovesBefore(R, text, len, e, k + more); @/
  void count_token(xo_rules R, const char *text, int len, int s, int e, int k, int more)
  {
    /@ assert first:   !MoveNumber(text, s, e) ==> MovesBefore(R, text, len, s + 1, k + 1); @/
    /@ assert pair:    !Number(text, s, e) ==> \forall integer i; s < i < e ==> !NoQualifier(text, len, i); @/
    /@ loop invariant bound:    s < i <= e;
       loop invariant run:      OneDigit(R) && Number(text, s, e) ==> MovesBefore(R, text, len, i, k + (i - s));
       loop invariant one_move: !(OneDigit(R) && Number(text, s, e)) ==> MovesBefore(R, text, len, i, k + more);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++)
      ;
  }

  void read_token(xo_rules R, int S, const char *text, int len, int s, int e, xo_moves l, xo_moves m, int k, int more)
  {
    /@ assert read:     TokenRead(R, S, text, s, e, m, k, k + more); @/
    /@ assert kind:     Number(text, s, e) ==> !Lettered(text, s, e) && !MoveNumber(text, s, e) && !Pair(text, s, e); @/
    count_token(R, text, len, s, e, k, more);
    /@ assert last:  WordReadAt(R, S, text, len, s, e, m, k, k + more); @/
  }

  void read_pair(xo_rules R, int S, const char *text, int len, int s, int c, int e, xo_moves l, xo_moves m, int k)
  {
    /@ assert token: TokenRead(R, S, text, s, e, m, k, k + 1); @/
    read_token(R, S, text, len, s, e, l, m, k, 1);
  }

  void read_kept(xo_rules R, int S, const char *text, int len, int e, xo_moves l, xo_moves m, int k) {}

  void read_line(xo_rules R, int S, const char *text, int len, int e, xo_moves m, int k) {}

  void read_fault(xo_rules R, int S, const char *text, int len, int s, int at, xo_moves l, xo_moves m, int k)
  {
    /@ assert kept: \forall integer a, b; 0 <= a < b <= s && Word(text, len, a, b) ==>
                      WordReadIn(R, S, text, len, a, b, m, k); @/
    int b = at;
    /@ assert stop: NoStop(text, s, at); @/
    /@ loop invariant bound: at <= b <= len;
       loop invariant word:  NoStop(text, s, b);
       loop assigns b; loop variant len - b; @/
    while (b < len && text[b] != ' ' && text[b] != '\t' && text[b] != '\r' && text[b] != '#')
      b++;
    /@ assert word:       s < b && Word(text, len, s, b); @/
    /@ assert fits:       !Fits(text, len, s, b); @/
    /@ assert end:        \forall integer e; 0 <= e <= len && TextEnd(text, len, e) ==> b <= e; @/
    /@ assert no_grammar: \forall integer e; 0 <= e <= len ==> !GrammarTo(text, len, e); @/
  }
*/
