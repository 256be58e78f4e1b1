/* show.h: xo show. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H
#include "options.h"
/* Draws the final board of the game in argv, or of the games on standard input one after the other, and returns the
 * exit status. */
int show(const options *o, int argc, char **argv);
#endif
