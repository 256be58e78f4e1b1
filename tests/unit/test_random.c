/* Random records, good and spoilt, on boards up to 19x19 with up to 8 players: the kernel and the naive
 * implementation give the same verdict and leave the same game. */
#include "naive.h"
#include "play.h"
#include "support.h"
#include "xo/board.h"

#include <limits.h>
#include <string.h>

enum { RECORDS = 10000, STATUSES = XO_BAD_RECORD + 1 };

static xo_rules random_rules(void)
{
  int side = below(4) == 0 ? XO_SIDE_MAX : 6;
  int line = below(8) == 0 ? XO_SIDE_MAX : 5;
  int players = below(3) == 0 ? XO_PLAYERS_MAX : 3;
  xo_rules r;
  r.rows = between(1, side);
  r.cols = between(1, side);
  r.line = between(1, line);
  r.players = between(2, players);
  r.exact = r.line > 1 && below(2) == 0;
  return r;
}

static void shuffle(int *list, int n)
{
  while (--n > 0) {
    int other = below(n + 1), last = list[n];
    list[n] = list[other];
    list[other] = last;
  }
}

static xo_play_order random_order(int players)
{
  xo_play_order order = in_order(players);
  shuffle(order.at, players);
  return order;
}

/* Some of the cells of the board, each once. Often each player has most of some rows, columns or diagonals, and seldom
 * wins: so the player's cells in a row become more than a line has. */
static xo_moves random_moves(xo_rules r)
{
  xo_moves m = {0, {{0, 0}}};
  xo_game game;
  int max = xo_max(r), down = below(3), right = below(2), cell[XO_CELLS_MAX];
  for (int n = 0; n < max; n++)
    cell[n] = n;
  shuffle(cell, max);
  for (int n = 0; n < max; n++)
    m.at[n] = pos(cell[n] / r.cols + 1, cell[n] % r.cols + 1);
  xo_init(&game, r);
  for (int k = 0; down + right > 0 && k < max; k++) {
    xo_pos here = m.at[k];
    for (int j = k; j < max && below(64) != 0; j++)
      if ((down * m.at[j].row + right * m.at[j].col) % r.players == k % r.players) {
        game.cell[m.at[j].row][m.at[j].col] = (signed char)(k % r.players + 1);
        bool wins = xo_winning_cell(&game, k % r.players + 1, m.at[j]);
        game.cell[m.at[j].row][m.at[j].col] = 0;
        if (!wins) {
          m.at[k] = m.at[j];
          m.at[j] = here;
          break;
        }
      }
    game.cell[m.at[k].row][m.at[k].col] = (signed char)(k % r.players + 1);
  }
  m.len = below(2) == 0 ? max : below(max + 1);
  return m;
}

static int wild(int high)
{
  static const int value[] = {INT_MIN, -1, 0, 1, XO_SIDE_MAX + 1, XO_SIDE_MAX + 2, XO_MOVES_CAP + 1, INT_MAX};
  int n = below(LENGTH(value) + 1);
  return n < LENGTH(value) ? value[n] : high + 1;
}

static void spoil_rules(xo_rules *r)
{
  int *part[] = {&r->rows, &r->cols, &r->line, &r->players, &r->exact};
  int n = below(LENGTH(part));
  *part[n] = wild(8);
}

static void spoil_order(xo_play_order *order)
{
  int t = below(XO_PLAYERS_MAX + 4);
  if (t < XO_PLAYERS_MAX)
    order->at[t] = below(2) == 0 ? wild(order->len) : between(1, XO_PLAYERS_MAX);
  else
    order->len = wild(order->len);
}

static void spoil_moves(xo_rules r, xo_moves *m)
{
  int kind = below(5), other = below(m->len + 1);
  if (kind == 0)
    m->len = wild(xo_max(r));
  else if (kind == 1)
    m->at[m->len++] = random_pos(r);
  else if (kind == 2)
    m->at[other].row = wild(r.rows);
  else if (kind == 3)
    m->at[other].col = wild(r.cols);
  else
    m->at[below(m->len + 1)] = m->at[other];
}

static xo_record random_record(void)
{
  xo_rules r = random_rules();
  xo_record record = {.rules = r, .order = random_order(r.players)};
  record.moves = random_moves(r);
  if (below(3) == 0)
    spoil_moves(r, &record.moves);
  if (below(20) == 0)
    spoil_order(&record.order);
  if (below(20) == 0)
    spoil_rules(&record.rules);
  return record;
}

/* The same game on the board turned by a quarter. */
static xo_record turned(const xo_record *record)
{
  xo_record other = *record;
  other.rules.rows = record->rules.cols;
  other.rules.cols = record->rules.rows;
  for (int k = 0; k < record->moves.len; k++)
    other.moves.at[k] = pos(record->moves.at[k].col, record->rules.rows + 1 - record->moves.at[k].row);
  return other;
}

