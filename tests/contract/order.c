/* order.c: the clauses of order.h. */
#include "breach.h"

REAL(xo_order_all)

/* ---- the faulty library ---- */

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  return real_xo_order_all(rules, order) != fault("all");
}

/* ---- callers ---- */

enum { MANY = XO_PLAYERS_MAX + 1 };

REQUIRES(xo_order_all, valid) { xo_order_all(tic_tac_toe(), no_memory()); }
REQUIRES(xo_order_all, rules) { xo_order_all((xo_rules){3, 3, 3, MANY}, (xo_play_order[]){WITH(turns(), len = MANY)}); }
REQUIRES(xo_order_all, length) { xo_order_all(tic_tac_toe(), (xo_play_order[]){WITH(turns(), len = 1)}); }
static void order_all(void) { xo_order_all(tic_tac_toe(), (xo_play_order[]){turns()}); }

ENSURES(xo_order_all, order_all, all);
