/* gdl.h: the game as its description in GDL has it, the way a game manager asks: relations over a state.
 *
 * A state is what "true" holds of: a mark in every cell, and who has control; any marks and any control, be
 * the state reachable or not. spec/gdl.kif is the text, spec/gdl.acsl its relations in ACSL for all
 * rules; `xo gdl` writes the text for any rules. A relation is a function that answers whether it holds, with
 * the name of the text behind xo_gdl_. proofs/theorems/models/gdl_refines.c proves that along every game they answer
 * as the kernel does, and gdl_text.c that for 3x3x3 and two roles gdl.acsl says what the text says.
 */
#ifndef XO_GDL_H
#define XO_GDL_H

#include "xo/types.h"

/* Roles and marks are numbers from 1 to rules.players (xplayer and x are 1, oplayer and o are 2); 0 is b. */
typedef struct {
  xo_rules rules;
  int control;
  signed char cell[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1]; /* row and column from 1; off the board
                                                         xo_gdl_init makes it 0, and xo_gdl_next leaves it */
} xo_gdl_state;

/* What every role does at once: mark[w] is the cell that role w marks; row 0 is noop. */
typedef struct {
  xo_pos mark[XO_PLAYERS_MAX + 1];
} xo_gdl_joint;

#include "gdl.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* role. Every value is answered. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures role:    \result <==> GdlRole(rules, role); */
bool xo_gdl_role(xo_rules rules, int role);

/* init: a blank board, role 1 in control. */
/*@ requires valid:  \valid(state);
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns *state;
    ensures rules:   SameRules(rules, state->rules);
    ensures init:    GdlInit(*state);
    ensures unused:  GdlUnused(*state); */
void xo_gdl_init(xo_gdl_state *state, xo_rules rules);

/* (legal role (mark m n)). Legal in terminal states too, as in the text. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures legal:   \result <==> GdlLegalMark(*state, role, m, n); */
bool xo_gdl_legal_mark(const xo_gdl_state *state, int role, int m, int n);

/* (legal role noop): another role has control. Where control is no role's, no role may wait. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures legal:   \result <==> GdlLegalNoop(*state, role); */
bool xo_gdl_legal_noop(const xo_gdl_state *state, int role);

/* (next (cell m n mark)) after the joint move does, legal or not. */
/*@ requires valid:  \valid_read(state) && \valid_read(does);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures next:    \result <==> GdlNextCell(*state, *does, m, n, mark); */
bool xo_gdl_next_cell(const xo_gdl_state *state, const xo_gdl_joint *does, int m, int n, int mark);

/* (next (control role)) */
/*@ requires valid:   \valid_read(state);
    requires rules:   InvRules(state->rules);
    requires control: GdlRole(state->rules, state->control);
    terminates \true; exits \false; assigns \nothing;
    ensures next:     \result <==> GdlNextControl(*state, role); */
bool xo_gdl_next_control(const xo_gdl_state *state, int role);

/* The state after a legal joint move: the one that the two relations describe. */
/*@ requires valid:   \valid(state) && \valid_read(does) && \separated(state, does);
    requires rules:   InvRules(state->rules);
    requires control: GdlRole(state->rules, state->control);
    requires legal:   GdlLegalJoint(*state, *does);
    terminates \true; exits \false; assigns *state;
    ensures rules:    SameRules(\old(state->rules), state->rules);
    ensures control:  GdlNextControl(\old(*state), state->control);
    ensures cells:    \forall integer m; 1 <= m <= state->rules.rows ==>
                        (\forall integer n; 1 <= n <= state->rules.cols ==>
                        GdlNextCell(\old(*state), *does, m, n, state->cell[m][n]));
    ensures kept:     GdlUnusedKept(\old(*state), *state); */
void xo_gdl_next(xo_gdl_state *state, const xo_gdl_joint *does);

/* (row m mark): the mark, which may be b, fills a line in row m. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires row:    1 <= m <= state->rules.rows;
    terminates \true; exits \false; assigns \nothing;
    ensures row:     \result <==> GdlRow(*state, m, mark); */
bool xo_gdl_row(const xo_gdl_state *state, int m, int mark);

/* (column n mark) */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires column: 1 <= n <= state->rules.cols;
    terminates \true; exits \false; assigns \nothing;
    ensures column:  \result <==> GdlColumn(*state, n, mark); */
bool xo_gdl_column(const xo_gdl_state *state, int n, int mark);

/* (diagonal mark) */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures diagonal: \result <==> GdlDiagonal(*state, mark); */
bool xo_gdl_diagonal(const xo_gdl_state *state, int mark);

/* (line mark) */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result <==> GdlLine(*state, mark); */
bool xo_gdl_line(const xo_gdl_state *state, int mark);

/* open: some cell is blank. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures open:    \result <==> GdlOpen(*state); */
bool xo_gdl_open(const xo_gdl_state *state);

/* (goal role value): 100, 50 or 0; several can hold, or none. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires role:   GdlRole(state->rules, role);
    terminates \true; exits \false; assigns \nothing;
    ensures goal:    \result <==> GdlGoal(*state, role, value); */
bool xo_gdl_goal(const xo_gdl_state *state, int role, int value);

/* terminal */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures terminal: \result <==> GdlTerminal(*state); */
bool xo_gdl_terminal(const xo_gdl_state *state);

/* (base (cell m n mark)), (base (control role)), (input role (mark m n)), (input role noop). Every value is
 * answered. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures base:    \result <==> GdlBaseCell(rules, m, n, mark); */
bool xo_gdl_base_cell(xo_rules rules, int m, int n, int mark);

/*@ terminates \true; exits \false; assigns \nothing;
    ensures base:    \result <==> GdlBaseControl(rules, role); */
bool xo_gdl_base_control(xo_rules rules, int role);

/*@ requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures input:   \result <==> GdlInputMark(rules, role, m, n); */
bool xo_gdl_input_mark(xo_rules rules, int role, int m, int n);

/*@ terminates \true; exits \false; assigns \nothing;
    ensures input:   \result <==> GdlInputNoop(rules, role); */
bool xo_gdl_input_noop(xo_rules rules, int role);

#ifdef __cplusplus
}
#endif

#endif