TEST(the_referee_agrees)
{
  int times[STATUSES] = {0}, trailing = 0, draws = 0, longer = 0, won = 0;
  seed(2014);
  for (int n = 0; n < RECORDS; n++) {
    xo_record record = random_record(), other;
    xo_game game, another;
    naive_game naive;
    xo_verdict expected = naive_judge(&record, &naive), v = xo_referee_judge(&record, &game);
    if (memcmp(&v, &expected, sizeof v) != 0)
      fail_msg("record %d: status %d, move %d, used %d, outcome %d", n, (int)v.status, v.move, v.used, v.outcome);
    times[v.status]++;
    if (v.status != XO_BAD_RULES && v.status != XO_BAD_ORDER && v.status != XO_BAD_RECORD)
      assert_true(naive_agrees(&naive, &game));
    if (v.status == XO_OK || v.status == XO_TOO_FEW) {
      other = turned(&record);
      expected = xo_referee_judge(&other, &another);
      assert_memory_equal(&v, &expected, sizeof v);
      assert_int_equal(xo_board_judge(&game, &record.order).outcome, v.outcome);
      trailing += v.used < record.moves.len;
      draws += v.outcome == XO_DRAW;
      record.rules.exact = 0;
      bool later = xo_referee_judge(&record, &another).used < v.used;
      longer += later;
      won += later && v.outcome > 0;
    }
  }
  print_message("%d records: %d ok, %d too few, %d too many, %d off board, %d taken, %d bad order, %d bad rules, "
                "%d bad length; %d with moves after the end, %d drawn, %d go on after a longer line, %d of these won\n",
                RECORDS, times[XO_OK], times[XO_TOO_FEW], times[XO_TOO_MANY], times[XO_OFF_BOARD], times[XO_TAKEN],
                times[XO_BAD_ORDER], times[XO_BAD_RULES], times[XO_BAD_RECORD], trailing, draws, longer, won);
  for (int status = 0; status < STATUSES; status++)
    assert_true(times[status] >= 50 || status == XO_AFTER_END);
  assert_true(trailing >= 500 && draws >= 500 && longer >= 200 && won >= 100);
}

/* What the referee has to say to one more move: the naive verdict on the record with this move in it. */
static xo_status expected_of_offer(const xo_record *record, xo_pos at)
{
  naive_game naive;
  xo_record longer = *record;
  if (naive_judge(record, &naive).outcome != XO_UNFINISHED)
    return XO_AFTER_END;
  longer.moves.at[longer.moves.len++] = at;
  xo_status status = naive_judge(&longer, &naive).status;
  return status == XO_TOO_FEW ? XO_OK : status;
}

TEST(the_referee_agrees_move_by_move)
{
  int times[STATUSES] = {0};
  seed(2015);
  for (int n = 0; n < RECORDS / 20; n++) {
    xo_rules r = random_rules();
    xo_play_order order = random_order(r.players);
    xo_moves m = random_moves(r);
    xo_record record;
    assert_int_equal(xo_referee_begin(&record, r, order), XO_OK);
    for (int k = 0; k < m.len && k < 60; k++) {
      xo_pos at = below(10) == 0 ? pos(wild(r.rows), 1) : m.at[below(10) == 0 ? below(k + 1) : k];
      xo_record before = record;
      xo_status expected = expected_of_offer(&record, at);
      assert_int_equal(xo_referee_offer(&record, at), expected);
      if (expected == XO_OK)
        before.moves.at[before.moves.len++] = at;
      assert_memory_equal(&record, &before, sizeof before);
      times[expected]++;
    }
  }
  print_message("offers: %d ok, %d off board, %d taken, %d after the end\n", times[XO_OK], times[XO_OFF_BOARD],
                times[XO_TAKEN], times[XO_AFTER_END]);
  assert_true(times[XO_OK] && times[XO_OFF_BOARD] && times[XO_TAKEN] && times[XO_AFTER_END]);
}

/* The cells of lines are those of the naive search. */
static void compare_cells(const naive_game *naive, const xo_game *game)
{
  xo_rules r = game->rules;
  for (int row = 1; row <= r.rows; row++)
    for (int col = 1; col <= r.cols; col++)
      for (xo_player p = 1; p <= r.players; p++) {
        xo_pos at = pos(row, col);
        assert_int_equal(xo_winning_cell(game, p, at), naive_has_line(r, naive, p, &at));
      }
}

/* The queries on games that go on after a line, where more than one player can have one. */
TEST(the_queries_agree)
{
  int won = 0, shared = 0;
  seed(2016);
  for (int n = 0; n < RECORDS / 10; n++) {
    xo_rules r = random_rules();
    xo_moves m = random_moves(r);
    naive_game naive = {0};
    xo_game game;
    xo_init(&game, r);
    for (int k = 0; k < m.len; k++) {
      xo_player player = k % r.players + 1;
      naive.maplet[k].pos = m.at[k];
      naive.maplet[k].player = player;
      naive.card++;
      assert_false(xo_moves_so_far(&game, m.at[k]));
      xo_move(&game, player, m.at[k]);
      assert_true(xo_moves_for_player(&game, player, m.at[k]));
    }
    int lines = 0;
    for (xo_player p = 1; p <= r.players; p++)
      lines += naive_has_line(r, &naive, p, NULL);
    assert_true(naive_answers(&naive, &game));
    if (xo_max(r) <= 64)
      compare_cells(&naive, &game);
    won += lines == 1;
    shared += lines > 1;
  }
  print_message("%d games: %d with one winner, %d with more lines than that\n", RECORDS / 10, won, shared);
  assert_true(won >= 50 && shared >= 50);
}

/* In an order with a player twice another is missing: the second question alone sees that, too. */
TEST(an_order_without_a_player_is_none)
{
  xo_play_order order = {3, {1, 3, 1}};
  assert_false(xo_order_all(rules(3, 3, 3, 3), &order));
  order.at[2] = 2;
  assert_true(xo_order_all(rules(3, 3, 3, 3), &order));
}
