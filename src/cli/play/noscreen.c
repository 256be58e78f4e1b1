/* noscreen.c: play.h where ncurses was missing when xo was built. */
#include "io/posix.h"

#include "play.h"

const char screen_note[] = "\nThis xo was built without ncurses, so that the dialogue is all it has.\n"
                           "(Install libncurses-dev and build it again.)\n";

const char *screen_refusal(xo_rules rules)
{
  (void)rules;
  return "xo was built without ncurses";
}

ending screen_play(match *m)
{
  (void)m;
  return CHANGED;
}
