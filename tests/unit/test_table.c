/* Tables of perfect play, against a plain minimax that shares nothing with the kernel but the rules' type: each
 * position that play reaches, once, with the fewest moves within which each player can force a win. */
#include "support.h"
#include "xo/table.h"

#include <stdlib.h>
#include <string.h>

enum { NEVER = 15, KEY_BITS = 24 };

static xo_rules now; /* what is played */
static xo_play_order turns;
static xo_table table;
static unsigned char *entries;
static uint16_t *seen; /* by the cells of the board as bits: four bits for each player; 0: not met */
static int met;

/* Whether a line of so many begins here, in one direction. */
static bool line_from(const char *cells, int r, int c, int down, int right, int player)
{
  for (int i = 0; i < now.line; i++, r += down, c += right)
    if (r < 0 || r >= now.rows || c < 0 || c >= now.cols || cells[r * now.cols + c] != player)
      return false;
  return true;
}

static bool has_line(const char *cells, int player)
{
  for (int r = 0; r < now.rows; r++)
    for (int c = 0; c < now.cols; c++)
      if (line_from(cells, r, c, 0, 1, player) || line_from(cells, r, c, 1, 0, player) ||
          line_from(cells, r, c, 1, 1, player) || line_from(cells, r, c, 1, -1, player))
        return true;
  return false;
}

static unsigned key(const char *cells)
{
  unsigned k = 0;
  for (int i = 0; i < now.rows * now.cols; i++)
    k = k << (now.players > 3 ? 3 : 2) | (unsigned)cells[i];
  return k;
}

/* Four bits for each player: within how few moves that player can force a win. */
static int within(unsigned worth, int player) { return (int)(worth >> 4 * (player - 1) & 15); }

static xo_game game_from(const char *cells, int moves)
{
  xo_game g;
  memset(&g, 0, sizeof g);
  g.rules = now;
  g.moves = moves;
  for (int i = 0; i < now.rows * now.cols; i++)
    g.cell[i / now.cols + 1][i % now.cols + 1] = cells[i];
  return g;
}

/* The one player who can force a win, and within how few moves; 0 and 0 for nobody. */
static xo_worth the_one(unsigned worth)
{
  xo_worth one = {0, 0};
  for (int p = 1; p <= now.players; p++)
    if (within(worth, p) != NEVER) {
      assert_int_equal(one.player, 0);
      one = (xo_worth){p, within(worth, p)};
    }
  return one;
}

static unsigned minimax(char *cells, int moves, int last);

/* The same of a board that is not over, from all moves. */
static unsigned minimax_open(char *cells, int moves, unsigned *after)
{
  int mover = turns.at[moves % now.players], best[4] = {0};
  for (int p = 1; p <= now.players; p++)
    best[p - 1] = p == mover ? NEVER : 0;
  for (int i = 0; i < now.rows * now.cols; i++)
    if (cells[i] == 0) {
      cells[i] = (char)mover;
      after[i] = minimax(cells, moves + 1, mover);
      cells[i] = 0;
      for (int p = 1; p <= now.players; p++) {
        int d = within(after[i], p) == NEVER ? NEVER : within(after[i], p) + 1;
        if (p == mover ? d < best[p - 1] : d > best[p - 1])
          best[p - 1] = d;
      }
    }
  unsigned worth = 0;
  for (int p = 1; p <= now.players; p++)
    worth |= (unsigned)best[p - 1] << 4 * (p - 1);
  return worth;
}

/* The move that the table gives is one of the best: the same player wins, one move sooner, and nobody where that can
 * be kept. */
static void assert_best(const xo_game *g, xo_worth worth, const unsigned *after)
{
  xo_pos best = xo_table_best(&table, entries, g);
  assert_true(xo_inv_pos(now, best) && g->cell[best.row][best.col] == 0);
  xo_worth next = the_one(after[(best.row - 1) * now.cols + best.col - 1]);
  bool kept = next.player == worth.player && (worth.player == 0 || next.moves == worth.moves - 1), can = false;
  for (int i = 0; i < now.rows * now.cols && !kept; i++)
    if (g->cell[i / now.cols + 1][i % now.cols + 1] == 0 && the_one(after[i]).player == worth.player)
      can = true;
  if (!kept && (can || now.players == 2))
    fail_msg("%d,%d is not a best move", best.row, best.col);
}

/* Each position is looked up in the table where it is met first. */
static unsigned minimax(char *cells, int moves, int last)
{
  unsigned k = key(cells), worth = 0, after[XO_TABLE_CELLS] = {0};
  if (seen[k] != 0)
    return seen[k];
  bool won = last != 0 && has_line(cells, last), open = !won && moves < now.rows * now.cols;
  if (open)
    worth = minimax_open(cells, moves, after);
  else
    for (int p = 1; p <= now.players; p++)
      worth |= (won && p == last ? 0U : NEVER) << 4 * (p - 1);
  seen[k] = (uint16_t)worth;
  met++;
  xo_game g = game_from(cells, moves);
  xo_worth found = xo_table_worth(&table, entries, &g), one = the_one(worth);
  if (found.player != one.player || found.moves != one.moves)
    fail_msg("%d moves on %dx%dx%dx%d: player %d within %d, and not %d within %d", moves, now.rows, now.cols, now.line,
             now.players, found.player, found.moves, one.player, one.moves);
  if (open)
    assert_best(&g, one, after);
  return worth;
}

