/* game.c: see xo/rules.h and xo/game.h. */
#include "xo/game.h"
#include "line.h"
#include "count.acsl"

bool xo_inv_rules(xo_rules rules)
{
  return 1 <= rules.rows && rules.rows <= XO_SIDE_MAX && 1 <= rules.cols && rules.cols <= XO_SIDE_MAX &&
         1 <= rules.line && rules.line <= XO_SIDE_MAX && 2 <= rules.players && rules.players <= XO_PLAYERS_MAX &&
         0 <= rules.exact && rules.exact <= 1 && rules.exact < rules.line;
}

bool xo_inv_pos(xo_rules rules, xo_pos pos)
{
  return 1 <= pos.row && pos.row <= rules.rows && 1 <= pos.col && pos.col <= rules.cols;
}

int xo_max(xo_rules rules)
{
  //@ ghost area_bound(rules.rows, rules.cols);
  return rules.rows * rules.cols;
}

int xo_min_moves(xo_rules rules)
{
  //@ ghost win_bound(rules.players, rules.line - 1);
  int win = rules.players * (rules.line - 1) + 1;
  int max = xo_max(rules);
  return win < max ? win : max;
}

void xo_init(xo_game *game, xo_rules rules)
{
  *game = (xo_game){rules, 0, {{0}}};
  //@ ghost count_empty(*game);
}

bool xo_moves_so_far(const xo_game *game, xo_pos pos) { return game->cell[pos.row][pos.col] != 0; }

bool xo_moves_for_player(const xo_game *game, xo_player player, xo_pos pos)
{
  return game->cell[pos.row][pos.col] == player;
}

int xo_move_count_so_far(const xo_game *game)
{
  //@ ghost count_most(*game);
  return game->moves;
}

int xo_move_count_left(const xo_game *game) { return xo_max(game->rules) - xo_move_count_so_far(game); }

bool xo_has_won(const xo_game *game, xo_player player)
{
  // Every cell is tried as the first of a line, in the four directions.
  /*@ loop invariant bound:   1 <= r <= game->rules.rows + 1;
      loop invariant no_line: \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                                !LineAt(*game, player, a, b);
      loop assigns r; loop variant game->rules.rows - r; */
  for (int r = 1; r <= game->rules.rows; r++)
    /*@ loop invariant bound:   1 <= c <= game->rules.cols + 1;
        loop invariant no_line: \forall integer b; 1 <= b < c ==> !LineAt(*game, player, r, b);
        loop assigns c; loop variant game->rules.cols - c; */
    for (int c = 1; c <= game->rules.cols; c++)
      if (xo_line(game, player, r, c, 0, 1) || xo_line(game, player, r, c, 1, 0) || xo_line(game, player, r, c, 1, 1) ||
          xo_line(game, player, r, c, 1, -1))
        return true;
  return false;
}

xo_player xo_who_won(const xo_game *game)
{
  // The loop does not stop at a winner: there may be a second one.
  xo_player winner = 0;
  /*@ loop invariant bound:      1 <= p <= game->rules.players + 1;
      loop invariant one_winner: winner == 0 || (1 <= winner < p && HasWon(*game, winner));
      loop invariant only:       \forall integer q; 1 <= q < p ==> (HasWon(*game, q) ==> q == winner);
      loop assigns p, winner; loop variant game->rules.players - p; */
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_has_won(game, p)) {
      if (winner != 0)
        return 0;
      winner = p;
    }
  return winner;
}

bool xo_is_won(const xo_game *game) { return xo_who_won(game) != 0; }

bool xo_is_draw(const xo_game *game) { return !xo_is_won(game) && xo_move_count_left(game) == 0; }

bool xo_is_unfinished(const xo_game *game) { return !xo_is_won(game) && !xo_is_draw(game); }

void xo_move(xo_game *game, xo_player player, xo_pos pos)
{
  //@ ghost xo_game old = *game;
  //@ ghost count_bound(old);
  game->cell[pos.row][pos.col] = (signed char)player;
  game->moves++;
  //@ ghost count_munion(old, *game, pos.row, pos.col, player);
}
