/* format.c: see format.h. */
#include "format.h"

#include <string.h>

/* A part of the text. */
typedef struct {
  const char *at, *end;
} part;

static bool is_letter(char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); }
static bool is_digit(char c) { return '0' <= c && c <= '9'; }
static bool is_blank(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }
static bool is_no_blank(char c) { return !is_blank(c); }
static bool is_among(char c, const char *letters) { return c != '\0' && strchr(letters, c) != NULL; }

/* Each of these passes over what it names. */
static bool pass(part *p, const char *word)
{
  size_t len = strlen(word);
  if ((size_t)(p->end - p->at) < len || memcmp(p->at, word, len) != 0)
    return false;
  p->at += len;
  return true;
}

static int pass_all(part *p, bool (*is)(char c))
{
  const char *from = p->at;
  while (p->at < p->end && is(*p->at))
    p->at++;
  return (int)(p->at - from);
}

/* As a pattern has them: # is a number, _ white space or nothing, any other byte itself. */
static bool pass_like(part *p, const char *pattern)
{
  for (; *pattern != '\0'; pattern++)
    if (*pattern == '_')
      (void)pass_all(p, is_blank);
    else if (*pattern == '#' ? pass_all(p, is_digit) == 0 : !pass(p, (const char[]){*pattern, '\0'}))
      return false;
  return true;
}

/* ---- how records begin ---- */

/* A game tree: ( and ;, then a property with a value, another node or tree, or the end. */
static bool is_sgf(part p)
{
  if (!pass_like(&p, "(_;_"))
    return false;
  if (p.at < p.end && is_among(*p.at, "();"))
    return true;
  return pass_all(&p, is_letter) > 0 && pass_like(&p, "_[");
}

/* The head of a game: "Piskvorky 20x20, 11:11, 0", of which one half is enough. */
static bool is_psq(part p)
{
  part second = p;
  if (pass(&p, "Piskvorky") && pass_like(&p, "_#x#"))
    return true;
  (void)pass_all(&second, is_no_blank);
  return pass_like(&second, "_#x#_,_#:#_,_#");
}

/* A header: [Name "value"]. */
static bool is_pgn(part p)
{
  if (!pass(&p, "[") || pass_all(&p, is_letter) == 0 || pass_all(&p, is_blank) == 0 || !pass(&p, "\""))
    return false;
  while (p.at < p.end && *p.at != '\n' && *p.at != ']')
    p.at++;
  return p.at < p.end && p.at[-1] == '"' && *p.at == ']';
}

/* XML, with its declaration or from the element that holds the games. */
static bool is_rif(part p)
{
  if (pass(&p, "<?xml"))
    return p.at < p.end && is_blank(*p.at);
  return pass(&p, "<") && (pass(&p, "database") || pass(&p, "game")) && p.at < p.end &&
         (is_blank(*p.at) || *p.at == '>' || *p.at == 's');
}

/* Moves that run together: three or more, of a letter and a row, on a board larger than 3x3, and nothing else. */
static bool is_pos(part p)
{
  int moves = 0;
  bool large = false;
  for (; p.at < p.end && is_letter(*p.at); moves++) {
    int col = (*p.at++ | 0x20) - 'a' + 1, row = 0, digits = 0;
    for (; p.at < p.end && is_digit(*p.at) && digits < 3; digits++)
      row = 10 * row + (*p.at++ - '0');
    if (digits == 0 || row < 1 || row > 20 || col > 20)
      return false;
    large = large || row > 3 || col > 3;
  }
  while (p.at < p.end && is_blank(*p.at) && *p.at != '\n')
    p.at++;
  return moves >= 3 && large && (p.at == p.end || *p.at == '\n');
}

static const struct {
  const char *name;
  bool (*begins)(part p);
  const char *resembles;
} formats[] = {
    {"sgf", is_sgf, "it looks like SGF with text before it: remove that, or name the format: xo import sgf FILE"},
    {"psq", is_psq, "it looks like psq with text before it: remove that, or name the format: xo import psq FILE"},
    {"pgn", is_pgn, "it looks like PGN with text before it: remove that, or name the format: xo import pgn FILE"},
    {"rif", is_rif, "it looks like XML with text before it: remove that, or name the format: xo import rif FILE"},
    {"pos", is_pos, NULL}};
enum { FORMATS = sizeof formats / sizeof formats[0] };

static size_t find(part p)
{
  size_t k = 0;
  while (k < FORMATS && !formats[k].begins(p))
    k++;
  return k;
}

