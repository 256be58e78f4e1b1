/* gdl_lines.c: for 3x3x3 the lines of the GDL model are those that the text spells out. */
#include "gdl/gdl.h"
#include "along.acsl"
/*@ predicate GdlThree(xo_rules R) = R.rows == 3 && R.cols == 3 && R.line == 3;
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
    lemma Gdl_Text_Row: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 ==>
      (GdlRow(s, m, x) <==> s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x);
    lemma Gdl_Text_Column: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 ==>
      (GdlColumn(s, n, x) <==> s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x);
    lemma Gdl_Text_Diagonal: \forall xo_gdl_state s, integer x; GdlThree(s.rules) ==>
      (GdlDiagonal(s, x) <==> (s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x) ||
                              (s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x));
*/
