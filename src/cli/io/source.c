/* source.c: see source.h. */
#include "posix.h"

#include "again.h"
#include "source.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

bool source_open(source *s, const char *name)
{
  s->fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
  s->error = 0;
  s->ended = false;
  s->begun = false;
  s->skipping = false;
  s->start = s->end = 0;
  s->number = 0;
  s->bytes = 0;
  return s->fd >= 0;
}

void source_close(source *s)
{
  if (s->fd != STDIN_FILENO)
    (void)close(s->fd);
}

/* What is left of the buffer is at most one line of LINE_MAX_BYTES, so there is always room. */
bool source_fill(source *s)
{
  ssize_t n = 0;
  memmove(s->text, s->text + s->start, s->end - s->start);
  s->end -= s->start;
  s->start = 0;
  do
    n = read(s->fd, s->text + s->end, SOURCE_CAP - s->end);
  while (n < 0 && again(s->fd, POLLIN));
  if (n < 0)
    s->error = errno;
  if (n <= 0) {
    s->ended = n == 0;
    return false;
  }
  s->end += (size_t)n;
  s->bytes += (size_t)n;
  return true;
}

/* A byte-order mark at the start of a file is no part of its first line. */
static void skip_mark(source *s)
{
  static const char mark[] = {'\xef', '\xbb', '\xbf'};
  size_t n = s->end < sizeof mark ? s->end : sizeof mark;
  if (s->begun)
    return;
  bool may_be = memcmp(s->text, mark, n) == 0;
  s->begun = s->ended || !may_be || n == sizeof mark;
  if (may_be && n == sizeof mark)
    s->start = n;
}

static bool deliver(source *s, line *l, size_t len)
{
  s->number++;
  l->too_long = len > LINE_MAX_BYTES;
  l->text = s->text + s->start;
  l->len = len > LINE_MAX_BYTES ? 0 : (int)len;
  return true;
}

/* The text behind the last newline: a line if the file ends here, or the head of one that is too long. */
static bool unfinished(source *s, line *l, size_t len)
{
  bool new = !s->skipping && (len > LINE_MAX_BYTES || (s->ended && len > 0));
  if (new)
    deliver(s, l, len);
  s->skipping = s->skipping || len > LINE_MAX_BYTES;
  if (s->skipping || s->ended)
    s->start = s->end;
  return new;
}

bool source_line(source *s, line *l)
{
  skip_mark(s);
  for (;;) {
    size_t len = s->end - s->start;
    const char *newline = memchr(s->text + s->start, '\n', len);
    if (newline == NULL)
      return unfinished(s, l, len);
    len = (size_t)(newline - (s->text + s->start));
    bool new = !s->skipping;
    if (new)
      deliver(s, l, len);
    s->skipping = false;
    s->start += len + 1;
    if (new)
      return true;
  }
}

/* A byte-order mark may come in pieces. */
int source_byte(source *s)
{
  skip_mark(s);
  while ((!s->begun || s->start == s->end) && source_fill(s))
    skip_mark(s);
  skip_mark(s);
  return s->start < s->end ? (unsigned char)s->text[s->start++] : -1;
}
