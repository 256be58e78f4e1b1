/* move.c: the clauses of xo_init and xo_move. */
#include "breach.h"

REAL(xo_init, xo_move)

void xo_init(xo_game *game, xo_rules rules)
{
  real_xo_init(game, rules);
  game->rules.cols += fault("rules");
  FAULT(empty, *game = game_of("1")); /* a game, but not the empty one */
  FAULT(game, *beyond(game) = XO_CROSS);
}

void xo_move(xo_game *game, xo_player player, xo_pos pos)
{
  if (fault("count"))
    return;
  FAULT(munion, pos.col = 4 - pos.col); /* a game with one move more, but another one */
  real_xo_move(game, player, pos);
  FAULT(game, *beyond(game) = (signed char)player);
}

GIVEN(xo_init, ((xo_game){0}), (it, tic_tac_toe()), rules, empty, game empty)
WRONG(xo_init, rules, ((xo_game){0}), (it, bad_rules().rules))
GIVEN(xo_move, game_of("15"), (it, XO_CROSS, pos_at(3, 1)), game munion, munion, count munion)
WRONG(xo_move, game, spoiled(), (it, XO_CROSS, pos_at(1, 3)))
WRONG(xo_move, player, game_of("15"), (it, 3, pos_at(1, 3)))
WRONG(xo_move, pos, game_of("15"), (it, XO_CROSS, pos_at(4, 3)))
WRONG(xo_move, free, game_of("15"), (it, XO_CROSS, pos_at(2, 2)))
/* CROSS is a move ahead already. */
WRONG(xo_move, balance, game_of("1"), (it, XO_CROSS, pos_at(1, 3)))
