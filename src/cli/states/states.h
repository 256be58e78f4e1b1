/* states.h: the parts of xo states. */
#ifndef CLI_STATES_H
#define CLI_STATES_H
#include "command.h"

/* expand.c, xo states --expand: positions as lines of text in, those one move later out. Reads the files, or standard
 * input where there is none, and returns the exit status. */
int expand(const options *o, int files, char **file);

#endif
