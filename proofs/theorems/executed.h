/* executed.h: functions that the debug build calls for a definition; each is proved to answer what it says.
 *
 * E-ACSL makes a loop of a quantifier, which asks of every element whether its index is in the array. proofs/tools/definitions.py
 * reads from the contracts here which definition a function answers, and has the checked code call it instead.
 */
#ifndef XO_EXECUTED_H
#define XO_EXECUTED_H
#include "xo/types.h"

enum { SIDE = XO_SIDE_MAX + 2 };

/*@ requires valid: \valid_read(g);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result == Count(*g, p); */
int executed_count(const xo_game *g, long p);

/*@ requires valid: \valid_read(g);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> Balanced(*g); */
bool executed_balanced(const xo_game *g);

/*@ requires valid: \valid_read(g);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> MayMove(*g, p); */
bool executed_may_move(const xo_game *g, long p);

/*@ requires valid: \valid_read(g);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> IsMap(*g); */
bool executed_is_map(const xo_game *g);

/*@ requires valid: \valid_read(g) && \valid_read(h);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    0 <= r < SIDE && 0 <= c < SIDE ==> (\result <==> MUnion(*g, *h, r, c, p));
    ensures outside: !(0 <= r < SIDE && 0 <= c < SIDE) ==> !\result; */
bool executed_m_union(const xo_game *g, const xo_game *h, int r, int c, int p);

#endif
