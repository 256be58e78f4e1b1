/* bitboard.h: one player's cells as bits. The kernel's own: it is not installed, and no public header includes it. */
#ifndef XO_PRIVATE_BITBOARD_H
#define XO_PRIVATE_BITBOARD_H

#include "xo/referee.h"

/* Bit c of row[r] says whether (r, c) is marked. There are rows for a line that begins in the last one of the board. */
typedef struct {
  unsigned row[2 * XO_SIDE_MAX];
} xo_bitboard;

/* The cells of the player of each turn, on a small board: a word each. */
typedef struct {
  unsigned long long of[XO_PLAYERS_MAX];
} xo_marks;

#include "bitboard.acsl"

#endif
