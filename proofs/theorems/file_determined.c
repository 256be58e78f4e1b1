/* file_determined.c: what xo_judge_lines writes and counts depends on the bytes of the text lines, the options, the
 * name of the file and the state before the first line. It is the same wherever blocks are cut and however many lines
 * a call takes. The lines of a file that is cut after a newline are written as those of its parts, and counted as their
 * sum.
 *
 * file_lines.c defines where the text lines are.
 */
#include "xo/judge.h"
#include "answer_determined.acsl"
/*@ // Two lines that are written alike, and counted alike.
    predicate SameWritten(xo_options A, xo_rules R, xo_answer e, xo_rules S, xo_answer d) =
      (IsGame(e) <==> IsGame(d)) && AnswerLength(A, R, e) == AnswerLength(A, S, d) &&
      (\forall integer i; 0 <= i < AnswerLength(A, R, e) ==> AnswerByte(A, R, e, i) == AnswerByte(A, S, d, i)) &&
      (\forall integer k; 0 <= AnswerCount(A, R, e, k) == AnswerCount(A, S, d, k));
    // All that another tally has counted is added.
    predicate TallyAdds(xo_tally a, xo_tally o, xo_tally b) =
      \forall integer k; 0 <= k < XO_TALLY_ROWS ==> Grows(a.count[k], o.count[k], b.count[k]);
    // What runs of a sum follows from all of it.
    lemma Grows_Runs: \forall integer a, n, b; a <= 18446744073709551615 ==> (Grows(a, n, b) ==> (n == 0 ==> b == a));
    // As many bytes from out[b] on and from p[c] on are the same.
    predicate BytesMatch(unsigned char *out, integer b, unsigned char *p, integer c, integer n) =
      \forall integer i; b <= i < b + n ==> out[i] == p[i + (c - b)];

    // Text line k of the one block is line k + d of the other, both at t in the file of `size` bytes.
    predicate LineThere(integer size, integer a, xo_lines l, integer k) =
      0 <= a + l.start[k] && 0 <= LineLength(l, k) < XO_TEXT_MAX && a + l.start[k] + LineLength(l, k) <= size;
    predicate SameLine(integer a, xo_lines l, integer b, xo_lines m, integer k, integer d) =
      a + l.start[k] == b + m.start[k + d] && LineLength(l, k) == LineLength(m, k + d);

    // Two states, where the one has counted `more` besides, and where two runs are that began with S and P: what they
    // have written since they were at out[b] and p[c] is the same.
    predicate AlikeStates(xo_judge S, xo_judge P, xo_tally more) =
      SameSettings(S.settings, P.settings) && TallyAdds(P.sum, more, S.sum);
    predicate AlikeTo(xo_judge S, unsigned char *out, integer b, integer to, xo_judge P, unsigned char *p, integer c,
                    integer end, xo_tally more) =
      AlikeStates(S, P, more) && to - b == end - c && BytesMatch(out, b, p, c, to - b);

    lemma FirstByte_Only{L}: \forall char *t, integer len, a, b;
      FirstByte(t, len, a) && FirstByte(t, len, b) ==> a == b;
    lemma AnswerBy_Same{L}: \forall xo_options A, xo_settings T, U, char *t, integer len, xo_answer e;
      SameSettings(T, U) && AnswerBy(A, U, t, len, e) ==> AnswerBy(A, T, t, len, e);
    lemma SettingsAfter_Same: \forall xo_settings T, U, V, xo_settings s;
      SameSettings(T, U) && SettingsAfter(U, s, V) ==> SettingsAfter(T, s, V);
    // The first n bytes of an answer are written from out[at] on.
    predicate AnswerBytes(xo_options A, xo_rules R, xo_answer e, unsigned char *out, integer at, integer n) =
      \forall integer i; at <= i < at + n ==> out[i] == AnswerByte(A, R, e, i - at);
    lemma AnswerBytes_Match{L}: \forall xo_options A, xo_rules R, xo_answer e, xo_rules S, xo_answer d,
      unsigned char *out, integer at, unsigned char *p, integer to, n; SameWritten(A, R, e, S, d) &&
      n <= AnswerLength(A, R, e) && AnswerBytes(A, R, e, out, at, n) && AnswerBytes(A, S, d, p, to, n) ==>
      BytesMatch(out, at, p, to, n);
    lemma Grows_Both: \forall integer a, b, m, n, c, d; 0 <= b && 0 <= m && 0 <= n &&
      Grows(b, m, a) && Grows(a, n, c) && Grows(b, n, d) ==> Grows(d, m, c);
*/
/*@ ghost
  // One line, under the same settings.
  /@ requires text:     0 <= len < XO_TEXT_MAX && \valid_read(t + (0 .. len - 1));
     requires settings: SameSettings(w.before.settings, v.before.settings);
     requires lines:    JudgedFor(A, t, len, w) && JudgedFor(A, t, len, v);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:     SameWritten(A, w.after.settings.rules, w.answer, v.after.settings.rules, v.answer);
     ensures settings:  SameSettings(w.after.settings, v.after.settings); @/
  void line_determined(xo_options A, const char *t, int len, xo_trace_line w, xo_trace_line v)
  {
    xo_settings T = w.before.settings, U = v.before.settings, M = w.after.settings, N = v.after.settings;
    int at = 0;
    /@ loop invariant bound: 0 <= at <= len && (at < len || len == 0);
       loop invariant blank: Blanks(t, 0, at);
       loop assigns at; loop variant len - at; @/
    while (at < len - 1 && (t[at] == ' ' || t[at] == '\t' || t[at] == '\r'))
      at++;
    /@ assert first: 0 < len ==> FirstByte(t, len, at); @/
    /@ assert only:  \forall integer b; FirstByte(t, len, b) ==> b == at; @/
    if (len > 0 && t[at] == '@') {
      /@ assert begins: BeginsSetting(t, len); @/
      /@ assert after:  SettingsAfter(T, v.answer.read, N); @/
      settings_determined(T, t, len, w.answer.read, M, v.answer.read, N);
      /@ assert no_game: !IsGame(w.answer) && !IsGame(v.answer); @/
    } else {
      /@ assert no_setting: !BeginsSetting(t, len); @/
      /@ assert same_answer: AnswerBy(A, T, t, len, v.answer); @/
      answer_determined(A, T, t, len, w.answer, v.answer);
      answer_written_determined(A, M.rules, w.answer, v.answer);
      /@ assert settings: SameSettings(M, N); @/
      /@ assert rules:    SameRules(M.rules, N.rules); @/
      /@ assert len:      AnswerLength(A, M.rules, v.answer) == AnswerLength(A, N.rules, v.answer); @/
      /@ assert bytes:    \forall integer i;
            AnswerByte(A, M.rules, v.answer, i) == AnswerByte(A, N.rules, v.answer, i); @/
      /@ assert tally:    \forall integer k;
            AnswerCount(A, M.rules, v.answer, k) == AnswerCount(A, N.rules, v.answer, k); @/
    }
  }

  // What is written for it.
  /@ requires name:    0 <= m && \valid_read(name + (0 .. m - 1)) && (0 < m ==> number == other);
     requires bytes:   0 <= b <= to && 0 <= c <= end && \valid_read(out + (0 .. to - 1)) &&
                         \valid_read(p + (0 .. end - 1));
     requires alike:   SameWritten(A, R, e, S, d);
     requires written: LineWritten(A, R, e, name, m, number, out, b, to) &&
                         LineWritten(A, S, d, name, m, other, p, c, end);
     terminates \true; exits \false; assigns \nothing;
     ensures len:      to - b == end - c;
     ensures bytes:    BytesMatch(out, b, p, c, to - b); @/
  void written_determined(xo_options A, xo_rules R, xo_answer e, xo_rules S, xo_answer d, const unsigned char *name,
  int m, unsigned long long number, unsigned long long other, const unsigned char *out, int b, int to,
                    const unsigned char *p, int c, int end) {}

  // One line of both.
  /@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(t + (0 .. len - 1));
     requires name:    0 <= m && \valid_read(name + (0 .. m - 1)) && (0 < m ==> w.before.number == v.before.number);
     requires bytes:   0 <= w.begin <= w.end && 0 <= v.begin <= v.end && \valid_read(out + (0 .. w.end - 1)) &&
                         \valid_read(p + (0 .. v.end - 1));
     requires judged:  JudgedFor(A, t, len, w) && JudgedFor(A, t, len, v);
     requires counted: CountsTo(A, w.answer, w.before, w.after) && CountsTo(A, v.answer, v.before, v.after);
     requires written: LineWrittenFor(A, w, name, m, out) && LineWrittenFor(A, v, name, m, p);
     requires alike:   AlikeStates(w.before, v.before, more);
     terminates \true; exits \false; assigns \nothing;
     ensures number:   w.after.number - w.before.number == v.after.number - v.before.number;
     ensures alike:    AlikeTo(w.after, out, w.begin, w.end, v.after, p, v.begin, v.end, more); @/
  void trace_line_determined(xo_options A, const char *t, int len, const unsigned char *name, int m, xo_trace_line w,
                  const unsigned char *out, xo_trace_line v, const unsigned char *p, xo_tally more)
  {
    line_determined(A, t, len, w, v);
    written_determined(A, w.after.settings.rules, w.answer, v.after.settings.rules, v.answer, name, m, w.before.number,
                       v.before.number, out, w.begin, w.end, p, v.begin, v.end);
    /@ assert tally:   TallyAdds(v.after.sum, more, w.after.sum); @/
  }

  // The next line begins in the same states, and where the bytes of the last one end.
  /@ requires states: SameState(S, U) && SameState(P, Q) && AlikeStates(S, P, more);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:   AlikeStates(U, Q, more); @/
  void states_alike(xo_judge S, xo_judge U, xo_judge P, xo_judge Q, xo_tally more)
  {
    return;
  }

  // The bytes of a line follow those of the lines before it, which begin at b.
  /@ requires bounds: 0 <= b <= x <= y && 0 <= u <= v && x - b == u;
     requires bytes:  \valid_read(out + (0 .. y - 1)) && \valid_read(p + (0 .. v - 1));
     requires before: BytesMatch(out, b, p, 0, u);
     requires line:   AlikeTo(U, out, x, y, Q, p, u, v, more);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:   AlikeTo(U, out, b, y, Q, p, 0, v, more); @/
  void bytes_alike(xo_judge U, const unsigned char *out, int b, int x, int y, xo_judge Q, const unsigned char *p, int u,
                   int v, xo_tally more)
  {
    return;
  }

  // Line k of n of a trace.
  /@ requires text:   0 <= size && \valid_read(t + (0 .. size - 1));
     requires line:   0 <= k < n && Leads(A, t + a, l, f, r, n, S, U);
     terminates \true; exits \false; assigns \nothing;
     ensures judged:  JudgedAt(A, t + a, l, f, r, k);
     ensures counted: CountedAt(A, r, k);
     ensures linked:  0 < k ==> LinkedAt(r, k);
     ensures first:   k == 0 ==> SameState(S, r.line[k].before);
     ensures last:    k == n - 1 ==> SameState(r.line[k].after, U); @/
  void leads_at(xo_options A, const char *t, int size, int a, xo_lines l, int f, xo_trace r, int n, xo_judge S,
                xo_judge U, int k)
  {
    return;
  }
  /@ requires bytes:  0 <= m && \valid_read(name + (0 .. m - 1)) && 0 <= to && \valid_read(out + (0 .. to - 1));
     requires line:   0 <= k < n && Writes(A, name, m, out, r, n, to);
     terminates \true; exits \false; assigns \nothing;
     ensures written: LineWrittenAt(A, name, m, out, r, k);
     ensures bounds:  0 <= r.line[k].begin <= r.line[k].end <= to;
     ensures first:   k == 0 ==> r.line[k].begin == 0;
     ensures last:    k == n - 1 ==> r.line[k].end == to; @/
  void writes_at(xo_options A, const unsigned char *name, int m, const unsigned char *out, xo_trace r, int n, int to,
                 int k)
  {
    return;
  }

  // The same by its offset in the file.
  /@ requires text:   0 <= size && \valid_read(t + (0 .. size - 1));
     requires line:   0 <= f + k && JudgedAt(A, t + a, l, f, r, k);
     terminates \true; exits \false; assigns \nothing;
     ensures judged:  JudgedFor(A, t + (a + l.start[f + k]), LineLength(l, f + k), r.line[k]); @/
  void judged_at(xo_options A, const char *t, int size, int a, xo_lines l, int f, xo_trace r, int k)
  {
    return;
  }

  // Line j of the one trace and line i of the other are the same line of the file, and begin in states that are alike.
  /@ requires text:       0 <= size && \valid_read(t + (0 .. size - 1)) && 0 <= a && 0 <= b;
     requires lines:      0 <= f && 0 <= g && 0 <= j && 0 <= i < XO_WINDOW && f + j < l.count <= XO_WINDOW &&
                            g + i < k.count <= XO_WINDOW && j < XO_WINDOW;
     requires there:      LineThere(size, a, l, f + j);
     requires same_lines: SameLine(a, l, b, k, f + j, g + i - (f + j));
     requires name:       0 <= m && \valid_read(name + (0 .. m - 1));
     requires number:     0 < m ==> r.line[j].before.number == q.line[i].before.number;
     requires bytes:      0 <= r.line[j].begin <= r.line[j].end && 0 <= q.line[i].begin <= q.line[i].end &&
                            \valid_read(out + (0 .. r.line[j].end - 1)) && \valid_read(p + (0 .. q.line[i].end - 1));
     requires judged:     JudgedAt(A, t + a, l, f, r, j) && JudgedAt(A, t + b, k, g, q, i);
     requires counted:    CountedAt(A, r, j) && CountedAt(A, q, i);
     requires written:    LineWrittenAt(A, name, m, out, r, j) && LineWrittenAt(A, name, m, p, q, i);
     requires alike:      AlikeStates(r.line[j].before, q.line[i].before, more);
     terminates \true; exits \false; assigns \nothing;
     ensures number:      0 < m ==> r.line[j].after.number == q.line[i].after.number;
     ensures alike:       AlikeTo(r.line[j].after, out, r.line[j].begin, r.line[j].end, q.line[i].after, p,
                            q.line[i].begin, q.line[i].end, more); @/
  void same_line_determined(xo_options A, const char *t, int size, int a, xo_lines l, int f, int j, int b, xo_lines k,
  int g, int i, const unsigned char *name, int m, xo_trace r, const unsigned char *out, xo_trace q,
                      const unsigned char *p, xo_tally more)
  {
    int x = f + j;
    int len = l.start[x + 1] - l.start[x] - 1;
    int from = a + l.start[x];
    judged_at(A, t, size, a, l, f, r, j);
    judged_at(A, t, size, b, k, g, q, i);
    /@ assert index:  f + j + (g + i - (f + j)) == g + i; @/
    /@ assert begin:  from == b + k.start[g + i] && len == LineLength(l, f + j) && len == LineLength(k, g + i); @/
    trace_line_determined(A, t + from, len, name, m, r.line[j], out, q.line[i], p, more);
  }

  // Two traces of n lines, the one from line c on; before them they are alike.
  /@ requires text:       0 <= size && \valid_read(t + (0 .. size - 1)) && 0 <= a && 0 <= b;
     requires lines:      0 <= f && 0 <= g && 0 <= c && 0 < n && c + n <= XO_WINDOW && g + n <= k.count <= XO_WINDOW &&
                            f + c + n <= l.count <= XO_WINDOW;
     requires there:      \forall integer x; f + c <= x < f + c + n ==> LineThere(size, a, l, x);
     requires same_lines: \forall integer x; f + c <= x < f + c + n ==> SameLine(a, l, b, k, x, g - (f + c));
     requires bytes:      0 <= m && \valid_read(name + (0 .. m - 1)) && 0 <= to && 0 <= end &&
                            \valid_read(out + (0 .. to - 1)) && \valid_read(p + (0 .. end - 1));
     requires leads:      Leads(A, t + a, l, f, r, c + n, S, U) && Leads(A, t + b, k, g, q, n, P, Q);
     requires writes:     Writes(A, name, m, out, r, c + n, to) && Writes(A, name, m, p, q, n, end);
     requires number:     0 < m ==> r.line[c].before.number == P.number;
     requires alike:      AlikeStates(r.line[c].before, P, more);
     terminates \true; exits \false; assigns \nothing;
     ensures alike:       AlikeTo(U, out, r.line[c].begin, to, Q, p, 0, end, more); @/
  void file_determined(xo_options A, const char *t, int size, int a, xo_lines l, int f, int c, int b, xo_lines k, int g,
  int n, const unsigned char *name, int m, xo_trace r, xo_judge S, xo_judge U, const unsigned char *out, int to,
                 xo_trace q, xo_judge P, xo_judge Q, const unsigned char *p, int end, xo_tally more)
  {
    writes_at(A, name, m, out, r, c + n, to, c);
    /@ loop invariant bound:  0 <= i <= n;
       loop invariant begin:  0 < i ==> 0 <= r.line[c].begin <= r.line[c + i - 1].end;
       loop invariant number: 0 < i && 0 < m ==> r.line[c + i - 1].after.number == q.line[i - 1].after.number;
       loop invariant alike:  0 < i ==> AlikeTo(r.line[c + i - 1].after, out, r.line[c].begin, r.line[c + i - 1].end,
                                q.line[i - 1].after, p, 0, q.line[i - 1].end, more);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      int j = c + i;
      leads_at(A, t, size, a, l, f, r, c + n, S, U, j);
      leads_at(A, t, size, b, k, g, q, n, P, Q, i);
      writes_at(A, name, m, out, r, c + n, to, j);
      writes_at(A, name, m, p, q, n, end, i);
      if (i > 0) {
        /@ assert linked: LinkedAt(r, j) && LinkedAt(q, i); @/
        states_alike(r.line[j - 1].after, r.line[j].before, q.line[i - 1].after, q.line[i].before, more);
      } else {
        states_alike(r.line[c].before, r.line[j].before, P, q.line[0].before, more);
      }
      /@ assert shift: g + i - (f + j) == g - (f + c); @/
      same_line_determined(A, t, size, a, l, f, j, b, k, g, i, name, m, r, out, q, p, more);
      bytes_alike(r.line[j].after, out, r.line[c].begin, r.line[j].begin, r.line[j].end, q.line[i].after, p,
                  q.line[i].begin, q.line[i].end, more);
    }
    leads_at(A, t, size, a, l, f, r, c + n, S, U, c + n - 1);
    leads_at(A, t, size, b, k, g, q, n, P, Q, n - 1);
    writes_at(A, name, m, out, r, c + n, to, c + n - 1);
    writes_at(A, name, m, p, q, n, end, n - 1);
    states_alike(r.line[c + n - 1].after, U, q.line[n - 1].after, Q, more);
  }
*/
