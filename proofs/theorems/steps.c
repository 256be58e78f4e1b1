/* steps.c: a loop that calls xo_entry_step over the text lines of a block. However many lines a call may take, the
 * bytes and the counts are those of the lines in order, each under the terms in force before it.
 */
#include "entry_once.acsl"
#include "file_once.acsl"
#include "run.h"

/*@ // From byte b on the first n lines have the bytes of entry e; up to byte `to` those of the first k entries.
    predicate LineFrom(xo_asked A, xo_rules R, xo_entry e, run q, integer n, integer b) =
      \forall integer i; b <= i ==> RunByte(A, q, n, i) == EntryByte(A, R, e, i - b);
    predicate EntriesFrom(xo_asked A, xo_rules R, xo_entries c, integer k, run q, integer n, integer b, integer to) =
      \forall integer i; b <= i < to ==> RunByte(A, q, n, i) == EntriesByte(A, R, c, k, i - b);
    predicate BytesAlike(xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d) =
      \forall integer i; EntryByte(A, R, e, i) == EntryByte(A, S, d, i);
    // The bytes of n lines of r are the first of m lines of q.
    predicate BytesKept(xo_asked A, run r, integer n, run q, integer m) =
      \forall integer i; i < RunBegin(A, r, n) ==> RunByte(A, q, m, i) == RunByte(A, r, n, i);

    // With a line more, which is this entry's, r is q.
    predicate RunAdds(xo_asked A, xo_rules R, xo_entry e, run r, run q, integer m) =
      RunBegin(A, q, m + 1) == RunBegin(A, r, m) + EntryLength(A, R, e) && BytesKept(A, r, m, q, m + 1) &&
      LineFrom(A, R, e, q, m + 1, RunBegin(A, r, m)) &&
      (\forall integer j; RunCount(A, q, m + 1, j) == RunCount(A, r, m, j) + EntryCount(A, R, e, j));

    // So it is with the first k entries of a step after f lines of p.
    predicate RunsOn(xo_asked A, xo_rules R, xo_entries c, run p, run q, integer f, integer k) =
      RunBegin(A, q, f + k) == RunBegin(A, p, f) + EntryBegin(A, R, c, k) && BytesKept(A, p, f, q, f + k) &&
      EntriesFrom(A, R, c, k, q, f + k, RunBegin(A, p, f), RunBegin(A, q, f + k)) &&
      (\forall integer j; RunCount(A, q, f + k, j) == RunCount(A, p, f, j) + Tallied(A, R, c, k, j));

    // At t[b .. to) stand the bytes of the first k entries, or those that n lines have there.
    predicate EntriesAt(xo_asked A, xo_rules R, xo_entries c, unsigned char *t, integer b, integer to) =
      \forall integer i; 0 <= i < to - b ==> t[b + i] == EntriesByte(A, R, c, c.count, i);
    predicate RunWritten(xo_asked A, run q, integer n, unsigned char *t, integer b, integer to) =
      \forall integer i; b <= i < to ==> t[i] == RunByte(A, q, n, i);
    // After line `from` of r the lines up to n are judged in q, and their bytes stand at t[b .. to).
    predicate RunsTo(xo_asked A, char *x, xo_lines l, run r, integer from, run q, integer n, unsigned char *t,
                     integer b, integer to) = SameTerms(r.terms[0], q.terms[0]) && RunJudged(A, x, l, q, n) &&
      to == RunBegin(A, q, n) && BytesKept(A, r, from, q, n) && RunWritten(A, q, n, t, b, to);
    lemma EntriesAt_Run{L}: \forall xo_asked A, xo_rules R, xo_entries c, run q, integer n, unsigned char *t,
      integer b, to; EntriesAt(A, R, c, t, b, to) && EntriesFrom(A, R, c, c.count, q, n, b, to) ==>
      RunWritten(A, q, n, t, b, to);
    lemma RunWritten_Kept{L}: \forall xo_asked A, run r, q, integer n, m, b, unsigned char *t;
      RunWritten(A, r, n, t, b, RunBegin(A, r, n)) && BytesKept(A, r, n, q, m) ==>
      RunWritten(A, q, m, t, b, RunBegin(A, r, n));
    lemma RunWritten_Parts{L}: \forall xo_asked A, run q, integer n, b, c, d, unsigned char *t;
      RunWritten(A, q, n, t, b, c) && RunWritten(A, q, n, t, c, d) ==> RunWritten(A, q, n, t, b, d);
    lemma EntryOf_Same{L}: \forall xo_asked A, xo_terms T, U, char *t, integer len, xo_entry e;
      SameTerms(T, U) && EntryOf(A, U, t, len, e) ==> EntryOf(A, T, t, len, e);
    lemma SettingTo_Same{L}: \forall char *t, integer len, xo_terms T, U, xo_settings u, xo_terms N;
      SameTerms(T, U) && SettingTo(t, len, U, u, N) ==> SettingTo(t, len, T, u, N);
    lemma SettingTo_Some{L}: \forall char *t, integer len, xo_terms T, xo_settings u, xo_terms N;
      SettingTo(t, len, T, u, N) ==> SomeSetting(t, len, T, N);
    // With the lines from n lines of r on, m lines of q, sum a is sum b.
    predicate RunGrows(xo_asked A, run r, integer n, run q, integer m, xo_tally a, xo_tally b) =
      \forall integer k; 0 <= k < XO_TALLY_ROWS ==> RunCount(A, r, n, k) <= RunCount(A, q, m, k) &&
        Grows(a.count[k], RunCount(A, q, m, k) - RunCount(A, r, n, k), b.count[k]);
    lemma Grows_More: \forall integer a, n, b, m, c; 0 <= n && 0 <= m && Grows(a, n, b) && Grows(b, m, c) ==>
      Grows(a, n + m, c);
*/
/*@ ghost
  // The same rules.
  /@ requires rules: SameRules(R, S);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    EntryLength(A, R, e) == EntryLength(A, S, e);
     ensures bytes:  \forall integer i; EntryByte(A, R, e, i) == EntryByte(A, S, e, i);
     ensures tally:  \forall integer j; EntryCount(A, R, e, j) == EntryCount(A, S, e, j); @/
  static void rules_same(xo_asked A, xo_rules R, xo_rules S, xo_entry e)
  {
    return;
  }

  void run_judged_next(xo_asked A, const char *t, xo_lines l, run r, int m)
  {
    return;
  }

  void run_lines_kept(xo_asked A, run r, run q, int n)
  {
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant len:   RunBegin(A, r, k) == RunBegin(A, q, k);
       loop invariant bytes: \forall integer i; RunByte(A, r, k, i) == RunByte(A, q, k, i);
       loop invariant tally: \forall integer j; RunCount(A, r, k, j) == RunCount(A, q, k, j);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++)
      ;
  }

  // One line more.
  /@ requires n:     0 <= n < 2147483647;
     terminates \true; exits \false; assigns \nothing;
     ensures len:    RunBegin(A, r, n + 1) == RunBegin(A, r, n) + EntryLength(A, r.terms[n].rules, r.entry[n]);
     ensures before: \forall integer i; i < RunBegin(A, r, n) ==> RunByte(A, r, n + 1, i) == RunByte(A, r, n, i);
     ensures line:   \forall integer i; RunBegin(A, r, n) <= i ==> RunByte(A, r, n + 1, i) ==
                       EntryByte(A, r.terms[n].rules, r.entry[n], i - RunBegin(A, r, n));
     ensures tally:  \forall integer j; RunCount(A, r, n + 1, j) ==
                       RunCount(A, r, n, j) + EntryCount(A, r.terms[n].rules, r.entry[n], j); @/
  static void run_next(xo_asked A, run r, int n)
  {
    return;
  }

  /@ requires lines: 0 <= m < XO_WINDOW && RunLinesKept(A, r, q, m);
     requires len:   EntryLength(A, R, e) == EntryLength(A, q.terms[m].rules, q.entry[m]);
     requires bytes: \forall integer i; EntryByte(A, R, e, i) == EntryByte(A, q.terms[m].rules, q.entry[m], i);
     requires tally: \forall integer j; EntryCount(A, R, e, j) == EntryCount(A, q.terms[m].rules, q.entry[m], j);
     terminates \true; exits \false; assigns \nothing;
     ensures adds:   RunAdds(A, R, e, r, q, m); @/
  static void run_adds(xo_asked A, xo_rules R, xo_entry e, run r, run q, int m)
  {
    run_lines_kept(A, r, q, m);
    run_next(A, q, m);
    /@ assert there: LineFrom(A, q.terms[m].rules, q.entry[m], q, m + 1, RunBegin(A, q, m)); @/
    /@ assert same:  BytesAlike(A, R, e, q.terms[m].rules, q.entry[m]); @/
    /@ assert line:  LineFrom(A, R, e, q, m + 1, RunBegin(A, q, m)); @/
    /@ assert kept:  BytesKept(A, q, m, q, m + 1); @/
    /@ assert first: BytesKept(A, r, m, q, m + 1); @/
  }

  // The same of a step.
  /@ requires entry: 0 <= f && 0 <= k < c.count && InvRules(R) && InvEntries(R, c);
     requires begin: 0 <= EntryBegin(A, R, c, k) && RunsOn(A, R, c, p, r, f, k);
     requires adds:  RunAdds(A, R, c.at[k], r, q, f + k);
     terminates \true; exits \false; assigns \nothing;
     ensures begin:  0 <= EntryBegin(A, R, c, k + 1);
     ensures more:   \forall integer j; Tallied(A, R, c, k, j) <= Tallied(A, R, c, k + 1, j);
     ensures adds:   RunsOn(A, R, c, p, q, f, k + 1); @/
  static void run_on(xo_asked A, xo_rules R, xo_entries c, run p, run r, run q, int f, int k)
  {
    /@ assert entry: InvEntry(R, c.at[k]); @/
    entry_written_once(A, R, c.at[k], c.at[k]);
    /@ assert count: \forall integer j; 0 <= EntryCount(A, R, c.at[k], j); @/
    /@ assert first: BytesKept(A, p, f, q, f + k + 1); @/
    /@ assert same:  EntriesFrom(A, R, c, k, q, f + k + 1, RunBegin(A, p, f), RunBegin(A, r, f + k)); @/
    /@ assert y:     RunBegin(A, r, f + k) == RunBegin(A, p, f) + EntryBegin(A, R, c, k); @/
    /@ assert line:  LineFrom(A, R, c.at[k], q, f + k + 1, RunBegin(A, r, f + k)); @/
    /@ assert bytes: EntriesFrom(A, R, c, k + 1, q, f + k + 1, RunBegin(A, p, f), RunBegin(A, q, f + k + 1)); @/
  }
*/

