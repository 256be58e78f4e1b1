/* json.c: see json.h. */
#include "json.h"

#include <stdbool.h>

static bool is_tail(unsigned char c)
{
  return (c & 0xc0) == 0x80;
}

/* How many bytes a character has that begins with this one. */
static size_t length(unsigned char first)
{
  if (first < 0x80)
    return 1;
  if (first < 0xc2 || first > 0xf4)
    return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* How many bytes the character at text[0] has in UTF-8 (RFC 3629): no longer form than it needs, no half of a UTF-16 pair,
 * nothing beyond U+10FFFF. 0: it is none. */
static size_t character(const char *text, size_t len)
{
  unsigned char a = (unsigned char)text[0];
  unsigned char b = len > 1 ? (unsigned char)text[1] : 0;
  size_t n = length(a);
  if (n > len || (n > 1 && !is_tail(b)))
    return 0;
  for (size_t i = 2; i < n; i++)
    if (!is_tail((unsigned char)text[i]))
      return 0;
  bool too_long = (a == 0xe0 && b < 0xa0) || (a == 0xf0 && b < 0x90);
  bool beyond = (a == 0xed && b >= 0xa0) || (a == 0xf4 && b >= 0x90);
  return too_long || beyond ? 0 : n;
}

void json_string(sink *s, const char *text, size_t len)
{
  sink_text(s, "\"", 1);
  while (len > 0) {
    unsigned char c = (unsigned char)*text;
    size_t n = character(text, len);
    if (n == 0)
      sink_format(s, "\\\\x%02x", c);
    else if (c < ' ' || c == 0x7f)
      sink_format(s, "\\u%04x", c);
    else if (c == '"' || c == '\\')
      sink_format(s, "\\%c", c);
    else
      sink_text(s, text, n);
    text += n > 0 ? n : 1;
    len -= n > 0 ? n : 1;
  }
  sink_text(s, "\"", 1);
}
