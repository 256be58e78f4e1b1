/* walks.c: the lemmas of walks.acsl. */
#include "xo/automaton.h"
#include "apart.acsl"
/*@ // A cell that none of the first n + 1 moves takes is free after them, if it was after n.
    lemma MUnion_Free: \forall xo_game g, h, xo_moves m, integer n, p, r, c;
      MUnion(g, h, m.at[n].row, m.at[n].col, p) && 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 &&
      !MoveAt(m, n, r, c) && g.cell[r][c] == 0 ==> h.cell[r][c] == 0;
    lemma Puts_Free: \forall xo_automaton_state x, y, xo_moves m, integer n, p, r, c;
      Puts(x, y, m.at[n].row, m.at[n].col, p) && 0 <= r <= XO_AUTOMATON_CELLS && 0 <= c <= XO_AUTOMATON_CELLS &&
      !MoveAt(m, n, r, c) && x.cell[r][c] == 0 ==> y.cell[r][c] == 0;
    // What an earlier move put stays.
    lemma Puts_Other: \forall xo_automaton_state x, y, integer r, c, a, b, p;
      Puts(x, y, r, c, p) && 0 <= a <= XO_AUTOMATON_CELLS && 0 <= b <= XO_AUTOMATON_CELLS && (a != r || b != c) ==>
      y.cell[a][b] == x.cell[a][b];
    lemma Prefix_Cell: \forall xo_rules R, xo_moves m, integer n, i; InvRules(R) && OneDigit(R) && InvPrefix(R, m, n) && 0 <= i < n ==>
      0 <= m.at[i].row <= XO_AUTOMATON_CELLS && 0 <= m.at[i].col <= XO_AUTOMATON_CELLS;
    lemma Prefix_Other: \forall xo_rules R, xo_moves m, integer n, i; InvPrefix(R, m, n + 1) && 0 <= i < n ==>
      !MoveAt(m, i, m.at[n].row, m.at[n].col);
    lemma Puts_Kept: \forall xo_rules R, xo_automaton_state x, y, xo_moves m, integer n, i, p;
      InvRules(R) && OneDigit(R) && InvPrefix(R, m, n + 1) && 0 <= i < n && Puts(x, y, m.at[n].row, m.at[n].col, p) ==>
      y.cell[m.at[i].row][m.at[i].col] == x.cell[m.at[i].row][m.at[i].col];
*/
#include "walks.acsl"
