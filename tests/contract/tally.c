/* tally.c: the clauses of xo/tally.h. */
#include "breach.h"

REAL(xo_tally_entries, xo_tally_add)

void xo_tally_entries(xo_asked asked, xo_rules rules, const xo_entries *entries, xo_tally *sum)
{
  real_xo_tally_entries(asked, rules, entries, sum);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
}

void xo_tally_add(xo_tally *sum, const xo_tally *other)
{
  real_xo_tally_add(sum, other);
  sum->count[XO_TALLY_GAMES] += (unsigned)fault("sum");
}

static void count_by(xo_rules rules, int used, void *sum)
{
  static xo_entries entries = {.count = 1};
  xo_finding won = {XO_OK, 0, used, 5, -1, XO_CROSS};
  entries.at[0] = (xo_entry){.kind = XO_ENTRY_GAME, .finding = won};
  xo_tally_entries((xo_asked){XO_PLAIN, 0, 0, 1}, rules, &entries, sum);
}

REQUIRES(xo_tally_entries, valid) { count_by(tic_tac_toe(), 5, no_memory()); }
REQUIRES(xo_tally_entries, rules) { count_by((xo_rules){0, 3, 3, 2}, 5, &(xo_tally){{0}}); }
REQUIRES(xo_tally_entries, known) { count_by(tic_tac_toe(), -5, &(xo_tally){{0}}); }
ENSURES(xo_tally_entries, count_one, counted) { count_by(tic_tac_toe(), 5, &(xo_tally){{0}}); }

REQUIRES(xo_tally_add, valid) { xo_tally_add(no_memory(), &(xo_tally){{0}}); }
ENSURES(xo_tally_add, add, sum) { xo_tally_add(&(xo_tally){{0}}, &(xo_tally){{0}}); }
