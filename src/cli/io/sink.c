/* sink.c: see sink.h. */
#include "sink.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- files ---- */

bool retry(int fd, short events)
{
  struct pollfd ready = {.fd = fd, .events = events};
  if (errno == EINTR)
    return true;
  return (errno == EAGAIN || errno == EWOULDBLOCK) && (poll(&ready, 1, -1) >= 0 || errno == EINTR);
}

size_t write_all(int fd, const char *text, size_t len)
{
  size_t done = 0;
  while (done < len) {
    ssize_t n = write(fd, text + done, len - done);
    if (n >= 0)
      done += (size_t)n;
    else if (!retry(fd, POLLOUT))
      break;
  }
  return done;
}

/* Takes the bytes away that were written last, where they are the end of a file; errno stays as it is. */
static void take_back(int fd, size_t bytes)
{
  int why = errno;
  struct stat now;
  off_t end = lseek(fd, 0, SEEK_CUR);
  if (end >= 0 && bytes <= (size_t)end && fstat(fd, &now) == 0 && end == now.st_size &&
      ftruncate(fd, end - (off_t)bytes) == 0)
    (void)lseek(fd, end - (off_t)bytes, SEEK_SET);
  errno = why;
}

bool write_whole(int fd, const char *text, size_t len)
{
  size_t done = write_all(fd, text, len);
  if (done < len)
    take_back(fd, done);
  return done == len;
}

/* ---- sinks ---- */

static char output_text[SINK_CAP];
static char error_text[SINK_CAP];
static sink output = {.fd = STDOUT_FILENO, .cap = SINK_CAP, .text = output_text};
static sink error = {.fd = STDERR_FILENO, .cap = SINK_CAP, .text = error_text};
static bool lost = false;

/* A closed descriptor would be the next that open() gives. Standard input becomes one that cannot be read, the outputs
 * ones that cannot be written. */
void sinks_open(void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

sink *standard_output(void) { return &output; }

/* Whether both outputs are one file. What replaces a closed standard error is not, even if the output is /dev/null. */
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
    int n = snprintf(words, sizeof words, "xo: cannot write standard output: %s\n", why);
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

char *sink_reserve(sink *s, size_t n)
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
    memcpy(sink_reserve(s, part), text, part);
    s->used += part;
    text += part;
    len -= part;
  }
}

void sink_number(sink *s, unsigned long long n)
{
  enum { DECIMAL_CAP = 20 };
  size_t len = 1;
  char *to = sink_reserve(s, DECIMAL_CAP);
  for (unsigned long long limit = 10; len < DECIMAL_CAP && n >= limit; limit *= 10)
    len++;
  s->used += len;
  for (; len > 0; n /= 10)
    to[--len] = (char)('0' + n % 10);
}

void sink_format(sink *s, const char *format, ...)
{
  enum { LONGEST = 512 };
  va_list values;
  va_start(values, format);
  int n = vsnprintf(sink_reserve(s, LONGEST), LONGEST, format, values);
  va_end(values);
  if (n > 0)
    s->used += n < LONGEST ? (size_t)n : LONGEST - 1;
}

/* ---- UTF-8 (RFC 3629) ---- */

/* How many bytes the character at text[0] has: no longer form than it needs, no half of a UTF-16 pair, nothing beyond
 * U+10FFFF. 0: it is none. */
static size_t utf8_length(const char *text, size_t len)
{
  const unsigned char *c = (const unsigned char *)text;
  size_t n = c[0] < 0x80 ? 1 : c[0] < 0xc2 ? 0 : c[0] < 0xe0 ? 2 : c[0] < 0xf0 ? 3 : c[0] <= 0xf4 ? 4 : 0;
  for (size_t i = 1; i < n; i++)
    if (i == len || (c[i] & 0xc0) != 0x80)
      return 0;
  bool too_long = (c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xf0 && c[1] < 0x90);
  bool beyond = (c[0] == 0xed && c[1] >= 0xa0) || (c[0] == 0xf4 && c[1] >= 0x90);
  return too_long || beyond ? 0 : n;
}

/* The order of UTF-8 characters is that of their bytes. */
static bool between(const char *text, size_t length, const char *first, const char *last)
{
  return strncmp(first, text, length) <= 0 && strncmp(text, last, length) <= 0;
}

/* Whether this character, of two or more bytes, moves a terminal or turns the text beside it: a control of C1, or a
 * mark of the direction of text or of the end of a line. */
static bool utf8_moves(const char *text, size_t length)
{
  /* NOLINTBEGIN(misc-misleading-bidirectional): these are such characters */
  return strncmp(text, "\xc2\x9f", length) <= 0 || between(text, length, "\xd8\x9c", "\xd8\x9c") ||
         between(text, length, "\xe2\x80\x8e", "\xe2\x80\x8f") ||
         between(text, length, "\xe2\x80\xa8", "\xe2\x80\xae") || between(text, length, "\xe2\x81\xa6", "\xe2\x81\xa9");
  /* NOLINTEND(misc-misleading-bidirectional) */
}

/* ---- names, JSON (RFC 8259) and quotations ---- */

/* Most are small letters, which one comparison tells. */
static inline bool is_plain(char c, bool json)
{
  return (']' <= c && c <= '~') || (' ' <= c && c <= '[' && !(json && c == '"')) || (c == '\\' && !json);
}

static inline void put_escaped(sink *s, const char *text, size_t len, bool json)
{
  for (size_t n = 0; len > 0; text += n, len -= n) {
    for (n = 0; n < len && is_plain(text[n], json);)
      n++;
    unsigned char c = (unsigned char)*text;
    size_t character = n > 0 ? n : utf8_length(text, len);
    if (n > 0 || (character > 1 && (json || !utf8_moves(text, character)))) {
      sink_text(s, text, character);
      n = character;
      continue;
    }
    if (json && character == 1)
      sink_format(s, c == '"' || c == '\\' ? "\\%c" : "\\u%04x", c);
    else
      sink_format(s, json ? "\\\\x%02x" : "\\x%02x", c);
    n = 1;
  }
}

void sink_name(sink *s, const char *name) { put_escaped(s, name, strlen(name), false); }

void sink_json(sink *s, const char *text, size_t len)
{
  sink_text(s, "\"", 1);
  put_escaped(s, text, len, true);
  sink_text(s, "\"", 1);
}

void quotation(char to[QUOTED_CAP], const char *text, int len)
{
  size_t n = 1;
  to[0] = '"';
  for (int i = 0; i < len && i < QUOTED; i++)
    n += (size_t)snprintf(to + n, QUOTED_CAP - n, ' ' <= text[i] && text[i] <= '~' ? "%c" : "\\x%02x",
                          (unsigned char)text[i]);
  (void)snprintf(to + n, QUOTED_CAP - n, "%s", len > QUOTED ? "...\"" : "\"");
}
