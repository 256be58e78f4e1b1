/* Play orders, and xo_play: the outcome, and the board after the moves that were used. */
#include "play.h"
#include "support.h"

#include <limits.h>

TEST(an_order_is_a_permutation)
{
  xo_rules r = rules(3, 3, 3, 3);
  int permutations = 0;
  for (int a = -1; a <= 4; a++)
    for (int b = -1; b <= 4; b++)
      for (int c = -1; c <= 4; c++) {
        xo_play_order order = {3, {a, b, c}};
        bool in_range = a >= 1 && a <= 3 && b >= 1 && b <= 3 && c >= 1 && c <= 3;
        bool expected = in_range && a != b && b != c && a != c;
        assert_int_equal(xo_inv_play_order(r, &order), expected);
        permutations += expected;
      }
  assert_int_equal(permutations, 6);
}

/* In an order with a player twice another is missing: the second question alone sees that, too. */
TEST(an_order_without_a_player_is_none)
{
  xo_play_order order = {3, {1, 3, 1}};
  assert_false(xo_order_all(rules(3, 3, 3, 3), &order));
  order.at[2] = 2;
  assert_true(xo_order_all(rules(3, 3, 3, 3), &order));
}

TEST(an_order_has_a_place_for_every_player)
{
  static const int length[] = {INT_MIN, -1, 0, 1, 3, 8, 9, INT_MAX};
  for (int i = 0; i < LENGTH(length); i++) {
    xo_play_order order = {length[i], {1, 2, 3, 4, 5, 6, 7, 8}};
    assert_false(xo_inv_play_order(rules(3, 3, 3, 2), &order));
  }
  for (int n = 2; n <= XO_PLAYERS_MAX; n++) {
    xo_play_order order = in_order(n);
    assert_true(xo_inv_play_order(rules(3, 3, 3, n), &order));
    const int wrong[] = {order.at[0], INT_MAX, INT_MIN};
    for (int i = 0; i < LENGTH(wrong); i++) {
      order.at[n - 1] = wrong[i];
      assert_false(xo_inv_play_order(rules(3, 3, 3, n), &order));
    }
  }
}

/* Plays text and checks the outcome, how many moves were used, and that the board is exactly those moves. */
static void check(xo_rules r, xo_play_order order, const char *text, xo_outcome outcome, int used)
{
  xo_moves m = moves(r, text);
  xo_game game, expected;
  for (size_t i = 0; i < sizeof game; i++)
    ((unsigned char *)&game)[i] = 0x33;
  game.rules = r;
  assert_int_equal(xo_play(&game, &order, &m), outcome);
  xo_init(&expected, r);
  for (int i = 0; i < used; i++)
    xo_move(&expected, order.at[i % order.len], m.at[i]);
  assert_true(same_game(&game, &expected));
}

TEST(play_ends_at_the_first_line)
{
  xo_rules r = rules(3, 3, 3, 2);
  check(r, in_order(2), "14253", XO_CROSS, 5);
  check(r, in_order(2), "142596", XO_NOUGHT, 6);
  check(r, in_order(2), "123458679", XO_CROSS, 9);
  check(r, in_order(2), "1425369", XO_CROSS, 5);
  check(r, in_order(2), "142536789", XO_CROSS, 5);
}

TEST(play_ends_on_a_full_board)
{
  check(rules(3, 3, 3, 2), in_order(2), "123547698", XO_DRAW, 9);
  check(rules(1, 1, 2, 2), in_order(2), "1", XO_DRAW, 1);
  check(rules(2, 2, 3, 2), in_order(2), "1234", XO_DRAW, 4);
}

TEST(play_can_stay_unfinished)
{
  check(rules(3, 3, 3, 2), in_order(2), "", XO_UNFINISHED, 0);
  check(rules(3, 3, 3, 2), in_order(2), "5", XO_UNFINISHED, 1);
  check(rules(3, 3, 3, 2), in_order(2), "12354", XO_UNFINISHED, 5);
  check(rules(3, 3, 3, 2), in_order(2), "12354769", XO_UNFINISHED, 8);
}

TEST(the_order_says_who_moves)
{
  xo_play_order nought_first = {2, {XO_NOUGHT, XO_CROSS}};
  check(rules(3, 3, 3, 2), nought_first, "14253", XO_NOUGHT, 5);
  check(rules(3, 3, 3, 2), nought_first, "142596", XO_CROSS, 6);
  xo_play_order three = {3, {3, 1, 2}};
  check(rules(4, 4, 3, 3), three, "1,1 2,1 3,1 1,2 2,2 3,2 1,3", 3, 7);
  check(rules(4, 4, 3, 3), three, "1,1 2,1 3,1 1,2 2,2 3,2 4,4 2,3", 1, 8);
  check(rules(4, 4, 3, 3), three, "1,1 2,1 3,1 1,2 2,2 3,2 4,4 4,1 3,3 1,3", 2, 9);
}

TEST(a_long_line_can_close_from_its_middle)
{
  xo_rules r = rules(15, 15, 5, 2);
  check(r, in_order(2), "8,6 1,1 8,7 1,2 8,9 1,3 8,10 1,4 8,8", XO_CROSS, 9);
  check(r, in_order(2), "6,6 1,1 7,7 1,2 9,9 1,3 10,10 1,4 8,8", XO_CROSS, 9);
  check(r, in_order(2), "15,1 1,1 14,2 1,2 13,3 1,3 12,4 1,4 11,5", XO_CROSS, 9);
  /* four on one side and three on the other make eight: longer than a line is a line */
  check(r, in_order(2), "1,1 9,1 1,2 9,3 1,3 9,5 1,4 9,7 1,6 9,9 1,7 9,11 1,8 9,13 1,5", XO_CROSS, 15);
}
