/* save.c: match_save, see match.h. */
#include "io/posix.h"

#include "match.h"
#include "judge/settings.h"
#include "io/sink.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LINES_CAP = SETTINGS_CAP + XO_WRITTEN_CAP + 32 };

/* The line that sets the rules and the order, and the line of the moves; answers the length. */
static int write_lines(const match *m, char text[LINES_CAP])
{
  char moves[XO_WRITTEN_CAP];
  int written = xo_notation_written(&m->record, moves);
  int len = settings_write(m->record.rules, &m->record.order, text);
  if (written < 0)
    abort();
  return len + snprintf(text + len, (size_t)(LINES_CAP - len), "\n%.*s%s\n", written, moves,
                        m->verdict.status == XO_TOO_FEW ? " # valid with --partial" : "");
}

/* Whether a file ends inside a line, which the game must not be joined to. */
static bool ends_inside_line(const char *file)
{
  char last = '\n';
  int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return false;
  if (lseek(fd, -1, SEEK_END) < 0 || read(fd, &last, 1) != 1)
    last = '\n';
  (void)close(fd);
  return last != '\n';
}

static bool write_all(int fd, const char *text, int len)
{
  while (len > 0) {
    ssize_t n = write(fd, text, (size_t)len);
    if (n < 0 && errno != EINTR)
      return false;
    if (n > 0) {
      text += n;
      len -= (int)n;
    }
  }
  return true;
}

static bool append(const char *file, const char *text, int len)
{
  bool newline = ends_inside_line(file);
  int fd = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (fd < 0)
    return false;
  bool written = (!newline || write_all(fd, "\n", 1)) && write_all(fd, text, len);
  int why = errno;
  if (close(fd) != 0)
    return false;
  errno = why;
  return written;
}

bool match_save(match *m)
{
  char text[LINES_CAP];
  if (m->record.moves.len == 0) {
    (void)snprintf(m->message, MESSAGE_CAP, "Nothing to save: no move has been made");
    return false;
  }
  if (m->saved) {
    (void)snprintf(m->message, MESSAGE_CAP, "Saved already: %s", m->file);
    return false;
  }
  int len = write_lines(m, text);
  if (!append(m->file, text, len)) {
    m->save_error = errno;
    (void)snprintf(m->message, MESSAGE_CAP, "Not saved: %s: %s (another name?)", m->file, strerror(errno));
    return false;
  }
  m->saved = true;
  m->save_error = 0;
  (void)snprintf(m->message, MESSAGE_CAP, "Saved: %s (one more game)", m->file);
  return true;
}
