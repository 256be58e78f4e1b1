/* reached.c: the ghost functions of reached.acsl. */
#include "xo/types.h"
#include "reached.acsl"
#include "line.acsl"
#include "won.acsl"
#include "play.acsl"
/*@ // A board with a hole is not full. The row is named so that the provers look at it.
    lemma Hole_NotFull: \forall xo_game g, integer r, c; OnBoard(g.rules, r, c) && g.cell[r][c] == 0 ==>
      !RowFull(g, r, g.rules.cols) && !Full(g);
*/
/*@ ghost
  void count_board(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= g.rules.rows + 1;
       loop invariant row:   \forall integer q, r; q != 0 && 1 <= r < a ==>
                               CountRow(g, q, r, XO_SIDE_MAX) == CountRow(g, q, r, g.rules.cols);
       loop assigns a; loop variant g.rules.rows - a; @/
    for (int a = 1; a != g.rules.rows + 1; a++) {
      /@ loop invariant bound: g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; q != 0 ==>
                               CountRow(g, q, a, b - 1) == CountRow(g, q, a, g.rules.cols);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == CountRows(g, q, g.rules.rows);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound:    1 <= b <= XO_SIDE_MAX + 1;
         loop invariant no_cells: \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == 0;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
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
    /@ assert next:      ToMove(h) == (p == g.rules.players ? 1 : p + 1); @/
    /@ assert no_winner: \forall integer q; 1 <= q <= g.rules.players ==> !HasWon(g, q); @/
    /@ assert turn:      InTurn(h); @/
    /@ assert game:      InvGame(h); @/
  }

  void free_left(xo_game g, int r, int c)
  {
    count_most(g);
  }
*/
