/* text.c: bytes of all kinds as text, see sink.h: names of files, quotations, strings of JSON. */
#include "sink.h"

#include <stdio.h>
#include <string.h>

/* ---- UTF-8 (RFC 3629) ---- */

static bool is_tail(unsigned char c) { return (c & 0xc0) == 0x80; }

/* How many bytes a character has that begins with this one. */
static size_t begun_by(unsigned char first)
{
  if (first < 0x80)
    return 1;
  if (first < 0xc2 || first > 0xf4)
    return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* How many bytes the character at text[0] has: no longer form than it needs, no half of a UTF-16 pair, nothing beyond
 * U+10FFFF. 0: it is none. */
static size_t utf8_length(const char *text, size_t len)
{
  const unsigned char *c = (const unsigned char *)text;
  size_t n = begun_by(c[0]);
  if (n > len)
    return 0;
  for (size_t i = 1; i < n; i++)
    if (!is_tail(c[i]))
      return 0;
  bool too_long = (c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xf0 && c[1] < 0x90);
  bool beyond = (c[0] == 0xed && c[1] >= 0xa0) || (c[0] == 0xf4 && c[1] >= 0x90);
  return too_long || beyond ? 0 : n;
}

/* How many bytes a string begins with that are printable characters of ASCII, one each. */
static size_t ascii_length(const char *text)
{
  size_t n = 0;
  while (' ' <= text[n] && text[n] <= '~')
    n++;
  return n;
}

/* Characters of UTF-8 stand in the order of their bytes. */
static bool between(const char *text, size_t length, const char *first, const char *last)
{
  return strncmp(first, text, length) <= 0 && strncmp(text, last, length) <= 0;
}

/* Whether this character, of so many bytes, two or more, moves a terminal or turns what stands beside it: a control, of
 * C1, or a mark of the direction of text or of the end of a line. */
static bool moves(const char *text, size_t length)
{
  /* NOLINTBEGIN(misc-misleading-bidirectional): these are such characters */
  return strncmp(text, "\xc2\x9f", length) <= 0 || between(text, length, "\xd8\x9c", "\xd8\x9c") ||
         between(text, length, "\xe2\x80\x8e", "\xe2\x80\x8f") ||
         between(text, length, "\xe2\x80\xa8", "\xe2\x80\xae") || between(text, length, "\xe2\x81\xa6", "\xe2\x81\xa9");
  /* NOLINTEND(misc-misleading-bidirectional) */
}

/* ---- names and quotations ---- */

void sink_name(sink *s, const char *name)
{
  for (;;) {
    size_t n = ascii_length(name);
    sink_text(s, name, n);
    name += n;
    if (*name == '\0')
      break;
    n = utf8_length(name, strlen(name));
    if (n > 1 && !moves(name, n)) {
      sink_text(s, name, n);
      name += n;
    } else {
      sink_format(s, "\\x%02x", (unsigned char)*name);
      name++;
    }
  }
}

void quotation(char to[QUOTED_CAP], const char *text, int len)
{
  size_t n = 1;
  to[0] = '"';
  for (int i = 0; i < len && i < QUOTED; i++)
    n += (size_t)snprintf(to + n, QUOTED_CAP - n, ' ' <= text[i] && text[i] <= '~' ? "%c" : "\\x%02x",
                          (unsigned char)text[i]);
  (void)snprintf(to + n, QUOTED_CAP - n, "%s", len > QUOTED ? "...\"" : "\"");
}

void sink_quoted(sink *s, const char *text, int len)
{
  char to[QUOTED_CAP];
  quotation(to, text, len);
  sink_string(s, to);
}

/* ---- JSON (RFC 8259) ---- */

/* Most are small letters, which one comparison tells. */
static bool is_plain(char c) { return (']' <= c && c <= '~') || (' ' <= c && c <= '[' && c != '"'); }

/* How many bytes the text begins with that stand for themselves. */
static size_t plain_length(const char *text, size_t len)
{
  size_t n = 0;
  while (n < len && is_plain(text[n]))
    n++;
  return n;
}

void sink_json(sink *s, const char *text, size_t len)
{
  sink_text(s, "\"", 1);
  for (;;) {
    size_t n = plain_length(text, len);
    sink_text(s, text, n);
    text += n;
    len -= n;
    if (len == 0)
      break;
    unsigned char c = (unsigned char)*text;
    n = utf8_length(text, len);
    if (n > 1)
      sink_text(s, text, n);
    else if (n == 0)
      sink_format(s, "\\\\x%02x", c);
    else
      sink_format(s, c == '"' || c == '\\' ? "\\%c" : "\\u%04x", c);
    text += n > 0 ? n : 1;
    len -= n > 0 ? n : 1;
  }
  sink_text(s, "\"", 1);
}
