/* led_text.c: the rows of spec/ERRATA.md about the two LED texts, on the states that the rows name. Below, the
 * definitions of the LED text, as they are translated, agree with led.acsl.
 */
#include "states.h"
#include "led.acsl"
#include "led_eight.acsl"
/*@ // Who has cell c in S: 0 nobody, 1 x, 2 o, 3 both; and of the nine cells.
    predicate LedHeld(xo_led_state S, integer c, integer m) =
      (LedIn(S, 1, c) <==> m == 1 || m == 3) && (LedIn(S, 2, c) <==> m == 2 || m == 3);
    predicate LedNineHeld(xo_led_state S, integer a, integer b, integer c, integer d, integer e, integer f, integer g,
                          integer h, integer i) =
      LedHeld(S, 1, a) && LedHeld(S, 2, b) && LedHeld(S, 3, c) && LedHeld(S, 4, d) && LedHeld(S, 5, e) &&
      LedHeld(S, 6, f) && LedHeld(S, 7, g) && LedHeld(S, 8, h) && LedHeld(S, 9, i);

    // E3 and E4: over by one text alone.
    lemma Led_Count_Alone: \forall xo_led_state S; LedNineHeld(S, 3, 3, 0, 3, 0, 3, 0, 0, 1) ==>
      LedGameOverByCount(S) && !LedGameOverByBoard(S);
    lemma Led_Board_Alone: \forall xo_led_state S; LedNineHeld(S, 1, 1, 2, 2, 2, 1, 1, 2, 3) ==>
      !LedGameOverByCount(S) && LedGameOverByBoard(S);

    // E5: the texts say the same of two states that different players have won.
    lemma Led_No_Winner: \forall xo_led_state S;
      LedNineHeld(S, 1, 1, 1, 2, 2, 0, 0, 0, 0) || LedNineHeld(S, 2, 2, 2, 1, 1, 0, 0, 0, 1) ==>
      LedGameOverByCount(S) && LedGameOverByBoard(S);

    // E7: a move that is not possible has a result.
    lemma Led_Not_Possible: \forall xo_led_state S, T; LedNineHeld(S, 0, 0, 0, 0, 1, 0, 0, 0, 0) ==>
      !LedPossible(S, 5, 2) && (LedTransition(S, T, 2, 5) ==> LedNineHeld(T, 0, 0, 0, 0, 3, 0, 0, 0, 0));

    // L1: over after nine moves, and not after the tenth, with no free cell.
    lemma Led_Nine_Moves: \forall xo_led_state S; LedNineHeld(S, 1, 1, 2, 2, 2, 1, 1, 2, 2) ==> LedGameOverByCount(S);
    lemma Led_Ten_Moves: \forall xo_led_state S, T; LedNineHeld(S, 1, 1, 2, 2, 2, 1, 1, 2, 2) &&
      LedTransition(S, T, 1, 9) ==> !LedGameOverByCount(T) && LedBoardFull(T);

    // L5, L8, L9: after the end it is o's turn, and the move at 6, which is not legal, gives o a line as well.
    lemma Led_After_End: \forall xo_led_state S; LedNineHeld(S, 1, 1, 1, 2, 2, 0, 0, 0, 0) ==>
      LedGameOverByCount(S) && LedWhoseTurn(S) == 2 && !LedLegalMove(S, 2, 6) && !LedPossible(S, 6, 2);
    lemma Led_Two_Lines: \forall xo_led_state S, T; LedNineHeld(S, 1, 1, 1, 2, 2, 0, 0, 0, 0) &&
      LedTransition(S, T, 2, 6) ==> LedThreeInLine(T, 1) && LedThreeInLine(T, 2);

    // L6: the same move again.
    lemma Led_Move_Twice: \forall xo_led_state S, T; LedNineHeld(S, 0, 0, 0, 0, 1, 0, 0, 0, 0) &&
      LedTransition(S, T, 1, 5) ==> LedWhoseTurn(S) == 2 && LedSize(T) == 1 && LedWhoseTurn(T) == 2;

    // L7: x moves a third time.
    lemma Led_Third_Move: \forall xo_led_state S; LedNineHeld(S, 1, 1, 0, 0, 0, 0, 0, 0, 0) ==>
      LedWhoseTurn(S) == 1 && LedLegalMove(S, 1, 4);

    // D1: o does not begin.
    lemma Led_Who_Begins: \forall xo_led_state S; LedInitialState(S) ==>
      !LedLegalMove(S, 2, 5) && !LedPossible(S, 5, 2);
*/
/*@ ghost
  // There are such states.
  /@ requires held: LedGameBoard(c) && 0 <= m <= 3;
     terminates \true; exits \false; assigns \nothing;
     ensures held:  LedHeld(\result, c, m);
     ensures kept:  \forall integer d, n; LedGameBoard(d) && d != c && LedHeld(S, d, n) ==> LedHeld(\result, d, n); @/
  xo_led_state led_hold(xo_led_state S, int c, int m)
  {
    xo_led_state T = S;
    T.has[1][c] = (unsigned char)(m == 1 || m == 3);
    T.has[2][c] = (unsigned char)(m == 2 || m == 3);
    return T;
  }

  /@ requires held: 0 <= a <= 3 && 0 <= b <= 3 && 0 <= c <= 3 && 0 <= d <= 3 && 0 <= e <= 3 && 0 <= f <= 3 &&
                    0 <= g <= 3 && 0 <= h <= 3 && 0 <= i <= 3;
     terminates \true; exits \false; assigns \nothing;
     ensures held:  LedNineHeld(\result, a, b, c, d, e, f, g, h, i); @/
  xo_led_state led_state_of(int a, int b, int c, int d, int e, int f, int g, int h, int i)
  {
    xo_led_state S = {{{0}}};
    S = led_hold(S, 1, a);
    S = led_hold(S, 2, b);
    S = led_hold(S, 3, c);
    S = led_hold(S, 4, d);
    S = led_hold(S, 5, e);
    S = led_hold(S, 6, f);
    S = led_hold(S, 7, g);
    S = led_hold(S, 8, h);
    S = led_hold(S, 9, i);
    return S;
  }
*/
/* The text. */
#include "module.acsl"
/*@ // Data, lines.
    lemma Led_Cell_Agree: \forall integer c;
      (Led_Cell(c) <==> LedGameBoard(c)) && (Led_gameBoard(c) <==> LedGameBoard(c));
    lemma Led_Move_Agree: \forall integer p, c;
      (Led_Player(p) <==> 1 <= p <= 2) && (Led_Move(p, c) <==> 1 <= p <= 2 && LedGameBoard(c));
    lemma Led_Directions_Agree: \forall integer k, c; (Led_hRows(k, c) <==> 1 <= k <= 3 && LedLine(k, c)) &&
      (Led_vRows(k, c) <==> 1 <= k <= 3 && LedLine(3 + k, c)) &&
      (Led_dRows(k, c) <==> 1 <= k <= 2 && LedLine(6 + k, c));
    lemma Led_Lines_Agree: \forall integer k, c;
      (Led_rows(k, c) <==> 1 <= k <= 8 && LedLine(k, c)) && (Led_lines(k, c) <==> 1 <= k <= 8 && LedLine(k, c));

    // States.
    lemma Led_Start_Agree: \forall xo_led_state S;
      (Led_initialState(S) <==> LedInitialState(S)) && (Led_startState(S) <==> LedInitialState(S));
    lemma Led_Occupies_Agree: \forall xo_led_state S, integer p, c; (Led_occupies(p, c, S) <==> LedOccupies(S, p, c)) &&
      (Led_occupied(c, S) <==> LedOccupied(S, c));
    lemma Led_Three_Agree: \forall xo_led_state S, integer p;
      (Led_threeInLine(p, S) <==> LedThreeInLine(S, p)) && (Led_threeInRow(p, S) <==> LedThreeInLine(S, p));
    lemma Led_Full_Agree: \forall xo_led_state S; Led_boardFull(S) <==> LedBoardFull(S);
    lemma Led_One_Agree: \forall xo_led_state S, integer p, c; Led_size_one(S, p, c) == LedOne(S, p, c);
    lemma Led_Size_Agree: \forall xo_led_state S; Led_size(S) == LedSize(S);

    // The end, the turn.
    lemma Led_Over_Agree: \forall xo_led_state S;
      (Led_gameOverByCount(S) <==> LedGameOverByCount(S)) && (Led_gameOverByBoard(S) <==> LedGameOverByBoard(S));
    lemma Led_Even_Agree: \forall integer n; Led_even(n) <==> LedEven(n);
    lemma Led_Turn_Agree: \forall xo_led_state S;
      Led_whoseTurn(S) == LedWhoseTurn(S) && Led_playerToMove(S) == LedWhoseTurn(S);

    // Moves.
    lemma Led_Legal_Agree: \forall xo_led_state S, integer p, c; Led_legalMove(p, c, S) <==> LedLegalMove(S, p, c);
    lemma Led_Possible_Agree: \forall xo_led_state S, integer p, c; Led_possible(c, p, S) <==> LedPossible(S, c, p);
    lemma Led_Transition_Agree: \forall xo_led_state S, T, integer p, c; 1 <= p <= 2 && 1 <= c <= 9 ==>
      (Led_transition(S, p, c, T) <==> LedTransition(S, T, p, c));
    lemma Led_Result_Agree: \forall xo_led_state S, T, integer p, c; 1 <= p <= 2 && 1 <= c <= 9 ==>
      (Led_result(S, p, c, T) <==> LedTransition(S, T, p, c));
*/
