/* state_space_agrees.c: the game of three players on 4x4, as it is meant, is the kernel's 4x4x3x3. */
#include "state_space_agrees.acsl"
#include "line_of_three.acsl"
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

  void ss_starts(xo_ss_state x, xo_game g)
  {
    reached_empty(g);
  }

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
