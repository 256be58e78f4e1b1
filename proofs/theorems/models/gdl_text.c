/* gdl_text.c: the relations of the GDL text, as they are translated, agree with gdl.acsl for the rules 3, 3, 3, 2, for
 * which the text is written.
 */
#include "states.h"
#include "gdl.acsl"
#include "gdl_three.acsl"
#include "module.acsl"
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
