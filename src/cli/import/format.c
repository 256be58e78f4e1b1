/* format.c: see format.h. */
#include "format.h"
#include "text.h"

/* ---- how records begin ---- */

/* A game tree: ( and ;, then a property with a value, another node or tree, or the end. */
static bool is_sgf(import_text t)
{
  int n = text_match(t, "(_;_", NULL);
  return n > 0 && (text_match(t, "(_;_*_[", NULL) > 0 || (n < t.len && is_among(t.bytes[n], "();")));
}

/* The head of a game: "Piskvorky 20x20, 11:11, 0", of which one half is enough; its word is short. */
static bool is_psq(import_text t)
{
  int n[5], word = 0;
  while (word < t.len && word < 16 && !is_space(t.bytes[word]))
    word++;
  return (text_begins(t, "Piskvorky") && text_match(text_from(t, 9), "_#x#", n) > 0) ||
         text_match(text_from(t, word), "_#x#_,_#:#_,_#", n) > 0;
}

/* A header, [Name "value"], in at most 512 bytes. */
static bool is_pgn(import_text t)
{
  int at = text_match(t, "[*\"", NULL);
  if (at < 0 || !is_letter(t.bytes[1]) || !is_space(t.bytes[at - 2]))
    return false;
  while (at < t.len && at < 512 && t.bytes[at] != '\n' && t.bytes[at] != ']')
    at++;
  return at < t.len && t.bytes[at - 1] == '"' && t.bytes[at] == ']';
}

/* XML, with its declaration or from the element that holds the games. */
static bool is_rif(import_text t)
{
  static const char *const begins[] = {"<?xml", "<database", "<game"};
  int len = 0;
  for (size_t k = 0; k < sizeof begins / sizeof begins[0]; k++)
    if (text_begins(t, begins[k]))
      len = (int)strlen(begins[k]);
  return len > 0 && len < t.len && (is_space(t.bytes[len]) || (t.bytes[1] != '?' && is_among(t.bytes[len], ">s")));
}

/* Moves that run together: three or more, of a letter and a row, on a board larger than 3x3, and nothing else. */
static bool is_pos(import_text t)
{
  int moves = 0;
  bool large = false;
  xo_pos pos;
  for (int len = 0; (len = text_cell(t, XO_PLAIN, &pos)) > 0; moves++) {
    if (pos.row < 1 || pos.row > 20 || pos.col > 20)
      return false;
    large = large || pos.row > 3 || pos.col > 3;
    t = text_from(t, len);
  }
  t = text_after(t, 0);
  return moves >= 3 && large && (t.len == 0 || *t.bytes == '\n');
}

#define BEFORE(what, name) \
  "it looks like " what " with text before it: remove that, or name the format: xo import " name

static const struct {
  const char *name;
  bool (*begins)(import_text t);
  const char *resembles;
} formats[] = {{"sgf", is_sgf, BEFORE("SGF", "sgf FILE")},
               {"psq", is_psq, BEFORE("psq", "psq FILE")},
               {"pgn", is_pgn, BEFORE("PGN", "pgn FILE")},
               {"rif", is_rif, BEFORE("XML", "rif FILE")},
               {"pos", is_pos, NULL}};
enum { FORMATS = sizeof formats / sizeof formats[0] };

static size_t find_format(import_text t)
{
  size_t k = 0;
  while (k < FORMATS && !formats[k].begins(t))
    k++;
  return k;
}

/* ---- lines ---- */

/* After white space. */
static import_text skip_space(import_text t)
{
  while (t.len > 0 && is_space(*t.bytes))
    t = text_from(t, 1);
  return t;
}

/* Where the text begins: after a mark of the byte order, and white space. */
static import_text begin_text(const char *text, size_t len)
{
  import_text t = {text, (int)len};
  return skip_space(text_from(t, text_begins(t, "\xef\xbb\xbf") ? 3 : 0));
}

/* The line that begins here, without its end. */
static import_text line_of(import_text t)
{
  const char *end = memchr(t.bytes, '\n', (size_t)t.len);
  return (import_text){t.bytes, end == NULL ? t.len : (int)(end - t.bytes)};
}

static import_text next_line(import_text t)
{
  int len = line_of(t).len;
  return text_from(t, len + (len < t.len));
}