/* ---- lines ---- */

/* Where the text begins: after a mark of the byte order, and white space. */
static part begin(const char *text, size_t len)
{
  part p = {text, text + len};
  (void)pass(&p, "\xef\xbb\xbf");
  (void)pass_all(&p, is_blank);
  return p;
}

/* The line that begins here, without its end. */
static part line_of(part p)
{
  const char *end = memchr(p.at, '\n', (size_t)(p.end - p.at));
  return (part){p.at, end == NULL ? p.end : end};
}

static part next_line(part p)
{
  part l = line_of(p);
  return (part){l.end == p.end ? p.end : l.end + 1, p.end};
}

/* From the first line on that is no comment and sets no rules. */
static part first_game(part p)
{
  while (p.at < p.end && (*p.at == '#' || *p.at == '@')) {
    p = next_line(p);
    (void)pass_all(&p, is_blank);
  }
  return p;
}

/* Whether the line may be a game or words: it has none of the signs that formats are made of. */
static bool is_plain(part l)
{
  for (; l.at < l.end && *l.at != '#'; l.at++)
    if (is_among(*l.at, "[]()<>{};\"") || *l.at == '\0')
      return false;
  return true;
}

/* Whether it begins as a move does. */
static bool begins_move(part p)
{
  if (p.at < p.end && is_letter(*p.at))
    p.at++;
  return p.at < p.end && is_digit(*p.at);
}

/* The record that begins in a later line, or after another one in a line; FORMATS: none does. */
static size_t find_later(part p)
{
  size_t k = FORMATS;
  for (bool after = false; p.at < p.end && k == FORMATS; p.at++) {
    if (after && is_among(*p.at, "(P[<"))
      k = is_pos(p) ? FORMATS : find(p);
    after = *p.at == '\n' || *p.at == ')' || *p.at == '>' || (after && is_blank(*p.at));
  }
  return k;
}

/* Whether a later line is the head of a game of psq, which nothing else is. */
static bool is_psq_later(part p)
{
  while (p.at < p.end) {
    p = next_line(p);
    part head = p;
    if (pass(&head, "Piskvorky") && pass_like(&head, "_#x#_,_#:#_,_#"))
      return true;
  }
  return false;
}

/* ---- the whole ---- */

const char *format_of(const char *text, size_t len)
{
  part p = first_game(begin(text, len));
  size_t k = find(p);
  if (k == FORMATS && !is_plain(line_of(p)))
    k = find_later(p);
  else if (k == FORMATS && !begins_move(p) && is_psq_later(p))
    return "psq";
  return k == FORMATS ? NULL : formats[k].name;
}

bool format_undecided(const char *text, size_t len)
{
  enum { ENOUGH = 512 };
  part p = begin(text, len);
  if (p.at == p.end)
    return true;
  if (len >= ENOUGH || (!is_among(*p.at, "([<\xef") && !is_letter(*p.at)))
    return false;
  part rest = p;
  if (pass_like(&rest, "(_") && (rest.at == rest.end || (pass_like(&rest, ";_") && rest.at == rest.end)))
    return true;
  return memchr(p.at, '\n', (size_t)(p.end - p.at)) == NULL && (is_letter(*p.at) || format_of(text, len) == NULL);
}

/* Whether the bytes are no text. A few bytes that no text has, or UTF-16, get a message for each line instead. */
static bool is_binary(const char *text, int len)
{
  int odd = 0;
  for (int k = 0; k < len; k++)
    odd += (text[k] & ~0x1f) == 0 && strchr("\t\n\v\f\r\x1a\x1b", text[k]) == NULL;
  return odd + (memchr(text, '\0', (size_t)len) != NULL) >= 4 && 32 * odd >= len;
}

static bool is_utf16(const char *text, size_t len)
{
  part p = {text, text + len};
  return pass(&p, "\xff\xfe") || pass(&p, "\xfe\xff");
}

const char *format_resembles(const char *text, size_t len)
{
  enum { HEAD = 512 };
  part p = first_game(begin(text, len));
  size_t k = begins_move(p) ? FORMATS : find_later(p);
  if (is_utf16(text, len))
    return "it looks like UTF-16: convert it to UTF-8";
  if (is_binary(text, len < HEAD ? (int)len : HEAD))
    return "it looks like no text; its lines get no messages of their own";
  return k == FORMATS ? NULL : formats[k].resembles;
}
