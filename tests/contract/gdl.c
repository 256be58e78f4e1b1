/* gdl.c: the clauses of xo/gdl.h and gdl_parts.h. */
#include "breach.h"

REAL(xo_gdl_role, xo_gdl_init, xo_gdl_legal_mark, xo_gdl_legal_noop, xo_gdl_next_cell, xo_gdl_next_control)
REAL(xo_gdl_next, xo_gdl_row, xo_gdl_column, xo_gdl_diagonal, xo_gdl_line, xo_gdl_open)
REAL(xo_gdl_goal, xo_gdl_terminal, xo_gdl_base_cell, xo_gdl_base_control, xo_gdl_input_mark, xo_gdl_input_noop)

/* ---- the faulty library ---- */

bool xo_gdl_role(xo_rules rules, int role) { return real_xo_gdl_role(rules, role) != fault("role"); }

void xo_gdl_init(xo_gdl_state *state, xo_rules rules)
{
  real_xo_gdl_init(state, rules);
  if (fault("rules"))
    state->rules.line = 2;
  if (fault("init"))
    state->cell[3][3] = XO_NOUGHT;
  if (fault("unused"))
    state->cell[XO_SIDE_MAX][0] = XO_NOUGHT;
}

bool xo_gdl_legal_mark(const xo_gdl_state *state, int role, int m, int n)
{
  return real_xo_gdl_legal_mark(state, role, m, n) != fault("legal");
}

bool xo_gdl_legal_noop(const xo_gdl_state *state, int role)
{
  return real_xo_gdl_legal_noop(state, role) != fault("legal");
}

bool xo_gdl_next_cell(const xo_gdl_state *state, const xo_gdl_joint *does, int m, int n, int mark)
{
  return real_xo_gdl_next_cell(state, does, m, n, mark) != fault("next");
}

bool xo_gdl_next_control(const xo_gdl_state *state, int role)
{
  return real_xo_gdl_next_control(state, role) != fault("next");
}

void xo_gdl_next(xo_gdl_state *state, const xo_gdl_joint *does)
{
  real_xo_gdl_next(state, does);
  if (fault("rules"))
    state->rules.line = 2;
  if (fault("control"))
    state->control = 3 - state->control;
  if (fault("cells"))
    state->cell[3][3] = XO_NOUGHT;
  if (fault("kept"))
    state->cell[0][XO_SIDE_MAX] = XO_NOUGHT;
}

bool xo_gdl_row(const xo_gdl_state *state, int m, int mark) { return real_xo_gdl_row(state, m, mark) != fault("row"); }

bool xo_gdl_column(const xo_gdl_state *state, int n, int mark)
{
  return real_xo_gdl_column(state, n, mark) != fault("column");
}

bool xo_gdl_diagonal(const xo_gdl_state *state, int mark)
{
  return real_xo_gdl_diagonal(state, mark) != fault("diagonal");
}

bool xo_gdl_line(const xo_gdl_state *state, int mark) { return real_xo_gdl_line(state, mark) != fault("line"); }
bool xo_gdl_open(const xo_gdl_state *state) { return real_xo_gdl_open(state) != fault("open"); }

bool xo_gdl_goal(const xo_gdl_state *state, int role, int value)
{
  return real_xo_gdl_goal(state, role, value) != fault("goal");
}

bool xo_gdl_terminal(const xo_gdl_state *state) { return real_xo_gdl_terminal(state) != fault("terminal"); }

bool xo_gdl_base_cell(xo_rules rules, int m, int n, int mark)
{
  return real_xo_gdl_base_cell(rules, m, n, mark) != fault("base");
}

bool xo_gdl_base_control(xo_rules rules, int role) { return real_xo_gdl_base_control(rules, role) != fault("base"); }

bool xo_gdl_input_mark(xo_rules rules, int role, int m, int n)
{
  return real_xo_gdl_input_mark(rules, role, m, n) != fault("input");
}

bool xo_gdl_input_noop(xo_rules rules, int role) { return real_xo_gdl_input_noop(rules, role) != fault("input"); }

/* ---- callers ---- */

/* A game of one role, which no rules allow. */
static xo_rules lonely(void)
{
  xo_rules rules = {3, 3, 3, 1};
  return rules;
}

/* x in cell (1, 1) and in control; the joint move marks (2, 2). */
static xo_gdl_state state_of(xo_rules rules, int control)
{
  xo_gdl_state s = {rules, control, {{0}, {0, XO_CROSS}}};
  return s;
}

static xo_gdl_joint joint_of(int row)
{
  xo_gdl_joint d = {{{0, 0}, {row, 2}}};
  return d;
}

/* A call as it should be, one without a state, one under rules that are none: what follows is the arguments. */
#define OF_STATE(function, ...)                                     \
  REQUIRES(function, valid) { function(no_memory(), __VA_ARGS__); } \
  REQUIRES(function, rules)                                         \
  {                                                                 \
    xo_gdl_state s = state_of(lonely(), XO_CROSS);                  \
    function(&s, __VA_ARGS__);                                      \
  }                                                                 \
  static void function##_of_state(void)                             \
  {                                                                 \
    xo_gdl_state s = state_of(tic_tac_toe(), XO_CROSS);             \
    function(&s, __VA_ARGS__);                                      \
  }
#define OF_STATE_ALONE(function)                        \
  REQUIRES(function, valid) { function(no_memory()); }  \
  REQUIRES(function, rules)                             \
  {                                                     \
    xo_gdl_state s = state_of(lonely(), XO_CROSS);      \
    function(&s);                                       \
  }                                                     \
  static void function##_of_state(void)                 \
  {                                                     \
    xo_gdl_state s = state_of(tic_tac_toe(), XO_CROSS); \
    function(&s);                                       \
  }
