/* source.c: see source.h. */
#include "posix.h"

#include "retry.h"
#include "source.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static unsigned long long size_of(int fd)
{
  struct stat info;
  return fstat(fd, &info) == 0 && S_ISREG(info.st_mode) ? (unsigned long long)info.st_size : 0;
}

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
  s->size = s->fd < 0 ? 0 : size_of(s->fd);
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
  while (n < 0 && retry(s->fd, POLLIN));
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
    size_t rest = s->end - s->start;
    const char *newline = memchr(s->text + s->start, '\n', rest);
    if (newline == NULL)
      return unfinished(s, l, rest);
    size_t at = (size_t)(newline - s->text);
    bool new = !s->skipping;
    if (new)
      deliver(s, l, at - s->start);
    s->skipping = false;
    s->start = at + 1;
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

/* Where the lines that are complete end; one that is too long is handed on as it comes. */
static size_t complete(const source *s)
{
  size_t end = s->end;
  if (s->ended)
    return end;
  while (end > s->start && s->text[end - 1] != '\n')
    end--;
  bool skipped = s->skipping && end == s->start;
  return skipped || s->end - end > LINE_MAX_BYTES ? s->end : end;
}

static size_t count_newlines(const char *text, size_t len)
{
  size_t n = 0;
  for (size_t i = 0; i < len; i++)
    n += text[i] == '\n';
  return n;
}

/* Goes on behind the first len bytes, as if their lines had been delivered. */
static void go_behind(source *s, size_t len)
{
  const char *text = s->text + s->start;
  size_t newlines = count_newlines(text, len);
  bool open = len > 0 && text[len - 1] != '\n';
  bool skipped = s->skipping && len > 0;
  s->number += newlines + open - skipped;
  s->skipping = (s->skipping && len == 0) || open;
  s->start += len;
}

void source_cut(source *s, source *lines)
{
  skip_mark(s);
  size_t len = complete(s) - s->start;
  memcpy(lines->text, s->text + s->start, len);
  lines->fd = -1;
  lines->error = 0;
  lines->ended = s->ended;
  lines->begun = true;
  lines->skipping = s->skipping;
  lines->start = 0;
  lines->end = len;
  lines->number = s->number;
  lines->bytes = s->bytes;
  lines->size = s->size;
  go_behind(s, len);
}
