/* lines_agree.c: what the scan says of a line is what the reader and the referee say of it, and the ready line of
 * that is the verdict line of the line's entry.
 */
#include "ready.h"
#include "scan.h"
#include "cell_number.acsl"
#include "read.acsl"
#include "reading_once.acsl"
/*@ ghost
  // The same moves are spelled by the same line.
  /@ requires text:   0 <= n <= 9 && \valid_read(text + (0 .. TextLength(w, n) - 1));
     requires same:   SameMoves(l, m, n);
     requires line:   TextSpells(R, w, text, n, m);
     terminates \true; exits \false; assigns \nothing;
     ensures spelled: TextSpells(R, w, text, n, l); @/
  void spelled_same(xo_rules R, int w, const char *text, int n, xo_moves m, xo_moves l)
  {
    /@ assert cell: \forall integer i, k; 0 <= i < n && TextNumber(R, w, text, i, k) ==>
         IsCell(R, k, m.at[i]) && SamePos(l.at[i], m.at[i]); @/
  }

  // The moves that a line of digits spells are those that it is read as.
  /@ requires text:   0 <= n && \valid_read(text + (0 .. n - 1));
     requires rules:  InvRules(R) && OneDigit(R);
     requires digits: TextCells(R, 1, text, n, n);
     requires read:   Reading(R, XO_PLAIN, text, n, l, k, at);
     terminates \true; exits \false; assigns \nothing;
     ensures good:    at == -1 && k == n && l.len == n;
     ensures spelled: TextSpells(R, 1, text, n, l);
     ensures none:    \forall integer i; 0 <= i < n ==> text[i] != '='; @/
  void digits_spelled(xo_rules R, const char *text, int n, xo_moves l, int k, int at)
  {
    xo_moves m = l;
    m.len = n;
    /@ loop invariant bound:   0 <= i <= n && m.len == n;
       loop invariant digits:  \forall integer j; 0 <= j < i ==> '1' <= text[j] <= '9';
       loop invariant spelled: TextSpells(R, 1, text, i, m);
       loop invariant read:    \forall integer j; 0 <= j < i ==> DigitReadAt(R, XO_PLAIN, text, 0, j, m, 0);
       loop assigns i, m; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      /@ assert digit: TextCell(R, 1, text, i); @/
      int number = text[i] - '0';
      xo_pos pos = {1, number};
      /@ loop invariant cell: 1 <= pos.row && 1 <= pos.col && pos.row + pos.col <= 10 &&
                                (pos.row - 1) * R.cols + pos.col == number;
         loop assigns pos; loop variant pos.col; @/
      while (pos.col > R.cols) {
        pos.row++;
        pos.col -= R.cols;
      }
      /@ assert cell: IsCell(R, number, pos); @/
      m.at[i] = pos;
      /@ assert here: DigitReadAt(R, XO_PLAIN, text, 0, i, m, 0); @/
    }
    /@ assert digits: DigitsRead(R, XO_PLAIN, text, 0, n, m, 0); @/
    read_none(R, XO_PLAIN, text, n, m);
    read_token(R, XO_PLAIN, text, n, 0, n, m, m, 0, n);
    read_line(R, XO_PLAIN, text, n, n, m, n);
    reading_once(R, XO_PLAIN, text, n, l, k, at, m, n, -1);
    spelled_same(R, 1, text, n, m, l);
  }

  // A word is a token, and spells its cell.
  /@ requires text:   0 <= i < 9 && 0 <= a && \valid_read(text + (0 .. b - 1)) && OneDigit(R) && InvRules(R);
     requires width:  (w == XO_AUTOMATON_LETTERS || w == XO_AUTOMATON_PAIRS) && a == WordFrom(w, i) && b == a + w - 1;
     requires word:   CellWord(R, w, text, i);
     requires pos:    pos.row == WordRow(w, text[a], text[b - 1]) && pos.col == WordCol(w, text[a], text[b - 1]);
     requires move:   SamePos(pos, m.at[i]);
     terminates \true; exits \false; assigns \nothing;
     ensures cell:    \forall integer k; TextNumber(R, w, text, i, k) ==> IsCell(R, k, m.at[i]);
     ensures begin:   WordBegin(text, a) && NoComment(text, a, b);
     ensures token:   TokenRead(R, XO_PLAIN, text, a, b, m, i, i + 1); @/
  void word_spelled(xo_rules R, int w, const char *text, int i, int a, int b, xo_pos pos, xo_moves m)
  {
    cell_number(R, pos);
    /@ assert class:   \forall integer k; CellAt(R, pos.row, pos.col, k) ==> IsCell(R, k, pos); @/
    /@ assert pair:    w == XO_AUTOMATON_PAIRS ==> PairReadAt(XO_PLAIN, text, a, a + 1, b, m, i); @/
    /@ assert letters: w == XO_AUTOMATON_LETTERS ==> LetteredRead(XO_PLAIN, text, a, b, m, i); @/
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures row: \result.row == WordRow(w, first, last);
     ensures col: \result.col == WordCol(w, first, last); @/
  xo_pos word_pos(int w, char first, char last)
  {
    xo_pos pos = {first - '0', last - '0'};
    if (w == XO_AUTOMATON_LETTERS) {
      pos.row = last - '0';
      pos.col = (first < 'a' ? first - 'A' : first - 'a') + 1;
    }
    return pos;
  }

  // The same of a line of words.
  /@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
     requires rules:  InvRules(R) && OneDigit(R);
     requires line:   (w == XO_AUTOMATON_LETTERS || w == XO_AUTOMATON_PAIRS) && TextCells(R, w, text, len, n);
     requires read:   Reading(R, XO_PLAIN, text, len, l, k, at);
     terminates \true; exits \false; assigns \nothing;
     ensures good:    at == -1 && k == n && l.len == n;
     ensures spelled: TextSpells(R, w, text, n, l); @/
  void words_spelled(xo_rules R, int w, const char *text, int len, int n, xo_moves l, int k, int at)
  {
    int a = 0, e = 0;
    xo_moves m = l;
    m.len = n;
    read_none(R, XO_PLAIN, text, len, m);
    /@ loop invariant bound:   0 <= i <= n && m.len == n && e == (i < n ? a : len);
       loop invariant at:      a == WordFrom(w, i);
       loop invariant read:    ReadIn(R, XO_PLAIN, text, len, e, m, i);
       loop invariant line:    NoComment(text, 0, e);
       loop invariant spelled: TextSpells(R, w, text, i, m);
       loop assigns i, a, e, m; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      xo_moves before = m;
      /@ assert fits: a + w == WordFrom(w, i + 1) && a + w <= len + 1; @/
      int b = a + w - 1;
      /@ assert step: (i + 1 < n ==> a + w < len) && (i + 1 == n ==> b == len); @/
      /@ assert word: CellWord(R, w, text, i); @/
      /@ assert more: i + 1 < n ==> CellWord(R, w, text, i + 1); @/
      /@ assert next: i + 1 < n ==> text[WordFrom(w, i + 1) - 1] == ' '; @/
      /@ assert end:  i + 1 < n ==> text[b] == ' '; @/
      xo_pos pos = word_pos(w, text[a], text[b - 1]);
      m.at[i] = pos;
      word_spelled(R, w, text, i, a, b, pos, m);
      read_token(R, XO_PLAIN, text, len, a, b, before, m, i, 1);
      if (b < len)
        read_blank(R, XO_PLAIN, text, len, b, m, i + 1);
      /@ assert line: NoComment(text, 0, b) && (i + 1 < n ==> NoComment(text, 0, a + w)); @/
      a += w;
      e = i + 1 < n ? a : len;
    }
    read_line(R, XO_PLAIN, text, len, len, m, n);
    reading_once(R, XO_PLAIN, text, len, l, k, at, m, n, -1);
    spelled_same(R, w, text, n, m, l);
  }

  // Nothing is claimed there.
  /@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
     requires rules:  InvRules(R) && OneDigit(R);
     requires line:   (w == XO_AUTOMATON_LETTERS || w == XO_AUTOMATON_PAIRS) && TextCells(R, w, text, len, n);
     terminates \true; exits \false; assigns \nothing;
     ensures none:    \forall integer i; 0 <= i < len ==> text[i] != '='; @/
  void words_claim_nothing(xo_rules R, int w, const char *text, int len, int n)
  {
    int a = 0;
    /@ loop invariant bound: 0 <= i <= n && a == WordFrom(w, i);
       loop invariant none:  \forall integer j; 0 <= j < a - 1 ==> text[j] != '=';
       loop assigns i, a; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      /@ assert word:  CellWord(R, w, text, i) && WordFrom(w, i + 1) == a + w; @/
      /@ assert first: text[a] != '=' && text[a + w - 2] != '=' && text[a + 1] != '='; @/
      /@ assert blank: 0 < i ==> text[a - 1] == ' '; @/
      a += w;
    }
  }
*/

