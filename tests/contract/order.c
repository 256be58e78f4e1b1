/* order.c: the clauses of order.h. */
#include "breach.h"

REAL(xo_order_all)

/* ---- the faulty library ---- */

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  return real_xo_order_all(rules, order) != fault("all");
}

/* ---- callers ---- */

static const xo_rules more_players = {3, 3, 3, XO_PLAYERS_MAX + 1};

REQUIRES(xo_order_all, valid) { xo_order_all(tic_tac_toe(), no_memory()); }

REQUIRES(xo_order_all, rules)
{
  xo_order_all(more_players, (xo_play_order[]){WITH(turns(), len = more_players.players)});
}

REQUIRES(xo_order_all, length) { xo_order_all(tic_tac_toe(), (xo_play_order[]){WITH(turns(), len = 1)}); }
static void order_all(void) { xo_order_all(tic_tac_toe(), (xo_play_order[]){turns()}); }

ENSURES(xo_order_all, order_all, all);
