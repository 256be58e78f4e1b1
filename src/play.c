/* play.c: see xo/play.h and play.h. */
#include "play.h"
#include "line.h"
#include "play.acsl"

/* Whether the player is among the first n of the order. */
/*@ requires valid:  \valid_read(order);
    requires bound:  0 <= n <= XO_PLAYERS_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures among:   \result <==> \exists integer t; 0 <= t < n && order->at[t] == player;
    ensures turn:    n == order->len ==> (\result <==> HasTurn(*order, player)); */
static bool xo_order_among(const xo_play_order *order, int n, xo_player player)
{
  /*@ loop invariant bound:   0 <= t <= n;
      loop invariant no_turn: \forall integer s; 0 <= s < t ==> order->at[s] != player;
      loop assigns t; loop variant n - t; */
  for (int t = 0; t < n; t++)
    if (order->at[t] == player)
      return true;
  return false;
}

/* Whether all of the order are players, and no player is in it twice. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    requires length: order->len == rules.players;
    terminates \true; exits \false; assigns \nothing;
    ensures once:    \result <==> (\forall integer t; 0 <= t < order->len ==> 1 <= order->at[t] <= rules.players) &&
                       (\forall integer s; 0 <= s < order->len ==> (\forall integer t; 0 <= t < order->len ==>
                         (s != t ==> order->at[s] != order->at[t]))); */
static bool xo_order_once(xo_rules rules, const xo_play_order *order)
{
  // Each of them is held against those before it.
  /*@ loop invariant bound: 0 <= t <= order->len;
      loop invariant range: \forall integer s; 0 <= s < t ==> 1 <= order->at[s] <= rules.players;
      loop invariant once:  \forall integer s, u; 0 <= s < t && 0 <= u < t && s != u ==> order->at[s] != order->at[u];
      loop assigns t; loop variant order->len - t; */
  for (int t = 0; t < order->len; t++)
    if (order->at[t] < 1 || order->at[t] > rules.players || xo_order_among(order, t, order->at[t]))
      return false;
  return true;
}

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  /*@ loop invariant bound: 1 <= p <= rules.players + 1;
      loop invariant all:   \forall integer q; 1 <= q < p ==> HasTurn(*order, q);
      loop assigns p; loop variant rules.players - p; */
  for (xo_player p = 1; p <= rules.players; p++)
    if (!xo_order_among(order, order->len, p))
      return false;
  return true;
}

bool xo_inv_play_order(xo_rules rules, const xo_play_order *order)
{
  if (order->len != rules.players || !xo_order_once(rules, order))
    return false;
  return xo_order_all(rules, order);
}

xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  // Move by move; a line can only be new through the move just made.
  int turn = 0;
  //@ ghost int round = 0;
  xo_init(game, game->rules);
  //@ ghost play_start(*game, *order, *moves);
  /*@ loop invariant rules:   SameRules(\at(game->rules, Pre), game->rules);
      loop invariant playing: Playing(*game, *order, *moves, i, round, turn);
      loop assigns i, turn, round, *game; loop variant moves->len - i; */
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
