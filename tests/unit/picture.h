/* picture.h: positions as spec/ERRATA.md writes them, row by row: "XXX/OO./...", "111./22../33../....". */
#ifndef PICTURE_H
#define PICTURE_H

#include "xo.h"

/* What the picture of a board with so many columns shows at row, col: 0, or the player (X is 1, O is 2). */
signed char shown(const char *picture, int cols, int row, int col);

/* The game that the picture shows. Nothing is checked: it may be one that no moves lead to. */
xo_game shown_game(xo_rules rules, const char *picture);

#endif
