/* progress.c: see progress.h. */
#include "progress.h"
#include "sink.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { FIRST_MS = 500, NEXT_MS = 200, NEXT_LINE_MS = 10000 };

static struct {
  bool wanted, shown;
  const char *lines; /* what a line begins with, where standard error is no terminal; else null */
  long long begun;
  long long now; /* when the clock was looked at last */
  long long next;
} state;

/* A test has a clock of its own, which only looking at it moves on: XO_CLOCK_STEP milliseconds each time.
 * It does not begin at 0, and goes round. */
static long long clock_ms(void)
{
  struct timespec t = {0};
  const char *step = getenv("XO_CLOCK_STEP");
  if (step != NULL) {
    static unsigned looked = NEXT_LINE_MS;
    return looked += (unsigned)strtoul(step, NULL, 10);
  }
  (void)clock_gettime(CLOCK_MONOTONIC, &t);
  return (long long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void progress_begin(bool wanted, bool scrolls)
{
  state.wanted = wanted && isatty(STDERR_FILENO) && !(scrolls && isatty(STDOUT_FILENO));
  state.begun = clock_ms();
  state.next = state.begun + FIRST_MS;
}

void progress_again(const char *what)
{
  state.begun = clock_ms();
  state.next = state.begun + FIRST_MS;
  progress_share(what, 0);
}

void progress_lines(const char *command)
{
  if (isatty(STDERR_FILENO))
    return;
  state.wanted = true;
  state.lines = command;
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
  if (!state.wanted || (state.now = clock_ms()) < state.next)
    return false;
  progress_hide();
  sink_flush(standard_error());
  return true;
}

/* On a terminal the line stays one: what would be beyond the right edge is cut, but not inside a character. */
static void shown(void)
{
  sink *s = standard_error();
  struct winsize window = {0};
  state.shown = state.lines == NULL;
  if (!state.shown)
    sink_string(s, "\n");
  else if (ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && s->used >= window.ws_col) {
    s->used = window.ws_col - 1U;
    while (s->used > 0 && ((unsigned char)s->text[s->used] & 0xc0U) == 0x80U)
      s->used--;
  }
  sink_flush(s);
  state.next = clock_ms() + (state.shown ? NEXT_MS : NEXT_LINE_MS);
}

void progress_at(const source *s, unsigned long long games)
{
  sink *out = standard_error();
  if (!due())
    return;
  sink_name(out, s->file);
  if (s->size > 0)
    sink_format(out, ": %llu %%", s->bytes * 100 / s->size);
  sink_format(out, ": %llu game%s", games, games == 1 ? "" : "s");
  shown();
}

/* "40 s", "3 h", "12 days": in the largest unit of which there are two or more. */
static void put_time(sink *s, double seconds)
{
  static const double units[] = {365.25 * 86400, 86400, 3600, 60, 1};
  static const char *const names[] = {"years", "days", "h", "min", "s"};
  int u = 0;
  while (units[u] > 1 && seconds < 2 * units[u])
    u++;
  sink_format(s, "%.0f %s", seconds < 1 ? 1 : seconds / units[u], names[u]);
}

/* The rest is estimated from the thousandth part of the work on. */
void progress_share(const char *what, double share)
{
  sink *out = standard_error();
  if (!due())
    return;
  double seconds = (double)(state.now - state.begun) / 1000;
  if (state.lines != NULL)
    sink_format(out, "%s: ", state.lines);
  sink_format(out, "%s%d %%", what, (int)(100 * share));
  if (share >= 0.001) {
    sink_string(out, ", about ");
    put_time(out, seconds / share * (1 - share));
    sink_string(out, " left");
  }
  shown();
}
