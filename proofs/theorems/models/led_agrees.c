/* led_agrees.c: on every state that legal moves can reach, both LED texts and the kernel agree. So both texts
 * answer as the kernel does, from the first state on, by every sequence of moves that is a game, in either order of the
 * players. Their "x" is the player who begins. They have no exact rules.
 */
#include "states.h"
#include "led.acsl"
#include "led_eight.acsl"
#include "line_of_three.acsl"
#include "renaming.acsl"
/*@
  // The one game that this text is about.
  predicate XoRules(xo_rules R) = R.rows == 3 && R.cols == 3 && R.line == 3 && R.players == 2 && R.exact == 0;

  // No cell is occupied twice.
  predicate LedConsistent(xo_led_state S) = \forall integer c; 1 <= c <= 9 ==> !(LedIn(S, 1, c) && LedIn(S, 2, c));

  predicate LedCell(xo_led_state S, integer c, integer v) =
    v == (S.has[1][c] != 0 ? 1 : S.has[2][c] != 0 ? 2 : 0);

  // Cell number c of the text is row (c + 2) / 3, column (c + 2) % 3 + 1.
  predicate LedAbstracts(xo_led_state S, xo_game g) = LedConsistent(S) &&
    XoRules(g.rules) &&
    LedCell(S, 1, g.cell[1][1]) && LedCell(S, 2, g.cell[1][2]) && LedCell(S, 3, g.cell[1][3]) &&
    LedCell(S, 4, g.cell[2][1]) && LedCell(S, 5, g.cell[2][2]) && LedCell(S, 6, g.cell[2][3]) &&
    LedCell(S, 7, g.cell[3][1]) && LedCell(S, 8, g.cell[3][2]) && LedCell(S, 9, g.cell[3][3]);
*/
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

  /@ requires state: LedAbstracts(S, g) && Reached(g);
     terminates \true; exits \false; assigns \nothing;
     ensures size:   LedSize(S) == g.moves && LedMoves(S, 1) == Count(g, 1) && LedMoves(S, 2) == Count(g, 2);
     ensures winner: \forall integer p; 1 <= p <= 2 ==> (LedThreeInLine(S, p) <==> HasWon(g, p));
     ensures count:  LedGameOverByCount(S) <==> Over(g);
     ensures board:  LedGameOverByBoard(S) <==> Over(g);
     ensures turn:   LedWhoseTurn(S) == ToMove(g);
     ensures legal:  \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                       (LedLegalMove(S, p, 3 * (r - 1) + c) <==> Legal(g, p, r, c));
     ensures possible: \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                       (LedPossible(S, 3 * (r - 1) + c, p) <==> Legal(g, p, r, c)); @/
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

  // The empty state is the empty game.
  /@ requires start: LedInitialState(S) && Empty(g) && XoRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures start:  LedAbstracts(S, g) && Reached(g); @/
  void led_starts(xo_led_state S, xo_game g)
  {
    reached_empty(g);
  }

  // A legal move leads to the state of the next game.
  /@ requires state: LedAbstracts(S, g) && Reached(g);
     requires legal: OnBoard(g.rules, r, c) && Legal(g, p, r, c);
     requires next:  LedTransition(S, T, p, 3 * (r - 1) + c) && MUnion(g, h, r, c, p);
     terminates \true; exits \false; assigns \nothing;
     ensures next:   LedAbstracts(T, h) && Reached(h); @/
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

/* The states that a game goes through: at[k] is the one after k moves. */
typedef struct {
  xo_led_state at[10];
} led_trace;