/* Notes line m, and the terms after it. */
/*@ requires valid:   \valid_read(lines) && \valid(noted) &&
                        \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(lines, noted, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires m:       0 <= m < XO_WINDOW;
    requires before:  RunJudged(asked, text, *lines, *noted, m);
    requires line:    SomeJudged(asked, text + lines->start[m], LineLength(*lines, m), noted->terms[m], entry, next);
    requires rules:   SameRules(rules, noted->terms[m].rules);
    terminates \true; exits \false;
    assigns *noted;
    ensures at:       SameTerms(noted->terms[m + 1], next);
    ensures each:     RunJudged(asked, text, *lines, *noted, m + 1);
    ensures first:    SameTerms(\old(noted->terms[0]), noted->terms[0]);
    ensures adds:     RunAdds(asked, rules, entry, \old(*noted), *noted, m); */
static void note_line(xo_asked asked, const char *text, const xo_lines *lines, int m, xo_rules rules, xo_entry entry,
                      xo_terms next, run *noted)
{
  //@ ghost run before = *noted;
  //@ ghost rules_same(asked, rules, noted->terms[m].rules, entry);
  noted->entry[m] = entry;
  noted->terms[m + 1] = next;
  //@ assert before: RunJudged(asked, text, *lines, *noted, m);
  /*@ assert line: SomeJudged(asked, text + lines->start[m], LineLength(*lines, m), noted->terms[m],
        noted->entry[m], noted->terms[m + 1]); */
  //@ ghost run_judged_next(asked, text, *lines, *noted, m);
  //@ ghost run_adds(asked, rules, entry, before, *noted, m);
}

