/* state_space_agrees.c: the game of three players on 4x4, as it is meant (ERRATA.md), is the kernel's 4x4x3x3, not
 * exact, and answers as the kernel does. This holds from its first state on, by every sequence of moves that is a game,
 * in every order of the players. Its player p is number p of the order. Below are the rows of spec/ERRATA.md about the
 * page, on the matrices, boards and states that the rows name.
 */
#include "states.h"
#include "state_space.acsl"
#include "line_of_three.acsl"
#include "renaming.acsl"
/*@
  // How many symbols are on the board.
  logic integer SsOne(xo_ss_board a, integer i, integer j) = a.h[i][j] != 0 ? 1 : 0;
  logic integer SsFour(xo_ss_board a, integer i) = SsOne(a, i, 1) + SsOne(a, i, 2) + SsOne(a, i, 3) + SsOne(a, i, 4);
  logic integer SsSize(xo_ss_board a) = SsFour(a, 1) + SsFour(a, 2) + SsFour(a, 3) + SsFour(a, 4);

  // r is the player who is next after so many moves.
  predicate SsInTurn(xo_ss_state x) = x.r == SsSize(x.a) % 3 + 1;

  predicate SsRules(xo_rules R) = R.rows == 4 && R.cols == 4 && R.line == 3 && R.players == 3 && R.exact == 0;

  predicate SsSame(xo_ss_board a, xo_game g) = SsRules(g.rules) &&
    (\forall integer i; 1 <= i <= 4 ==> (\forall integer j; 1 <= j <= 4 ==> a.h[i][j] == g.cell[i][j]));

  // x is the game g of the kernel.
  predicate SsAbstracts(xo_ss_state x, xo_game g) = SsSame(x.a, g) && SsInTurn(x);

  // Player p has three in a line in some s in S(a): what the text would have to say to name a winner.
  predicate SsThreeBy(integer x, integer y, integer z, integer p) = x == p && y == p && z == p;
  predicate SsRowBy(xo_ss_matrix s, integer p) =
    \exists integer i; 1 <= i <= 3 && SsThreeBy(s.s[i][1], s.s[i][2], s.s[i][3], p);
  predicate SsColBy(xo_ss_matrix s, integer p) =
    \exists integer j; 1 <= j <= 3 && SsThreeBy(s.s[1][j], s.s[2][j], s.s[3][j], p);
  predicate SsDiagBy(xo_ss_matrix s, integer p) =
    SsThreeBy(s.s[1][1], s.s[2][2], s.s[3][3], p) || SsThreeBy(s.s[1][3], s.s[2][2], s.s[3][1], p);
  predicate SsLineBy(xo_ss_board a, xo_ss_matrix s, integer p) =
    SsIn(s, a) && (SsRowBy(s, p) || SsColBy(s, p) || SsDiagBy(s, p));

  predicate SsWinner(xo_ss_board a, integer p) = SsJ(p) && (\exists xo_ss_matrix s; SsLineBy(a, s, p));

  // V quantifies over matrices. The same of the part of v that begins at row p + 1 and column q + 1.
  predicate SsRowEqualAt(xo_ss_board v, integer p, integer q, integer i) =
    SsEqual(v.h[i + p][1 + q], v.h[i + p][2 + q], v.h[i + p][3 + q]);
  predicate SsColEqualAt(xo_ss_board v, integer p, integer q, integer j) =
    SsEqual(v.h[1 + p][j + q], v.h[2 + p][j + q], v.h[3 + p][j + q]);
  predicate SsRowAt(xo_ss_board v, integer p, integer q) = \exists integer i; 1 <= i <= 3 && SsRowEqualAt(v, p, q, i);
  predicate SsColAt(xo_ss_board v, integer p, integer q) = \exists integer j; 1 <= j <= 3 && SsColEqualAt(v, p, q, j);
  predicate SsDiagAt(xo_ss_board v, integer p, integer q) =
    SsEqual(v.h[1 + p][1 + q], v.h[2 + p][2 + q], v.h[3 + p][3 + q]) ||
    SsEqual(v.h[1 + p][3 + q], v.h[2 + p][2 + q], v.h[3 + p][1 + q]);
  predicate SsLineAt(xo_ss_board v, integer p, integer q) = SsRowAt(v, p, q) || SsColAt(v, p, q) || SsDiagAt(v, p, q);
  predicate SsGoalAt(xo_ss_board v) =
    SsLineAt(v, 0, 0) || SsLineAt(v, 0, 1) || SsLineAt(v, 1, 0) || SsLineAt(v, 1, 1) || SsDraw(v);

  predicate SsRowPrintedAt(xo_ss_board v, integer p, integer q) =
    \forall integer i; 1 <= i <= 3 ==> SsRowEqualAt(v, p, q, i);
  predicate SsColPrintedAt(xo_ss_board v, integer p, integer q) =
    \forall integer j; 1 <= j <= 3 ==> SsColEqualAt(v, p, q, j);
  predicate SsDiagPrintedAt(xo_ss_board v, integer p, integer q) = v.h[2 + p][2 + q] != 0 &&
    ((v.h[1 + p][1 + q] == v.h[2 + p][2 + q] && v.h[2 + p][2 + q] == v.h[3 + p][3 + q]) ||
     (v.h[1 + p][3 + q] == v.h[2 + p][2 + q] && v.h[3 + p][1 + q] == v.h[3 + p][3 + q]));
  predicate SsLinePrintedAt(xo_ss_board v, integer p, integer q) =
    SsRowPrintedAt(v, p, q) || SsColPrintedAt(v, p, q) || SsDiagPrintedAt(v, p, q);
  predicate SsGoalPrintedAt(xo_ss_board v) = SsLinePrintedAt(v, 0, 0) || SsLinePrintedAt(v, 0, 1) ||
    SsLinePrintedAt(v, 1, 0) || SsLinePrintedAt(v, 1, 1) || SsDraw(v);

  // The eight lines of the part at (p, q), each of player x.
  predicate SsEight(xo_ss_board a, integer p, integer q, integer x) =
    SsThreeBy(a.h[p + 1][q + 1], a.h[p + 1][q + 2], a.h[p + 1][q + 3], x) ||
    SsThreeBy(a.h[p + 2][q + 1], a.h[p + 2][q + 2], a.h[p + 2][q + 3], x) ||
    SsThreeBy(a.h[p + 3][q + 1], a.h[p + 3][q + 2], a.h[p + 3][q + 3], x) ||
    SsThreeBy(a.h[p + 1][q + 1], a.h[p + 2][q + 1], a.h[p + 3][q + 1], x) ||
    SsThreeBy(a.h[p + 1][q + 2], a.h[p + 2][q + 2], a.h[p + 3][q + 2], x) ||
    SsThreeBy(a.h[p + 1][q + 3], a.h[p + 2][q + 3], a.h[p + 3][q + 3], x) ||
    SsThreeBy(a.h[p + 1][q + 1], a.h[p + 2][q + 2], a.h[p + 3][q + 3], x) ||
    SsThreeBy(a.h[p + 1][q + 3], a.h[p + 2][q + 2], a.h[p + 3][q + 1], x);
  predicate SsLines(xo_ss_board a, integer x) =
    SsEight(a, 0, 0, x) || SsEight(a, 0, 1, x) || SsEight(a, 1, 0, x) || SsEight(a, 1, 1, x);
*/
/*@ lemma OneWinner_WhoWon: \forall xo_game g, integer p;
      OneWinner(g) && 1 <= p <= g.rules.players && HasWon(g, p) ==> WhoWon(g, p);
    lemma Ss_Next_Same: \forall xo_ss_board a, b, xo_game g, h, integer i, j, k;
      SsSame(a, g) && SsL(a, b, i, j, k) && MUnion(g, h, i, j, k) ==> SsSame(b, h);
    lemma SsNext_Mod: \forall integer n; 0 <= n ==> SsNext(n % 3 + 1) == (n + 1) % 3 + 1;
    lemma SsInTurn_Next: \forall xo_ss_state x, y; SsInTurn(x) && 0 <= SsSize(x.a) && SsSize(y.a) == SsSize(x.a) + 1 &&
      y.r == SsNext(x.r) ==> SsInTurn(y);
    lemma Ss_Draw_Full: \forall xo_ss_board a, xo_game g; SsSame(a, g) && SsDraw(a) ==> Full(g);
    lemma Ss_RowFull: \forall xo_ss_board a, xo_game g, integer r, c;
      SsSame(a, g) && (r == 1 || r == 2 || r == 3 || r == 4) &&
      (c == 1 || c == 2 || c == 3 || c == 4) && RowFull(g, r, 4) ==> a.h[r][c] != 0;
    lemma Ss_Full_Draw: \forall xo_ss_board a, xo_game g; SsSame(a, g) && Full(g) ==> SsDraw(a);
*/
/* V speaks of the parts of a board. Here the parts are lines on the board itself. */
/*@ // The first n - 1 cells of row i of part(a, p, q).
    predicate SsRowOf(xo_ss_board a, integer p, integer q, xo_ss_matrix s, integer i, integer n) =
      \forall integer j; 1 <= j < n ==> s.s[i][j] == a.h[i + p][j + q];

    // One cell of a part.
    predicate SsCellOf(xo_ss_board a, integer p, integer q, xo_ss_matrix s, integer i, integer j) =
      s.s[i][j] == a.h[i + p][j + q];

    // The nine cells of a part.
    lemma SsPart_Cells: \forall xo_ss_board a, integer p, q, xo_ss_matrix s; SsPart(a, p, q, s) ==>
      s.s[1][1] == a.h[p + 1][q + 1] && s.s[1][2] == a.h[p + 1][q + 2] && s.s[1][3] == a.h[p + 1][q + 3] &&
      s.s[2][1] == a.h[p + 2][q + 1] && s.s[2][2] == a.h[p + 2][q + 2] && s.s[2][3] == a.h[p + 2][q + 3] &&
      s.s[3][1] == a.h[p + 3][q + 1] && s.s[3][2] == a.h[p + 3][q + 2] && s.s[3][3] == a.h[p + 3][q + 3];
    lemma SsRowBy_Three: \forall xo_ss_matrix s, integer x; SsRowBy(s, x) <==>
      SsThreeBy(s.s[1][1], s.s[1][2], s.s[1][3], x) || SsThreeBy(s.s[2][1], s.s[2][2], s.s[2][3], x) ||
      SsThreeBy(s.s[3][1], s.s[3][2], s.s[3][3], x);
    lemma SsColBy_Three: \forall xo_ss_matrix s, integer x; SsColBy(s, x) <==>
      SsThreeBy(s.s[1][1], s.s[2][1], s.s[3][1], x) || SsThreeBy(s.s[1][2], s.s[2][2], s.s[3][2], x) ||
      SsThreeBy(s.s[1][3], s.s[2][3], s.s[3][3], x);
    lemma SsPart_Eight: \forall xo_ss_board a, integer p, q, xo_ss_matrix s, integer x; SsPart(a, p, q, s) ==>
      (SsRowBy(s, x) || SsColBy(s, x) || SsDiagBy(s, x) <==> SsEight(a, p, q, x));
    lemma SsLineBy_Lines: \forall xo_ss_board a, xo_ss_matrix s, integer x; SsLineBy(a, s, x) ==> SsLines(a, x);

    // The same of ROW, COL and DIAG.
    lemma SsRowAt_Equal: \forall xo_ss_board a, integer p, q;
      SsRowAt(a, p, q) <==> SsRowEqualAt(a, p, q, 1) || SsRowEqualAt(a, p, q, 2) || SsRowEqualAt(a, p, q, 3);
    lemma SsColAt_Equal: \forall xo_ss_board a, integer p, q;
      SsColAt(a, p, q) <==> SsColEqualAt(a, p, q, 1) || SsColEqualAt(a, p, q, 2) || SsColEqualAt(a, p, q, 3);
    lemma SsPart_Row: \forall xo_ss_board a, integer p, q, xo_ss_matrix s;
      SsPart(a, p, q, s) ==> (SsRow(s) <==> SsRowAt(a, p, q));
    lemma SsPart_Line: \forall xo_ss_board a, integer p, q, xo_ss_matrix s; SsPart(a, p, q, s) ==>
      (SsLine(s) <==> SsLineAt(a, p, q));
    lemma SsRowPrintedAt_Equal: \forall xo_ss_board a, integer p, q;
      SsRowPrintedAt(a, p, q) <==> SsRowEqualAt(a, p, q, 1) && SsRowEqualAt(a, p, q, 2) && SsRowEqualAt(a, p, q, 3);
    lemma SsColPrintedAt_Equal: \forall xo_ss_board a, integer p, q;
      SsColPrintedAt(a, p, q) <==> SsColEqualAt(a, p, q, 1) && SsColEqualAt(a, p, q, 2) && SsColEqualAt(a, p, q, 3);
    lemma SsPart_In: \forall xo_ss_board a, integer p, q, xo_ss_matrix s;
      (p == 0 || p == 1) && (q == 0 || q == 1) && SsPart(a, p, q, s) ==> SsIn(s, a);
    lemma SsPrintedIn_Goal: \forall xo_ss_board a, xo_ss_matrix s; SsLinePrintedIn(a, s) ==> SsGoalPrintedAt(a);
    lemma SsPrintedAt_In: \forall xo_ss_board a, integer p, q, xo_ss_matrix s;
      0 <= p <= 1 && 0 <= q <= 1 && SsPart(a, p, q, s) && SsLinePrintedAt(a, p, q) ==> SsLinePrintedIn(a, s);
    predicate SsSomeEight(xo_ss_board a, integer p, integer q) =
      SsEight(a, p, q, 1) || SsEight(a, p, q, 2) || SsEight(a, p, q, 3);
    lemma SsSomeEight_LineAt: \forall xo_ss_board a, integer p, q; SsSomeEight(a, p, q) ==> SsLineAt(a, p, q);
    lemma SsLineAt_Eight: \forall xo_ss_board a, integer p, q;
      SsA(a) && 0 <= p <= 1 && 0 <= q <= 1 && SsLineAt(a, p, q) ==> SsSomeEight(a, p, q);
*/
/* The same of a game of the kernel. */
/*@ // Three cells from (r, c) along (dr, dc).
    predicate SsThreeAt(xo_ss_board a, integer x, integer r, integer c, integer dr, integer dc) =
      SsThreeBy(a.h[r][c], a.h[r + dr][c + dc], a.h[r + 2 * dr][c + 2 * dc], x);
    lemma Ss_Line_Three: \forall xo_ss_board a, xo_game g, integer x, r, c, dr, dc; SsSame(a, g) && Dir(dr, dc) ==>
      (Line(g, x, r, c, dr, dc) <==> SsPlace(r, c) && SsPlace(r + 2 * dr, c + 2 * dc) && SsThreeAt(a, x, r, c, dr, dc));
    lemma Ss_Row_Lines: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && Line(g, x, r, c, 0, 1) ==> SsLines(a, x);
    lemma Ss_Col_Lines: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && Line(g, x, r, c, 1, 0) ==> SsLines(a, x);
    lemma Ss_Down_Lines: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && Line(g, x, r, c, 1, 1) ==> SsLines(a, x);
    lemma Ss_Up_Lines: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && Line(g, x, r, c, 1, -1) ==> SsLines(a, x);
    lemma Ss_LineAt_Lines: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && LineAt(g, x, r, c) ==> SsLines(a, x);
    lemma Ss_HasWon_Lines: \forall xo_ss_board a, xo_game g, integer x; SsSame(a, g) && HasWon(g, x) ==> SsLines(a, x);
    lemma Ss_Three_HasWon: \forall xo_ss_board a, xo_game g, integer x, r, c, dr, dc; SsSame(a, g) && Dir(dr, dc) &&
      SsPlace(r, c) && SsPlace(r + 2 * dr, c + 2 * dc) && SsThreeAt(a, x, r, c, dr, dc) ==> HasWon(g, x);
    predicate SsRowThree(xo_ss_board a, integer p, integer q, integer x) =
      SsThreeAt(a, x, p + 1, q + 1, 0, 1) || SsThreeAt(a, x, p + 2, q + 1, 0, 1) || SsThreeAt(a, x, p + 3, q + 1, 0, 1);
    predicate SsColThree(xo_ss_board a, integer p, integer q, integer x) =
      SsThreeAt(a, x, p + 1, q + 1, 1, 0) || SsThreeAt(a, x, p + 1, q + 2, 1, 0) || SsThreeAt(a, x, p + 1, q + 3, 1, 0);
    predicate SsDiagThree(xo_ss_board a, integer p, integer q, integer x) =
      SsThreeAt(a, x, p + 1, q + 1, 1, 1) || SsThreeAt(a, x, p + 1, q + 3, 1, -1);
    lemma Ss_Row_HasWon: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && 1 <= r <= 4 && 1 <= c <= 2 && SsThreeAt(a, x, r, c, 0, 1) ==> HasWon(g, x);
    lemma Ss_Col_HasWon: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && 1 <= r <= 2 && 1 <= c <= 4 && SsThreeAt(a, x, r, c, 1, 0) ==> HasWon(g, x);
    lemma Ss_Down_HasWon: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && 1 <= r <= 2 && 1 <= c <= 2 && SsThreeAt(a, x, r, c, 1, 1) ==> HasWon(g, x);
    lemma Ss_Up_HasWon: \forall xo_ss_board a, xo_game g, integer x, r, c;
      SsSame(a, g) && 1 <= r <= 2 && 3 <= c <= 4 && SsThreeAt(a, x, r, c, 1, -1) ==> HasWon(g, x);
    lemma SsEight_Three: \forall xo_ss_board a, integer p, q, x; SsEight(a, p, q, x) ==>
      SsRowThree(a, p, q, x) || SsColThree(a, p, q, x) || SsDiagThree(a, p, q, x);
    lemma Ss_RowThree_HasWon: \forall xo_ss_board a, xo_game g, integer p, q, x;
      SsSame(a, g) && 0 <= p <= 1 && 0 <= q <= 1 && SsRowThree(a, p, q, x) ==> HasWon(g, x);
    lemma Ss_ColThree_HasWon: \forall xo_ss_board a, xo_game g, integer p, q, x;
      SsSame(a, g) && 0 <= p <= 1 && 0 <= q <= 1 && SsColThree(a, p, q, x) ==> HasWon(g, x);
    lemma Ss_Eight_HasWon: \forall xo_ss_board a, xo_game g, integer p, q, x;
      SsSame(a, g) && 0 <= p <= 1 && 0 <= q <= 1 && SsEight(a, p, q, x) ==> HasWon(g, x);
*/
/*@ ghost
  // A part by its rows.
  /@ requires rows: \forall integer r; 1 <= r < 4 ==> SsRowOf(a, p, q, s, r, 4);
     terminates \true; exits \false; assigns \nothing;
     ensures part:  SsPart(a, p, q, s); @/
  void ss_rows(xo_ss_board a, int p, int q, xo_ss_matrix s)
  {
    /@ assert row:  \forall integer i, j; 1 <= i < 4 && SsRowOf(a, p, q, s, i, 4) && 1 <= j <= 3 ==>
                    SsCellOf(a, p, q, s, i, j); @/
    /@ assert cell:       \forall integer i, j; 1 <= i < 4 && 1 <= j <= 3 ==> SsCellOf(a, p, q, s, i, j); @/
    /@ assert same_cells: \forall integer i, j; 1 <= i < 4 && 1 <= j <= 3 ==>
         SsCellOf(a, p, q, s, i, j) && s.s[i][j] == a.h[i + p][j + q]; @/
  }

  // Every part of a board is a matrix.
  /@ requires offset: 0 <= p <= 1 && 0 <= q <= 1;
     terminates \true; exits \false; assigns \nothing;
     ensures part:    \exists xo_ss_matrix s; SsPart(a, p, q, s); @/
  void ss_part(xo_ss_board a, int p, int q)
  {
    xo_ss_matrix s = {{{0}}};
    /@ loop invariant bound: 1 <= i <= 4;
       loop invariant rows:  \forall integer r; 1 <= r < i ==> SsRowOf(a, p, q, s, r, 4);
       loop assigns i, s; loop variant 4 - i; @/
    for (int i = 1; i <= 3; i++) {
      /@ loop invariant bound: 1 <= j <= 4;
         loop invariant rows:  \forall integer r; 1 <= r < i ==> SsRowOf(a, p, q, s, r, 4);
         loop invariant row:   SsRowOf(a, p, q, s, i, j);
         loop assigns j, s; loop variant 4 - j; @/
      for (int j = 1; j <= 3; j++)
        s.s[i][j] = a.h[i + p][j + q];
    }
    ss_rows(a, p, q, s);
  }

  // The parts, and where they are on the board: the two forms of V.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures goal:    SsGoal(a) <==> SsGoalAt(a);
     ensures printed: SsGoalPrinted(a) <==> SsGoalPrintedAt(a);
     ensures winner:  \forall integer x; SsJ(x) ==> (SsWinner(a, x) <==> SsLines(a, x)); @/
  void ss_parts(xo_ss_board a)
  {
    ss_part(a, 0, 0);
    ss_part(a, 0, 1);
    ss_part(a, 1, 0);
    ss_part(a, 1, 1);
    /@ assert to:      \forall xo_ss_matrix s; SsLineIn(a, s) ==> SsGoalAt(a); @/
    /@ assert from:    \forall xo_ss_matrix s, integer p, q;
                         0 <= p <= 1 && 0 <= q <= 1 && SsPart(a, p, q, s) && SsLineAt(a, p, q) ==> SsLineIn(a, s); @/
    /@ assert to:      \forall xo_ss_matrix s; SsLinePrintedIn(a, s) ==> SsGoalPrintedAt(a); @/
    /@ assert from:    \forall xo_ss_matrix s, integer p, q;
                         0 <= p <= 1 && 0 <= q <= 1 && SsPart(a, p, q, s) && SsLinePrintedAt(a, p, q) ==>
                         SsLinePrintedIn(a, s); @/
    /@ assert from:    \forall xo_ss_matrix s, integer p, q, x;
                         0 <= p <= 1 && 0 <= q <= 1 && SsPart(a, p, q, s) && SsEight(a, p, q, x) ==>
                         SsLineBy(a, s, x); @/
  }

  // The symbols of a board are the moves of its game.
  /@ requires same_board: SsSame(a, g) && IsMap(g);
     terminates \true; exits \false; assigns \nothing;
     ensures size:        SsSize(a) == MoveCountSoFar(g);
     ensures draw:        SsDraw(a) <==> MoveCountLeft(g) == 0;
     ensures board:       SsA(a); @/
  void ss_size(xo_ss_board a, xo_game g)
  {
    /@ assert row:  \forall integer q, r; CountRow(g, q, r, 4) ==
         (g.cell[r][1] == q ? 1 : 0) + (g.cell[r][2] == q ? 1 : 0) + (g.cell[r][3] == q ? 1 : 0) +
         (g.cell[r][4] == q ? 1 : 0); @/
    /@ assert rows: \forall integer q; CountRows(g, q, 4) == CountRow(g, q, 1, XO_SIDE_MAX) +
         CountRow(g, q, 2, XO_SIDE_MAX) + CountRow(g, q, 3, XO_SIDE_MAX) + CountRow(g, q, 4, XO_SIDE_MAX); @/
    count_board(g);
    count_sum(g);
    count_most(g);
    /@ assert sum:  MoveCountSoFar(g) == Count(g, 1) + Count(g, 2) + Count(g, 3); @/
    /@ assert board: SsA(a); @/
    /@ assert one_cell: \forall integer r, c; 1 <= r <= 4 && 1 <= c <= 4 ==> SsOne(a, r, c) ==
         (g.cell[r][c] == 1 ? 1 : 0) + (g.cell[r][c] == 2 ? 1 : 0) + (g.cell[r][c] == 3 ? 1 : 0); @/
    /@ assert four: \forall integer r; 1 <= r <= 4 ==>
         SsFour(a, r) == CountRow(g, 1, r, 4) + CountRow(g, 2, r, 4) + CountRow(g, 3, r, 4); @/
  }

  // Who has a line; of every board of A, reachable or not.
  /@ requires same_board: SsSame(a, g) && IsMap(g);
     terminates \true; exits \false; assigns \nothing;
     ensures winner:      \forall integer p; 1 <= p <= 3 ==> (SsWinner(a, p) <==> HasWon(g, p));
     ensures goal:        SsGoal(a) <==> HasWon(g, 1) || HasWon(g, 2) || HasWon(g, 3) || SsDraw(a); @/
  void ss_winner(xo_ss_board a, xo_game g)
  {
    ss_parts(a);
    ss_size(a, g);
    /@ assert lines: \forall integer p; 1 <= p <= 3 ==> (SsLines(a, p) <==> HasWon(g, p)); @/
    /@ assert to:   \forall integer p, q; 0 <= p <= 1 && 0 <= q <= 1 && SsLineAt(a, p, q) ==> SsSomeEight(a, p, q); @/
    /@ assert some: \forall integer p, q; 0 <= p <= 1 && 0 <= q <= 1 && SsSomeEight(a, p, q) ==> SsLineAt(a, p, q); @/
  }

  /@ requires state:  SsAbstracts(x, g) && Reached(g);
     terminates \true; exits \false; assigns \nothing;
     ensures winner:  \forall integer p; 1 <= p <= 3 ==> (SsWinner(x.a, p) <==> HasWon(g, p));
     ensures over:    SsGoalState(x) <==> Over(g);
     ensures turn:    x.r == ToMove(g);
     ensures legal:   \forall integer p, i, j; SsPlace(i, j) ==>
                        (!SsGoalState(x) && p == x.r && SsODom(x, i, j) <==> Legal(g, p, i, j));
     ensures state:   SsState(x); @/
  void ss_agrees(xo_ss_state x, xo_game g)
  {
    ss_winner(x.a, g);
    ss_size(x.a, g);
    count_bound(g);
    turn_is_mod(3, g.moves);
    /@ assert won:  HasWon(g, 1) || HasWon(g, 2) || HasWon(g, 3) ==> IsWon(g); @/
    /@ assert some: IsWon(g) ==> HasWon(g, 1) || HasWon(g, 2) || HasWon(g, 3); @/
    /@ assert over: SsGoalState(x) <==> Over(g); @/
    /@ assert turn: x.r == ToMove(g); @/
    /@ assert free: \forall integer i, j; SsPlace(i, j) ==> (SsODom(x, i, j) <==> !MovesSoFar(g, i, j)); @/
  }

  // The first state is the empty game.
  /@ requires start:  SsStartState(x) && Empty(g) && SsRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures start:   SsAbstracts(x, g) && Reached(g); @/
  void ss_starts(xo_ss_state x, xo_game g)
  {
    reached_empty(g);
  }

  // A move leads to the state of the next game.
  /@ requires state:  SsAbstracts(x, g) && Reached(g);
     requires legal:  OnBoard(g.rules, i, j) && Legal(g, x.r, i, j);
     requires next:   SsO(x, y, i, j) && MUnion(g, h, i, j, x.r);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    SsAbstracts(y, h) && Reached(h); @/
  void ss_follows(xo_ss_state x, xo_ss_state y, xo_game g, xo_game h, int i, int j)
  {
    ss_size(x.a, g);
    reached_next(g, h, x.r, i, j);
    /@ assert same_board: SsSame(y.a, h); @/
    ss_size(y.a, h);
    count_bound(g);
    /@ assert one_cell: SsSize(y.a) == SsSize(x.a) + 1; @/
    /@ assert next:     y.r == SsNext(x.r); @/
  }
*/

