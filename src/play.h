/* play.h: a conjunct of inv_PlayOrder. Internal to the kernel. */
#ifndef XO_PRIVATE_PLAY_H
#define XO_PRIVATE_PLAY_H

#include "xo/play.h"

/* Whether every player is in the order. */
/*@ requires valid:  \valid_read(order);
    requires rules:  InvRules(rules);
    requires length: order->len == rules.players;
    terminates \true; exits \false; assigns \nothing;
    ensures all:     \result <==> (\forall integer p; 1 <= p <= rules.players ==> HasTurn(*order, p)); */
bool xo_order_all(xo_rules rules, const xo_play_order *order);

#endif
