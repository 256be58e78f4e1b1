/* automaton_agrees.c: what the automaton says of a line is what the reader and the referee say of it. */
#include "automaton.h"
/*@ predicate DigitsOnly(char *t, integer len) = \forall integer i; 0 <= i < len ==> '1' <= t[i] <= '9';
*/
/*@ ghost
  // A text of digits alone, on a board of at most nine cells.
  /@ requires text:   0 < len && \valid_read(text + (0 .. len - 1));
     requires digits: DigitsOnly(text, len);
     requires digits: OneDigit(R);
     terminates \true; exits \false; assigns \nothing;
     ensures good:  Grammar(text, len);
     ensures run:   \forall xo_moves m, integer e, k; 0 <= e <= len && TextRead(R, XO_PLAIN, text, len, e, m, k) ==>
                      k == len && DigitsRead(R, XO_PLAIN, text, 0, len, m, 0); @/
  void read_digits(xo_rules R, const char *text, int len)
  {
    /@ assert number: Number(text, 0, len); @/
    /@ assert stop:  NoStop(text, 0, len); @/
    /@ assert word:  Word(text, len, 0, len); @/
    /@ assert only:  \forall integer a, b; 0 <= a < b <= len && Word(text, len, a, b) ==> a == 0 && b == len; @/
    /@ assert line:  GrammarTo(text, len, len); @/
    /@ assert end:   \forall integer e; 0 <= e <= len && TextEnd(text, len, e) ==> e == len; @/
    /@ assert mark:  \forall integer i; 0 <= i < len ==> NoMark(text, len, i); @/
    /@ assert each:  \forall integer i; 0 <= i < len ==> MoveBegins(R, text, len, i); @/
    /@ loop invariant bound: 0 <= i <= len;
       loop invariant count: \forall integer k; MovesBefore(R, text, len, i, k) ==> k == i;
       loop assigns i; loop variant len - i; @/
    for (int i = 0; i < len; i++) {
      /@ assert next: \forall integer k;
                        MovesBefore(R, text, len, i + 1, k) ==> MovesBefore(R, text, len, i, k - 1); @/
    }
    /@ assert none:  \forall integer n; MovesBefore(R, text, len, 0, n) ==> n == 0; @/
    /@ assert pair:  \forall xo_moves m, integer n; !PairRead(XO_PLAIN, text, 0, len, m, n); @/
    /@ assert read:  \forall xo_moves m; WordRead(R, XO_PLAIN, text, len, 0, len, m) ==>
                     DigitsRead(R, XO_PLAIN, text, 0, len, m, 0); @/
  }
*/

/* The line is read as so many moves, without fault; its record is one that the referee answers with this status, and
 * these moves used and this outcome are those of its game. That they are the only ones is in verdict_once.c. */
/*@ requires valid:   \valid_read(automaton) && \valid(record) && \valid_read(text + (0 .. XO_AUTOMATON_STEPS - 1)) &&
                      \valid_read(classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires apart:   \separated(automaton, record, text + (0 .. XO_AUTOMATON_STEPS - 1),
                                 classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires good:    Good(*automaton);
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] == ByteClass(text[i]);
    requires known:   Said(*automaton, classes, v) && v != 0;
    terminates \true; exits \false;
    assigns *record;
    ensures line:     text[automaton->verdict[v].given] == '\n' && DigitsOnly(text, automaton->verdict[v].given);
    ensures read:     \result.at == -1 && \result.moves == automaton->verdict[v].given &&
                        record->moves.len == \result.moves;
    ensures ok:       automaton->verdict[v].status == XO_OK <==> InvRecord(*record);
    ensures few:      automaton->verdict[v].status == XO_TOO_FEW <==>
                        Playable(*record) && record->moves.len < MinMoves(record->rules);
    ensures judged:   \exists xo_game g; Judged(*record, record->moves.len, g, automaton->verdict[v].used,
                                                automaton->verdict[v].outcome); */
xo_reading known_is_read(const xo_automaton *automaton, const char *text, const unsigned char *classes, int v,
                         xo_record *record)
{
  record->rules = automaton->rules;
  record->order = automaton->order;
  int len = automaton->verdict[v].given;
  //@ assert digits: DigitsOnly(text, len);
  //@ ghost read_digits(automaton->rules, text, len);
  xo_reading reading = xo_notation_read(automaton->rules, XO_PLAIN, text, len, &record->moves);
  //@ assert run: DigitsRead((*automaton).rules, XO_PLAIN, text, 0, len, (*record).moves, 0);
  /*@ assert spelled: \forall integer i; 0 <= i < len ==> DigitReadAt((*automaton).rules, XO_PLAIN, text, 0, i,
                      (*record).moves, 0) && SpelledAt((*automaton).rules, classes, i, (*record).moves); */
  //@ assert all: Spelled((*automaton).rules, classes, len, (*record).moves);
  /*@ assert so: PlayableBy((*automaton).rules, (*record).moves) && JudgedBy((*automaton).rules, (*automaton).order,
                 (*record).moves, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  /*@ assert one: \forall xo_game g;
                  EndedBy((*automaton).rules, (*automaton).order, (*record).moves, g, automaton->verdict[v].used,
                  automaton->verdict[v].outcome) ==>
                  Judged(*record, (*record).moves.len, g, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  return reading;
}