/* A line of which the automaton says a verdict, as xo_scan_lines has it, is read as so many moves, without fault; its
 * record is one that the referee answers with this status, and these moves used and this outcome are those of its game.
 * That they are the only ones is in verdict_once.c. */
/*@ requires valid:   \valid_read(automaton) && \valid(record) && 0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:   \separated(automaton, record, text + (0 .. len - 1));
    requires good:    Good(*automaton);
    requires known:   SaidOfText(*automaton, text, len, v) && v != 0;
    terminates \true; exits \false; assigns *record;
    ensures reading:  Reading(record->rules, XO_PLAIN, text, len, record->moves, \result.moves, \result.at);
    ensures rules:    SameRules(automaton->rules, record->rules) && SameOrder(automaton->order, record->order);
    ensures none:     \forall integer i; 0 <= i < len ==> text[i] != '=';
    ensures read:     \result.at == -1 && \result.moves == automaton->verdict[v].given &&
                        record->moves.len == \result.moves;
    ensures ok:       automaton->verdict[v].status == XO_OK <==> InvRecord(*record);
    ensures few:      automaton->verdict[v].status == XO_TOO_FEW <==>
                        Playable(*record) && record->moves.len < MinMoves(record->rules);
    ensures judged:   \exists xo_game g; Judged(*record, record->moves.len, g, automaton->verdict[v].used,
                                                automaton->verdict[v].outcome); */
