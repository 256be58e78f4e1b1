/* led.c: the clauses of xo/led.h and led_parts.h. */
#include "breach.h"

REAL(xo_led_initial_state, xo_led_game_board, xo_led_line, xo_led_occupies, xo_led_occupied, xo_led_three_in_line)
REAL(xo_led_size, xo_led_board_full, xo_led_game_over_by_count, xo_led_game_over_by_board, xo_led_even)
REAL(xo_led_whose_turn, xo_led_legal_move, xo_led_possible, xo_led_transition)

/* ---- the faulty library ---- */

void xo_led_initial_state(xo_led_state *state)
{
  real_xo_led_initial_state(state);
  state->has[XO_NOUGHT][9] = fault("empty");
  state->has[0][9] = fault("zero");
}

bool xo_led_game_board(int cell) { return real_xo_led_game_board(cell) != fault("board"); }
bool xo_led_line(int line, int cell) { return real_xo_led_line(line, cell) != fault("line"); }

bool xo_led_occupies(const xo_led_state *state, xo_player player, int cell)
{
  return real_xo_led_occupies(state, player, cell) != fault("in");
}

bool xo_led_occupied(const xo_led_state *state, int cell) { return real_xo_led_occupied(state, cell) != fault("in"); }

bool xo_led_three_in_line(const xo_led_state *state, xo_player player)
{
  return real_xo_led_three_in_line(state, player) != fault("three");
}

int xo_led_size(const xo_led_state *state) { return fault("bound") ? -1 : real_xo_led_size(state) + fault("size"); }
bool xo_led_board_full(const xo_led_state *state) { return real_xo_led_board_full(state) != fault("full"); }

bool xo_led_game_over_by_count(const xo_led_state *state)
{
  return real_xo_led_game_over_by_count(state) != fault("over");
}

bool xo_led_game_over_by_board(const xo_led_state *state)
{
  return real_xo_led_game_over_by_board(state) != fault("over");
}

bool xo_led_even(int n) { return real_xo_led_even(n) != fault("even"); }

xo_player xo_led_whose_turn(const xo_led_state *state)
{
  xo_player player = real_xo_led_whose_turn(state);
  return fault("turn") ? 3 - player : player;
}

bool xo_led_legal_move(const xo_led_state *state, xo_player player, int cell)
{
  return real_xo_led_legal_move(state, player, cell) != fault("legal");
}

bool xo_led_possible(const xo_led_state *state, int cell, xo_player player)
{
  return real_xo_led_possible(state, cell, player) != fault("legal");
}

/* The other player's move in that cell is lost. */
void xo_led_transition(xo_led_state *state, xo_player player, int cell)
{
  real_xo_led_transition(state, player, cell);
  if (fault("next"))
    state->has[3 - player][cell] = 0;
  if (fault("one"))
    state->has[player][cell] = 2;
  if (fault("kept"))
    state->has[0][0] = 1;
}

/* ---- callers ---- */

/* CROSS has the top row; NOUGHT has the middle, and cell 1 as well. */
static xo_led_state state_given(void)
{
  xo_led_state s = {{{0}, {0, 1, 1, 1}, {0, 1, 0, 0, 0, 1}}};
  return s;
}

/* A call without a pointer, and one as it should be. The arguments are what follows the state. */
#define OF_STATE(function, ...)                                     \
  REQUIRES(function, valid) { function(no_memory(), __VA_ARGS__); } \
  static void function##_of_state(void)                             \
  {                                                                 \
    xo_led_state s = state_given();                                 \
    function(&s, __VA_ARGS__);                                      \
  }
#define OF_STATE_ALONE(function)                       \
  REQUIRES(function, valid) { function(no_memory()); } \
  static void function##_of_state(void)                \
  {                                                    \
    xo_led_state s = state_given();                    \
    function(&s);                                      \
  }
/* A call that breaks the clause on one of these arguments. */
#define WRONG(function, label, ...) \
  REQUIRES(function, label)         \
  {                                 \
    xo_led_state s = state_given(); \
    function(&s, __VA_ARGS__);      \
  }

OF_STATE_ALONE(xo_led_initial_state)
OF_STATE(xo_led_occupies, XO_NOUGHT, 5)
WRONG(xo_led_occupies, player, 0, 5)
WRONG(xo_led_occupies, cell, XO_CROSS, 10)
OF_STATE(xo_led_occupied, 9)
WRONG(xo_led_occupied, cell, 0)
OF_STATE(xo_led_three_in_line, XO_CROSS)
WRONG(xo_led_three_in_line, player, 3)
OF_STATE_ALONE(xo_led_size)
OF_STATE_ALONE(xo_led_board_full)
OF_STATE_ALONE(xo_led_game_over_by_count)
OF_STATE_ALONE(xo_led_game_over_by_board)
OF_STATE_ALONE(xo_led_whose_turn)
OF_STATE(xo_led_legal_move, XO_NOUGHT, 9)
WRONG(xo_led_legal_move, player, 0, 9)
WRONG(xo_led_legal_move, cell, XO_NOUGHT, 0)
OF_STATE(xo_led_possible, 9, XO_NOUGHT)
WRONG(xo_led_possible, player, 9, 3)
WRONG(xo_led_possible, cell, 10, XO_NOUGHT)
OF_STATE(xo_led_transition, XO_CROSS, 5)
WRONG(xo_led_transition, player, 0, 9)
WRONG(xo_led_transition, cell, XO_CROSS, 10)

static void game_board(void) { xo_led_game_board(9); }
REQUIRES(xo_led_line, line) { xo_led_line(0, 5); }
REQUIRES(xo_led_line, cell) { xo_led_line(8, 10); }
static void line_good(void) { xo_led_line(8, 5); }
static void even(void) { xo_led_even(-3); }

ENSURES(xo_led_initial_state, xo_led_initial_state_of_state, empty zero, zero);
ENSURES(xo_led_game_board, game_board, board);
ENSURES(xo_led_line, line_good, line);
ENSURES(xo_led_occupies, xo_led_occupies_of_state, in);
ENSURES(xo_led_occupied, xo_led_occupied_of_state, in);
ENSURES(xo_led_three_in_line, xo_led_three_in_line_of_state, three);
ENSURES(xo_led_size, xo_led_size_of_state, size, bound size);
ENSURES(xo_led_board_full, xo_led_board_full_of_state, full);
ENSURES(xo_led_game_over_by_count, xo_led_game_over_by_count_of_state, over);
ENSURES(xo_led_game_over_by_board, xo_led_game_over_by_board_of_state, over);
ENSURES(xo_led_even, even, even);
ENSURES(xo_led_whose_turn, xo_led_whose_turn_of_state, turn);
ENSURES(xo_led_legal_move, xo_led_legal_move_of_state, legal);
ENSURES(xo_led_possible, xo_led_possible_of_state, legal);
ENSURES(xo_led_transition, xo_led_transition_of_state, next kept, one, kept);
