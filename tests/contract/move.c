/* move.c: the clauses of xo_init and xo_move. */
#include "breach.h"

REAL(xo_init);
REAL(xo_move);

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
    game->cell[0][0] = XO_CROSS;
}

void xo_move(xo_game *game, xo_player player, xo_pos pos)
{
  if (fault("count"))
    return;
  if (fault("munion")) /* a game with one move more, but another one */
    pos.col = 4 - pos.col;
  real_xo_move(game, player, pos);
  if (fault("game"))
    game->cell[0][0] = (signed char)player;
}

/* ---- callers ---- */

static void requires_xo_init_valid(void) { xo_init(no_memory(), tic_tac_toe()); }

static void requires_xo_init_rules(void)
{
  xo_game g;
  xo_rules rules = {3, 3, 3, 1};
  xo_init(&g, rules);
}

static void init(void)
{
  xo_game g;
  xo_init(&g, tic_tac_toe());
}

static void requires_xo_move_valid(void) { xo_move(no_memory(), XO_CROSS, pos_at(1, 1)); }

static void requires_xo_move_game(void)
{
  xo_game g = spoiled();
  xo_move(&g, XO_CROSS, pos_at(1, 3));
}

static void requires_xo_move_player(void)
{
  xo_game g = game_of("15");
  xo_move(&g, 3, pos_at(1, 3));
}

static void requires_xo_move_pos(void)
{
  xo_game g = game_of("15");
  xo_move(&g, XO_CROSS, pos_at(4, 3));
}

static void requires_xo_move_free(void)
{
  xo_game g = game_of("15");
  xo_move(&g, XO_CROSS, pos_at(2, 2));
}

/* CROSS is a move ahead already. */
static void requires_xo_move_balance(void)
{
  xo_game g = game_of("1");
  xo_move(&g, XO_CROSS, pos_at(1, 3));
}

static void move_good(void)
{
  xo_game g = game_of("15");
  xo_move(&g, XO_CROSS, pos_at(3, 1));
}

const breach move_breaches[] = {
    REQUIRES(xo_init, valid),
    REQUIRES(xo_init, rules),
    ENSURES(xo_init, rules, init, ""),
    ENSURES(xo_init, empty, init, ""),
    ENSURES(xo_init, game, init, "empty"),
    REQUIRES(xo_move, valid),
    REQUIRES(xo_move, game),
    REQUIRES(xo_move, player),
    REQUIRES(xo_move, pos),
    REQUIRES(xo_move, free),
    REQUIRES(xo_move, balance),
    ENSURES(xo_move, game, move_good, "munion"),
    ENSURES(xo_move, munion, move_good, ""),
    ENSURES(xo_move, count, move_good, "munion"),
    {0},
};
