/* line.c: see line.h. */
#include "line.h"

int xo_along(int s, int i)
{
  return s == 0 ? 0 : s == 1 ? i : -i;
}

static bool xo_run(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  for (int i = 0; i < game->rules.line; i++)
    if (game->cell[r + xo_along(dr, i)][c + xo_along(dc, i)] != player)
      return false;
  return true;
}

bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int a = r + xo_along(dr, game->rules.line - 1), b = c + xo_along(dc, game->rules.line - 1);
  return 1 <= a && a <= game->rules.rows && 1 <= b && b <= game->rules.cols && xo_run(game, player, r, c, dr, dc);
}

int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int n = 0;
  while (n < game->rules.line - 1 && game->cell[r + xo_along(dr, n + 1)][c + xo_along(dc, n + 1)] == player)
    n++;
  return n;
}

bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int back = xo_reach(game, player, r, c, -dr, -dc);
  int fore = xo_reach(game, player, r, c, dr, dc);
  return back + fore + 1 >= game->rules.line;
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return xo_through(game, player, pos.row, pos.col, 0, 1) || xo_through(game, player, pos.row, pos.col, 1, 0) ||
         xo_through(game, player, pos.row, pos.col, 1, 1) || xo_through(game, player, pos.row, pos.col, 1, -1);
}
