/* psq.h: the records of Piskvork and of the Gomocup tournaments.
 *
 *     Piskvorky 20x20, 11:11, 0         width x height; of the other numbers nothing is used
 *     11,10,0                           a move: column, row, both from 1, and the time it took
 *     ...
 *     first.zip                         the players, if they are there
 *     second.zip
 *     -1                                how it ended, for Piskvork; what has no such line may be cut off
 *     1,Freestyle                       who has won, if it is there: 0 nobody, 1 the engine that began, 2 the other
 *
 * An engine begins behind the opening, which is given: the moves before the first that took time. If they are an odd
 * number the engine that began has the second colour. There may be several games one after the other.
 */
#ifndef CLI_PSQ_H
#define CLI_PSQ_H

#include "import.h"

void psq_read(importer *i);

#endif
