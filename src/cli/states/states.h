/* states.h: xo states. */
#ifndef CLI_STATES_H
#define CLI_STATES_H
#include "options.h"
/* Counts or draws the positions that games lead to and returns the exit status. */
int states(const options *o, int argc, char **argv);
#endif
