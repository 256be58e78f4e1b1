/* steps.c: the loop of who calls xo_entry_step, over the text lines of a block, and xo_ready_write and xo_ready_step
 * for those that an automaton knows: whatever number of lines each may take, what is written and counted is that of the
 * lines, one behind the other, each under the terms in force before it.
 */
#include "entry_once.acsl"
#include "file_once.acsl"
#include "lines_agree.acsl"
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

    // So it is with the first k entries of a step behind f lines of p.
    predicate RunsOn(xo_asked A, xo_rules R, xo_entries c, run p, run q, integer f, integer k) =
      RunBegin(A, q, f + k) == RunBegin(A, p, f) + EntryBegin(A, R, c, k) && BytesKept(A, p, f, q, f + k) &&
      EntriesFrom(A, R, c, k, q, f + k, RunBegin(A, p, f), RunBegin(A, q, f + k)) &&
      (\forall integer j; RunCount(A, q, f + k, j) == RunCount(A, p, f, j) + Tallied(A, R, c, k, j));

    // At t[b .. to) stand the bytes of the first k entries, or those that n lines have there.
    predicate EntriesAt(xo_asked A, xo_rules R, xo_entries c, unsigned char *t, integer b, integer to) =
      \forall integer i; 0 <= i < to - b ==> t[b + i] == EntriesByte(A, R, c, c.count, i);
    predicate RunWritten(xo_asked A, run q, integer n, unsigned char *t, integer b, integer to) =
      \forall integer i; b <= i < to ==> t[i] == RunByte(A, q, n, i);
    // Behind line `from` of r the lines up to n are judged in q, and their bytes stand at t[b .. to).
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

/* Notes line m, and the terms behind it. */
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

bool is_for(const xo_automaton *automaton, int partial, xo_terms terms)
{
  xo_rules r = automaton->rules;
  bool rules = r.rows == terms.rules.rows && r.cols == terms.rules.cols && r.line == terms.rules.line &&
               r.players == terms.rules.players;
  if (!rules || terms.known == 0 || terms.partial != partial || automaton->order.len != terms.order.len)
    return false;
  int k = 0;
  /*@ loop invariant bound: 0 <= k <= XO_PLAYERS_MAX;
      loop invariant same:  \forall integer i; 0 <= i < k ==> terms.order.at[i] == automaton->order.at[i];
      loop assigns k; loop variant XO_PLAYERS_MAX - k; */
  while (k < XO_PLAYERS_MAX && automaton->order.at[k] == terms.order.at[k])
    k++;
  return k == XO_PLAYERS_MAX;
}

/*@ // There is one entry at most.
    predicate EntryAlone(xo_asked A, xo_terms T, char *t, xo_lines l, integer f, xo_entries c) =
      c.count <= 1 && (0 < c.count ==> EntryAt(A, T, t, l, f, c.at[0]));
    lemma EntryAlone_There{L}: \forall xo_asked A, xo_terms T, char *t, xo_lines l, integer f, xo_entries c;
      EntryAlone(A, T, t, l, f, c) ==> EntriesThere(A, T, t, l, f, c);
*/
xo_step take_some(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n, bool bulk,
                  const xo_automaton *automaton, int partial, const xo_ready *ready, const xo_verdicts *known,
                  xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum)
{
  const xo_settings none = {XO_SETTINGS_GOOD, {0, 0}, {0, 0, 0, 0}, {0, {0}}, 0};
  xo_step step = {1, 0, XO_STEP_ON, terms, none};
  //@ ghost xo_tally before = *sum;
  if (bulk && is_for(automaton, partial, terms)) {
    step.bytes = xo_ready_step(asked, &terms, automaton, ready, from < known->count, text, lines, from, entries, record,
                               out, sum);
    //@ assert one:  EntryAlone(asked, terms, text, *lines, from, *entries);
    //@ assert said: EntriesThere(asked, terms, text, *lines, from, *entries);
    if (step.bytes > 0)
      return step;
    //@ assert none: \forall integer k; 0 <= k < XO_TALLY_ROWS ==> sum->count[k] == before.count[k];
  }
  step = xo_entry_step(asked, terms, text, lines, from, n, entries, record, game, out, sum);
  //@ assert said: EntriesThere(asked, terms, text, *lines, from, *entries);
  return step;
}

