/* cookbook.c: the worked example of CONTRIBUTING.md, from a contract to its last goal. */
#include <xo/game.h>

/*@ ghost
  // After the last column a row holds nothing of any player.
  /@ requires map: InvRules(g.rules) && IsMap(g) && 1 <= r <= g.rules.rows && p != 0;
     terminates \true; exits \false; assigns \nothing;
     ensures rest: CountRow(g, p, r, XO_SIDE_MAX) == CountRow(g, p, r, g.rules.cols); @/
  void row_rest(xo_game g, int p, int r)
  {
    /@ loop invariant bound: g.rules.cols <= c <= XO_SIDE_MAX;
       loop invariant rest:  CountRow(g, p, r, c) == CountRow(g, p, r, g.rules.cols);
       loop assigns c; loop variant XO_SIDE_MAX - c; @/
    for (int c = g.rules.cols; c < XO_SIDE_MAX; c++)
      ;
  }
*/

/* How many cells of a row are the player's. */
/*@ requires game:   \valid_read(game) && InvGame(*game);
    requires player: InvPlayer(game->rules, player);
    requires row:    1 <= row <= game->rules.rows;
    terminates \true; exits \false; assigns \nothing;
    ensures count:   \result == CountRow(*game, player, row, XO_SIDE_MAX); */
int count_in_row(const xo_game *game, xo_player player, int row)
{
  int n = 0;
  /*@ loop invariant bound: 1 <= c <= game->rules.cols + 1 && 0 <= n < c;
      loop invariant count: n == CountRow(*game, player, row, c - 1);
      loop assigns c, n; loop variant game->rules.cols - c; */
  for (int c = 1; c <= game->rules.cols; c++)
    if (game->cell[row][c] == player)
      n++;
  //@ ghost row_rest(*game, player, row);
  return n;
}
