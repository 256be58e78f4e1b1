/* sgf.h: the Smart Game Format, FF[1] to FF[4], of games with stones that stay: GM[4], gomoku and renju, and GM[1], go,
 * whose boards are used for it.
 *
 * A file is any number of game trees; one is a game if it has no variations, or with
 * --main-line the first branch everywhere. Memory does not grow with it.
 */
#ifndef CLI_SGF_H
#define CLI_SGF_H

#include "import.h"

void sgf_read(importer *i);

#endif
