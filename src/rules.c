/* rules.c: see xo/rules.h. */
#include "xo/rules.h"
#include "count.acsl"

bool xo_inv_rules(xo_rules rules)
{
  return 1 <= rules.rows && rules.rows <= XO_SIDE_MAX && 1 <= rules.cols && rules.cols <= XO_SIDE_MAX &&
         1 <= rules.line && rules.line <= XO_SIDE_MAX && 2 <= rules.players && rules.players <= XO_PLAYERS_MAX;
}

bool xo_inv_pos(xo_rules rules, xo_pos pos)
{
  return 1 <= pos.row && pos.row <= rules.rows && 1 <= pos.col && pos.col <= rules.cols;
}

int xo_max(xo_rules rules)
{
  //@ ghost area_bound(rules.rows, rules.cols);
  return rules.rows * rules.cols;
}

int xo_min_moves(xo_rules rules)
{
  //@ ghost win_bound(rules.players, rules.line - 1);
  int win = rules.players * (rules.line - 1) + 1;
  int max = xo_max(rules);
  return win < max ? win : max;
}
