/* progress.c: see progress.h. */
#include "posix.h"

#include "progress.h"
#include "sink.h"

#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { FIRST_MS = 500, NEXT_MS = 200 };

static struct {
  bool wanted;
  bool shown;
  long long next;
} state;

/* A test has a clock of its own, which only looking at it moves on: XO_CLOCK_STEP milliseconds each time. */
static long long now_ms(void)
{
  struct timespec t;
  const char *step = getenv("XO_CLOCK_STEP");
  if (step != NULL) {
    static long long looked;
    return looked += strtoll(step, NULL, 10);
  }
  if (clock_gettime(CLOCK_MONOTONIC, &t) != 0)
    return 0;
  return (long long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void progress_begin(bool wanted, bool scrolls)
{
  state.wanted = wanted && isatty(STDERR_FILENO) && !(scrolls && isatty(STDOUT_FILENO));
  state.shown = false;
  state.next = now_ms() + FIRST_MS;
}

void progress_hide(void)
{
  if (state.shown)
    sink_string(standard_error(), "\r\033[K");
  state.shown = false;
}

/* Whether it is time for a new progress line; if so, the old one is gone. */
static bool due(void)
{
  if (!state.wanted || now_ms() < state.next)
    return false;
  progress_hide();
  sink_flush(standard_error());
  return true;
}

/* The line stays one: what would stand behind the right edge of the terminal is cut, but not inside a character. */
static void cut(sink *s)
{
  struct winsize window = {0};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || s->used < window.ws_col)
    return;
  s->used = window.ws_col - 1U;
  while (s->used > 0 && ((unsigned char)s->text[s->used] & 0xc0U) == 0x80U)
    s->used--;
}

static void shown(void)
{
  cut(standard_error());
  sink_flush(standard_error());
  state.shown = true;
  state.next = now_ms() + NEXT_MS;
}

void progress_at(const char *file, const source *s, unsigned long long games)
{
  sink *out = standard_error();
  if (!due())
    return;
  sink_name(out, file);
  if (s->size > 0)
    sink_format(out, ": %llu %%", s->bytes * 100 / s->size);
  sink_format(out, ": %llu game%s", games, games == 1 ? "" : "s");
  shown();
}

void progress_ply(int ply, int percent)
{
  if (!due())
    return;
  sink_format(standard_error(), "ply %d: %d %%", ply, percent);
  shown();
}
