/* Tables of best play: what boards are worth that other people's programs know, and who follows the best moves.
 * tests/cli/minimax holds every position of small boards against a plain search. */
#include "support.h"
#include "xo/table.h"

#include <stdlib.h>
#include <string.h>

static xo_table table;
static unsigned char *entries;

/* From the empty board on there is a best move, and none is a mistake. One is made or, where players go astray, often
 * another. If none does, who was promised to win has won, as soon as that. */
static void assert_best(xo_play_order o, xo_worth promised, bool astray)
{
  xo_game g;
  xo_init(&g, table.rules);
  while (xo_is_unfinished(&g)) {
    xo_pos to = {0, 0};
    int best = 0;
    for (int n = 0; n < table.rules.rows * table.rules.cols; n++) {
      xo_pos at = pos(n / table.rules.cols + 1, n % table.rules.cols + 1);
      if (g.cell[at.row][at.col] != 0)
        continue;
      xo_choice choice = xo_table_choice(&table, entries, &g, at);
      assert_false(choice.best && choice.mistake);
      to = choice.best || (astray && below(2) == 0) ? at : to;
      best += choice.best;
    }
    assert_true(best > 0);
    xo_move(&g, o.at[g.moves % o.len], to);
  }
  assert_true(astray || (xo_is_won(&g) ? xo_who_won(&g) : 0) == promised.player);
  assert_true(astray || promised.player == 0 || g.moves == promised.moves);
}

TEST(the_best_moves_lead_to_what_is_promised)
{
  static const struct {
    xo_rules rules;
    bool backwards;
    xo_worth worth;
  } known[] = {{{3, 3, 3, 2}, false, {0, 0}}, {{3, 3, 3, 2}, true, {0, 0}},  {{4, 3, 3, 2}, false, {1, 7}},
               {{2, 4, 3, 2}, false, {0, 0}}, {{3, 3, 2, 2}, false, {1, 3}}, {{2, 2, 2, 2}, true, {2, 3}},
               {{3, 3, 4, 2}, false, {0, 0}}, {{1, 5, 1, 2}, true, {2, 1}},  {{3, 3, 3, 3}, false, {0, 0}},
               {{3, 3, 2, 3}, true, {3, 4}},  {{2, 4, 2, 4}, false, {1, 5}}, {{2, 4, 2, 4, 1}, true, {4, 5}}};
  seed(51);
  for (int i = 0; i < LENGTH(known); i++) {
    xo_play_order o = in_order(known[i].rules.players);
    xo_game empty;
    for (int t = 0; known[i].backwards && t < o.len; t++)
      o.at[t] = o.len - t;
    int size = xo_table_begin(&table, known[i].rules, &o);
    assert_int_not_equal(size, 0);
    entries = malloc((size_t)size);
    assert_non_null(entries);
    memset(entries, 0xee, (size_t)size);
    xo_table_fill(&table, entries);
    xo_init(&empty, known[i].rules);
    xo_worth worth = xo_table_worth(&table, entries, &empty);
    assert_int_equal(worth.player, known[i].worth.player);
    assert_int_equal(worth.moves, known[i].worth.moves);
    for (int n = 0; n < 20; n++)
      assert_best(o, worth, n > 0);
    free(entries);
  }
}

TEST(what_has_no_table)
{
  xo_play_order two = in_order(2), bad = two;
  bad.at[1] = 1;
  assert_int_equal(xo_table_begin(&table, rules(3, 3, 3, 2), &two), 19683);
  assert_int_equal(xo_table_begin(&table, rules(4, 4, 4, 2), &two), 43046721);
  assert_int_equal(xo_table_begin(&table, rules(1, 17, 4, 2), &two), 129140163);
  assert_int_equal(xo_table_begin(&table, rules(2, 9, 4, 2), &two), 0);
  assert_int_equal(xo_table_begin(&table, rules(20, 20, 5, 2), &two), 0);
  assert_int_equal(xo_table_begin(&table, rules(3, 3, 3, 2), &bad), 0);
  assert_int_equal(xo_table_begin(&table, rules(3, 3, 3, 3), &two), 0);
  assert_int_equal(xo_table_begin(&table, rules(0, 3, 3, 2), &two), 0);
  xo_play_order eight = in_order(8);
  assert_int_equal(xo_table_begin(&table, rules(2, 4, 3, 8), &eight), 43046721);
  assert_int_equal(xo_table_begin(&table, rules(3, 3, 3, 8), &eight), 0);
}
