/* executed.h: functions that the debug build calls for a definition; each is proved to answer what it says.
 *
 * E-ACSL makes a loop of a quantifier, which asks of every element whether its index is in the array. proofs/tools/definitions.py
 * reads from the contracts here which definition a function answers, and has the checked code call it instead.
 */
#ifndef XO_EXECUTED_H
#define XO_EXECUTED_H
#include "xo/replayer.h"
#include "replaying.acsl"

enum { SIDE = XO_SIDE_MAX + 2 };

/*@ requires valid: \valid_read(x);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> TablesHis(*x); */
bool executed_tables_his(const xo_replayer *x);

/*@ requires valid: \valid_read(x);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> Clear(*x); */
bool executed_clear(const xo_replayer *x);

/* In the tables' definitions. */
/*@ requires valid: \valid_read(k) && \valid_read(m);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    0 <= d < XO_DIRECTIONS ==> (\result <==> Joined(*k, *m, d, r, c, dr, dc, back, fore));
    ensures outside: !(0 <= d < XO_DIRECTIONS) ==> !\result; */
bool executed_joined(const xo_stretches *k, const xo_stretches *m, int d, int r, int c, int dr, int dc, int back, int fore);

/*@ requires valid: \valid_read(k) && \valid_read(m);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    0 <= d < XO_DIRECTIONS ==> (\result <==> SameDir(*k, *m, d));
    ensures outside: !(0 <= d < XO_DIRECTIONS) ==> !\result; */
bool executed_same_dir(const xo_stretches *k, const xo_stretches *m, int d);

/*@ requires valid: \valid_read(k) && \valid_read(m);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> ClearedAt(*k, *m, r, c); */
bool executed_cleared_at(const xo_stretches *k, const xo_stretches *m, int r, int c);

/*@ requires valid: \valid_read(x);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    InvRules(x->game.rules) ==> (\result <==> TablesTell(*x));
    ensures outside: !(InvRules(x->game.rules)) ==> !\result; */
bool executed_tables_tell(const xo_replayer *x);

/*@ requires valid: \valid_read(x) && \valid_read(o) && \valid_read(m);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    0 <= j && n <= XO_MOVES_CAP && 1 <= o->len <= XO_PLAYERS_MAX ==> (\result <==> TablesLeft(*x, *o, *m, j, n));
    ensures outside: !(0 <= j && n <= XO_MOVES_CAP && 1 <= o->len <= XO_PLAYERS_MAX) ==> !\result; */
bool executed_tables_left(const xo_replayer *x, const xo_play_order *o, const xo_moves *m, int j, int n);

/* Of boards. */
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

/*@ requires valid: \valid_read(g);
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> ClearBoard(*g); */
bool executed_clear_board(const xo_game *g);

/*@ requires valid: \valid_read(g) && \valid_read(h);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    0 <= r < SIDE && 0 <= c < SIDE ==> (\result <==> MUnion(*g, *h, r, c, p));
    ensures outside: !(0 <= r < SIDE && 0 <= c < SIDE) ==> !\result; */
bool executed_m_union(const xo_game *g, const xo_game *h, int r, int c, int p);

/*@ requires valid: \valid_read(g) && \valid_read(m);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    n <= XO_MOVES_CAP ==> (\result <==> Marked(*g, *m, n));
    ensures outside: !(n <= XO_MOVES_CAP) ==> !\result; */
bool executed_marked(const xo_game *g, const xo_moves *m, int n);

#endif
