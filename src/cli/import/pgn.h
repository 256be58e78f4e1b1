/* pgn.h: gomoku in the PGN of PlayOK.
 *
 *     [Result "1-0"]                    headers; of the others nothing is used
 *     [GameType "61,15"]                61 is gomoku, the other number the side of the board
 *
 *     1. h13 i13 2. j13 white 3. -- h12 4. g10 i12 {a comment} 5. i11 g11 1-0
 *
 * The two columns are the two players; 1-0 is won by the first, 0-1 by the second, 1/2-1/2 is a draw, * is open. The
 * stones alternate, black begins, whichever column they stand in. Behind three stones the second player may choose a
 * colour, or set two stones more, behind which the first one chooses: `white` or `black` in the place of a move says
 * which stones this column keeps. `--` is a turn without a stone, since the next one is the other column's. So the
 * first column may have either colour. Without a choice it has black.
 */
#ifndef CLI_PGN_H
#define CLI_PGN_H

#include "import.h"

void pgn_read(importer *i);

#endif
