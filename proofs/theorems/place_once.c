/* place_once.c: with --place the bytes of a text line depend on its bytes without --place, the file's name and the
 * number of the line. So do the bytes of the lines of a file. A loop that takes the lines of a block one by one, and
 * writes each after its place, writes these bytes.
 */
#include "run.h"
#include "place.h"
/*@ // A line without a verdict line has no place either.
    logic integer PlacedLength(xo_asked A, xo_rules R, xo_entry e, integer n, integer number) =
      EntryLength(A, R, e) == 0 ? 0 : PlaceLength(n, number) + EntryLength(A, R, e);
    logic integer PlacedByte(xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, integer number,
                             integer i) =
      i < n ? name[i] : i < PlaceLength(n, number) ? PlaceByte(n, number, i) :
                                                     EntryByte(A, R, e, i - PlaceLength(n, number));
    predicate PlacedAt(xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, integer number,
                       unsigned char *t, integer b) = \forall integer i;
      0 <= i < PlacedLength(A, R, e, n, number) ==> t[b + i] == PlacedByte(A, R, e, name, n, number, i);

    // The same of the first m lines of a file, one after the other: line k, from 0, has the number k + 1.
    logic integer PlacedBegin(xo_asked A, xo_terms *T, xo_entry *e, integer n, integer m) =
      m <= 0 ? 0 : PlacedBegin(A, T, e, n, m - 1) + PlacedLength(A, T[m - 1].rules, e[m - 1], n, m);
    logic integer PlacedFile(xo_asked A, xo_terms *T, xo_entry *e, unsigned char *name, integer n, integer m,
                             integer i) = m <= 0 ? 0 :
      PlacedBegin(A, T, e, n, m - 1) <= i ?
        PlacedByte(A, T[m - 1].rules, e[m - 1], name, n, m, i - PlacedBegin(A, T, e, n, m - 1)) :
        PlacedFile(A, T, e, name, n, m - 1, i);

    // Two lines that are written alike, under the same name and number.
    predicate PlacedAlike(xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d, unsigned char *name, integer n,
                          integer number) = 0 <= PlacedLength(A, R, e, n, number) == PlacedLength(A, S, d, n, number) &&
      \forall integer i; 0 <= i < PlacedLength(A, R, e, n, number) ==>
        PlacedByte(A, R, e, name, n, number, i) == PlacedByte(A, S, d, name, n, number, i);
    lemma SameWritten_Length: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d, integer n, number;
      0 <= n && SameWritten(A, R, e, S, d) ==>
      0 <= PlacedLength(A, R, e, n, number) == PlacedLength(A, S, d, n, number);
    lemma SameWritten_Byte{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number, i;
      0 <= n && SameWritten(A, R, e, S, d) && 0 <= i < PlacedLength(A, R, e, n, number) ==>
      PlacedByte(A, R, e, name, n, number, i) == PlacedByte(A, S, d, name, n, number, i);
    lemma SameWritten_Placed{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number;
      0 <= n && SameWritten(A, R, e, S, d) ==> PlacedAlike(A, R, e, S, d, name, n, number);
*/
/*@ ghost
  // Two runs over m lines of a file, each of which is written alike in both.
  /@ requires name:  0 <= n && 0 <= m < 2147483647 && \valid_read(name + (0 .. n - 1));
     requires runs:  \valid_read(T + (0 .. m)) && \valid_read(U + (0 .. m)) && \valid_read(e + (0 .. m - 1)) &&
                       \valid_read(d + (0 .. m - 1));
     requires alike: \forall integer k; 0 <= k < m ==> SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    PlacedBegin(A, T, e, n, m) == PlacedBegin(A, U, d, n, m);
     ensures bytes:  \forall integer i; 0 <= i < PlacedBegin(A, T, e, n, m) ==>
                       PlacedFile(A, T, e, name, n, m, i) == PlacedFile(A, U, d, name, n, m, i); @/
  void places_once(xo_asked A, const xo_terms *T, const xo_entry *e, const xo_terms *U, const xo_entry *d,
                   const unsigned char *name, int n, int m)
  {
    /@ loop invariant bound: 0 <= k <= m;
       loop invariant len:   PlacedBegin(A, T, e, n, k) == PlacedBegin(A, U, d, n, k);
       loop invariant bytes: \forall integer i; 0 <= i < PlacedBegin(A, T, e, n, k) ==>
                               PlacedFile(A, T, e, name, n, k, i) == PlacedFile(A, U, d, name, n, k, i);
       loop assigns k; loop variant m - k; @/
    for (int k = 0; k < m; k++) {
      /@ assert alike: SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]); @/
      /@ assert placed: PlacedAlike(A, T[k].rules, e[k], U[k].rules, d[k], name, n, k + 1); @/
    }
  }
*/

