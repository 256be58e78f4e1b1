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
  unsigned char a = (unsigned char)text[0];
  unsigned char b = len > 1 ? (unsigned char)text[1] : 0;
  size_t n = begun_by(a);
  if (n > len || (n > 1 && !is_tail(b)))
    return 0;
  for (size_t i = 2; i < n; i++)
    if (!is_tail((unsigned char)text[i]))
      return 0;
  bool too_long = (a == 0xe0 && b < 0xa0) || (a == 0xf0 && b < 0x90);
  bool beyond = (a == 0xed && b >= 0xa0) || (a == 0xf4 && b >= 0x90);
  return too_long || beyond ? 0 : n;
}

size_t ascii_length(const char *text, size_t len)
{
  size_t n = 0;
  while (n < len && ' ' <= text[n] && text[n] <= '~')
    n++;
  return n;
}

/* Characters of UTF-8 stand in the order of their bytes. */
bool utf8_moves(const char *text, size_t length)
{
  static const char those[][2][5] = {{"\0", "\x1f"},
                                     {"\x7f", "\x7f"},
                                     {"\xc2\x80", "\xc2\x9f"},
                                     {"\xd8\x9c", "\xd8\x9c"},
                                     {"\xe2\x80\x8e", "\xe2\x80\x8f"},
                                     {"\xe2\x80\xa8", "\xe2\x80\xae"},
                                     {"\xe2\x81\xa6", "\xe2\x81\xa9"}};
  for (size_t i = 0; i < sizeof those / sizeof those[0]; i++)
    if (memcmp(those[i][0], text, length) <= 0 && memcmp(text, those[i][1], length) <= 0)
      return true;
  return false;
}
