/* text_lines.c: the text lines of a block; see xo/text_lines.h. */
#include "xo/text_lines.h"

/* Whether the bytes begin as a byte-order mark does. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bom:     \result <==> \forall integer i; 0 <= i < len && i < 3 ==> text[i] == BomByte(i); */
static bool begins_as_bom(const char *text, int len)
{
  return (len < 1 || text[0] == (char)-17) && (len < 2 || text[1] == (char)-69) && (len < 3 || text[2] == (char)-65);
}

/* The end of the text line that text[0] is in, after its newline; len if there is no newline. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    requires within: lines->within;
    terminates \true; exits \false; assigns lines->within;
    ensures used:    0 <= \result <= len;
    ensures rest:    \forall integer i; 0 <= i < \result - 1 ==> text[i] != '\n';
    ensures within:  lines->within ==> \result == len && (0 < len ==> text[len - 1] != '\n');
    ensures end:     !lines->within ==> 0 < \result && text[\result - 1] == '\n'; */
static int pass_over(xo_lines *lines, const char *text, int len)
{
  /*@ loop invariant bound:  0 <= i <= len && lines->within;
      loop invariant no_end: \forall integer j; 0 <= j < i ==> text[j] != '\n';
      loop assigns i; loop variant len - i; */
  for (int i = 0; i < len; i++)
    if (text[i] == '\n') {
      lines->within = 0;
      return i + 1;
    }
  return len;
}

/* The ends in text[from .. to), after the n that are found; answers how many there are then. Every byte may be the
 * last of its line: what is written down for one that is not, the next one writes anew. */
/*@ requires text:   0 <= from <= to <= XO_WINDOW && \valid_read(text + (0 .. to - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. to - 1));
    requires found:  FoundTo(text, *lines, n, from);
    terminates \true; exits \false; assigns lines->start[0 .. XO_WINDOW];
    ensures found:   FoundTo(text, *lines, \result, to); */
static int find_in(const char *text, int from, int to, xo_lines *lines, int n)
{
  /*@ loop invariant bound:     from <= i <= to;
      loop invariant start:     0 <= n <= i && lines->start[0] == 0 && n <= lines->start[n] <= i;
      loop invariant each_line: \forall integer k; 0 <= k <= n ==> 0 <= lines->start[k] <= lines->start[n];
      loop invariant lines:     \forall integer k, m; 0 <= k && Follows(k, m) && m <= n ==>
                                  EndedLine(text, lines->start[k], lines->start[m]);
      loop invariant rest:      NoEnd(text, lines->start[n], i);
      loop assigns i, n, lines->start[0 .. XO_WINDOW]; loop variant to - i; */
  for (int i = from; i < to; i++) {
    lines->start[n + 1] = i + 1;
    n += text[i] == '\n';
  }
  return n;
}

/* How many bytes are looked at together. */
enum { STEP = 32 };

/* Whether a text line ends in the STEP bytes from text[at] on. Compilers vectorize this loop. */
/*@ requires text:   0 <= at <= XO_WINDOW - STEP && \valid_read(text + (0 .. at + STEP - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures no_end:  !\result ==> NoEnd(text, at, at + STEP); */
static bool has_end(const char *text, int at)
{
  unsigned char has = 0;
  /*@ loop invariant bound:  0 <= i <= STEP;
      loop invariant no_end: has == 0 ==> NoEnd(text, at, at + i);
      loop assigns i, has; loop variant STEP - i; */
  for (int i = 0; i < STEP; i++)
    has = text[at + i] == '\n' ? 1 : has;
  return has != 0;
}

/* All ends, where lines are long without a look at each byte. */
/*@ requires text:   0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    requires start:  lines->start[0] == 0;
    terminates \true; exits \false; assigns lines->start[0 .. XO_WINDOW];
    ensures found:   FoundTo(text, *lines, \result, len); */
static int find_all(const char *text, int len, xo_lines *lines)
{
  int n = 0, at = 0;
  /*@ loop invariant found: 0 <= at <= len && FoundTo(text, *lines, n, at);
      loop assigns at, n, lines->start[0 .. XO_WINDOW]; loop variant len - at; */
  while (at < len) {
    int to = len - at < STEP ? len : at + STEP;
    if (to - at < STEP || has_end(text, at))
      n = find_in(text, at, to, lines, n);
    at = to;
  }
  return n;
}

/* Add one text line, which has no newline. */
/*@ requires valid:      \valid(lines);
    requires capacity:   0 <= lines->count <= XO_WINDOW;
    terminates \true; exits \false; assigns *lines;
    ensures next:        lines->next == \old(lines->next);
    ensures count:       lines->count == \old(lines->count) + 1 && lines->start[lines->count] == end;
    ensures same_starts: \forall integer k; 0 <= k < lines->count ==> lines->start[k] == \old(*lines).start[k]; */
