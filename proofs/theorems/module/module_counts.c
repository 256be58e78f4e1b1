/* module_counts.c: the ghost function of module_counts.acsl. */
#include "xo/types.h"
#include "module_counts.acsl"
/*@ ghost
  void vdm_counts(void)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant all:   \forall xo_game g;
         Vdm_moveCountSoFar_card_row(g, a - 1) == XO_SIDE_MAX * (a - 1) - CountRows(g, 0, a - 1);
       loop invariant each:  \forall xo_game g, integer p; 1 <= p ==>
         Vdm_Game_card_row(g, p, a - 1) == CountRows(g, p, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant all:   \forall xo_game g;
           Vdm_moveCountSoFar_card_col(g, a, b - 1) == b - 1 - CountRow(g, 0, a, b - 1);
         loop invariant each:  \forall xo_game g, integer p; 1 <= p ==>
           Vdm_Game_card_col(g, p, a, b - 1) == CountRow(g, p, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }
*/
