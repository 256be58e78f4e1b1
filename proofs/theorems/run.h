/* run.h: the lines of a block as they are judged, and what is written and counted of them, for the theorems on the loop
 * of who calls xo_entry_step (steps.c, place_once.c).
 */
#ifndef XO_RUN_H
#define XO_RUN_H

#include "file_once.acsl"
#include "ready.h"

/* The lines of a block as they are judged: before line k these terms are in force, and this is its entry. */
typedef struct {
  xo_terms terms[XO_WINDOW + 1];
  xo_entry entry[XO_WINDOW];
} run;
/*@ // As FileBegin, FileByte and FileCount have it of the first n lines.
    logic integer RunBegin(xo_asked A, run r, integer n) =
      n <= 0 ? 0 : RunBegin(A, r, n - 1) + EntryLength(A, r.terms[n - 1].rules, r.entry[n - 1]);
    logic integer RunByte(xo_asked A, run r, integer n, integer i) = n <= 0 ? 0 :
      RunBegin(A, r, n - 1) <= i ? EntryByte(A, r.terms[n - 1].rules, r.entry[n - 1], i - RunBegin(A, r, n - 1)) :
      RunByte(A, r, n - 1, i);
    logic integer RunCount(xo_asked A, run r, integer n, integer k) =
      n <= 0 ? 0 : RunCount(A, r, n - 1, k) + EntryCount(A, r.terms[n - 1].rules, r.entry[n - 1], k);

    // A line is judged as LineJudged has it, with some record and board, or words and settings.
    predicate SettingTo(char *t, integer len, xo_terms T, xo_settings u, xo_terms N) =
      SettingSaid(t, len, u) && TermsBehind(T, u, N);
    predicate SomeSetting(char *t, integer len, xo_terms T, xo_terms N) =
      \exists xo_settings u; SettingTo(t, len, T, u, N);
    predicate SomeJudged(xo_asked A, char *t, integer len, xo_terms T, xo_entry e, xo_terms N) =
      (BeginsSetting(t, len) ==> e.kind == XO_ENTRY_NONE && SomeSetting(t, len, T, N)) &&
      (!BeginsSetting(t, len) ==> EntryOf(A, T, t, len, e) && SameTerms(T, N));
    predicate RunJudged(xo_asked A, char *t, xo_lines l, run r, integer n) = \forall integer k; 0 <= k < n ==>
      SomeJudged(A, t + l.start[k], LineLength(l, k), r.terms[k], r.entry[k], r.terms[k + 1]);

    // The first n lines are written and counted alike in both.
    predicate RunLinesKept(xo_asked A, run r, run q, integer n) =
      (\forall integer k; 0 <= k < n ==>
        EntryLength(A, r.terms[k].rules, r.entry[k]) == EntryLength(A, q.terms[k].rules, q.entry[k])) &&
      (\forall integer k, i; 0 <= k < n ==>
        EntryByte(A, r.terms[k].rules, r.entry[k], i) == EntryByte(A, q.terms[k].rules, q.entry[k], i)) &&
      (\forall integer k, j; 0 <= k < n ==>
        EntryCount(A, r.terms[k].rules, r.entry[k], j) == EntryCount(A, q.terms[k].rules, q.entry[k], j));

    // The entries are those of the lines from number f on.
    predicate EntriesThere(xo_asked A, xo_terms T, char *t, xo_lines l, integer f, xo_entries c) =
      \forall integer k; 0 <= k < c.count ==> EntryAt(A, T, t, l, f + k, c.at[k]);

    // What an automaton says of the lines of a block.
    predicate Knows(xo_automaton a, char *t, xo_lines l, xo_verdicts k) =
      \forall integer i; 0 <= i < l.count ==> SaidOfLine(a, t, l, i, k.of[i]);

    // With the first n lines more, sum a is sum b.
    predicate RunTally(xo_asked A, run r, integer n, xo_tally a, xo_tally b) = \forall integer k;
      0 <= k < XO_TALLY_ROWS ==> 0 <= RunCount(A, r, n, k) && Grows(a.count[k], RunCount(A, r, n, k), b.count[k]);
*/
/*@ ghost
  /@ requires text:  0 <= m < XO_WINDOW && \valid_read(t + (0 .. l.start[l.count] - 1 - 1));
     requires lines: RunJudged(A, t, l, r, m);
     requires line:  SomeJudged(A, t + l.start[m], LineLength(l, m), r.terms[m], r.entry[m], r.terms[m + 1]);
     terminates \true; exits \false; assigns \nothing;
     ensures lines:  RunJudged(A, t, l, r, m + 1); @/
  void run_judged_next(xo_asked A, const char *t, xo_lines l, run r, int m);

  // What is noted behind n lines changes nothing of them.
  /@ requires kept:  0 <= n && RunLinesKept(A, r, q, n);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    RunBegin(A, r, n) == RunBegin(A, q, n);
     ensures bytes:  \forall integer i; RunByte(A, r, n, i) == RunByte(A, q, n, i);
     ensures tally:  \forall integer j; RunCount(A, r, n, j) == RunCount(A, q, n, j); @/
  void run_lines_kept(xo_asked A, run r, run q, int n);
*/

