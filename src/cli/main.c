/* main.c: the command xo. */
#include "io/posix.h"

#include "gdl.h"
#include "help.h"
#include "io/sink.h"
#include "options.h"
#include "play/play.h"
#include "judge/replay.h"
#include "play/screen.h"
#include "judge/show.h"
#include "states/states.h"

#include <signal.h>
#include <string.h>

static const struct {
  const char *word;
  options o;
  int (*run)(const options *o, int argc, char **argv);
} commands[] = {
    {"replay", {.command = "xo replay", .help = help_replay, .taker = FOR_REPLAY}, replay},
    {"show", {.command = "xo show", .help = help_show, .taker = FOR_SHOW}, show},
    {"gdl", {.command = "xo gdl", .help = help_gdl, .taker = FOR_GDL}, gdl},
    {"states", {.command = "xo states", .help = help_states, .taker = FOR_STATES}, states},
    {"play", {.command = "xo play", .help = help_play, .note = screen_note, .taker = FOR_PLAY}, play},
};

int main(int argc, char **argv)
{
  options o = {.command = "xo", .help = help_xo, .taker = FOR_XO};
  sinks_open();
  /* A closed pipe is to be an error of write, with its message, not a silent death. */
  (void)signal(SIGPIPE, SIG_IGN);
  for (size_t k = 0; argc > 1 && k < sizeof commands / sizeof commands[0]; k++)
    if (strcmp(argv[1], commands[k].word) == 0) {
      o = commands[k].o;
      options_read(&o, argc - 1, argv + 1);
      leave(commands[k].run(&o, argc - 1, argv + 1));
    }
  options_read(&o, argc, argv);
  if (o.first < argc)
    usage_error(&o, "unknown command", argv[o.first], "");
  usage_error(&o, "no command given", NULL, "");
}
