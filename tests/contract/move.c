/* move.c: the clauses of xo_init and xo_move. */
#include "breach.h"

REAL(xo_init, xo_move)

/* ---- the faulty library ---- */

void xo_init(xo_game *game, xo_rules rules)
{
  real_xo_init(game, rules);
  game->rules.cols += fault("rules");
  if (fault("empty")) { /* a game, but not the empty one */
    game->cell[1][1] = XO_CROSS;
    game->moves = 1;
  }
  if (fault("game"))
    *beyond(game) = XO_CROSS;
}

void xo_move(xo_game *game, xo_player player, xo_pos pos)
{
  if (fault("count"))
    return;
  if (fault("munion")) /* a game with one move more, but another one */
    pos.col = 4 - pos.col;
  real_xo_move(game, player, pos);
  if (fault("game"))
    *beyond(game) = (signed char)player;
}

/* ---- callers ---- */

REQUIRES(xo_init, valid) { xo_init(no_memory(), tic_tac_toe()); }
REQUIRES(xo_init, rules) { xo_init(&(xo_game){0}, (xo_rules){3, 3, 3, 1}); }
static void init(void) { xo_init(&(xo_game){0}, tic_tac_toe()); }
REQUIRES(xo_move, valid) { xo_move(no_memory(), XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_move, game) { xo_move((xo_game[]){spoiled()}, XO_CROSS, pos_at(1, 3)); }
REQUIRES(xo_move, player) { xo_move((xo_game[]){game_of("15")}, 3, pos_at(1, 3)); }
REQUIRES(xo_move, pos) { xo_move((xo_game[]){game_of("15")}, XO_CROSS, pos_at(4, 3)); }
REQUIRES(xo_move, free) { xo_move((xo_game[]){game_of("15")}, XO_CROSS, pos_at(2, 2)); }

/* CROSS is a move ahead already. */
REQUIRES(xo_move, balance) { xo_move((xo_game[]){game_of("1")}, XO_CROSS, pos_at(1, 3)); }
static void move_good(void) { xo_move((xo_game[]){game_of("15")}, XO_CROSS, pos_at(3, 1)); }

ENSURES(xo_init, init, rules, empty, game empty);
ENSURES(xo_move, move_good, game munion, munion, count munion);
