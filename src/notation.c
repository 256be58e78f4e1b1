/* notation.c: see xo/notation.h. */
#include "xo/notation.h"
#include "xo/rules.h"
#include "token.h"
#include "read.acsl"

/* Over the blanks, then one token, until the text line ends, a comment begins or a token is none. */
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