// ---- the loop ----
typedef struct {
  int lines, len;
} placed_lines;
/*@ // What a step of one line has written.
    predicate EntryWritten(xo_asked A, xo_rules R, xo_entry e, unsigned char *t, integer len) =
      len == EntryLength(A, R, e) && \forall integer i; 0 <= i < len ==> t[i] == EntryByte(A, R, e, i);
    predicate EntryCounted(xo_asked A, xo_rules R, xo_entry e, xo_tally a, xo_tally b) =
      \forall integer k; 0 <= k < XO_TALLY_ROWS ==>
        0 <= EntryCount(A, R, e, k) && Grows(a.count[k], EntryCount(A, R, e, k), b.count[k]);

    // The first m lines of a block, the first of which has this number in its file.
    logic integer RunPlaced(xo_asked A, run r, integer n, integer first, integer m) = m <= 0 ? 0 :
      RunPlaced(A, r, n, first, m - 1) + PlacedLength(A, r.terms[m - 1].rules, r.entry[m - 1], n, first + m - 1);
    predicate RunPlacedAt(xo_asked A, run r, unsigned char *name, integer n, integer first, integer m,
                          unsigned char *t) = \forall integer k; 0 <= k < m ==>
      PlacedAt(A, r.terms[k].rules, r.entry[k], name, n, first + k, t, RunPlaced(A, r, n, first, k));
    // They end before the next begins.
    predicate PlacesIn(xo_asked A, run r, integer n, integer first, integer m) = \forall integer k; 0 <= k < m ==>
      0 <= RunPlaced(A, r, n, first, k) &&
      RunPlaced(A, r, n, first, k) + PlacedLength(A, r.terms[k].rules, r.entry[k], n, first + k) <=
        RunPlaced(A, r, n, first, m);

    // What is written of a line stays where it is written alike, and where these bytes stay.
    predicate BytesStay{K, L}(unsigned char *t, integer end) =
      \forall integer i; 0 <= i < end ==> \at(t[i], K) == \at(t[i], L);
    lemma PlacedByte_Stays{K, L}: \forall xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, number, i;
      0 <= i && BytesStay{K, L}(name, n) ==>
      PlacedByte{K}(A, R, e, name, n, number, i) == PlacedByte{L}(A, R, e, name, n, number, i);
    lemma PlacedAt_Stays{K, L}: \forall xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, number,
      unsigned char *t, integer b, end; 0 <= b && b + PlacedLength(A, R, e, n, number) <= end &&
      BytesStay{K, L}(name, n) && BytesStay{K, L}(t, end) && PlacedAt{K}(A, R, e, name, n, number, t, b) ==>
      PlacedAt{L}(A, R, e, name, n, number, t, b);
    lemma PlacedByte_Alike{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number, i; (\forall integer j; EntryByte(A, R, e, j) == EntryByte(A, S, d, j)) ==>
      PlacedByte(A, R, e, name, n, number, i) == PlacedByte(A, S, d, name, n, number, i);
    lemma PlacedAt_Alike{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number, unsigned char *t, integer b;
      EntryLength(A, R, e) == EntryLength(A, S, d) &&
      (\forall integer i; EntryByte(A, R, e, i) == EntryByte(A, S, d, i)) &&
      PlacedAt(A, R, e, name, n, number, t, b) ==> PlacedAt(A, S, d, name, n, number, t, b);
    lemma PlacesIn_Next: \forall xo_asked A, run r, integer n, first, m;
      0 <= m && PlacesIn(A, r, n, first, m) && 0 <= RunPlaced(A, r, n, first, m) <= RunPlaced(A, r, n, first, m + 1) ==>
      PlacesIn(A, r, n, first, m + 1);
    lemma RunPlacedAt_Next{L}: \forall xo_asked A, run r, unsigned char *name, integer n, first, m, unsigned char *t;
      RunPlacedAt(A, r, name, n, first, m, t) && PlacedAt(A, r.terms[m].rules, r.entry[m], name, n, first + m, t,
        RunPlaced(A, r, n, first, m)) ==> RunPlacedAt(A, r, name, n, first, m + 1, t);
    lemma RunPlacedAt_Stays{K, L}: \forall xo_asked A, run r, unsigned char *name, integer n, first, m,
      unsigned char *t, integer end; PlacesIn(A, r, n, first, m) && RunPlaced(A, r, n, first, m) <= end &&
      BytesStay{K, L}(name, n) && BytesStay{K, L}(t, end) && RunPlacedAt{K}(A, r, name, n, first, m, t) ==>
      RunPlacedAt{L}(A, r, name, n, first, m, t);
*/
/*@ ghost
  // What is noted after m lines changes nothing of their places.
  /@ requires kept:  0 <= m && RunLinesKept(A, r, q, m);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    \forall integer k; 0 <= k <= m ==> RunPlaced(A, r, n, first, k) == RunPlaced(A, q, n, first, k); @/
  static void places_kept(xo_asked A, run r, run q, int n, unsigned long long first, int m)
  {
    /@ loop invariant bound: 0 <= k <= m;
       loop invariant len:   \forall integer j; 0 <= j <= k ==>
                               RunPlaced(A, r, n, first, j) == RunPlaced(A, q, n, first, j);
       loop assigns k; loop variant m - k; @/
    for (int k = 0; k < m; k++)
      ;
  }

  /@ requires name:   0 <= n && \valid_read(name + (0 .. n - 1));
     requires kept:   0 <= m <= XO_WINDOW && RunLinesKept(A, r, q, m);
     requires len:    \forall integer k; 0 <= k <= m ==> RunPlaced(A, r, n, first, k) == RunPlaced(A, q, n, first, k);
     requires in:     PlacesIn(A, r, n, first, m);
     requires bytes:  \valid_read(t + (0 .. RunPlaced(A, r, n, first, m) - 1)) &&
                        RunPlacedAt(A, r, name, n, first, m, t);
     terminates \true; exits \false; assigns \nothing;
     ensures in:      PlacesIn(A, q, n, first, m);
     ensures bytes:   RunPlacedAt(A, q, name, n, first, m, t); @/
  static void bytes_kept(xo_asked A, run r, run q, const unsigned char *name, int n, unsigned long long first, int m,
                         const unsigned char *t)
  {
    /@ assert each: \forall integer k; 0 <= k < m ==>
         PlacedAt(A, r.terms[k].rules, r.entry[k], name, n, first + k, t, RunPlaced(A, q, n, first, k)); @/
    return;
  }

  // A step of at most one line.
  /@ requires one:     0 <= c.count <= 1 && (c.count == 0 ==> e.kind == XO_ENTRY_NONE) &&
                         (c.count == 1 ==> e == c.at[0]);
     requires known:   InvRules(R) && InvEntry(R, e);
     requires text:    0 <= len && \valid_read(t + (0 .. len - 1));
     requires written: EntriesWritten(A, R, c, t, len);
     requires counted: EntriesAdd(A, R, c, c.count, a, b);
     terminates \true; exits \false; assigns \nothing;
     ensures written:  EntryWritten(A, R, e, t, len);
     ensures counted:  EntryCounted(A, R, e, a, b); @/
  static void one_entry(xo_asked A, xo_rules R, xo_entries c, xo_entry e, const unsigned char *t, int len, xo_tally a,
                        xo_tally b)
  {
    /@ assert count: \forall integer j; 0 <= EntryCount(A, R, e, j); @/
    if (c.count == 0) {
      /@ assert none: \forall integer j; Tallied(A, R, c, 0, j) == 0 == EntryCount(A, R, e, j); @/
      return;
    }
    /@ assert len:   EntryBegin(A, R, c, 1) == EntryLength(A, R, e); @/
    /@ assert bytes: \forall integer i; 0 <= i ==> EntriesByte(A, R, c, 1, i) == EntryByte(A, R, e, i); @/
    /@ assert tally: \forall integer j; Tallied(A, R, c, 1, j) == EntryCount(A, R, e, j); @/
  }
*/

