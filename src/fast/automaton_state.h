/* automaton_state.h: the states of an automaton, one move after another. Internal to the library. */
#ifndef XO_AUTOMATON_STATE_H
#define XO_AUTOMATON_STATE_H

#include "automaton.h"

/* The game that an open state shows. */
/*@ requires valid:  \valid_read(state) && \valid(game) && \separated(state, game);
    requires rules:  InvRules(rules) && OneDigit(rules);
    terminates \true; exits \false;
    assigns *game;
    ensures shows:   Shows(rules, *state, *game);
    ensures beyond:  NothingBeyond(*game); */
void xo_automaton_game(xo_rules rules, const xo_automaton_state *state, xo_game *game);

/* Play one move more of the game that a state shows: how it then stands. */
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(state) && \separated(game, order, state);
    requires game:   InvGame(*game) && IsUnfinished(*game);
    requires order:  InvPlayOrder(game->rules, *order);
    requires turn:   0 <= state->turn < order->len && AtRound(*game, *order, state->round, state->turn);
    requires pos:    InvPos(game->rules, pos) && !MovesSoFar(*game, pos.row, pos.col);
    terminates \true; exits \false;
    assigns *game;
    ensures game:    InvGame(*game);
    ensures munion:  MUnion(\old(*game), *game, pos.row, pos.col, order->at[state->turn]);
    ensures result:  \result == XO_DRAW || \result == XO_UNFINISHED || InvPlayer(game->rules, \result);
    ensures draw:    \result == XO_DRAW ==> IsDraw(*game);
    ensures open:    \result == XO_UNFINISHED ==> OpenAll(*game);
    ensures won:     \result > 0 ==> WhoWon(*game, \result);
    ensures round:   state->turn + 1 < order->len ? AtRound(*game, *order, state->round, state->turn + 1)
                                                  : AtRound(*game, *order, state->round + 1, 0); */
xo_outcome xo_automaton_play(xo_game *game, const xo_play_order *order, const xo_automaton_state *state,
                             xo_pos pos);

/* Forget who is where: all that is taken is taken by 1. */
/*@ requires valid:  \valid(state);
    terminates \true; exits \false;
    assigns *state;
    ensures taken:   SameTaken(\old(*state), *state);
    ensures by:      Forgotten(*state);
    ensures rest:    SameNumbers(\old(*state), *state); */
void xo_automaton_forget(xo_automaton_state *state);

/* The state behind a state, by a move to a free cell. */
/*@ requires valid:  \valid_read(from) && \valid(to) && \valid_read(order) && \separated(from, to, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    requires state:  StateInv(rules, *order, *from);
    requires room:   from->given < Max(rules);
    requires pos:    InvPos(rules, pos) && !Taken(*from, pos.row, pos.col);
    terminates \true; exits \false;
    assigns *to;
    ensures state:   StateInv(rules, *order, *to);
    ensures given:   to->given == from->given + 1;
    ensures step:    StepsTo(rules, *order, *from, pos.row, pos.col, *to);
    ensures by:      to->outcome != XO_UNFINISHED ==> Forgotten(*to); */
void xo_automaton_next(xo_rules rules, const xo_play_order *order, const xo_automaton_state *from, xo_pos pos,
                       xo_automaton_state *to);

#endif
