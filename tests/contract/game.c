/* game.c: the clauses of the queries of xo/game.h. */
#include "breach.h"

REAL(xo_moves_so_far, xo_moves_for_player, xo_move_count_so_far, xo_move_count_left, xo_has_won, xo_has_line)
REAL(xo_is_won, xo_who_won, xo_is_draw, xo_is_unfinished)

/* ---- the faulty library ---- */

bool xo_moves_so_far(const xo_game *game, xo_pos pos) { return real_xo_moves_so_far(game, pos) != fault("moves"); }

bool xo_moves_for_player(const xo_game *game, xo_player player, xo_pos pos)
{
  return real_xo_moves_for_player(game, player, pos) != fault("moves");
}

int xo_move_count_so_far(const xo_game *game)
{
  return fault("bound") ? -1 : real_xo_move_count_so_far(game) + fault("count");
}

int xo_move_count_left(const xo_game *game)
{
  return fault("bound") ? -1 : real_xo_move_count_left(game) - fault("count");
}

bool xo_has_won(const xo_game *game, xo_player player) { return real_xo_has_won(game, player) != fault("won"); }
bool xo_has_line(const xo_game *game, xo_player player) { return real_xo_has_line(game, player) != fault("line"); }
bool xo_is_won(const xo_game *game) { return real_xo_is_won(game) != fault("won"); }

xo_player xo_who_won(const xo_game *game)
{
  if (fault("player"))
    return 0;
  return fault("won") ? XO_NOUGHT : real_xo_who_won(game);
}

bool xo_is_draw(const xo_game *game) { return real_xo_is_draw(game) != fault("draw"); }
bool xo_is_unfinished(const xo_game *game) { return real_xo_is_unfinished(game) != fault("open"); }

/* ---- the queries of one game: without a pointer, of no game, and as they should be ---- */

#define QUERY(function)                                \
  REQUIRES(function, valid) { function(no_memory()); } \
  REQUIRES(function, game)                             \
  {                                                    \
    xo_game g = spoiled();                             \
    function(&g);                                      \
  }                                                    \
  static void function##_of_a_won_game(void)           \
  {                                                    \
    xo_game g = game_of("15293");                      \
    function(&g);                                      \
  }

QUERY(xo_move_count_so_far)
QUERY(xo_move_count_left)
QUERY(xo_is_won)
QUERY(xo_is_draw)
QUERY(xo_is_unfinished)

/* ---- the others ---- */

REQUIRES(xo_moves_so_far, valid) { xo_moves_so_far(no_memory(), pos_at(1, 1)); }
REQUIRES(xo_moves_so_far, game) { xo_moves_so_far((xo_game[]){overflown()}, pos_at(1, 1)); }
REQUIRES(xo_moves_so_far, pos) { xo_moves_so_far((xo_game[]){game_of("1")}, pos_at(1, 4)); }
static void moves_so_far(void) { xo_moves_so_far((xo_game[]){game_of("1")}, pos_at(1, 1)); }
REQUIRES(xo_moves_for_player, valid) { xo_moves_for_player(no_memory(), XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_moves_for_player, game) { xo_moves_for_player((xo_game[]){spoiled()}, XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_moves_for_player, player) { xo_moves_for_player((xo_game[]){game_of("1")}, 3, pos_at(1, 1)); }
REQUIRES(xo_moves_for_player, pos) { xo_moves_for_player((xo_game[]){game_of("1")}, XO_CROSS, pos_at(0, 1)); }
static void moves_for_player(void) { xo_moves_for_player((xo_game[]){game_of("1")}, XO_NOUGHT, pos_at(1, 1)); }
REQUIRES(xo_has_won, valid) { xo_has_won(no_memory(), XO_CROSS); }
REQUIRES(xo_has_won, game) { xo_has_won((xo_game[]){spoiled()}, XO_CROSS); }
REQUIRES(xo_has_won, player) { xo_has_won((xo_game[]){game_of("1")}, 0); }
static void has_won(void) { xo_has_won((xo_game[]){game_of("15293")}, XO_CROSS); }
REQUIRES(xo_has_line, valid) { xo_has_line(no_memory(), XO_CROSS); }
REQUIRES(xo_has_line, rules) { xo_has_line((xo_game[]){WITH(game_of("1"), rules.rows = XO_SIDE_MAX + 1)}, XO_CROSS); }
static void has_line(void) { xo_has_line((xo_game[]){spoiled()}, XO_CROSS); }
REQUIRES(xo_who_won, valid) { xo_who_won(no_memory()); }
REQUIRES(xo_who_won, game) { xo_who_won((xo_game[]){WITH(game_of("15293"), moves = 0)}); }

/* Two players with a line each: nobody has won. */
REQUIRES(xo_who_won, won) { xo_who_won((xo_game[]){game_of("142536")}); }
static void who_won(void) { xo_who_won((xo_game[]){game_of("15293")}); }

ENSURES(xo_moves_so_far, moves_so_far, moves);
ENSURES(xo_moves_for_player, moves_for_player, moves);
ENSURES(xo_move_count_so_far, xo_move_count_so_far_of_a_won_game, count, bound count);
ENSURES(xo_move_count_left, xo_move_count_left_of_a_won_game, count, bound count);
ENSURES(xo_has_won, has_won, won);
ENSURES(xo_has_line, has_line, line);
ENSURES(xo_is_won, xo_is_won_of_a_won_game, won);
ENSURES(xo_who_won, who_won, player won, won);
ENSURES(xo_is_draw, xo_is_draw_of_a_won_game, draw);
ENSURES(xo_is_unfinished, xo_is_unfinished_of_a_won_game, open);
