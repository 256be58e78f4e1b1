/* The referee: every fault has its status and its move, and a refused call changes nothing. */
#include "support.h"

#include <limits.h>
#include <string.h>

static xo_record record(xo_rules r, const char *text) { return (xo_record){r, in_order(r.players), moves(r, text)}; }

/* Judges into a game filled with rubbish, which stays where nothing can be played. */
static xo_verdict judge(const xo_record *rec, xo_game *game)
{
  xo_game before;
  memset(&before, 0x5a, sizeof before);
  *game = before;
  xo_verdict v = xo_referee_judge(rec, game);
  if (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER || v.status == XO_BAD_RECORD) {
    assert_memory_equal(game, &before, sizeof before);
    assert_verdict(v, v.status, v.move, 0, XO_UNFINISHED);
  }
  return v;
}

/* So many moves are used, with this outcome, and alone they come to the same game. */
static xo_verdict assert_played(const xo_record *rec, int used, xo_outcome outcome)
{
  xo_record shorter = *rec;
  xo_game game, expected;
  xo_verdict v = judge(rec, &game);
  assert_int_equal(v.used, used);
  assert_int_equal(v.outcome, outcome);
  shorter.moves.len = used;
  assert_int_equal(judge(&shorter, &expected).outcome, outcome);
  assert_true(same_game(&game, &expected));
  return v;
}

static void assert_fault(const xo_record *rec, xo_status status, int move)
{
  xo_verdict v = judge(rec, &(xo_game){0});
  assert_int_equal(v.status, status);
  assert_int_equal(v.move, move);
}

/* A look at the record of these moves with something changed in it. */
#define WITH(text, change, look)                       \
  do {                                                 \
    xo_record rec = record(rules(3, 3, 3, 2), (text)); \
    change;                                            \
    look;                                              \
  } while (0)

TEST(a_good_game_gets_its_outcome)
{
  static const struct {
    const char *text;
    xo_outcome outcome;
    int used;
  } good[] = {{"14253", XO_CROSS, 5},      {"142596", XO_NOUGHT, 6}, {"123547698", XO_DRAW, 9},
              {"12354", XO_UNFINISHED, 5}, {"1425369", XO_CROSS, 5}, {"142536789", XO_CROSS, 5}};
  for (int i = 0; i < LENGTH(good); i++) {
    xo_record rec = record(rules(3, 3, 3, 2), good[i].text);
    xo_verdict v = assert_played(&rec, good[i].used, good[i].outcome);
    assert_int_equal(v.status, XO_OK);
    assert_int_equal(v.move, 0);
  }
}

TEST(too_few_moves_are_played_all_the_same)
{
  for (int n = 0; n < 5; n++) {
    xo_record rec = record(rules(3, 3, 3, 2), "1425");
    rec.moves.len = n < 4 ? n : 4;
    xo_game game;
    assert_verdict(judge(&rec, &game), XO_TOO_FEW, 0, rec.moves.len, XO_UNFINISHED);
    assert_int_equal(xo_move_count_so_far(&game), rec.moves.len);
  }
}

TEST(a_faulty_move_is_named)
{
  xo_rules r = rules(3, 3, 3, 2);
  static const struct {
    const char *text;
    xo_status status;
    int move;
  } bad[] = {{"4,1 2,1 1,2 2,2 1,3", XO_OFF_BOARD, 1},
             {"1,1 2,1 0,2 2,2 1,3", XO_OFF_BOARD, 3},
             {"1,1 2,1 1,2 2,2 1,4", XO_OFF_BOARD, 5},
             {"1,1 2,1 1,2 2,0 1,3", XO_OFF_BOARD, 4},
             {"1,1 2,1 1,2 2,2 1,3 9,9", XO_OFF_BOARD, 6},
             {"11345", XO_TAKEN, 2},
             {"142531", XO_TAKEN, 6},
             {"14251", XO_TAKEN, 5},
             {"11 99", XO_TAKEN, 2},
             {"1234567891", XO_TOO_MANY, 10},
             {"123456789 10,10", XO_TOO_MANY, 10},
             {"12345678 1,1 1", XO_TAKEN, 9},
             {"12345678 0 1", XO_OFF_BOARD, 9}};
  for (int i = 0; i < LENGTH(bad); i++) {
    xo_record rec = record(r, bad[i].text);
    assert_fault(&rec, bad[i].status, bad[i].move);
  }
}

