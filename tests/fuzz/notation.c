/* notation.c: a line of bytes through the reader of moves, against a second reader; what it read is written, and read
 * again; the line cut in two reads as the two parts.
 *
 * An input is two sides and the line, which is read in every style.
 */
#include "fuzz.h"

#include <string.h>

static bool digit(char c) { return c >= '0' && c <= '9'; }

static bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* The number that these digits are; what is too large for any board stays so. */
static int number(const char *from, const char *to)
{
  int n = 0;
  for (; from < to; from++)
    n = n < 1000 ? 10 * n + *from - '0' : n;
  return n;
}

/* What a token is: from, where its comma is or null, the byte that does not fit or null, and its end; whether its
 * column is a letter, and whether it is the number of a move. */
typedef struct {
  const char *start, *comma, *bad, *end;
  bool lettered, of_move;
} token;

static token token_at(const char *start, const char *end)
{
  token t = {start, NULL, NULL, start, letter(*start), false};
  for (; t.end < end && !blank(*t.end); t.end++) {
    bool fits = digit(*t.end) || (t.end == start ? t.lettered : *t.end == ',' && t.comma == NULL && !t.lettered);
    if (!fits && t.bad == NULL)
      t.bad = t.end;
    if (*t.end == ',' && t.comma == NULL)
      t.comma = t.end;
  }
  const char *next = t.end;
  while (next < end && blank(*next))
    next++;
  t.of_move = t.bad != NULL && t.bad == t.end - 1 && *t.bad == '.' && t.bad > start && t.comma == NULL && !t.lettered &&
              next < end;
  if (t.of_move)
    t.bad = NULL;
  else if (t.bad == NULL && !digit(t.end[-1]))
    t.bad = t.end;
  return t;
}

/* A position that is on the board has been read as it stands, any other as one that is off the board. */
static void must_be(xo_rules r, xo_pos pos, int row, int col)
{
  bool on = row >= 1 && row <= r.rows && col >= 1 && col <= r.cols;
  MUST(xo_inv_pos(r, pos) == on);
  MUST(!on || (pos.row == row && pos.col == col));
}

static void must_be_cell(xo_rules r, xo_pos pos, int n)
{
  bool on = n >= 1 && n <= r.rows * r.cols;
  must_be(r, pos, on ? (n + r.cols - 1) / r.cols : 0, on ? n - (n - 1) / r.cols * r.cols : 0);
}

/* The column of a letter; 0: none. */
static int column(xo_style style, char c)
{
  int n = c % 32;
  bool go = style >= XO_GO_LETTERS;
  return go && n >= 9 ? (n == 9 ? 0 : n - 1) : n;
}

/* Compares the moves of a token with those that were read; answers how many there are. */
static int compare_token(xo_rules r, xo_style style, const token *t, const xo_moves *m, int k)
{
  int added = style % 2;
  if (t->of_move)
    return 0;
  bool number_alone = t->comma == NULL && !t->lettered;
  if (number_alone && r.rows * r.cols < 10) {
    for (const char *c = t->start; c < t->end; c++, k++)
      if (k < m->len)
        must_be_cell(r, m->at[k], *c - '0' + added);
    return (int)(t->end - t->start);
  }
  if (k < m->len && number_alone)
    must_be_cell(r, m->at[k], number(t->start, t->end) + added);
  else if (k < m->len && t->lettered)
    must_be(r, m->at[k], number(t->start + 1, t->end), column(style, *t->start));
  else if (k < m->len)
    must_be(r, m->at[k], number(t->start, t->comma) + added, number(t->comma + 1, t->end) + added);
  return 1;
}

static void compare(xo_rules r, xo_style style, const char *text, int len, xo_reading reading, const xo_moves *m)
{
  const char *comment = len == 0 ? NULL : memchr(text, '#', (size_t)len);
  const char *end = comment == NULL ? text + len : comment;
  int moves = 0;
  MUST(m->len == (reading.moves < XO_MOVES_CAP ? reading.moves : XO_MOVES_CAP));
  for (const char *c = text; c < end;) {
    if (blank(*c)) {
      c++;
      continue;
    }
    token t = token_at(c, end);
    if (t.bad != NULL) {
      MUST(reading.moves == moves && reading.at == t.bad - text);
      return;
    }
    moves += compare_token(r, style, &t, m, moves);
    c = t.end;
  }
  MUST(reading.moves == moves && reading.at == -1);
}

/* Writes the moves that can be written on one line and reads it. */
static void write_and_read(xo_rules r, const xo_moves *m)
{
  static xo_moves written, again;
  static char line[(XO_NOTATION_CAP + 1) * XO_MOVES_CAP];
  int len = 0;
  written.len = 0;
  for (int k = 0; k < m->len; k++) {
    char text[XO_NOTATION_CAP];
    xo_pos pos = m->at[k];
    if (pos.row < 1 || pos.row > XO_SIDE_MAX || pos.col < 1 || pos.col > XO_SIDE_MAX)
      continue;
    int n = xo_notation_write(pos, text);
    MUST(n == 3 + (pos.row > 9) + (pos.col > 9));
    memcpy(line + len, text, (size_t)n);
    len += n;
    line[len++] = " \t\r"[k % 3];
    written.at[written.len++] = pos;
  }
  xo_reading reading = xo_notation_read(r, XO_PLAIN, line, len, &again);
  MUST(reading.at == -1 && reading.moves == written.len && again.len == written.len);
  for (int k = 0; k < again.len; k++)
    MUST(same_pos(again.at[k], written.at[k]));
}

/* Cuts the line at a blank in the middle. */
static void cut(xo_rules r, const char *text, int len, xo_reading whole, const xo_moves *m)
{
  static xo_moves part;
  int at = len / 2;
  while (at < len && !blank(text[at]))
    at++;
  if (at == len || memchr(text, '#', (size_t)at) != NULL)
    return;
  xo_reading head = xo_notation_read(r, XO_PLAIN, text, at, &part);
  if (head.at >= 0) {
    MUST(whole.at == head.at && whole.moves == head.moves);
    return;
  }
  xo_reading tail = xo_notation_read(r, XO_PLAIN, text + at, len - at, &part);
  MUST(whole.moves == head.moves + tail.moves && whole.at == (tail.at < 0 ? -1 : at + tail.at));
  for (int k = head.moves; k < m->len; k++)
    MUST(same_pos(m->at[k], part.at[k - head.moves]));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static xo_moves m;
  if (size < 2)
    return 0;
  xo_rules r = {side_of(data[0]), side_of(data[1]), 3, 2};
  int len = (int)size - 2;
  char *text = apart(data + 2, size - 2);
  for (xo_style style = XO_GO_LETTERS + XO_ZERO_BASED; style > XO_PLAIN; style--)
    compare(r, style, text, len, xo_notation_read(r, style, text, len, &m), &m);
  xo_reading reading = xo_notation_read(r, XO_PLAIN, text, len, &m);
  compare(r, XO_PLAIN, text, len, reading, &m);
  write_and_read(r, &m);
  cut(r, text, len, reading, &m);
  free(text);
  return 0;
}