/* A step of one line, and the entry of it. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(entry) && \valid(line + (0 .. XO_ENTRY_CAP - 1)) &&
                        \separated(lines, entries, record, game, sum, entry,
                          line + (0 .. XO_ENTRY_CAP - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from < lines->count;
    requires terms:   InvTerms(terms);
    terminates \true; exits \false;
    assigns *entries, *record, *game, *sum, *entry, line[0 .. XO_ENTRY_CAP - 1];
    ensures inv:      InvTerms(\result.terms);
    ensures one:      \result.lines == 1 && 0 <= \result.bytes <= XO_ENTRY_CAP;
    ensures judged:   SomeJudged(asked, text + lines->start[from], LineLength(*lines, from), terms, *entry,
                        \result.terms);
    ensures written:  EntryWritten(asked, terms.rules, *entry, line, \result.bytes);
    ensures counted:  EntryCounted(asked, terms.rules, *entry, \old(*sum), *sum); */
static xo_step take_one(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from,
                        xo_entries *entries, xo_record *record, xo_game *game, unsigned char *line, xo_tally *sum,
                        xo_entry *entry)
{
  const xo_entry none = {XO_ENTRY_NONE, 0, {0, 0, 0, 0, {0, 0}, {0, 0}}, {0, 0, 0, 0, 0, 0}};
  //@ ghost xo_tally before = *sum;
  xo_step step = xo_entry_step(asked, terms, text, lines, from, 1, entries, record, game, line, sum);
  //@ assert said: EntriesThere(asked, terms, text, *lines, from, *entries);
  *entry = none;
  if (entries->count == 1)
    *entry = entries->at[0];
  //@ ghost one_entry(asked, terms.rules, *entries, *entry, line, step.bytes, before, *sum);
  return step;
}

