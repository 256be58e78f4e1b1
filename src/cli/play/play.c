/* play.c: xo play, on the screen where that can be, and otherwise as a dialogue. */
#include "io/posix.h"

#include "command.h"
#include "play.h"
#include "io/sink.h"

#include <unistd.h>

static bool on_screen(xo_rules rules) { return screen_refusal(rules) == NULL; }

static bool never(xo_rules rules)
{
  (void)rules;
  return false;
}

/* What game it is, and, for somebody who looks, why there is no more to see. */
static void introduce(const match *m, const char *refusal)
{
  sink *s = standard_output();
  char title[STATUS_CAP];
  match_title(m, title);
  sink_format(s, "%s (? for help)\n", title);
  if (refusal != NULL && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
    sink_format(s, "[a plain game, since %s]\n", refusal);
}

/* Whether a save has failed that no other made good, which whoever started the program is told as well. */
static bool not_saved(const match *m)
{
  sink *s = standard_error();
  if (m->unsaved[0] == '\0')
    return false;
  sink_string(s, "xo play: not saved: ");
  sink_name(s, m->unsaved);
  sink_string(s, "\n");
  return true;
}

int play(const options *o, int argc, char **argv)
{
  static match m;
  ending now = CHANGED;
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  match_begin(&m, o);
  if (o->resume != NULL)
    resume(&m, o);
  while (now == CHANGED) {
    const char *refusal = screen_refusal(m.record.rules);
    if (refusal == NULL && !o->plain) {
      now = screen_play(&m);
      if (now == LEFT && m.record.moves.len > 0)
        plain_draw_end(&m);
    } else {
      introduce(&m, refusal);
      now = plain_play(&m, o->plain ? never : on_screen);
    }
  }
  return not_saved(&m) || now == BROKEN ? STATUS_TROUBLE : STATUS_VALID;
}
