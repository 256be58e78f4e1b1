/* line.c: see line.h. */
#include "line.h"

/*@ lemma Along_Neg: \forall integer s, i; -1 <= s <= 1 ==> Along(-s, i) == Along(s, -i); */

int xo_along(int s, int i)
{
  return s == 0 ? 0 : s == 1 ? i : -i;
}

bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int a = r + xo_along(dr, game->rules.line - 1), b = c + xo_along(dc, game->rules.line - 1);
  if (a > game->rules.rows || b < 1 || b > game->rules.cols)
    return false;
  /*@ loop invariant bound: 0 <= i <= game->rules.line;
      loop invariant run:   Run(*game, player, r, c, dr, dc, i);
      loop assigns i;
      loop variant game->rules.line - i; */
  for (int i = 0; i < game->rules.line; i++)
    if (game->cell[r + xo_along(dr, i)][c + xo_along(dc, i)] != player)
      return false;
  return true;
}

int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int n = 0;
  /*@ loop invariant bound: 0 <= n < game->rules.line;
      loop invariant board: OnBoard(game->rules, r + Along(dr, n), c + Along(dc, n));
      loop invariant run:   \forall integer i; 1 <= i <= n ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
      loop assigns n;
      loop variant game->rules.line - n; */
  while (n < game->rules.line - 1 && game->cell[r + xo_along(dr, n + 1)][c + xo_along(dc, n + 1)] == player) {
    //@ assert next: Holds(*game, player, r + Along(dr, n + 1), c + Along(dc, n + 1));
    n++;
  }
  return n;
}

bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int back = xo_reach(game, player, r, c, -dr, -dc);
  int fore = xo_reach(game, player, r, c, dr, dc);
  /*@ ghost
    /@ loop invariant bound: 0 <= k <= back + 1;
       loop invariant back:  \forall integer i; -k < i <= 0 ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
       loop assigns k; loop variant back - k; @/
    for (int k = 0; k <= back; k++) {
      /@ assert one: k > 0 ==> Holds(*game, player, r + Along(-dr, k), c + Along(-dc, k)); @/
      /@ assert neg: Along(-dr, k) == Along(dr, -k) && Along(-dc, k) == Along(dc, -k); @/
    } */
  /*@ assert back: \forall integer i; -back <= i <= 0 ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i)); */
  /*@ assert stop: back < game->rules.line - 1 ==>
                     !Holds(*game, player, r + Along(dr, -back - 1), c + Along(dc, -back - 1)); */
  /*@ assert run:  \forall integer i; -back <= i <= fore ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i)); */
  if (back + fore + 1 >= game->rules.line) {
    //@ assert line: ThroughAt(*game, player, r, c, dr, dc, back);
    //@ assert run:  Through(*game, player, r, c, dr, dc);
    return true;
  }
  //@ assert back: \forall integer i; back < i < game->rules.line ==> !ThroughAt(*game, player, r, c, dr, dc, i);
  //@ assert fore: \forall integer i; 0 <= i <= back ==> !ThroughAt(*game, player, r, c, dr, dc, i);
  //@ assert none: \forall integer i; 0 <= i < game->rules.line ==> !ThroughAt(*game, player, r, c, dr, dc, i);
  //@ assert run:  !Through(*game, player, r, c, dr, dc);
  return false;
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return xo_through(game, player, pos.row, pos.col, 0, 1) ||
         xo_through(game, player, pos.row, pos.col, 1, 0) ||
         xo_through(game, player, pos.row, pos.col, 1, 1) ||
         xo_through(game, player, pos.row, pos.col, 1, -1);
}