/* Writes these bytes after the place of their line, from out[at] on; answers where they end. */
/*@ requires name:    0 <= n && 0 <= at <= 2147483647 - XO_ENTRY_CAP - XO_PLACE_CAP - n && number < 1000000000000000000;
    requires valid:   \valid_read(name + (0 .. n - 1)) && \valid_read(line + (0 .. len - 1)) &&
                        \valid(out + (at .. at + n + XO_ENTRY_CAP + XO_PLACE_CAP - 1)) &&
                        \separated(name + (0 .. n - 1), line + (0 .. len - 1),
                          out + (at .. at + n + XO_ENTRY_CAP + XO_PLACE_CAP - 1));
    requires written: 0 <= len <= XO_ENTRY_CAP && EntryWritten(asked, rules, entry, line, len);
    terminates \true; exits \false; assigns out[at .. at + n + XO_ENTRY_CAP + XO_PLACE_CAP - 1];
    ensures bound:    at <= \result <= at + n + XO_ENTRY_CAP + XO_PLACE_CAP;
    ensures len:      \result == at + PlacedLength(asked, rules, entry, n, number);
    ensures bytes:    PlacedAt(asked, rules, entry, name, n, number, out, at); */
static int place_entry(xo_asked asked, xo_rules rules, xo_entry entry, const unsigned char *name, int n,
                       unsigned long long number, const unsigned char *line, int len, unsigned char *out, int at)
{
  if (len == 0)
    return at;
  int end = xo_place_line(name, n, number, line, len, out + at);
  /*@ assert there: \forall integer i; end - len <= i < end ==> out[at + (end - len) + (i - (end - len))] ==
        EntryByte(asked, rules, entry, i - (end - len)); */
  return at + end;
}

/* Notes line m, judged under the terms that are noted there, and the terms after it. */
/*@ requires valid:   \valid_read(lines) && \valid(noted) &&
                        \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(lines, noted, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires m:       0 <= m < XO_WINDOW;
    requires before:  RunJudged(asked, text, *lines, *noted, m);
    requires line:    SomeJudged(asked, text + lines->start[m], LineLength(*lines, m), noted->terms[m], entry, next);
    terminates \true; exits \false;
    assigns *noted;
    ensures noted:    noted->entry[m] == entry && noted->terms[m] == \old(noted->terms[m]) &&
                        noted->terms[m + 1] == next;
    ensures first:    noted->terms[0] == \old(noted->terms[0]);
    ensures each:     RunJudged(asked, text, *lines, *noted, m + 1);
    ensures kept:     RunLinesKept(asked, \old(*noted), *noted, m); */
static void note_one(xo_asked asked, const char *text, const xo_lines *lines, int m, xo_entry entry, xo_terms next,
                     run *noted)
{
  noted->entry[m] = entry;
  noted->terms[m + 1] = next;
  //@ assert before: RunJudged(asked, text, *lines, *noted, m);
  /*@ assert line: SomeJudged(asked, text + lines->start[m], LineLength(*lines, m), noted->terms[m],
        noted->entry[m], noted->terms[m + 1]); */
  //@ ghost run_judged_next(asked, text, *lines, *noted, m);
}