/* One step, the bytes of which are written from out[at] on, and what it notes. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires at:      0 <= at <= XO_ENTRY_CAP * from;
    requires valid:   \valid_read(lines) && \valid_read(automaton) && \valid_read(ready) && \valid_read(known) &&
                        \valid(entries) && \valid(record) && \valid(game) && \valid(sum) && \valid(noted) &&
                        \valid(out + (at .. at + XO_ENTRY_CAP * n - 1)) &&
                        \separated(lines, automaton, ready, known, entries, record, game, sum, noted,
                          out + (at .. at + XO_ENTRY_CAP * n - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from < lines->count && 1 <= n <= XO_ENTRIES_MAX;
    requires bulk:    bulk != 0 ==> asked.style == XO_PLAIN && Good(*automaton) &&
                        ReadyFor(asked, *automaton, partial, *ready) && Knows(*automaton, text, *lines, *known);
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
                       bool bulk, const xo_automaton *automaton, int partial, const xo_ready *ready,
                       const xo_verdicts *known, xo_entries *entries, xo_record *record, xo_game *game,
                       unsigned char *out, int at, xo_tally *sum, run *noted)
{
  //@ ghost run before = *noted;
  //@ ghost xo_tally counted = *sum;
  xo_step step = take_some(asked, terms, text, lines, from, n, bulk, automaton, partial, ready, known, entries, record,
                           game, out + at, sum);
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

// ---- the lines that an automaton knows ----
/*@ // What the first `to` lines add to row j, by the ready lines of verdicts 0 to n - 1.
    logic integer UsesTallied(xo_asked A, xo_rules R, xo_ready r, xo_verdicts k, integer to, integer n, integer j) =
      n <= 0 ? 0 : UsesTallied(A, R, r, k, to, n - 1, j) +
        Uses(k, to, n - 1) * EntryCount(A, R, r.line[n - 1].entry, j);
    logic integer Waits(xo_asked A, xo_rules R, xo_ready r, xo_ready_counts c, integer j) =
      ReadyTallied(A, R, r, c, XO_AUTOMATON_VERDICTS, j);

    // As much more waits as the lines from n lines of r on, m lines of q, come to.
    predicate WaitsMore(xo_asked A, xo_rules R, xo_ready y, xo_ready_counts c, xo_ready_counts d, run r, integer n,
                        run q, integer m) = \forall integer j;
      0 <= j < XO_TALLY_ROWS ==> RunCount(A, r, n, j) <= RunCount(A, q, m, j) &&
      Waits(A, R, y, d, j) == Waits(A, R, y, c, j) + RunCount(A, q, m, j) - RunCount(A, r, n, j);

    predicate CountsIn(xo_ready y, xo_ready_counts c, integer n) = \forall integer v;
      0 <= v < XO_AUTOMATON_VERDICTS ==> 0 <= c.of[v] <= n && (c.of[v] != 0 ==> 0 < y.line[v].len);

    // With the first n lines, but for those that wait, sum a is sum b.
    predicate RunWaits(xo_asked A, run r, integer n, xo_rules R, xo_ready y, xo_ready_counts c, xo_tally a,
                       xo_tally b) =
      \forall integer j; 0 <= j < XO_TALLY_ROWS ==> 0 <= Waits(A, R, y, c, j) <= RunCount(A, r, n, j) &&
        Grows(a.count[j], RunCount(A, r, n, j) - Waits(A, R, y, c, j), b.count[j]);
    // From n lines of r on, m lines of q come to what is added to the sum, or waits.
    predicate RunOn(xo_asked A, run r, integer n, run q, integer m, xo_rules R, xo_ready y, xo_ready_counts c,
                    xo_ready_counts d, xo_tally a, xo_tally b) = \forall integer j; 0 <= j < XO_TALLY_ROWS ==>
      0 <= Waits(A, R, y, d, j) - Waits(A, R, y, c, j) <= RunCount(A, q, m, j) - RunCount(A, r, n, j) &&
      Grows(a.count[j], RunCount(A, q, m, j) - RunCount(A, r, n, j) - (Waits(A, R, y, d, j) - Waits(A, R, y, c, j)),
            b.count[j]);
    lemma RunWaits_On: \forall xo_asked A, run r, q, integer n, m, xo_rules R, xo_ready y, xo_ready_counts c, d,
      xo_tally a, b, e; RunWaits(A, r, n, R, y, c, a, b) && RunOn(A, r, n, q, m, R, y, c, d, b, e) ==>
      RunWaits(A, q, m, R, y, d, a, e);
    lemma RunWaits_End: \forall xo_asked A, run r, integer n, xo_rules R, xo_ready y, xo_ready_counts c,
      xo_tally a, b, d; RunWaits(A, r, n, R, y, c, a, b) && ReadyAdds(A, R, y, c, b, d) ==> RunTally(A, r, n, a, d);

    // With n times e more a is b; d is a + b - c; so it is of each times e; and with as much more of each.
    predicate AddsTimes(integer a, integer n, integer e, integer b) = b == a + n * e;
    predicate Balance(integer a, integer b, integer c, integer d) = d == a + b - c;
    predicate Shares(integer a, integer b, integer c, integer d, integer e) = d * e == a * e + b * e - c * e;
    lemma Shares_All: \forall integer a, b, c, d, e; d <= a + b - c <= d ==> Shares(a, b, c, d, e);
    lemma Balance_More: \forall integer e, a, b, c, d, x, y, z, w, q, r, s, t; Balance(a, b, c, d) &&
      Shares(x, y, z, w, e) && AddsTimes(a, x, e, q) && AddsTimes(b, y, e, r) && AddsTimes(c, z, e, s) &&
      AddsTimes(d, w, e, t) ==> Balance(q, r, s, t);
    lemma ReadyAt_Shift{L}: \forall xo_ready_line l, unsigned char *t, integer at, x;
      ReadyAt(l, t + at, x) ==> ReadyAt(l, t, at + x);
*/
/*@ ghost
  // A line more, in row j.
  /@ requires line:  0 <= to < XO_WINDOW && k.of[to] < XO_AUTOMATON_VERDICTS;
     terminates \true; exits \false; assigns \nothing;
     ensures more:   UsesTallied(A, R, r, k, to + 1, XO_AUTOMATON_VERDICTS, j) ==
                       UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) +
                       EntryCount(A, R, r.line[k.of[to]].entry, j); @/
  static void one_use(xo_asked A, xo_rules R, xo_ready r, xo_verdicts k, int to, int j)
  {
    int v = k.of[to];
    /@ loop invariant bound: 0 <= n <= XO_AUTOMATON_VERDICTS;
       loop invariant more:  Balance(UsesTallied(A, R, r, k, to, n, j),
                               v < n ? EntryCount(A, R, r.line[v].entry, j) : 0, 0,
                               UsesTallied(A, R, r, k, to + 1, n, j));
       loop assigns n; loop variant XO_AUTOMATON_VERDICTS - n; @/
    for (int n = 0; n < XO_AUTOMATON_VERDICTS; n++) {
      /@ assert uses: Balance(Uses(k, to, n), v == n ? 1 : 0, 0, Uses(k, to + 1, n)); @/
      /@ assert each: Shares(Uses(k, to, n), v == n ? 1 : 0, 0, Uses(k, to + 1, n),
                        EntryCount(A, R, r.line[n].entry, j)); @/
      /@ assert then: AddsTimes(UsesTallied(A, R, r, k, to, n, j), Uses(k, to, n),
                        EntryCount(A, R, r.line[n].entry, j), UsesTallied(A, R, r, k, to, n + 1, j)); @/
      /@ assert next: AddsTimes(UsesTallied(A, R, r, k, to + 1, n, j), Uses(k, to + 1, n),
                        EntryCount(A, R, r.line[n].entry, j), UsesTallied(A, R, r, k, to + 1, n + 1, j)); @/
      /@ assert line: AddsTimes(v < n ? EntryCount(A, R, r.line[v].entry, j) : 0, v == n ? 1 : 0,
                        EntryCount(A, R, r.line[n].entry, j),
                        v < n + 1 ? EntryCount(A, R, r.line[v].entry, j) : 0); @/
      /@ assert none: AddsTimes(0, 0, EntryCount(A, R, r.line[n].entry, j), 0); @/
    }
  }

  // What waits to be counted grows by what is written, in row j, and so in all.
  /@ requires counts: ReadyCounted(k, from, to, c, d);
     terminates \true; exits \false; assigns \nothing;
     ensures more:    Waits(A, R, r, d, j) == Waits(A, R, r, c, j) +
                        UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) -
                        UsesTallied(A, R, r, k, from, XO_AUTOMATON_VERDICTS, j); @/
  static void row_waits(xo_asked A, xo_rules R, xo_ready r, xo_verdicts k, int from, int to, xo_ready_counts c,
                        xo_ready_counts d, int j)
  {
    /@ loop invariant bound: 0 <= n <= XO_AUTOMATON_VERDICTS;
       loop invariant more:  Balance(ReadyTallied(A, R, r, c, n, j), UsesTallied(A, R, r, k, to, n, j),
                               UsesTallied(A, R, r, k, from, n, j), ReadyTallied(A, R, r, d, n, j));
       loop assigns n; loop variant XO_AUTOMATON_VERDICTS - n; @/
    for (int n = 0; n < XO_AUTOMATON_VERDICTS; n++) {
      /@ assert of:     Balance(c.of[n], Uses(k, to, n), Uses(k, from, n), d.of[n]); @/
      /@ assert each:   Shares(c.of[n], Uses(k, to, n), Uses(k, from, n), d.of[n],
                          EntryCount(A, R, r.line[n].entry, j)); @/
      /@ assert before: AddsTimes(ReadyTallied(A, R, r, c, n, j), c.of[n], EntryCount(A, R, r.line[n].entry, j),
                          ReadyTallied(A, R, r, c, n + 1, j)); @/
      /@ assert behind: AddsTimes(ReadyTallied(A, R, r, d, n, j), d.of[n], EntryCount(A, R, r.line[n].entry, j),
                          ReadyTallied(A, R, r, d, n + 1, j)); @/
      /@ assert from:   AddsTimes(UsesTallied(A, R, r, k, from, n, j), Uses(k, from, n),
                          EntryCount(A, R, r.line[n].entry, j), UsesTallied(A, R, r, k, from, n + 1, j)); @/
      /@ assert to:     AddsTimes(UsesTallied(A, R, r, k, to, n, j), Uses(k, to, n),
                          EntryCount(A, R, r.line[n].entry, j), UsesTallied(A, R, r, k, to, n + 1, j)); @/
    }
  }

  /@ requires line:  0 <= to < XO_WINDOW && k.of[to] < XO_AUTOMATON_VERDICTS;
     terminates \true; exits \false; assigns \nothing;
     ensures more:   \forall integer j; 0 <= j < XO_TALLY_ROWS ==>
                       UsesTallied(A, R, r, k, to + 1, XO_AUTOMATON_VERDICTS, j) ==
                       UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) +
                       EntryCount(A, R, r.line[k.of[to]].entry, j); @/
  static void use_more(xo_asked A, xo_rules R, xo_ready r, xo_verdicts k, int to)
  {
    /@ loop invariant bound: 0 <= i <= XO_TALLY_ROWS;
       loop invariant more:  \forall integer j; 0 <= j < i ==>
                               UsesTallied(A, R, r, k, to + 1, XO_AUTOMATON_VERDICTS, j) ==
                               UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) +
                               EntryCount(A, R, r.line[k.of[to]].entry, j);
       loop assigns i; loop variant XO_TALLY_ROWS - i; @/
    for (int i = 0; i < XO_TALLY_ROWS; i++)
      one_use(A, R, r, k, to, i);
  }

  /@ requires counts: ReadyCounted(k, from, to, c, d);
     terminates \true; exits \false; assigns \nothing;
     ensures more:    \forall integer j; 0 <= j < XO_TALLY_ROWS ==> Waits(A, R, r, d, j) == Waits(A, R, r, c, j) +
                        UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) -
                        UsesTallied(A, R, r, k, from, XO_AUTOMATON_VERDICTS, j); @/
  static void waits_more(xo_asked A, xo_rules R, xo_ready r, xo_verdicts k, int from, int to, xo_ready_counts c,
                         xo_ready_counts d)
  {
    /@ loop invariant bound: 0 <= i <= XO_TALLY_ROWS;
       loop invariant more:  \forall integer j; 0 <= j < i ==> Waits(A, R, r, d, j) == Waits(A, R, r, c, j) +
                               UsesTallied(A, R, r, k, to, XO_AUTOMATON_VERDICTS, j) -
                               UsesTallied(A, R, r, k, from, XO_AUTOMATON_VERDICTS, j);
       loop assigns i; loop variant XO_TALLY_ROWS - i; @/
    for (int i = 0; i < XO_TALLY_ROWS; i++)
      row_waits(A, R, r, k, from, to, c, d, i);
  }

  /@ requires none: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> c.of[v] == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures none:  \forall integer j; Waits(A, R, r, c, j) == 0; @/
  static void nothing_waits(xo_asked A, xo_rules R, xo_ready r, xo_ready_counts c)
  {
    /@ loop invariant bound: 0 <= n <= XO_AUTOMATON_VERDICTS;
       loop invariant none:  \forall integer j; ReadyTallied(A, R, r, c, n, j) == 0;
       loop assigns n; loop variant XO_AUTOMATON_VERDICTS - n; @/
    for (int n = 0; n < XO_AUTOMATON_VERDICTS; n++) {
      /@ assert of:   c.of[n] == 0; @/
      /@ assert none: \forall integer j; c.of[n] * EntryCount(A, R, r.line[n].entry, j) == 0; @/
    }
  }
*/

