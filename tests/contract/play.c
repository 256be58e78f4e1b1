/* play.c: the clauses of xo/play.h. */
#include "breach.h"

REAL(xo_inv_play_order, xo_play)

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
    *beyond(game) = XO_CROSS;
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

REQUIRES(xo_inv_play_order, valid) { xo_inv_play_order(tic_tac_toe(), no_memory()); }

REQUIRES(xo_inv_play_order, rules)
{
  xo_inv_play_order((xo_rules){3, 3, 3, XO_PLAYERS_MAX + 1}, (xo_play_order[]){turns()});
}

static void inv_play_order(void) { xo_inv_play_order(tic_tac_toe(), &(xo_play_order){2, {XO_NOUGHT, XO_NOUGHT}}); }

static void play(const char *digits)
{
  xo_game g = game_of("");
  xo_play_order order = turns();
  xo_moves moves = list_of(digits);
  xo_play(&g, &order, &moves);
}

REQUIRES(xo_play, valid) { xo_play((xo_game[]){game_of("")}, (xo_play_order[]){turns()}, no_memory()); }

REQUIRES(xo_play, apart)
{
  union {
    xo_game game;
    xo_play_order order;
  } both = {game_of("")};
  xo_moves moves = list_of("15293");
  both.order = turns();
  xo_play(&both.game, &both.order, &moves);
}

REQUIRES(xo_play, rules)
{
  xo_play(&(xo_game){{XO_SIDE_MAX + 1, 3, 3, 2}, 0, {{0}}}, (xo_play_order[]){turns()}, (xo_moves[]){list_of("15293")});
}

REQUIRES(xo_play, order)
{
  xo_play((xo_game[]){game_of("")}, &(xo_play_order){2, {XO_CROSS, XO_CROSS}}, (xo_moves[]){list_of("15293")});
}

REQUIRES(xo_play, moves) { play("15251"); }
static void play_open(void) { play("153"); }
static void play_nothing(void) { play(""); }
static void play_won(void) { play("14253"); }

/* NOUGHT has a line one move after CROSS, so that nobody has won in the end. */
static void play_won_twice(void) { play("142536"); }

ENSURES(xo_inv_play_order, inv_play_order, order);
ENSURES(xo_play, play_open, rules, game after, after, result, draw);
ENSURES(xo_play, play_nothing, used game open);
ENSURES(xo_play, play_won_twice, before);
ENSURES(xo_play, play_won, open, won);
