/* fed.c: see fed.h. */
#include "fed.h"
#include "fuzz.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

output out, err;
input fed;

/* Some number below n, which depends on how often was asked. */
static size_t some(size_t n) { return (fed.reads * 2654435761U >> 7) % n; }

/* The reader can take more at any time: it would take a read of nothing for the end. */
ssize_t fed_read(int fd, void *to, size_t capacity)
{
  enum { LARGE = 1 << 12 };
  size_t n = fed.len - fed.at;
  MUST(fd == STDIN_FILENO && capacity > 0);
  fed.reads++;
  bool interrupted = fed.pieces % 2 == 1 && fed.reads % 5 == 0;
  if (interrupted || (n == 0 && fed.broken)) {
    errno = interrupted ? EINTR : EIO;
    return -1;
  }
  if (fed.pieces > 0 && n > 0) {
    size_t piece = (some(fed.pieces) + 1) * (fed.len > LARGE ? LARGE : 1);
    n = piece < n ? piece : n;
  }
  n = n < capacity ? n : capacity;
  memcpy(to, fed.text + fed.at, n);
  fed.at += n;
  return (ssize_t)n;
}

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
