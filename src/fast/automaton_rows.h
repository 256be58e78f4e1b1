/* automaton_rows.h: the rows of an automaton as it is made. Internal to the library. */
#ifndef XO_AUTOMATON_ROWS_H
#define XO_AUTOMATON_ROWS_H

#include "automaton.h"

/* Where a state may be found: rows whose states have the same hash are a chain, the latest first. */
enum { XO_AUTOMATON_CHAINS = 4096 };
typedef struct {
  unsigned short first[XO_AUTOMATON_CHAINS];
  unsigned short next[XO_AUTOMATON_ROWS];
} xo_automaton_index;

#include "automaton_rows.acsl"

/* The automaton that knows nothing but the empty board. */
/*@ requires valid:  \valid(automaton) && \valid_read(order) && \separated(automaton, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    terminates \true; exits \false;
    assigns *automaton;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures rows:    automaton->rows == XO_AUTOMATON_VERDICTS + 1 && automaton->verdicts == 1;
    ensures rules:   SameRules(rules, automaton->rules) && SameOrder(*order, automaton->order); */
void xo_automaton_begin(xo_automaton *automaton, xo_rules rules, const xo_play_order *order);

/* Whether two states are the same. */
/*@ requires valid:  \valid_read(a) && \valid_read(b);
    terminates \true; exits \false;
    assigns \nothing;
    ensures same:    \result <==> SameState(*a, *b); */
bool xo_automaton_same(const xo_automaton_state *a, const xo_automaton_state *b);

/* A number for a state, of a board of this size. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(rules) && OneDigit(rules);
    terminates \true; exits \false;
    assigns \nothing;
    ensures bound:   0 <= \result < XO_AUTOMATON_CHAINS; */
int xo_automaton_hash(xo_rules rules, const xo_automaton_state *state);

/* The row of a state in the chain of a hash, or 0. */
/*@ requires valid:  \valid_read(automaton) && \valid_read(index) && \valid_read(state) &&
                       \separated(automaton, index, state);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows) && automaton->rows <= XO_AUTOMATON_ROWS;
    requires hash:   0 <= hash < XO_AUTOMATON_CHAINS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures row:     RowBelow(\result, automaton->rows);
    ensures same:    \result != 0 ==> SameState(*state, automaton->at[\result]); */
int xo_automaton_find(const xo_automaton *automaton, const xo_automaton_index *index, int hash,
                      const xo_automaton_state *state);

/* A row for a state, behind the others. */
/*@ requires valid:  \valid(automaton) && \valid_read(state) && \separated(automaton, state);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires room:   automaton->rows < XO_AUTOMATON_ROWS;
    requires state:  StateInv(automaton->rules, automaton->order, *state);
    terminates \true; exits \false;
    assigns automaton->at[automaton->rows], automaton->rows;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures row:     automaton->rows == \old(automaton->rows) + 1;
    ensures state:   SameState(*state, automaton->at[\old(automaton->rows)]); */
void xo_automaton_append(xo_automaton *automaton, const xo_automaton_state *state);

/* Cell number k leads from row q to row z. */
/*@ requires valid:  \valid(automaton);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires rows:   XO_AUTOMATON_VERDICTS <= q < automaton->rows && XO_AUTOMATON_VERDICTS <= z < automaton->rows;
    requires cell:   1 <= k <= XO_AUTOMATON_CELLS;
    requires step:   Steps(automaton->rules, automaton->order, automaton->at[q], k, automaton->at[z]);
    terminates \true; exits \false;
    assigns automaton->next[XO_AUTOMATON_CLASSES * q + k];
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures linked:  automaton->next[XO_AUTOMATON_CLASSES * q + k] == XO_AUTOMATON_CLASSES * z; */
void xo_automaton_link(xo_automaton *automaton, int q, int k, int z);

/* The verdict of a state that is not the first. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(rules);
    requires given:  1 <= state->given <= XO_AUTOMATON_CELLS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures verdict: VerdictOf(rules, *state, \result); */
xo_automaton_verdict xo_automaton_verdict_of(xo_rules rules, const xo_automaton_state *state);

/* The first row that has a verdict, or the one that it would get. */
/*@ requires valid:  \valid_read(automaton);
    requires count:  1 <= automaton->verdicts <= XO_AUTOMATON_VERDICTS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures row:     1 <= \result <= automaton->verdicts;
    ensures same:    \result < automaton->verdicts ==> SameVerdict(verdict, automaton->verdict[\result]);
    ensures first:   \forall integer v; 1 <= v < \result ==> !SameVerdict(verdict, automaton->verdict[v]); */
int xo_automaton_verdict_row(const xo_automaton *automaton, xo_automaton_verdict verdict);

/* The end of the line leads from row q to the verdict, while there is room for it. */
/*@ requires valid:  \valid(automaton);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires row:    XO_AUTOMATON_VERDICTS <= q < automaton->rows;
    requires verdict: VerdictOf(automaton->rules, automaton->at[q], verdict);
    terminates \true; exits \false;
    assigns automaton->verdict[0 .. XO_AUTOMATON_VERDICTS - 1], automaton->verdicts,
      automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE];
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures closed:  \old(automaton->verdicts) < XO_AUTOMATON_VERDICTS ==>
                       automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE] != 0; */
void xo_automaton_close(xo_automaton *automaton, int q, xo_automaton_verdict verdict);

/* Cell number k, played in the state of row q, leads to a row for what follows, if the cell is free. */
/*@ requires valid:  \valid(automaton) && \valid(index) && \separated(automaton, index);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows);
    requires row:    XO_AUTOMATON_VERDICTS <= q < automaton->rows;
    requires cell:   1 <= k <= Max(automaton->rules);
    terminates \true; exits \false;
    assigns *automaton, *index;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures chain:   Chains(*index) && Firsts(*index, automaton->rows);
    ensures rows:    automaton->rows >= \old(automaton->rows);
    ensures rules:   SameRules(\old(automaton->rules), automaton->rules) &&
                       SameOrder(\old(automaton->order), automaton->order); */
void xo_automaton_reach(xo_automaton *automaton, xo_automaton_index *index, int q, int k);

#endif
