/* pos.h: games as moves that run together, one on each line, and nothing else: h8i9j8i7, as Yixin and c-gomoku-cli
 * write openings, or pairs of SGF's letters, hhgiigghgg, the column first. A line in which there is a digit is of the
 * first kind.
 */
#ifndef CLI_POS_H
#define CLI_POS_H

#include "import.h"

void pos_read(importer *i);

#endif
