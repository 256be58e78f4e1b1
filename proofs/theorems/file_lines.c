/* file_lines.c: the text lines that xo_lines_next finds block by block are those of the file, wherever the blocks are
 * cut. A file that is cut after a newline has the text lines of its parts.
 */
#include "xo/text_lines.h"
/*@ // The bytes of a byte-order mark at the start of a file of n bytes.
    logic integer BomLength(char *t, integer n) =
      3 <= n && t[0] == BomByte(0) && t[1] == BomByte(1) && t[2] == BomByte(2) ? 3 : 0;

    // A text line begins at t[a]; t[a .. b) is one, its newline or the end of the file after it.
    predicate LineBegin(char *t, integer n, integer a) =
      BomLength(t, n) <= a < n && (a == BomLength(t, n) || t[a - 1] == '\n');
    predicate TextLine(char *t, integer n, integer a, integer b) =
      LineBegin(t, n, a) && a <= b <= n && NoEnd(t, a, b) && (b == n || t[b] == '\n');

    // The state of a reader that has used the first a bytes: before all, at a line's begin or at the end, or within
    // a line that began at t[s] and is too long.
    predicate ReaderAt(char *t, integer n, integer a, integer s, xo_lines r) = 0 <= a <= n &&
      (r.begun == 0 ==> a == 0 && r.within == 0) &&
      (r.begun != 0 && r.within == 0 ==> a == n || LineBegin(t, n, a)) &&
      (r.within != 0 ==> LineBegin(t, n, s) && XO_WINDOW <= a - s && NoEnd(t, s, a));

    // What xo_lines_next promises of a block of len bytes at text, by its labels.
    predicate BlockBegun(char *text, integer len, integer last, xo_lines r, xo_lines q, integer u) =
      0 <= u <= len && 0 <= q.count &&
      (q.begun != 0 <==> r.begun != 0 || last != 0 || 3 <= len || !(0 < len ==> text[0] == BomByte(0)) ||
        !(1 < len ==> text[1] == BomByte(1))) &&
      (r.begun == 0 && (q.begun == 0 || (3 <= len && text[0] == BomByte(0) && text[1] == BomByte(1) &&
        text[2] == BomByte(2))) ==> q.count == 0 && q.within == 0 && u == (q.begun != 0 ? 3 : 0));
    predicate BlockPassed(char *text, integer len, xo_lines r, xo_lines q, integer u) =
      r.within != 0 ==> q.count == 0 && (\forall integer i; 0 <= i < u - 1 ==> text[i] != '\n') &&
        (q.within != 0 ==> u == len && (0 < len ==> text[len - 1] != '\n')) &&
        (q.within == 0 ==> 0 < u && text[u - 1] == '\n');
    predicate BlockLines(char *text, integer len, integer last, xo_lines r, xo_lines q, integer u) =
      (0 < q.count ==> q.start[0] == 0 && u == Least(q.start[q.count], Least(len, XO_WINDOW))) &&
      (\forall integer k; 0 <= k < q.count ==>
        0 <= q.start[k] < q.start[k + 1] <= u + 1 && q.start[k] < u) &&
      (\forall integer k; 0 <= k < q.count ==>
        (\forall integer i; q.start[k] <= i < q.start[k + 1] - 1 ==> text[i] != '\n')) &&
      (\forall integer k; 0 <= k < q.count ==> q.start[k] < q.start[k + 1] <= u ==> text[q.start[k + 1] - 1] == '\n') &&
      (\forall integer k; 0 <= k < q.count ==> q.start[k] < u < q.start[k + 1] ==>
        k == q.count - 1 && (q.within != 0 || (last != 0 && u == len))) &&
      (r.within == 0 ==> (q.within != 0 <==> q.count == 1 && q.start[1] == XO_WINDOW + 1)) &&
      (r.within == 0 && q.count == 0 ==> u == 0 || (r.begun == 0 && u == 3 && text[0] == BomByte(0) &&
        text[1] == BomByte(1) && text[2] == BomByte(2)));

    // Line k of a block at t[a] is one of the file; or the only one is the head of one that is too long.
    predicate LineOfFile(char *t, integer n, integer a, xo_lines l, integer k) =
      TextLine(t, n, a + l.start[k], a + l.start[k + 1] - 1);
    predicate HeadOfFile(char *t, integer n, integer a, xo_lines l) = LineBegin(t, n, a) && l.count == 1 &&
      l.start[0] == 0 && l.start[1] - 1 == XO_WINDOW && NoEnd(t, a, a + XO_WINDOW);

    lemma TextLine_Determined{L}: \forall char *t, integer n, a, b, c;
      TextLine(t, n, a, b) && TextLine(t, n, a, c) ==> b == c;
*/
/*@ ghost
  // Where nothing was used before, and what is found is no mark, the first line begins with the file.
  /@ requires file:    0 <= len <= n && \valid_read(t + (0 .. n - 1)) && \valid_read(text + (0 .. len - 1));
     requires block:   (last != 0 ==> len == n) && \forall integer i; 0 <= i < len ==> t[i] == text[i];
     requires r:       r.begun == 0 && r.within == 0;
     requires begun:   BlockBegun(text, len, last, r, q, u);
     terminates \true; exits \false; assigns \nothing;
     ensures no_lines: q.begun == 0 ==> q.count == 0 && u == 0 && q.within == 0;
     ensures bom:      q.begun != 0 && BomLength(t, n) == 3 ==> q.count == 0 && u == 3 && q.within == 0;
     ensures begin:    q.begun != 0 && BomLength(t, n) != 3 ==>
                         BomLength(t, n) == 0 && (0 < n ==> LineBegin(t, n, 0)); @/
  void file_begun(const char *t, int n, const char *text, int len, int last, xo_lines r, xo_lines q, int u)
  {
    return;
  }

  // After the mark and within no line: the lines found, and where the next begins.
  /@ requires file:     0 <= a && 0 <= len && a + len <= n;
     requires text:     \valid_read(t + (0 .. n - 1)) && \valid_read(text + (0 .. len - 1));
     requires block:    (last != 0 ==> a + len == n) && \forall integer i; a <= i < a + len ==> t[i] == text[i - a];
     requires r:        r.within == 0 && (a == n || LineBegin(t, n, a));
     requires used:     0 <= u <= len && 0 <= q.count;
     requires lines:    BlockLines(text, len, last, r, q, u) && (q.count == 0 ==> u == 0);
     terminates \true; exits \false; assigns \nothing;
     ensures each_line: q.within == 0 ==> \forall integer k; 0 <= k < q.count ==> LineOfFile(t, n, a, q, k);
     ensures head:      q.within != 0 ==> HeadOfFile(t, n, a, q) && u == XO_WINDOW;
     ensures next:      q.within == 0 ==> a + u == n || LineBegin(t, n, a + u); @/
  void lines_found(const char *t, int n, const char *text, int a, int len, int last, xo_lines r, xo_lines q, int u)
  {
    if (q.within != 0 || q.count == 0)
      return;
    /@ loop invariant bound:     0 <= k <= q.count;
       loop invariant each_line: \forall integer j; 0 <= j < k ==> LineOfFile(t, n, a, q, j);
       loop invariant first:     k == 0 ==> q.start[k] == 0;
       loop invariant begin:     a + q.start[k] == n || a + q.start[k] == n + 1 || LineBegin(t, n, a + q.start[k]);
       loop invariant end:       u < q.start[k] ==> a + u == n;
       loop assigns k; loop variant q.count - k; @/
    for (int k = 0; k < q.count; k++) {
      /@ assert line:     0 <= q.start[k] < q.start[k + 1] <= u + 1 && q.start[k] < u; @/
      /@ assert begin:    LineBegin(t, n, a + q.start[k]); @/
      /@ assert text:     NoEnd(text, q.start[k], q.start[k + 1] - 1); @/
      /@ assert no_end:   NoEnd(t, a + q.start[k], a + q.start[k + 1] - 1); @/
      /@ assert end:      q.start[k + 1] <= u ==> text[q.start[k + 1] - 1] == '\n'; @/
      /@ assert ended:    q.start[k + 1] <= u ==> t[a + q.start[k + 1] - 1] == '\n'; @/
      /@ assert open:     u < q.start[k + 1] ==> last != 0 && u == len; @/
      /@ assert one_line: LineOfFile(t, n, a, q, k); @/
    }
  }

  // Within a line that is too long.
  /@ requires file:  0 <= a && 0 <= len && a + len <= n;
     requires text:  \valid_read(t + (0 .. n - 1)) && \valid_read(text + (0 .. len - 1));
     requires block: \forall integer i; a <= i < a + len ==> t[i] == text[i - a];
     requires r:     r.begun != 0 && r.within != 0 && ReaderAt(t, n, a, s, r) && (q.begun != 0 || r.begun == 0);
     requires used:  0 <= u <= len;
     requires rest:  BlockPassed(text, len, r, q, u);
     terminates \true; exits \false; assigns \nothing;
     ensures state:  ReaderAt(t, n, a + u, s, q);
     ensures line:   q.within == 0 ==> TextLine(t, n, s, a + u - 1); @/
  void rest_passed(const char *t, int n, const char *text, int a, int len, int s, xo_lines r, xo_lines q, int u) {}

  // All of it.
  /@ requires file:     0 <= a && 0 <= len && a + len <= n;
     requires text:     \valid_read(t + (0 .. n - 1)) && \valid_read(text + (0 .. len - 1));
     requires block:    (last != 0 ==> a + len == n) && \forall integer i; a <= i < a + len ==> t[i] == text[i - a];
     requires r:        ReaderAt(t, n, a, s, r);
     requires begun:    BlockBegun(text, len, last, r, q, u);
     requires rest:     BlockPassed(text, len, r, q, u);
     requires lines:    BlockLines(text, len, last, r, q, u);
     terminates \true; exits \false; assigns \nothing;
     ensures each_line: r.within == 0 && q.within == 0 ==>
                          \forall integer k; 0 <= k < q.count ==> LineOfFile(t, n, a, q, k);
     ensures head:      r.within == 0 && q.within != 0 ==> HeadOfFile(t, n, a, q);
     ensures tail:      r.within != 0 ==> q.count == 0 && (q.within == 0 ==> TextLine(t, n, s, a + u - 1));
     ensures state:     ReaderAt(t, n, a + u, r.within != 0 ? s : a, q); @/
  void lines_of_file(const char *t, int n, const char *text, int a, int len, int last, int s, xo_lines r, xo_lines q,
                     int u)
  {
    if (r.begun == 0)
      file_begun(t, n, text, len, last, r, q, u);
    if (r.within != 0)
      rest_passed(t, n, text, a, len, s, r, q, u);
    else if (q.begun != 0 && (q.count > 0 || u == 0))
      lines_found(t, n, text, a, len, last, r, q, u);
  }

  // The lines of a file that is cut after a newline, which is t[m - 1]: those before it are of the one part,
  // those after it of the other, if no byte-order mark is at the cut.
  /@ requires file:  0 < m <= n && \valid_read(t + (0 .. n - 1));
     requires cut:   t[m - 1] == '\n' && BomLength(t, n) < m;
     terminates \true; exits \false; assigns \nothing;
     ensures first:  \forall integer a, b; a < m ==> (TextLine(t, n, a, b) <==> TextLine(t, m, a, b)); @/
  void lines_first(const char *t, int n, int m)
  {
    return;
  }

  /@ requires file:    0 < m <= n && \valid_read(t + (0 .. n - 1)) && \valid_read(u + (0 .. n - m - 1));
     requires cut:     t[m - 1] == '\n' && BomLength(t, n) < m;
     requires part:    (\forall integer i; m <= i < n ==> t[i] == u[i - m]) && BomLength(u, n - m) == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures one_line: TextLine(u, n - m, a, b) ==> TextLine(t, n, m + a, m + b);
     ensures other:    m <= a && TextLine(t, n, a, b) ==> TextLine(u, n - m, a - m, b - m); @/
  void lines_after(const char *t, int n, int m, const char *u, int a, int b)
  {
    /@ assert back: \forall integer i; 0 <= i < n - m ==> t[m + i] == u[i]; @/
    return;
  }
*/

/* What xo_lines_next promises is what the theorems ask of it. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    requires begun:  lines->begun || !lines->within;
    terminates \true; exits \false; assigns *lines;
    ensures begun:   BlockBegun(text, len, last, \old(*lines), *lines, \result);
    ensures rest:    BlockPassed(text, len, \old(*lines), *lines, \result);
    ensures lines:   BlockLines(text, len, last, \old(*lines), *lines, \result); */
int lines_promised(xo_lines *lines, const char *text, int len, bool last)
{
  int used = xo_lines_next(lines, text, len, last);
  return used;
}
