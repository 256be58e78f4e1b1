/* dated.h: the verdict on a record, in a way that is neither the kernel's nor that of tests/unit/naive.c, and quick.
 *
 * All moves are put on one board, each with its number as its date. A line is there on the date of the youngest of its
 * cells, and the game ends on the earliest date of a line. Only lines that begin at a move are looked at.
 */
#ifndef DATED_H
#define DATED_H

#include "xo.h"

xo_verdict dated_judge(const xo_record *record);

/* Whether other is the board after so many moves of a record that was not refused. */
bool dated_agrees(const xo_record *record, int used, const xo_game *other);

#endif
