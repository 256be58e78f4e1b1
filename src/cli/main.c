/* main.c: the command xo. */
#include "posix.h"

#include "options.h"
#include "replay.h"
#include "show.h"

#include <signal.h>
#include <string.h>

int main(int argc, char **argv)
{
  options o = {.command = "xo"};
  int status = 0;
  /* A closed pipe is to be an error of write, with its message, not a silent death. */
  (void)signal(SIGPIPE, SIG_IGN);
  if (argc > 1 && strcmp(argv[1], "replay") == 0) {
    o.command = "xo replay";
    options_read(&o, argc - 1, argv + 1);
    status = replay(&o, argc - 1, argv + 1);
  } else if (argc > 1 && strcmp(argv[1], "show") == 0) {
    o.command = "xo show";
    options_read(&o, argc - 1, argv + 1);
    status = show(&o, argc - 1, argv + 1);
  } else {
    options_read(&o, argc, argv);
    if (o.first < argc)
      usage_error(&o, "unknown command", argv[o.first], ", neither replay nor show");
    usage_error(&o, "no command given, neither replay nor show", NULL, "");
  }
  leave(status);
}
