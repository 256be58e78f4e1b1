/* cell_number.c: the ghost function of cell_number.acsl. */
#include "xo/notation.h"
#include "cell_number.acsl"
/*@ ghost
  void cell_number(xo_rules R, xo_pos pos)
  {
    /@ loop invariant bound: 1 <= r <= pos.row;
       loop invariant rows:  r - 1 <= (r - 1) * R.cols && 0 <= (R.rows - r) * R.cols;
       loop assigns r; loop variant pos.row - r; @/
    for (int r = 1; r < pos.row; r++) {
    }
    /@ assert sum: (pos.row - 1) * R.cols + (R.rows - pos.row) * R.cols + R.cols == R.rows * R.cols; @/
  }
*/
