/* order.c: the clauses of order.h. */
#include "breach.h"

REAL(xo_order_among);
REAL(xo_order_once);
REAL(xo_order_all);

/* ---- the faulty library ---- */

bool xo_order_among(const xo_play_order *order, int n, xo_player player)
{
  return real_xo_order_among(order, n, player) != (fault("among") || fault("turn"));
}

bool xo_order_once(xo_rules rules, const xo_play_order *order)
{
  return real_xo_order_once(rules, order) != fault("once");
}

bool xo_order_all(xo_rules rules, const xo_play_order *order)
{
  return real_xo_order_all(rules, order) != fault("all");
}

/* ---- callers ---- */

static const xo_rules more_players = {3, 3, 3, XO_PLAYERS_MAX + 1};

static void requires_xo_order_among_valid(void)
{
  xo_order_among(no_memory(), 2, XO_CROSS);
}

static void requires_xo_order_among_bound(void)
{
  xo_play_order order = turns();
  xo_order_among(&order, -1, XO_CROSS);
}

static void order_among(void)
{
  xo_play_order order = turns();
  xo_order_among(&order, 1, XO_NOUGHT);
}

static void order_turn(void)
{
  xo_play_order order = turns();
  xo_order_among(&order, 2, XO_NOUGHT);
}

static void requires_xo_order_once_valid(void)
{
  xo_order_once(tic_tac_toe(), no_memory());
}

static void requires_xo_order_once_rules(void)
{
  xo_play_order order = turns();
  order.len = more_players.players;
  xo_order_once(more_players, &order);
}

static void requires_xo_order_once_length(void)
{
  xo_play_order order = turns();
  order.len = 1;
  xo_order_once(tic_tac_toe(), &order);
}

static void order_once(void)
{
  xo_play_order order = {2, {XO_NOUGHT, XO_NOUGHT}};
  xo_order_once(tic_tac_toe(), &order);
}

static void requires_xo_order_all_valid(void)
{
  xo_order_all(tic_tac_toe(), no_memory());
}

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
    REQUIRES(xo_order_among, valid),
    REQUIRES(xo_order_among, bound),
    ENSURES(xo_order_among, among, order_among, ""),
    ENSURES(xo_order_among, turn, order_turn, "among"),
    REQUIRES(xo_order_once, valid),
    REQUIRES(xo_order_once, rules),
    REQUIRES(xo_order_once, length),
    ENSURES(xo_order_once, once, order_once, ""),
    REQUIRES(xo_order_all, valid),
    REQUIRES(xo_order_all, rules),
    REQUIRES(xo_order_all, length),
    ENSURES(xo_order_all, all, order_all, ""),
    {0},
};
