/* layout.h: where the parts of the screen stand. Rows and columns of the screen are counted from 0.
 *
 *     3x3, 3 in a row, 2 players                the title, in the first row
 *
 *              1   2   3                        (blank lines as far as there is room)
 *          1   X | 2 | 3
 *             ---+---+---
 *          2   4 | O | 6
 *             ---+---+---
 *          3   7 | 8 | 9
 *
 *         CROSS (X) to move                     the status
 *         2,2 is taken: choose a free cell      the message, or the text that is being typed
 *
 *     u take back   r restart   ...             the keys, in the last row
 *
 * The board is in the middle of what the first and the last row leave.
 */
#ifndef CLI_LAYOUT_H
#define CLI_LAYOUT_H

#include "xo.h"

#include <stdbool.h>

typedef struct {
  int height, width; /* of the window */
  int wide, tall;    /* from one cell to the next; tall > 1: with a rule between them */
  int edge;          /* of the row labels */
  int top, left;     /* of the first cell, the left bracket of its mark included */
  int labels;        /* the row of the column labels */
  int status;        /* its row; the message is below it */
  int last;          /* the row that is drawn at the top, where row 1 is at the bottom; else 0 */
} layout;

/* The layout with the largest cells for the window; false if none fits. */
bool layout_fit(layout *l, xo_rules rules, bool bottom, int height, int width);

/* The smallest window that shows the board. */
int layout_height(xo_rules rules);
int layout_width(xo_rules rules);

/* Where the symbol of a cell stands. */
int layout_row(const layout *l, int row);
int layout_col(const layout *l, int col);

/* The cell at a place of the screen; a position off the board if there is none. */
xo_pos layout_cell(const layout *l, int y, int x);

#endif
