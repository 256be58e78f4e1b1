/* state_space_errata.c: the rows of spec/ERRATA.md about the 4x4 page, on the matrices, boards and states that the rows
 * name.
 */
#include "state_space_agrees.acsl"
/*@ // S1 to S4: where the printed formulas and the meant ones part, a matrix for each, given in its rows.
    predicate SsNine(xo_ss_matrix s, integer a, integer b, integer c, integer d, integer e, integer f,
                     integer g, integer h, integer i) =
      s.s[1][1] == a && s.s[1][2] == b && s.s[1][3] == c && s.s[2][1] == d && s.s[2][2] == e && s.s[2][3] == f &&
      s.s[3][1] == g && s.s[3][2] == h && s.s[3][3] == i;

    lemma SsRowPrinted_Row: \forall xo_ss_matrix s; SsRowPrinted(s) ==> SsRow(s);
    lemma SsColPrinted_Col: \forall xo_ss_matrix s; SsColPrinted(s) ==> SsCol(s);
    lemma SsRow_Parts:  \forall xo_ss_matrix s; SsNine(s, 1, 1, 1, 0, 2, 0, 0, 0, 2) ==> SsRow(s) && !SsRowPrinted(s);
    lemma SsCol_Parts:  \forall xo_ss_matrix s; SsNine(s, 1, 0, 0, 1, 2, 0, 1, 0, 2) ==> SsCol(s) && !SsColPrinted(s);
    lemma SsDiag_Parts: \forall xo_ss_matrix s; SsNine(s, 0, 0, 1, 0, 1, 2, 1, 0, 2) ==> SsDiag(s) && !SsDiagPrinted(s);
    lemma SsDiag_Early: \forall xo_ss_matrix s; SsNine(s, 0, 0, 1, 0, 1, 0, 0, 0, 0) ==> !SsDiag(s) && SsDiagPrinted(s);

    // A board by its rows.
    predicate SsRowIs(xo_ss_board v, integer i, integer a, integer b, integer c, integer d) =
      v.h[i][1] == a && v.h[i][2] == b && v.h[i][3] == c && v.h[i][4] == d;
    predicate SsFewStones(xo_ss_board v) =
      SsRowIs(v, 1, 0, 0, 1, 0) && SsRowIs(v, 2, 0, 1, 0, 0) && SsRowIs(v, 3, 0, 0, 0, 0) && SsRowIs(v, 4, 3, 0, 0, 2);
    predicate SsFirstRow(xo_ss_board v, integer x, integer y, integer z) =
      SsRowIs(v, 1, x, x, x, 0) && SsRowIs(v, 2, y, y, 0, 0) && SsRowIs(v, 3, z, z, 0, 0) && SsRowIs(v, 4, 0, 0, 0, 0);
    predicate SsFullWithLine(xo_ss_board v) =
      SsRowIs(v, 1, 1, 1, 3, 2) && SsRowIs(v, 2, 2, 1, 2, 3) && SsRowIs(v, 3, 3, 1, 2, 3) && SsRowIs(v, 4, 1, 1, 3, 2);
    predicate SsThreeWinners(xo_ss_board v) =
      SsRowIs(v, 1, 1, 1, 1, 0) && SsRowIs(v, 2, 2, 2, 2, 0) && SsRowIs(v, 3, 3, 3, 3, 0) && SsRowIs(v, 4, 0, 0, 0, 0);
    lemma SsEarly_At: \forall xo_ss_board v; SsFewStones(v) ==> !SsGoalAt(v) && SsGoalPrintedAt(v);
    lemma SsFirstRow_At: \forall xo_ss_board v, integer x, y, z; SsFirstRow(v, x, y, z) && x != 0 ==> SsGoalAt(v);
    lemma SsFirstRow_Part: \forall xo_ss_board v, integer x, y, z, p; SsFirstRow(v, x, y, z) && x != y &&
      (p == 0 || p == 1) ==> !SsLinePrintedAt(v, p, 0);
    lemma SsFirstRow_Other: \forall xo_ss_board v, integer x, y, z, p; SsFirstRow(v, x, y, z) && x != y &&
      (p == 0 || p == 1) ==> !SsLinePrintedAt(v, p, 1);
    lemma SsFull_Draw: \forall xo_ss_board v; SsFullWithLine(v) ==> SsDraw(v) && SsLines(v, 1);
    lemma SsThree_At: \forall xo_ss_board v; SsThreeWinners(v) ==> SsGoalAt(v);

    // S8: equal parts are one.
    lemma SsStart_Part: \forall xo_ss_board a, xo_ss_matrix s, integer p, q; SsStart(a) && 0 <= p <= 1 && 0 <= q <= 1 &&
      SsPart(a, p, q, s) ==> SsNine(s, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    lemma SsStart_One_Part: \forall xo_ss_board a, xo_ss_matrix s; SsStart(a) && SsIn(s, a) ==>
      SsNine(s, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    // S12: a move after the end. S13: any player moves. S15: the equation that is missing. S16: a state of no game.
    lemma SsMove_After_End: \forall xo_ss_state x; SsFirstRow(x.a, 1, 2, 3) ==> SsODom(x, 1, 4);
    lemma SsMove_Any: \forall xo_ss_board a, integer k; SsStart(a) && SsJ(k) ==> SsLDom(a, 1, 1, k);
    lemma SsNext_By_Mod: \forall integer k; SsJ(k) ==> SsNext(k) == k % 3 + 1;
    lemma SsState_Of_No_Game: \forall xo_ss_state x; SsStart(x.a) && x.r == 2 ==> SsState(x);
*/
/*@ ghost
  // S4: the end by four stones, as printed. S5, S11: a line, which the printed formulas miss, whoever has it.
  // S9, D3: a full board with a line. D2: three lines.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures early: SsFewStones(v) ==> !SsGoal(v) && SsGoalPrinted(v);
     ensures first: \forall integer x, y, z; SsFirstRow(v, x, y, z) && x != 0 && x != y ==>
                      SsGoal(v) && !SsGoalPrinted(v);
     ensures full:  SsFullWithLine(v) ==> SsDraw(v) && SsGoal(v) && SsWinner(v, 1);
     ensures three: SsThreeWinners(v) ==> SsGoal(v); @/
  void ss_errata(xo_ss_board v)
  {
    ss_parts(v);
  }

  // There are such boards.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures early: \exists xo_ss_board v; SsFewStones(v);
     ensures first: \exists xo_ss_board v, w; SsFirstRow(v, 1, 2, 3) && SsFirstRow(w, 2, 1, 3);
     ensures full:  \exists xo_ss_board v; SsFullWithLine(v);
     ensures three: \exists xo_ss_board v; SsThreeWinners(v); @/
  void ss_boards(void)
  {
    xo_ss_board early = {{{0}, {0, 0, 0, 1, 0}, {0, 0, 1, 0, 0}, {0, 0, 0, 0, 0}, {0, 3, 0, 0, 2}}};
    xo_ss_board first = {{{0}, {0, 1, 1, 1, 0}, {0, 2, 2, 0, 0}, {0, 3, 3, 0, 0}, {0, 0, 0, 0, 0}}};
    xo_ss_board other = {{{0}, {0, 2, 2, 2, 0}, {0, 1, 1, 0, 0}, {0, 3, 3, 0, 0}, {0, 0, 0, 0, 0}}};
    xo_ss_board full = {{{0}, {0, 1, 1, 3, 2}, {0, 2, 1, 2, 3}, {0, 3, 1, 2, 3}, {0, 1, 1, 3, 2}}};
    xo_ss_board three = {{{0}, {0, 1, 1, 1, 0}, {0, 2, 2, 2, 0}, {0, 3, 3, 3, 0}, {0, 0, 0, 0, 0}}};
    /@ assert early: SsFewStones(early); @/
    /@ assert first: SsFirstRow(first, 1, 2, 3); @/
    /@ assert other: SsFirstRow(other, 2, 1, 3); @/
    /@ assert full:  SsFullWithLine(full); @/
    /@ assert three: SsThreeWinners(three); @/
  }

  // There are such matrices.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures row:   \exists xo_ss_matrix s; SsNine(s, 1, 1, 1, 0, 2, 0, 0, 0, 2);
     ensures col:   \exists xo_ss_matrix s; SsNine(s, 1, 0, 0, 1, 2, 0, 1, 0, 2);
     ensures diag:  \exists xo_ss_matrix s; SsNine(s, 0, 0, 1, 0, 1, 2, 1, 0, 2);
     ensures early: \exists xo_ss_matrix s; SsNine(s, 0, 0, 1, 0, 1, 0, 0, 0, 0); @/
  void ss_matrices(void)
  {
    xo_ss_matrix row = {{{0}, {0, 1, 1, 1}, {0, 0, 2, 0}, {0, 0, 0, 2}}};
    xo_ss_matrix col = {{{0}, {0, 1, 0, 0}, {0, 1, 2, 0}, {0, 1, 0, 2}}};
    xo_ss_matrix diag = {{{0}, {0, 0, 0, 1}, {0, 0, 1, 2}, {0, 1, 0, 2}}};
    xo_ss_matrix early = {{{0}, {0, 0, 0, 1}, {0, 0, 1, 0}, {0, 0, 0, 0}}};
    /@ assert row:   SsNine(row, 1, 1, 1, 0, 2, 0, 0, 0, 2); @/
    /@ assert col:   SsNine(col, 1, 0, 0, 1, 2, 0, 1, 0, 2); @/
    /@ assert diag:  SsNine(diag, 0, 0, 1, 0, 1, 2, 1, 0, 2); @/
    /@ assert early: SsNine(early, 0, 0, 1, 0, 1, 0, 0, 0, 0); @/
  }
*/
