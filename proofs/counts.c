/* counts.c: the ghost functions of counts.acsl. The loops have no body: their invariants are the induction. */
#include "xo/types.h"
#include "counts.acsl"
/*@ ghost
  void area_bound(int a, int b)
  {
    /@ loop invariant bound: 1 <= k <= a && b <= k * b <= k * XO_SIDE_MAX;
       loop assigns k; loop variant a - k; @/
    for (int k = 1; k < a; k++)
      ;
  }

  void win_bound(int a, int b)
  {
    /@ loop invariant bound: 0 <= k <= a && 0 <= k * b <= k * XO_SIDE_MAX;
       loop assigns k; loop variant a - k; @/
    for (int k = 0; k < a; k++)
      ;
  }

  void count_munion(xo_game g, xo_game h, int r, int c, int p)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; CountRows(h, q, a - 1) == CountRows(g, q, a - 1) + (a > r ? Delta(p, q) : 0);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; CountRow(h, q, a, b - 1) == CountRow(g, q, a, b - 1) + (a == r && b > c ? Delta(p, q) : 0);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_bound(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; 0 <= CountRows(g, q, a - 1) <= XO_SIDE_MAX * (a - 1);
       loop invariant hole:  \forall integer q, r, c; 1 <= r < a && 1 <= c <= XO_SIDE_MAX && g.cell[r][c] == q ==>
                               1 <= CountRows(g, q, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; 0 <= CountRow(g, q, a, b - 1) <= b - 1;
         loop invariant hole:  \forall integer q, c; 1 <= c < b && g.cell[a][c] == q ==> 1 <= CountRow(g, q, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_empty(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == 0;
       loop invariant all:   CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == 0;
         loop invariant all:   CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_same(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall xo_game h, integer q; SameCells(g, h) ==> CountRows(h, q, a - 1) == CountRows(g, q, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall xo_game h, integer q; SameCells(g, h) ==> CountRow(h, q, a, b - 1) == CountRow(g, q, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_most(xo_game g)
  {
    int area = 0;
    /@ loop invariant bound: 0 <= a <= g.rules.rows;
       loop invariant area:  area == a * g.rules.cols && 0 <= area <= XO_SIDE_MAX * a;
       loop invariant most:  XO_SIDE_MAX * a - CountRows(g, 0, a) <= area;
       loop assigns a, area; loop variant g.rules.rows - a; @/
    for (int a = 0; a < g.rules.rows; a++) {
      /@ loop invariant bound: 1 <= b <= g.rules.cols + 1;
         loop invariant most:  0 <= CountRow(g, 0, a + 1, b - 1);
         loop assigns b; loop variant g.rules.cols - b; @/
      for (int b = 1; b <= g.rules.cols; b++)
        ;
      /@ loop invariant bound: g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant most:  CountRow(g, 0, a + 1, b - 1) >= b - 1 - g.rules.cols;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b <= XO_SIDE_MAX; b++)
        ;
      /@ assert step: (a + 1) * g.rules.cols == a * g.rules.cols + g.rules.cols; @/
      area += g.rules.cols;
    }
    /@ assert area: area == Max(g.rules); @/
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant most:  XO_SIDE_MAX * (a - 1) - CountRows(g, 0, a - 1) <= area;
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant none:  CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }
*/