/* Line by line, as long as there is room for one with a name of n bytes; the line number k of the block has the number
 * first + k in its file. Answers how many lines are taken, and the bytes that are written of them. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires name:    0 <= n <= 2147483647 - XO_ENTRY_CAP - XO_PLACE_CAP && 0 <= room &&
                        first < 1000000000000000000 - XO_WINDOW;
    requires valid:   \valid_read(lines) && \valid_read(name + (0 .. n - 1)) &&
                        \valid(entries) && \valid(record) && \valid(game) && \valid(sum) && \valid(entry) &&
                        \valid(noted) && \valid(line + (0 .. XO_ENTRY_CAP - 1)) && \valid(out + (0 .. room - 1)) &&
                        \separated(lines, entries, record, game, sum, entry, noted,
                          name + (0 .. n - 1), line + (0 .. XO_ENTRY_CAP - 1),
                          out + (0 .. room - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines);
    requires terms:   InvTerms(terms);
    terminates \true; exits \false;
    assigns *entries, *record, *game, *sum, *entry, *noted, line[0 .. XO_ENTRY_CAP - 1], out[0 .. room - 1];
    ensures lines:    0 <= \result.lines <= lines->count && 0 <= \result.len <= room;
    ensures room:     \result.lines < lines->count ==> room - \result.len < n + XO_ENTRY_CAP + XO_PLACE_CAP;
    ensures first:    noted->terms[0] == terms;
    ensures each:     RunJudged(asked, text, *lines, *noted, \result.lines);
    ensures in:       PlacesIn(asked, *noted, n, first, \result.lines);
    ensures len:      \result.len == RunPlaced(asked, *noted, n, first, \result.lines);
    ensures bytes:    RunPlacedAt(asked, *noted, name, n, first, \result.lines, out);
    ensures tally:    RunTally(asked, *noted, \result.lines, \old(*sum), *sum); */
placed_lines placed_steps(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines,
                          const unsigned char *name, int n, unsigned long long first, xo_entries *entries,
                          xo_record *record, xo_game *game, xo_entry *entry, unsigned char *line, unsigned char *out,
                          int room, xo_tally *sum, run *noted)
{
  //@ ghost xo_tally before = *sum;
  //@ ghost xo_terms begin = terms;
  placed_lines w = {0, 0};
  unsigned long long number = first;
  noted->terms[0] = terms;
  /*@ loop invariant bound:  0 <= w.lines <= lines->count && 0 <= w.len <= room;
      loop invariant number: number == first + w.lines;
      loop invariant inv:    InvTerms(terms);
      loop invariant first:  noted->terms[0] == begin;
      loop invariant behind: noted->terms[w.lines] == terms;
      loop invariant each:   RunJudged(asked, text, *lines, *noted, w.lines);
      loop invariant in:     PlacesIn(asked, *noted, n, first, w.lines);
      loop invariant len:    w.len == RunPlaced(asked, *noted, n, first, w.lines);
      loop invariant bytes:  RunPlacedAt(asked, *noted, name, n, first, w.lines, out);
      loop invariant tally:  RunTally(asked, *noted, w.lines, before, *sum);
      loop assigns w, number, terms, *entries, *record, *game, *sum, *entry, *noted, line[0 .. XO_ENTRY_CAP - 1],
        out[0 .. room - 1];
      loop variant lines->count - w.lines; */
  while (w.lines != lines->count && room - w.len >= n + XO_ENTRY_CAP + XO_PLACE_CAP) {
    //@ ghost run then = *noted;
    //@ ghost xo_tally counted = *sum;
    //@ ghost int m = w.lines, at = w.len;
    xo_step step = take_one(asked, terms, text, lines, w.lines, entries, record, game, line, sum, entry);
    //@ assert name:  BytesStay{LoopCurrent, Here}(name, n);
    //@ assert taken: BytesStay{LoopCurrent, Here}(out, at);
    w.len = place_entry(asked, terms.rules, *entry, name, n, number, line, step.bytes, out, w.len);
    //@ assert name:  BytesStay{LoopCurrent, Here}(name, n);
    //@ assert stay:  BytesStay{LoopCurrent, Here}(out, at);
    //@ assert old:   RunPlacedAt(asked, then, name, n, first, m, out);
    //@ assert entry: PlacedAt(asked, terms.rules, *entry, name, n, first + m, out, at);
    note_one(asked, text, lines, w.lines, *entry, step.terms, noted);
    //@ ghost places_kept(asked, then, *noted, n, first, m);
    //@ ghost bytes_kept(asked, then, *noted, name, n, first, m, out);
    //@ ghost run_lines_kept(asked, then, *noted, m);
    //@ assert line:  noted->terms[m].rules == terms.rules && noted->entry[m] == *entry;
    //@ assert len:   RunPlaced(asked, *noted, n, first, m + 1) == w.len;
    //@ assert bytes: RunPlacedAt(asked, *noted, name, n, first, m + 1, out);
    //@ assert more:  0 <= RunPlaced(asked, *noted, n, first, m) <= RunPlaced(asked, *noted, n, first, m + 1);
    //@ assert in:    PlacesIn(asked, *noted, n, first, m + 1);
    //@ assert count: RunTally(asked, *noted, m, before, counted);
    //@ assert tally: RunTally(asked, *noted, m + 1, before, *sum);
    w.lines++;
    number++;
    terms = step.terms;
  }
  return w;
}
