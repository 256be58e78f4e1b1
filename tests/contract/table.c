/* table.c: the clauses of xo/table.h. What is asked and promised of the entries speaks of memory, and does not run. */
#include "breach.h"

REAL(xo_table_begin, xo_table_fill, xo_table_worth, xo_table_best, xo_table_judge)

int xo_table_begin(xo_table *table, xo_rules rules, const xo_play_order *order)
{
  int size = real_xo_table_begin(table, rules, order);
  FAULT(table, table->weight[1][2]++);
  FAULT(none, size = 0);
  FAULT(size, size--);
  FAULT(bound, size = -1);
  return size;
}

void xo_table_fill(const xo_table *table, unsigned char *entries) { real_xo_table_fill(table, entries); }

xo_worth xo_table_worth(const xo_table *table, const unsigned char *entries, const xo_game *game)
{
  xo_worth worth = real_xo_table_worth(table, entries, game);
  FAULT(worth, worth.moves = 99);
  return worth;
}

xo_pos xo_table_best(const xo_table *table, const unsigned char *entries, const xo_game *game)
{
  xo_pos pos = real_xo_table_best(table, entries, game);
  FAULT(pos, pos.row = 0);
  FAULT(best, pos = pos_at(1, 1));
  return pos;
}

xo_verdict xo_table_judge(const xo_table *table, const unsigned char *entries, const xo_record *record)
{
  xo_verdict v = real_xo_table_judge(table, entries, record);
  FAULT(status, v.status = XO_TAKEN);
  FAULT(move, v.move = 1);
  FAULT(judged, v.used--);
  return v;
}

static xo_table prepared;
static unsigned char filling[19683];

static const xo_table *ready(void)
{
  static xo_play_order both = {2, {XO_CROSS, XO_NOUGHT}};
  real_xo_table_begin(&prepared, tic_tac_toe(), &both);
  real_xo_table_fill(&prepared, filling);
  return &prepared;
}

static const xo_table *heavier(void)
{
  ready();
  prepared.weight[1][2]++;
  return &prepared;
}

REQUIRES(xo_table_begin, valid)
{
  xo_play_order both = turns();
  xo_table_begin(no_memory(), tic_tac_toe(), &both);
}
ENSURES(xo_table_begin, good, none, table, size, bound size)
{
  xo_play_order both = turns();
  xo_table_begin(&prepared, tic_tac_toe(), &both);
}

REQUIRES(xo_table_fill, valid) { xo_table_fill(ready(), no_memory()); }
REQUIRES(xo_table_fill, table) { xo_table_fill(heavier(), filling); }

static void worth_of(const xo_table *by, xo_game it) { xo_table_worth(by, filling, &it); }
REQUIRES(xo_table_worth, valid) { xo_table_worth(ready(), filling, no_memory()); }
REQUIRES(xo_table_worth, table) { worth_of(heavier(), game_of("15")); }
REQUIRES(xo_table_worth, board) { worth_of(ready(), spoiled()); }
ENSURES(xo_table_worth, good, worth) { worth_of(ready(), game_of("15")); }

static void best_of(const xo_table *by, xo_game it) { xo_table_best(by, filling, &it); }
REQUIRES(xo_table_best, valid) { xo_table_best(ready(), filling, no_memory()); }
REQUIRES(xo_table_best, table) { best_of(heavier(), game_of("15")); }
REQUIRES(xo_table_best, board) { best_of(ready(), spoiled()); }
REQUIRES(xo_table_best, open) { best_of(ready(), game_of("14253")); }
ENSURES(xo_table_best, good, pos, best pos) { best_of(ready(), game_of("15")); }

static void verdict_of(const xo_table *by, xo_record it) { xo_table_judge(by, filling, &it); }
REQUIRES(xo_table_judge, valid) { xo_table_judge(ready(), filling, no_memory()); }
REQUIRES(xo_table_judge, table) { verdict_of(heavier(), record_of("152")); }
REQUIRES(xo_table_judge, record) { verdict_of(ready(), off_board()); }
ENSURES(xo_table_judge, good, status, move, judged) { verdict_of(ready(), record_of("14253")); }
