/* lines_once.c: the text lines that are found of a file are the file's alone, in whatever blocks it comes: number, beginning and end
 * of each are what the definitions below say of the file, so that two ways to hand it over, in two blocks or in one, give the
 * same lines.
 */
#include "xo/stream.h"
/*@ // Where the text line that f[a] is in ends in a file of n bytes: behind its newline; or behind n, where it has none.
    logic integer LineEnd{L}(char *f, integer n, integer a) =
      n <= a ? n + 1 : f[a] == '\n' ? a + 1 : LineEnd(f, n, a + 1);

    // Where text line k begins, from 0; a number from n on, where there is none.
    logic integer FirstBegin{L}(char *f, integer n) =
      3 <= n ? (f[0] == MarkByte(0) ? (f[1] == MarkByte(1) ? (f[2] == MarkByte(2) ? 3 : 0) : 0) : 0) : 0;
    logic integer LineBegin{L}(char *f, integer n, integer k) =
      k <= 0 ? FirstBegin(f, n) : LineEnd(f, n, LineBegin(f, n, k - 1));

    // Said by name, so that a prover takes both for what they are.
    predicate Part{L}(char *t, char *f, integer p) = t == f + p;
    lemma Part_At{L}: \forall char *t, *f, integer p, i; Part(t, f, p) ==> t[i] == f[p + i];

    // Line i of those found behind p bytes and `number` lines begins where the file's does.
    predicate Begins{L}(char *f, integer n, integer p, xo_lines l, integer number, integer i) =
      p + l.start[i] == LineBegin(f, n, number + i);

    // The first p bytes of the file have been used, and so the reader stands.
    predicate Stands{L}(char *f, integer n, integer p, xo_reader r) = 0 <= r.number &&
      (!r.begun ==> p == 0 && r.number == 0 && !r.within) &&
      (r.begun && !r.within ==> p == Least(LineBegin(f, n, r.number), n)) &&
      (r.within ==> r.begun && 0 < r.number && LineBegin(f, n, r.number - 1) + XO_WINDOW <= p &&
        LineBegin(f, n, r.number) == LineEnd(f, n, p));
*/
/*@ ghost
  // A stretch without a newline is passed over.
  /@ requires text:  0 <= p && 0 <= a <= b && p + b <= n < 9223372036854000000 && \valid_read(f + (0 .. n - 1));
     requires part:  Part(t, f, p) && \forall integer i; a <= i < b ==> t[i] != '\n';
     terminates \true; exits \false; assigns \nothing;
     ensures same:   LineEnd(f, n, p + a) == LineEnd(f, n, p + b); @/
  void same_end(const char *f, long long n, long long p, const char *t, int a, int b)
  {
    /@ loop invariant bound: a <= i <= b;
       loop invariant same:  LineEnd(f, n, p + a) == LineEnd(f, n, p + i);
       loop assigns i; loop variant b - i; @/
    for (int i = a; i < b; i++) {
      /@ assert here:  t[i] != '\n'; @/
      /@ assert other: f[p + i] != '\n'; @/
      /@ assert next: LineEnd(f, n, p + i) == LineEnd(f, n, p + i + 1); @/
    }
  }
*/

/* Of a file of n bytes, p have been used; len more are handed over, which are text. */
/*@ requires part:    Part(text, f, p) && \valid_read(text + (0 .. len - 1)) && \separated(reader, lines, text + (0 .. len - 1));
    requires file:    0 <= p && 0 <= len && p + len <= n < 9223372036854000000 && \valid_read(f + (0 .. n - 1));
    requires valid:   \valid(reader) && \valid(lines) && \separated(reader, lines, f + (0 .. n - 1));
    requires stands:  Stands(f, n, p, *reader) && reader->number <= XO_NUMBER_MAX;
    terminates \true; exits \false;
    assigns *reader, *lines;
    ensures used:     0 <= \result <= len;
    ensures begin:    \forall integer k; 0 <= k < lines->count ==>
                        Begins(f, n, p, *lines, \old(reader->number), k);
    ensures end:      !reader->within && 0 < lines->count ==>
                        p + lines->start[lines->count] == LineBegin(f, n, \old(reader->number) + lines->count);
    ensures long:     reader->within && 0 < lines->count ==> lines->count == 1 &&
                        LineBegin(f, n, \old(reader->number) + 1) == LineEnd(f, n, p + XO_WINDOW);
    ensures stands:   Stands(f, n, p + \result, *reader);
    ensures more:     \result == 0 && len > 0 ==> p + len < n && len < XO_WINDOW; */
