/* dot.h: the graph of positions and moves, for Graphviz. */
#ifndef CLI_DOT_H
#define CLI_DOT_H

#include "options.h"

void dot(const options *o, int plies);

#endif
