/* play.c: see xo/play.h. */
#include "xo/play.h"
#include "line.h"
#include "play.acsl"

xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  // Move by move; a line can only be new through the move just made.
  int turn = 0;
  //@ ghost int round = 0;
  xo_init(game, game->rules);
  //@ ghost play_start(*game, *order, *moves);
  /*@ loop invariant rules:   SameRules(\at(game->rules, Pre), game->rules);
      loop invariant playing: Playing(*game, *order, *moves, i, round, turn);
      loop assigns i, turn, round, *game;
      loop variant moves->len - i; */
  for (int i = 0; i < moves->len; i++) {
    xo_player player = order->at[turn];
    xo_pos pos = moves->at[i];
    //@ ghost xo_game old = *game;
    //@ ghost play_before(old, *order, *moves, i, round, turn);
    xo_move(game, player, pos);
    //@ ghost play_after(old, *game, *order, *moves, i, round, turn);
    if (xo_wins_through(game, player, pos))
      return player;
    if (xo_move_count_left(game) == 0)
      return XO_DRAW;
    turn++;
    if (turn == order->len) {
      turn = 0;
      //@ ghost round++;
    }
  }
  return XO_UNFINISHED;
}
