/* save.c: match_save, see match.h. */
#include "io/posix.h"

#include "match.h"
#include "resume.h"
#include "io/retry.h"
#include "io/sink.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int match_lines(const match *m, char text[LINES_CAP])
{
  char moves[XO_WRITTEN_CAP];
  int written = xo_notation_written(&m->record, moves);
  settings by = {m->record.rules, m->record.order, m->verdict.outcome == XO_UNFINISHED, true};
  text[0] = '\n';
  int len = 1 + settings_write(&by, text + 1);
  if (written < 0)
    abort();
  return len + snprintf(text + len, (size_t)(LINES_CAP - len), "\n%.*s\n", written, moves);
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

/* The text begins with a newline, for a file that does not end with one. A pipe that nobody reads is refused, not
 * waited for. The head of a game could be read as another game, so that it is taken back. */
static bool append(const char *file, const char *text, int len)
{
  int skipped = ends_inside_line(file) ? 0 : 1;
  int fd = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
  if (fd < 0)
    return false;
  bool written = write_whole(fd, text + skipped, (size_t)(len - skipped));
  int why = errno;
  if (close(fd) != 0)
    return false;
  errno = why;
  return written;
}

void match_not_saved(match *m, const char *why)
{
  (void)snprintf(m->unsaved, MESSAGE_CAP, "%s", why);
  (void)snprintf(m->message, MESSAGE_CAP, "Not saved: %s", why);
}

static void not_written(match *m, const char *fault)
{
  char why[NAME_CAP + 128];
  (void)snprintf(why, sizeof why, "%s: %s", m->file, fault);
  match_not_saved(m, why);
  (void)snprintf(m->message, MESSAGE_CAP, "Not saved: %s (another name?)", why);
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
  int len = match_lines(m, text);
  (void)snprintf(m->message, MESSAGE_CAP, "Saved: %s (one more game)", m->file);
  const char *fault = resumed(m) ? resume_save(m) : append(m->file, text, len) ? NULL : strerror(errno);
  if (fault != NULL) {
    not_written(m, fault);
    return false;
  }
  m->saved = true;
  if (!m->lost)
    m->unsaved[0] = '\0';
  return true;
}
