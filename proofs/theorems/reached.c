/* reached.c: the ghost functions of reached.acsl. */
#include "xo/types.h"
#include "reached.acsl"
#include "line.acsl"
#include "won.acsl"
#include "play.acsl"
/*@ ghost
  void count_full(xo_game g)
  {
    int area = 0;
    /@ loop invariant bound: 0 <= a <= g.rules.rows;
       loop invariant area:  area == a * g.rules.cols && 0 <= area <= XO_SIDE_MAX * a;
       loop invariant most:  XO_SIDE_MAX * a - CountRows(g, 0, a) <= area;
       loop invariant full:  XO_SIDE_MAX * a - CountRows(g, 0, a) == area <==> RowsFull(g, a);
       loop assigns a, area; loop variant g.rules.rows - a; @/
    for (int a = 0; a < g.rules.rows; a++) {
      /@ loop invariant bound: 1 <= b <= g.rules.cols + 1;
         loop invariant most:  0 <= CountRow(g, 0, a + 1, b - 1);
         loop invariant full:  CountRow(g, 0, a + 1, b - 1) == 0 <==> RowFull(g, a + 1, b - 1);
         loop assigns b; loop variant g.rules.cols - b; @/
      for (int b = 1; b <= g.rules.cols; b++)
        ;
      /@ loop invariant bound: g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant rest:  CountRow(g, 0, a + 1, b - 1) == CountRow(g, 0, a + 1, g.rules.cols) + b - 1 - g.rules.cols;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b <= XO_SIDE_MAX; b++)
        ;
      /@ assert step: (a + 1) * g.rules.cols == a * g.rules.cols + g.rules.cols; @/
      /@ assert row: CountRows(g, 0, a + 1) == CountRows(g, 0, a) + CountRow(g, 0, a + 1, g.rules.cols) + XO_SIDE_MAX - g.rules.cols; @/
      /@ assert all: RowsFull(g, a + 1) <==> RowsFull(g, a) && RowFull(g, a + 1, g.rules.cols); @/
      area += g.rules.cols;
    }
    /@ assert area: area == Max(g.rules); @/
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rest:  CountRows(g, 0, a - 1) == CountRows(g, 0, g.rules.rows) + XO_SIDE_MAX * (a - 1 - g.rules.rows);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant none:  CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_board(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= g.rules.rows + 1;
       loop invariant row:   \forall integer q, r; q != 0 && 1 <= r < a ==>
                               CountRow(g, q, r, XO_SIDE_MAX) == CountRow(g, q, r, g.rules.cols);
       loop assigns a; loop variant g.rules.rows - a; @/
    for (int a = 1; a <= g.rules.rows; a++) {
      /@ loop invariant bound: g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == CountRow(g, q, a, g.rules.cols);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b <= XO_SIDE_MAX; b++)
        ;
    }
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == CountRows(g, q, g.rules.rows);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant none:  \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == 0;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        ;
    }
  }

  void count_players(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant two:   g.rules.players == 2 ==>
         CountRows(g, 0, a - 1) + CountRows(g, 1, a - 1) + CountRows(g, 2, a - 1) == XO_SIDE_MAX * (a - 1);
       loop invariant three: g.rules.players == 3 ==>
         CountRows(g, 0, a - 1) + CountRows(g, 1, a - 1) + CountRows(g, 2, a - 1) + CountRows(g, 3, a - 1) ==
         XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant two:   g.rules.players == 2 ==>
           CountRow(g, 0, a, b - 1) + CountRow(g, 1, a, b - 1) + CountRow(g, 2, a, b - 1) == b - 1;
         loop invariant three: g.rules.players == 3 ==>
           CountRow(g, 0, a, b - 1) + CountRow(g, 1, a, b - 1) + CountRow(g, 2, a, b - 1) + CountRow(g, 3, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++) {
        /@ assert map: 0 <= g.cell[a][b] <= g.rules.players; @/
      }
    }
  }

  void reached_empty(xo_game g)
  {
    count_empty(g);
    won_empty(g);
  }

  void reached_next(xo_game g, xo_game h, int p, int r, int c)
  {
    count_bound(g);
    turn_is_mod(g.rules.players, g.moves);
    count_munion(g, h, r, c, p);
    won_munion(g, h, r, c, p);
    /@ assert next:  ToMove(h) == (p == g.rules.players ? 1 : p + 1); @/
    /@ assert none:  \forall integer q; 1 <= q <= g.rules.players ==> !HasWon(g, q); @/
    /@ assert turn:  InTurn(h); @/
    /@ assert game:  InvGame(h); @/
  }
*/
