/* count.h: the positions of one ply, counted without visiting the plies before.
 *
 * Games lead to a board just if a cell of who moved last can be emptied so that nobody has a line: then the game was
 * not over before that move, whatever the order of the moves was (proofs/LAWS.md), and the other way round nobody had a
 * line before the last move of any game. So the sets of cells that the players hold can be looked at one by one: all
 * but the last to move have sets without a line. Of the last player's sets one is taken for each class under the
 * symmetries of the board.
 */
#ifndef CLI_COUNT_H
#define CLI_COUNT_H

#include "layer.h"
#include "cells.h"
#include "wide.h"

typedef struct {
  wide open;     /* positions in which nobody has a line */
  wide won;      /* in which the last to move has one */
  wide won_from; /* the same, once for each cell that the last move can have been to */
} ply_count;

/* Counts the positions of this layer, of at least one move. The sets of as many cells as who moved last holds, and of
 * one cell less, are given. done is told now and then, in the thread of the caller, how much of the boards are
 * counted. */
ply_count count_ply(const layer *l, const lineless *most, const lineless *less, int jobs, void (*done)(double boards));

#endif
