/* automaton_rows.c: the clauses of automaton.h on rows. */
#include "breach.h"

REAL(xo_automaton_begin, xo_automaton_same, xo_automaton_hash, xo_automaton_find, xo_automaton_append)
REAL(xo_automaton_link, xo_automaton_verdict_of, xo_automaton_verdict_row, xo_automaton_close, xo_automaton_reach)

/* ---- the faulty library ---- */

static void spoil(xo_automaton *automaton)
{
  if (fault("good"))
    automaton->verdicts = 0;
}

void xo_automaton_begin(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  real_xo_automaton_begin(automaton, rules, order);
  spoil(automaton);
  automaton->verdicts += fault("rows");
  automaton->rules.line -= fault("rules");
}

bool xo_automaton_same(const xo_automaton_state *a, const xo_automaton_state *b)
{
  return real_xo_automaton_same(a, b) != fault("same");
}

int xo_automaton_hash(xo_rules rules, const xo_automaton_state *state)
{
  return fault("bound") ? XO_AUTOMATON_CHAINS : real_xo_automaton_hash(rules, state);
}

int xo_automaton_find(const xo_automaton *automaton, const xo_automaton_index *index, int hash,
                      const xo_automaton_state *state)
{
  int q = real_xo_automaton_find(automaton, index, hash, state);
  if (fault("row"))
    q = automaton->rows;
  return fault("same") ? XO_AUTOMATON_VERDICTS + 1 : q;
}

void xo_automaton_append(xo_automaton *automaton, const xo_automaton_state *state)
{
  real_xo_automaton_append(automaton, state);
  spoil(automaton);
  automaton->rows += fault("row");
  automaton->at[automaton->rows - 1].used += fault("state");
}

void xo_automaton_link(xo_automaton *automaton, int q, int k, int z)
{
  real_xo_automaton_link(automaton, q, k, z);
  spoil(automaton);
  if (fault("linked"))
    automaton->next[XO_AUTOMATON_CLASSES * q + k] = 0;
}

xo_automaton_verdict xo_automaton_verdict_of(xo_rules rules, const xo_automaton_state *state)
{
  xo_automaton_verdict verdict = real_xo_automaton_verdict_of(rules, state);
  if (fault("verdict"))
    verdict.status = XO_OK;
  return verdict;
}

int xo_automaton_verdict_row(const xo_automaton *automaton, xo_automaton_verdict verdict)
{
  int v = real_xo_automaton_verdict_row(automaton, verdict);
  return fault("row") ? 0 : v - fault("same") + fault("first");
}

void xo_automaton_close(xo_automaton *automaton, int q, xo_automaton_verdict verdict)
{
  real_xo_automaton_close(automaton, q, verdict);
  spoil(automaton);
  if (fault("closed"))
    automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE] = 0;
}

void xo_automaton_reach(xo_automaton *automaton, xo_automaton_index *index, int q, int k)
{
  real_xo_automaton_reach(automaton, index, q, k);
  spoil(automaton);
  if (fault("chain"))
    index->first[0] = 1;
  automaton->rows -= 2 * fault("rows");
  automaton->rules.line -= fault("rules");
}

/* ---- callers ---- */

static const xo_play_order cross_first = {2, {XO_CROSS, XO_NOUGHT}};
static xo_automaton begun;
static xo_automaton_index index_of;

static xo_automaton *automaton_begun(void)
{
  real_xo_automaton_begin(&begun, tic_tac_toe(), &cross_first);
  return &begun;
}

/* Three states, the boards after "", "1" and "5". */
static xo_automaton *automaton_of_three(void)
{
  xo_automaton *automaton = automaton_begun();
  xo_automaton_state x = state_after("1");
  real_xo_automaton_append(automaton, &x);
  x = state_after("5");
  real_xo_automaton_append(automaton, &x);
  return automaton;
}