/* Whether the automaton is for these terms. */
/*@ requires valid:   \valid_read(automaton);
    terminates \true; exits \false; assigns \nothing;
    ensures terms:    \result ==> TermsOf(*automaton, terms) && terms.partial == partial; */
bool is_for(const xo_automaton *automaton, int partial, xo_terms terms);

/* The entry of a line that the automaton knows, under its terms: it is valid, is written as the ready line, and counts
 * as that. */
/*@ requires valid:   \valid_read(automaton) && 0 <= len && \valid_read(text + (0 .. len - 1)) &&
                        \separated(automaton, text + (0 .. len - 1));
    requires good:    Good(*automaton);
    requires known:   SaidOfText(*automaton, text, len, v) && v != 0;
    requires terms:   InvTerms(terms) && TermsOf(*automaton, terms);
    requires ready:   asked.style == XO_PLAIN && ReadyOf(asked, *automaton, terms.partial, v, ready);
    terminates \true; exits \false; assigns \nothing;
    ensures plain:    !BeginsSetting(text, len);
    ensures entry:    EntryOf(asked, terms, text, len, \result);
    ensures len:      EntryLength(asked, terms.rules, \result) == ready.len;
    ensures bytes:    \forall integer i; 0 <= i < ready.len ==>
                        EntryByte(asked, terms.rules, \result, i) == ready.text[i];
    ensures tally:    \forall integer k; EntryCount(asked, terms.rules, \result, k) ==
                        EntryCount(asked, terms.rules, ready.entry, k); */
xo_entry ready_is_entry(const xo_automaton *automaton, const char *text, int len, int v, xo_asked asked, xo_terms terms,
                        xo_ready_line ready);

/* A step of at most n lines, or of one that the automaton is asked of and knows. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid_read(automaton) && \valid_read(ready) && \valid_read(known) &&
                        \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(out + (0 .. XO_ENTRY_CAP * n - 1)) &&
                        \separated(lines, automaton, ready, known, entries, record, game, sum,
                          out + (0 .. XO_ENTRY_CAP * n - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from < lines->count && 1 <= n <= XO_ENTRIES_MAX;
    requires bulk:    bulk != 0 ==> asked.style == XO_PLAIN && Good(*automaton) &&
                        ReadyFor(asked, *automaton, partial, *ready) && Knows(*automaton, text, *lines, *known);
    requires terms:   InvTerms(terms);
    terminates \true; exits \false; assigns *entries, *record, *game, *sum, out[0 .. XO_ENTRY_CAP * n - 1];
    ensures lines:    1 <= \result.lines <= n && from + \result.lines <= lines->count;
    ensures inv:      InvTerms(\result.terms);
    ensures sets:     StepSets(\result) ==> \result.lines == 1 && entries->count == 0 &&
                        SettingLine(text, *lines, from) &&
                        SettingTo(text + lines->start[from], LineLength(*lines, from), terms, \result.read,
                          \result.terms);
    ensures same:     !StepSets(\result) ==> SameTerms(terms, \result.terms) && entries->count == \result.lines;
    ensures known:    InvEntries(terms.rules, *entries);
    ensures each:     EntriesThere(asked, terms, text, *lines, from, *entries);
    ensures bound:    0 <= \result.bytes <= XO_ENTRY_CAP * entries->count;
    ensures bytes:    EntriesWritten(asked, terms.rules, *entries, out, \result.bytes);
    ensures counted:  EntriesAdd(asked, terms.rules, *entries, entries->count, \old(*sum), *sum); */
xo_step take_some(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n, bool bulk,
                  const xo_automaton *automaton, int partial, const xo_ready *ready, const xo_verdicts *known,
                  xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum);

#endif
