/* The moves of a record as text. */
#include "support.h"

#include <string.h>

static void assert_written(xo_moves m, const char *expected)
{
  xo_record record = {.rules = rules(3, 3, 3, 2), .moves = m};
  char text[XO_WRITTEN_CAP];
  int len = xo_notation_written(&record, text);
  assert_int_equal(len, strlen(expected));
  assert_memory_equal(text, expected, strlen(expected));
}

TEST(moves_are_pairs_with_a_space_between)
{
  assert_written((xo_moves){0}, "");
  assert_written((xo_moves){1, {{3, 2}}}, "3,2");
  assert_written((xo_moves){3, {{1, 1}, {10, 9}, {9, 20}}}, "1,1 10,9 9,20");
  assert_written((xo_moves){2, {{20, 20}, {20, 20}}}, "20,20 20,20");
}

static void assert_refused(xo_record record)
{
  char text[XO_WRITTEN_CAP];
  assert_int_equal(xo_notation_written(&record, text), -1);
}

TEST(what_is_off_every_board_is_not_written)
{
  static const xo_pos off[] = {{0, 1}, {1, 0}, {XO_SIDE_MAX + 1, 1}, {1, XO_SIDE_MAX + 1}, {-1, 2}, {2, 99999}};
  for (int i = 0; i < LENGTH(off); i++)
    assert_refused((xo_record){.moves = {2, {{1, 1}, off[i]}}});
  assert_refused((xo_record){.moves = {.len = -1}});
  assert_refused((xo_record){.moves = {.len = XO_MOVES_CAP + 1}});
}

/* The longest list of the longest moves fits, and reads as it was. */
TEST(what_is_written_reads_as_it_was)
{
  seed(20);
  for (int n = 0; n < 300; n++) {
    int side = n < 20 ? 3 : XO_SIDE_MAX;
    xo_rules r = rules(side, side, 3, 2);
    xo_record record = {.rules = r, .moves = {.len = n == 20 ? XO_MOVES_CAP : below(XO_MOVES_CAP + 1)}};
    for (int k = 0; k < record.moves.len; k++)
      record.moves.at[k] = n == 20 ? pos(XO_SIDE_MAX, XO_SIDE_MAX) : random_pos(r);
    char text[XO_WRITTEN_CAP];
    int len = xo_notation_written(&record, text);
    assert_in_range(len, 0, XO_WRITTEN_CAP);
    xo_moves read;
    xo_reading reading = xo_notation_read(r, XO_PLAIN, text, len, &read);
    assert_int_equal(reading.at, -1);
    assert_int_equal(reading.moves, record.moves.len);
    for (int k = 0; k < record.moves.len; k++)
      assert_true(read.at[k].row == record.moves.at[k].row && read.at[k].col == record.moves.at[k].col);
  }
}
