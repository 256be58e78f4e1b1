/* cell_number.c: the ghost function of cell_number.acsl. */
#include "xo/notation.h"
#include "cell_number.acsl"
/*@ ghost
  void cell_number(xo_rules R, xo_pos pos)
  {
  }
*/
