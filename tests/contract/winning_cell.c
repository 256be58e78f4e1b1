/* winning_cell.c: the clauses of xo/winning_cell.h. */
#include "breach.h"

REAL(xo_winning_cell);

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

static void requires_xo_winning_cell_valid(void) { xo_winning_cell(no_memory(), XO_CROSS, pos_at(1, 1)); }

static void requires_xo_winning_cell_game(void)
{
  xo_game g = spoiled();
  xo_winning_cell(&g, XO_CROSS, pos_at(1, 1));
}

static void requires_xo_winning_cell_player(void) { winning_cell(3, pos_at(1, 1)); }
static void requires_xo_winning_cell_pos(void) { winning_cell(XO_CROSS, pos_at(1, 4)); }
static void winning_cell_good(void) { winning_cell(XO_CROSS, pos_at(1, 2)); }

const breach winning_cell_breaches[] = {
    REQUIRES(xo_winning_cell, valid),
    REQUIRES(xo_winning_cell, game),
    REQUIRES(xo_winning_cell, player),
    REQUIRES(xo_winning_cell, pos),
    ENSURES(xo_winning_cell, cell, winning_cell_good, ""),
    {0},
};
