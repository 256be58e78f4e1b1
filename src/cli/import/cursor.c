/* cursor.c: see cursor.h. */
#include "cursor.h"

void cursor_blanks(cursor *c)
{
  while (c->at < c->len && (c->text[c->at] == ' ' || c->text[c->at] == '\t' || c->text[c->at] == '\r'))
    c->at++;
}

bool cursor_end(cursor *c)
{
  cursor_blanks(c);
  return c->at == c->len;
}

bool cursor_skip(cursor *c, char byte)
{
  cursor_blanks(c);
  bool there = c->at < c->len && c->text[c->at] == byte;
  c->at += there;
  return there;
}

static bool digits(cursor *c, int *n)
{
  int start = c->at;
  for (*n = 0; c->at < c->len && '0' <= c->text[c->at] && c->text[c->at] <= '9'; c->at++)
    *n = *n < NUMBER_BEYOND / 10 ? 10 * *n + (c->text[c->at] - '0') : NUMBER_BEYOND;
  return c->at > start;
}

bool cursor_number(cursor *c, int *n)
{
  cursor_blanks(c);
  return digits(c, n);
}

/* 'a' is 1, 'z' 26, 'A' 27, 'Z' 52. 0: no letter. */
static int letter(const cursor *c)
{
  int byte = c->at < c->len ? c->text[c->at] : 0;
  if ('a' <= byte && byte <= 'z')
    return byte - 'a' + 1;
  return 'A' <= byte && byte <= 'Z' ? byte - 'A' + 27 : 0;
}

/* By the letters of a go board i, which they leave out, is the column 0. */
bool cursor_cell(cursor *c, xo_style style, xo_pos *pos)
{
  int n = letter(c);
  pos->col = n > 26 ? n - 26 : n;
  if ((style & XO_GO_LETTERS) != 0 && pos->col >= 9)
    pos->col = pos->col == 9 ? 0 : pos->col - 1;
  c->at += n > 0;
  return n > 0 && digits(c, &pos->row);
}

bool pair_capital(xo_pos pos) { return pos.row > 26 || pos.col > 26; }

bool cursor_pair(cursor *c, xo_pos *pos)
{
  pos->col = letter(c);
  c->at += pos->col > 0;
  pos->row = letter(c);
  c->at += pos->row > 0;
  return pos->col > 0 && pos->row > 0;
}
