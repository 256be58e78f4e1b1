/* position.c: see xo/board.h. */
#include "xo/board.h"
#include "cells.h"
#include "count.acsl"
#include "turns_taken.acsl"

int xo_cells_of(const xo_game *game, xo_player player)
{
  int n = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant count: n == CountRows(*game, player, r - 1) && 0 <= n <= XO_SIDE_MAX * (r - 1);
      loop assigns r, n; loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++)
    /*@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1;
        loop invariant count: n == CountRows(*game, player, r - 1) + CountRow(*game, player, r, c - 1) &&
                                0 <= n <= XO_SIDE_MAX * (r - 1) + c - 1;
        loop assigns c, n; loop variant XO_SIDE_MAX - c; */
    for (int c = 1; c <= XO_SIDE_MAX; c++)
      n += game->cell[r][c] == player;
  return n;
}

bool xo_is_map(const xo_game *game)
{
  /*@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
      loop invariant map:   \forall integer a, b; 0 <= a < r && 0 <= b < XO_SIDE_MAX + 2 ==>
                              0 <= game->cell[a][b] <= game->rules.players &&
                              (!OnBoard(game->rules, a, b) ==> game->cell[a][b] == 0);
      loop assigns r; loop variant XO_SIDE_MAX + 2 - r; */
  for (int r = 0; r < XO_SIDE_MAX + 2; r++)
    /*@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
        loop invariant map:   \forall integer b; 0 <= b < c ==> 0 <= game->cell[r][b] <= game->rules.players &&
                                (!OnBoard(game->rules, r, b) ==> game->cell[r][b] == 0);
        loop assigns c; loop variant XO_SIDE_MAX + 2 - c; */
    for (int c = 0; c < XO_SIDE_MAX + 2; c++) {
      bool on_board = 1 <= r && r <= game->rules.rows && 1 <= c && c <= game->rules.cols;
      if (game->cell[r][c] < 0 || game->cell[r][c] > (on_board ? game->rules.players : 0))
        return false;
    }
  return true;
}

/* Whether the players have taken turns. */
/*@ requires valid: \valid_read(game);
    requires rules: InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures turns:  \result <==> TurnsTaken(*game); */
static bool position_turns(const xo_game *game)
{
  /*@ loop invariant bound: 1 <= p <= game->rules.players + 1;
      loop invariant turns: \forall integer a, b; 1 <= a < p && 1 <= b <= game->rules.players ==>
                              (a < b ==> 0 <= Count(*game, a) - Count(*game, b) <= 1);
      loop assigns p; loop variant game->rules.players - p; */
  for (xo_player p = 1; p <= game->rules.players; p++) {
    int mine = xo_cells_of(game, p);
    /*@ loop invariant bound: p + 1 <= q <= game->rules.players + 1;
        loop invariant turns: \forall integer b; p < b < q ==> 0 <= Count(*game, p) - Count(*game, b) <= 1;
        loop assigns q; loop variant game->rules.players - q; */
    for (xo_player q = p + 1; q <= game->rules.players; q++) {
      int ahead = mine - xo_cells_of(game, q);
      if (ahead < 0 || ahead > 1)
        return false;
    }
  }
  return true;
}

/* Whose turn it is: the first player who has no more cells than the last one. */
/*@ requires valid:    \valid_read(game);
    requires position: IsPosition(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures turn:      NextTurn(*game, \result); */
static xo_player position_turn(const xo_game *game)
{
  int least = xo_cells_of(game, game->rules.players);
  xo_player p = 1;
  /*@ loop invariant bound: 1 <= p <= game->rules.players;
      loop invariant ahead: \forall integer q; 1 <= q < p ==> Count(*game, q) > least;
      loop assigns p; loop variant game->rules.players - p; */
  while (p < game->rules.players && xo_cells_of(game, p) > least)
    p++;
  return p;
}

bool xo_position_set(xo_position *position)
{
  //@ ghost xo_game old = position->game;
  position->game.moves = XO_CELLS_MAX - xo_cells_of(&position->game, 0);
  //@ ghost count_same(old);
  //@ assert same_cells: SameCells(old, position->game);
  position->turn = 0;
  position->open = 0;
  if (!xo_inv_rules(position->game.rules) || !xo_is_map(&position->game) || !position_turns(&position->game))
    return false;
  position->turn = position_turn(&position->game);
  position->open = xo_is_unfinished(&position->game);
  return true;
}

bool xo_position_next(const xo_position *position, xo_pos pos, xo_game *next)
{
  if (!position->open || !xo_inv_pos(position->game.rules, pos) || xo_moves_so_far(&position->game, pos))
    return false;
  *next = position->game;
  xo_move(next, position->turn, pos);
  //@ ghost turns_next(position->game, *next, position->turn, pos.row, pos.col);
  return true;
}