xo_entry ready_is_entry(const xo_automaton *automaton, const char *text, int len, int v, xo_asked asked, xo_terms terms,
                        xo_ready_line ready)
{
  const xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}};
  xo_entry entry = ready.entry;
  entry.claim = none;
  //@ assert rules: terms.rules == automaton->rules;
  //@ ghost scanned_is_entry(asked, terms, *automaton, text, len, v, ready, entry);
  //@ ghost ready_is_written(asked, terms.rules, entry, ready);
  return entry;
}

/* Notes the lines from number f up to m, which the automaton knows and the ready lines of which stand at out[at]. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(ready) && \valid_read(known) && \valid_read(lines) &&
                        \valid(noted) && \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(automaton, ready, known, lines, noted,
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= f <= m <= lines->count;
    requires right:   asked.style == XO_PLAIN && TermsOf(*automaton, terms) && Good(*automaton) &&
                        ReadyFor(asked, *automaton, terms.partial, *ready) && Knows(*automaton, text, *lines, *known);
    requires terms:   InvTerms(terms);
    requires ready:   \forall integer k; f <= k < m ==> 0 < ready->line[known->of[k]].len;
    requires at:      SameTerms(noted->terms[f], terms);
    requires before:  RunJudged(asked, text, *lines, *noted, f);
    requires out:     0 <= at == RunBegin(asked, *noted, f) && at <= XO_ENTRY_CAP * f &&
                        \valid_read(out + (at .. at + XO_READY_CAP * (m - f) - 1)) &&
                        \separated(noted, out + (at .. at + XO_READY_CAP * (m - f) - 1));
    requires written: ReadyWritten(*ready, *known, f, m, out + at);
    terminates \true; exits \false;
    assigns *noted;
    ensures at:       SameTerms(noted->terms[m], terms);
    ensures each:     RunJudged(asked, text, *lines, *noted, m);
    ensures first:    SameTerms(\old(noted->terms[0]), noted->terms[0]);
    ensures len:      RunBegin(asked, *noted, m) ==
                        at + ReadyBegin(*ready, *known, m) - ReadyBegin(*ready, *known, f);
    ensures kept:     BytesKept(asked, \old(*noted), f, *noted, m);
    ensures written:  RunWritten(asked, *noted, m, out, at, RunBegin(asked, *noted, m));
    ensures tally:    \forall integer j; 0 <= j < XO_TALLY_ROWS ==>
                        RunCount(asked, *noted, m, j) == RunCount(asked, \old(*noted), f, j) +
                        UsesTallied(asked, terms.rules, *ready, *known, m, XO_AUTOMATON_VERDICTS, j) -
                        UsesTallied(asked, terms.rules, *ready, *known, f, XO_AUTOMATON_VERDICTS, j);
    ensures more:     \forall integer j; RunCount(asked, \old(*noted), f, j) <= RunCount(asked, *noted, m, j); */
