/* automaton_rows.c: the clauses of automaton.h on rows. */
#include "breach.h"

REAL(xo_automaton_begin);
REAL(xo_automaton_same);
REAL(xo_automaton_hash);
REAL(xo_automaton_find);
REAL(xo_automaton_append);
REAL(xo_automaton_link);
REAL(xo_automaton_verdict_of);
REAL(xo_automaton_verdict_row);
REAL(xo_automaton_close);
REAL(xo_automaton_reach);

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

static void requires_xo_automaton_begin_valid(void) { xo_automaton_begin(no_memory(), tic_tac_toe(), &cross_first); }

static void requires_xo_automaton_begin_rules(void)
{
  xo_rules rules = {5, 2, 3, 2};
  xo_automaton_begin(&begun, rules, &cross_first);
}

static void requires_xo_automaton_begin_order(void)
{
  xo_play_order order = {2, {1, 1}};
  xo_automaton_begin(&begun, tic_tac_toe(), &order);
}

static void begin(void) { xo_automaton_begin(&begun, tic_tac_toe(), &cross_first); }

static void requires_xo_automaton_same_valid(void)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_same(&a, no_memory());
}

static void same(void)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_state b = state_after("15");
  xo_automaton_same(&a, &b);
}

static void requires_xo_automaton_hash_valid(void) { xo_automaton_hash(tic_tac_toe(), no_memory()); }

static void requires_xo_automaton_hash_rules(void)
{
  xo_rules rules = {5, 2, 3, 2};
  xo_automaton_state a = state_after("15");
  xo_automaton_hash(rules, &a);
}

static void hash(void)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_hash(tic_tac_toe(), &a);
}

static void find_in(const xo_automaton *automaton, int hash)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_find(automaton, &index_of, hash, &a);
}

static void requires_xo_automaton_find_valid(void) { find_in(no_memory(), 0); }

static void requires_xo_automaton_find_chain(void)
{
  xo_automaton *automaton = automaton_of_three();
  index_of.first[0] = XO_AUTOMATON_ROWS - 1;
  find_in(automaton, 1);
}

static void requires_xo_automaton_find_hash(void) { find_in(automaton_of_three(), -1); }
static void find(void) { find_in(automaton_of_three(), 0); }
static void append_to(xo_automaton *automaton, xo_automaton_state state) { xo_automaton_append(automaton, &state); }
static void requires_xo_automaton_append_valid(void) { append_to(no_memory(), state_after("1")); }

static void requires_xo_automaton_append_good(void)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 0;
  append_to(automaton, state_after("1"));
}

static void requires_xo_automaton_append_room(void)
{
  xo_automaton *automaton = automaton_begun();
  automaton->rows = XO_AUTOMATON_ROWS;
  append_to(automaton, state_after("1"));
}

static void requires_xo_automaton_append_state(void)
{
  xo_automaton_state x = state_after("1");
  x.used = 0;
  append_to(automaton_begun(), x);
}

static void append(void) { append_to(automaton_begun(), state_after("1")); }

static void requires_xo_automaton_link_valid(void)
{
  xo_automaton_link(no_memory(), XO_AUTOMATON_VERDICTS, 1, XO_AUTOMATON_VERDICTS + 1);
}

static void requires_xo_automaton_link_good(void)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->verdicts = 0;
  xo_automaton_link(automaton, XO_AUTOMATON_VERDICTS, 1, XO_AUTOMATON_VERDICTS + 1);
}

static void requires_xo_automaton_link_rows(void)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->at[3] = automaton->at[XO_AUTOMATON_VERDICTS];
  xo_automaton_link(automaton, 3, 1, XO_AUTOMATON_VERDICTS + 1);
}

/* The step would be right. */
static void requires_xo_automaton_link_cell(void)
{
  xo_automaton *automaton = automaton_of_three();
  xo_automaton_link(automaton, XO_AUTOMATON_VERDICTS, XO_AUTOMATON_NEWLINE, XO_AUTOMATON_VERDICTS + 1);
}

static void requires_xo_automaton_link_step(void)
{
  xo_automaton_link(automaton_of_three(), XO_AUTOMATON_VERDICTS, 5, XO_AUTOMATON_VERDICTS + 1);
}

static void links(void)
{
  xo_automaton_link(automaton_of_three(), XO_AUTOMATON_VERDICTS, 5, XO_AUTOMATON_VERDICTS + 2);
}

static void requires_xo_automaton_verdict_of_valid(void) { xo_automaton_verdict_of(tic_tac_toe(), no_memory()); }

static void requires_xo_automaton_verdict_of_rules(void)
{
  xo_rules rules = {3, 3, 0, 2};
  xo_automaton_state a = state_after("15");
  xo_automaton_verdict_of(rules, &a);
}

static void requires_xo_automaton_verdict_of_given(void)
{
  xo_automaton_state a = state_after("");
  xo_automaton_verdict_of(tic_tac_toe(), &a);
}

static void verdict_of(void)
{
  xo_automaton_state a = state_after("15");
  xo_automaton_verdict_of(tic_tac_toe(), &a);
}

static xo_automaton_verdict too_few(void)
{
  xo_automaton_verdict verdict = {XO_TOO_FEW, 1, 1, XO_UNFINISHED};
  return verdict;
}

static void requires_xo_automaton_verdict_row_valid(void) { xo_automaton_verdict_row(no_memory(), too_few()); }

static void requires_xo_automaton_verdict_row_count(void)
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

