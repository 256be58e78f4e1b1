/* led_line.h: one line and one player of an LED state. Internal to the kernel. */
#ifndef XO_LED_LINE_H
#define XO_LED_LINE_H

#include "led/led.h"

/* Whether the player occupies all cells of line number line. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    requires line:   1 <= line <= 8;
    terminates \true; exits \false;
    assigns \nothing;
    ensures all:     \result <==> LedAll(*state, player, line); */
bool xo_led_all(const xo_led_state *state, xo_player player, int line);

/* How many moves of the player are in the state, 0 to 9. */
/*@ requires valid:  \valid_read(state);
    requires player: 1 <= player <= 2;
    terminates \true; exits \false;
    assigns \nothing;
    ensures size:    \result == LedMoves(*state, player);
    ensures bound:   0 <= \result <= 9; */
int xo_led_moves(const xo_led_state *state, xo_player player);

#endif