static void note_known(xo_asked asked, const xo_automaton *automaton, const xo_ready *ready, const xo_verdicts *known,
                       xo_terms terms, const char *text, const xo_lines *lines, int f, int m, const unsigned char *out,
                       int at, run *noted)
{
  //@ ghost run before = *noted;
  /*@ loop invariant bound:   f <= k <= m;
      loop invariant at:      SameTerms(noted->terms[k], terms);
      loop invariant each:    RunJudged(asked, text, *lines, *noted, k);
      loop invariant first:   SameTerms(before.terms[0], noted->terms[0]);
      loop invariant len:     RunBegin(asked, *noted, k) ==
                                at + ReadyBegin(*ready, *known, k) - ReadyBegin(*ready, *known, f);
      loop invariant begin:   0 <= ReadyBegin(*ready, *known, k) - ReadyBegin(*ready, *known, f);
      loop invariant kept:    BytesKept(asked, before, f, *noted, k);
      loop invariant written: RunWritten(asked, *noted, k, out, at, RunBegin(asked, *noted, k));
      loop invariant tally:   \forall integer j; 0 <= j < XO_TALLY_ROWS ==>
                                RunCount(asked, *noted, k, j) == RunCount(asked, before, f, j) +
                                UsesTallied(asked, terms.rules, *ready, *known, k, XO_AUTOMATON_VERDICTS, j) -
                                UsesTallied(asked, terms.rules, *ready, *known, f, XO_AUTOMATON_VERDICTS, j);
      loop invariant more:    \forall integer j; RunCount(asked, before, f, j) <= RunCount(asked, *noted, k, j);
      loop assigns k, *noted;
      loop variant m - k; */
  for (int k = f; k != m; k++) {
    //@ ghost run then = *noted;
    int v = known->of[k], start = lines->start[k];
    //@ assert line: LineIn(*lines, k);
    int len = lines->start[k + 1] - 1 - start;
    //@ assert said: SaidOfLine(*automaton, text, *lines, k, v);
    xo_entry entry = ready_is_entry(automaton, text + start, len, v, asked, terms, ready->line[v]);
    /*@ assert judged: SomeJudged(asked, text + lines->start[k], LineLength(*lines, k), noted->terms[k], entry,
          terms); */
    note_line(asked, text, lines, k, terms.rules, entry, terms, noted);
    //@ ghost use_more(asked, terms.rules, *ready, *known, k);
    //@ assert line: LineFrom(asked, terms.rules, entry, *noted, k + 1, RunBegin(asked, then, k));
    //@ assert kept: RunBegin(asked, before, f) <= RunBegin(asked, then, k) && BytesKept(asked, then, k, *noted, k + 1);
    /*@ assert there: ReadyAt(ready->line[known->of[k]], out + at,
                        ReadyBegin(*ready, *known, k) - ReadyBegin(*ready, *known, f)); */
    //@ assert here: ReadyAt(ready->line[v], out, RunBegin(asked, then, k));
    //@ assert len:  RunBegin(asked, *noted, k + 1) == RunBegin(asked, then, k) + ready->line[v].len;
    //@ assert old:  RunWritten(asked, *noted, k + 1, out, at, RunBegin(asked, then, k));
    /*@ assert new:  RunWritten(asked, *noted, k + 1, out, RunBegin(asked, then, k),
                       RunBegin(asked, *noted, k + 1)); */
  }
}

