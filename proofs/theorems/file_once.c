/* file_once.c: the bytes written for a file, and its counts, depend on the bytes of its text lines, the options, and
 * the terms at its start. Those of a file that is cut after a newline are those of its parts.
 *
 * Before line k the terms T[k] are in force, and its entry is e[k]. text_lines.c defines where the text lines are.
 */
#include "entry_once.acsl"
#include "file_once.acsl"

/* What is made on the way of a line: record, board, the words of an @ line and what they say. */
typedef struct {
  xo_record record;
  xo_game game;
  xo_option_words words;
  xo_settings said;
} made;
/*@ // Text line k of a file is judged so. It begins at start[k] and ends before the byte in front of the next one.
    predicate LineThere(int *start, integer k) = 0 <= start[k] < start[k + 1] <= start[k] + XO_TEXT_MAX;
    predicate JudgedAt(xo_asked A, char *t, int *start, xo_terms *T, xo_entry *e, made *w, integer k) =
      LineJudged(A, t + start[k], start[k + 1] - 1 - start[k], T[k], e[k], w[k].record, w[k].game, w[k].words,
                 w[k].said, T[k + 1]);

    predicate FileSame(xo_asked A, xo_terms *T, xo_entry *e, xo_terms *U, xo_entry *d, integer m) =
      FileBegin(A, T, e, 0, m) == FileBegin(A, U, d, 0, m) &&
      (\forall integer i; 0 <= i < FileBegin(A, T, e, 0, m) ==>
        FileByte(A, T, e, 0, m, i) == FileByte(A, U, d, 0, m, i)) &&
      (\forall integer k; FileCount(A, T, e, 0, m, k) == FileCount(A, U, d, 0, m, k));

    // The bytes of c lines from number f on and then of n more.
    predicate FileParts(xo_asked A, xo_terms *T, xo_entry *e, integer f, integer c, integer n) =
      \forall integer i; i < FileBegin(A, T, e, f, c + n) ==> FileByte(A, T, e, f, c + n, i) ==
        (i < FileBegin(A, T, e, f, c) ? FileByte(A, T, e, f, c, i) :
          FileByte(A, T, e, f + c, n, i - FileBegin(A, T, e, f, c)));
*/
/*@ ghost
  // One line, under the same terms.
  /@ requires text:  0 <= len < XO_TEXT_MAX && \valid_read(t + (0 .. len - 1)) && !BeginsSetting(t, len);
     requires terms: InvTerms(T) && SameTerms(T, U);
     requires e:     EntryBy(A, T, t, len, a, g, e);
     requires d:     EntryBy(A, U, t, len, b, h, d);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:  SameWritten(A, T.rules, e, U.rules, d); @/
  static void entry_same(xo_asked A, xo_terms T, xo_terms U, const char *t, int len, xo_record a, xo_game g, xo_entry e,
                         xo_record b, xo_game h, xo_entry d)
  {
    /@ assert d: EntryBy(A, T, t, len, b, h, d); @/
    entry_once(A, T, t, len, a, g, e, b, h, d);
    entry_written_once(A, T.rules, e, d);
    /@ assert rules: SameRules(T.rules, U.rules); @/
    /@ assert len:   EntryLength(A, T.rules, d) == EntryLength(A, U.rules, d); @/
    /@ assert bytes: \forall integer i; EntryByte(A, T.rules, d, i) == EntryByte(A, U.rules, d, i); @/
    /@ assert tally: \forall integer k; EntryCount(A, T.rules, d, k) == EntryCount(A, U.rules, d, k); @/
  }

  /@ requires text:  0 <= len < XO_TEXT_MAX && \valid_read(t + (0 .. len - 1));
     requires terms: InvTerms(T) && SameTerms(T, U);
     requires one:   LineJudged(A, t, len, T, e, a, g, v, p, M);
     requires other: LineJudged(A, t, len, U, d, b, h, w, q, N);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:  SameWritten(A, T.rules, e, U.rules, d);
     ensures terms:  SameTerms(M, N); @/
  static void line_same(xo_asked A, const char *t, int len, xo_terms T, xo_entry e, xo_record a, xo_game g,
                        xo_option_words v, xo_settings p, xo_terms M, xo_terms U, xo_entry d, xo_record b, xo_game h,
                        xo_option_words w, xo_settings q, xo_terms N)
  {
    int at = 0;
    /@ loop invariant bound: 0 <= at <= len && (at < len || len == 0);
       loop invariant blank: Blanks(t, 0, at);
       loop assigns at; loop variant len - at; @/
    while (at < len - 1 && (t[at] == ' ' || t[at] == '\t' || t[at] == '\r'))
      at++;
    /@ assert only: \forall integer b; FirstByte(t, len, b) ==> b == at; @/
    if (len > 0 && t[at] == '@') {
      /@ assert behind: TermsBehind(T, q, N); @/
      terms_once(T, t, len, v, p, M, w, q, N);
    } else {
      entry_same(A, T, U, t, len, a, g, e, b, h, d);
    }
  }

  // One line more.
  /@ requires lines: 0 <= f && 0 <= n && f + n < 2147483647 && \valid_read(T + (f .. f + n)) &&
                       \valid_read(e + (f .. f + n));
     terminates \true; exits \false; assigns \nothing;
     ensures len:    FileBegin(A, T, e, f, n + 1) ==
                       FileBegin(A, T, e, f, n) + EntryLength(A, T[f + n].rules, e[f + n]);
     ensures before: \forall integer i; i < FileBegin(A, T, e, f, n) ==>
                       FileByte(A, T, e, f, n + 1, i) == FileByte(A, T, e, f, n, i);
     ensures line:   \forall integer i; FileBegin(A, T, e, f, n) <= i ==> FileByte(A, T, e, f, n + 1, i) ==
                       EntryByte(A, T[f + n].rules, e[f + n], i - FileBegin(A, T, e, f, n));
     ensures tally:  \forall integer k; FileCount(A, T, e, f, n + 1, k) ==
                       FileCount(A, T, e, f, n, k) + EntryCount(A, T[f + n].rules, e[f + n], k); @/
  static void one_more(xo_asked A, const xo_terms *T, const xo_entry *e, int f, int n)
  {
    return;
  }

  /@ requires next:  0 <= k < 2147483647 && \valid_read(T + (0 .. k)) && \valid_read(U + (0 .. k)) &&
                       \valid_read(e + (0 .. k)) && \valid_read(d + (0 .. k));
     requires same:  FileSame(A, T, e, U, d, k);
     requires alike: SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures same:   FileSame(A, T, e, U, d, k + 1); @/
  static void file_next(xo_asked A, const xo_terms *T, const xo_entry *e, const xo_terms *U, const xo_entry *d, int k)
  {
    one_more(A, T, e, 0, k);
    one_more(A, U, d, 0, k);
    /@ assert len:    FileBegin(A, T, e, 0, k + 1) == FileBegin(A, U, d, 0, k + 1); @/
    /@ assert before: \forall integer i; 0 <= i < FileBegin(A, T, e, 0, k) ==>
                        FileByte(A, T, e, 0, k + 1, i) == FileByte(A, U, d, 0, k + 1, i); @/
    /@ assert line:   \forall integer i; FileBegin(A, T, e, 0, k) <= i < FileBegin(A, T, e, 0, k + 1) ==>
                        FileByte(A, T, e, 0, k + 1, i) == FileByte(A, U, d, 0, k + 1, i); @/
    /@ assert tally:  \forall integer j; FileCount(A, T, e, 0, k + 1, j) == FileCount(A, U, d, 0, k + 1, j); @/
  }

  // Text line k in two runs.
  /@ requires k:     0 <= k < 2147483647 && next == k + 1 && \valid_read(start + (k .. next)) &&
                       LineThere(start, k) && \valid_read(t + (start[k] .. start[next] - 2));
     requires runs:  \valid_read(T + (k .. k)) && \valid_read(T + (next .. next)) && \valid_read(U + (k .. k)) &&
                       \valid_read(U + (next .. next)) && \valid_read(e + (k .. k)) && \valid_read(d + (k .. k)) &&
                       \valid_read(w + (k .. k)) && \valid_read(v + (k .. k));
     requires terms: InvTerms(T[k]) && SameTerms(T[k], U[k]);
     requires one:   JudgedAt(A, t, start, T, e, w, k);
     requires other: JudgedAt(A, t, start, U, d, v, k);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:  SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]);
     ensures terms:  SameTerms(T[k + 1], U[k + 1]); @/
  static void line_at(xo_asked A, const char *t, const int *start, const xo_terms *T, const xo_entry *e, const made *w,
                      const xo_terms *U, const xo_entry *d, const made *v, int k, int next)
  {
    line_same(A, t + start[k], start[next] - 1 - start[k], T[k], e[k], w[k].record, w[k].game, w[k].words, w[k].said,
              T[next], U[k], d[k], v[k].record, v[k].game, v[k].words, v[k].said, U[next]);
  }

  // What may be read of a run may be read of line k of it.
  /@ requires run:   0 <= k < m < 2147483647 && next == k + 1 && \valid_read(T + (0 .. m)) &&
                       \valid_read(e + (0 .. m - 1)) && \valid_read(w + (0 .. m - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures line:   \valid_read(T + (k .. k)) && \valid_read(T + (next .. next)) && \valid_read(e + (k .. k)) &&
                       \valid_read(w + (k .. k)); @/
  static void run_at(const xo_terms *T, const xo_entry *e, const made *w, int k, int next, int m)
  {
    /@ assert from:  \valid_read(T + (0 .. next)) && \valid_read(e + (0 .. k)) && \valid_read(w + (0 .. k)); @/
  }

  // Two runs over m text lines that begin with the same terms.
  /@ requires text:  0 <= m < 2147483647 && \valid_read(start + (0 .. m)) && \valid_read(t + (0 .. start[m] - 2)) &&
                       (\forall integer k; 0 <= k < m ==> LineThere(start, k) && start[k + 1] <= start[m]);
     requires runs:  \valid_read(T + (0 .. m)) && \valid_read(U + (0 .. m)) && \valid_read(e + (0 .. m - 1)) &&
                       \valid_read(d + (0 .. m - 1)) && \valid_read(w + (0 .. m - 1)) && \valid_read(v + (0 .. m - 1));
     requires start: SameTerms(T[0], U[0]) && \forall integer k; 0 <= k < m ==> InvTerms(T[k]);
     requires one:   \forall integer k; 0 <= k < m ==> JudgedAt(A, t, start, T, e, w, k);
     requires other: \forall integer k; 0 <= k < m ==> JudgedAt(A, t, start, U, d, v, k);
     terminates \true; exits \false; assigns \nothing;
     ensures terms:  SameTerms(T[m], U[m]);
     ensures same:   FileSame(A, T, e, U, d, m); @/
  void file_once(xo_asked A, const char *t, const int *start, int m, const xo_terms *T, const xo_entry *e,
                 const made *w, const xo_terms *U, const xo_entry *d, const made *v)
  {
    /@ loop invariant bound: 0 <= k <= m;
       loop invariant terms: SameTerms(T[k], U[k]);
       loop invariant same:  FileSame(A, T, e, U, d, k);
       loop assigns k; loop variant m - k; @/
    for (int k = 0; k < m; k++) {
      int next = k + 1;
      /@ assert line:  LineThere(start, k) && start[next] <= start[m] && \valid_read(start + (k .. next)); @/
      /@ assert text:  \valid_read(t + (start[k] .. start[next] - 2)); @/
      run_at(T, e, w, k, next, m);
      run_at(U, d, v, k, next, m);
      line_at(A, t, start, T, e, w, U, d, v, k, next);
      file_next(A, T, e, U, d, k);
    }
  }

  // What may be read from number f on may be read from number g on.
  /@ requires run:   0 <= f <= g <= m && \valid_read(T + (f .. m)) && \valid_read(e + (f .. m));
     terminates \true; exits \false; assigns \nothing;
     ensures rest:   \valid_read(T + (g .. m)) && \valid_read(e + (g .. m)); @/
  static void run_behind(const xo_terms *T, const xo_entry *e, int f, int g, int m)
  {
    return;
  }

  // c lines from number f on, and n more.
  /@ requires parts: 0 <= f && 0 <= c && 0 <= n && f + c + n < 2147483647 && \valid_read(T + (f .. f + c + n)) &&
                       \valid_read(e + (f .. f + c + n - 1));
     requires long:  \forall integer k; f <= k < f + c + n ==> 0 <= EntryLength(A, T[k].rules, e[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    FileBegin(A, T, e, f, c + n) == FileBegin(A, T, e, f, c) + FileBegin(A, T, e, f + c, n);
     ensures bytes:  FileParts(A, T, e, f, c, n);
     ensures tally:  \forall integer j; FileCount(A, T, e, f, c + n, j) ==
                       FileCount(A, T, e, f, c, j) + FileCount(A, T, e, f + c, n, j); @/
  void file_parts(xo_asked A, const xo_terms *T, const xo_entry *e, int f, int c, int n)
  {
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant begin: 0 <= FileBegin(A, T, e, f + c, k);
       loop invariant len:   FileBegin(A, T, e, f, c + k) == FileBegin(A, T, e, f, c) + FileBegin(A, T, e, f + c, k);
       loop invariant bytes: FileParts(A, T, e, f, c, k);
       loop invariant tally: \forall integer j; FileCount(A, T, e, f, c + k, j) ==
                               FileCount(A, T, e, f, c, j) + FileCount(A, T, e, f + c, k, j);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert next: 0 <= EntryLength(A, T[f + c + k].rules, e[f + c + k]); @/
      one_more(A, T, e, f, c + k);
      run_behind(T, e, f, f + c, f + c + k);
      one_more(A, T, e, f + c, k);
    }
  }

  // What one call of xo_entry_write writes, and xo_tally_entries counts, is that of its lines.
  /@ requires lines: 0 <= f && 0 <= c.count <= XO_ENTRIES_MAX && \valid_read(T + (f .. f + c.count)) &&
                       \valid_read(e + (f .. f + c.count - 1));
     requires same:  \forall integer k; 0 <= k < c.count ==> SameWritten(A, R, c.at[k], T[f + k].rules, e[f + k]);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    EntryBegin(A, R, c, c.count) == FileBegin(A, T, e, f, c.count);
     ensures bytes:  \forall integer i; 0 <= i < EntryBegin(A, R, c, c.count) ==>
                       EntriesByte(A, R, c, c.count, i) == FileByte(A, T, e, f, c.count, i);
     ensures tally:  \forall integer j; Tallied(A, R, c, c.count, j) == FileCount(A, T, e, f, c.count, j); @/
  void file_entries(xo_asked A, xo_rules R, xo_entries c, const xo_terms *T, const xo_entry *e, int f)
  {
    /@ loop invariant bound: 0 <= k <= c.count;
       loop invariant len:   EntryBegin(A, R, c, k) == FileBegin(A, T, e, f, k);
       loop invariant bytes: \forall integer i; 0 <= i < EntryBegin(A, R, c, k) ==>
                               EntriesByte(A, R, c, k, i) == FileByte(A, T, e, f, k, i);
       loop invariant tally: \forall integer j; Tallied(A, R, c, k, j) == FileCount(A, T, e, f, k, j);
       loop assigns k; loop variant c.count - k; @/
    for (int k = 0; k < c.count; k++) {
      /@ assert same: SameWritten(A, R, c.at[k], T[f + k].rules, e[f + k]); @/
    }
  }
*/
