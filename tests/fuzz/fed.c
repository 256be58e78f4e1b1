/* fed.c: see fed.h. */
#include "fed.h"
#include "fuzz.h"

#include <string.h>

/* Where a target has none of its own, the command is linked, but reads and writes nothing. */
__attribute__((weak)) ssize_t fed_read(int fd, void *to, size_t room)
{
  (void)fd, (void)to, (void)room;
  return 0;
}

__attribute__((weak)) ssize_t fed_write(int fd, const void *text, size_t len)
{
  (void)fd, (void)text;
  return (ssize_t)len;
}

ssize_t fed_from(fed_file *file, void *to, size_t room)
{
  size_t n = file->len - file->at;
  MUST(room > 0);
  n = file->piece > 0 && file->piece < n ? file->piece : n;
  n = n < room ? n : room;
  memcpy(to, file->text + file->at, n);
  file->at += n;
  return (ssize_t)n;
}

void put(output *o, const char *text, size_t len)
{
  MUST(len <= OUTPUT_CAP - o->len);
  memcpy(o->text + o->len, text, len);
  o->len += len;
}

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