/*@ // The one whose turn it is in S takes row r, column c; T is the next state.
    predicate LedStep(xo_led_state S, xo_led_state T, integer r, integer c) =
      LedTransition(S, T, LedWhoseTurn(S), 3 * (r - 1) + c);
    predicate LedStepAt(led_trace S, xo_moves m, integer k) = LedStep(S.at[k], S.at[k + 1], m.at[k].row, m.at[k].col);
    predicate LedTrace(led_trace S, xo_moves m, integer n) = LedInitialState(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> LedStepAt(S, m, k));

    // Player number p of the order has the cells that p has in S.
    predicate LedAt(xo_led_state S, integer p, integer r, integer c) = LedIn(S, p, 3 * (r - 1) + c);
    predicate LedShows(xo_led_state S, xo_game g, xo_play_order o) =
      \forall integer p, r, c; 1 <= p <= 2 && OnBoard(g.rules, r, c) ==>
        (LedAt(S, p, r, c) <==> g.cell[r][c] == Numbered(o, p));
    lemma Led_Shows_Cell: \forall xo_led_state S, xo_game h, integer p, r, c;
      LedAbstracts(S, h) && 1 <= p <= 2 && 1 <= r <= 3 && 1 <= c <= 3 ==>
      (LedAt(S, p, r, c) <==> h.cell[r][c] == p);
*/
/*@ ghost
  // A step is made by a player whose number is known.
  /@ requires step: LedStep(S, T, r, c) && p == LedWhoseTurn(S);
     terminates \true; exits \false; assigns \nothing;
     ensures next:  LedTransition(S, T, p, 3 * (r - 1) + c); @/
  void led_step(xo_led_state S, xo_led_state T, int p, int r, int c)
  {
  }

  // What a state has of the game in the order 1, 2 it has of the renamed one.
  /@ requires state: LedAbstracts(S, h) && SameRules(h.rules, g.rules);
     requires cells: CellsNamed(h, g, o);
     terminates \true; exits \false; assigns \nothing;
     ensures shows:  LedShows(S, g, o); @/
  void led_shows(xo_led_state S, xo_game h, xo_game g, xo_play_order o)
  {
  }

  // Whether the move (p, c) is in S, as a number.
  /@ requires move:    1 <= p <= 2 && LedGameBoard(c);
     terminates \true; exits \false; assigns \nothing;
     ensures one_cell: \result == LedOne(S, p, c); @/
  int led_on(xo_led_state S, int p, int c)
  {
    return S.has[p][c] != 0;
  }

  // Whose turn it is, by the number of moves.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures turn: \result == LedWhoseTurn(S); @/
  int led_turn(xo_led_state S)
  {
    int x = led_on(S, 1, 1) + led_on(S, 1, 2) + led_on(S, 1, 3) + led_on(S, 1, 4) + led_on(S, 1, 5) + led_on(S, 1, 6) +
      led_on(S, 1, 7) + led_on(S, 1, 8) + led_on(S, 1, 9);
    int y = led_on(S, 2, 1) + led_on(S, 2, 2) + led_on(S, 2, 3) + led_on(S, 2, 4) + led_on(S, 2, 5) + led_on(S, 2, 6) +
      led_on(S, 2, 7) + led_on(S, 2, 8) + led_on(S, 2, 9);
    return (x + y) % 2 == 0 ? 1 : 2;
  }

  // The next state.
  /@ requires move: 1 <= p <= 2 && LedGameBoard(c);
     terminates \true; exits \false; assigns \nothing;
     ensures next:  LedTransition(S, \result, p, c); @/
  xo_led_state led_next(xo_led_state S, int p, int c)
  {
    xo_led_state T = S;
    T.has[p][c] = 1;
    return T;
  }

  // The empty state.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures start: LedInitialState(\result); @/
  xo_led_state led_start(void)
  {
    xo_led_state S = {{{0}}};
    return S;
  }

  // A trace goes on with a step.
  /@ requires bound: 0 <= k < 9;
     requires trace: LedTrace(S, m, k);
     requires step:  LedStep(S.at[k], T, m.at[k].row, m.at[k].col);
     terminates \true; exits \false; assigns \nothing;
     ensures trace:  LedTrace(\result, m, k + 1); @/
  led_trace led_longer(led_trace S, xo_led_state T, xo_moves m, int k)
  {
    led_trace R = S;
    R.at[k + 1] = T;
    /@ loop invariant bound: 0 <= j <= k;
       loop invariant kept: \forall integer i; 0 <= i < j ==> LedStepAt(R, m, i);
       loop assigns j; loop variant k - j; @/
    for (int j = 0; j != k; j++) {
      /@ assert before: LedStepAt(S, m, j); @/
      /@ assert step: LedStepAt(R, m, j); @/
    }
    return R;
  }

  // Every game, in either order, goes through states of the text.
  /@ requires rules:  XoRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 9;
     terminates \true; exits \false; assigns \nothing;
     ensures trace:   LedTrace(\result, m, n); @/
  led_trace led_runs(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    led_trace S;
    S.at[0] = led_start();
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant trace: LedTrace(S, m, k);
       loop assigns k, S; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert board: 1 <= m.at[k].row <= 3 && 1 <= m.at[k].col <= 3; @/
      int p = led_turn(S.at[k]);
      S = led_longer(S, led_next(S.at[k], p, 3 * (m.at[k].row - 1) + m.at[k].col), m, k);
    }
    return S;
  }

  /@ requires rules:  XoRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 9;
     requires trace:  LedTrace(S, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:     LedShows(S.at[n], g, o);
     ensures count:    LedGameOverByCount(S.at[n]) <==> Over(g);
     ensures board:    LedGameOverByBoard(S.at[n]) <==> Over(g);
     ensures turn:     LedWhoseTurn(S.at[n]) == Place(o, n);
     ensures legal:    \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedLegalMove(S.at[n], p, 3 * (r - 1) + c) <==> MayPlay(g, o, n, p, r, c));
     ensures possible: \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedPossible(S.at[n], 3 * (r - 1) + c, p) <==> MayPlay(g, o, n, p, r, c));
     ensures three:    \forall integer p; 1 <= p <= 2 ==> (LedThreeInLine(S.at[n], p) <==> HasWon(g, o.at[p - 1])); @/
  void led_refines(xo_game g, xo_play_order o, xo_moves m, int n, led_trace S)
  {
    xo_play_order f = some_order(g.rules);
    open_first(g.rules, o, f, m, n);
    xo_game h = start_first(g.rules, f, m);
    led_starts(S.at[0], h);
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant rules:  SameRules(g.rules, h.rules);
       loop invariant played: PlayedFirst(h, f, m, k);
       loop invariant state:  LedAbstracts(S.at[k], h);
       loop assigns k, h; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert moves: h.moves == k; @/
      /@ assert open: IsUnfinished(h); @/
      xo_game next = next_first(h, f, m, k);
      led_agrees(S.at[k], h);
      /@ assert step: LedStepAt(S, m, k); @/
      int p = h.moves % 2 + 1;
      turn_is_mod(2, h.moves);
      /@ assert turn: p == ToMove(h) && p == LedWhoseTurn(S.at[k]); @/
      led_step(S.at[k], S.at[k + 1], p, m.at[k].row, m.at[k].col);
      led_follows(S.at[k], S.at[k + 1], h, next, p, m.at[k].row, m.at[k].col);
      h = next;
    }
    led_agrees(S.at[n], h);
    renamed_moved(h, f, g, o, m, n);
    questions_renamed(h, f, g, o, m, n);
    led_shows(S.at[n], h, g, o);
  }
*/
