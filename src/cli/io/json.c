/* json.c: see json.h. */
#include "json.h"
#include "utf8.h"

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

void json_string(sink *s, const char *text, size_t len)
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
