/* gdl_text.c: the relations of the GDL text, as they are translated, agree with gdl.acsl for the rules 3, 3, 3, 2, for
 * which the text is written. Below are the rows of spec/ERRATA.md about it, on the states and joint moves that the rows
 * name.
 */
#include "states.h"
#include "gdl.acsl"
#include "line_of_three.acsl"
#include "module.acsl"
/* Lines where the rules are these. */
/*@ predicate GdlThree(xo_rules R) = R.rows == 3 && R.cols == 3 && R.line == 3 && R.players == 2;
    lemma Gdl_Same_To: \forall xo_gdl_state s, integer x, r, c, dr, dc; GdlSame(s, x, r, c, dr, dc, 3) ==>
      s.cell[r + Along(dr, 0)][c + Along(dc, 0)] == x && s.cell[r + Along(dr, 1)][c + Along(dc, 1)] == x &&
      s.cell[r + Along(dr, 2)][c + Along(dc, 2)] == x;
    lemma Gdl_Same_From: \forall xo_gdl_state s, integer x, r, c, dr, dc;
      s.cell[r + Along(dr, 0)][c + Along(dc, 0)] == x && s.cell[r + Along(dr, 1)][c + Along(dc, 1)] == x &&
      s.cell[r + Along(dr, 2)][c + Along(dc, 2)] == x ==> GdlSame(s, x, r, c, dr, dc, 3);
    lemma Gdl_Run_Three: \forall xo_gdl_state s, integer x, r, c, dr, dc; s.rules.line == 3 && Dir(dr, dc) ==>
      (GdlRun(s, x, r, c, dr, dc) <==> OnBoard(s.rules, r, c) && OnBoard(s.rules, r + 2 * dr, c + 2 * dc) &&
        s.cell[r][c] == x && s.cell[r + dr][c + dc] == x && s.cell[r + 2 * dr][c + 2 * dc] == x);
    lemma Gdl_Row_One: \forall xo_gdl_state s, integer m, c, x; GdlThree(s.rules) && GdlRun(s, x, m, c, 0, 1) ==>
      c == 1 && s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x;
    lemma Gdl_One_Row: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 &&
      s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x ==> GdlRun(s, x, m, 1, 0, 1);
    lemma Gdl_Column_One: \forall xo_gdl_state s, integer n, r, x; GdlThree(s.rules) && GdlRun(s, x, r, n, 1, 0) ==>
      r == 1 && s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x;
    lemma Gdl_One_Column: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 &&
      s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x ==> GdlRun(s, x, 1, n, 1, 0);
    lemma Gdl_Diagonal_One: \forall xo_gdl_state s, integer r, c, x; GdlThree(s.rules) && GdlRun(s, x, r, c, 1, 1) ==>
      r == 1 && c == 1 && s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x;
    lemma Gdl_One_Diagonal: \forall xo_gdl_state s, integer x; GdlThree(s.rules) &&
      s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x ==> GdlRun(s, x, 1, 1, 1, 1);
    lemma Gdl_Other_One: \forall xo_gdl_state s, integer r, c, x; GdlThree(s.rules) && GdlRun(s, x, r, c, 1, -1) ==>
      r == 1 && c == 3 && s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x;
    lemma Gdl_One_Other: \forall xo_gdl_state s, integer x; GdlThree(s.rules) &&
      s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x ==> GdlRun(s, x, 1, 3, 1, -1);
    lemma Gdl_Row_Line: \forall xo_gdl_state s, integer m, x; GdlRow(s, m, x) ==> GdlLine(s, x);
    lemma Gdl_Column_Line: \forall xo_gdl_state s, integer n, x; GdlColumn(s, n, x) ==> GdlLine(s, x);
    lemma Gdl_Some_Two: \forall xo_gdl_state s; s.rules.players == 2 ==>
      (GdlSomeLine(s) <==> GdlLine(s, 1) || GdlLine(s, 2));
    lemma Gdl_Other_Two: \forall xo_gdl_state s; s.rules.players == 2 ==>
      (GdlOtherLine(s, 1) <==> GdlLine(s, 2)) && (GdlOtherLine(s, 2) <==> GdlLine(s, 1));
*/
/* The text. */
/*@ // Facts without a state.
    lemma Kif_Role: \forall xo_rules R, integer p; GdlThree(R) ==> (Kif_role(p) <==> GdlRole(R, p));
    lemma Kif_Index: \forall xo_rules R, integer m, n; GdlThree(R) ==>
      (Kif_index(m) && Kif_index(n) <==> GdlIndex(R, m, n));
    lemma Kif_Base: \forall xo_rules R, integer m, n, x; GdlThree(R) ==>
      (Kif_base_cell(m, n, x) <==> GdlBaseCell(R, m, n, x)) && (Kif_base_control(x) <==> GdlBaseControl(R, x));
    lemma Kif_Input: \forall xo_rules R, integer w, m, n; GdlThree(R) ==>
      (Kif_input_mark(w, m, n) <==> GdlInputMark(R, w, m, n)) && (Kif_input_noop(w) <==> GdlInputNoop(R, w));

    // The first state: the facts that are true in it, and no other.
    predicate KifInit(xo_gdl_state s) =
      (\forall integer m, n, x; GdlCell(s, m, n, x) <==> Kif_init_cell(m, n, x)) &&
      (\forall integer p; GdlControl(s, p) <==> Kif_init_control(p));
    lemma Kif_Init_Cell: \forall integer m, n, x; Kif_init_cell(m, n, x) <==> 1 <= m <= 3 && 1 <= n <= 3 && x == 0;
    lemma Kif_Init_Control: \forall xo_gdl_state s; KifInit(s) ==> Kif_init_control(1) && GdlControl(s, 1);
    lemma Kif_Init: \forall xo_gdl_state s; GdlThree(s.rules) ==> (KifInit(s) <==> GdlInit(s));

    // Moves and the next state.
    lemma Kif_LegalMark: \forall xo_gdl_state s, integer w, m, n; GdlThree(s.rules) ==>
      (Kif_legal_mark(s, w, m, n) <==> GdlLegalMark(s, w, m, n));
    lemma Kif_LegalNoop: \forall xo_gdl_state s, integer w; GdlThree(s.rules) ==>
      (Kif_legal_noop(s, w) <==> GdlLegalNoop(s, w));
    lemma Kif_NextControl: \forall xo_gdl_state s, integer p; GdlThree(s.rules) && GdlRole(s.rules, s.control) ==>
      (Kif_next_control(s, p) <==> GdlNextControl(s, p));

    // Of the next state a mark, taken or kept; and b.
    predicate GdlMarked(xo_gdl_state s, xo_gdl_joint d, integer m, integer n, integer x) =
      GdlIndex(s.rules, m, n) && x != 0 &&
      (s.cell[m][n] == x || (1 <= x <= 2 && GdlDoes(d, x, m, n) && s.cell[m][n] == 0));
    lemma Kif_Marked: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n, x; GdlThree(s.rules) && x != 0 ==>
      (Kif_next_cell(s, d, m, n, x) <==> GdlMarked(s, d, m, n, x));
    lemma Gdl_Does: \forall xo_gdl_joint d, integer w; GdlDoes(d, w, d.mark[w].row, d.mark[w].col);
    lemma Kif_Somebody: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n, w, j, k; 1 <= w <= s.rules.players &&
      GdlDoes(d, w, j, k) && j != 0 && (m != j || n != k) && GdlCell(s, m, n, 0) ==> Kif_next_cell(s, d, m, n, 0);
    lemma Kif_Elsewhere: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n, w; 1 <= w <= s.rules.players &&
      GdlElsewhere(d, w, m, n) && GdlCell(s, m, n, 0) ==> Kif_next_cell(s, d, m, n, 0);
    lemma Kif_Blank_To: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n; Kif_next_cell(s, d, m, n, 0) ==>
      GdlCell(s, m, n, 0) && GdlSomebodyElsewhere(s.rules, d, m, n);
    lemma Kif_NextCell: \forall xo_gdl_state s, xo_gdl_joint d, integer m, n, x; GdlThree(s.rules) ==>
      (Kif_next_cell(s, d, m, n, x) <==> GdlNextCell(s, d, m, n, x));

    // Lines.
    lemma Kif_Row: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) ==>
      (Kif_row(s, m, x) <==> GdlRow(s, m, x));
    lemma Kif_Column: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) ==>
      (Kif_column(s, n, x) <==> GdlColumn(s, n, x));
    lemma Kif_Diagonal: \forall xo_gdl_state s, integer x; GdlThree(s.rules) ==>
      (Kif_diagonal(s, x) <==> GdlDiagonal(s, x));
    lemma Kif_Column_Line: \forall xo_gdl_state s, integer n, x; Kif_column(s, n, x) ==> Kif_line(s, x);
    lemma Kif_Line: \forall xo_gdl_state s, integer x; GdlThree(s.rules) ==> (Kif_line(s, x) <==> GdlLine(s, x));

    // What they decide.
    lemma Kif_Some_Open: \forall xo_gdl_state s, integer m, n; GdlCell(s, m, n, 0) ==> Kif_open(s);
    lemma Kif_Open: \forall xo_gdl_state s; GdlThree(s.rules) ==> (Kif_open(s) <==> GdlOpen(s));
    lemma Kif_Terminal: \forall xo_gdl_state s; GdlThree(s.rules) ==> (Kif_terminal(s) <==> GdlTerminal(s));
    lemma Kif_Goal: \forall xo_gdl_state s, integer w, v; GdlThree(s.rules) && GdlRole(s.rules, w) ==>
      (Kif_goal(s, w, v) <==> GdlGoal(s, w, v));
*/
/* The rows of ERRATA.md. */
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
