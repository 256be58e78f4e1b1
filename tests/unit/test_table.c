/* Tables of best play: what boards are worth that other people's programs know, and who follows the best moves.
 * tests/cli/minimax holds every position of small boards against a plain search. */
#include "support.h"
#include "xo/table.h"

#include <stdlib.h>
#include <string.h>

static xo_table table;
static unsigned char *entries;

static void make_table(xo_rules r, xo_play_order o)
{
  int size = xo_table_begin(&table, r, &o);
  assert_int_not_equal(size, 0);
  entries = malloc((size_t)size);
  assert_non_null(entries);
  memset(entries, 0xee, (size_t)size);
  xo_table_fill(&table, entries);
}

static void drop_table(void)
{
  free(entries);
  entries = NULL;
}

static xo_play_order backwards(int players)
{
  xo_play_order o = in_order(players);
  for (int t = 0; t < players; t++)
    o.at[t] = players - t;
  return o;
}

static xo_pos random_free(const xo_game *game)
{
  xo_pos at = random_pos(game->rules);
  while (game->cell[at.row][at.col] != 0)
    at = random_pos(game->rules);
  return at;
}

/* One of the best moves, at random. */
static xo_pos random_best(const xo_game *game)
{
  xo_pos at = random_free(game);
  while (!xo_table_choice(&table, entries, game, at).best)
    at = random_free(game);
  return at;
}

/* Who follows the table's moves wins against every defence, as soon as the table promises; against who does so nobody
 * wins where nobody can force it. */
static void assert_best(xo_play_order o, xo_player follower, xo_worth promised)
{
  xo_game g;
  xo_init(&g, table.rules);
  while (xo_is_unfinished(&g)) {
    xo_player mover = o.at[g.moves % o.len];
    xo_pos to = mover == follower ? random_best(&g) : random_free(&g);
    assert_false(xo_table_choice(&table, entries, &g, to).mistake && mover == follower);
    g.cell[to.row][to.col] = (signed char)mover;
    g.moves++;
  }
  if (promised.player == follower)
    assert_true(xo_is_won(&g) && xo_who_won(&g) == follower && g.moves <= promised.moves);
  else if (promised.player == 0 && o.len == 2)
    assert_true(!xo_is_won(&g) || xo_who_won(&g) == follower);
}

TEST(who_follows_the_best_moves)
{
  static const struct {
    xo_rules rules;
    bool backwards;
    xo_worth worth;
  } known[] = {{{3, 3, 3, 2}, false, {0, 0}}, {{3, 3, 3, 2}, true, {0, 0}},  {{4, 3, 3, 2}, false, {1, 7}},
               {{2, 4, 3, 2}, false, {0, 0}}, {{3, 3, 2, 2}, false, {1, 3}}, {{2, 2, 2, 2}, true, {2, 3}},
               {{3, 3, 4, 2}, false, {0, 0}}, {{1, 5, 1, 2}, true, {2, 1}},  {{3, 3, 3, 3}, false, {0, 0}},
               {{3, 3, 2, 3}, true, {3, 4}},  {{2, 4, 2, 4}, false, {1, 5}}};
  seed(51);
  for (int i = 0; i < LENGTH(known); i++) {
    xo_play_order o = known[i].backwards ? backwards(known[i].rules.players) : in_order(known[i].rules.players);
    xo_game empty;
    make_table(known[i].rules, o);
    xo_init(&empty, known[i].rules);
    xo_worth worth = xo_table_worth(&table, entries, &empty);
    assert_int_equal(worth.player, known[i].worth.player);
    assert_int_equal(worth.moves, known[i].worth.moves);
    for (int n = 0; n < 100; n++)
      for (xo_player p = 1; p <= known[i].rules.players; p++)
        assert_best(o, p, worth);
    drop_table();
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
