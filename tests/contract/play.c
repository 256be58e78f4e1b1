/* play.c: the clauses of xo/play.h. */
#include "breach.h"

REAL(xo_inv_play_order);
REAL(xo_play);

/* ---- the faulty library ---- */

bool xo_inv_play_order(xo_rules rules, const xo_play_order *order)
{
  return real_xo_inv_play_order(rules, order) != fault("order");
}

/* Goes on after the end of the game. */
static xo_outcome play_on(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  for (game->moves = 0; game->moves < moves->len; game->moves++) {
    xo_pos pos = moves->at[game->moves];
    game->cell[pos.row][pos.col] = (signed char)order->at[game->moves % order->len];
  }
  return XO_UNFINISHED;
}

xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  if (fault("before"))
    return play_on(game, order, moves);
  xo_outcome outcome = real_xo_play(game, order, moves);
  game->rules.cols += fault("rules");
  if (fault("game"))
    game->cell[0][0] = XO_CROSS;
  if (fault("used"))
    game->moves = -1;
  if (fault("after")) { /* the first move elsewhere */
    game->cell[1][1] = 0;
    game->cell[1][2] = XO_CROSS;
  }
  if (fault("result"))
    return -2;
  if (fault("draw"))
    return XO_DRAW;
  if (fault("open"))
    return XO_UNFINISHED;
  return fault("won") ? XO_NOUGHT : outcome;
}

/* ---- callers ---- */

static void requires_xo_inv_play_order_valid(void) { xo_inv_play_order(tic_tac_toe(), no_memory()); }

static void requires_xo_inv_play_order_rules(void)
{
  xo_rules rules = {3, 3, 3, XO_PLAYERS_MAX + 1};
  xo_play_order order = turns();
  xo_inv_play_order(rules, &order);
}

static void inv_play_order(void)
{
  xo_play_order order = {2, {XO_NOUGHT, XO_NOUGHT}};
  xo_inv_play_order(tic_tac_toe(), &order);
}

static void play(const char *digits)
{
  xo_game g = game_of("");
  xo_play_order order = turns();
  xo_moves moves = list_of(digits);
  xo_play(&g, &order, &moves);
}

static void requires_xo_play_valid(void)
{
  xo_game g = game_of("");
  xo_play_order order = turns();
  xo_play(&g, &order, no_memory());
}

static void requires_xo_play_apart(void)
{
  union {
    xo_game game;
    xo_play_order order;
  } both = {game_of("")};
  xo_moves moves = list_of("15293");
  both.order = turns();
  xo_play(&both.game, &both.order, &moves);
}

static void requires_xo_play_rules(void)
{
  xo_game g = {{XO_SIDE_MAX + 1, 3, 3, 2}, 0, {{0}}};
  xo_play_order order = turns();
  xo_moves moves = list_of("15293");
  xo_play(&g, &order, &moves);
}

static void requires_xo_play_order(void)
{
  xo_game g = game_of("");
  xo_play_order order = {2, {XO_CROSS, XO_CROSS}};
  xo_moves moves = list_of("15293");
  xo_play(&g, &order, &moves);
}

static void requires_xo_play_moves(void) { play("15251"); }
static void play_open(void) { play("153"); }
static void play_nothing(void) { play(""); }
static void play_won(void) { play("14253"); }

/* NOUGHT has a line one move after CROSS, so that nobody has won in the end. */
static void play_won_twice(void) { play("142536"); }

const breach play_breaches[] = {
    REQUIRES(xo_inv_play_order, valid),
    REQUIRES(xo_inv_play_order, rules),
    ENSURES(xo_inv_play_order, order, inv_play_order, ""),
    REQUIRES(xo_play, valid),
    REQUIRES(xo_play, apart),
    REQUIRES(xo_play, rules),
    REQUIRES(xo_play, order),
    REQUIRES(xo_play, moves),
    ENSURES(xo_play, rules, play_open, ""),
    ENSURES(xo_play, game, play_open, "after"),
    ENSURES(xo_play, used, play_nothing, "game open"),
    ENSURES(xo_play, after, play_open, ""),
    ENSURES(xo_play, before, play_won_twice, ""),
    ENSURES(xo_play, result, play_open, ""),
    ENSURES(xo_play, draw, play_open, ""),
    ENSURES(xo_play, open, play_won, ""),
    ENSURES(xo_play, won, play_won, ""),
    {0},
};
