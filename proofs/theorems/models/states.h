/* states.h: how the states of the other formal texts are held: spec/led.led, spec/gdl.kif, spec/state_space.md.
 *
 * Every value is a state, those included that no game leads to, and every definition of the texts has a meaning on all
 * of them. Row 0 and column 0 are not used. No C runs on these types: the theorems of this folder speak of them.
 */
#ifndef XO_STATES_H
#define XO_STATES_H
#include "xo/types.h"

/* LED: a set of moves. Player "x" is 1, "o" is 2; a cell is a number from 1 to 9, row by row. */
typedef struct {
  unsigned char has[3][10]; /* has[p][c] is not 0: the move (p, c) is a member */
} xo_led_state;

/* GDL: what "true" holds of. Roles and marks are numbers from 1 to rules.players: xplayer and x are 1, oplayer and o
 * are 2; 0 is b. */
typedef struct {
  xo_rules rules;
  int control;
  signed char cell[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
} xo_gdl_state;

/* GDL: what every role does at once: mark[w] is the cell that role w marks; row 0 is noop. */
typedef struct {
  xo_pos mark[XO_PLAYERS_MAX + 1];
} xo_gdl_joint;

/* 4x4: a member of H^(4x4). */
typedef struct {
  signed char h[5][5]; /* 0: nothing; 1, 2, 3: the symbol of that player */
} xo_ss_board;

/* 4x4: a member of H^(3x3). */
typedef struct {
  signed char s[4][4];
} xo_ss_matrix;

/* 4x4: a member of A' = A x J. */
typedef struct {
  xo_ss_board a;
  int r; /* 1, 2, 3: the player whose turn it is */
} xo_ss_state;

#endif
