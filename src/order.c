/* order.c: see order.h; xo_inv_play_order is in xo/play.h. */
#include "order.h"

/* Whether the player is among the first n of the order. */
/*@ requires valid:  \valid_read(order);
    requires bound:  0 <= n <= XO_PLAYERS_MAX;
    terminates \true; exits \false;
    assigns \nothing;
    ensures among:   \result <==> \exists integer t; 0 <= t < n && order->at[t] == player;
    ensures turn:    n == order->len ==> (\result <==> HasTurn(*order, player)); */
static bool xo_order_among(const xo_play_order *order, int n, xo_player player)
{
  /*@ loop invariant bound: 0 <= t <= n;
      loop invariant none:  \forall integer s; 0 <= s < t ==> order->at[s] != player;
      loop assigns t;
      loop variant n - t; */
  for (int t = 0; t < n; t++)
    if (order->at[t] == player)
      return true;
  return false;
}

/* Whether all of the order are players, and no player is in it twice. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    requires length: order->len == rules.players;
    terminates \true; exits \false;
    assigns \nothing;
    ensures once:    \result <==> (\forall integer t; 0 <= t < order->len ==> 1 <= order->at[t] <= rules.players) &&
                       (\forall integer s; 0 <= s < order->len ==> (\forall integer t; 0 <= t < order->len ==>
                         (s != t ==> order->at[s] != order->at[t]))); */
static bool xo_order_once(xo_rules rules, const xo_play_order *order)
{
  // Each of them is held against those before it.
  /*@ loop invariant bound: 0 <= t <= order->len;
      loop invariant range: \forall integer s; 0 <= s < t ==> 1 <= order->at[s] <= rules.players;
      loop invariant once:  \forall integer s, u; 0 <= s < t && 0 <= u < t && s != u ==> order->at[s] != order->at[u];
      loop assigns t;
      loop variant order->len - t; */
  for (int t = 0; t < order->len; t++)
    if (order->at[t] < 1 || order->at[t] > rules.players || xo_order_among(order, t, order->at[t]))
      return false;
  return true;
}

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  /*@ loop invariant bound: 1 <= p <= rules.players + 1;
      loop invariant all:   \forall integer q; 1 <= q < p ==> HasTurn(*order, q);
      loop assigns p;
      loop variant rules.players - p; */
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
