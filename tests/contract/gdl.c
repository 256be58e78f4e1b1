/* gdl.c: the clauses of gdl.h. */
#include "breach.h"

REAL(xo_gdl_init, xo_gdl_next)

CONTRARY(xo_gdl_role, role, (xo_rules rules, int role), (rules, role))

void xo_gdl_init(xo_gdl_state *state, xo_rules rules)
{
  real_xo_gdl_init(state, rules);
  FAULT(rules, state->rules.line = 2);
  FAULT(init, state->cell[3][3] = XO_NOUGHT);
  FAULT(unused, state->cell[XO_SIDE_MAX][0] = XO_NOUGHT);
}

CONTRARY(xo_gdl_legal_mark, legal, (const xo_gdl_state *state, int role, int m, int n), (state, role, m, n))
CONTRARY(xo_gdl_legal_noop, legal, (const xo_gdl_state *state, int role), (state, role))
CONTRARY(xo_gdl_next_cell, next, (const xo_gdl_state *state, const xo_gdl_joint *does, int m, int n, int mark),
         (state, does, m, n, mark))
CONTRARY(xo_gdl_next_control, next, (const xo_gdl_state *state, int role), (state, role))

void xo_gdl_next(xo_gdl_state *state, const xo_gdl_joint *does)
{
  real_xo_gdl_next(state, does);
  FAULT(rules, state->rules.line = 2);
  FAULT(control, state->control = 3 - state->control);
  FAULT(cells, state->cell[3][3] = XO_NOUGHT);
  FAULT(kept, state->cell[0][XO_SIDE_MAX] = XO_NOUGHT);
}

CONTRARY(xo_gdl_row, row, (const xo_gdl_state *state, int m, int mark), (state, m, mark))
CONTRARY(xo_gdl_column, column, (const xo_gdl_state *state, int n, int mark), (state, n, mark))
CONTRARY(xo_gdl_diagonal, diagonal, (const xo_gdl_state *state, int mark), (state, mark))
CONTRARY(xo_gdl_line, line, (const xo_gdl_state *state, int mark), (state, mark))
CONTRARY(xo_gdl_open, open, (const xo_gdl_state *state), (state))
CONTRARY(xo_gdl_goal, goal, (const xo_gdl_state *state, int role, int value), (state, role, value))
CONTRARY(xo_gdl_terminal, terminal, (const xo_gdl_state *state), (state))
CONTRARY(xo_gdl_base_cell, base, (xo_rules rules, int m, int n, int mark), (rules, m, n, mark))
CONTRARY(xo_gdl_base_control, base, (xo_rules rules, int role), (rules, role))
CONTRARY(xo_gdl_input_mark, input, (xo_rules rules, int role, int m, int n), (rules, role, m, n))
CONTRARY(xo_gdl_input_noop, input, (xo_rules rules, int role), (rules, role))

/* A game of one role, which no rules allow. */
static xo_rules lonely = {3, 3, 3, 1};

/* x in cell (1, 1) and in control; the joint move marks (2, 2). */
static xo_gdl_state state_of(xo_rules rules, int control)
{
  return (xo_gdl_state){rules, control, {{0}, {0, XO_CROSS}}};
}

static xo_gdl_joint joint_of(int row) { return (xo_gdl_joint){{{0, 0}, {row, 2}}}; }
static xo_gdl_state good(void) { return state_of(tic_tac_toe(), XO_CROSS); }

/* A call as it should be, one without a state, one under rules that are none. */
#define OF_STATE(function, arguments, label) \
  GIVEN(function, good(), arguments, label)  \
  WRONG(function, rules, state_of(lonely, XO_CROSS), arguments)

OF_STATE(xo_gdl_legal_mark, (it, XO_CROSS, 2, 2), legal)
OF_STATE(xo_gdl_next_control, (it, XO_NOUGHT), next)
WRONG(xo_gdl_next_control, control, state_of(tic_tac_toe(), 3), (it, XO_CROSS))
OF_STATE(xo_gdl_row, (it, 1, XO_CROSS), row)
WRONG(xo_gdl_row, row, good(), (it, 4, XO_CROSS))
OF_STATE(xo_gdl_column, (it, 1, XO_CROSS), column)
WRONG(xo_gdl_column, column, good(), (it, 0, XO_CROSS))
OF_STATE(xo_gdl_diagonal, (it, XO_CROSS), diagonal)
OF_STATE(xo_gdl_line, (it, XO_CROSS), line)
OF_STATE(xo_gdl_open, (it), open)
OF_STATE(xo_gdl_goal, (it, XO_CROSS, 100), goal)
WRONG(xo_gdl_goal, role, good(), (it, 0, 100))
OF_STATE(xo_gdl_terminal, (it), terminal)
ENSURES(xo_gdl_role, good, role) { xo_gdl_role(tic_tac_toe(), 3); }
GIVEN(xo_gdl_init, state_of(tic_tac_toe(), XO_NOUGHT), (it, tic_tac_toe()), rules, init, unused)
WRONG(xo_gdl_init, rules, good(), (it, lonely))
GIVEN(xo_gdl_legal_noop, good(), (it, XO_NOUGHT), legal)
OF_STATE(xo_gdl_next_cell, (it, (xo_gdl_joint[]){joint_of(2)}, 2, 2, XO_CROSS), next)

static void next(xo_rules rules, int control, int row)
{
  xo_gdl_next((xo_gdl_state[]){state_of(rules, control)}, (xo_gdl_joint[]){joint_of(row)});
}

WRONG(xo_gdl_next, valid, good(), (it, no_memory()))
REQUIRES(xo_gdl_next, rules) { next(lonely, XO_CROSS, 2); }

/* Nobody is in control, and so all roles do noop. */
REQUIRES(xo_gdl_next, control) { next(tic_tac_toe(), 3, 0); }
REQUIRES(xo_gdl_next, legal) { next(tic_tac_toe(), XO_CROSS, 4); }
ENSURES(xo_gdl_next, good, rules, control, cells, kept) { next(tic_tac_toe(), XO_CROSS, 2); }
ENSURES(xo_gdl_base_cell, base_cell, base) { xo_gdl_base_cell(tic_tac_toe(), 3, 3, XO_NOUGHT); }
ENSURES(xo_gdl_base_control, base_control, base) { xo_gdl_base_control(tic_tac_toe(), XO_NOUGHT); }
REQUIRES(xo_gdl_input_mark, rules) { xo_gdl_input_mark(lonely, XO_CROSS, 3, 3); }
ENSURES(xo_gdl_input_mark, input_mark, input) { xo_gdl_input_mark(tic_tac_toe(), XO_CROSS, 3, 3); }
ENSURES(xo_gdl_input_noop, input_noop, input) { xo_gdl_input_noop(tic_tac_toe(), XO_NOUGHT); }
