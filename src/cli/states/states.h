/* states.h: the parts of xo states. */
#ifndef CLI_STATES_H
#define CLI_STATES_H
#include "command.h"

/* dot.c: writes the graph of positions and moves, for Graphviz. */
void dot(const options *o, int plies);

/* expand.c, xo states --expand: positions as lines of text in, those one move later out. Reads the files, or standard
 * input where there is none, and returns the exit status. */
int expand(const options *o, int files, char **file);

/* memory.c: ends the program, with a message, if counting up to this ply takes more memory than allowed, or numbers
 * beyond 64 bits. */
void memory_must_do(const options *o, int plies);
/* Ends the program: the system has refused memory for this ply. */
_Noreturn void memory_refused(const options *o, int ply);

#endif
