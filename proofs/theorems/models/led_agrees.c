/* led_agrees.c: on every state that legal moves can reach, both LED texts and the kernel agree. */
#include "led_agrees.acsl"
#include "play.acsl"
#include "line_of_three.acsl"
#include "led_eight.acsl"
/*@ // The eight lines of XO, spelt out.
    predicate Three(xo_game g, integer p, integer a, integer b, integer c, integer d, integer e, integer f) =
      g.cell[a][b] == p && g.cell[c][d] == p && g.cell[e][f] == p;
    predicate Eight(xo_game g, integer p) =
      Three(g, p, 1, 1, 1, 2, 1, 3) || Three(g, p, 2, 1, 2, 2, 2, 3) || Three(g, p, 3, 1, 3, 2, 3, 3) ||
      Three(g, p, 1, 1, 2, 1, 3, 1) || Three(g, p, 1, 2, 2, 2, 3, 2) || Three(g, p, 1, 3, 2, 3, 3, 3) ||
      Three(g, p, 1, 1, 2, 2, 3, 3) || Three(g, p, 1, 3, 2, 2, 3, 1);

    lemma XoRules_Max: \forall xo_rules R; XoRules(R) ==> Max(R) == 9;
    lemma HasWon_To_Eight: \forall xo_game g, integer p; XoRules(g.rules) && HasWon(g, p) ==> Eight(g, p);
    lemma Eight_LineAt: \forall xo_game g, integer p; XoRules(g.rules) && Eight(g, p) ==>
      Line(g, p, 1, 1, 0, 1) || Line(g, p, 2, 1, 0, 1) || Line(g, p, 3, 1, 0, 1) ||
      Line(g, p, 1, 1, 1, 0) || Line(g, p, 1, 2, 1, 0) || Line(g, p, 1, 3, 1, 0) ||
      Line(g, p, 1, 1, 1, 1) || Line(g, p, 1, 3, 1, -1);
    lemma Eight_To_HasWon: \forall xo_game g, integer p; XoRules(g.rules) && Eight(g, p) ==> HasWon(g, p);

    lemma Led_Cells: \forall xo_led_state S, xo_game g, integer p; LedAbstracts(S, g) && 1 <= p <= 2 ==>
      (g.cell[1][1] == p <==> LedIn(S, p, 1)) && (g.cell[1][2] == p <==> LedIn(S, p, 2)) &&
      (g.cell[1][3] == p <==> LedIn(S, p, 3)) && (g.cell[2][1] == p <==> LedIn(S, p, 4)) &&
      (g.cell[2][2] == p <==> LedIn(S, p, 5)) && (g.cell[2][3] == p <==> LedIn(S, p, 6)) &&
      (g.cell[3][1] == p <==> LedIn(S, p, 7)) && (g.cell[3][2] == p <==> LedIn(S, p, 8)) &&
      (g.cell[3][3] == p <==> LedIn(S, p, 9));
    lemma Led_Eight: \forall xo_led_state S, xo_game g, integer p; LedAbstracts(S, g) && 1 <= p <= 2 ==>
      (LedEight(S, p) <==> Eight(g, p));
    lemma Xo_Nine: \forall xo_rules R, integer r, c; XoRules(R) && OnBoard(R, r, c) ==>
      (r == 1 || r == 2 || r == 3) && (c == 1 || c == 2 || c == 3);

    // Row r, column c and cell 3 * (r - 1) + c are both taken or both free.
    predicate LedFree(xo_led_state S, xo_game g, integer r, integer c) =
      MovesSoFar(g, r, c) <==> LedOccupied(S, 3 * (r - 1) + c);

    // How many players have cell c; no cell is left.
    logic integer LedOccupants(xo_led_state S, integer c) = LedOne(S, 1, c) + LedOne(S, 2, c);
    predicate LedOnce(xo_led_state S, integer c) =
      0 <= LedOccupants(S, c) <= 1 && (LedOccupants(S, c) == 1 <==> LedOccupied(S, c));
    predicate LedNine(xo_led_state S) =
      LedOccupied(S, 1) && LedOccupied(S, 2) && LedOccupied(S, 3) && LedOccupied(S, 4) && LedOccupied(S, 5) &&
      LedOccupied(S, 6) && LedOccupied(S, 7) && LedOccupied(S, 8) && LedOccupied(S, 9);

    lemma Led_Winner: \forall xo_led_state S, xo_game g, integer p; LedAbstracts(S, g) && 1 <= p <= 2 ==>
      (LedThreeInLine(S, p) <==> HasWon(g, p));
*/
/*@ ghost
  // The count of a 3x3 board, cell by cell.
  /@ requires map: IsMap(g) && XoRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures cells: \forall integer q; 1 <= q <= 2 ==> Count(g, q) ==
       (g.cell[1][1] == q ? 1 : 0) + (g.cell[1][2] == q ? 1 : 0) + (g.cell[1][3] == q ? 1 : 0) +
       (g.cell[2][1] == q ? 1 : 0) + (g.cell[2][2] == q ? 1 : 0) + (g.cell[2][3] == q ? 1 : 0) +
       (g.cell[3][1] == q ? 1 : 0) + (g.cell[3][2] == q ? 1 : 0) + (g.cell[3][3] == q ? 1 : 0); @/
  void count_nine(xo_game g)
  {
    count_board(g);
    /@ assert row: \forall integer q, r; CountRow(g, q, r, 3) ==
         (g.cell[r][1] == q ? 1 : 0) + (g.cell[r][2] == q ? 1 : 0) + (g.cell[r][3] == q ? 1 : 0); @/
    /@ assert rows: \forall integer q; CountRows(g, q, 3) ==
         CountRow(g, q, 1, XO_SIDE_MAX) + CountRow(g, q, 2, XO_SIDE_MAX) + CountRow(g, q, 3, XO_SIDE_MAX); @/
  }

  // A cell is taken in both or free in both.
  /@ requires state: LedAbstracts(S, g);
     terminates \true; exits \false; assigns \nothing;
     ensures free: \forall integer r, c; OnBoard(g.rules, r, c) ==> LedFree(S, g, r, c); @/
  void led_free(xo_led_state S, xo_game g)
  {
    /@ assert free: LedFree(S, g, 1, 1); @/
    /@ assert free: LedFree(S, g, 1, 2); @/
  }

  // The board is full when nine cells are taken, each by one player.
  /@ requires once: LedConsistent(S);
     terminates \true; exits \false; assigns \nothing;
     ensures full:  LedSize(S) == 9 <==> LedBoardFull(S); @/
  void led_full(xo_led_state S)
  {
    /@ assert sum: LedSize(S) == LedOccupants(S, 1) + LedOccupants(S, 2) + LedOccupants(S, 3) + LedOccupants(S, 4) +
          LedOccupants(S, 5) + LedOccupants(S, 6) + LedOccupants(S, 7) + LedOccupants(S, 8) + LedOccupants(S, 9); @/
    /@ assert once: \forall integer c; 1 <= c <= 9 ==> LedOnce(S, c); @/
  }

  // Two ways to say when a move is legal, given that they agree on what it depends on.
  /@ requires over: (LedGameOverByCount(S) <==> Over(g)) && (LedGameOverByBoard(S) <==> Over(g));
     requires turn: LedWhoseTurn(S) == ToMove(g);
     requires free: \forall integer r, c; OnBoard(g.rules, r, c) ==> LedFree(S, g, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures legal:    \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedLegalMove(S, p, 3 * (r - 1) + c) <==> Legal(g, p, r, c));
     ensures possible: \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedPossible(S, 3 * (r - 1) + c, p) <==> Legal(g, p, r, c)); @/
  void led_legal(xo_led_state S, xo_game g)
  {
  }

  void led_agrees(xo_led_state S, xo_game g)
  {
    /@ assert max:        Max(g.rules) == 9; @/
    /@ assert move_count: MoveCountSoFar(g) == g.moves; @/
    /@ assert left:       MoveCountLeft(g) == 9 - g.moves; @/
    count_nine(g);
    count_sum(g);
    turn_is_mod(2, g.moves);
    /@ assert sum:       MoveCountSoFar(g) == Count(g, 1) + Count(g, 2); @/
    /@ assert one_count: LedMoves(S, 1) == Count(g, 1); @/
    /@ assert two:       LedMoves(S, 2) == Count(g, 2); @/
    /@ assert size:      LedSize(S) == g.moves; @/
    led_full(S);
    /@ assert who:  \forall integer p; 1 <= p <= 2 && HasWon(g, p) ==> WhoWon(g, p); @/
    /@ assert some: \forall integer p; 1 <= p <= 2 && WhoWon(g, p) ==> HasWon(g, 1) || HasWon(g, 2); @/
    /@ assert won:  HasWon(g, 1) || HasWon(g, 2) ==> IsWon(g); @/
    /@ assert both: IsWon(g) <==> HasWon(g, 1) || HasWon(g, 2); @/
    led_free(S, g);
    /@ assert turn: LedWhoseTurn(S) == ToMove(g); @/
    /@ assert over: (LedGameOverByCount(S) <==> Over(g)) && (LedGameOverByBoard(S) <==> Over(g)); @/
    led_legal(S, g);
  }

  void led_starts(xo_led_state S, xo_game g)
  {
    reached_empty(g);
  }

  void led_follows(xo_led_state S, xo_led_state T, xo_game g, xo_game h, int p, int r, int c)
  {
    reached_next(g, h, p, r, c);
    led_free(S, g);
    count_bound(g);
    turn_is_mod(2, g.moves);
    int n = 3 * (r - 1) + c;
    /@ assert player: 1 <= p <= 2; @/
    /@ assert free:       !LedOccupied(S, n); @/
    /@ assert same_cells: \forall integer d; 1 <= d <= 9 && d != n ==>
                    (\forall integer v; LedCell(S, d, v) ==> LedCell(T, d, v)); @/
    /@ assert here: LedCell(T, n, h.cell[r][c]); @/
    /@ assert cell: LedCell(T, 1, h.cell[1][1]); @/
    /@ assert cell: LedCell(T, 2, h.cell[1][2]); @/
    /@ assert cell: LedCell(T, 3, h.cell[1][3]); @/
    /@ assert cell: LedCell(T, 4, h.cell[2][1]); @/
    /@ assert cell: LedCell(T, 5, h.cell[2][2]); @/
    /@ assert cell: LedCell(T, 6, h.cell[2][3]); @/
    /@ assert cell: LedCell(T, 7, h.cell[3][1]); @/
    /@ assert cell: LedCell(T, 8, h.cell[3][2]); @/
  }
*/
