/* winning_cell.c: the clauses of xo/winning_cell.h. */
#include "breach.h"

REAL(xo_winning_cell)

/* ---- the faulty library ---- */

bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos)
{
  return real_xo_winning_cell(game, player, pos) != fault("cell");
}

/* ---- callers ---- */

static void winning_cell(xo_player player, xo_pos pos)
{
  xo_game g = game_of("15293");
  xo_winning_cell(&g, player, pos);
}

REQUIRES(xo_winning_cell, valid) { xo_winning_cell(no_memory(), XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_winning_cell, game) { xo_winning_cell((xo_game[]){spoiled()}, XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_winning_cell, player) { winning_cell(3, pos_at(1, 1)); }
REQUIRES(xo_winning_cell, pos) { winning_cell(XO_CROSS, pos_at(1, 4)); }
static void winning_cell_good(void) { winning_cell(XO_CROSS, pos_at(1, 2)); }

ENSURES(xo_winning_cell, winning_cell_good, cell);