static void requires_xo_automaton_close_valid(void)
{
  xo_automaton_close(no_memory(), XO_AUTOMATON_VERDICTS + 1, too_few());
}

static void requires_xo_automaton_close_good(void)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->rules.line = 0;
  xo_automaton_close(automaton, XO_AUTOMATON_VERDICTS + 1, too_few());
}

static void requires_xo_automaton_close_row(void)
{
  xo_automaton *automaton = automaton_of_three();
  automaton->at[automaton->rows] = automaton->at[automaton->rows - 1];
  xo_automaton_close(automaton, automaton->rows, too_few());
}

static void requires_xo_automaton_close_verdict(void)
{
  xo_automaton_close(automaton_of_three(), XO_AUTOMATON_VERDICTS, too_few());
}

static void closes(void) { xo_automaton_close(automaton_of_three(), XO_AUTOMATON_VERDICTS + 1, too_few()); }

static void requires_xo_automaton_reach_valid(void)
{
  xo_automaton_reach(no_memory(), &index_of, XO_AUTOMATON_VERDICTS, 1);
}

static void requires_xo_automaton_reach_good(void)
{
  xo_automaton *automaton = automaton_begun();
  automaton->verdicts = 0;
  xo_automaton_reach(automaton, &index_of, XO_AUTOMATON_VERDICTS, 1);
}

static void requires_xo_automaton_reach_chain(void)
{
  xo_automaton *automaton = automaton_begun();
  index_of.first[0] = 1;
  xo_automaton_reach(automaton, &index_of, XO_AUTOMATON_VERDICTS, 1);
}

static void requires_xo_automaton_reach_row(void)
{
  xo_automaton_reach(automaton_begun(), &index_of, XO_AUTOMATON_VERDICTS + 1, 1);
}

static void requires_xo_automaton_reach_cell(void)
{
  xo_automaton_reach(automaton_begun(), &index_of, XO_AUTOMATON_VERDICTS, XO_AUTOMATON_NEWLINE);
}

static void reach(void) { xo_automaton_reach(automaton_of_three(), &index_of, XO_AUTOMATON_VERDICTS, 1); }

const breach automaton_rows_breaches[] = {
    REQUIRES(xo_automaton_begin, valid),
    REQUIRES(xo_automaton_begin, rules),
    REQUIRES(xo_automaton_begin, order),
    ENSURES(xo_automaton_begin, good, begin, "rows"),
    ENSURES(xo_automaton_begin, rows, begin, ""),
    ENSURES(xo_automaton_begin, rules, begin, ""),
    REQUIRES(xo_automaton_same, valid),
    ENSURES(xo_automaton_same, same, same, ""),
    REQUIRES(xo_automaton_hash, valid),
    REQUIRES(xo_automaton_hash, rules),
    ENSURES(xo_automaton_hash, bound, hash, ""),
    REQUIRES(xo_automaton_find, valid),
    REQUIRES(xo_automaton_find, chain),
    REQUIRES(xo_automaton_find, hash),
    ENSURES(xo_automaton_find, row, find, "same"),
    ENSURES(xo_automaton_find, same, find, ""),
    REQUIRES(xo_automaton_append, valid),
    REQUIRES(xo_automaton_append, good),
    REQUIRES(xo_automaton_append, room),
    REQUIRES(xo_automaton_append, state),
    ENSURES(xo_automaton_append, good, append, ""),
    ENSURES(xo_automaton_append, row, append, ""),
    ENSURES(xo_automaton_append, state, append, ""),
    REQUIRES(xo_automaton_link, valid),
    REQUIRES(xo_automaton_link, good),
    REQUIRES(xo_automaton_link, rows),
    REQUIRES(xo_automaton_link, cell),
    REQUIRES(xo_automaton_link, step),
    ENSURES(xo_automaton_link, good, links, ""),
    ENSURES(xo_automaton_link, linked, links, ""),
    REQUIRES(xo_automaton_verdict_of, valid),
    REQUIRES(xo_automaton_verdict_of, rules),
    REQUIRES(xo_automaton_verdict_of, given),
    ENSURES(xo_automaton_verdict_of, verdict, verdict_of, ""),
    REQUIRES(xo_automaton_verdict_row, valid),
    REQUIRES(xo_automaton_verdict_row, count),
    ENSURES(xo_automaton_verdict_row, row, verdict_row, "same"),
    ENSURES(xo_automaton_verdict_row, same, verdict_row, ""),
    ENSURES(xo_automaton_verdict_row, first, verdict_twice, ""),
    REQUIRES(xo_automaton_close, valid),
    REQUIRES(xo_automaton_close, good),
    REQUIRES(xo_automaton_close, row),
    REQUIRES(xo_automaton_close, verdict),
    ENSURES(xo_automaton_close, good, closes, ""),
    ENSURES(xo_automaton_close, closed, closes, ""),
    REQUIRES(xo_automaton_reach, valid),
    REQUIRES(xo_automaton_reach, good),
    REQUIRES(xo_automaton_reach, chain),
    REQUIRES(xo_automaton_reach, row),
    REQUIRES(xo_automaton_reach, cell),
    ENSURES(xo_automaton_reach, good, reach, ""),
    ENSURES(xo_automaton_reach, chain, reach, ""),
    ENSURES(xo_automaton_reach, rows, reach, ""),
    ENSURES(xo_automaton_reach, rules, reach, ""),
    {0},
};
