/* sink.c: see sink.h. */
#include "posix.h"

#include "retry.h"
#include "sink.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char output_text[SINK_CAP];
static char error_text[SINK_CAP];
static sink output = {.fd = STDOUT_FILENO, .cap = SINK_CAP, .text = output_text};
static sink error = {.fd = STDERR_FILENO, .cap = SINK_CAP, .text = error_text};
static const char *held = NULL;
static bool lost = false;

/* A closed descriptor would be the next that open() gives. Standard input becomes one that cannot be read, the outputs
 * ones that cannot be written. */
void sinks_open(void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void sink_holds(const char *what) { held = what; }

sink *standard_output(void) { return &output; }

/* What stands in the place of a closed standard error is not where the output goes, even if that is /dev/null. */
static bool same_file(void)
{
  struct stat a;
  struct stat b;
  return (fcntl(error.fd, F_GETFL) & O_ACCMODE) != O_RDONLY && fstat(output.fd, &a) == 0 && fstat(error.fd, &b) == 0 &&
         a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

sink *standard_error(void)
{
  static sink *where = NULL;
  if (where == NULL)
    where = same_file() ? &output : &error;
  return where;
}

/* Messages are dropped. Else the last words: straight to the descriptor, since the buffers are what failed. Who has
 * closed the pipe knows. */
static void fail(const sink *s)
{
  const char *why = strerror(errno);
  if (s->fd == STDERR_FILENO) {
    lost = true;
    return;
  }
  if (errno != EPIPE) {
    char words[256];
    int n = snprintf(words, sizeof words, "xo: cannot write standard output: %s%s%s\n", why, held == NULL ? "" : "; ",
                     held == NULL ? "" : held);
    (void)write_whole(STDERR_FILENO, words, n < 0 || (size_t)n > sizeof words ? 0 : (size_t)n);
  }
  _exit(STATUS_TROUBLE);
}

/* How many of the bytes are whole lines. */
static size_t whole_lines(const char *text, size_t len)
{
  while (len > 0 && text[len - 1] != '\n')
    len--;
  return len;
}

/* Writes the first bytes of the buffer. */
static void write_head(sink *s, size_t len)
{
  if (len > 0 && s->before != NULL)
    s->before(s->whose);
  size_t done = write_all(s->fd, s->text, len);
  size_t lines = whole_lines(s->text, done);
  s->begun = lines > 0 ? done - lines : s->begun + done;
  if (done < len) {
    take_back(s->fd, s->begun);
    s->begun = 0;
    fail(s);
  }
  s->used -= len;
  memmove(s->text, s->text + len, s->used);
}

void sink_flush(sink *s) { write_head(s, s->used); }

void sinks_flush(void)
{
  sink_flush(&output);
  sink_flush(&error);
}

_Noreturn void leave(int status)
{
  sinks_flush();
  if (close(output.fd) != 0)
    fail(&output);
  exit(lost ? STATUS_TROUBLE : status);
}

char *sink_room(sink *s, size_t n)
{
  if (s->cap - s->used < n)
    write_head(s, whole_lines(s->text, s->used));
  if (s->cap - s->used < n)
    sink_flush(s);
  return s->text + s->used;
}

void sink_long(sink *s, const char *text, size_t len)
{
  while (len > 0) {
    size_t part = len < SINK_CAP ? len : SINK_CAP;
    memcpy(sink_room(s, part), text, part);
    s->used += part;
    text += part;
    len -= part;
  }
}

void sink_string(sink *s, const char *text) { sink_text(s, text, strlen(text)); }

void sink_number(sink *s, unsigned long long n)
{
  char digits[20];
  size_t from = sizeof digits;
  if (n < 10) {
    sink_text(s, &"0123456789"[n], 1); /* most are of one digit, and a copy of one byte calls nobody */
    return;
  }
  do {
    digits[--from] = (char)('0' + n % 10);
    n /= 10;
  } while (n > 0);
  sink_text(s, digits + from, sizeof digits - from);
}

void sink_format(sink *s, const char *format, ...)
{
  enum { LONGEST = 512 };
  va_list values;
  va_start(values, format);
  int n = vsnprintf(sink_room(s, LONGEST), LONGEST, format, values);
  va_end(values);
  if (n > 0)
    s->used += n < LONGEST ? (size_t)n : LONGEST - 1;
}