/* Notes the n entries of the lines from number f on, judged under these terms. */
/*@ requires valid:   \valid_read(lines) && \valid_read(entries) && \valid(noted) &&
                        \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(lines, entries, noted, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires count:   0 <= f && 0 <= n == entries->count <= XO_ENTRIES_MAX && f + n <= XO_WINDOW;
    requires known:   InvRules(terms.rules) && InvEntries(terms.rules, *entries);
    requires at:      SameTerms(noted->terms[f], terms);
    requires before:  RunJudged(asked, text, *lines, *noted, f);
    requires each:    \forall integer k; 0 <= k < n ==>
                        EntryAt(asked, terms, text, *lines, f + k, entries->at[k]);
    terminates \true; exits \false;
    assigns *noted;
    ensures at:       SameTerms(noted->terms[f + n], terms);
    ensures each:     RunJudged(asked, text, *lines, *noted, f + n);
    ensures first:    SameTerms(\old(noted->terms[0]), noted->terms[0]);
    ensures more:     0 <= EntryBegin(asked, terms.rules, *entries, n) &&
                        \forall integer j; 0 <= Tallied(asked, terms.rules, *entries, n, j);
    ensures on:       RunsOn(asked, terms.rules, *entries, \old(*noted), *noted, f, n); */
static void note_entries(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int f, int n,
                         const xo_entries *entries, run *noted)
{
  //@ ghost run before = *noted;
  /*@ loop invariant bound: 0 <= k <= n;
      loop invariant at:    SameTerms(noted->terms[f + k], terms);
      loop invariant each:  RunJudged(asked, text, *lines, *noted, f + k);
      loop invariant first: SameTerms(before.terms[0], noted->terms[0]);
      loop invariant more:  0 <= EntryBegin(asked, terms.rules, *entries, k) &&
                              \forall integer j; 0 <= Tallied(asked, terms.rules, *entries, k, j);
      loop invariant on:    RunsOn(asked, terms.rules, *entries, before, *noted, f, k);
      loop assigns k, *noted;
      loop variant n - k; */
  for (int k = 0; k != n; k++) {
    //@ ghost run then = *noted;
    //@ assert entry: EntryAt(asked, terms, text, *lines, f + k, entries->at[k]);
    /*@ assert judged: SomeJudged(asked, text + lines->start[f + k], LineLength(*lines, f + k), noted->terms[f + k],
          entries->at[k], terms); */
    note_line(asked, text, lines, f + k, terms.rules, entries->at[k], terms, noted);
    //@ ghost run_on(asked, terms.rules, *entries, before, then, *noted, f, k);
  }
}

