/* The limits, positions, and the two numbers that rules imply. */
#include "support.h"

#include <limits.h>

TEST(rules_have_limits)
{
  static const int no_side[] = {INT_MIN, -1, 0, 21, 1000, INT_MAX};
  assert_true(xo_inv_rules(rules(1, 1, 1, 2)));
  assert_true(xo_inv_rules(rules(3, 3, 3, 2)));
  assert_true(xo_inv_rules(rules(20, 20, 20, 8)));
  assert_true(xo_inv_rules(rules(1, 20, 7, 5)));
  for (int i = 0; i < LENGTH(no_side); i++) {
    assert_false(xo_inv_rules(rules(no_side[i], 3, 3, 2)));
    assert_false(xo_inv_rules(rules(3, no_side[i], 3, 2)));
    assert_false(xo_inv_rules(rules(3, 3, no_side[i], 2)));
  }
  static const int players[] = {INT_MIN, -1, 0, 1, 9, INT_MAX};
  for (int i = 0; i < LENGTH(players); i++)
    assert_false(xo_inv_rules(rules(3, 3, 3, players[i])));
  for (int n = 2; n <= 8; n++)
    assert_true(xo_inv_rules(rules(3, 3, 3, n)));
}

TEST(positions_are_on_the_board)
{
  xo_rules r = rules(2, 5, 2, 2);
  int inside = 0;
  for (int row = -3; row <= 25; row++)
    for (int col = -3; col <= 25; col++) {
      bool expected = row >= 1 && row <= 2 && col >= 1 && col <= 5;
      assert_int_equal(xo_inv_pos(r, pos(row, col)), expected);
      inside += expected;
    }
  assert_int_equal(inside, xo_max(r));
  assert_false(xo_inv_pos(r, pos(INT_MIN, 1)));
  assert_false(xo_inv_pos(r, pos(INT_MAX, 1)));
  assert_false(xo_inv_pos(r, pos(1, INT_MIN)));
  assert_false(xo_inv_pos(r, pos(1, INT_MAX)));
}

TEST(max_is_the_number_of_cells)
{
  assert_int_equal(xo_max(rules(3, 3, 3, 2)), 9);
  assert_int_equal(xo_max(rules(6, 7, 4, 2)), 42);
  assert_int_equal(xo_max(rules(1, 1, 1, 2)), 1);
  assert_int_equal(xo_max(rules(20, 20, 5, 8)), XO_CELLS_MAX);
}

/* VDM: len moves > card PLAYERS * (SIZE - 1), but never more than the board holds. */
TEST(a_win_needs_some_moves)
{
  assert_int_equal(xo_min_moves(rules(3, 3, 3, 2)), 5);
  assert_int_equal(xo_min_moves(rules(15, 15, 5, 2)), 9);
  assert_int_equal(xo_min_moves(rules(4, 4, 3, 3)), 7);
  assert_int_equal(xo_min_moves(rules(4, 4, 1, 3)), 1);
  assert_int_equal(xo_min_moves(rules(3, 3, 3, 4)), 9);
  assert_int_equal(xo_min_moves(rules(3, 3, 5, 2)), 9);
  assert_int_equal(xo_min_moves(rules(3, 3, 3, 8)), 9);
}
