/* led.h: the game as the two LED texts have it: a state is the set of moves made so far.
 *
 * A state can be any set of moves (player, cell), 2 to the power 18 of them, those included in which a cell is
 * occupied twice or one player has moved four times in a row; every function is defined on all of them, as in
 * the texts. spec/led.led is the text, spec/led.acsl its definitions in ACSL. Where the texts of July 2014
 * (the Easel program) and October 2014 define the same, one function has both names; they differ on when a
 * game is over, and so on which moves are legal. A state that was made by xo_led_initial_state and xo_led_transition
 * holds 1 for each of its moves and 0 everywhere else, so that two such states are the same set when their bytes are
 * the same. proofs/theorems/models/led_refines.c proves that along every game both answer as the kernel does, and
 * led_text.c that led.acsl says what the text says.
 */
#ifndef XO_LED_H
#define XO_LED_H

#include "xo/types.h"

/* Player "x" is XO_CROSS, player "o" is XO_NOUGHT. A cell is a number from 1 to 9, row by row. */
typedef struct {
  unsigned char has[3][10]; /* has[p][c] is not 0: the move (p, c) is a member; row 0 and column 0 are not used */
} xo_led_state;

#include "led.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* initialState (October), startState (July): the empty set. */
/*@ requires valid:  \valid(state);
    terminates \true; exits \false; assigns *state;
    ensures empty:   LedInitialState(*state);
    ensures zero:    LedZero(*state); */
void xo_led_initial_state(xo_led_state *state);

/* gameBoard: whether cell is one of the board. Every value is answered. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures board:   \result <==> LedGameBoard(cell); */
bool xo_led_game_board(int cell);

/* lines (October), rows = hRows U vRows U dRows (July): whether cell is a member of line number line. */
/*@ requires line:   1 <= line <= 8;
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result <==> LedLine(line, cell); */
bool xo_led_line(int line, int cell);

/* occupies: whether (player, cell) is in the state. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns \nothing;
    ensures in:      \result <==> LedOccupies(*state, player, cell); */
bool xo_led_occupies(const xo_led_state *state, xo_player player, int cell);

/* occupied: whether some player occupies cell. */
/*@ requires valid:  \valid_read(state);
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns \nothing;
    ensures in:      \result <==> LedOccupied(*state, cell); */
bool xo_led_occupied(const xo_led_state *state, int cell);

/* threeInLine (October), threeInRow (July): whether the player occupies all cells of some line. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    terminates \true; exits \false; assigns \nothing;
    ensures three:   \result <==> LedThreeInLine(*state, player); */
bool xo_led_three_in_line(const xo_led_state *state, xo_player player);

/* |S|: the number of moves in the state, 0 to 18. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures size:    \result == LedSize(*state);
    ensures bound:   0 <= \result <= 18; */
int xo_led_size(const xo_led_state *state);

/* boardFull (July): whether every cell is occupied. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures full:    \result <==> LedBoardFull(*state); */
bool xo_led_board_full(const xo_led_state *state);

/* gameOver of October: a player has three in a line, or nine moves have been made. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures over:    \result <==> LedGameOverByCount(*state); */
bool xo_led_game_over_by_count(const xo_led_state *state);

/* gameOver of July: a player has three in a row, or the board is full. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures over:    \result <==> LedGameOverByBoard(*state); */
bool xo_led_game_over_by_board(const xo_led_state *state);

/* even: whether n is divisible by 2. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures even:    \result <==> LedEven(n); */
bool xo_led_even(int n);

/* whoseTurn (October), playerToMove (July): "x" after an even number of moves, else "o". */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures turn:    \result == LedWhoseTurn(*state); */
xo_player xo_led_whose_turn(const xo_led_state *state);

/* legalMove (October): whether the move (player, cell) is legal. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns \nothing;
    ensures legal:   \result <==> LedLegalMove(*state, player, cell); */
bool xo_led_legal_move(const xo_led_state *state, xo_player player, int cell);

/* possible (July): whether the move (cell, player) is possible; the text has the pair in this order. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns \nothing;
    ensures legal:   \result <==> LedPossible(*state, cell, player); */
bool xo_led_possible(const xo_led_state *state, int cell, xo_player player);

/* transition (October), result (July): the move (player, cell) is added to the set. Any move, legal or not. */
/*@ requires valid:  \valid(state);
    requires player: 1 <= player <= 2;
    requires cell:   LedGameBoard(cell);
    terminates \true; exits \false; assigns state->has[player][cell];
    ensures next:    LedTransition(\old(*state), *state, player, cell);
    ensures one:     state->has[player][cell] == 1;
    ensures kept:    LedKept(\old(*state), *state, player, cell); */
void xo_led_transition(xo_led_state *state, xo_player player, int cell);

#ifdef __cplusplus
}
#endif

#endif
