/* line.c: the clauses of line.h. */
#include "breach.h"

REAL(xo_along);
REAL(xo_line);
REAL(xo_reach);
REAL(xo_through);
REAL(xo_wins_through);

/* ---- the faulty library ---- */

int xo_along(int s, int i)
{
  return real_xo_along(s, i) + fault("along");
}

bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  return real_xo_line(game, player, r, c, dr, dc) != fault("line");
}

int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  if (fault("bound"))
    return -1;
  return real_xo_reach(game, player, r, c, dr, dc) + fault("run") - fault("stop");
}

bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  return real_xo_through(game, player, r, c, dr, dc) != fault("run");
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return real_xo_wins_through(game, player, pos) != fault("won");
}

/* ---- callers ---- */

static void requires_xo_along_step(void)
{
  xo_along(2, 1);
}

static void requires_xo_along_small(void)
{
  xo_along(1, XO_SIDE_MAX + 1);
}

static void along(void)
{
  xo_along(-1, 2);
}

static void requires_xo_line_valid(void)
{
  xo_line(no_memory(), XO_CROSS, 1, 1, 0, 1);
}

static xo_game without_rules(void)
{
  xo_game g = game_of("152");
  g.rules.line = 0;
  return g;
}

static void requires_xo_line_rules(void)
{
  xo_game g = without_rules();
  xo_line(&g, XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_line_dir(void)
{
  xo_game g = game_of("152");
  xo_line(&g, XO_CROSS, 1, 3, 0, -1);
}

static void requires_xo_line_board(void)
{
  xo_game g = game_of("152");
  xo_line(&g, XO_CROSS, 0, 1, 0, 1);
}

static void line_good(void)
{
  xo_game g = game_of("15293");
  xo_line(&g, XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_reach_valid(void)
{
  xo_reach(no_memory(), XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_reach_rules(void)
{
  xo_game g = without_rules();
  xo_reach(&g, XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_reach_map(void)
{
  xo_game g = overflown();
  xo_reach(&g, XO_CROSS, 1, 1, -1, -1);
}

static void requires_xo_reach_player(void)
{
  xo_game g = game_of("152");
  xo_reach(&g, 0, 1, 1, 0, 1);
}

static void requires_xo_reach_step(void)
{
  xo_game g = game_of("152");
  xo_reach(&g, XO_CROSS, 1, 1, 0, 0);
}

static void requires_xo_reach_board(void)
{
  xo_game g = game_of("152");
  xo_reach(&g, XO_CROSS, 1, 4, 0, -1);
}

static void reach(void)
{
  xo_game g = game_of("152");
  xo_reach(&g, XO_CROSS, 1, 1, 0, 1);
}

/* From a free cell, so that "it does not reach further than -1" is not false as well. */
static void reach_from_a_free_cell(void)
{
  xo_game g = game_of("152");
  xo_reach(&g, XO_CROSS, 1, 3, 1, 0);
}

static void requires_xo_through_valid(void)
{
  xo_through(no_memory(), XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_through_rules(void)
{
  xo_game g = without_rules();
  xo_through(&g, XO_CROSS, 1, 1, 0, 1);
}

static void requires_xo_through_map(void)
{
  xo_game g = overflown();
  xo_through(&g, XO_CROSS, 1, 1, 1, 1);
}

static void requires_xo_through_player(void)
{
  xo_game g = game_of("152");
  xo_through(&g, 0, 3, 3, 0, 1);
}

static void requires_xo_through_dir(void)
{
  xo_game g = game_of("152");
  xo_through(&g, XO_CROSS, 1, 1, -1, 0);
}

static void requires_xo_through_cell(void)
{
  xo_game g = game_of("152");
  xo_through(&g, XO_CROSS, 2, 2, 0, 1);
}

static void through(void)
{
  xo_game g = game_of("15293");
  xo_through(&g, XO_CROSS, 1, 2, 0, 1);
}

static void requires_xo_wins_through_valid(void)
{
  xo_wins_through(no_memory(), XO_CROSS, pos_at(1, 1));
}

static void requires_xo_wins_through_rules(void)
{
  xo_game g = without_rules();
  xo_wins_through(&g, XO_CROSS, pos_at(1, 1));
}

static void requires_xo_wins_through_map(void)
{
  xo_game g = overflown();
  xo_wins_through(&g, XO_CROSS, pos_at(1, 1));
}

static void requires_xo_wins_through_player(void)
{
  xo_game g = game_of("152");
  xo_wins_through(&g, 0, pos_at(3, 3));
}

static void requires_xo_wins_through_cell(void)
{
  xo_game g = game_of("152");
  xo_wins_through(&g, XO_CROSS, pos_at(2, 2));
}

static void wins_through(void)
{
  xo_game g = game_of("15293");
  xo_wins_through(&g, XO_CROSS, pos_at(1, 3));
}

const breach line_breaches[] = {
    REQUIRES(xo_along, step),
    REQUIRES(xo_along, small),
    ENSURES(xo_along, along, along, ""),
    REQUIRES(xo_line, valid),
    REQUIRES(xo_line, rules),
    REQUIRES(xo_line, dir),
    REQUIRES(xo_line, board),
    ENSURES(xo_line, line, line_good, ""),
    REQUIRES(xo_reach, valid),
    REQUIRES(xo_reach, rules),
    REQUIRES(xo_reach, map),
    REQUIRES(xo_reach, player),
    REQUIRES(xo_reach, step),
    REQUIRES(xo_reach, board),
    ENSURES(xo_reach, bound, reach_from_a_free_cell, ""),
    ENSURES(xo_reach, run, reach, ""),
    ENSURES(xo_reach, stop, reach, ""),
    REQUIRES(xo_through, valid),
    REQUIRES(xo_through, rules),
    REQUIRES(xo_through, map),
    REQUIRES(xo_through, player),
    REQUIRES(xo_through, dir),
    REQUIRES(xo_through, cell),
    ENSURES(xo_through, run, through, ""),
    REQUIRES(xo_wins_through, valid),
    REQUIRES(xo_wins_through, rules),
    REQUIRES(xo_wins_through, map),
    REQUIRES(xo_wins_through, player),
    REQUIRES(xo_wins_through, cell),
    ENSURES(xo_wins_through, won, wins_through, ""),
    {0},
};