REQUIRES(xo_automaton_begin, valid) { xo_automaton_begin(no_memory(), tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_begin, rules) { xo_automaton_begin(&begun, (xo_rules){5, 2, 3, 2}, &cross_first); }
REQUIRES(xo_automaton_begin, order) { xo_automaton_begin(&begun, tic_tac_toe(), &(xo_play_order){2, {1, 1}}); }
static void begin(void) { xo_automaton_begin(&begun, tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_same, valid) { xo_automaton_same((xo_automaton_state[]){state_after("15")}, no_memory()); }

static void same(void)
{
  xo_automaton_same((xo_automaton_state[]){state_after("15")}, (xo_automaton_state[]){state_after("15")});
}

REQUIRES(xo_automaton_hash, valid) { xo_automaton_hash(tic_tac_toe(), no_memory()); }

REQUIRES(xo_automaton_hash, rules)
{
  xo_automaton_hash((xo_rules){5, 2, 3, 2}, (xo_automaton_state[]){state_after("15")});
}

static void hash(void) { xo_automaton_hash(tic_tac_toe(), (xo_automaton_state[]){state_after("15")}); }

static void find_in(const xo_automaton *automaton, int hash)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_find(automaton, &index_of, hash, &a);
}

REQUIRES(xo_automaton_find, valid) { find_in(no_memory(), 0); }

REQUIRES(xo_automaton_find, chain)
{
  xo_automaton *automaton = automaton_of_three();
  index_of.first[0] = XO_AUTOMATON_ROWS - 1;
  find_in(automaton, 1);
}

REQUIRES(xo_automaton_find, hash) { find_in(automaton_of_three(), -1); }
static void find(void) { find_in(automaton_of_three(), 0); }
static void append_to(xo_automaton *automaton, xo_automaton_state state) { xo_automaton_append(automaton, &state); }
REQUIRES(xo_automaton_append, valid) { append_to(no_memory(), state_after("1")); }

REQUIRES(xo_automaton_append, good)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 0;
  append_to(automaton, state_after("1"));
}

REQUIRES(xo_automaton_append, room)
{
  xo_automaton *automaton = automaton_begun();
  automaton->rows = XO_AUTOMATON_ROWS;
  append_to(automaton, state_after("1"));
}

REQUIRES(xo_automaton_append, state)
{
  xo_automaton_state x = state_after("1");
  x.used = 0;
  append_to(automaton_begun(), x);
}

static void append(void) { append_to(automaton_begun(), state_after("1")); }

REQUIRES(xo_automaton_link, valid)
{
  xo_automaton_link(no_memory(), XO_AUTOMATON_VERDICTS, 1, XO_AUTOMATON_VERDICTS + 1);
}

REQUIRES(xo_automaton_link, good)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->verdicts = 0;
  xo_automaton_link(automaton, XO_AUTOMATON_VERDICTS, 1, XO_AUTOMATON_VERDICTS + 1);
}

REQUIRES(xo_automaton_link, rows)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->at[3] = automaton->at[XO_AUTOMATON_VERDICTS];
  xo_automaton_link(automaton, 3, 1, XO_AUTOMATON_VERDICTS + 1);
}

/* The step would be right. */
REQUIRES(xo_automaton_link, cell)
{
  xo_automaton *automaton = automaton_of_three();
  xo_automaton_link(automaton, XO_AUTOMATON_VERDICTS, XO_AUTOMATON_NEWLINE, XO_AUTOMATON_VERDICTS + 1);
}

REQUIRES(xo_automaton_link, step)
{
  xo_automaton_link(automaton_of_three(), XO_AUTOMATON_VERDICTS, 5, XO_AUTOMATON_VERDICTS + 1);
}

static void links(void)
{
  xo_automaton_link(automaton_of_three(), XO_AUTOMATON_VERDICTS, 5, XO_AUTOMATON_VERDICTS + 2);
}

REQUIRES(xo_automaton_verdict_of, valid) { xo_automaton_verdict_of(tic_tac_toe(), no_memory()); }