/* The states that a game goes through: at[k] is the one after k moves. */
typedef struct {
  xo_ss_state at[17];
} ss_trace;

/*@ predicate SsStepAt(ss_trace S, xo_moves m, integer k) = SsO(S.at[k], S.at[k + 1], m.at[k].row, m.at[k].col);
    predicate SsTrace(ss_trace S, xo_moves m, integer n) = SsStartState(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> SsStepAt(S, m, k));

    // Player number p of the order has the places that p has on the board.
    predicate SsShows(xo_ss_board a, xo_game g, xo_play_order o) =
      (\forall integer p, i, j; 1 <= p <= 3 && OnBoard(g.rules, i, j) ==>
      (a.h[i][j] == p <==> g.cell[i][j] == Numbered(o, p))) &&
      (\forall integer i, j; OnBoard(g.rules, i, j) ==> (a.h[i][j] == 0 <==> g.cell[i][j] == 0));
*/
/*@ ghost
  // What a board has of the game in the order 1, 2, 3 it has of the renamed one.
  /@ requires state: SsAbstracts(x, h) && SameRules(h.rules, g.rules);
     requires cells: CellsNamed(h, g, o);
     terminates \true; exits \false; assigns \nothing;
     ensures shows:  SsShows(x.a, g, o); @/
  void ss_shows(xo_ss_state x, xo_game h, xo_game g, xo_play_order o)
  {
    /@ assert same_cells: \forall integer i, j; OnBoard(h.rules, i, j) ==> x.a.h[i][j] == h.cell[i][j]; @/
  }

  // The first state.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures start: SsStartState(\result); @/
  xo_ss_state ss_start(void)
  {
    xo_ss_state x = {{{{0}}}, 1};
    return x;
  }

  // The next state.
  /@ requires place: SsPlace(i, j) && SsJ(x.r);
     terminates \true; exits \false; assigns \nothing;
     ensures next:   SsO(x, \result, i, j) && SsJ(\result.r); @/
  xo_ss_state ss_next(xo_ss_state x, int i, int j)
  {
    xo_ss_state y = x;
    y.a.h[i][j] = (signed char)x.r;
    y.r = x.r == 3 ? 1 : x.r + 1;
    return y;
  }

  // Every game, in every order, goes through states of the text.
  /@ requires rules:  SsRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 16;
     terminates \true; exits \false; assigns \nothing;
     ensures trace:   SsTrace(\result, m, n); @/
  ss_trace ss_runs(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    ss_trace S;
    S.at[0] = ss_start();
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant turn:  SsJ(S.at[k].r);
       loop invariant trace: SsTrace(S, m, k);
       loop assigns k, S; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert board: SsPlace(m.at[k].row, m.at[k].col); @/
      S.at[k + 1] = ss_next(S.at[k], m.at[k].row, m.at[k].col);
      /@ assert last: SsStepAt(S, m, k); @/
    }
    return S;
  }

  /@ requires rules:  SsRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 16;
     requires trace:  SsTrace(S, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    SsShows(S.at[n].a, g, o);
     ensures state:   SsState(S.at[n]);
     ensures over:    SsGoalState(S.at[n]) <==> Over(g);
     ensures turn:    S.at[n].r == Place(o, n);
     ensures legal:   \forall integer p, i, j; OnBoard(g.rules, i, j) ==>
                        (!SsGoalState(S.at[n]) && p == S.at[n].r && SsODom(S.at[n], i, j) <==>
                        MayPlay(g, o, n, p, i, j));
     ensures three:   \forall integer p; 1 <= p <= 3 ==> (SsWinner(S.at[n].a, p) <==> HasWon(g, o.at[p - 1])); @/
  void ss_refines(xo_game g, xo_play_order o, xo_moves m, int n, ss_trace S)
  {
    xo_play_order f = some_order(g.rules);
    open_first(g.rules, o, f, m, n);
    xo_game h = start_first(g.rules, f, m);
    ss_starts(S.at[0], h);
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant rules:  SameRules(g.rules, h.rules);
       loop invariant played: PlayedFirst(h, f, m, k);
       loop invariant state:  SsAbstracts(S.at[k], h);
       loop assigns k, h; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert open: IsUnfinished(h); @/
      xo_game next = next_first(h, f, m, k);
      ss_agrees(S.at[k], h);
      /@ assert step: SsStepAt(S, m, k); @/
      /@ assert turn: S.at[k].r == ToMove(h); @/
      ss_follows(S.at[k], S.at[k + 1], h, next, m.at[k].row, m.at[k].col);
      h = next;
    }
    ss_agrees(S.at[n], h);
    renamed_moved(h, f, g, o, m, n);
    questions_renamed(h, f, g, o, m, n);
    ss_shows(S.at[n], h, g, o);
  }
*/
/* The rows of ERRATA.md. */
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
