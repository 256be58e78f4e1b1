/* pairs_agree.c: what the automaton says of a line of pairs is what the reader and the referee say of it. */
#include "automaton.h"
#include "moves_before.acsl"
#include "token_once.acsl"
/*@ // A pair is the word that begins at t[a].
    predicate PairWord(char *t, integer len, integer a) =
      a + 3 <= len && Word(t, len, a, a + 3) && PairAt(t, a, a + 1, a + 3);

    // Before t[x] words begin where pairs do, and n moves do.
    predicate PairWords(char *t, integer len, integer x) =
      \forall integer a; 0 <= a < x ==> (WordBegin(t, a) ==> PairWord(t, len, a));
    predicate CountIs(xo_rules R, char *t, integer len, integer x, integer n) =
      \forall integer k; MovesBefore(R, t, len, x, k) ==> k == n;

    // Pair number i is move number i.
    predicate PairMove(char *t, xo_moves m, integer i) = PairReadAt(XO_PLAIN, t, 4 * i, 4 * i + 1, 4 * i + 3, m, i);

    predicate PairMoves(char *t, xo_moves m, integer n) = \forall integer i; 0 <= i < n ==> PairMove(t, m, i);

    // Pair number i is a cell, and whether another one follows.
    predicate PairThere(xo_rules R, char *t, integer len, integer i) = CellPair(R, t, i) && 4 * i + 3 <= len &&
      (4 * i + 3 < len ==> t[4 * i + 3] == ' ');

    lemma PairWord_Only{L}: \forall char *t, integer len, a, b;
      PairWord(t, len, a) && a < b <= len && Word(t, len, a, b) ==> b == a + 3;
    lemma PairWord_Token{L}: \forall char *t, integer len, a, b;
      PairWord(t, len, a) && a < b <= len && Word(t, len, a, b) ==> Token(t, a, b);
    lemma CountIs_In{L}: \forall xo_rules R, char *t, integer len, x, n;
      0 <= x && MoveBegins(R, t, len, x) && CountIs(R, t, len, x, n) ==> CountIs(R, t, len, x + 1, n + 1);
    lemma CountIs_Out{L}: \forall xo_rules R, char *t, integer len, x, n;
      0 <= x && !MoveBegins(R, t, len, x) && CountIs(R, t, len, x, n) ==> CountIs(R, t, len, x + 1, n);
    lemma WordRead_Pair{L}: \forall xo_rules R, char *t, integer len, a, c, b, xo_moves m, integer n;
      a < c < b && PairAt(t, a, c, b) && CountIs(R, t, len, a, n) && WordRead(R, XO_PLAIN, t, len, a, b, m) ==>
      PairRead(XO_PLAIN, t, a, b, m, n);
    lemma IsNumber_One{L}: \forall char *t, integer a, b, n; b == a + 1 && IsNumber(t, a, b, n) ==> n == t[a] - '0';
    lemma PairMove_Row{L}: \forall char *t, xo_moves m, integer i; 0 <= i <= 9 && PairMove(t, m, i) ==>
      m.at[i].row == t[4 * i] - '0' && m.at[i].col == t[4 * i + 2] - '0';
*/
/*@ ghost
  // A board of at most nine cells has at most nine rows, and columns.
  /@ requires rules: InvRules(R) && OneDigit(R);
     terminates \true; exits \false; assigns \nothing;
     ensures sides:  R.rows <= 9 && R.cols <= 9; @/
  void small_sides(xo_rules R)
  {
    /@ loop invariant rows: 1 <= c <= R.cols && R.rows <= R.rows * c;
       loop assigns c; loop variant R.cols - c; @/
    for (int c = 1; c < R.cols; c++) {
    }
    /@ loop invariant cols: 1 <= r <= R.rows && R.cols <= r * R.cols;
       loop assigns r; loop variant R.rows - r; @/
    for (int r = 1; r < R.rows; r++) {
    }
  }

  // The class of a pair's cell is the number of the move's.
  /@ requires text:  0 <= i < 9 && \valid_read(text + (0 .. 4 * i + 2));
     requires pair:  CellPair(R, text, i) && PairClass(R, text, i, k) && PairMove(text, m, i);
     terminates \true; exits \false; assigns \nothing;
     ensures cell:   IsCell(R, k, m.at[i]); @/
  void pair_cell(xo_rules R, const char *text, xo_moves m, int i, int k)
  {
    int row = text[4 * i] - '0', col = text[4 * i + 2] - '0';
    /@ assert row:   m.at[i].row == row; @/
    /@ assert col:   m.at[i].col == col; @/
    /@ assert class: CellAt(R, m.at[i].row, m.at[i].col, k); @/
  }

  // One pair more.
  /@ requires text:  0 <= i && 0 <= len && \valid_read(text + (0 .. len - 1));
     requires pair:  PairThere(R, text, len, i) && OneDigit(R) && InvRules(R);
     requires words: PairWords(text, len, 4 * i);
     requires count: CountIs(R, text, len, 4 * i, i);
     terminates \true; exits \false; assigns \nothing;
     ensures here:   PairWord(text, len, 4 * i);
     ensures words:  PairWords(text, len, 4 * i + 3) && (4 * i + 3 < len ==> PairWords(text, len, 4 * i + 4));
     ensures count:  CountIs(R, text, len, 4 * i + 3, i + 1) &&
                     (4 * i + 3 < len ==> CountIs(R, text, len, 4 * i + 4, i + 1)); @/
  void pair_next(xo_rules R, const char *text, int len, int i)
  {
    int a = 4 * i;
    small_sides(R);
    /@ assert bytes:  Digit(text[a]) && text[a + 1] == ',' && Digit(text[a + 2]); @/
    /@ assert stop:   NoStop(text, a, a + 3); @/
    /@ assert begin:  WordBegin(text, a); @/
    /@ assert word:   Word(text, len, a, a + 3); @/
    /@ assert pair:   PairAt(text, a, a + 1, a + 3); @/
    /@ assert inner:  !WordBegin(text, a + 1) && !WordBegin(text, a + 2); @/
    /@ assert mark:   Mark(text[a + 1]) && !NoMark(text, len, a + 1) && !NoMark(text, len, a + 2); @/
    /@ assert number: !MoveNumber(text, a, a + 3) && !Numbering(text, len, a); @/
    /@ assert first:  MoveBegins(R, text, len, a); @/
    /@ assert comma:  !MoveBegins(R, text, len, a + 1); @/
    /@ assert column: !MoveBegins(R, text, len, a + 2); @/
    /@ assert count:  CountIs(R, text, len, a + 1, i + 1) && CountIs(R, text, len, a + 2, i + 1) &&
                      CountIs(R, text, len, a + 3, i + 1); @/
    /@ assert blank:  a + 3 < len ==> !MoveBegins(R, text, len, a + 3) && !WordBegin(text, a + 3); @/
  }

  // A text of pairs alone.
  /@ requires text:  0 <= len && \valid_read(text + (0 .. len - 1));
     requires rules: InvRules(R) && OneDigit(R);
     requires pairs: 1 <= n <= 9 && len == 4 * n - 1 && \forall integer i; 0 <= i < n ==> CellPair(R, text, i);
     terminates \true; exits \false; assigns \nothing;
     ensures good:   Grammar(text, len);
     ensures run:    \forall xo_moves m, integer e, k; 0 <= e <= len && TextRead(R, XO_PLAIN, text, len, e, m, k) ==>
                       k == n && PairMoves(text, m, n); @/
  void read_pairs(xo_rules R, const char *text, int len, int n)
  {
    int x = 0;
    /@ loop invariant bound: 0 <= i <= n && x == (i < n ? 4 * i : len);
       loop invariant words: PairWords(text, len, x);
       loop invariant count: CountIs(R, text, len, x, i);
       loop invariant read:  \forall xo_moves m, integer k; ReadTo(R, XO_PLAIN, text, len, len, m, k) ==>
                             PairMoves(text, m, i);
       loop invariant mark:  NoComment(text, 0, x);
       loop assigns i, x; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      /@ assert cell:  CellPair(R, text, i) && (i + 1 < n ==> CellPair(R, text, i + 1)); @/
      /@ assert there: PairThere(R, text, len, i); @/
      /@ assert first: CountIs(R, text, len, 4 * i, i); @/
      pair_next(R, text, len, i);
      /@ assert word:  Word(text, len, 4 * i, 4 * i + 3); @/
      /@ assert at:    PairAt(text, 4 * i, 4 * i + 1, 4 * i + 3); @/
      /@ assert read:  \forall xo_moves m, integer k; ReadTo(R, XO_PLAIN, text, len, len, m, k) ==>
                         WordRead(R, XO_PLAIN, text, len, 4 * i, 4 * i + 3, m); @/
      /@ assert pair:  \forall xo_moves m; WordRead(R, XO_PLAIN, text, len, 4 * i, 4 * i + 3, m) ==>
                         PairRead(XO_PLAIN, text, 4 * i, 4 * i + 3, m, i); @/
      /@ assert move:  \forall xo_moves m; PairRead(XO_PLAIN, text, 4 * i, 4 * i + 3, m, i) ==> PairMove(text, m, i); @/
      /@ assert bytes: text[4 * i] != '#' && text[4 * i + 1] != '#' && text[4 * i + 2] != '#' &&
                         (4 * i + 3 < len ==> text[4 * i + 3] != '#'); @/
      /@ assert row:   NoComment(text, 0, 4 * i + 1); @/
      /@ assert comma: NoComment(text, 0, 4 * i + 2); @/
      /@ assert col:   NoComment(text, 0, 4 * i + 3); @/
      /@ assert blank: 4 * i + 3 < len ==> (\forall integer b; 0 <= b < 4 * i + 4 ==> text[b] != '#'); @/
      x = i + 1 < n ? 4 * i + 4 : len;
    }
    /@ assert line:  GrammarTo(text, len, len); @/
    /@ assert end:   \forall integer e; 0 <= e <= len && TextEnd(text, len, e) ==> e == len; @/
  }
*/