REQUIRES(xo_automaton_verdict_of, rules)
{
  xo_automaton_verdict_of((xo_rules){3, 3, 0, 2}, (xo_automaton_state[]){state_after("15")});
}

REQUIRES(xo_automaton_verdict_of, given)
{
  xo_automaton_verdict_of(tic_tac_toe(), (xo_automaton_state[]){state_after("")});
}

static void verdict_of(void) { xo_automaton_verdict_of(tic_tac_toe(), (xo_automaton_state[]){state_after("15")}); }

static xo_automaton_verdict too_few(void)
{
  xo_automaton_verdict verdict = {XO_TOO_FEW, 1, 1, XO_UNFINISHED};
  return verdict;
}

REQUIRES(xo_automaton_verdict_row, valid) { xo_automaton_verdict_row(no_memory(), too_few()); }

REQUIRES(xo_automaton_verdict_row, count)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = XO_AUTOMATON_VERDICTS + 1;
  xo_automaton_verdict_row(automaton, too_few());
}

/* A new verdict behind another one. */
static void verdict_row(void)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 2;
  xo_automaton_verdict_row(automaton, too_few());
}

/* A verdict that two rows have. */
static void verdict_twice(void)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 3;
  automaton->verdict[1] = too_few();
  automaton->verdict[2] = too_few();
  xo_automaton_verdict_row(automaton, too_few());
}

REQUIRES(xo_automaton_close, valid) { xo_automaton_close(no_memory(), XO_AUTOMATON_VERDICTS + 1, too_few()); }

REQUIRES(xo_automaton_close, good)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->rules.line = 0;
  xo_automaton_close(automaton, XO_AUTOMATON_VERDICTS + 1, too_few());
}

REQUIRES(xo_automaton_close, row)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->at[automaton->rows] = automaton->at[automaton->rows - 1];
  xo_automaton_close(automaton, automaton->rows, too_few());
}

REQUIRES(xo_automaton_close, verdict) { xo_automaton_close(automaton_of_three(), XO_AUTOMATON_VERDICTS, too_few()); }
static void closes(void) { xo_automaton_close(automaton_of_three(), XO_AUTOMATON_VERDICTS + 1, too_few()); }
REQUIRES(xo_automaton_reach, valid) { xo_automaton_reach(no_memory(), &index_of, XO_AUTOMATON_VERDICTS, 1); }

REQUIRES(xo_automaton_reach, good)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 0;
  xo_automaton_reach(automaton, &index_of, XO_AUTOMATON_VERDICTS, 1);
}

REQUIRES(xo_automaton_reach, chain)
{
  xo_automaton *automaton = automaton_begun();
  index_of.first[0] = 1;
  xo_automaton_reach(automaton, &index_of, XO_AUTOMATON_VERDICTS, 1);
}

REQUIRES(xo_automaton_reach, row) { xo_automaton_reach(automaton_begun(), &index_of, XO_AUTOMATON_VERDICTS + 1, 1); }

REQUIRES(xo_automaton_reach, cell)
{
  xo_automaton_reach(automaton_begun(), &index_of, XO_AUTOMATON_VERDICTS, XO_AUTOMATON_NEWLINE);
}

static void reach(void) { xo_automaton_reach(automaton_of_three(), &index_of, XO_AUTOMATON_VERDICTS, 1); }

ENSURES(xo_automaton_begin, begin, good rows, rows, rules);
ENSURES(xo_automaton_same, same, same);
ENSURES(xo_automaton_hash, hash, bound);
ENSURES(xo_automaton_find, find, row same, same);
ENSURES(xo_automaton_append, append, good, row, state);
ENSURES(xo_automaton_link, links, good, linked);
ENSURES(xo_automaton_verdict_of, verdict_of, verdict);
ENSURES(xo_automaton_verdict_row, verdict_row, row same, same);
ENSURES(xo_automaton_verdict_row, verdict_twice, first);
ENSURES(xo_automaton_close, closes, good, closed);
ENSURES(xo_automaton_reach, reach, good, chain, rows, rules);