/* Writes at most n lines from number `from` on, which the automaton knows, up to one that it does not, to out[at], and
 * notes them. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(ready) && \valid_read(known) && \valid_read(lines) &&
                        \valid(counts) && \valid(noted) && \valid(out + (at .. at + XO_READY_CAP * n - 1)) &&
                        \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1)) &&
                        \separated(automaton, ready, known, lines, counts, noted,
                          out + (at .. at + XO_READY_CAP * n - 1),
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from && 0 <= n && from + n <= lines->count;
    requires right:   asked.style == XO_PLAIN && TermsOf(*automaton, terms) && Good(*automaton) &&
                        ReadyFor(asked, *automaton, terms.partial, *ready) && Knows(*automaton, text, *lines, *known);
    requires known:   0 < n && 0 < ready->line[known->of[from]].len;
    requires terms:   InvTerms(terms) && SameTerms(noted->terms[from], terms);
    requires counts:  CountsIn(*ready, *counts, from);
    requires before:  RunJudged(asked, text, *lines, *noted, from);
    requires len:     0 <= at == RunBegin(asked, *noted, from) && at <= XO_ENTRY_CAP * from;
    terminates \true; exits \false;
    assigns *counts, *noted, out[at .. at + XO_READY_CAP * n - 1];
    ensures lines:    1 <= \result.lines <= n && 0 <= \result.len <= XO_READY_CAP * \result.lines;
    ensures behind:   SameTerms(noted->terms[from + \result.lines], terms);
    ensures on:       RunsTo(asked, text, *lines, \old(*noted), from, *noted, from + \result.lines, out, at,
                        at + \result.len);
    ensures counts:   CountsIn(*ready, *counts, from + \result.lines);
    ensures waits:    WaitsMore(asked, terms.rules, *ready, \old(*counts), *counts, \old(*noted), from, *noted,
                        from + \result.lines); */
