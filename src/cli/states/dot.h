/* dot.h: the graph of positions and moves, for Graphviz. */
#ifndef CLI_DOT_H
#define CLI_DOT_H

#include "layer.h"

void dot_begin(void);
/* A position and its outcome. */
void dot_position(const layer *l, uint64_t number, const xo_game *game, xo_outcome outcome);
/* A move, from a position to one of the next layer. */
void dot_move(const layer *l, uint64_t from, uint64_t to);
void dot_end(void);

#endif
