/* play.c: see xo/play.h. */
#include "xo/play.h"
#include "line.h"

bool xo_inv_play_order(xo_rules rules, const xo_play_order *order)
{
  int turn[XO_PLAYERS_MAX + 1] = {0};
  if (order->len != rules.players)
    return false;
  for (int t = 0; t < order->len; t++) {
    xo_player p = order->at[t];
    if (p < 1 || p > rules.players || turn[p] != 0)
      return false;
    turn[p] = t + 1;
  }
  for (xo_player p = 1; p <= rules.players; p++)
    if (turn[p] == 0)
      return false;
  return true;
}

xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  int turn = 0;
  xo_init(game, game->rules);
  for (int i = 0; i < moves->len; i++) {
    xo_player player = order->at[turn];
    xo_pos pos = moves->at[i];
    xo_move(game, player, pos);
    if (xo_wins_through(game, player, pos))
      return player;
    if (xo_move_count_left(game) == 0)
      return XO_DRAW;
    turn++;
    if (turn == order->len)
      turn = 0;
  }
  return XO_UNFINISHED;
}
