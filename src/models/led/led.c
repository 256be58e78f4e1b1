/* led.c: see led.h. */
#include "led/led.h"

void xo_led_initial_state(xo_led_state *state) { *state = (xo_led_state){{{0}}}; }

bool xo_led_game_board(int cell) { return 1 <= cell && cell <= 9; }

/* The lines in the order of the texts: hRows, vRows, dRows. */
static const signed char xo_led_lines[8][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7},
                                               {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}};

bool xo_led_line(int line, int cell)
{
  return cell == xo_led_lines[line - 1][0] || cell == xo_led_lines[line - 1][1] || cell == xo_led_lines[line - 1][2];
}

bool xo_led_occupies(const xo_led_state *state, xo_player player, int cell) { return state->has[player][cell] != 0; }

bool xo_led_occupied(const xo_led_state *state, int cell)
{
  return xo_led_occupies(state, XO_CROSS, cell) || xo_led_occupies(state, XO_NOUGHT, cell);
}

/* Whether the player occupies all cells of line number line. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    requires line:   1 <= line <= 8;
    terminates \true; exits \false; assigns \nothing;
    ensures all:     \result <==> LedAll(*state, player, line); */
static bool xo_led_all(const xo_led_state *state, xo_player player, int line)
{
  /*@ loop invariant bound: 1 <= c <= 10;
      loop invariant in:    \forall integer d; 1 <= d < c ==> (LedLine(line, d) ==> LedIn(*state, player, d));
      loop assigns c; loop variant 10 - c; */
  for (int c = 1; c <= 9; c++)
    if (xo_led_line(line, c) && !xo_led_occupies(state, player, c))
      return false;
  return true;
}

bool xo_led_three_in_line(const xo_led_state *state, xo_player player)
{
  /*@ loop invariant bound: 1 <= line <= 9;
      loop invariant none:  \forall integer l; 1 <= l < line ==> !LedAll(*state, player, l);
      loop assigns line; loop variant 9 - line; */
  for (int line = 1; line <= 8; line++)
    if (xo_led_all(state, player, line))
      return true;
  return false;
}

/* How many moves of the player are in the state, 0 to 9. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    terminates \true; exits \false; assigns \nothing;
    ensures size:    \result == LedMoves(*state, player);
    ensures bound:   0 <= \result <= 9; */
static int xo_led_moves(const xo_led_state *state, xo_player player)
{
  return xo_led_occupies(state, player, 1) + xo_led_occupies(state, player, 2) + xo_led_occupies(state, player, 3) +
         xo_led_occupies(state, player, 4) + xo_led_occupies(state, player, 5) + xo_led_occupies(state, player, 6) +
         xo_led_occupies(state, player, 7) + xo_led_occupies(state, player, 8) + xo_led_occupies(state, player, 9);
}

int xo_led_size(const xo_led_state *state) { return xo_led_moves(state, XO_CROSS) + xo_led_moves(state, XO_NOUGHT); }

bool xo_led_board_full(const xo_led_state *state)
{
  /*@ loop invariant bound: 1 <= cell <= 10;
      loop invariant full:  \forall integer c; 1 <= c < cell ==> LedOccupied(*state, c);
      loop assigns cell; loop variant 10 - cell; */
  for (int cell = 1; cell <= 9; cell++)
    if (!xo_led_occupied(state, cell))
      return false;
  return true;
}

bool xo_led_game_over_by_count(const xo_led_state *state)
{
  return xo_led_three_in_line(state, XO_CROSS) || xo_led_three_in_line(state, XO_NOUGHT) || xo_led_size(state) == 9;
}

bool xo_led_game_over_by_board(const xo_led_state *state)
{
  return xo_led_board_full(state) || xo_led_three_in_line(state, XO_CROSS) || xo_led_three_in_line(state, XO_NOUGHT);
}

bool xo_led_even(int n) { return n % 2 == 0; }

xo_player xo_led_whose_turn(const xo_led_state *state)
{
  return xo_led_even(xo_led_size(state)) ? XO_CROSS : XO_NOUGHT;
}

bool xo_led_legal_move(const xo_led_state *state, xo_player player, int cell)
{
  return !xo_led_game_over_by_count(state) && xo_led_whose_turn(state) == player &&
         !xo_led_occupies(state, XO_CROSS, cell) && !xo_led_occupies(state, XO_NOUGHT, cell);
}

bool xo_led_possible(const xo_led_state *state, int cell, xo_player player)
{
  return xo_led_whose_turn(state) == player && !xo_led_occupied(state, cell) && !xo_led_game_over_by_board(state);
}

void xo_led_transition(xo_led_state *state, xo_player player, int cell) { state->has[player][cell] = 1; }
