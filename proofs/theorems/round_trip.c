/* round_trip.c: what xo_notation_write writes, xo_notation_read reads as the same move, whatever the rules are. */
#include "xo/notation.h"
#include "moves_before.acsl"
#include "token_determined.acsl"
/*@ lemma IsNumber_One{L}: \forall char *t, integer a, b, n; b == a + 1 && IsNumber(t, a, b, n) ==> n == t[a] - '0';
    lemma IsNumber_Two{L}: \forall char *t, integer a, b, n; b == a + 2 && IsNumber(t, a, b, n) ==>
      n == 10 * (t[a] - '0') + t[a + 1] - '0';
*/
/*@ ghost
  // A line that is one pair, the comma at text[c].
  /@ requires text:    0 < c < len && \valid_read(text + (0 .. len - 1));
     requires pair:    PairAt(text, 0, c, len);
     terminates \true; exits \false; assigns \nothing;
     ensures good:     Grammar(text, len);
     ensures one_move: \forall xo_rules R, xo_moves m, integer e, k;
                         0 <= e <= len && TextRead(R, XO_PLAIN, text, len, e, m, k) ==>
                         k == 1 && PairReadAt(XO_PLAIN, text, 0, c, len, m, 0); @/
  void read_pair(const char *text, int len, int c)
  {
    /@ assert stop:  NoStop(text, 0, len); @/
    /@ assert word:  Word(text, len, 0, len); @/
    /@ assert only:  \forall integer a, b; 0 <= a < b <= len && Word(text, len, a, b) ==> a == 0 && b == len; @/
    /@ assert last:  Digit(text[len - 1]) && Fits(text, len, 0, len); @/
    /@ assert line:  GrammarTo(text, len, len); @/
    /@ assert end:   \forall integer e; 0 <= e <= len && TextEnd(text, len, e) ==> e == len; @/
    /@ assert comma: \forall integer i; 0 <= i < len ==> !NoQualifier(text, len, i); @/
    /@ assert point: !MoveNumber(text, 0, len) && !Numbering(text, len, 0); @/
    /@ assert first: \forall xo_rules R; MoveBegins(R, text, len, 0); @/
    /@ assert later: \forall xo_rules R, integer i; 0 < i < len ==> !MoveBegins(R, text, len, i); @/
    /@ loop invariant bound: 1 <= i <= len;
       loop invariant count: \forall xo_rules R, integer k; MovesBefore(R, text, len, i, k) ==> k == 1;
       loop assigns i; loop variant len - i; @/
    for (int i = 1; i < len; i++) {
      /@ assert next: \forall xo_rules R, integer k;
                        MovesBefore(R, text, len, i + 1, k) ==> MovesBefore(R, text, len, i, k); @/
    }
    /@ assert no_move: \forall xo_rules R, integer n; MovesBefore(R, text, len, 0, n) ==> n == 0; @/
    /@ assert read:    \forall xo_rules R, xo_moves m; WordRead(R, XO_PLAIN, text, len, 0, len, m) ==>
                       PairRead(XO_PLAIN, text, 0, len, m, 0); @/
    /@ assert offset: \forall xo_moves m; PairRead(XO_PLAIN, text, 0, len, m, 0) ==>
                     PairReadAt(XO_PLAIN, text, 0, c, len, m, 0); @/
  }
*/

typedef struct {
  xo_reading reading;
  xo_moves moves;
} read_back;

/*@ requires rules:   InvRules(rules);
    requires pos:     1 <= pos.row <= XO_SIDE_MAX && 1 <= pos.col <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures good:     \result.reading.at == -1;
    ensures one_move: \result.reading.moves == 1 && \result.moves.len == 1;
    ensures back:     SamePos(\result.moves.at[0], pos); */
read_back written_is_read(xo_rules rules, xo_pos pos)
{
  read_back back = {{0, 0}, {0, {{0, 0}}}};
  char text[XO_NOTATION_CAP] = {0};
  int len = xo_notation_write(pos, text);
  //@ ghost int c = pos.row < 10 ? 1 : 2;
  const char *written = text;
  //@ assert comma: written[c] == ',';
  //@ assert digits: Digits(written, 0, c);
  //@ assert row:  Number(written, 0, c) && \forall integer n; IsNumber(written, 0, c, n) ==> n == pos.row;
  //@ assert col:  Number(written, c + 1, len) && \forall integer n; IsNumber(written, c + 1, len, n) ==> n == pos.col;
  //@ ghost read_pair(written, len, c);
  back.reading = xo_notation_read(rules, XO_PLAIN, written, len, &back.moves);
  //@ assert good: back.reading.at == -1;
  /*@ assert line: \exists integer e;
        0 <= e <= len && TextRead(rules, XO_PLAIN, written, len, e, back.moves, back.reading.moves); */
  //@ assert one_move: back.reading.moves == 1 && PairReadAt(XO_PLAIN, written, 0, c, len, back.moves, 0);
  return back;
}
