/* marks.h: one player's cells as bits. The kernel's own: it is not installed, and no public header includes it. */
#ifndef XO_PRIVATE_MARKS_H
#define XO_PRIVATE_MARKS_H

#include "xo/referee.h"

/* Bit c of row[r] says whether (r, c) is marked. There are rows for a line that begins in the last one of the board. */
typedef struct {
  unsigned row[2 * XO_SIDE_MAX];
} xo_marks;

/* Where in a row a line may begin that is marked so far, in each direction. Up to the right is down to the left, from
 * its other end: so every shift is one to the right. */
typedef struct {
  unsigned across[XO_SIDE_MAX + 1];
  unsigned down[XO_SIDE_MAX + 1];
  unsigned right[XO_SIDE_MAX + 1];
  unsigned up[XO_SIDE_MAX + 1];
} xo_runs;

#include "marks.acsl"

#endif
