/* notation.c: see xo/notation.h. */
#include "xo/notation.h"
#include "xo/rules.h"
#include "token.h"

xo_reading xo_notation_read(xo_rules rules, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = {0, -1};
  bool runs = xo_max(rules) <= 9;
  int at = 0;
  moves->len = 0;
  /*@ loop invariant bound:  0 <= reading.moves <= at <= len;
      loop invariant stored: moves->len == (reading.moves < XO_MOVES_CAP ? reading.moves : XO_MOVES_CAP);
      loop invariant reading: reading.at == -1;
      loop invariant blank:  (\forall integer i; 0 <= i < len ==> text[i] == ' ') ==> reading.moves == 0;
      loop assigns at, reading, *moves;
      loop variant len - at; */
  for (;;) {
    /*@ loop invariant bound: \at(at, LoopEntry) <= at <= len;
        loop invariant blank: \forall integer i; \at(at, LoopEntry) <= i < at ==>
          text[i] == ' ' || text[i] == '\t' || text[i] == '\r';
        loop assigns at;
        loop variant len - at; */
    while (at < len && xo_is_blank(text[at]))
      at++;
    if (at == len || text[at] == '#')
      return reading;
    int read = xo_token(rules, runs, text, len, &at, moves);
    if (read == 0) {
      reading.at = at;
      return reading;
    }
    reading.moves += read;
  }
}

int xo_notation_write(xo_pos pos, char *text)
{
  int n = 0;
  if (pos.row > 9)
    text[n++] = '1';
  text[n++] = (char)('0' + pos.row % 10);
  text[n++] = ',';
  if (pos.col > 9)
    text[n++] = '1';
  text[n++] = (char)('0' + pos.col % 10);
  return n;
}