static xo_ready_text known_on(xo_asked asked, const xo_automaton *automaton, const xo_ready *ready,
                              const xo_verdicts *known, xo_ready_counts *counts, xo_terms terms, const char *text,
                              const xo_lines *lines, int from, int n, unsigned char *out, int at, run *noted)
{
  //@ ghost xo_ready_counts before = *counts;
  /*@ assert verdict: \forall integer k; 0 <= k < lines->count ==>
        SaidOfLine(*automaton, text, *lines, k, known->of[k]); */
  xo_ready_text w = xo_ready_write(ready, known, from, n, out + at, counts);
  note_known(asked, automaton, ready, known, terms, text, lines, from, from + w.lines, out, at, noted);
  //@ ghost waits_more(asked, terms.rules, *ready, *known, from, from + w.lines, before, *counts);
  return w;
}

/* Whether line number `from` is one that the automaton knows, and is to be written so: in bulk, with others up to m. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(ready) && \valid_read(known);
    requires line:    0 <= from < XO_WINDOW && (bulk != 0 ==> known->of[from] < XO_AUTOMATON_VERDICTS);
    terminates \true; exits \false; assigns \nothing;
    ensures known:    \result ==> bulk != 0 && m > 0 && TermsOf(*automaton, terms) && terms.partial == partial &&
                        0 < ready->line[known->of[from]].len; */
