/* count.c: the ghost functions of count.acsl. The loops have no body: their invariants are the induction. They end with
 * !=, which is an equation afterwards: from `b <= XO_SIDE_MAX + 1`, and not `b <= XO_SIDE_MAX`, CVC4 does not see that
 * b - 1 is the last column. */
#include "xo/types.h"
#include "count.acsl"
/*@ lemma Move_Added: \forall xo_game g, h, integer r, c, p; 1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX &&
      MUnion(g, h, r, c, p) ==> CellAdded(g, h, r, c, p);
*/
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

  void count_added(void)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall xo_game g, h, integer r, c, p, q; CellAdded(g, h, r, c, p) ==>
                             CountRows(h, q, a - 1) == CountRows(g, q, a - 1) + (a > r ? Delta(p, q) : 0);
       loop invariant bounds: \forall xo_game g, integer q; 0 <= CountRows(g, q, a - 1) <= XO_SIDE_MAX * (a - 1);
       loop invariant hole:  \forall xo_game g, integer q, r, c; 1 <= r < a && 1 <= c <= XO_SIDE_MAX &&
                             g.cell[r][c] == q ==> 1 <= CountRows(g, q, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall xo_game g, h, integer r, c, p, q; CellAdded(g, h, r, c, p) ==>
                               CountRow(h, q, a, b - 1) == CountRow(g, q, a, b - 1) +
                                 (a == r && b > c ? Delta(p, q) : 0);
         loop invariant bounds: \forall xo_game g, integer q; 0 <= CountRow(g, q, a, b - 1) <= b - 1;
         loop invariant hole:  \forall xo_game g, integer q, c; 1 <= c < b && g.cell[a][c] == q ==>
                               1 <= CountRow(g, q, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void count_munion(xo_game g, xo_game h, int r, int c, int p)
  {
    count_added();
  }

  void count_bound(xo_game g)
  {
    count_added();
  }

  void count_empty(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == 0;
       loop invariant all:   CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall integer q; q != 0 ==> CountRow(g, q, a, b - 1) == 0;
         loop invariant all:   CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void count_same(xo_game g)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rows:  \forall xo_game h, integer q; SameCells(g, h) ==>
                             CountRows(h, q, a - 1) == CountRows(g, q, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant row:   \forall xo_game h, integer q; SameCells(g, h) ==>
                               CountRow(h, q, a, b - 1) == CountRow(g, q, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void count_most(xo_game g)
  {
    int area = 0;
    count_bound(g);
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
         loop invariant rest:  CountRow(g, 0, a + 1, b - 1) ==
                               CountRow(g, 0, a + 1, g.rules.cols) + b - 1 - g.rules.cols;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b != XO_SIDE_MAX + 1; b++)
        ;
      area += g.rules.cols;
    }
    /@ assert area: area == Max(g.rules); @/
    /@ loop invariant bound: g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant rest:  CountRows(g, 0, a - 1) ==
                             CountRows(g, 0, g.rules.rows) + XO_SIDE_MAX * (a - 1 - g.rules.rows);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound:    1 <= b <= XO_SIDE_MAX + 1;
         loop invariant no_cells: CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void count_sum(xo_game g)
  {
    /@ loop invariant bound:    1 <= a <= XO_SIDE_MAX + 1;
       loop invariant sum:      XO_SIDE_MAX * (a - 1) - CountRows(g, 0, a - 1) ==
         CountRows(g, 1, a - 1) + CountRows(g, 2, a - 1) + CountRows(g, 3, a - 1) + CountRows(g, 4, a - 1) +
         CountRows(g, 5, a - 1) + CountRows(g, 6, a - 1) + CountRows(g, 7, a - 1) + CountRows(g, 8, a - 1);
       loop invariant no_cells: \forall integer p; g.rules.players < p ==> CountRows(g, p, a - 1) == 0;
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound:    1 <= b <= XO_SIDE_MAX + 1;
         loop invariant sum:      b - 1 - CountRow(g, 0, a, b - 1) ==
           CountRow(g, 1, a, b - 1) + CountRow(g, 2, a, b - 1) + CountRow(g, 3, a, b - 1) + CountRow(g, 4, a, b - 1) +
           CountRow(g, 5, a, b - 1) + CountRow(g, 6, a, b - 1) + CountRow(g, 7, a, b - 1) + CountRow(g, 8, a, b - 1);
         loop invariant no_cells: \forall integer p; g.rules.players < p ==> CountRow(g, p, a, b - 1) == 0;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  // In row r the line has k cells up to column c + k - 1; in each of the rows r to r + line - 1 it has one.
  void count_line(xo_game g, int p, int r, int c, int dr, int dc)
  {
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant line:  Line(g, p, r, c, dr, dc) && dr == 1 && a > r ==>
                             CountRows(g, p, a - 1) >= (a - r < g.rules.line ? a - r : g.rules.line);
       loop invariant all:   Line(g, p, r, c, dr, dc) && dr == 0 && a > r ==> CountRows(g, p, a - 1) >= g.rules.line;
       loop invariant least: 0 <= CountRows(g, p, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant least: 0 <= CountRow(g, p, a, b - 1);
         loop invariant line:  Line(g, p, r, c, dr, dc) && dr == 1 && r <= a < r + g.rules.line &&
                               b > c + Along(dc, a - r) ==> 1 <= CountRow(g, p, a, b - 1);
         loop invariant all:   Line(g, p, r, c, dr, dc) && dr == 0 && a == r && b > c ==>
                                 CountRow(g, p, a, b - 1) >= (b - c < g.rules.line ? b - c : g.rules.line);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++) {
        /@ assert cell: Line(g, p, r, c, dr, dc) && dr == 0 && a == r && c <= b < c + g.rules.line ==>
                        g.cell[r + Along(dr, b - c)][c + Along(dc, b - c)] == p; @/
      }
    }
  }

  void count_won(xo_game g, int p)
  {
    /@ loop invariant bound: 1 <= r <= g.rules.rows + 1;
       loop invariant least: \forall integer a, b; 1 <= a < r && 1 <= b <= g.rules.cols && LineAt(g, p, a, b) ==>
                               Count(g, p) >= g.rules.line;
       loop assigns r; loop variant g.rules.rows - r; @/
    for (int r = 1; r <= g.rules.rows; r++)
      /@ loop invariant bound: 1 <= c <= g.rules.cols + 1;
         loop invariant least: \forall integer b; 1 <= b < c && LineAt(g, p, r, b) ==> Count(g, p) >= g.rules.line;
         loop assigns c; loop variant g.rules.cols - c; @/
      for (int c = 1; c <= g.rules.cols; c++) {
        count_line(g, p, r, c, 0, 1);
        count_line(g, p, r, c, 1, 0);
        count_line(g, p, r, c, 1, 1);
        count_line(g, p, r, c, 1, -1);
      }
  }
*/
