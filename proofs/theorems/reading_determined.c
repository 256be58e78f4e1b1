/* reading_determined.c: a text has one reading. The contract of xo_notation_read determines its answer: how many moves
 * a line has, which of them are stored, whether there is a fault, and where it is.
 */
#include "xo/notation.h"
#include "reading_determined.acsl"
#include "token_determined.acsl"
/*@ // The moves before a byte have one number.
    predicate OneCount(xo_rules R, char *t, integer len, integer n) =
      \forall integer k, q; MovesBefore(R, t, len, n, k) && MovesBefore(R, t, len, n, q) ==> k == q;
    predicate OneCounts(xo_rules R, char *t, integer len) = \forall integer n; 0 <= n <= len ==> OneCount(R, t, len, n);
    predicate TwoCounts(xo_rules R, char *t, integer len, integer k, integer q) = \exists integer s;
      0 <= s <= len && MovesBefore(R, t, len, s, k) && MovesBefore(R, t, len, s, q);
    lemma TwoCounts_Same{L}: \forall xo_rules R, char *t, integer len, k, q;
      OneCounts(R, t, len) && TwoCounts(R, t, len, k, q) ==> k == q;

    // No word goes on from t[e - 1] to t[e].
    predicate Boundary(char *t, integer len, integer e) = e == 0 || WordEnd(t, len, e) || Blank(t[e - 1]);

    // Two lists have the same in place j, if there is such a place; in the first k places.
    predicate SameAt(xo_moves l, xo_moves m, integer j) = 0 <= j < XO_MOVES_CAP ==> SamePos(l.at[j], m.at[j]);
    predicate SameTo(xo_moves l, xo_moves m, integer k) = \forall integer j; 0 <= j < k ==> SameAt(l, m, j);

    // Both lists are what the line spells up to t[e].
    predicate BothRead(xo_rules R, integer S, char *t, integer len, integer e, xo_moves l, xo_moves m, integer k) =
      NoComment(t, 0, e) && ReadTo(R, S, t, len, e, l, k) && ReadTo(R, S, t, len, e, m, k);
    predicate OneTo(xo_rules R, integer S, char *t, integer len, integer e, xo_moves l, xo_moves m) =
      Boundary(t, len, e) ==> \forall integer k; BothRead(R, S, t, len, e, l, m, k) ==> SameTo(l, m, k);

    // Both lists have the moves of the word t[a .. b) and all before.
    predicate BothWord(xo_rules R, integer S, char *t, integer len, integer a, integer b, xo_moves l, xo_moves m,
      integer n, integer k) =
      BothRead(R, S, t, len, a, l, m, n) && TokenRead(R, S, t, a, b, l, n, k) && TokenRead(R, S, t, a, b, m, n, k);

    // The first byte from t[s] on that ends a word is t[b]; there is one before t[x].
    predicate EndAt(char *t, integer s, integer b) = Stop(t[b]) && NoStop(t, s, b);
    predicate EndBefore(char *t, integer s, integer x) = \exists integer b; s <= b < x && EndAt(t, s, b);

    predicate FitsBefore(char *t, integer len, integer s, integer u) =
      \exists integer b; s < b < u && EndAt(t, s, b) && Fits(t, len, s, b);

    // Before a fault there is no other.
    predicate NoFault(char *t, integer len, integer s, integer u) =
      0 <= s < u <= len && WordBegin(t, s) ==> \forall integer at; at <= len ==> !Misfit(t, len, s, at);

    // Move number j is the digit at its place.
    predicate DigitMove(xo_rules R, integer S, char *t, integer a, xo_moves m, integer n, integer j) =
      DigitReadAt(R, S, t, a, a + (j - n), m, n);

    // ---- one move: where a word is one token, each of its moves is one position ----
    lemma IsNumber_Determined{L}: \forall char *t, integer a, b, n, k;
      IsNumber(t, a, b, n) && IsNumber(t, a, b, k) ==> n == k;
    lemma DigitMove_Determined{L}: \forall xo_rules R, integer S, char *t, integer a, xo_moves l, m, integer n, j;
      InvRules(R) && DigitMove(R, S, t, a, l, n, j) && DigitMove(R, S, t, a, m, n, j) ==> SameAt(l, m, j);
    lemma DigitsRead_Determined{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves l, m, integer n, j;
      InvRules(R) && n <= j < n + (b - a) && DigitsRead(R, S, t, a, b, l, n) && DigitsRead(R, S, t, a, b, m, n) ==>
      DigitMove(R, S, t, a, l, n, j) && DigitMove(R, S, t, a, m, n, j) && SameAt(l, m, j);
    lemma CellRead_Determined{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves l, m, integer n;
      InvRules(R) && CellRead(R, S, t, a, b, l, n) && CellRead(R, S, t, a, b, m, n) ==> SameAt(l, m, n);
    lemma PairRead_Determined{L}: \forall integer S, char *t, integer a, b, xo_moves l, m, integer n;
      PairRead(S, t, a, b, l, n) && PairRead(S, t, a, b, m, n) ==> SameAt(l, m, n);
    lemma LetteredRead_Determined{L}: \forall integer S, char *t, integer a, b, xo_moves l, m, integer n;
      LetteredRead(S, t, a, b, l, n) && LetteredRead(S, t, a, b, m, n) ==> SameAt(l, m, n);
    lemma TokenRead_Determined{L}: \forall xo_rules R, integer S, char *t, integer a, b, xo_moves l, m, integer n, k, j;
      InvRules(R) && a < b && n <= j < k && TokenRead(R, S, t, a, b, l, n, k) && TokenRead(R, S, t, a, b, m, n, k) ==>
      SameAt(l, m, j);

    // ---- one line ----
    lemma OneCount_In{L}: \forall xo_rules R, char *t, integer len, n;
      0 <= n && MoveBegins(R, t, len, n) && OneCount(R, t, len, n) ==> OneCount(R, t, len, n + 1);
    lemma BothRead_Less{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves l, m, integer n, k;
      0 <= a <= b && BothRead(R, S, t, len, b, l, m, k) && MovesBefore(R, t, len, a, n) ==>
      BothRead(R, S, t, len, a, l, m, n);
    lemma BothWord_Found{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves l, m, integer k,
      n, p, q, r;
      0 <= a < b && OneCount(R, t, len, a) && OneCount(R, t, len, b) && BothRead(R, S, t, len, b, l, m, k) &&
      WordReadAt(R, S, t, len, a, b, l, n, p) && WordReadAt(R, S, t, len, a, b, m, q, r) ==>
      BothWord(R, S, t, len, a, b, l, m, n, k);
    lemma OneTo_Same{L}: \forall xo_rules R, integer S, char *t, integer len, e, xo_moves l, m, integer k;
      OneTo(R, S, t, len, e, l, m) && Boundary(t, len, e) && BothRead(R, S, t, len, e, l, m, k) ==> SameTo(l, m, k);
    lemma FaultRead_Both{L}: \forall xo_rules R, integer S, char *t, integer len, s, i, j, xo_moves l, m, integer k;
      FaultRead(R, S, t, len, s, i, l, k) && FaultRead(R, S, t, len, s, j, m, k) ==>
      Boundary(t, len, s) && BothRead(R, S, t, len, s, l, m, k);

    // ---- one fault ----
    lemma Misfit_First{L}: \forall char *t, integer len, a, at, bt;
      at < bt <= len && Misfit(t, len, a, at) ==> !Misfit(t, len, a, bt);
    lemma Misfit_Determined{L}: \forall char *t, integer len, a, at, bt;
      at <= len && bt <= len && Misfit(t, len, a, at) && Misfit(t, len, a, bt) ==> at == bt;
    lemma ReadTo_Word{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, u, xo_moves m, integer k;
      0 <= a < b <= u && Word(t, len, a, b) && ReadTo(R, S, t, len, u, m, k) ==>
      ReadAt(R, S, t, len, u, a, m) && WordRead(R, S, t, len, a, b, m);
    lemma ReadTo_Fits{L}: \forall xo_rules R, integer S, char *t, integer len, s, b, u, xo_moves m, integer k;
      0 <= s < b <= u && Word(t, len, s, b) && ReadTo(R, S, t, len, u, m, k) ==> Fits(t, len, s, b);
    lemma EndAt_Word{L}: \forall char *t, integer len, s, b;
      s <= b && WordBegin(t, s) && EndAt(t, s, b) ==> s < b && Word(t, len, s, b);
    lemma EndAt_Fits{L}: \forall xo_rules R, integer S, char *t, integer len, s, b, u, xo_moves m, integer k;
      0 <= s <= b < u <= len && WordBegin(t, s) && EndAt(t, s, b) && ReadTo(R, S, t, len, u, m, k) ==>
      FitsBefore(t, len, s, u);
    lemma FitsBefore_Read{L}: \forall xo_rules R, integer S, char *t, integer len, s, u, xo_moves m, integer k;
      0 <= s < u <= len && WordBegin(t, s) && EndBefore(t, s, u) && ReadTo(R, S, t, len, u, m, k) ==>
      FitsBefore(t, len, s, u);
    lemma FitsBefore_NoFault{L}: \forall char *t, integer len, s, u;
      0 <= s < u <= len && FitsBefore(t, len, s, u) ==> NoFault(t, len, s, u);
*/
/*@ ghost
  /@ requires text: 0 <= len && \valid_read(text + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures determined: OneCounts(R, text, len); @/
  void counts_determined(xo_rules R, const char *text, int len)
  {
    /@ loop invariant bound:      0 <= i <= len;
       loop invariant determined: \forall integer n; 0 <= n <= i ==> OneCount(R, text, len, n);
       loop assigns i; loop variant len - i; @/
    for (int i = 0; i < len; i++)
      ;
  }

  // A word of which both lists have the moves.
  /@ requires rules:     InvRules(R);
     requires text:      0 <= a < b <= len && \valid_read(text + (0 .. len - 1));
     requires count:     OneCounts(R, text, len);
     requires word:      WordTo(text, len, a, b) && (NoComment(text, 0, b) ==> WordBegin(text, a));
     requires old:       OneTo(R, S, text, len, a, l, m) && (NoComment(text, 0, b) ==> Boundary(text, len, a));
     terminates \true; exits \false; assigns \nothing;
     ensures determined: OneTo(R, S, text, len, b, l, m); @/
  void word_determined(xo_rules R, int S, const char *text, int len, int a, int b, xo_moves l, xo_moves m)
  {
    /@ assert word:  \forall integer k; BothRead(R, S, text, len, b, l, m, k) ==>
                       WordRead(R, S, text, len, a, b, l) && WordRead(R, S, text, len, a, b, m); @/
    /@ assert same_word: \forall integer n, k; BothWord(R, S, text, len, a, b, l, m, n, k) && NoComment(text, 0, b) ==>
                       SameTo(l, m, n) && SameTo(l, m, k); @/
  }

  // Byte by byte: what both lists have of the moves before it is the same.
  /@ requires rules:     InvRules(R);
     requires text:      0 <= len && \valid_read(text + (0 .. len - 1));
     requires count:     OneCounts(R, text, len);
     terminates \true; exits \false; assigns \nothing;
     ensures determined: \forall integer e; 0 <= e <= len ==> OneTo(R, S, text, len, e, l, m); @/
  void words_determined(xo_rules R, int S, const char *text, int len, xo_moves l, xo_moves m)
  {
    int start = 0;
    /@ loop invariant bound:      0 <= start <= x <= len;
       loop invariant word:       NoStop(text, start, x);
       loop invariant start:      start == 0 || Stop(text[start - 1]);
       loop invariant determined: \forall integer e; 0 <= e <= x ==> OneTo(R, S, text, len, e, l, m);
       loop assigns x, start; loop variant len - x; @/
    for (int x = 0; x < len; x++) {
      /@ assert old: OneTo(R, S, text, len, x, l, m); @/
      if (text[x] == ' ' || text[x] == '\t' || text[x] == '\r' || text[x] == '#') {
        start = x + 1;
      } else if (x + 1 == len || text[x + 1] == ' ' || text[x + 1] == '\t' || text[x + 1] == '\r' ||
                 text[x + 1] == '#') {
        word_determined(R, S, text, len, start, x + 1, l, m);
      } else {
        /@ assert inner: !Boundary(text, len, x + 1); @/
      }
      /@ assert next: OneTo(R, S, text, len, x + 1, l, m); @/
    }
  }

  // Where no word ends between two bytes there is none that does.
  /@ requires text: 0 <= len && \valid_read(text + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures end:   \forall integer s, u; 0 <= s < u <= len ==> (NoStop(text, s, u) || EndBefore(text, s, u)); @/
  void ends_found(const char *text, int len)
  {
    /@ loop invariant bound: 0 <= x <= len;
       loop invariant end:   \forall integer s, u; 0 <= s < u <= x ==> (NoStop(text, s, u) || EndBefore(text, s, u));
       loop assigns x; loop variant len - x; @/
    for (int x = 0; x < len; x++) {
      /@ assert here: Stop(text[x]) ==> \forall integer s; 0 <= s <= x && NoStop(text, s, x) ==> EndAt(text, s, x); @/
      /@ assert more: \forall integer s; 0 <= s < x && EndBefore(text, s, x) ==> EndBefore(text, s, x + 1); @/
    }
  }

  void reading_determined(xo_rules R, int S, const char *text, int len, xo_moves l, int k, int at, xo_moves m, int q,
  int bt)
  {
    counts_determined(R, text, len);
    words_determined(R, S, text, len, l, m);
    ends_found(text, len);
    /@ assert ends:  \forall integer s, u; 0 <= s < u < len && WordBegin(text, u) ==> EndBefore(text, s, u); @/
    /@ assert read:  \forall xo_moves w, integer s, u, i, n; 0 <= s < u < len && WordBegin(text, s) &&
                       FaultRead(R, S, text, len, u, i, w, n) ==>
                       EndBefore(text, s, u) && ReadTo(R, S, text, len, u, w, n); @/
    /@ assert fits:  \forall xo_moves w, integer s, u, i, n; 0 <= s < u < len && WordBegin(text, s) &&
                       FaultRead(R, S, text, len, u, i, w, n) ==> FitsBefore(text, len, s, u); @/
    /@ assert first: \forall xo_moves w, integer s, u, i, n; 0 <= s < u < len && WordBegin(text, s) &&
                       FaultRead(R, S, text, len, u, i, w, n) ==> NoFault(text, len, s, u); @/
    /@ assert fault: at != -1 ==> \exists integer s; 0 <= s < len && FaultRead(R, S, text, len, s, at, l, k) &&
                       FaultRead(R, S, text, len, s, bt, m, q); @/
    /@ assert line:  at == -1 ==> \exists integer e; 0 <= e <= len && TextRead(R, S, text, len, e, l, k) &&
                       TextRead(R, S, text, len, e, m, q); @/
    /@ assert offset: at == bt; @/
    /@ assert two:    TwoCounts(R, text, len, k, q); @/
    /@ assert moves:  k == q; @/
    /@ assert cut:    at != -1 ==> \exists integer e;
                     0 <= e <= len && Boundary(text, len, e) && BothRead(R, S, text, len, e, l, m, k); @/
    /@ assert ended: \forall integer e; TextEnd(text, len, e) ==> Boundary(text, len, e) && NoComment(text, 0, e); @/
    /@ assert whole: at == -1 ==> \exists integer e;
                     0 <= e <= len && Boundary(text, len, e) && BothRead(R, S, text, len, e, l, m, k); @/
    /@ assert both:  \exists integer e;
                     0 <= e <= len && Boundary(text, len, e) && BothRead(R, S, text, len, e, l, m, k); @/
    /@ assert same_end: \forall integer e;
                       0 <= e <= len && Boundary(text, len, e) && BothRead(R, S, text, len, e, l, m, k) ==>
                       OneTo(R, S, text, len, e, l, m) && SameTo(l, m, k); @/
    /@ assert all:   SameTo(l, m, k); @/
  }
*/
