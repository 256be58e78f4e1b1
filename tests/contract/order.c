/* order.c: the clauses of order.h. */
#include "breach.h"

REAL(xo_order_all);

/* ---- the faulty library ---- */

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  return real_xo_order_all(rules, order) != fault("all");
}

/* ---- callers ---- */

static const xo_rules more_players = {3, 3, 3, XO_PLAYERS_MAX + 1};

static void requires_xo_order_all_valid(void) { xo_order_all(tic_tac_toe(), no_memory()); }

static void requires_xo_order_all_rules(void)
{
  xo_play_order order = turns();
  order.len = more_players.players;
  xo_order_all(more_players, &order);
}

static void requires_xo_order_all_length(void)
{
  xo_play_order order = turns();
  order.len = 1;
  xo_order_all(tic_tac_toe(), &order);
}

static void order_all(void)
{
  xo_play_order order = turns();
  xo_order_all(tic_tac_toe(), &order);
}

const breach order_breaches[] = {
    REQUIRES(xo_order_all, valid),
    REQUIRES(xo_order_all, rules),
    REQUIRES(xo_order_all, length),
    ENSURES(xo_order_all, all, order_all, ""),
    {0},
};