/* Notes an @ line, which leads from these terms to the next. */
/*@ requires valid:   \valid_read(lines) && \valid(noted) &&
                        \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(lines, noted, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires m:       0 <= m < XO_WINDOW;
    requires before:  RunJudged(asked, text, *lines, *noted, m);
    requires at:      SettingLine(text, *lines, m) && SameTerms(noted->terms[m], by);
    requires to:      SettingTo(text + lines->start[m], LineLength(*lines, m), by, read, next);
    terminates \true; exits \false;
    assigns *noted;
    ensures at:       SameTerms(noted->terms[m + 1], next);
    ensures each:     RunJudged(asked, text, *lines, *noted, m + 1);
    ensures first:    SameTerms(\old(noted->terms[0]), noted->terms[0]);
    ensures len:      RunBegin(asked, *noted, m + 1) == RunBegin(asked, \old(*noted), m);
    ensures kept:     BytesKept(asked, \old(*noted), m, *noted, m + 1);
    ensures tally:    \forall integer k; RunCount(asked, *noted, m + 1, k) == RunCount(asked, \old(*noted), m, k); */
static void note_setting(xo_asked asked, const char *text, const xo_lines *lines, int m, xo_terms by, xo_settings read,
                         xo_terms next, run *noted)
{
  const xo_entry none = {XO_ENTRY_NONE, 0, {0, 0, 0, 0, {0, 0}, {0, 0}}, {0, 0, 0, 0, 0, 0}};
  //@ assert begins: BeginsSetting(text + lines->start[m], LineLength(*lines, m));
  /*@ assert to: SettingTo(text + lines->start[m], LineLength(*lines, m), noted->terms[m], read, next); */
  /*@ assert some: SomeSetting(text + lines->start[m], LineLength(*lines, m), noted->terms[m], next); */
  note_line(asked, text, lines, m, by.rules, none, next, noted);
  return;
}

