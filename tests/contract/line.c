/* line.c: the clauses of line.h. */
#include "breach.h"

REAL(xo_line, xo_wins_through)

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

REQUIRES(xo_line, valid) { xo_line(no_memory(), XO_CROSS, 1, 1, 0, 1); }

static xo_game without_rules(void)
{
  xo_game g = game_of("152");
  g.rules.line = 0;
  return g;
}

REQUIRES(xo_line, rules) { xo_line((xo_game[]){without_rules()}, XO_CROSS, 1, 1, 0, 1); }
REQUIRES(xo_line, dir) { xo_line((xo_game[]){game_of("152")}, XO_CROSS, 1, 3, 0, -1); }
REQUIRES(xo_line, board) { xo_line((xo_game[]){game_of("152")}, XO_CROSS, 0, 1, 0, 1); }
static void line_good(void) { xo_line((xo_game[]){game_of("15293")}, XO_CROSS, 1, 1, 0, 1); }
REQUIRES(xo_wins_through, valid) { xo_wins_through(no_memory(), XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_wins_through, rules) { xo_wins_through((xo_game[]){without_rules()}, XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_wins_through, map) { xo_wins_through((xo_game[]){overflown()}, XO_CROSS, pos_at(1, 1)); }
REQUIRES(xo_wins_through, player) { xo_wins_through((xo_game[]){game_of("152")}, 0, pos_at(3, 3)); }
REQUIRES(xo_wins_through, cell) { xo_wins_through((xo_game[]){game_of("152")}, XO_CROSS, pos_at(2, 2)); }
static void wins_through(void) { xo_wins_through((xo_game[]){game_of("15293")}, XO_CROSS, pos_at(1, 3)); }

ENSURES(xo_line, line_good, line);
ENSURES(xo_wins_through, wins_through, won);
