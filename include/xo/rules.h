#ifndef XO_RULES_H
#define XO_RULES_H
#include "types.h"
bool xo_inv_rules(xo_rules rules);
bool xo_inv_pos(xo_rules rules, xo_pos pos);
int xo_max(xo_rules rules);
int xo_min_moves(xo_rules rules);
#endif
