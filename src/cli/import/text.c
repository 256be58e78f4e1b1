/* text.c: see text.h. */
#include "text.h"

bool text_begins(import_text t, const char *word)
{
  size_t len = strlen(word);
  return (size_t)t.len >= len && memcmp(t.bytes, word, len) == 0;
}

bool text_is(import_text t, const char *word) { return (size_t)t.len == strlen(word) && text_begins(t, word); }

/* What follows the bytes from `at` on that are of a kind. */
static int pass(import_text t, int at, bool (*is)(int byte))
{
  while (at < t.len && is(t.bytes[at]))
    at++;
  return at;
}

static bool is_blank(int byte) { return byte == ' ' || byte == '\t' || byte == '\r'; }
static bool is_small(int byte) { return 'a' <= byte && byte <= 'z'; }

import_text text_after(import_text t, int at) { return text_from(t, pass(t, at, is_blank)); }

static int digits(import_text t, int at, int *n)
{
  for (*n = 0; at < t.len && is_digit(t.bytes[at]); at++)
    *n = *n < NUMBER_BEYOND / 10 ? 10 * *n + (t.bytes[at] - '0') : NUMBER_BEYOND;
  return at;
}

int text_match(import_text t, const char *pattern, int n[])
{
  int at = 0;
  for (; *pattern != '\0'; pattern++) {
    int start = at = pass(t, at, is_blank);
    bool optional = is_among(*pattern, "_~$");
    if (*pattern == '$' && at < t.len)
      return -1;
    if (*pattern == '#')
      at = digits(t, at, n++);
    else if (*pattern == '*')
      at = pass(t, at, is_letter);
    else if (optional)
      at = *pattern == '$' ? at : pass(t, at, *pattern == '_' ? is_space : is_small);
    else
      at += at < t.len && t.bytes[at] == *pattern;
    if (at == start && !optional)
      return at == t.len ? -2 : -1;
  }
  return at;
}

/* 'a' is 1, 'z' 26, 'A' 27, 'Z' 52. 0: no letter. */
static int letter(import_text t, int at)
{
  int byte = at < t.len ? t.bytes[at] : 0;
  return !is_letter(byte) ? 0 : is_small(byte) ? byte - 'a' + 1 : byte - 'A' + 27;
}

/* By the letters of a go board i, which they leave out, is the column 0. */
int text_cell(import_text t, xo_notation notation, xo_pos *pos)
{
  int n = letter(t, 0), end = digits(t, 1, &pos->row);
  pos->col = n > 26 ? n - 26 : n;
  if ((notation & XO_GO_LETTERS) != 0 && pos->col >= 9)
    pos->col = pos->col == 9 ? 0 : pos->col - 1;
  return n > 0 && end > 1 ? end : 0;
}

int text_pair(import_text t, xo_pos *pos)
{
  *pos = (xo_pos){letter(t, 1), letter(t, 0)};
  return pos->col > 0 && pos->row > 0 ? 2 : 0;
}
