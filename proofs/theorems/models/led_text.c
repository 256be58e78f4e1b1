/* led_text.c: the definitions of the LED text, as they are translated, agree with led.acsl. */
#include "states.h"
#include "led.acsl"
#include "led_eight.acsl"
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