TEST(the_moves_before_the_fault_are_played)
{
  static const struct {
    const char *text;
    int used;
    xo_outcome outcome;
  } bad[] = {{"0", 0, XO_UNFINISHED},      {"11", 1, XO_UNFINISHED},    {"15 2,2 9", 2, XO_UNFINISHED},
             {"14253 9,9", 5, XO_CROSS},   {"142531", 5, XO_CROSS},     {"14253 6 1", 5, XO_CROSS},
             {"1425966", 6, XO_NOUGHT},    {"123547698 1", 9, XO_DRAW}, {"142 4,1", 3, XO_UNFINISHED},
             {"123547698 9,9", 9, XO_DRAW}};
  for (int i = 0; i < LENGTH(bad); i++) {
    xo_record rec = record(rules(3, 3, 3, 2), bad[i].text);
    assert_true(assert_played(&rec, bad[i].used, bad[i].outcome).move > 0);
  }
}

TEST(extreme_positions_are_off_the_board)
{
  static const int extreme[] = {INT_MIN, -1, 0, 21, 22, INT_MAX};
  for (int i = 0; i < LENGTH(extreme); i++) {
    xo_record rec = record(rules(20, 20, 5, 2), "1 2 3 4 5 6 7 8 9 10");
    rec.moves.at[7].row = extreme[i];
    assert_fault(&rec, XO_OFF_BOARD, 8);
    rec.moves.at[7] = pos(1, extreme[i]);
    assert_fault(&rec, XO_OFF_BOARD, 8);
  }
}

TEST(bad_rules_orders_and_lengths_are_refused)
{
  static const int length[] = {INT_MIN, -1, XO_MOVES_CAP + 1, INT_MAX};
  WITH("14253", rec.rules.players = 9, assert_fault(&rec, XO_BAD_RULES, 0));
  WITH("14253", rec.rules.rows = rec.rules.cols = INT_MAX; rec.order.len = -1, assert_fault(&rec, XO_BAD_RULES, 0));
  WITH("14253", rec.order.at[1] = XO_CROSS, assert_fault(&rec, XO_BAD_ORDER, 0));
  WITH("14253", rec.order.at[1] = XO_CROSS; rec.moves.len = -1, assert_fault(&rec, XO_BAD_ORDER, 0));
  for (int i = 0; i < LENGTH(length); i++)
    WITH("14253", rec.moves.len = length[i], assert_fault(&rec, XO_BAD_RECORD, 0));
}

TEST(the_largest_board_can_be_overfilled)
{
  xo_record rec = record(rules(20, 20, 20, 8), "");
  for (int n = 0; n < XO_MOVES_CAP; n++)
    rec.moves.at[n] = pos(n / 20 % 20 + 1, n % 20 + 1);
  rec.moves.len = XO_CELLS_MAX;
  assert_verdict(judge(&rec, &(xo_game){0}), XO_OK, 0, XO_CELLS_MAX, XO_DRAW);
  rec.moves.len = XO_MOVES_CAP;
  assert_fault(&rec, XO_TOO_MANY, XO_MOVES_CAP);
}

/* The last two moves of each player's line, in every direction and at every edge: one ends the game, one comes late.
 * The referee looks only once whether anybody had a line before the last move. */
