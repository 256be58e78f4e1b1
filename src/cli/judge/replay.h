/* replay.h: xo replay. */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H
#include "options.h"
/* Replays the files named in argv and returns the exit status. */
int replay(const options *o, int argc, char **argv);
#endif
