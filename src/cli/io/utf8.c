/* utf8.c: see utf8.h. */
#include "utf8.h"

#include <string.h>

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

size_t utf8_length(const char *text, size_t len)
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

size_t ascii_length(const char *text)
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

bool utf8_moves(const char *text, size_t length)
{
  /* NOLINTBEGIN(misc-misleading-bidirectional): these are such characters */
  return strncmp(text, "\xc2\x9f", length) <= 0 || between(text, length, "\xd8\x9c", "\xd8\x9c") ||
         between(text, length, "\xe2\x80\x8e", "\xe2\x80\x8f") ||
         between(text, length, "\xe2\x80\xa8", "\xe2\x80\xae") || between(text, length, "\xe2\x81\xa6", "\xe2\x81\xa9");
  /* NOLINTEND(misc-misleading-bidirectional) */
}
