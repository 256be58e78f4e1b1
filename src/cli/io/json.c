/* json.c: see json.h. */
#include "json.h"
#include "utf8.h"

void json_string(sink *s, const char *text, size_t len)
{
  sink_text(s, "\"", 1);
  while (len > 0) {
    unsigned char c = (unsigned char)*text;
    size_t n = utf8_length(text, len);
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
