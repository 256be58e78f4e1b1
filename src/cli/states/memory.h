/* memory.h: whether a count fits into the memory allowed. */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include "options.h"

/* Ends the program, with a message, if counting up to this ply takes more memory than allowed, or numbers beyond 64
 * bits. */
void memory_must_do(const options *o, int plies);
/* Ends the program: the system has refused memory for this ply. */
_Noreturn void memory_refused(const options *o, int ply);

#endif
