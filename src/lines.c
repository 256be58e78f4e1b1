/* lines.c: the text lines of a block; see xo/stream.h. */
#include "xo/stream.h"

/* Whether the bytes begin as a byte-order mark does. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns \nothing;
    ensures mark:    \result <==> \forall integer i; 0 <= i < len && i < 3 ==> text[i] == MarkByte(i); */
static bool begins_as_mark(const char *text, int len)
{
  return (len < 1 || text[0] == (char)-17) && (len < 2 || text[1] == (char)-69) && (len < 3 || text[2] == (char)-65);
}

/* Where the text line ends that text[0] is in, behind its newline; len where there is none. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(reader) && \separated(reader, text + (0 .. len - 1));
    requires within: reader->within;
    terminates \true; exits \false;
    assigns reader->within;
    ensures used:    0 <= \result <= len;
    ensures rest:    \forall integer i; 0 <= i < \result - 1 ==> text[i] != '\n';
    ensures on:      reader->within ==> \result == len && (0 < len ==> text[len - 1] != '\n');
    ensures end:     !reader->within ==> 0 < \result && text[\result - 1] == '\n'; */
static int pass_over(xo_reader *reader, const char *text, int len)
{
  /*@ loop invariant bound: 0 <= i <= len && reader->within;
      loop invariant none:  \forall integer j; 0 <= j < i ==> text[j] != '\n';
      loop assigns i;
      loop variant len - i; */
  for (int i = 0; i < len; i++)
    if (text[i] == '\n') {
      reader->within = 0;
      return i + 1;
    }
  return len;
}

/* Most blocks of a long text line have no end in them, and this loop is one that compilers do many bytes at a time. */
enum { BLOCK = 32 };
/*@ requires text:   0 <= from <= XO_WINDOW && \valid_read(text + (from .. from + BLOCK - 1));
    terminates \true; exits \false;
    assigns \nothing;
    ensures none:    !\result ==> NoEnd(text, from, from + BLOCK); */
static bool has_end(const char *text, int from)
{
  unsigned char n = 0;
  /*@ loop invariant count: 0 <= n <= i <= BLOCK;
      loop invariant none:  n == 0 ==> NoEnd(text, from, from + i);
      loop assigns i, n;
      loop variant BLOCK - i; */
  for (int i = 0; i < BLOCK; i++)
    n = (unsigned char)(n + (text[from + i] == '\n'));
  return n > 0;
}

/* The ends in text[from .. to), behind the n that are found; answers how many there are then. Every byte may be the
 * last of its line: what is written down for one that is not, the next one writes anew. */
/*@ requires text:   0 <= from <= to <= XO_WINDOW && \valid_read(text + (0 .. to - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. to - 1));
    requires found:  FoundTo(text, *lines, n, from);
    terminates \true; exits \false;
    assigns lines->start[0 .. XO_WINDOW];
    ensures found:   FoundTo(text, *lines, \result, to); */
static int find_in(const char *text, int from, int to, xo_lines *lines, int n)
{
  /*@ loop invariant bound: from <= i <= to;
      loop invariant start: 0 <= n <= i && lines->start[0] == 0 && n <= lines->start[n] <= i;
      loop invariant each:  \forall integer k; 0 <= k <= n ==> 0 <= lines->start[k] <= lines->start[n];
      loop invariant lines: \forall integer k, m; 0 <= k && Follows(k, m) && m <= n ==>
                              EndedLine(text, lines->start[k], lines->start[m]);
      loop invariant rest:  NoEnd(text, lines->start[n], i);
      loop assigns i, n, lines->start[0 .. XO_WINDOW];
      loop variant to - i; */
  for (int i = from; i < to; i++) {
    lines->start[n + 1] = i + 1;
    //@ assert this: text[i] == '\n' ==> EndedLine(text, lines->start[n], lines->start[n + 1]);
    //@ assert rest: NoEnd(text, lines->start[n], i);
    n += text[i] == '\n';
    //@ assert end: text[i] == '\n' ==> lines->start[n] == i + 1;
    //@ assert on:  text[i] != '\n' ==> NoEnd(text, lines->start[n], i + 1);
  }
  return n;
}

/*@ requires text:   0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns *lines;
    ensures found:   FoundTo(text, *lines, lines->count, len); */
static void find_ends(const char *text, int len, xo_lines *lines)
{
  int n = 0, i = 0;
  lines->start[0] = 0;
  /*@ loop invariant bound: 0 <= i <= len;
      loop invariant found: FoundTo(text, *lines, n, i);
      loop assigns i, n, lines->start[0 .. XO_WINDOW];
      loop variant len - i; */
  for (; len - i >= BLOCK; i += BLOCK)
    if (has_end(text, i))
      n = find_in(text, i, i + BLOCK, lines, n);
  lines->count = find_in(text, i, len, lines, n);
}

/* One text line more, which has no newline. */
/*@ requires valid:  \valid(lines);
    requires room:   0 <= lines->count <= XO_WINDOW;
    terminates \true; exits \false;
    assigns *lines;
    ensures count:   lines->count == \old(lines->count) + 1 && lines->start[lines->count] == end;
    ensures same:    \forall integer k; 0 <= k < lines->count ==> lines->start[k] == \old(*lines).start[k]; */
