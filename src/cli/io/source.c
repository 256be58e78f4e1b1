/* source.c: see source.h. */
#include "source.h"
#include "progress.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool text_blank(const char *text, int len)
{
  for (int i = 0; i < len; i++)
    if (memchr(" \t\r", text[i], 3) == NULL)
      return false;
  return true;
}

const char *source_name(const char *name) { return strcmp(name, "-") == 0 ? "<stdin>" : name; }

bool source_open(source *s, const char *name)
{
  struct stat info;
  s->fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
  s->file = source_name(name);
  s->error = 0;
  s->ended = false;
  s->lines.begun = s->lines.within = s->lines.count = s->lines.next = 0;
  s->start = s->end = 0;
  s->found = 0;
  s->bytes = 0;
  bool sized = s->fd >= 0 && fstat(s->fd, &info) == 0 && S_ISREG(info.st_mode);
  s->size = sized ? (unsigned long long)info.st_size : 0;
  return s->fd >= 0;
}

void source_close(source *s)
{
  if (s->fd != STDIN_FILENO)
    (void)close(s->fd);
}

/* What is left in the buffer is less than a window, so there is always space to read into. */
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

bool source_lines(source *s)
{
  int used = 0;
  do {
    s->block = s->start;
    s->found += (unsigned)s->lines.count;
    used = xo_lines_next(&s->lines, s->text + s->start, (int)(s->end - s->start), s->ended);
    s->start += (size_t)used;
  } while (used > 0 && s->lines.count == 0);
  return s->lines.count > 0;
}

const char *source_block(const source *s) { return s->text + s->block; }

line source_at(const source *s, int k)
{
  int from = s->lines.start[k];
  return (line){.file = s->file,
                .number = s->found + (unsigned)k + 1,
                .text = source_block(s) + from,
                .len = s->lines.start[k + 1] - 1 - from,
                .offset = s->bytes - (s->end - s->block - (size_t)from)};
}

bool source_line(source *s, line *l)
{
  if (s->lines.next == s->lines.count && !source_lines(s))
    return false;
  *l = source_at(s, s->lines.next++);
  return true;
}

/* A byte-order mark at the start of the file is passed over; it may come in pieces. */
int source_byte(source *s)
{
  while (!s->lines.begun && s->end < 3 && !s->ended && source_fill(s))
    ;
  if (!s->lines.begun && s->end >= 3 && memcmp(s->text, "\xef\xbb\xbf", 3) == 0)
    s->start = 3;
  s->lines.begun = 1;
  while (s->start == s->end)
    if (s->ended || !source_fill(s))
      return -1;
  return (unsigned char)s->text[s->start++];
}

void put_place(sink *s, const line *where)
{
  sink_name(s, where->file);
  sink_text(s, ":", 1);
  sink_number(s, where->number);
}

/* The progress line makes way for a message. */
void put_column(sink *s, const line *where, long long column)
{
  progress_hide();
  put_place(s, where);
  sink_text(s, ":", 1);
  sink_number(s, (unsigned long long)column);
  sink_text(s, ": ", 2);
}

void put_file(const char *file, const char *what, const char *after)
{
  sink *s = standard_error();
  progress_hide();
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s%s\n", what, after);
}

void put_trouble(const char *file, int error) { put_file(file, strerror(error), ""); }
