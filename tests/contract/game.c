/* game.c: the clauses of xo/game.h. */
#include "breach.h"

REAL(xo_move_count_so_far, xo_move_count_left, xo_who_won, xo_init, xo_move)

CONTRARY(xo_moves_so_far, moves, (const xo_game *game, xo_pos pos), (game, pos))
CONTRARY(xo_moves_for_player, moves, (const xo_game *game, xo_player player, xo_pos pos), (game, player, pos))
CONTRARY(xo_has_won, won, (const xo_game *game, xo_player player), (game, player))
CONTRARY(xo_has_line, line, (const xo_game *game, xo_player player), (game, player))
CONTRARY(xo_is_won, won, (const xo_game *game), (game))
CONTRARY(xo_is_draw, draw, (const xo_game *game), (game))
CONTRARY(xo_is_unfinished, open, (const xo_game *game), (game))

int xo_move_count_so_far(const xo_game *game)
{
  return fault("bound") ? -1 : real_xo_move_count_so_far(game) + fault("count");
}

int xo_move_count_left(const xo_game *game)
{
  return fault("bound") ? -1 : real_xo_move_count_left(game) - fault("count");
}

xo_player xo_who_won(const xo_game *game)
{
  return fault("player") ? 0 : fault("won") ? XO_NOUGHT : real_xo_who_won(game);
}

GIVEN(xo_moves_so_far, game_of("1"), (it, pos_at(1, 1)), moves)
WRONG(xo_moves_so_far, game, overflown(), (it, pos_at(1, 1)))
WRONG(xo_moves_so_far, pos, game_of("1"), (it, pos_at(1, 4)))
GIVEN(xo_moves_for_player, game_of("1"), (it, XO_NOUGHT, pos_at(1, 1)), moves)
WRONG(xo_moves_for_player, game, spoiled(), (it, XO_CROSS, pos_at(1, 1)))
WRONG(xo_moves_for_player, player, game_of("1"), (it, 3, pos_at(1, 1)))
WRONG(xo_moves_for_player, pos, game_of("1"), (it, XO_CROSS, pos_at(0, 1)))
GIVEN(xo_move_count_so_far, game_of("15293"), (it), count, bound count)
WRONG(xo_move_count_so_far, game, spoiled(), (it))
GIVEN(xo_move_count_left, game_of("15293"), (it), count, bound count)
WRONG(xo_move_count_left, game, spoiled(), (it))
GIVEN(xo_has_won, game_of("15293"), (it, XO_CROSS), won)
WRONG(xo_has_won, game, spoiled(), (it, XO_CROSS))
WRONG(xo_has_won, player, game_of("1"), (it, 0))
GIVEN(xo_has_line, spoiled(), (it, XO_CROSS), line)
WRONG(xo_has_line, rules, WITH(game_of("1"), rules.rows = XO_SIDE_MAX + 1), (it, XO_CROSS))
GIVEN(xo_is_won, game_of("15293"), (it), won)
WRONG(xo_is_won, game, spoiled(), (it))
GIVEN(xo_who_won, game_of("15293"), (it), player won, won)
WRONG(xo_who_won, game, WITH(game_of("15293"), moves = 0), (it))
/* Two players with a line each: nobody has won. */
WRONG(xo_who_won, won, game_of("142536"), (it))
GIVEN(xo_is_draw, game_of("15293"), (it), draw)
WRONG(xo_is_draw, game, spoiled(), (it))
GIVEN(xo_is_unfinished, game_of("15293"), (it), open)
WRONG(xo_is_unfinished, game, spoiled(), (it))

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