/*@ ghost
  // The classes are what the moves spell in digits.
  /@ requires text:  1 <= n <= 9 && \valid_read(text + (0 .. 4 * n - 2)) && \valid_read(classes + (0 .. n));
     requires pairs: \forall integer i; 0 <= i < n ==> CellPair(R, text, i);
     requires cells: \forall integer i; 0 <= i < n ==> PairClass(R, text, i, classes[i]);
     requires moves: PairMoves(text, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures spelled: Spelled(R, classes, n, m); @/
  void pairs_spelled(xo_rules R, const char *text, const unsigned char *classes, xo_moves m, int n)
  {
    /@ loop invariant bound:   0 <= i <= n;
       loop invariant spelled: \forall integer j; 0 <= j < i ==> SpelledAt(R, classes, j, m);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++)
      pair_cell(R, text, m, i, classes[i]);
  }
*/

/* The line is read as so many moves, without fault; its record is one that the referee answers with this status, and
 * these moves used and this outcome are those of its game. That they are the only ones is in verdict_once.c. */
/*@ requires valid:   \valid_read(automaton) && \valid(record) && 0 <= len && \valid_read(text + (0 .. len - 1)) &&
                      \valid(classes + (0 .. XO_AUTOMATON_STEPS - 1)) && \valid(verdict);
    requires apart:   \separated(automaton, record, text + (0 .. len - 1), classes +
                      (0 .. XO_AUTOMATON_STEPS - 1), verdict);
    requires good:    Good(*automaton);
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES;
    terminates \true; exits \false;
    assigns *record, *verdict, classes[0 .. XO_AUTOMATON_STEPS - 1];
    ensures row:      0 <= *verdict < XO_AUTOMATON_VERDICTS;
    ensures read:     *verdict != 0 ==> \result.at == -1 && \result.moves == automaton->verdict[*verdict].given &&
                        record->moves.len == \result.moves;
    ensures ok:       *verdict != 0 ==> (automaton->verdict[*verdict].status == XO_OK <==> InvRecord(*record));
    ensures few:      *verdict != 0 ==> (automaton->verdict[*verdict].status == XO_TOO_FEW <==>
                        Playable(*record) && record->moves.len < MinMoves(record->rules));
    ensures judged:   *verdict != 0 ==> \exists xo_game g; Judged(*record, record->moves.len, g,
                        automaton->verdict[*verdict].used, automaton->verdict[*verdict].outcome); */
