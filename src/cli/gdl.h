/* gdl.h: xo gdl. */
#ifndef CLI_GDL_H
#define CLI_GDL_H
#include "options.h"
/* Writes the game description of the rules and returns the exit status. */
int gdl(const options *o, int argc, char **argv);
#endif