/* A call that breaks the clause on one of these arguments. */
#define WRONG(function, label, ...)                     \
  REQUIRES(function, label)                             \
  {                                                     \
    xo_gdl_state s = state_of(tic_tac_toe(), XO_CROSS); \
    function(&s, __VA_ARGS__);                          \
  }

OF_STATE(xo_gdl_legal_mark, XO_CROSS, 2, 2)
OF_STATE(xo_gdl_next_control, XO_NOUGHT)
OF_STATE(xo_gdl_row, 1, XO_CROSS)
WRONG(xo_gdl_row, row, 4, XO_CROSS)
OF_STATE(xo_gdl_column, 1, XO_CROSS)
WRONG(xo_gdl_column, column, 0, XO_CROSS)
OF_STATE(xo_gdl_diagonal, XO_CROSS)
OF_STATE(xo_gdl_line, XO_CROSS)
OF_STATE_ALONE(xo_gdl_open)
OF_STATE(xo_gdl_goal, XO_CROSS, 100)
WRONG(xo_gdl_goal, role, 0, 100)
OF_STATE_ALONE(xo_gdl_terminal)

static void role(void) { xo_gdl_role(tic_tac_toe(), 3); }

static void init(xo_rules rules)
{
  xo_gdl_state s = state_of(tic_tac_toe(), XO_NOUGHT);
  xo_gdl_init(&s, rules);
}

REQUIRES(xo_gdl_init, valid) { xo_gdl_init(no_memory(), tic_tac_toe()); }
REQUIRES(xo_gdl_init, rules) { init(lonely()); }
static void init_good(void) { init(tic_tac_toe()); }
REQUIRES(xo_gdl_legal_noop, valid) { xo_gdl_legal_noop(no_memory(), XO_NOUGHT); }
static void legal_noop(void) { xo_gdl_legal_noop((xo_gdl_state[]){state_of(tic_tac_toe(), XO_CROSS)}, XO_NOUGHT); }

static void next_cell(xo_rules rules)
{
  xo_gdl_state s = state_of(rules, XO_CROSS);
  xo_gdl_joint d = joint_of(2);
  xo_gdl_next_cell(&s, &d, 2, 2, XO_CROSS);
}

REQUIRES(xo_gdl_next_cell, valid) { xo_gdl_next_cell(no_memory(), (xo_gdl_joint[]){joint_of(2)}, 2, 2, XO_CROSS); }
REQUIRES(xo_gdl_next_cell, rules) { next_cell(lonely()); }
static void next_cell_good(void) { next_cell(tic_tac_toe()); }
REQUIRES(xo_gdl_next_control, control) { xo_gdl_next_control((xo_gdl_state[]){state_of(tic_tac_toe(), 3)}, XO_CROSS); }

static void next(xo_rules rules, int control, int row)
{
  xo_gdl_state s = state_of(rules, control);
  xo_gdl_joint d = joint_of(row);
  xo_gdl_next(&s, &d);
}

REQUIRES(xo_gdl_next, valid) { xo_gdl_next((xo_gdl_state[]){state_of(tic_tac_toe(), XO_CROSS)}, no_memory()); }
REQUIRES(xo_gdl_next, rules) { next(lonely(), XO_CROSS, 2); }

/* Nobody is in control, and so all roles do noop. */
REQUIRES(xo_gdl_next, control) { next(tic_tac_toe(), 3, 0); }
REQUIRES(xo_gdl_next, legal) { next(tic_tac_toe(), XO_CROSS, 4); }
static void next_good(void) { next(tic_tac_toe(), XO_CROSS, 2); }
static void base_cell(void) { xo_gdl_base_cell(tic_tac_toe(), 3, 3, XO_NOUGHT); }
static void base_control(void) { xo_gdl_base_control(tic_tac_toe(), XO_NOUGHT); }
REQUIRES(xo_gdl_input_mark, rules) { xo_gdl_input_mark(lonely(), XO_CROSS, 3, 3); }
static void input_mark(void) { xo_gdl_input_mark(tic_tac_toe(), XO_CROSS, 3, 3); }
static void input_noop(void) { xo_gdl_input_noop(tic_tac_toe(), XO_NOUGHT); }

ENSURES(xo_gdl_role, role, role);
ENSURES(xo_gdl_init, init_good, rules, init, unused);
ENSURES(xo_gdl_legal_mark, xo_gdl_legal_mark_of_state, legal);
ENSURES(xo_gdl_legal_noop, legal_noop, legal);
ENSURES(xo_gdl_next_cell, next_cell_good, next);
ENSURES(xo_gdl_next_control, xo_gdl_next_control_of_state, next);
ENSURES(xo_gdl_next, next_good, rules, control, cells, kept);
ENSURES(xo_gdl_row, xo_gdl_row_of_state, row);
ENSURES(xo_gdl_column, xo_gdl_column_of_state, column);
ENSURES(xo_gdl_diagonal, xo_gdl_diagonal_of_state, diagonal);
ENSURES(xo_gdl_line, xo_gdl_line_of_state, line);
ENSURES(xo_gdl_open, xo_gdl_open_of_state, open);
ENSURES(xo_gdl_goal, xo_gdl_goal_of_state, goal);
ENSURES(xo_gdl_terminal, xo_gdl_terminal_of_state, terminal);
ENSURES(xo_gdl_base_cell, base_cell, base);
ENSURES(xo_gdl_base_control, base_control, base);
ENSURES(xo_gdl_input_mark, input_mark, input);
ENSURES(xo_gdl_input_noop, input_noop, input);
