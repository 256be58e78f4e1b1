/* notation.c: see xo/notation.h. */
#include "xo/notation.h"
#include "xo/rules.h"
#include "token.h"
#include "read.acsl"

/* Words that can be read quickly, with one space between two, the first of which begins at text[at]; answers where the
 * last of them ends, `at` if there is none. */
/*@ requires rules:  InvRules(rules);
    requires text:   0 <= at < len && \valid_read(text + (0 .. len - 1));
    requires begin:  WordBegin(text, at) && NoComment(text, 0, at);
    requires valid:  \valid(moves) && \separated(moves, text + (0 .. len - 1));
    requires room:   0 <= moves->len <= XO_MOVES_CAP && moves->len <= at;
    requires read:   ReadIn(rules, style, text, len, at, *moves, moves->len);
    requires digits: OneDigit(rules) ==> pairs;
    terminates \true; exits \false;
    assigns *moves;
    ensures bound:   at <= \result <= len &&
                       (at < \result ==> Digit(text[at]) && (\result < len ==> text[\result] == ' '));
    ensures line:    NoComment(text, 0, \result);
    ensures count:   \old(moves->len) <= moves->len <= XO_MOVES_CAP && moves->len <= \result;
    ensures behind:  SameBehind(\old(*moves), *moves, moves->len);
    ensures read:    ReadIn(rules, style, text, len, \result, *moves, moves->len); */
static int read_quickly(xo_rules rules, xo_style style, bool pairs, const char *text, int len, int at, xo_moves *moves)
{
  int n = moves->len, last = at, added = xo_added(style);
  /*@ loop invariant bound:  \at(at, Pre) <= last <= at <= len && last < len && n <= last && \at(moves->len, Pre) <= n;
      loop invariant stored: n == moves->len <= XO_MOVES_CAP;
      loop invariant some:   \at(at, Pre) < last ==> text[last] == ' ' && Digit(text[\at(at, Pre)]);
      loop invariant next:   \at(at, Pre) < last ==> at == last + 1;
      loop invariant first:  \at(at, Pre) == last ==> at == last;
      loop invariant line:   NoComment(text, 0, at);
      loop invariant behind: SameBehind(\at(*moves, Pre), *moves, n);
      loop invariant read:   ReadIn(rules, style, text, len, at, *moves, n);
      loop invariant last:   ReadIn(rules, style, text, len, last, *moves, n);
      loop assigns at, last, n, *moves;
      loop variant XO_MOVES_CAP - n; */
  while (n < XO_MOVES_CAP) {
    //@ ghost xo_moves before = *moves;
    int end = pairs ? xo_quick_pair(added, text, len, at, &moves->at[n])
                    : xo_quick_cell(rules, added, text, len, at, &moves->at[n]);
    if (end == at)
      break;
    n++;
    moves->len = n;
    //@ assert kept: SameMoves(before, *moves, n - 1);
    //@ assert pair: pairs ==> PairReadAt(style, text, at, at + (text[at + 1] == ',' ? 1 : 2), end, *moves, n - 1);
    //@ assert cell: !pairs ==> Number(text, at, end) && CellRead(rules, style, text, at, end, *moves, n - 1);
    //@ assert token: TokenRead(rules, style, text, at, end, *moves, n - 1, n);
    //@ ghost read_token(rules, style, text, len, at, end, before, *moves, n - 1, 1);
    if (end == len)
      return end;
    //@ ghost read_blank(rules, style, text, len, end, *moves, n);
    last = end;
    at = end + 1;
  }
  return last;
}

/* Over the blanks, then words that can be read quickly, or one token, until the text line ends, a comment begins or a
 * token is none. A compiler makes a loop for pairs and one for cells. */
xo_reading xo_notation_read(xo_rules rules, xo_style style, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = {0, -1};
  bool one_digit = xo_max(rules) <= 9;
  int at = 0;
  moves->len = 0;
  //@ ghost read_none(rules, style, text, len, *moves);
  /*@ loop invariant bound:  0 <= reading.moves <= at <= len;
      loop invariant stored: moves->len == Stored(reading.moves);
      loop invariant behind: SameBehind(\at(*moves, Pre), *moves, moves->len);
      loop invariant reading: reading.at == -1;
      loop invariant blank:  (\forall integer i; 0 <= i < len ==> text[i] == ' ') ==> reading.moves == 0;
      loop invariant ends:   at == 0 || WordEnd(text, len, at);
      loop invariant line:   NoComment(text, 0, at);
      loop invariant read:   ReadIn(rules, style, text, len, at, *moves, reading.moves);
      loop assigns at, reading, *moves;
      loop variant len - at; */
  for (;;) {
    /*@ loop invariant bound: \at(at, LoopEntry) <= at <= len;
        loop invariant blank: \forall integer i; \at(at, LoopEntry) <= i < at ==> Blank(text[i]);
        loop invariant line:  NoComment(text, 0, at);
        loop invariant read:  ReadIn(rules, style, text, len, at, *moves, reading.moves);
        loop assigns at;
        loop variant len - at; */
    while (at < len && xo_is_blank(text[at])) {
      //@ ghost read_blank(rules, style, text, len, at, *moves, reading.moves);
      at++;
    }
    if (at == len || text[at] == '#') {
      //@ ghost read_line(rules, style, text, len, at, *moves, reading.moves);
      return reading;
    }
    //@ assert word: WordBegin(text, at);
    if (reading.moves < XO_MOVES_CAP) {
      bool pairs = one_digit || (len - at > 2 && (text[at + 1] == ',' || text[at + 2] == ','));
      int end = pairs ? read_quickly(rules, style, true, text, len, at, moves)
                      : read_quickly(rules, style, false, text, len, at, moves);
      reading.moves = moves->len;
      if (end > at) {
        at = end;
        continue;
      }
    }
    //@ ghost int start = at;
    //@ ghost xo_moves before = *moves;
    int read = xo_token(rules, style, one_digit, text, len, &at, moves);
    //@ assert kept: SameMoves(before, *moves, Stored(reading.moves));
    if (read < 0) {
      reading.at = at;
      //@ ghost read_fault(rules, style, text, len, start, at, before, *moves, reading.moves);
      return reading;
    }
    //@ ghost read_token(rules, style, text, len, start, at, before, *moves, reading.moves, read);
    reading.moves += read;
  }
}

_Static_assert(XO_SIDE_MAX < 100, "xo_notation_write writes two digits of a coordinate");

int xo_notation_write(xo_pos pos, char *text)
{
  int n = 0;
  if (pos.row > 9)
    text[n++] = (char)('0' + pos.row / 10);
  text[n++] = (char)('0' + pos.row % 10);
  text[n++] = ',';
  if (pos.col > 9)
    text[n++] = (char)('0' + pos.col / 10);
  text[n++] = (char)('0' + pos.col % 10);
  return n;
}
