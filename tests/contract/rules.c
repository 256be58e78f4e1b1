/* rules.c: the clauses of xo/rules.h. */
#include "breach.h"

REAL(xo_inv_rules, xo_inv_pos, xo_max, xo_min_moves)

static const xo_rules none = {0, 3, 3, 2};

bool xo_inv_rules(xo_rules rules) { return real_xo_inv_rules(rules) != fault("rules"); }
static void inv_rules(void) { xo_inv_rules(tic_tac_toe()); }
bool xo_inv_pos(xo_rules rules, xo_pos pos) { return real_xo_inv_pos(rules, pos) != fault("pos"); }
static void inv_pos(void) { xo_inv_pos(tic_tac_toe(), pos_at(3, 3)); }
int xo_max(xo_rules rules) { return fault("bound") ? 0 : real_xo_max(rules) + fault("max"); }
REQUIRES(xo_max, rules) { xo_max(none); }
static void max(void) { xo_max(tic_tac_toe()); }
int xo_min_moves(xo_rules rules) { return fault("bound") ? 0 : real_xo_min_moves(rules) + fault("min"); }
REQUIRES(xo_min_moves, rules) { xo_min_moves(none); }
static void min(void) { xo_min_moves(tic_tac_toe()); }

ENSURES(xo_inv_rules, inv_rules, rules);
ENSURES(xo_inv_pos, inv_pos, pos);
ENSURES(xo_max, max, max, bound max);
ENSURES(xo_min_moves, min, min, bound min);
