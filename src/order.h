/* order.h: the conjuncts of inv_PlayOrder. Internal to the kernel. */
#ifndef XO_ORDER_H
#define XO_ORDER_H

#include "xo/play.h"

/* Whether the player is among the first n of the order. */
/*@ requires valid:  \valid_read(order);
    requires bound:  0 <= n <= XO_PLAYERS_MAX;
    terminates \true; exits \false;
    assigns \nothing;
    ensures among:   \result <==> \exists integer t; 0 <= t < n && order->at[t] == player;
    ensures turn:    n == order->len ==> (\result <==> HasTurn(*order, player)); */
bool xo_order_among(const xo_play_order *order, int n, xo_player player);

/* Whether all of the order are players, and no player is in it twice. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    requires length: order->len == rules.players;
    terminates \true; exits \false;
    assigns \nothing;
    ensures once:    \result <==> (\forall integer t; 0 <= t < order->len ==> 1 <= order->at[t] <= rules.players) &&
                       (\forall integer s; 0 <= s < order->len ==> (\forall integer t; 0 <= t < order->len ==>
                         (s != t ==> order->at[s] != order->at[t]))); */
bool xo_order_once(xo_rules rules, const xo_play_order *order);

/* Whether every player is in the order. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    requires length: order->len == rules.players;
    terminates \true; exits \false;
    assigns \nothing;
    ensures all:     \result <==> (\forall integer p; 1 <= p <= rules.players ==> HasTurn(*order, p)); */
bool xo_order_all(xo_rules rules, const xo_play_order *order);

#endif
