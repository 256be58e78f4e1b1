/* gdl_errata.c: the rows of spec/ERRATA.md about the game description, on the states and joint moves that the rows
 * name, for the rules 3, 3, 3, 2.
 */
#include "states.h"
#include "gdl.acsl"
#include "gdl_three.acsl"
/*@ // A board by its nine marks, and who has control.
    predicate GdlNine(xo_gdl_state s, integer p, integer a, integer b, integer c, integer d, integer e, integer f,
                      integer g, integer h, integer i) =
      GdlThree(s.rules) && GdlControl(s, p) &&
      s.cell[1][1] == a && s.cell[1][2] == b && s.cell[1][3] == c && s.cell[2][1] == d && s.cell[2][2] == e &&
      s.cell[2][3] == f && s.cell[3][1] == g && s.cell[3][2] == h && s.cell[3][3] == i;
    // Who has a line, and whether a cell is blank, by the nine cells.
    predicate GdlTriple(xo_gdl_state s, integer x, integer a, integer b, integer c, integer d, integer e, integer f) =
      s.cell[a][b] == x && s.cell[c][d] == x && s.cell[e][f] == x;
    predicate GdlEight(xo_gdl_state s, integer x) =
      GdlTriple(s, x, 1, 1, 1, 2, 1, 3) || GdlTriple(s, x, 2, 1, 2, 2, 2, 3) || GdlTriple(s, x, 3, 1, 3, 2, 3, 3) ||
      GdlTriple(s, x, 1, 1, 2, 1, 3, 1) || GdlTriple(s, x, 1, 2, 2, 2, 3, 2) || GdlTriple(s, x, 1, 3, 2, 3, 3, 3) ||
      GdlTriple(s, x, 1, 1, 2, 2, 3, 3) || GdlTriple(s, x, 1, 3, 2, 2, 3, 1);
    lemma Gdl_Row_Eight: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 && GdlRow(s, m, x) ==>
      GdlEight(s, x);
    lemma Gdl_Column_Eight: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 &&
      GdlColumn(s, n, x) ==> GdlEight(s, x);
    lemma Gdl_Diagonal_Eight: \forall xo_gdl_state s, integer x; GdlThree(s.rules) && GdlDiagonal(s, x) ==>
      GdlEight(s, x);
    lemma Gdl_Line_Eight: \forall xo_gdl_state s, integer x; GdlThree(s.rules) && GdlLine(s, x) ==> GdlEight(s, x);
    lemma Gdl_One_Diagonal_Line: \forall xo_gdl_state s, integer x; GdlThree(s.rules) &&
      (GdlRun(s, x, 1, 1, 1, 1) || GdlRun(s, x, 1, 3, 1, -1)) ==> GdlDiagonal(s, x) && GdlLine(s, x);
    lemma Gdl_One_Row_Line: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 &&
      GdlRun(s, x, m, 1, 0, 1) ==> GdlRow(s, m, x) && GdlLine(s, x);
    lemma Gdl_One_Column_Line: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 &&
      GdlRun(s, x, 1, n, 1, 0) ==> GdlColumn(s, n, x) && GdlLine(s, x);
    lemma Gdl_Cell_Open: \forall xo_gdl_state s, integer m, n; GdlCell(s, m, n, 0) ==> GdlOpen(s);
    lemma Gdl_Init_Cell: \forall xo_gdl_state s, integer m, n; GdlInit(s) && GdlIndex(s.rules, m, n) ==>
      GdlCell(s, m, n, 0);
    lemma Gdl_Init_Nine: \forall xo_gdl_state s; GdlThree(s.rules) && GdlInit(s) ==>
      GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    // G1: legal marks in a terminal state.
    lemma Gdl_Legal_After_End: \forall xo_gdl_state s; GdlNine(s, 2, 1, 1, 1, 2, 2, 0, 0, 0, 0) ==> GdlTerminal(s) &&
      GdlLegalMark(s, 2, 2, 3) && GdlLegalMark(s, 2, 3, 1) && GdlLegalMark(s, 2, 3, 2) && GdlLegalMark(s, 2, 3, 3);

    // G2: no goal in the first state.
    lemma Gdl_Blank_Open: \forall xo_gdl_state s; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) ==> GdlOpen(s);
    lemma Gdl_Blank_No_Line: \forall xo_gdl_state s; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) ==>
      !GdlLine(s, 1) && !GdlLine(s, 2);
    lemma Gdl_No_Goal: \forall xo_gdl_state s, integer w, v; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) &&
      (w == 1 || w == 2) ==> !GdlGoal(s, w, v);

    // G3, D2: two goals for each role, and the game is over.
    lemma Gdl_Two_Goals: \forall xo_gdl_state s, integer w; GdlNine(s, 1, 1, 1, 1, 2, 2, 2, 0, 0, 0) &&
      GdlRole(s.rules, w) ==> GdlGoal(s, w, 100) && GdlGoal(s, w, 0) && GdlTerminal(s);

    // G4: lines of blanks.
    lemma Gdl_Blank_Rows: \forall xo_gdl_state s; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) ==>
      GdlRun(s, 0, 1, 1, 0, 1) && GdlRun(s, 0, 2, 1, 0, 1) && GdlRun(s, 0, 3, 1, 0, 1);
    lemma Gdl_Blank_Columns: \forall xo_gdl_state s; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) ==>
      GdlRun(s, 0, 1, 1, 1, 0) && GdlRun(s, 0, 1, 2, 1, 0) && GdlRun(s, 0, 1, 3, 1, 0);
    lemma Gdl_Blank_Diagonals: \forall xo_gdl_state s; GdlNine(s, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) ==>
      GdlRun(s, 0, 1, 1, 1, 1) && GdlRun(s, 0, 1, 3, 1, -1) && GdlLine(s, 0);

    // G5: after two noops no cell is in the next state.
    predicate GdlNoops(xo_rules R, xo_gdl_joint d) = \forall integer w; 1 <= w <= R.players ==> d.mark[w].row == 0;
    lemma Gdl_Noops_Nobody: \forall xo_rules R, xo_gdl_joint d, integer m, n; GdlNoops(R, d) ==>
      !GdlSomebodyElsewhere(R, d, m, n);
    lemma Gdl_Two_Noops: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n, x; GdlInit(s) && GdlNoops(s.rules, d) ==>
      !GdlNextCell(s, d, m, n, x);

    // G6: a cell that one role marks is blank as well, since another role marks another.
    lemma Gdl_Elsewhere_Some: \forall xo_rules R, xo_gdl_joint d, integer m, n, w; GdlRole(R, w) &&
      GdlElsewhere(d, w, m, n) ==> GdlSomebodyElsewhere(R, d, m, n);
    lemma Gdl_Marked_And_Blank: \forall xo_gdl_state s, xo_gdl_joint d; GdlThree(s.rules) && GdlInit(s) &&
      GdlDoes(d, 1, 1, 1) && GdlDoes(d, 2, 2, 2) ==> GdlNextCell(s, d, 1, 1, 1) && GdlNextCell(s, d, 1, 1, 0);

    // G7: a mark out of turn is there next, and its role has control.
    lemma Gdl_Out_Of_Turn: \forall xo_gdl_state s, xo_gdl_joint d; GdlThree(s.rules) && GdlInit(s) &&
      d.mark[1].row == 0 && GdlDoes(d, 2, 1, 1) ==>
      !GdlLegalMark(s, 2, 1, 1) && GdlNextCell(s, d, 1, 1, 2) && GdlNextControl(s, 2);

    // G8: two marks in one cell.
    lemma Gdl_Same_Mark: \forall xo_gdl_state s, xo_gdl_joint d; GdlThree(s.rules) && GdlInit(s) &&
      GdlDoes(d, 1, 1, 1) && GdlDoes(d, 2, 1, 1) ==> GdlNextCell(s, d, 1, 1, 1) && GdlNextCell(s, d, 1, 1, 2);

    // G9: on a full board the role in control has no move. By any rules.
    lemma Gdl_No_Move: \forall xo_gdl_state s, integer m, n; !GdlOpen(s) ==>
      GdlTerminal(s) && !GdlLegalMark(s, s.control, m, n) && !GdlLegalNoop(s, s.control);

    // G11: who has control marks any blank cell, though the marks are not level.
    lemma Gdl_Control_Alone: \forall xo_gdl_state s; GdlNine(s, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0) ==>
      GdlLegalMark(s, 1, 1, 2) && GdlLegalMark(s, 1, 1, 3) && GdlLegalMark(s, 1, 2, 1) && GdlLegalMark(s, 1, 2, 2) &&
      GdlLegalMark(s, 1, 2, 3) && GdlLegalMark(s, 1, 3, 1) && GdlLegalMark(s, 1, 3, 2) && GdlLegalMark(s, 1, 3, 3);

    // D1: oplayer does not begin. D3: a full board with a line.
    lemma Gdl_Who_Begins: \forall xo_gdl_state s; GdlInit(s) ==> !GdlLegalMark(s, 2, 2, 2);
    lemma Gdl_Full_With_Line: \forall xo_gdl_state s; GdlNine(s, 2, 1, 1, 2, 2, 1, 2, 1, 2, 1) ==>
      GdlGoal(s, 1, 100) && GdlGoal(s, 2, 0) && !GdlGoal(s, 1, 50);
*/
/*@ ghost
  // There are such states, and such joint moves.
  /@ requires marks: 0 <= a <= 2 && 0 <= b <= 2 && 0 <= c <= 2 && 0 <= d <= 2 && 0 <= e <= 2 && 0 <= f <= 2 &&
                     0 <= g <= 2 && 0 <= h <= 2 && 0 <= i <= 2;
     terminates \true; exits \false; assigns \nothing;
     ensures nine:   GdlNine(\result, p, a, b, c, d, e, f, g, h, i); @/
  xo_gdl_state gdl_nine(int p, int a, int b, int c, int d, int e, int f, int g, int h, int i)
  {
    xo_gdl_state s = {{3, 3, 3, 2}, 0, {{0}}};
    s.control = p;
    s.cell[1][1] = (signed char)a;
    s.cell[1][2] = (signed char)b;
    s.cell[1][3] = (signed char)c;
    s.cell[2][1] = (signed char)d;
    s.cell[2][2] = (signed char)e;
    s.cell[2][3] = (signed char)f;
    s.cell[3][1] = (signed char)g;
    s.cell[3][2] = (signed char)h;
    s.cell[3][3] = (signed char)i;
    return s;
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures does:   GdlDoes(\result, 1, a, b) && GdlDoes(\result, 2, c, d); @/
  xo_gdl_joint gdl_both(int a, int b, int c, int d)
  {
    xo_gdl_joint j = {{{0, 0}}};
    j.mark[1].row = a;
    j.mark[1].col = b;
    j.mark[2].row = c;
    j.mark[2].col = d;
    return j;
  }
*/
