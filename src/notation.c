/* notation.c: see xo/notation.h. */
#include "xo/notation.h"

static bool digit(char c)
{
  return '0' <= c && c <= '9';
}

static bool blank(char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

/* A number no board reaches; larger ones are read as this one. */
enum { BEYOND = 1000000 };

static int number(const char *text, int len, int *at)
{
  int n = 0, i = *at;
  for (; i < len && digit(text[i]); i++) {
    n = 10 * n + (text[i] - '0');
    if (n > BEYOND)
      n = BEYOND;
  }
  *at = i;
  return n;
}

static xo_pos cell(xo_rules rules, int n)
{
  xo_pos pos = {0, 0};
  if (n > 0) {
    pos.row = (n - 1) / rules.cols + 1;
    pos.col = (n - 1) % rules.cols + 1;
  }
  return pos;
}

static int append(xo_moves *moves, int count, xo_pos pos)
{
  if (moves->len < XO_MOVES_CAP) {
    moves->at[moves->len] = pos;
    moves->len++;
  }
  return count + 1;
}

xo_reading xo_notation_read(xo_rules rules, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = {0, -1};
  bool digits = rules.rows * rules.cols <= 9;
  int i = 0;
  moves->len = 0;
  for (;;) {
    while (i < len && blank(text[i]))
      i++;
    if (i == len || text[i] == '#')
      return reading;
    int start = i;
    int first = number(text, len, &i);
    if (i == start) {
      reading.at = i;
      return reading;
    }
    if (i < len && text[i] == ',') {
      i++;
      int second_at = i;
      int second = number(text, len, &i);
      if (i == second_at || (i < len && !blank(text[i]) && text[i] != '#')) {
        reading.at = i;
        return reading;
      }
      xo_pos pos = {first, second};
      reading.moves = append(moves, reading.moves, pos);
    } else {
      if (i < len && !blank(text[i]) && text[i] != '#') {
        reading.at = i;
        return reading;
      }
      if (digits) {
        for (int k = start; k < i; k++)
          reading.moves = append(moves, reading.moves, cell(rules, text[k] - '0'));
      } else {
        reading.moves = append(moves, reading.moves, cell(rules, first));
      }
    }
  }
}

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
