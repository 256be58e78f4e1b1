/* game.c: the clauses of the queries of xo/game.h. */
#include "breach.h"

REAL(xo_moves_so_far);
REAL(xo_moves_for_player);
REAL(xo_move_count_so_far);
REAL(xo_move_count_left);
REAL(xo_has_won);
REAL(xo_has_line);
REAL(xo_is_won);
REAL(xo_who_won);
REAL(xo_is_draw);
REAL(xo_is_unfinished);

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

#define QUERY(function)                                                    \
  static void requires_##function##_valid(void) { function(no_memory()); } \
  static void requires_##function##_game(void)                             \
  {                                                                        \
    xo_game g = spoiled();                                                 \
    function(&g);                                                          \
  }                                                                        \
  static void function##_of_a_won_game(void)                               \
  {                                                                        \
    xo_game g = game_of("15293");                                          \
    function(&g);                                                          \
  }

QUERY(xo_move_count_so_far)
QUERY(xo_move_count_left)
QUERY(xo_is_won)
QUERY(xo_is_draw)
QUERY(xo_is_unfinished)

/* ---- the others ---- */

static void requires_xo_moves_so_far_valid(void) { xo_moves_so_far(no_memory(), pos_at(1, 1)); }

static void requires_xo_moves_so_far_game(void)
{
  xo_game g = overflown();
  xo_moves_so_far(&g, pos_at(1, 1));
}

static void requires_xo_moves_so_far_pos(void)
{
  xo_game g = game_of("1");
  xo_moves_so_far(&g, pos_at(1, 4));
}

static void moves_so_far(void)
{
  xo_game g = game_of("1");
  xo_moves_so_far(&g, pos_at(1, 1));
}

static void requires_xo_moves_for_player_valid(void) { xo_moves_for_player(no_memory(), XO_CROSS, pos_at(1, 1)); }

static void requires_xo_moves_for_player_game(void)
{
  xo_game g = spoiled();
  xo_moves_for_player(&g, XO_CROSS, pos_at(1, 1));
}

static void requires_xo_moves_for_player_player(void)
{
  xo_game g = game_of("1");
  xo_moves_for_player(&g, 3, pos_at(1, 1));
}

static void requires_xo_moves_for_player_pos(void)
{
  xo_game g = game_of("1");
  xo_moves_for_player(&g, XO_CROSS, pos_at(0, 1));
}

static void moves_for_player(void)
{
  xo_game g = game_of("1");
  xo_moves_for_player(&g, XO_NOUGHT, pos_at(1, 1));
}

static void requires_xo_has_won_valid(void) { xo_has_won(no_memory(), XO_CROSS); }

static void requires_xo_has_won_game(void)
{
  xo_game g = spoiled();
  xo_has_won(&g, XO_CROSS);
}

static void requires_xo_has_won_player(void)
{
  xo_game g = game_of("1");
  xo_has_won(&g, 0);
}

static void has_won(void)
{
  xo_game g = game_of("15293");
  xo_has_won(&g, XO_CROSS);
}

static void requires_xo_has_line_valid(void) { xo_has_line(no_memory(), XO_CROSS); }

static void requires_xo_has_line_rules(void)
{
  xo_game g = game_of("1");
  g.rules.rows = XO_SIDE_MAX + 1;
  xo_has_line(&g, XO_CROSS);
}

static void has_line(void)
{
  xo_game g = spoiled();
  xo_has_line(&g, XO_CROSS);
}

static void requires_xo_who_won_valid(void) { xo_who_won(no_memory()); }

static void requires_xo_who_won_game(void)
{
  xo_game g = game_of("15293");
  g.moves = 0;
  xo_who_won(&g);
}

/* Two players with a line each: nobody has won. */
static void requires_xo_who_won_won(void)
{
  xo_game g = game_of("142536");
  xo_who_won(&g);
}

static void who_won(void)
{
  xo_game g = game_of("15293");
  xo_who_won(&g);
}

const breach game_breaches[] = {
    REQUIRES(xo_moves_so_far, valid),
    REQUIRES(xo_moves_so_far, game),
    REQUIRES(xo_moves_so_far, pos),
    ENSURES(xo_moves_so_far, moves, moves_so_far, ""),
    REQUIRES(xo_moves_for_player, valid),
    REQUIRES(xo_moves_for_player, game),
    REQUIRES(xo_moves_for_player, player),
    REQUIRES(xo_moves_for_player, pos),
    ENSURES(xo_moves_for_player, moves, moves_for_player, ""),
    REQUIRES(xo_move_count_so_far, valid),
    REQUIRES(xo_move_count_so_far, game),
    ENSURES(xo_move_count_so_far, count, xo_move_count_so_far_of_a_won_game, ""),
    ENSURES(xo_move_count_so_far, bound, xo_move_count_so_far_of_a_won_game, "count"),
    REQUIRES(xo_move_count_left, valid),
    REQUIRES(xo_move_count_left, game),
    ENSURES(xo_move_count_left, count, xo_move_count_left_of_a_won_game, ""),
    ENSURES(xo_move_count_left, bound, xo_move_count_left_of_a_won_game, "count"),
    REQUIRES(xo_has_won, valid),
    REQUIRES(xo_has_won, game),
    REQUIRES(xo_has_won, player),
    ENSURES(xo_has_won, won, has_won, ""),
    REQUIRES(xo_has_line, valid),
    REQUIRES(xo_has_line, rules),
    ENSURES(xo_has_line, line, has_line, ""),
    REQUIRES(xo_is_won, valid),
    REQUIRES(xo_is_won, game),
    ENSURES(xo_is_won, won, xo_is_won_of_a_won_game, ""),
    REQUIRES(xo_who_won, valid),
    REQUIRES(xo_who_won, game),
    REQUIRES(xo_who_won, won),
    ENSURES(xo_who_won, player, who_won, "won"),
    ENSURES(xo_who_won, won, who_won, ""),
    REQUIRES(xo_is_draw, valid),
    REQUIRES(xo_is_draw, game),
    ENSURES(xo_is_draw, draw, xo_is_draw_of_a_won_game, ""),
    REQUIRES(xo_is_unfinished, valid),
    REQUIRES(xo_is_unfinished, game),
    ENSURES(xo_is_unfinished, open, xo_is_unfinished_of_a_won_game, ""),
    {0},
};
