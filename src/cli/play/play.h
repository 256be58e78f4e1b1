/* play.h: xo play. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H
#include "options.h"
/* Lets people play at one terminal, and returns the exit status. */
int play(const options *o, int argc, char **argv);
#endif
