/* lines.c: the text lines of a block; see xo/stream.h. */
#include "xo/stream.h"
#include "ends.acsl"

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
    requires valid:  \valid(reader) && \separated(reader, text + (0 .. len - 1));
    requires within: reader->within;
    terminates \true; exits \false; assigns reader->within;
    ensures used:    0 <= \result <= len;
    ensures rest:    \forall integer i; 0 <= i < \result - 1 ==> text[i] != '\n';
    ensures within:  reader->within ==> \result == len && (0 < len ==> text[len - 1] != '\n');
    ensures end:     !reader->within ==> 0 < \result && text[\result - 1] == '\n'; */
static int pass_over(xo_reader *reader, const char *text, int len)
{
  /*@ loop invariant bound:  0 <= i <= len && reader->within;
      loop invariant no_end: \forall integer j; 0 <= j < i ==> text[j] != '\n';
      loop assigns i; loop variant len - i; */
  for (int i = 0; i < len; i++)
    if (text[i] == '\n') {
      reader->within = 0;
      return i + 1;
    }
  return len;
}

/* Most blocks of a long text line have no end in them. Compilers vectorize this loop. */
enum { LOOK = 32 };
/*@ requires text:   0 <= from <= XO_WINDOW && \valid_read(text + (from .. from + LOOK - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures no_end:  !\result ==> NoEnd(text, from, from + LOOK); */
static bool has_end(const char *text, int from)
{
  unsigned char n = 0;
  /*@ loop invariant count:  0 <= n <= i <= LOOK;
      loop invariant no_end: n == 0 ==> NoEnd(text, from, from + i);
      loop assigns i, n; loop variant LOOK - i; */
  for (int i = 0; i < LOOK; i++)
    n = (unsigned char)(n + (text[from + i] == '\n'));
  return n > 0;
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

/* The same for a block, byte by byte where it has ends: of few ends this is the fastest way. */
enum { BLOCK = 256, TWOS = BLOCK / 2, FOURS = BLOCK / 4, EIGHTS = BLOCK / 8, MASKS = 256 };
/*@ requires text:   0 <= from && from + BLOCK <= XO_WINDOW && \valid_read(text + (0 .. from + BLOCK - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. from + BLOCK - 1));
    requires found:  FoundTo(text, *lines, n, from);
    terminates \true; exits \false; assigns lines->start[0 .. XO_WINDOW];
    ensures found:   FoundTo(text, *lines, \result, from + BLOCK); */
static int find_few(const char *text, int from, xo_lines *lines, int n)
{
  /*@ loop invariant bound: 0 <= i <= BLOCK / LOOK;
      loop invariant found: FoundTo(text, *lines, n, from + LOOK * i);
      loop assigns i, n, lines->start[0 .. XO_WINDOW]; loop variant BLOCK / LOOK - i; */
  for (int i = 0; i < BLOCK / LOOK; i++)
    if (has_end(text, from + LOOK * i))
      n = find_in(text, from + LOOK * i, from + LOOK * i + LOOK, lines, n);
  return n;
}

/* Where ends are close together a table finds the next ones. Eight bytes are a mask of eight bits; if at most two bits
 * are set, the table has their places. */
typedef struct {
  unsigned char count[MASKS], first[MASKS], second[MASKS];
} xo_masks;

/* The masks of a block, made in steps that compilers vectorize. */
typedef struct {
  unsigned char one[BLOCK], two[TWOS], four[FOURS], eight[EIGHTS];
} xo_ends;

/* The row of each mask from that of its half. */
/*@ requires valid:  \valid(masks);
    terminates \true; exits \false; assigns *masks;
    ensures masks:   \forall integer m; 0 <= m < MASKS ==>
                       BitsAre(m, masks->count[m], masks->first[m], masks->second[m]); */
static void make_masks(xo_masks *masks)
{
  masks->count[0] = 0;
  masks->first[0] = 0;
  masks->second[0] = 0;
  /*@ loop invariant bound: 1 <= m <= MASKS;
      loop invariant masks: \forall integer k; 0 <= k < m ==>
                              BitsAre(k, masks->count[k], masks->first[k], masks->second[k]);
      loop assigns m, *masks; loop variant MASKS - m; */
  for (int m = 1; m < MASKS; m++) {
    int count = masks->count[m / 2], first = masks->first[m / 2] + 1, second = masks->second[m / 2] + 1;
    //@ assert half: BitsAre(m / 2, count, first - 1, second - 1);
    //@ ghost bits_of_half(m);
    if (m % 2 != 0) {
      second = first;
      first = 1;
      count++;
    }
    //@ assert bits: BitsAre(m, count, first, second);
    masks->count[m] = (unsigned char)count;
    masks->first[m] = (unsigned char)first;
    masks->second[m] = (unsigned char)second;
  }
}

/*@ requires text:   0 <= from <= XO_WINDOW && \valid_read(text + (from .. from + BLOCK - 1));
    requires valid:  \valid(one + (0 .. BLOCK - 1)) &&
                       \separated(one + (0 .. BLOCK - 1), text + (from .. from + BLOCK - 1));
    terminates \true; exits \false; assigns one[0 .. BLOCK - 1];
    ensures one_end: \forall integer j; 0 <= j < BLOCK ==> one[j] == EndHere(text, from + j);
    ensures small:   \forall integer j; 0 <= j < BLOCK ==> one[j] <= 1; */
static void make_ones(const char *text, int from, unsigned char *one)
{
  /*@ loop invariant bound:   0 <= i <= BLOCK;
      loop invariant one_end: \forall integer j; 0 <= j < i ==> one[j] == EndHere(text, from + j);
      loop assigns i, one[0 .. BLOCK - 1]; loop variant BLOCK - i; */
  for (int i = 0; i < BLOCK; i++)
    one[i] = text[from + i] == '\n';
}

/* Each two neighbours make one of twice as many bits. */
/*@ requires bound:  0 <= n <= TWOS && (factor == 2 || factor == 4 || factor == 16);
    requires valid:  \valid_read(half + (0 .. 2 * n - 1)) && \valid(whole + (0 .. n - 1)) &&
                       \separated(half + (0 .. 2 * n - 1), whole + (0 .. n - 1));
    requires small:  \forall integer j; 0 <= j < 2 * n ==> half[j] < factor;
    terminates \true; exits \false; assigns whole[0 .. n - 1];
    ensures whole:   \forall integer j; 0 <= j < n ==> whole[j] == half[2 * j] + factor * half[2 * j + 1]; */
static void join(const unsigned char *half, int factor, unsigned char *whole, int n)
{
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant whole: \forall integer j; 0 <= j < i ==> whole[j] == half[2 * j] + factor * half[2 * j + 1];
      loop assigns i, whole[0 .. n - 1]; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    int at = 2 * i, low = half[at], high = half[at + 1];
    whole[i] = (unsigned char)(low + factor * high);
  }
}