xo_reading pairs_are_read(const xo_automaton *automaton, const char *text, int len, unsigned char *classes,
                          int *verdict, xo_record *record)
{
  xo_reading none = {0, 0};
  *verdict = 0;
  //@ assert begun: Begun(*automaton);
  int n = xo_automaton_pairs(automaton->rules, text, len, classes);
  if (n == 0)
    return none;
  int v = xo_automaton_line(automaton, classes);
  if (v == 0)
    return none;
  *verdict = v;
  //@ assert given: automaton->verdict[v].given == n;
  record->rules = automaton->rules;
  record->order = automaton->order;
  //@ ghost read_pairs(automaton->rules, text, len, n);
  xo_reading reading = xo_notation_read(automaton->rules, XO_PLAIN, text, len, &record->moves);
  //@ assert good: reading.at == -1;
  /*@ assert line: \exists integer e; 0 <= e <= len &&
                   TextRead((*automaton).rules, XO_PLAIN, text, len, e, (*record).moves, reading.moves); */
  //@ assert moves: reading.moves == n && record->moves.len == n;
  //@ assert run: PairMoves(text, (*record).moves, n);
  //@ ghost pairs_spelled(automaton->rules, text, classes, record->moves, n);
  //@ assert all: Spelled((*automaton).rules, classes, n, (*record).moves);
  /*@ assert so: PlayableBy((*automaton).rules, (*record).moves) && JudgedBy((*automaton).rules, (*automaton).order,
                 (*record).moves, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  /*@ assert one: \forall xo_game g;
                  EndedBy((*automaton).rules, (*automaton).order, (*record).moves, g, automaton->verdict[v].used,
                  automaton->verdict[v].outcome) ==>
                  Judged(*record, (*record).moves.len, g, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  return reading;
}
