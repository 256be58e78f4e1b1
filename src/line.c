/* line.c: see line.h and xo/winning_cell.h. */
#include "line.h"
#include "xo/winning_cell.h"
#include "through.acsl"
#include "won.acsl"

/* i steps along one axis, s is -1, 0 or 1. */
/*@ requires step:  -1 <= s <= 1;
    requires small: -XO_SIDE_MAX <= i <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures along:  \result == Along(s, i); */
static int xo_along(int s, int i) { return s == 0 ? 0 : s == 1 ? i : -i; }

/* First whether the line's last cell is on the board, then cell by cell. */
bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int a = r + xo_along(dr, game->rules.line - 1), b = c + xo_along(dc, game->rules.line - 1);
  if (a > game->rules.rows || b < 1 || b > game->rules.cols)
    return false;
  /*@ loop invariant bound: 0 <= i <= game->rules.line;
      loop invariant run:   Run(*game, player, r, c, dr, dc, i);
      loop assigns i; loop variant game->rules.line - i; */
  for (int i = 0; i < game->rules.line; i++)
    if (game->cell[r + xo_along(dr, i)][c + xo_along(dc, i)] != player)
      return false;
  return true;
}

/* How many cells in a row beyond (r, c) are the player's, at most line - 1.
 * Cell by cell, until one is not the player's or a line has no more cells. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    requires map:    IsMap(*game);
    requires player: InvPlayer(game->rules, player);
    requires step:   Step(dr, dc);
    requires board:  OnBoard(game->rules, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result < game->rules.line;
    ensures run:     \forall integer i; 1 <= i <= \result ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
    ensures stop:    \result < game->rules.line - 1 ==>
                       !Holds(*game, player, r + Along(dr, \result + 1), c + Along(dc, \result + 1)); */
static int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int n = 0;
  /*@ loop invariant bound: 0 <= n < game->rules.line;
      loop invariant board: OnBoard(game->rules, r + Along(dr, n), c + Along(dc, n));
      loop invariant run:   \forall integer i; 1 <= i <= n ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
      loop assigns n; loop variant game->rules.line - n; */
  while (n < game->rules.line - 1 && game->cell[r + xo_along(dr, n + 1)][c + xo_along(dc, n + 1)] == player) {
    //@ assert next: Holds(*game, player, r + Along(dr, n + 1), c + Along(dc, n + 1));
    n++;
  }
  return n;
}

/* Whether a line of the player passes through (r, c), which is the player's, in this direction. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    requires map:    IsMap(*game);
    requires player: InvPlayer(game->rules, player);
    requires dir:    Dir(dr, dc);
    requires cell:   Holds(*game, player, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures run:     \result <==> Through(*game, player, r, c, dr, dc); */
static bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  // The player's cells in a row behind (r, c), those before it, and the cell itself.
  int back = xo_reach(game, player, r, c, -dr, -dc);
  int fore = xo_reach(game, player, r, c, dr, dc);
  //@ ghost through_reach(*game, player, r, c, dr, dc, back, fore);
  return back + fore + 1 >= game->rules.line;
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return xo_through(game, player, pos.row, pos.col, 0, 1) || xo_through(game, player, pos.row, pos.col, 1, 0) ||
         xo_through(game, player, pos.row, pos.col, 1, 1) || xo_through(game, player, pos.row, pos.col, 1, -1);
}

bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos)
{
  //@ ghost won_cell(*game, player, pos.row, pos.col);
  return xo_moves_for_player(game, player, pos) && xo_wins_through(game, player, pos);
}
