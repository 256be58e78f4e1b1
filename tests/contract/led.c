/* led.c: the clauses of led.h. */
#include "breach.h"

REAL(xo_led_initial_state, xo_led_size, xo_led_whose_turn, xo_led_transition)

void xo_led_initial_state(xo_led_state *state)
{
  real_xo_led_initial_state(state);
  state->has[XO_NOUGHT][9] = fault("empty");
  state->has[0][9] = fault("zero");
}

CONTRARY(xo_led_game_board, board, (int cell), (cell))
CONTRARY(xo_led_line, line, (int line, int cell), (line, cell))
CONTRARY(xo_led_occupies, in, (const xo_led_state *state, xo_player player, int cell), (state, player, cell))
CONTRARY(xo_led_occupied, in, (const xo_led_state *state, int cell), (state, cell))
CONTRARY(xo_led_three_in_line, three, (const xo_led_state *state, xo_player player), (state, player))

int xo_led_size(const xo_led_state *state) { return fault("bound") ? -1 : real_xo_led_size(state) + fault("size"); }
CONTRARY(xo_led_board_full, full, (const xo_led_state *state), (state))
CONTRARY(xo_led_game_over_by_count, over, (const xo_led_state *state), (state))
CONTRARY(xo_led_game_over_by_board, over, (const xo_led_state *state), (state))
CONTRARY(xo_led_even, even, (int n), (n))

xo_player xo_led_whose_turn(const xo_led_state *state)
{
  xo_player player = real_xo_led_whose_turn(state);
  return fault("turn") ? 3 - player : player;
}

CONTRARY(xo_led_legal_move, legal, (const xo_led_state *state, xo_player player, int cell), (state, player, cell))
CONTRARY(xo_led_possible, legal, (const xo_led_state *state, int cell, xo_player player), (state, cell, player))

/* The other player's move in that cell is lost. */
void xo_led_transition(xo_led_state *state, xo_player player, int cell)
{
  real_xo_led_transition(state, player, cell);
  FAULT(next, state->has[3 - player][cell] = 0);
  FAULT(one, state->has[player][cell] = 2);
  FAULT(kept, state->has[0][0] = 1);
}

/* CROSS has the top row; NOUGHT has the middle, and cell 1 as well. */
static xo_led_state led_state = {{{0}, {0, 1, 1, 1}, {0, 1, 0, 0, 0, 1}}};

GIVEN(xo_led_initial_state, led_state, (it), empty zero, zero)
GIVEN(xo_led_occupies, led_state, (it, XO_NOUGHT, 5), in)
WRONG(xo_led_occupies, player, led_state, (it, 0, 5))
WRONG(xo_led_occupies, cell, led_state, (it, XO_CROSS, 10))
GIVEN(xo_led_occupied, led_state, (it, 9), in)
WRONG(xo_led_occupied, cell, led_state, (it, 0))
GIVEN(xo_led_three_in_line, led_state, (it, XO_CROSS), three)
WRONG(xo_led_three_in_line, player, led_state, (it, 3))
GIVEN(xo_led_size, led_state, (it), size, bound size)
GIVEN(xo_led_board_full, led_state, (it), full)
GIVEN(xo_led_game_over_by_count, led_state, (it), over)
GIVEN(xo_led_game_over_by_board, led_state, (it), over)
GIVEN(xo_led_whose_turn, led_state, (it), turn)
GIVEN(xo_led_legal_move, led_state, (it, XO_NOUGHT, 9), legal)
WRONG(xo_led_legal_move, player, led_state, (it, 0, 9))
WRONG(xo_led_legal_move, cell, led_state, (it, XO_NOUGHT, 0))
GIVEN(xo_led_possible, led_state, (it, 9, XO_NOUGHT), legal)
WRONG(xo_led_possible, player, led_state, (it, 9, 3))
WRONG(xo_led_possible, cell, led_state, (it, 10, XO_NOUGHT))
GIVEN(xo_led_transition, led_state, (it, XO_CROSS, 5), next kept, one, kept)
WRONG(xo_led_transition, player, led_state, (it, 0, 9))
WRONG(xo_led_transition, cell, led_state, (it, XO_CROSS, 10))
ENSURES(xo_led_game_board, good, board) { xo_led_game_board(9); }
REQUIRES(xo_led_line, line) { xo_led_line(0, 5); }
REQUIRES(xo_led_line, cell) { xo_led_line(8, 10); }
ENSURES(xo_led_line, good, line) { xo_led_line(8, 5); }
ENSURES(xo_led_even, good, even) { xo_led_even(-3); }