static void append(xo_lines *lines, int end)
{
  lines->start[lines->count + 1] = end;
  lines->count++;
}

/* The last text line of a file needs no newline; one that is too long has none in the window. */
/*@ requires text:     0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *lines;
    ensures next:      lines->next == \old(lines->next);
    ensures used:      0 <= \result <= len && 0 <= lines->count <= len;
    ensures end:       lines->start[0] == 0 && (lines->start[lines->count] == \result ||
                         (0 < lines->count && lines->start[lines->count] == \result + 1 &&
                          lines->start[lines->count - 1] < \result));
    ensures each_line: \forall integer k; 0 <= k < lines->count ==> 0 <= lines->start[k] <= \result;
    ensures lines:     \forall integer k, m;
                         0 <= k && Follows(k, m) && m <= lines->count && lines->start[m] <= \result ==>
                         EndedLine(text, lines->start[k], lines->start[m]);
    ensures open:      \result < lines->start[lines->count] ==> NoEnd(text, lines->start[lines->count - 1], \result) &&
                         \result == len && (last || (lines->count == 1 && len == XO_WINDOW));
    ensures most:      NoEnd(text, \result, len);
    ensures no_end:    \result == 0 && 0 < len ==> !last && len < XO_WINDOW && NoEnd(text, 0, len); */
static int take(const char *text, int len, bool last, xo_lines *lines)
{
  lines->start[0] = 0;
  lines->count = find_all(text, len, lines);
  int used = lines->start[lines->count];
  bool open = used < len && (last || len == XO_WINDOW) && (last || lines->count == 0);
  if (!open)
    return used;
  append(lines, len + 1);
  return len;
}

/* The same, in the words of the header. */
/*@ requires text:     0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *lines;
    ensures next:      lines->next == \old(lines->next);
    ensures used:      0 <= \result <= len && 0 <= lines->count <= XO_WINDOW;
    ensures begin:     lines->start[0] == 0;
    ensures lines:     0 < lines->count ==> \result == Least(lines->start[lines->count], len);
    ensures most:      NoEnd(text, \result, len);
    ensures each_line: \forall integer k; 0 <= k < lines->count ==>
                         0 <= lines->start[k] < lines->start[k + 1] <= \result + 1 && lines->start[k] < \result;
    ensures inside:    \forall integer k; 0 <= k < lines->count ==>
                         NoEnd(text, lines->start[k], lines->start[k + 1] - 1);
    ensures ended:     \forall integer k; 0 <= k < lines->count && lines->start[k] < lines->start[k + 1] <= \result ==>
                         text[lines->start[k + 1] - 1] == '\n';
    ensures open:      \forall integer k; 0 <= k < lines->count && \result < lines->start[k + 1] ==>
                         k == lines->count - 1 && \result == len && (last || (lines->count == 1 && len == XO_WINDOW));
    ensures long:      lines->count == 1 && XO_WINDOW < lines->start[1] ==> lines->start[1] == XO_WINDOW + 1;
    ensures no_end:    \result == 0 && 0 < len ==> !last && len < XO_WINDOW && NoEnd(text, 0, len);
    ensures zero:      lines->count == 0 ==> \result == 0; */
static int take_lines(const char *text, int len, bool last, xo_lines *lines)
{
  int used = take(text, len, last, lines);
  /*@ assert ended: \forall integer k; 0 <= k < lines->count ==> Follows(k, k + 1) &&
        (lines->start[k + 1] <= used ==> EndedLine(text, lines->start[k], lines->start[k + 1])); */
  /*@ assert same_starts: \forall integer k; 0 <= k < lines->count && lines->start[k] <= used < lines->start[k + 1] ==>
        lines->start[k] == lines->start[lines->count - 1] && lines->start[k + 1] == lines->start[lines->count]; */
  return used;
}

int xo_lines_next(xo_lines *lines, const char *text, int len, bool last)
{
  lines->count = 0;
  lines->next = 0;
  lines->start[0] = 0;
  if (!lines->begun && begins_as_bom(text, len)) {
    lines->begun = last || len >= 3;
    if (len >= 3)
      return 3;
    if (!last)
      return 0;
  }
  if (lines->within)
    return pass_over(lines, text, len);
  int looked = len <= XO_WINDOW ? len : XO_WINDOW;
  int used = take_lines(text, looked, last && looked == len, lines);
  lines->begun = 1;
  lines->within = lines->count == 1 && lines->start[1] > XO_WINDOW;
  return used;
}