xo_reading known_is_read(const xo_automaton *automaton, const char *text, int len, int v, xo_record *record)
{
  record->rules = automaton->rules;
  record->order = automaton->order;
  int n = automaton->verdict[v].given;
  //@ assert begun: Begun(*automaton);
  //@ ghost int width = len == n ? 1 : len == 3 * n - 1 ? XO_AUTOMATON_LETTERS : XO_AUTOMATON_PAIRS;
  //@ assert line: TextSaid((*automaton).rules, (*automaton).order, width, text, len, automaton->verdict[v]);
  xo_reading reading = xo_notation_read(automaton->rules, XO_PLAIN, text, len, &record->moves);
  /*@ ghost
    if (width == 1)
      digits_spelled(automaton->rules, text, n, record->moves, reading.moves, reading.at);
    else
      words_spelled(automaton->rules, width, text, len, n, record->moves, reading.moves, reading.at);
    if (width != 1)
      words_claim_nothing(automaton->rules, width, text, len, n);
  */
  /*@ assert so: PlayableBy((*automaton).rules, (*record).moves) && MovesJudged((*automaton).rules, (*automaton).order,
                 (*record).moves, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  /*@ assert one: \forall xo_game g;
                  Ended((*automaton).rules, (*automaton).order, (*record).moves, g, automaton->verdict[v].used,
                  automaton->verdict[v].outcome) ==>
                  Judged(*record, (*record).moves.len, g, automaton->verdict[v].used, automaton->verdict[v].outcome); */
  return reading;
}

/* The entry of such a line, under the terms of the automaton and where nobody asks for claims: it is valid, is written
 * as the ready line, and counts as that. */
/*@ requires valid:   \valid_read(automaton) && \valid(record) && 0 <= len && \valid_read(text + (0 .. len - 1)) &&
                      \valid_read(ready) && \valid_read(terms);
    requires apart:   \separated(automaton, record, ready, terms, text + (0 .. len - 1));
    requires good:    Good(*automaton);
    requires known:   SaidOfText(*automaton, text, len, v) && v != 0;
    requires asked:   asked.style == XO_PLAIN && asked.claims == 0;
    requires terms:   SameRules(terms->rules, automaton->rules) && SameOrder(terms->order, automaton->order) &&
                        terms->known != 0;
    requires ready:   HasReady(automaton->rules, asked.strict, asked.partial != 0 || terms->partial != 0 ? 1 : 0,
                        automaton->verdict[v]) && ReadyEntry(automaton->verdict[v], ready->entry) &&
                        ReadyLine(automaton->rules, *ready);
    terminates \true; exits \false; assigns *record;
    ensures entry:    EntryOf(asked, *terms, text, len, \result);
    ensures len:      EntryLength(asked, terms->rules, \result) == ready->len;
    ensures bytes:    \forall integer i; 0 <= i < ready->len ==>
                        EntryByte(asked, terms->rules, \result, i) == ready->text[i];
    ensures tally:    \forall integer k; EntryCount(asked, terms->rules, \result, k) ==
                        EntryCount(asked, terms->rules, ready->entry, k); */
xo_entry ready_is_entry(const xo_automaton *automaton, const char *text, int len, int v, xo_asked asked,
                        const xo_terms *terms, const xo_ready_line *ready, xo_record *record)
{
  xo_reading reading = known_is_read(automaton, text, len, v, record);
  xo_entry entry = ready->entry;
  entry.claim.moves = len;
  entry.claim.word.at = 0;
  entry.claim.word.len = 0;
  entry.claim.behind.at = 0;
  entry.claim.behind.len = 0;
  //@ assert claim: IsClaim(terms->rules, text, len, entry.claim);
  //@ assert reading: Reading(record->rules, asked.style, text, len, record->moves, entry.finding.given, -1);
  /*@ assert found: \forall xo_game g;
        Judged(*record, (*record).moves.len, g, automaton->verdict[v].used, automaton->verdict[v].outcome) ==>
        Found(*record, asked.strict, asked.partial != 0 || terms->partial != 0 ? 1 : 0, entry.finding, g); */
  //@ assert finding: SameRules(automaton->rules, terms->rules) && entry.finding == ready->entry.finding;
  /*@ assert head: HeadLength(terms->rules, entry) == VerdictLength(automaton->rules, ready->entry.finding) &&
        \forall integer i;
          HeadByte(terms->rules, entry, i) == VerdictByte(automaton->rules, ready->entry.finding, i); */
  //@ assert len: EntryLength(asked, terms->rules, entry) == ready->len;
  //@ assert by: \exists xo_game g; EntryBy(asked, *terms, text, len, *record, g, entry);
  return entry;
}