/*@ ghost
  /@ requires terms: SameTerms(T, U) && SameTerms(U, N);
     terminates \true; exits \false; assigns \nothing;
     ensures ends:   SameTerms(T, N); @/
  static void terms_chain(xo_terms T, xo_terms U, xo_terms N)
  {
    return;
  }

  // Bytes written from t[at] on.
  /@ requires text:    0 <= at && 0 <= len && at + len < 2147483647 && \valid_read(t + (at .. at + len - 1));
     requires written: EntriesWritten(A, R, c, t + at, len);
     terminates \true; exits \false; assigns \nothing;
     ensures at: EntriesAt(A, R, c, t, at, at + len); @/
  static void written_at(xo_asked A, xo_rules R, xo_entries c, const unsigned char *t, int at, int len)
  {
    return;
  }
*/

/* One step, the bytes of which are written from out[at] on, and what it notes. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires at:      0 <= at <= XO_ENTRY_CAP * from;
    requires valid:   \valid_read(lines) &&
                        \valid(entries) && \valid(record) && \valid(game) && \valid(sum) && \valid(noted) &&
                        \valid(out + (at .. at + XO_ENTRY_CAP * n - 1)) &&
                        \separated(lines, entries, record, game, sum, noted,
                          out + (at .. at + XO_ENTRY_CAP * n - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from < lines->count && 1 <= n <= XO_ENTRIES_MAX;
    requires terms:   InvTerms(terms) && SameTerms(noted->terms[from], terms);
    requires before:  RunJudged(asked, text, *lines, *noted, from);
    requires len:     at == RunBegin(asked, *noted, from);
    terminates \true; exits \false;
    assigns *entries, *record, *game, *sum, *noted, out[at .. at + XO_ENTRY_CAP * n - 1];
    ensures lines:    1 <= \result.lines <= n && from + \result.lines <= lines->count;
    ensures bytes:    0 <= \result.bytes <= XO_ENTRY_CAP * \result.lines;
    ensures inv:      InvTerms(\result.terms);
    ensures behind:   SameTerms(noted->terms[from + \result.lines], \result.terms);
    ensures on:       RunsTo(asked, text, *lines, \old(*noted), from, *noted, from + \result.lines, out, at,
                        at + \result.bytes);
    ensures tally:    RunGrows(asked, \old(*noted), from, *noted, from + \result.lines, \old(*sum), *sum); */
