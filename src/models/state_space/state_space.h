/* state_space.h: three players on a 4x4 board, as the Hungarian text of 2019 has it: a state space.
 *
 * A board is any of the 4^16 matrices of H^(4x4), a state any board with any player's turn, those included that no
 * game leads to; every function is defined on all of them, as in the text, and looks at the cells alone, so that
 * boards with other values do no harm. spec/state_space.md is the text, spec/state_space.acsl its definitions in ACSL.
 * Where the formulas printed in the text are not what it means there are two functions;
 * _printed is the literal one. proofs/theorems/models/state_space_refines.c proves that along every game the
 * intended reading is the kernel's 4x4x3x3.
 */
#ifndef XO_STATE_SPACE_H
#define XO_STATE_SPACE_H

#include "xo/types.h"

/* A member of H^(4x4): rows and columns 1 to 4. Row 0 and column 0 are not used: they are 0 where a
 * function here makes a board or a matrix, and stay as they were where one changes a board. */
typedef struct {
  signed char h[5][5]; /* 0: nothing; 1, 2, 3: the symbol of that player */
} xo_ss_board;

/* A member of H^(3x3): rows and columns 1 to 3; row 0 and column 0 are not used. */
typedef struct {
  signed char s[4][4];
} xo_ss_matrix;

/* A member of A' = A x J. */
typedef struct {
  xo_ss_board a;
  int r; /* 1, 2, 3: the player whose turn it is */
} xo_ss_state;

#include "state_space.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* A: whether every cell holds a member of H. */
/*@ requires valid:  \valid_read(board);
    terminates \true; exits \false; assigns \nothing;
    ensures board:   \result <==> SsA(*board); */
bool xo_ss_is_board(const xo_ss_board *board);

/* a0: the empty board. */
/*@ requires valid:  \valid(board);
    terminates \true; exits \false; assigns *board;
    ensures start:   SsStart(*board);
    ensures board:   SsA(*board);
    ensures unused:  SsUnused(*board); */
void xo_ss_start(xo_ss_board *board);

/* S: the matrix at place number k in the text's list of the members of S(board). */
/*@ requires valid:  \valid_read(board);
    requires number: 1 <= k <= 4;
    terminates \true; exits \false; assigns \nothing;
    ensures sub:     SsSub(*board, k, \result);
    ensures unused:  SsMatrixUnused(\result); */
xo_ss_matrix xo_ss_sub(const xo_ss_board *board, int k);

/* ROW: whether some row holds the same symbol three times. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures row:     \result <==> SsRow(*matrix); */
bool xo_ss_row(const xo_ss_matrix *matrix);

/* COL: whether some column holds the same symbol three times. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures col:     \result <==> SsCol(*matrix); */
bool xo_ss_col(const xo_ss_matrix *matrix);

/* DIAG: whether a diagonal holds the same symbol three times. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures diag:    \result <==> SsDiag(*matrix); */
bool xo_ss_diag(const xo_ss_matrix *matrix);

/* ROW as printed: whether every row holds the same symbol three times. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures row:     \result <==> SsRowPrinted(*matrix); */
bool xo_ss_row_printed(const xo_ss_matrix *matrix);

/* COL as printed: whether every column holds the same symbol three times. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures col:     \result <==> SsColPrinted(*matrix); */
bool xo_ss_col_printed(const xo_ss_matrix *matrix);

/* DIAG as printed: on the second diagonal the two lower corners are compared with each other. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false; assigns \nothing;
    ensures diag:    \result <==> SsDiagPrinted(*matrix); */
bool xo_ss_diag_printed(const xo_ss_matrix *matrix);

/* DRAW: whether the board is full. There may be a line on it. */
/*@ requires valid:  \valid_read(board);
    terminates \true; exits \false; assigns \nothing;
    ensures draw:    \result <==> SsDraw(*board); */
bool xo_ss_draw(const xo_ss_board *board);

/* V: whether the game is over on this board. */
/*@ requires valid:  \valid_read(board);
    terminates \true; exits \false; assigns \nothing;
    ensures goal:    \result <==> SsGoal(*board); */
bool xo_ss_goal(const xo_ss_board *board);

/* V with ROW, COL and DIAG as printed. */
/*@ requires valid:  \valid_read(board);
    terminates \true; exits \false; assigns \nothing;
    ensures goal:    \result <==> SsGoalPrinted(*board); */
bool xo_ss_goal_printed(const xo_ss_board *board);

/* dom(l_ijk): whether player k may be put at row i, column j: the cell is empty. */
/*@ requires valid:  \valid_read(board);
    requires move:   SsPlace(i, j) && SsJ(k);
    terminates \true; exits \false; assigns \nothing;
    ensures dom:     \result <==> SsLDom(*board, i, j, k); */
bool xo_ss_l_dom(const xo_ss_board *board, int i, int j, int k);

/* l_ijk: player k at row i, column j. */
/*@ requires valid:  \valid(board);
    requires move:   SsPlace(i, j) && SsJ(k);
    requires dom:    SsLDom(*board, i, j, k);
    terminates \true; exits \false; assigns board->h[i][j];
    ensures move:    SsL(\old(*board), *board, i, j, k);
    ensures board:   SsA(\old(*board)) ==> SsA(*board);
    ensures kept:    SsUnusedKept(\old(*board), *board); */
void xo_ss_l(xo_ss_board *board, int i, int j, int k);

/* A': whether the board is one of A and the turn that of a player. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures state:   \result <==> SsState(*state); */
bool xo_ss_is_state(const xo_ss_state *state);

/* a'0: the empty board and the turn of player 1. */
/*@ requires valid:  \valid(state);
    terminates \true; exits \false; assigns *state;
    ensures start:   SsStartState(*state);
    ensures state:   SsState(*state);
    ensures unused:  SsUnused(state->a); */
void xo_ss_start_state(xo_ss_state *state);

/* V': whether the game is over in this state. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures goal:    \result <==> SsGoalState(*state); */
bool xo_ss_goal_state(const xo_ss_state *state);

/* NEXT: whose turn it is after player k's: 2 after 1, 3 after 2, 1 after 3. */
/*@ requires player: SsJ(k);
    terminates \true; exits \false; assigns \nothing;
    ensures next:    \result == SsNext(k);
    ensures player:  SsJ(\result); */
int xo_ss_next(int k);

/* dom(o_ij): whether the player whose turn it is may take row i, column j: the cell is empty. As in the text
 * this holds of states in V' too. */
/*@ requires valid:  \valid_read(state);
    requires place:  SsPlace(i, j);
    requires turn:   SsJ(state->r);
    terminates \true; exits \false; assigns \nothing;
    ensures dom:     \result <==> SsODom(*state, i, j); */
bool xo_ss_o_dom(const xo_ss_state *state, int i, int j);

/* o_ij: the player whose turn it is takes row i, column j. */
/*@ requires valid:  \valid(state);
    requires place:  SsPlace(i, j);
    requires turn:   SsJ(state->r);
    requires dom:    SsODom(*state, i, j);
    terminates \true; exits \false; assigns state->a.h[i][j], state->r;
    ensures next:    SsO(\old(*state), *state, i, j);
    ensures state:   SsState(\old(*state)) ==> SsState(*state);
    ensures kept:    SsUnusedKept(\old(state->a), state->a); */
void xo_ss_o(xo_ss_state *state, int i, int j);

#ifdef __cplusplus
}
#endif

#endif