/*@ requires text:   0 <= from <= XO_WINDOW && \valid_read(text + (from .. from + BLOCK - 1));
    requires valid:  \valid(ends) && \separated(ends, text + (from .. from + BLOCK - 1));
    terminates \true; exits \false; assigns *ends;
    ensures eight:   \forall integer j; 0 <= j < EIGHTS ==> ends->eight[j] == EndsOfEight(text, from + 8 * j); */
static void make_ends(const char *text, int from, xo_ends *ends)
{
  make_ones(text, from, ends->one);
  join(ends->one, 2, ends->two, TWOS);
  join(ends->two, 4, ends->four, FOURS);
  join(ends->four, 16, ends->eight, EIGHTS);
}

/* The ends in eight bytes, with this mask. Where they are no more than two, two are written down whether they are there
 * or not. */
/*@ requires text:   0 <= from && from + 8 <= XO_WINDOW && \valid_read(text + (0 .. from + 7));
    requires valid:  \valid(lines) && \valid_read(masks) && \separated(lines, masks, text + (0 .. from + 7));
    requires found:  FoundTo(text, *lines, n, from);
    requires ends:   0 <= m < MASKS && EndsInEight(text, from, masks->count[m], masks->first[m], masks->second[m]);
    terminates \true; exits \false; assigns lines->start[0 .. XO_WINDOW];
    ensures found:   FoundTo(text, *lines, \result, from + 8); */
static int find_eight(const char *text, int from, int m, const xo_masks *masks, xo_lines *lines, int n)
{
  int count = masks->count[m], first = from + masks->first[m], second = from + masks->second[m];
  if (count > 2)
    return find_in(text, from, from + 8, lines, n);
  lines->start[n + 1] = first;
  lines->start[n + 2] = second;
  //@ assert before: FoundTo(text, *lines, n, from);
  //@ assert more:   Follows(n, n + 1) && Follows(n + 1, n + 2) && NoEnd(text, first, first);
  //@ assert line:   1 <= count ==> EndedLine(text, lines->start[n], first);
  /*@ assert next:   count == 2 ==>
        EndedLine(text, first, second) && NoEnd(text, second, from + 8) && second <= from + 8; */
  //@ assert no_end:  count == 0 ==> FoundTo(text, *lines, n, from + 8);
  //@ assert first:   1 <= count ==> FoundTo(text, *lines, n + 1, first);
  //@ assert one_end: count == 1 ==> FoundTo(text, *lines, n + 1, from + 8);
  /*@ ghost
    if (count == 0) {
      /@ assert zero: FoundTo(text, *lines, n + count, from + 8); @/
    } else if (count == 1) {
      /@ assert single: FoundTo(text, *lines, n + count, from + 8); @/
    } else if (count == 2) {
      /@ assert pair: FoundTo(text, *lines, n + count, from + 8); @/
    } */
  return n + count;
}