static xo_step step_on(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n,
                       xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, int at,
                       xo_tally *sum, run *noted)
{
  //@ ghost run before = *noted;
  //@ ghost xo_tally counted = *sum;
  xo_step step = xo_entry_step(asked, terms, text, lines, from, n, entries, record, game, out + at, sum);
  //@ assert said: EntriesThere(asked, terms, text, *lines, from, *entries);
  //@ ghost written_at(asked, terms.rules, *entries, out, at, step.bytes);
  if (step.stop == XO_STEP_SET || step.stop == XO_STEP_UNREAD) {
    //@ assert to: SettingTo(text + lines->start[from], LineLength(*lines, from), terms, step.read, step.terms);
    note_setting(asked, text, lines, from, terms, step.read, step.terms, noted);
    //@ assert one:   step.lines == 1 && step.bytes == 0 && entries->count == 0;
    //@ assert grows: RunGrows(asked, before, from, *noted, from + step.lines, counted, *sum);
    /*@ assert goes:  RunsTo(asked, text, *lines, before, from, *noted, from + step.lines, out, at, at + step.bytes); */
  } else {
    note_entries(asked, terms, text, lines, from, step.lines, entries, noted);
    //@ ghost terms_chain(noted->terms[from + step.lines], terms, step.terms);
    //@ assert on:    RunsOn(asked, terms.rules, *entries, before, *noted, from, step.lines);
    //@ assert len:   RunBegin(asked, *noted, from + step.lines) == at + step.bytes;
    //@ assert bytes: EntriesAt(asked, terms.rules, *entries, out, at, at + step.bytes);
    /*@ assert there: EntriesFrom(asked, terms.rules, *entries, step.lines, *noted, from + step.lines, at,
          at + step.bytes); */
    //@ assert grows: RunGrows(asked, before, from, *noted, from + step.lines, counted, *sum);
    /*@ assert goes:  RunsTo(asked, text, *lines, before, from, *noted, from + step.lines, out, at, at + step.bytes); */
  }
  return step;
}

/* Step by step, with at most most[k] lines in a step that begins with line k; the bytes go to out, one step's after
 * the other's, and what is judged is noted. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(noted) && \valid(out + (0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1)) &&
                        \valid_read(most + (0 .. lines->count - 1)) &&
                        \separated(lines, entries, record, game, sum, noted, most + (0 .. lines->count - 1),
                          out + (0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1),
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines);
    requires most:    \forall integer k; 0 <= k < lines->count ==> 1 <= most[k] <= XO_ENTRIES_MAX;
    requires terms:   InvTerms(terms);
    terminates \true; exits \false;
    assigns *entries, *record, *game, *sum, *noted, out[0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1];
    ensures first:    SameTerms(terms, noted->terms[0]);
    ensures each:     RunJudged(asked, text, *lines, *noted, lines->count);
    ensures len:      \result == RunBegin(asked, *noted, lines->count);
    ensures bytes:    RunWritten(asked, *noted, lines->count, out, 0, \result);
    ensures tally:    RunTally(asked, *noted, lines->count, \old(*sum), *sum); */
int steps(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, const int *most,
          xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum, run *noted)
{
  //@ ghost xo_tally before = *sum;
  //@ ghost xo_terms first = terms;
  int from = 0, at = 0;
  noted->terms[0] = terms;
  /*@ loop invariant bound:   0 <= from <= lines->count && 0 <= at <= XO_ENTRY_CAP * from;
      loop invariant inv:     InvTerms(terms);
      loop invariant first:   SameTerms(first, noted->terms[0]);
      loop invariant behind:  SameTerms(noted->terms[from], terms);
      loop invariant each:    RunJudged(asked, text, *lines, *noted, from);
      loop invariant len:     at == RunBegin(asked, *noted, from);
      loop invariant written: RunWritten(asked, *noted, from, out, 0, at);
      loop invariant tally:   RunTally(asked, *noted, from, before, *sum);
      loop assigns from, at, terms, *entries, *record, *game, *sum, *noted,
        out[0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1];
      loop variant lines->count - from; */
  while (from != lines->count) {
    //@ ghost run then = *noted;
    //@ ghost int line = from, end = at;
    //@ ghost xo_tally counted = *sum;
    xo_step step = step_on(asked, terms, text, lines, from, most[from], entries, record, game, out, at, sum, noted);
    //@ assert more: RunGrows(asked, then, line, *noted, line + step.lines, counted, *sum);
    //@ assert kept: RunWritten(asked, then, line, out, 0, end);
    from += step.lines;
    at += step.bytes;
    terms = step.terms;
    //@ assert old: RunWritten(asked, *noted, from, out, 0, end);
  }
  return at;
}
