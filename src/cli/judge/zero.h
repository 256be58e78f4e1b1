/* zero.h: lines whose pairs and numbers are counted from 0, and those that seem to be: --zero-based.
 *
 * The kernel reads the line as it stands, and its moves are put one further then: row and column of a pair, the number of a
 * cell. What is said of a game quotes its own text therefore, at its own place. A letter and its row are as ever: a1 is
 * the first cell.
 */
#ifndef CLI_ZERO_H
#define CLI_ZERO_H

#include "options.h"
#include "xo.h"

/* Puts the moves that were read of this line one further. */
void zero_moves(xo_rules rules, const char *text, int len, xo_moves *moves);

/* xo_finding_line of such a line. */
xo_finding zero_finding(xo_record *record, const char *text, int len, bool strict, bool partial,
                        xo_game *game);

/* The remedy for what was found of a line, where counting from 0 is what it is about; else null. */
const char *zero_remedy(const options *o, const xo_record *record, const char *text, int len,
                        const xo_finding *f);

#endif