static void append(xo_lines *lines, int end)
{
  lines->start[lines->count + 1] = end;
  lines->count++;
}

/* The last text line of a file needs no newline; one that is too long has none in the window. */
/*@ requires text:   0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns *lines;
    ensures used:    0 <= \result <= len && 0 <= lines->count <= len;
    ensures end:     lines->start[0] == 0 && (lines->start[lines->count] == \result ||
                       (0 < lines->count && lines->start[lines->count] == \result + 1 &&
                        lines->start[lines->count - 1] < \result));
    ensures each:    \forall integer k; 0 <= k < lines->count ==> 0 <= lines->start[k] <= \result;
    ensures lines:   \forall integer k, m;
                       0 <= k && Follows(k, m) && m <= lines->count && lines->start[m] <= \result ==>
                       EndedLine(text, lines->start[k], lines->start[m]);
    ensures open:    \result < lines->start[lines->count] ==> NoEnd(text, lines->start[lines->count - 1], \result) &&
                       \result == len && (last || (lines->count == 1 && len == XO_WINDOW));
    ensures none:    \result == 0 && 0 < len ==> !last && len < XO_WINDOW && NoEnd(text, 0, len); */
static int take(const char *text, int len, bool last, xo_lines *lines)
{
  find_ends(text, len, lines);
  int used = lines->start[lines->count];
  bool open = used < len && (last || len == XO_WINDOW) && (last || lines->count == 0);
  //@ assert rest: NoEnd(text, used, len);
  if (!open)
    return used;
  append(lines, len + 1);
  return len;
}

/* The same, in the words of the header. */
/*@ requires text:   0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns *lines;
    ensures used:    0 <= \result <= len && 0 <= lines->count <= XO_WINDOW;
    ensures lines:   0 < lines->count ==> lines->start[0] == 0 && \result == Least(lines->start[lines->count], len);
    ensures each:    \forall integer k; 0 <= k < lines->count ==>
                       0 <= lines->start[k] < lines->start[k + 1] <= \result + 1 && lines->start[k] < \result;
    ensures inside:  \forall integer k; 0 <= k < lines->count ==> NoEnd(text, lines->start[k], lines->start[k + 1] - 1);
    ensures ended:   \forall integer k; 0 <= k < lines->count && lines->start[k] < lines->start[k + 1] <= \result ==>
                       text[lines->start[k + 1] - 1] == '\n';
    ensures open:    \forall integer k; 0 <= k < lines->count && \result < lines->start[k + 1] ==>
                       k == lines->count - 1 && \result == len && (last || (lines->count == 1 && len == XO_WINDOW));
    ensures long:    lines->count == 1 && XO_WINDOW < lines->start[1] ==> lines->start[1] == XO_WINDOW + 1;
    ensures none:    \result == 0 && 0 < len ==> !last && len < XO_WINDOW && NoEnd(text, 0, len);
    ensures zero:    lines->count == 0 ==> \result == 0; */
static int take_lines(const char *text, int len, bool last, xo_lines *lines)
{
  int used = take(text, len, last, lines);
  //@ assert next: \forall integer k; 0 <= k < lines->count - 1 ==> lines->start[k + 1] <= used;
  /*@ assert ended: \forall integer k; 0 <= k < lines->count ==> Follows(k, k + 1) &&
        (lines->start[k + 1] <= used ==> EndedLine(text, lines->start[k], lines->start[k + 1])); */
  /*@ assert inside: \forall integer k; 0 <= k < lines->count && lines->start[k + 1] <= used ==>
        NoEnd(text, lines->start[k], lines->start[k + 1] - 1); */
  /*@ assert open: 0 < lines->count && used < lines->start[lines->count] ==>
        NoEnd(text, lines->start[lines->count - 1], lines->start[lines->count] - 1); */
  /*@ assert same: \forall integer k; 0 <= k < lines->count && lines->start[k] <= used < lines->start[k + 1] ==>
        lines->start[k] == lines->start[lines->count - 1] && lines->start[k + 1] == lines->start[lines->count]; */
  /*@ assert beyond: \forall integer k; 0 <= k < lines->count && lines->start[k] <= used < lines->start[k + 1] ==>
        NoEnd(text, lines->start[k], lines->start[k + 1] - 1); */
  return used;
}

int xo_lines_next(xo_reader *reader, const char *text, int len, bool last, xo_lines *lines)
{
  lines->count = 0;
  if (!reader->begun && begins_as_mark(text, len)) {
    reader->begun = last || len >= 3;
    if (len >= 3)
      return 3;
    if (!last)
      return 0;
  }
  reader->begun = 1;
  if (reader->within)
    return pass_over(reader, text, len);
  int looked = len <= XO_WINDOW ? len : XO_WINDOW;
  int used = take_lines(text, looked, last && looked == len, lines);
  reader->within = lines->count == 1 && lines->start[1] > XO_WINDOW;
  return used;
}
