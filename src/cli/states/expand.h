/* expand.h: xo states --expand, positions as lines of text in, those one move later out. */
#ifndef CLI_EXPAND_H
#define CLI_EXPAND_H

#include "options.h"

/* Reads the files, or standard input where there is none, and returns the exit status. */
int expand(const options *o, int files, char **file);

#endif