/* The ends in a block, eight bytes at a time. */
/*@ requires text:   0 <= from && from + BLOCK <= XO_WINDOW && \valid_read(text + (0 .. from + BLOCK - 1));
    requires valid:  \valid(lines) && \valid(ends) && \valid_read(masks) &&
                       \separated(lines, ends, masks, text + (0 .. from + BLOCK - 1));
    requires masks:  \forall integer m; 0 <= m < MASKS ==>
                       BitsAre(m, masks->count[m], masks->first[m], masks->second[m]);
    requires found:  FoundTo(text, *lines, n, from);
    terminates \true; exits \false; assigns lines->start[0 .. XO_WINDOW], *ends;
    ensures found:   FoundTo(text, *lines, \result, from + BLOCK); */
static int find_many(const char *text, int from, const xo_masks *masks, xo_ends *ends, xo_lines *lines, int n)
{
  make_ends(text, from, ends);
  /*@ loop invariant bound: 0 <= i <= EIGHTS;
      loop invariant found: FoundTo(text, *lines, n, from + 8 * i);
      loop assigns i, n, lines->start[0 .. XO_WINDOW]; loop variant EIGHTS - i; */
  for (int i = 0; i < EIGHTS; i++) {
    int at = from + 8 * i, m = ends->eight[i];
    /*@ assert sum: m == EndHere(text, at) + 2 * EndHere(text, at + 1) + 4 * EndHere(text, at + 2) +
          8 * EndHere(text, at + 3) + 16 * EndHere(text, at + 4) + 32 * EndHere(text, at + 5) +
          64 * EndHere(text, at + 6) + 128 * EndHere(text, at + 7); */
    /*@ ghost bits_of_sum(m, text[at] == '\n', text[at + 1] == '\n', text[at + 2] == '\n', text[at + 3] == '\n',
          text[at + 4] == '\n', text[at + 5] == '\n', text[at + 6] == '\n', text[at + 7] == '\n'); */
    //@ assert each_line: EachBitOf(text, at, m);
    n = find_eight(text, at, m, masks, lines, n);
  }
  return n;
}

/* Most lines of a file are as long as those before them. So the ends in the last block decide how the next is
 * searched. */
/*@ requires text:   0 <= len <= XO_WINDOW && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(lines) && \separated(lines, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *lines;
    ensures found:   FoundTo(text, *lines, lines->count, len); */
static void find_ends(const char *text, int len, xo_lines *lines)
{
  xo_masks masks = {{0}, {0}, {0}};
  xo_ends ends = {{0}, {0}, {0}, {0}};
  int n = 0, i = 0;
  bool many = true;
  lines->start[0] = 0;
  make_masks(&masks);
  /*@ loop invariant bound: 0 <= i <= len;
      loop invariant found: FoundTo(text, *lines, n, i);
      loop assigns i, n, many, ends, lines->start[0 .. XO_WINDOW]; loop variant len - i; */
  for (; len - i >= BLOCK; i += BLOCK) {
    int had = n;
    n = many ? find_many(text, i, &masks, &ends, lines, n) : find_few(text, i, lines, n);
    many = n - had > 1;
  }
  lines->count = find_in(text, i, len, lines, n);
}

/* Add one text line, which has no newline. */
/*@ requires valid:      \valid(lines);
    requires capacity:   0 <= lines->count <= XO_WINDOW;
    terminates \true; exits \false; assigns *lines;
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
  find_ends(text, len, lines);
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
  //@ assert next: \forall integer k; 0 <= k < lines->count - 1 ==> lines->start[k + 1] <= used;
  /*@ assert ended: \forall integer k; 0 <= k < lines->count ==> Follows(k, k + 1) &&
        (lines->start[k + 1] <= used ==> EndedLine(text, lines->start[k], lines->start[k + 1])); */
  /*@ assert inside: \forall integer k; 0 <= k < lines->count && lines->start[k + 1] <= used ==>
        NoEnd(text, lines->start[k], lines->start[k + 1] - 1); */
  /*@ assert open: 0 < lines->count && used < lines->start[lines->count] ==>
        NoEnd(text, lines->start[lines->count - 1], lines->start[lines->count] - 1); */
  /*@ assert same_starts: \forall integer k; 0 <= k < lines->count && lines->start[k] <= used < lines->start[k + 1] ==>
        lines->start[k] == lines->start[lines->count - 1] && lines->start[k + 1] == lines->start[lines->count]; */
  /*@ assert beyond: \forall integer k; 0 <= k < lines->count && lines->start[k] <= used < lines->start[k + 1] ==>
        NoEnd(text, lines->start[k], lines->start[k + 1] - 1); */
  return used;
}

int xo_lines_next(xo_reader *reader, const char *text, int len, bool last, xo_lines *lines)
{
  lines->count = 0;
  lines->start[0] = 0;
  if (!reader->begun && begins_as_bom(text, len)) {
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
