/* utf8.c: see utf8.h. */
#include "utf8.h"

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

static unsigned code(const char *text, size_t length)
{
  unsigned c = (unsigned char)text[0] & (length == 1 ? 0x7fU : 0xffU >> (length + 1));
  for (size_t i = 1; i < length; i++)
    c = c << 6 | ((unsigned char)text[i] & 0x3fU);
  return c;
}

bool utf8_moves(const char *text, size_t length)
{
  static const struct {
    unsigned first, last;
  } those[] = {{0, 0x1f}, {0x7f, 0x9f}, {0x061c, 0x061c}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}};
  unsigned c = code(text, length);
  for (size_t i = 0; i < sizeof those / sizeof those[0]; i++)
    if (those[i].first <= c && c <= those[i].last)
      return true;
  return false;
}
