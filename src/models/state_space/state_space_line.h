/* state_space_line.h: what the functions of xo/state_space.h are made of. Internal to the kernel. */
#ifndef XO_STATE_SPACE_LINE_H
#define XO_STATE_SPACE_LINE_H

#include "state_space/state_space.h"

/* part(a, p, q): the 3x3 part of the board that begins at row p + 1 and column q + 1. */
/*@ requires valid:  \valid_read(board);
    requires offset: 0 <= p <= 1 && 0 <= q <= 1;
    terminates \true; exits \false;
    assigns \nothing;
    ensures part:    SsPart(*board, p, q, \result);
    ensures unused:  SsMatrixUnused(\result); */
xo_ss_matrix xo_ss_part(const xo_ss_board *board, int p, int q);

/* x /= 0 & x = y & y = z */
/*@ terminates \true; exits \false;
    assigns \nothing;
    ensures equal:   \result <==> SsEqual(x, y, z); */
bool xo_ss_equal(int x, int y, int z);

/* ROW(s) or COL(s) or DIAG(s) */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false;
    assigns \nothing;
    ensures line:    \result <==> SsLine(*matrix); */
bool xo_ss_line(const xo_ss_matrix *matrix);

/* The same with the formulas as printed. */
/*@ requires valid:  \valid_read(matrix);
    terminates \true; exits \false;
    assigns \nothing;
    ensures line:    \result <==> SsLinePrinted(*matrix); */
bool xo_ss_line_printed(const xo_ss_matrix *matrix);

#endif
