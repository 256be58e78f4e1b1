/* fed.c: see fed.h. */
#include "fed.h"
#include "fuzz.h"

#include <stdarg.h>
#include <string.h>
#include <unistd.h>

output out, err;

__attribute__((weak)) ssize_t fed_write(int fd, const void *text, size_t len)
{
  put(fd == STDOUT_FILENO ? &out : &err, text, len);
  return (ssize_t)len;
}

void put(output *o, const char *text, size_t len)
{
  MUST(len <= OUTPUT_CAP - o->len);
  memcpy(o->text + o->len, text, len);
  o->len += len;
}

void put_format(output *o, const char *format, ...)
{
  char text[128];
  va_list values;
  va_start(values, format);
  int n = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  MUST(n >= 0 && n < (int)sizeof text);
  put(o, text, (size_t)n);
}

bool same_output(const output *a, const output *b) { return a->len == b->len && memcmp(a->text, b->text, a->len) == 0; }

int fed_isatty(int fd)
{
  (void)fd;
  return 0;
}

int fed_fstat(int fd, struct stat *info)
{
  (void)fd;
  (void)info;
  return -1;
}