TEST(every_line_of_a_board)
{
  static const int steps[][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (int row = 1; row <= XO_SIDE_MAX; row++)
    for (int col = 1; col <= XO_SIDE_MAX; col++)
      for (int d = 0; d < LENGTH(steps); d++) {
        xo_record rec = record(rules(XO_SIDE_MAX, XO_SIDE_MAX, 5, 2), "");
        int last_row = row + 4 * steps[d][0], last_col = col + 4 * steps[d][1];
        if (last_row > XO_SIDE_MAX || last_col < 1 || last_col > XO_SIDE_MAX)
          continue;
        /* The other player is three rows away, on every second cell. */
        for (int i = 0; i < 5; i++) {
          rec.moves.at[2 * i] = pos(row + i * steps[d][0], col + i * steps[d][1]);
          rec.moves.at[2 * i + 1] = pos((last_row + 2) % XO_SIDE_MAX + 1, (col + 9 + 2 * i) % XO_SIDE_MAX + 1);
        }
        for (rec.moves.len = 8; rec.moves.len <= 10; rec.moves.len++) {
          xo_game game;
          bool few = rec.moves.len == 8;
          xo_verdict v = judge(&rec, &game);
          assert_verdict(v, few ? XO_TOO_FEW : XO_OK, 0, few ? 8 : 9, few ? XO_UNFINISHED : XO_CROSS);
          assert_int_equal(xo_move_count_so_far(&game), v.used);
          assert_int_equal(xo_moves_so_far(&game, rec.moves.at[9]), false);
        }
      }
}

/* Offers a move that has to be refused with this status, and looks that nothing changed. */
static void assert_refused(xo_record *rec, xo_pos at, xo_status status)
{
  xo_record before = *rec;
  assert_int_equal(xo_referee_ask(rec, at), status);
  assert_int_equal(xo_referee_offer(rec, at), status);
  assert_memory_equal(rec, &before, sizeof before);
}

TEST(a_game_is_begun_with_good_rules_and_order)
{
  xo_record rec, before;
  memset(&rec, 0x5a, sizeof rec);
  before = rec;
  xo_play_order order = in_order(3);
  assert_int_equal(xo_referee_begin(&rec, rules(0, 3, 3, 3), order), XO_BAD_RULES);
  assert_memory_equal(&rec, &before, sizeof rec);
  assert_int_equal(xo_referee_begin(&rec, rules(4, 4, 3, 2), order), XO_BAD_ORDER);
  assert_memory_equal(&rec, &before, sizeof rec);
  assert_int_equal(xo_referee_begin(&rec, rules(4, 4, 3, 3), order), XO_OK);
  assert_int_equal(rec.moves.len, 0);
  assert_int_equal(rec.rules.players, 3);
  assert_memory_equal(&rec.order, &order, sizeof order);
  assert_memory_equal(rec.moves.at, before.moves.at, sizeof rec.moves.at);
}

TEST(moves_are_offered_until_the_end)
{
  xo_record rec, before;
  memset(&rec, 0x5a, sizeof rec);
  before = rec;
  xo_play_order order = in_order(2);
  assert_int_equal(xo_referee_begin(&rec, rules(3, 3, 3, 2), order), XO_OK);
  xo_moves m = moves(rec.rules, "14253");
  for (int i = 0; i < m.len; i++) {
    assert_refused(&rec, pos(0, 1), XO_OFF_BOARD);
    assert_refused(&rec, pos(INT_MAX, INT_MIN), XO_OFF_BOARD);
    if (i > 0)
      assert_refused(&rec, m.at[i - 1], XO_TAKEN);
    assert_int_equal(xo_referee_ask(&rec, m.at[i]), XO_OK);
    assert_int_equal(rec.moves.len, i);
    assert_int_equal(xo_referee_offer(&rec, m.at[i]), XO_OK);
    assert_int_equal(rec.moves.len, i + 1);
    assert_memory_equal(rec.moves.at, m.at, (size_t)(i + 1) * sizeof m.at[i]);
    assert_memory_equal(&rec.moves.at[i + 1], &before.moves.at[i + 1], (size_t)(XO_MOVES_CAP - i - 1) * sizeof m.at[i]);
  }
  assert_refused(&rec, pos(3, 3), XO_AFTER_END);
  assert_refused(&rec, pos(1, 1), XO_AFTER_END);
  assert_refused(&rec, pos(9, 9), XO_AFTER_END);
  xo_game game;
  assert_int_equal(judge(&rec, &game).outcome, XO_CROSS);
}

TEST(no_move_fits_on_a_full_board)
{
  xo_record rec = record(rules(3, 3, 3, 2), "123547698");
  assert_refused(&rec, pos(1, 1), XO_AFTER_END);
}

TEST(a_spoilt_record_takes_no_move)
{
  WITH("14", rec.rules.line = 0, assert_refused(&rec, pos(3, 3), XO_BAD_RULES));
  WITH("14", rec.order.len = 0, assert_refused(&rec, pos(3, 3), XO_BAD_ORDER));
  WITH("14", rec.moves.len = INT_MAX, assert_refused(&rec, pos(3, 3), XO_BAD_RECORD));
  WITH("14", rec.moves.at[1] = rec.moves.at[0], assert_refused(&rec, pos(3, 3), XO_BAD_RECORD));
  WITH("14", rec.moves.at[1] = pos(4, 4), assert_refused(&rec, pos(3, 3), XO_BAD_RECORD));
  WITH("1234567899", (void)0, assert_refused(&rec, pos(3, 3), XO_BAD_RECORD));
}