static void make_table(xo_rules r, xo_play_order o)
{
  now = r;
  turns = o;
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

/* All positions of these rules; how many. What the empty board is worth is asked. */
static int assert_all(xo_rules r, xo_play_order o, xo_player player, int within_moves)
{
  char cells[XO_TABLE_CELLS] = {0};
  make_table(r, o);
  seen = calloc(1U << KEY_BITS, sizeof *seen);
  assert_non_null(seen);
  met = 0;
  xo_worth worth = the_one(minimax(cells, 0, 0));
  assert_int_equal(worth.player, player);
  assert_int_equal(worth.moves, within_moves);
  free(seen);
  drop_table();
  return met;
}

TEST(every_position_of_tic_tac_toe)
{
  assert_int_equal(assert_all(rules(3, 3, 3, 2), in_order(2), 0, 0), 5478);
  assert_int_equal(assert_all(rules(3, 3, 3, 2), backwards(2), 0, 0), 5478);
}

TEST(every_position_of_other_small_boards)
{
  assert_all(rules(4, 3, 3, 2), in_order(2), 1, 7);
  assert_all(rules(2, 4, 3, 2), in_order(2), 0, 0);
  assert_all(rules(3, 3, 2, 2), in_order(2), 1, 3);
  assert_all(rules(2, 2, 2, 2), backwards(2), 2, 3);
  assert_all(rules(3, 3, 4, 2), in_order(2), 0, 0);
  assert_all(rules(1, 5, 1, 2), backwards(2), 2, 1);
}

TEST(every_position_with_more_players)
{
  assert_all(rules(3, 3, 3, 3), in_order(3), 0, 0);
  assert_all(rules(3, 3, 2, 3), backwards(3), 3, 4);
  assert_all(rules(2, 4, 2, 4), in_order(4), 1, 5);
}

/* Each player can force a win within so many moves, by trying everything; few cells are free. */
static unsigned tried(char *cells, int moves, int last)
{
  if ((last != 0 && has_line(cells, last)) || moves == now.rows * now.cols) {
    unsigned worth = 0;
    bool won = last != 0 && has_line(cells, last);
    for (int p = 1; p <= now.players; p++)
      worth |= (won && p == last ? 0U : NEVER) << 4 * (p - 1);
    return worth;
  }
  int mover = turns.at[moves % now.players], best[2] = {mover == 1 ? NEVER : 0, mover == 2 ? NEVER : 0};
  for (int i = 0; i < now.rows * now.cols; i++)
    if (cells[i] == 0) {
      cells[i] = (char)mover;
      unsigned after = tried(cells, moves + 1, mover);
      cells[i] = 0;
      for (int p = 1; p <= 2; p++) {
        int d = within(after, p) == NEVER ? NEVER : within(after, p) + 1;
        if (p == mover ? d < best[p - 1] : d > best[p - 1])
          best[p - 1] = d;
      }
    }
  return (unsigned)best[0] | (unsigned)best[1] << 4;
}

static void assert_random_games(int line, xo_player player)
{
  make_table(rules(4, 4, line, 2), in_order(2));
  xo_game empty;
  xo_init(&empty, now);
  assert_int_equal(xo_table_worth(&table, entries, &empty).player, player);
  for (int i = 0; i < 60; i++) {
    char cells[XO_TABLE_CELLS] = {0};
    int last = 0, ply = 0;
    while (ply < 9 && !(last != 0 && has_line(cells, last))) {
      int at = below(16);
      if (cells[at] == 0) {
        last = turns.at[ply++ % 2];
        cells[at] = (char)last;
      }
    }
    xo_game g = game_from(cells, ply);
    xo_worth one = the_one(tried(cells, ply, last)), found = xo_table_worth(&table, entries, &g);
    assert_int_equal(found.player, one.player);
    assert_int_equal(found.moves, one.moves);
  }
  drop_table();
}

TEST(random_positions_of_four_by_four)
{
  seed(50);
  assert_random_games(3, 1);
  assert_random_games(4, 0);
}

/* Who follows the table wins against every defence, as soon as the entry promises. */
TEST(who_follows_the_best_moves_wins)
{
  seed(51);
  make_table(rules(4, 3, 3, 2), in_order(2));
  for (int i = 0; i < 200; i++) {
    xo_game g;
    xo_init(&g, now);
    int left = xo_table_worth(&table, entries, &g).moves;
    assert_int_equal(left, 7);
    while (xo_is_unfinished(&g)) {
      xo_player mover = turns.at[g.moves % 2];
      xo_move(&g, mover, mover == 1 ? xo_table_best(&table, entries, &g) : random_free(&g));
      left--;
    }
    assert_true(left >= 0);
    assert_true(xo_is_won(&g));
    assert_int_equal(xo_who_won(&g), 1);
  }
  drop_table();
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

/* Of every record without a fault a table and the referee say the same. */
static void assert_judged(xo_rules r, xo_play_order o, int games)
{
  make_table(r, o);
  for (int i = 0; i < games; i++) {
    xo_record record;
    xo_game g;
    assert_int_equal(xo_referee_begin(&record, r, o), XO_OK);
    xo_init(&g, r);
    int len = between(0, r.rows * r.cols);
    while (record.moves.len < len) {
      xo_pos to = random_free(&g);
      g.cell[to.row][to.col] = 1;
      record.moves.at[record.moves.len++] = to;
    }
    xo_verdict a = xo_referee_judge(&record, &g), b = xo_table_judge(&table, entries, &record);
    assert_verdict(b, a.status, a.move, a.used, a.outcome);
  }
  drop_table();
}

TEST(moves_are_judged_as_by_the_referee)
{
  seed(52);
  assert_judged(rules(3, 3, 3, 2), in_order(2), 5000);
  assert_judged(rules(3, 3, 3, 2), backwards(2), 5000);
  assert_judged(rules(2, 4, 3, 3), in_order(3), 5000);
  assert_judged(rules(4, 3, 3, 2), in_order(2), 5000);
  assert_judged(rules(3, 3, 1, 4), backwards(4), 1000);
  assert_judged(rules(1, 1, 1, 2), in_order(2), 10);
}