static bool is_known(const xo_automaton *automaton, bool bulk, int partial, const xo_ready *ready,
                     const xo_verdicts *known, xo_terms terms, int from, int m)
{
  return bulk && m > 0 && ready->line[known->of[from]].len > 0 && is_for(automaton, partial, terms);
}

/* Some lines from number `from` on, which are written from out[at] on, and noted: at most n of a step; or, in bulk, at
 * most m of those that the automaton knows, which wait to be counted. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires at:      0 <= at <= XO_ENTRY_CAP * from;
    requires valid:   \valid_read(lines) && \valid_read(automaton) && \valid_read(ready) && \valid_read(known) &&
                        \valid(counts) && \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(noted) && \valid(out + (at .. at + XO_ENTRY_CAP * (m + n) - 1)) &&
                        \separated(lines, automaton, ready, known, counts, entries, record, game, sum, noted,
                          out + (at .. at + XO_ENTRY_CAP * (m + n) - 1),
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from < lines->count && 1 <= n <= XO_ENTRIES_MAX;
    requires many:    0 <= m <= lines->count - from;
    requires bulk:    bulk != 0 ==> asked.style == XO_PLAIN && Good(*automaton) &&
                        ReadyFor(asked, *automaton, partial, *ready) && Knows(*automaton, text, *lines, *known);
    requires counts:  CountsIn(*ready, *counts, from);
    requires terms:   InvTerms(terms) && SameTerms(noted->terms[from], terms);
    requires before:  RunJudged(asked, text, *lines, *noted, from);
    requires len:     at == RunBegin(asked, *noted, from);
    terminates \true; exits \false;
    assigns *counts, *entries, *record, *game, *sum, *noted, out[at .. at + XO_ENTRY_CAP * (m + n) - 1];
    ensures lines:    1 <= \result.lines && from + \result.lines <= lines->count;
    ensures bytes:    0 <= \result.bytes <= XO_ENTRY_CAP * \result.lines;
    ensures inv:      InvTerms(\result.terms);
    ensures behind:   SameTerms(noted->terms[from + \result.lines], \result.terms);
    ensures on:       RunsTo(asked, text, *lines, \old(*noted), from, *noted, from + \result.lines, out, at,
                        at + \result.bytes);
    ensures counts:   CountsIn(*ready, *counts, from + \result.lines);
    ensures none:     bulk == 0 ==> *counts == \old(*counts);
    ensures tally:    RunOn(asked, \old(*noted), from, *noted, from + \result.lines, automaton->rules, *ready,
                        \old(*counts), *counts, \old(*sum), *sum); */
static xo_step lines_on(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n,
                        bool bulk, bool alone, const xo_automaton *automaton, int partial, const xo_ready *ready,
                        const xo_verdicts *known, int m, xo_ready_counts *counts, xo_entries *entries,
                        xo_record *record, xo_game *game, unsigned char *out, int at, xo_tally *sum, run *noted)
{
  const xo_settings none = {XO_SETTINGS_GOOD, {0, 0}, {0, 0, 0, 0}, {0, {0}}, 0};
  xo_step step = {0, 0, XO_STEP_ON, terms, none};
  //@ ghost run before = *noted;
  //@ ghost xo_ready_counts then = *counts;
  //@ ghost xo_tally counted = *sum;
  if (!is_known(automaton, bulk, partial, ready, known, terms, from, m)) {
    step = step_on(asked, terms, text, lines, from, n, bulk && alone, automaton, partial, ready, known, entries, record,
                   game, out, at, sum, noted);
    /*@ assert tally: RunOn(asked, before, from, *noted, from + step.lines, automaton->rules, *ready, then, *counts,
          counted, *sum); */
    return step;
  }
  //@ assert rules: terms.rules == automaton->rules;
  xo_ready_text w = known_on(asked, automaton, ready, known, counts, terms, text, lines, from, m, out, at, noted);
  step.lines = w.lines;
  step.bytes = w.len;
  //@ assert behind: SameTerms(noted->terms[from + step.lines], step.terms);
  /*@ assert on:     RunsTo(asked, text, *lines, before, from, *noted, from + step.lines, out, at, at + step.bytes); */
  //@ assert waits:  WaitsMore(asked, automaton->rules, *ready, then, *counts, before, from, *noted, from + w.lines);
  /*@ assert tally:  RunOn(asked, before, from, *noted, from + step.lines, automaton->rules, *ready, then, *counts,
        counted, *sum); */
  return step;
}