int lines_of_file(xo_reader *reader, const char *f, long long n, long long p, const char *text, int len, xo_lines *lines)
{
  //@ ghost long long number = reader->number;
  //@ ghost int within = reader->within ? 1 : 0;
  //@ assert start: 0 < len ==> text[0] == f[p + 0];
  //@ assert start: 1 < len ==> text[1] == f[p + 1];
  //@ assert start: 2 < len ==> text[2] == f[p + 2];
  bool last = p + len == n;
  int used = xo_lines_next(reader, text, len, last, lines);
  /*@ ghost
    if (within == 1) {
      same_end(f, n, p, text, 0, reader->within ? used : used - 1);
      /@ assert end: !reader->within ==> text[used - 1] == f[p + (used - 1)]; @/
      /@ assert on:  reader->within ==> LineBegin(f, n, number) == LineEnd(f, n, p + used); @/
      /@ assert newline: !reader->within ==> LineEnd(f, n, p + (used - 1)) == p + used; @/
      /@ assert off: !reader->within ==> LineBegin(f, n, number) == p + used; @/
    }
    /@ loop invariant bound: 0 <= k && (k <= lines->count || lines->count == 0);
       loop invariant room:  0 < lines->count ==> k <= lines->start[k] && (k < lines->count ==> lines->start[k] < used);
       loop invariant begin: 0 < lines->count && (k < lines->count || !reader->within) ==>
                               p + lines->start[k] == LineBegin(f, n, number + k);
       loop invariant each:  \forall integer i; 0 <= i < k ==> Begins(f, n, p, *lines, number, i);
       loop invariant long:  0 < k && reader->within ==> LineBegin(f, n, number + 1) == LineEnd(f, n, p + XO_WINDOW);
       loop assigns k; loop variant lines->count - k; @/
    for (int k = 0; k < lines->count; k++) {
      /@ assert begin: p + lines->start[k] == LineBegin(f, n, number + k); @/
      /@ assert here: Begins(f, n, p, *lines, number, k); @/
      same_end(f, n, p, text, lines->start[k], lines->start[k + 1] - 1);
      /@ assert next: LineBegin(f, n, number + (k + 1)) == LineEnd(f, n, p + lines->start[k]); @/
      /@ assert ended: lines->start[k + 1] <= used ==> text[lines->start[k + 1] - 1] == f[p + (lines->start[k + 1] - 1)]; @/
    }
  */
  //@ assert on:    within == 1 && reader->within ==> LineBegin(f, n, number) == LineEnd(f, n, p + used);
  //@ assert off:   within == 1 && !reader->within ==> LineBegin(f, n, number) == p + used;
  //@ assert first: within == 0 && !reader->within && reader->begun && lines->count == 0 ==> p + used == Least(LineBegin(f, n, number), n);
  //@ assert end:   0 < lines->count && !reader->within ==> p + lines->start[lines->count] == LineBegin(f, n, number + lines->count);
  //@ assert each:  0 < lines->count ==> lines->start[lines->count - 1] < lines->start[lines->count] <= used + 1;
  /*@ assert open:  0 < lines->count && lines->start[lines->count - 1] < used < lines->start[lines->count] ==>
        reader->within || p + used == n; */
  /*@ assert over:  0 < lines->count && !reader->within ==>
        lines->start[lines->count] == used || (lines->start[lines->count] == used + 1 && p + used == n); */
  //@ assert some:  0 < lines->count && !reader->within ==> p + used == Least(LineBegin(f, n, number + lines->count), n);
  //@ assert still: within == 1 && reader->within ==> reader->number == number && LineBegin(f, n, number - 1) + XO_WINDOW <= p + used;
  /*@ assert long:  within == 0 && reader->within ==> lines->count == 1 && reader->number == number + 1 && used == XO_WINDOW &&
        LineBegin(f, n, number) == p && LineBegin(f, n, number + 1) == LineEnd(f, n, p + used); */
  //@ assert now:   !reader->within && reader->begun ==> p + used == Least(LineBegin(f, n, reader->number), n);
  //@ assert not:   !reader->begun ==> p + used == 0 && reader->number == 0;
  return used;
}
