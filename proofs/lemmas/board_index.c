/* board_index.c: the ghost functions of board_index.acsl. */
#include "xo/table.h"
#include "board_index.acsl"
/*@ ghost
  void weights_fit(xo_table t)
  {
    /@ loop invariant bound: 1 <= a <= t.rules.rows + 1;
       loop invariant first: 1 <= t.weight[a][1];
       loop invariant up_to: \forall integer r, c; 1 <= r < a && 1 <= c <= t.rules.cols ==>
                             WeightUpTo(t, r, c, t.weight[a][1]);
       loop assigns a; loop variant t.rules.rows - a; @/
    for (int a = 1; a != t.rules.rows + 1; a++) {
      /@ loop invariant bound: 1 <= b <= t.rules.cols + 1;
         loop invariant first: 1 <= t.weight[a][b];
         loop invariant up_to: \forall integer r, c; 1 <= r < a && 1 <= c <= t.rules.cols ==>
                               WeightUpTo(t, r, c, t.weight[a][b]);
         loop invariant row:   \forall integer c; 1 <= c < b ==> WeightUpTo(t, a, c, t.weight[a][b]);
         loop assigns b; loop variant t.rules.cols - b; @/
      for (int b = 1; b != t.rules.cols + 1; b++) {
        /@ assert next: t.weight[a][b + 1] == t.weight[a][b] * (t.rules.players + 1); @/
      }
    }
  }

  // One digit.
  /@ requires table:  InvRules(t.rules) && OnBoard(t.rules, r, c) && OnBoard(t.rules, a, b);
     requires munion: MUnion(g, h, r, c, p);
     terminates \true; exits \false; assigns \nothing;
     ensures digit:   IndexRow(t, h, a, b) - IndexRow(t, h, a, b - 1) ==
                        IndexRow(t, g, a, b) - IndexRow(t, g, a, b - 1) +
                        (a == r && b == c ? Scaled(p, t.weight[r][c]) : 0); @/
  void index_digit(xo_table t, xo_game g, xo_game h, int r, int c, int p, int a, int b)
  {
    /@ assert one_digit: IndexRow(t, g, a, b) == IndexRow(t, g, a, b - 1) + g.cell[a][b] * t.weight[a][b]; @/
    /@ assert other:     IndexRow(t, h, a, b) == IndexRow(t, h, a, b - 1) + h.cell[a][b] * t.weight[a][b]; @/
    if (a != r || b != c) {
      /@ assert same_cells: h.cell[a][b] == g.cell[a][b]; @/
      /@ assert kept:       h.cell[a][b] * t.weight[a][b] == g.cell[a][b] * t.weight[a][b]; @/
    }
  }

  void index_munion(xo_table t, xo_game g, xo_game h, int r, int c, int p)
  {
    /@ loop invariant bound: 1 <= a <= t.rules.rows + 1;
       loop invariant rows:  IndexRows(t, h, a - 1) ==
                             IndexRows(t, g, a - 1) + (a > r ? Scaled(p, t.weight[r][c]) : 0);
       loop assigns a; loop variant t.rules.rows - a; @/
    for (int a = 1; a != t.rules.rows + 1; a++) {
      /@ loop invariant bound: 1 <= b <= t.rules.cols + 1;
         loop invariant row:   IndexRow(t, h, a, b - 1) ==
                               IndexRow(t, g, a, b - 1) + (a == r && b > c ? Scaled(p, t.weight[r][c]) : 0);
         loop assigns b; loop variant t.rules.cols - b; @/
      for (int b = 1; b != t.rules.cols + 1; b++)
        index_digit(t, g, h, r, c, p, a, b);
    }
  }

  void index_empty(xo_table t, xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= t.rules.rows + 1;
       loop invariant rows:  IndexRows(t, g, a - 1) == 0;
       loop assigns a; loop variant t.rules.rows - a; @/
    for (int a = 1; a != t.rules.rows + 1; a++) {
      /@ loop invariant bound: 1 <= b <= t.rules.cols + 1;
         loop invariant row:   IndexRow(t, g, a, b - 1) == 0;
         loop assigns b; loop variant t.rules.cols - b; @/
      for (int b = 1; b != t.rules.cols + 1; b++)
        ;
    }
  }

  void index_bound(xo_table t)
  {
    weights_fit(t);
    /@ loop invariant bound:     1 <= a <= t.rules.rows + 1;
       loop invariant rows:      \forall xo_game g; IsMap(g) && SameRules(t.rules, g.rules) ==>
                                 0 <= IndexRows(t, g, a - 1) < t.weight[a][1];
       loop invariant each_game: \forall xo_game g, integer r, c; IsMap(g) && SameRules(t.rules, g.rules) &&
                                 1 <= r < a && 1 <= c <= t.rules.cols ==> IndexFits(t, g, r, c);
       loop assigns a; loop variant t.rules.rows - a; @/
    for (int a = 1; a != t.rules.rows + 1; a++) {
      /@ loop invariant bound:     1 <= b <= t.rules.cols + 1;
         loop invariant row:       \forall xo_game g; IsMap(g) && SameRules(t.rules, g.rules) ==> IndexFits(t, g, a, b);
         loop invariant each_game: \forall xo_game g, integer c; IsMap(g) && SameRules(t.rules, g.rules) &&
                                     1 <= c < b ==> IndexFits(t, g, a, c);
         loop assigns b; loop variant t.rules.cols - b; @/
      for (int b = 1; b != t.rules.cols + 1; b++) {
        /@ assert fits:   \forall xo_game g;
                          DigitFits(IndexBefore(t, g, a, b), g.cell[a][b], t.weight[a][b], t.rules.players + 1); @/
      }
    }
  }

  void index_same(xo_table t, xo_game g)
  {
    index_bound(t);
    /@ loop invariant bound: 0 <= a <= t.rules.rows;
       loop invariant rows:  \forall xo_game h; SameIndex(t, g, h) ==> IndexRows(t, h, a) == IndexRows(t, g, a);
       loop invariant cells: \forall xo_game h, integer r, c; SameIndex(t, g, h) && a < r <= t.rules.rows &&
                             1 <= c <= t.rules.cols ==> g.cell[r][c] == h.cell[r][c];
       loop assigns a; loop variant a; @/
    for (int a = t.rules.rows; a != 0; a--) {
      /@ loop invariant bound: 0 <= b <= t.rules.cols;
         loop invariant row:   \forall xo_game h; SameIndex(t, g, h) ==>
                               IndexBefore(t, h, a, b + 1) == IndexBefore(t, g, a, b + 1);
         loop invariant cells: \forall xo_game h, integer c; SameIndex(t, g, h) && b < c <= t.rules.cols ==>
                               g.cell[a][c] == h.cell[a][c];
         loop assigns b; loop variant b; @/
      for (int b = t.rules.cols; b != 0; b--) {
        /@ assert step: \forall xo_game h;
                        IndexBefore(t, h, a, b + 1) == IndexBefore(t, h, a, b) + h.cell[a][b] * t.weight[a][b]; @/
        /@ assert same_cells: \forall xo_game h;
              DigitSame(IndexBefore(t, h, a, b), IndexBefore(t, g, a, b), h.cell[a][b], g.cell[a][b],
              t.weight[a][b]); @/
      }
    }
  }
*/
