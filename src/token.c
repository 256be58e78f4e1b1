/* token.c: see token.h. */
#include "token.h"
#include "kept_moves.acsl"

bool xo_is_digit(char c)
{
  return '0' <= c && c <= '9';
}

bool xo_is_letter(char c)
{
  return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

bool xo_is_blank(char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

bool xo_is_end(const char *text, int len, int at)
{
  return at == len || xo_is_blank(text[at]) || text[at] == '#';
}

bool xo_has_mark(const char *text, int from, int to)
{
  /*@ loop invariant bound: from <= i <= to;
      loop invariant none:  \forall integer j; from <= j < i ==> !Mark(text[j]);
      loop assigns i;
      loop variant to - i; */
  for (int i = from; i < to; i++)
    if (text[i] == ',' || xo_is_letter(text[i]))
      return true;
  return false;
}

/* Figure by figure; what is larger than any number that counts stays at XO_BEYOND. */
int xo_number(const char *text, int len, int *at)
{
  int n = 0, i = *at;
  /*@ loop invariant bound:  \at(*at, Pre) <= i <= len && 0 <= n <= XO_BEYOND;
      loop invariant number: IsNumber(text, \at(*at, Pre), i, n);
      loop invariant digits: \forall integer j; \at(*at, Pre) <= j < i ==> '0' <= text[j] <= '9';
      loop assigns i, n;
      loop variant len - i; */
  while (i < len && xo_is_digit(text[i])) {
    n = 10 * n + (text[i] - '0');
    if (n > XO_BEYOND)
      n = XO_BEYOND;
    i++;
  }
  *at = i;
  return n;
}

bool xo_lettered(const char *text, int len, int *at, xo_pos *pos)
{
  char letter = text[*at];
  *at += 1;
  int row = *at;
  pos->col = letter < 'a' ? letter - 'A' + 1 : letter - 'a' + 1;
  pos->row = xo_number(text, len, at);
  return row < *at && xo_is_end(text, len, *at);
}

bool xo_pair_of_digits(const char *text, int len, int *at, xo_pos *pos)
{
  int i = *at;
  if (len - i < 3 || !xo_is_digit(text[i]) || text[i + 1] != ',' || !xo_is_digit(text[i + 2]) ||
      !xo_is_end(text, len, i + 3))
    return false;
  pos->row = text[i] - '0';
  pos->col = text[i + 2] - '0';
  *at = i + 3;
  return true;
}

/* Where the second number has its second digit depends on how many the first has: both places are looked at. */
bool xo_short_pair(const char *text, int len, int *at, xo_pos *pos)
{
  int i = *at;
  if (len - i < 6)
    return false;
  int row = xo_is_digit(text[i + 1]), third = xo_is_digit(text[i + 3]), fourth = xo_is_digit(text[i + 4]);
  int col = (third > row) + (fourth + row > 1);
  int comma = i + 1 + row, end = comma + 2 + col;
  //@ assert col: col == (row == 0 ? third : fourth);
  if (!xo_is_digit(text[i]) || text[comma] != ',' || !xo_is_digit(text[comma + 1]) || text[end] != ' ')
    return false;
  int a = text[i] - '0', b = text[i + 1] - '0', c = text[comma + 1] - '0', d = text[comma + 2] - '0';
  pos->row = a + row * (9 * a + b);
  pos->col = c + col * (9 * c + d);
  //@ assert row: pos->row == (row == 0 ? a : 10 * a + b);
  //@ assert col: pos->col == (col == 0 ? c : 10 * c + d);
  *at = end;
  return true;
}

xo_pos xo_cell(xo_rules rules, int n)
{
  xo_pos pos = {1, 0};
  if (n > 0) {
    pos.row = (n - 1) / rules.cols + 1;
    pos.col = (n - 1) % rules.cols + 1;
  }
  return pos;
}

void xo_append(xo_moves *moves, xo_pos pos)
{
  if (moves->len < XO_MOVES_CAP) {
    moves->at[moves->len] = pos;
    moves->len++;
  }
}

bool xo_quick_pair(xo_rules rules, const char *text, int len, int *at, xo_moves *moves)
{
  bool small = rules.rows <= 9 && rules.cols <= 9;
  xo_pos pos = {0, 0};
  //@ ghost int start = *at, n = moves->len;
  if (!(small ? xo_pair_of_digits(text, len, at, &pos) : xo_short_pair(text, len, at, &pos)))
    return false;
  //@ ghost int comma = start + (text[start + 1] == ',' ? 1 : 2);
  /*@ assert pair: PairAt(text, start, comma, *at) && IsNumber(text, start, comma, pos.row) &&
        IsNumber(text, comma + 1, *at, pos.col); */
  xo_append(moves, pos);
  //@ assert read: PairReadAt(text, start, comma, *at, *moves, n);
  return true;
}

/* A pair of short numbers is tried first, since most tokens are one. Else one number, or two with a comma between; a
 * number is one cell, or where cells have one digit, each of its digits is one. */
int xo_token(xo_rules rules, bool one_digit, const char *text, int len, int *at, xo_moves *moves)
{
  int start = *at;
  xo_pos pos = {0, 0};
  if (xo_quick_pair(rules, text, len, at, moves))
    return 1;
  if (start < len && xo_is_letter(text[start])) {
    if (!xo_lettered(text, len, at, &pos))
      return 0;
    xo_append(moves, pos);
    //@ assert lettered: LetteredRead(text, start, *at, *moves, \at(moves->len, Pre));
    return 1;
  }
  pos.row = xo_number(text, len, at);
  int end = *at;
  bool pair = start < end && end < len && text[end] == ',';
  if (pair) {
    ++*at;
    pos.col = xo_number(text, len, at);
  }
  if (*at == start || (pair && *at == end + 1) || !xo_is_end(text, len, *at)) {
    //@ assert comma:  pair ==> MisfitPair(text, len, start, end, *at);
    //@ assert misfit: Misfit(text, len, start, *at);
    return 0;
  }
  if (!pair && one_digit) {
    /*@ loop invariant bound:  start <= i <= end;
        loop invariant stored: moves->len ==
          (\at(moves->len, Pre) + (i - start) < XO_MOVES_CAP ? \at(moves->len, Pre) + (i - start) : XO_MOVES_CAP);
        loop invariant kept: KeptMoves(\at(*moves, Pre), *moves, \at(moves->len, Pre));
        loop invariant behind: SameBehind(\at(*moves, Pre), *moves, moves->len);
        loop invariant read: DigitsRead(rules, text, start, i, *moves, \at(moves->len, Pre));
        loop assigns i, *moves;
        loop variant end - i; */
    for (int i = start; i < end; i++) {
      xo_append(moves, xo_cell(rules, text[i] - '0'));
      //@ assert kept: KeptMoves(\at(*moves, LoopCurrent), *moves, \at(moves->len, LoopCurrent));
      //@ assert last: DigitReadAt(rules, text, start, i, *moves, \at(moves->len, Pre));
      //@ assert run:  DigitsRead(rules, text, start, i, *moves, \at(moves->len, Pre));
    }
    return end - start;
  }
  xo_append(moves, pair ? pos : xo_cell(rules, pos.row));
  //@ assert pair: pair ==> PairReadAt(text, start, end, *at, *moves, \at(moves->len, Pre));
  /*@ assert cell: !pair ==>
        Number(text, start, end) && CellRead(rules, text, start, end, *moves, \at(moves->len, Pre)); */
  return 1;
}
