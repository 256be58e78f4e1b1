/* lines_agree.c: what the scan says of a line is what the reader and the referee say of it. */
#include "lines_agree.acsl"
#include "cell_number.acsl"
#include "read.acsl"
#include "states.acsl"
/*@ ghost
  // The moves that a line of digits spells are those that it is read as.
  /@ requires text:   0 <= n && \valid_read(text + (0 .. n - 1));
     requires rules:  InvRules(R) && OneDigit(R);
     requires digits: TextCells(R, 1, text, n, n);
     terminates \true; exits \false; assigns \nothing;
     ensures read:    \result.len == n && Reading(R, XO_PLAIN, text, n, \result, n, -1);
     ensures spelled: TextSpells(R, 1, text, n, \result);
     ensures none:    \forall integer i; 0 <= i < n ==> text[i] != '='; @/
  xo_moves digits_spelled(xo_rules R, const char *text, int n)
  {
    xo_moves m = {n, {{0, 0}}};
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
    return m;
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
     terminates \true; exits \false; assigns \nothing;
     ensures read:    \result.len == n && Reading(R, XO_PLAIN, text, len, \result, n, -1);
     ensures spelled: TextSpells(R, w, text, n, \result); @/
  xo_moves words_spelled(xo_rules R, int w, const char *text, int len, int n)
  {
    int a = 0, e = 0;
    xo_moves m = {n, {{0, 0}}};
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
    return m;
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

  xo_record known_is_read(xo_automaton a, const char *text, int len, int v)
  {
    int n = a.verdict[v].given;
    xo_record record = {a.rules, a.order, {0, {{0, 0}}}};
    /@ assert begun: Begun(a); @/
    int width = len == n ? 1 : len == 3 * n - 1 ? XO_AUTOMATON_LETTERS : XO_AUTOMATON_PAIRS;
    /@ assert line: TextSaid(a.rules, a.order, width, text, len, a.verdict[v]); @/
    /@ assert first: TextCell(a.rules, width, text, 0); @/
    if (width == 1)
      record.moves = digits_spelled(a.rules, text, n);
    else
      record.moves = words_spelled(a.rules, width, text, len, n);
    if (width != 1)
      words_claim_nothing(a.rules, width, text, len, n);
    /@ assert some: text[0] != '@'; @/
    /@ assert so: PlayableBy(a.rules, record.moves) && MovesJudged(a.rules, a.order, record.moves, a.verdict[v].used,
                    a.verdict[v].outcome); @/
    /@ assert one: \forall xo_game g;
                     Ended(a.rules, a.order, record.moves, g, a.verdict[v].used, a.verdict[v].outcome) ==>
                     Judged(record, record.moves.len, g, a.verdict[v].used, a.verdict[v].outcome); @/
    return record;
  }

  void scanned_is_entry(xo_asked A, xo_terms T, xo_automaton a, const char *text, int len, int v,
                        xo_ready_line l, xo_entry e)
  {
    xo_record record = known_is_read(a, text, len, v);
    /@ assert claim:   IsClaim(T.rules, text, len, e.claim); @/
    /@ assert reading: Reading(record.rules, A.style, text, len, record.moves, e.finding.given, -1); @/
    /@ assert found:   \forall xo_game g; Judged(record, record.moves.len, g, e.finding.used, e.finding.outcome) ==>
         Found(record, A.strict, A.partial != 0 || T.partial != 0 ? 1 : 0, e.finding, g); @/
    /@ assert by:      \exists xo_game g; EntryBy(A, T, text, len, record, g, e); @/
  }

  // What these moves come to depends on them alone.
  /@ requires moves:   SameMoves(l, m, n) && 0 <= n <= XO_MOVES_CAP;
     requires prefix:  l.len == n && PlayableBy(a.rules, l) && MovesJudged(a.rules, a.order, l, used, v);
     terminates \true; exits \false; assigns \nothing;
     ensures prefix:   InvPrefix(a.rules, m, n);
     ensures judged:   0 <= used <= n && SomeEnded(a.rules, a.order, m, used, v) &&
                         (v == XO_UNFINISHED ==> used == n); @/
  void moves_judged_part(xo_automaton a, xo_moves l, xo_moves m, int n, int used, int v)
  {
    /@ assert at:     \forall integer i, r, c; 0 <= i < used ==> (MoveAt(l, i, r, c) <==> MoveAt(m, i, r, c)); @/
    /@ assert placed: \forall integer k, r, c; 0 <= k <= used ==> (Placed(l, k, r, c) <==> Placed(m, k, r, c)); @/
    /@ assert after:  \forall xo_game g, integer k; 0 <= k <= used ==>
                        (After(g, a.order, l, k) <==> After(g, a.order, m, k)); @/
    /@ assert before: NotOverBefore(a.rules, a.order, l, used) ==> NotOverBefore(a.rules, a.order, m, used); @/
    /@ assert ended:  \forall xo_game g; Ended(a.rules, a.order, l, g, used, v) ==>
                        Ended(a.rules, a.order, m, g, used, v); @/
  }

  void taken_is_entry(xo_asked A, xo_terms T, xo_automaton a, const char *text, int len, int v, int n, int j,
                      xo_entry e)
  {
    xo_record record = {a.rules, a.order, {0, {{0, 0}}}};
    /@ assert begun: Begun(a); @/
    /@ assert first: TextCells(a.rules, 1, text, n, n) && TextCell(a.rules, 1, text, 0); @/
    /@ assert cells: TextCells(a.rules, 1, text, len, len); @/
    record.moves = digits_spelled(a.rules, text, len);
    xo_moves part = record.moves;
    part.len = n;
    /@ assert spells: TextSpells(a.rules, 1, text, n, part); @/
    moves_judged_part(a, part, record.moves, n, a.verdict[v].used, a.verdict[v].outcome);
    /@ assert number: TextNumber(a.rules, 1, text, j, text[n] - '0') &&
                        TextNumber(a.rules, 1, text, n, text[n] - '0'); @/
    state_cell(a.rules, record.moves.at[j], text[n] - '0');
    /@ assert same: SamePos(record.moves.at[j], record.moves.at[n]); @/
    /@ assert pos: InvPos(a.rules, record.moves.at[n]); @/
    /@ assert there: MoveAt(record.moves, j, record.moves.at[n].row, record.moves.at[n].col); @/
    /@ assert before: FirstFault(record, n + 1); @/
    /@ assert taken: TakenAt(record, n + 1); @/
    /@ assert faulty: !InvPrefix(a.rules, record.moves, len); @/
    /@ assert claim:   IsClaim(T.rules, text, len, e.claim); @/
    /@ assert reading: Reading(record.rules, A.style, text, len, record.moves, e.finding.given, -1); @/
    /@ assert judged:  \forall xo_game g; Ended(a.rules, a.order, record.moves, g, e.finding.used, e.finding.outcome)
         ==> Judged(record, n, g, e.finding.used, e.finding.outcome); @/
    /@ assert found:   \forall xo_game g; Judged(record, n, g, e.finding.used, e.finding.outcome) ==>
         Found(record, A.strict, A.partial != 0 || T.partial != 0 ? 1 : 0, e.finding, g); @/
    /@ assert by:      \exists xo_game g; EntryBy(A, T, text, len, record, g, e); @/
  }

  void ready_is_written(xo_asked A, xo_rules R, xo_entry e, xo_ready_line l)
  {
    /@ assert head: HeadLength(R, e) == HeadLength(R, l.entry); @/
    /@ assert byte: \forall integer i; HeadByte(R, e, i) == HeadByte(R, l.entry, i); @/
    /@ assert tail: TailLength(A, R, e) == TailLength(A, R, l.entry); @/
  }
*/