/* Step by step, with at most most[k] lines in a step that begins with line k; the bytes go to out, one step's behind
 * the other's, and what is judged is noted. In bulk, and where the terms are the automaton's, at most many[k] lines
 * that it knows are written instead, from line k on; they are counted at the end. Or it is
 * asked of line k, if alone[k] says so. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid_read(automaton) && \valid_read(ready) && \valid_read(known) &&
                        \valid(counts) && \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(noted) && \valid(out + (0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1)) &&
                        \valid_read(most + (0 .. lines->count - 1)) && \valid_read(many + (0 .. lines->count - 1)) &&
                        \valid_read(alone + (0 .. lines->count - 1)) &&
                        \separated(lines, automaton, ready, known, counts, entries, record, game, sum, noted,
                          most + (0 .. lines->count - 1), many + (0 .. lines->count - 1),
                          alone + (0 .. lines->count - 1),
                          out + (0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1),
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines);
    requires most:    \forall integer k; 0 <= k < lines->count ==> 1 <= most[k] <= XO_ENTRIES_MAX;
    requires many:    \forall integer k; 0 <= k < lines->count ==> 0 <= many[k] <= lines->count - k;
    requires terms:   InvTerms(terms);
    requires bulk:    bulk != 0 ==> asked.style == XO_PLAIN && Good(*automaton) &&
                        ReadyFor(asked, *automaton, partial, *ready) && Knows(*automaton, text, *lines, *known);
    requires counts:  \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> counts->of[v] == 0;
    terminates \true; exits \false;
    assigns *counts, *entries, *record, *game, *sum, *noted,
      out[0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1];
    ensures first:    SameTerms(terms, noted->terms[0]);
    ensures each:     RunJudged(asked, text, *lines, *noted, lines->count);
    ensures len:      \result == RunBegin(asked, *noted, lines->count);
    ensures bytes:    RunWritten(asked, *noted, lines->count, out, 0, \result);
    ensures tally:    RunTally(asked, *noted, lines->count, \old(*sum), *sum); */
int steps(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, const int *most, bool bulk,
          const xo_automaton *automaton, int partial, const xo_ready *ready, const xo_verdicts *known, const int *many,
          const int *alone, xo_ready_counts *counts, xo_entries *entries, xo_record *record, xo_game *game,
          unsigned char *out, xo_tally *sum, run *noted)
{
  //@ ghost xo_tally before = *sum;
  //@ ghost xo_terms first = terms;
  int from = 0, at = 0;
  noted->terms[0] = terms;
  //@ ghost nothing_waits(asked, automaton->rules, *ready, *counts);
  /*@ loop invariant bound:   0 <= from <= lines->count && 0 <= at <= XO_ENTRY_CAP * from;
      loop invariant inv:     InvTerms(terms);
      loop invariant first:   SameTerms(first, noted->terms[0]);
      loop invariant behind:  SameTerms(noted->terms[from], terms);
      loop invariant each:    RunJudged(asked, text, *lines, *noted, from);
      loop invariant len:     at == RunBegin(asked, *noted, from);
      loop invariant written: RunWritten(asked, *noted, from, out, 0, at);
      loop invariant counts:  CountsIn(*ready, *counts, from);
      loop invariant none:    !bulk ==> \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> counts->of[v] == 0;
      loop invariant tally:   RunWaits(asked, *noted, from, automaton->rules, *ready, *counts, before, *sum);
      loop assigns from, at, terms, *counts, *entries, *record, *game, *sum, *noted,
        out[0 .. XO_ENTRY_CAP * (lines->count + XO_ENTRIES_MAX) - 1];
      loop variant lines->count - from; */
  while (from != lines->count) {
    //@ ghost run then = *noted;
    //@ ghost int line = from, end = at;
    xo_step step = lines_on(asked, terms, text, lines, from, most[from], bulk, alone[from] != 0, automaton, partial,
                            ready, known, many[from], counts, entries, record, game, out, at, sum, noted);
    //@ assert kept: RunWritten(asked, then, line, out, 0, end);
    from += step.lines;
    at += step.bytes;
    terms = step.terms;
    //@ assert old: RunWritten(asked, *noted, from, out, 0, end);
  }
  if (bulk) {
    xo_ready_tally(asked, automaton->rules, ready, counts, sum);
    return at;
  }
  //@ ghost nothing_waits(asked, automaton->rules, *ready, *counts);
  return at;
}
