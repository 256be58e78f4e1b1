/* game.c: see xo/game.h. */
#include "xo/game.h"
#include "line.h"

void xo_init(xo_game *game, xo_rules rules)
{
  game->rules = rules;
  game->moves = 0;
  for (int r = 0; r < XO_SIDE_MAX + 2; r++)
    for (int c = 0; c < XO_SIDE_MAX + 2; c++)
      game->cell[r][c] = 0;
}

int xo_move_count_so_far(const xo_game *game)
{
  return game->moves;
}

int xo_move_count_left(const xo_game *game)
{
  return xo_max(game->rules) - game->moves;
}

bool xo_moves_so_far(const xo_game *game, xo_pos pos)
{
  return game->cell[pos.row][pos.col] != 0;
}

bool xo_moves_for_player(const xo_game *game, xo_player player, xo_pos pos)
{
  return game->cell[pos.row][pos.col] == player;
}

bool xo_has_won(const xo_game *game, xo_player player)
{
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++)
      if (xo_line(game, player, r, c, 0, 1) || xo_line(game, player, r, c, 1, 0) ||
          xo_line(game, player, r, c, 1, 1) || xo_line(game, player, r, c, 1, -1))
        return true;
  return false;
}

static xo_player xo_winner(const xo_game *game)
{
  xo_player winner = 0;
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_has_won(game, p)) {
      if (winner != 0)
        return 0;
      winner = p;
    }
  return winner;
}

bool xo_is_won(const xo_game *game)
{
  return xo_winner(game) != 0;
}

xo_player xo_who_won(const xo_game *game)
{
  return xo_winner(game);
}

bool xo_is_draw(const xo_game *game)
{
  return !xo_is_won(game) && xo_move_count_left(game) == 0;
}

bool xo_is_unfinished(const xo_game *game)
{
  return !xo_is_won(game) && !xo_is_draw(game);
}

void xo_move(xo_game *game, xo_player player, xo_pos pos)
{
  game->cell[pos.row][pos.col] = (signed char)player;
  game->moves++;
}