/* Whether the line is a header of PGN, or the head of a game of psq, but for its first byte. */
static bool is_half_header(import_text l)
{
  int n[5];
  if (l.len > 2 && text_match(text_from(l, 1), "*#x#,#:#,#", n) > 0)
    return true;
  while (l.len > 0 && is_space(l.bytes[l.len - 1]))
    l.len--;
  return l.len > 2 && text_match(text_from(l, 1), "*\"", NULL) > 0 && memcmp(l.bytes + l.len - 2, "\"]", 2) == 0;
}

/* From the first line on that is no comment and sets no rules. */
static import_text first_game(import_text t)
{
  while (t.len > 0 && is_among(*t.bytes, "#@") && !is_half_header(line_of(t)))
    t = skip_space(next_line(t));
  return t;
}

/* Whether the line may be a game or words: it has none of the signs that formats are made of. */
static bool is_plain(import_text l)
{
  for (int k = 0; k < l.len && (k == 0 || l.bytes[k] != '#'); k++)
    if (is_among(l.bytes[k], "[]()<>{};\"") || l.bytes[k] == '\0')
      return false;
  return true;
}

/* Whether it begins as a move does. */
static bool begins_move(import_text t)
{
  int letter = t.len > 0 && is_letter(*t.bytes);
  return letter < t.len && is_digit(t.bytes[letter]);
}

/* The record that begins in a later line, or after another one in a line; FORMATS: none does. */
static size_t find_later(import_text t)
{
  size_t k = FORMATS;
  for (bool after = false; t.len > 0 && k == FORMATS; t = text_from(t, 1)) {
    if (after && is_among(*t.bytes, "(P[<"))
      k = is_pos(t) ? FORMATS : find_format(t);
    after = is_among(*t.bytes, "\n)>") || (after && is_space(*t.bytes));
  }
  return k;
}

/* Whether a later line is the head of a game of psq, which nothing else is. */
static bool is_psq_later(import_text t)
{
  int n[5];
  while ((t = next_line(t)).len > 0)
    if (text_begins(t, "Piskvorky") && text_match(text_from(t, 9), "_#x#_,_#:#_,_#", n) > 0)
      return true;
  return false;
}

/* ---- the whole ---- */

const char *format_of(const char *text, size_t len)
{
  import_text t = first_game(begin_text(text, len));
  size_t k = find_format(t);
  if (k == FORMATS && !is_plain(line_of(t)))
    k = find_later(t);
  else if (k == FORMATS && !begins_move(t) && is_psq_later(t))
    return "psq";
  return k == FORMATS ? NULL : formats[k].name;
}

bool format_undecided(const char *text, size_t len)
{
  enum { ENOUGH = 512 };
  import_text t = first_game(begin_text(text, len));
  if (t.len == 0)
    return true;
  if (t.len >= ENOUGH || (!is_among(*t.bytes, "([<\xef") && !is_letter(*t.bytes)))
    return false;
  return text_match(t, "(_;_*", NULL) == -2 ||
         (memchr(t.bytes, '\n', (size_t)t.len) == NULL && (is_letter(*t.bytes) || format_of(text, len) == NULL));
}

/* Whether the bytes are no text. A few bytes that no text has, or UTF-16, get a message for each line instead. */
static bool is_binary(import_text t)
{
  enum { HEAD = 512 };
  int odd = 0, len = t.len < HEAD ? t.len : HEAD;
  for (int k = 0; k < len; k++)
    odd += (t.bytes[k] & ~0x1f) == 0 && strchr("\t\n\v\f\r\x1a\x1b", t.bytes[k]) == NULL;
  return odd + (memchr(t.bytes, '\0', (size_t)len) != NULL) >= 4 && 32 * odd >= len;
}

const char *format_resembles(const char *text, size_t len)
{
  import_text all = {text, (int)len}, t = first_game(begin_text(text, len));
  size_t k = begins_move(t) ? FORMATS : find_later(t);
  if (text_begins(all, "\xff\xfe") || text_begins(all, "\xfe\xff"))
    return "it looks like UTF-16: convert it to UTF-8";
  if (is_binary(all))
    return "it looks like no text; its lines get no messages of their own";
  return k == FORMATS ? NULL : formats[k].resembles;
}
