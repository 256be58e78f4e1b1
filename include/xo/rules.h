/* rules.h: functions of the rules alone, before the first move.
 *
 * The values of the module (MAX, minMoves) are functions of the rules here. A C function that decides an invariant is
 * named as in VDM: inv_Pos is xo_inv_pos. xo_referee_judge decides inv_Moves with the rest of a record.
 */
#ifndef XO_RULES_H
#define XO_RULES_H

#include "types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* inv_Rules: whether rules are within the limits of types.h. Any values may be passed. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures rules:  \result <==> InvRules(rules); */
bool xo_inv_rules(xo_rules rules);

/* inv_Pos: whether pos is on the board of these rules. Any values may be passed. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures pos:    \result <==> InvPos(rules, pos); */
bool xo_inv_pos(xo_rules rules, xo_pos pos);

/* MAX: the cells of the board, and so the most moves of a game; 1 to XO_CELLS_MAX. */
/*@ requires rules: InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures max:    \result == Max(rules);
    ensures bound:  1 <= \result <= XO_CELLS_MAX; */
int xo_max(xo_rules rules);

/* minMoves: the fewest moves that a record of the module's type Moves has, 1 to xo_max(rules):
 * players * (line - 1) + 1, the shortest win if the board is large enough for it, else the full board. */
/*@ requires rules: InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures min:    \result == MinMoves(rules);
    ensures bound:  1 <= \result <= Max(rules); */
int xo_min_moves(xo_rules rules);

#ifdef __cplusplus
}
#endif

#endif
