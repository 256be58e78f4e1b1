/* rules.c: the clauses of xo/rules.h. */
#include "breach.h"

REAL(xo_max, xo_min_moves)

static const xo_rules none = {0, 3, 3, 2};

CONTRARY(xo_inv_rules, rules, (xo_rules rules), (rules))
ENSURES(xo_inv_rules, inv_rules, rules) { xo_inv_rules(tic_tac_toe()); }
CONTRARY(xo_inv_pos, pos, (xo_rules rules, xo_pos pos), (rules, pos))
ENSURES(xo_inv_pos, inv_pos, pos) { xo_inv_pos(tic_tac_toe(), pos_at(3, 3)); }
int xo_max(xo_rules rules) { return fault("bound") ? 0 : real_xo_max(rules) + fault("max"); }
REQUIRES(xo_max, rules) { xo_max(none); }
ENSURES(xo_max, good, max, bound max) { xo_max(tic_tac_toe()); }
int xo_min_moves(xo_rules rules) { return fault("bound") ? 0 : real_xo_min_moves(rules) + fault("min"); }
REQUIRES(xo_min_moves, rules) { xo_min_moves(none); }
ENSURES(xo_min_moves, good, min, bound min) { xo_min_moves(tic_tac_toe()); }
