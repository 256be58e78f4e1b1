/* chunks.h: work that is a range of numbers, done in pieces by several threads. */
#ifndef CLI_CHUNKS_H
#define CLI_CHUNKS_H

#include <stdint.h>

/* One piece: the numbers from `from` up to but not including `to`; worker is 0 for the thread of the caller, and each
 * other thread has another number below the number of jobs. */
typedef void chunk_work(void *what, int worker, uint64_t from, uint64_t to);

/* Does the numbers below end, `each` at a time, with so many jobs, and returns when all are done. Threads that cannot
 * be made are done without. */
void chunks_do(int jobs, uint64_t end, uint64_t each, chunk_work *work, void *what);

#endif
