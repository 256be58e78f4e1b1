/* run.h: the text lines of a block as they are judged, their bytes and their counts, for the theorems on loops that
 * call xo_entry_step (steps.c, place_once.c).
 */
#ifndef XO_RUN_H
#define XO_RUN_H

#include "file_once.acsl"

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

  // What is noted after n lines changes nothing of them.
  /@ requires kept:  0 <= n && RunLinesKept(A, r, q, n);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    RunBegin(A, r, n) == RunBegin(A, q, n);
     ensures bytes:  \forall integer i; RunByte(A, r, n, i) == RunByte(A, q, n, i);
     ensures tally:  \forall integer j; RunCount(A, r, n, j) == RunCount(A, q, n, j); @/
  void run_lines_kept(xo_asked A, run r, run q, int n);
*/

#endif
