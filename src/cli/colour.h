/* colour.h: whether the command may colour what it writes. */
#ifndef CLI_COLOUR_H
#define CLI_COLOUR_H

#include <stdbool.h>

/* NO_COLOR is unset or empty, and the terminal is not a dumb one. */
bool colour_allowed(void);

#endif
