/* line.c: the clauses of line.h. */
#include "breach.h"

REAL(xo_line);
REAL(xo_wins_through);

/* ---- the faulty library ---- */

bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  return real_xo_line(game, player, r, c, dr, dc) != fault("line");
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return real_xo_wins_through(game, player, pos) != fault("won");
}

/* ---- callers ---- */

static void requires_xo_line_valid(void) { xo_line(no_memory(), XO_CROSS, 1, 1, 0, 1); }

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

static void requires_xo_wins_through_valid(void) { xo_wins_through(no_memory(), XO_CROSS, pos_at(1, 1)); }

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
    REQUIRES(xo_line, valid),
    REQUIRES(xo_line, rules),
    REQUIRES(xo_line, dir),
    REQUIRES(xo_line, board),
    ENSURES(xo_line, line, line_good, ""),
    REQUIRES(xo_wins_through, valid),
    REQUIRES(xo_wins_through, rules),
    REQUIRES(xo_wins_through, map),
    REQUIRES(xo_wins_through, player),
    REQUIRES(xo_wins_through, cell),
    ENSURES(xo_wins_through, won, wins_through, ""),
    {0},
};
