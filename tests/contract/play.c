/* play.c: the clauses of xo/play.h and src/play.h. */
#include "breach.h"

REAL(xo_play)

CONTRARY(xo_order_all, all, (xo_rules rules, const xo_play_order *order), (rules, order))
CONTRARY(xo_inv_play_order, order, (xo_rules rules, const xo_play_order *order), (rules, order))

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
  FAULT(game, *beyond(game) = XO_CROSS);
  FAULT(used, game->moves = -1);
  if (fault("after")) { /* the first move elsewhere */
    game->cell[1][1] = 0;
    game->cell[1][2] = XO_CROSS;
  }
  FAULT(result, outcome = -2);
  FAULT(draw, outcome = XO_DRAW);
  FAULT(open, outcome = XO_UNFINISHED);
  FAULT(won, outcome = XO_NOUGHT);
  return outcome;
}

GIVEN(xo_inv_play_order, ((xo_play_order){2, {XO_NOUGHT, XO_NOUGHT}}), (tic_tac_toe(), it), order)
WRONG(xo_inv_play_order, rules, turns(), ((xo_rules){3, 3, 3, XO_PLAYERS_MAX + 1}, it))
GIVEN(xo_order_all, turns(), (tic_tac_toe(), it), all)
WRONG(xo_order_all, rules, WITH(turns(), len = XO_PLAYERS_MAX + 1), ((xo_rules){3, 3, 3, XO_PLAYERS_MAX + 1}, it))
WRONG(xo_order_all, length, WITH(turns(), len = 1), (tic_tac_toe(), it))

static void play_by(xo_rules rules, xo_play_order order, void *moves)
{
  xo_game g = WITH(game_of(""), rules = rules);
  xo_play(&g, &order, moves);
}

static void play(const char *digits) { play_by(tic_tac_toe(), turns(), (xo_moves[]){list_of(digits)}); }
REQUIRES(xo_play, valid) { play_by(tic_tac_toe(), turns(), no_memory()); }
REQUIRES(xo_play, rules) { play_by((xo_rules){XO_SIDE_MAX + 1, 3, 3, 2}, turns(), (xo_moves[]){list_of("15293")}); }
REQUIRES(xo_play, order) { play_by(tic_tac_toe(), bad_order().order, (xo_moves[]){list_of("15293")}); }

REQUIRES(xo_play, apart)
{
  union {
    xo_game game;
    xo_play_order order;
  } both = {game_of("")};
  both.order = turns();
  xo_play(&both.game, &both.order, (xo_moves[]){list_of("15293")});
}

REQUIRES(xo_play, moves) { play("15251"); }
ENSURES(xo_play, play_open, rules, game after, after, result, draw) { play("153"); }
ENSURES(xo_play, play_nothing, used game open) { play(""); }
ENSURES(xo_play, play_won, open, won) { play("14253"); }

/* NOUGHT has a line one move after CROSS, so that nobody has won in the end. */
ENSURES(xo_play, play_won_twice, before) { play("142536"); }
