/* spec/ERRATA.md, the rows of GDL and of what the texts disagree on: each test is a row and puts its position to
 * the library. */
#include "support.h"
#include "gdl/gdl.h"
#include "led/led.h"

static const xo_pos NOOP = {0, 0};

static xo_gdl_state gdl_of(const char *picture, int control)
{
  xo_gdl_state state;
  xo_gdl_init(&state, rules(3, 3, 3, 2));
  state.control = control;
  for (int row = 1; row <= 3; row++)
    for (int col = 1; col <= 3; col++)
      state.cell[row][col] = shown(picture, 3, row, col);
  return state;
}

static xo_gdl_joint joint(xo_pos x, xo_pos o) { return (xo_gdl_joint){{NOOP, x, o}}; }

static int legal_marks(const xo_gdl_state *state, int role)
{
  int n = 0;
  for (int cell = 0; cell < 9; cell++)
    n += xo_gdl_legal_mark(state, role, cell / 3 + 1, cell % 3 + 1);
  return n;
}

/* G1, D4 */
TEST(gdl_legal_in_terminal)
{
  xo_gdl_state state = gdl_of("XXX/OO./...", 2);
  assert_true(xo_gdl_terminal(&state));
  assert_int_equal(legal_marks(&state, 2), 4);
}

/* G2 */
TEST(gdl_goal_missing)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  int roles = 0;
  for (int role = -1; role <= 3; role++)
    if (xo_gdl_role(state.rules, role)) {
      roles++;
      for (int value = 0; value <= 100; value++)
        assert_false(xo_gdl_goal(&state, role, value));
    }
  assert_int_equal(roles, 2);
}

/* G3, D2 */
TEST(gdl_goal_two_values)
{
  xo_gdl_state state = gdl_of("XXX/OOO/...", 1);
  for (int role = 1; role <= 2; role++)
    assert_true(xo_gdl_goal(&state, role, 100) && xo_gdl_goal(&state, role, 0));
}

/* G4 */
TEST(gdl_line_of_blanks)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  for (int n = 1; n <= 3; n++)
    assert_true(xo_gdl_row(&state, n, 0) && xo_gdl_column(&state, n, 0));
  assert_true(xo_gdl_diagonal(&state, 0) && xo_gdl_line(&state, 0));
}

/* G5 */
TEST(gdl_next_two_noops)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  xo_gdl_joint does = joint(NOOP, NOOP);
  for (int cell = 0; cell < 9; cell++)
    for (int mark = 0; mark <= 2; mark++)
      assert_false(xo_gdl_next_cell(&state, &does, cell / 3 + 1, cell % 3 + 1, mark));
}

/* G6 */
TEST(gdl_next_two_marks)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  xo_gdl_joint does = joint(pos(1, 1), pos(2, 2));
  assert_true(xo_gdl_next_cell(&state, &does, 1, 1, 1) && xo_gdl_next_cell(&state, &does, 1, 1, 0));
}

/* G7 */
TEST(gdl_next_out_of_turn)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  xo_gdl_joint does = joint(NOOP, pos(1, 1));
  assert_false(xo_gdl_legal_mark(&state, 2, 1, 1));
  assert_true(xo_gdl_next_cell(&state, &does, 1, 1, 2) && xo_gdl_next_control(&state, 2));
}

/* G8, D7 */
TEST(gdl_next_same_cell)
{
  xo_gdl_state state = gdl_of(".../.../...", 1);
  xo_gdl_joint does = joint(pos(1, 1), pos(1, 1));
  assert_true(xo_gdl_next_cell(&state, &does, 1, 1, 1) && xo_gdl_next_cell(&state, &does, 1, 1, 2));
}

/* G9 */
TEST(gdl_no_move_on_full_board)
{
  xo_gdl_state state = gdl_of("XOX/XXO/OXO", 2);
  assert_true(xo_gdl_terminal(&state));
  assert_int_equal(legal_marks(&state, 2), 0);
  assert_false(xo_gdl_legal_noop(&state, 2));
}

/* G11 */
TEST(gdl_control_not_parity)
{
  xo_gdl_state state = gdl_of("X../.../...", 1);
  assert_int_equal(legal_marks(&state, 1), 8);
}

/* D1 */
TEST(agree_who_begins)
{
  xo_record record;
  assert_int_equal(xo_referee_begin(&record, rules(3, 3, 3, 2), (xo_play_order){2, {XO_NOUGHT, XO_CROSS}}), XO_OK);
  assert_int_equal(xo_referee_offer(&record, pos(2, 2)), XO_OK);
  xo_led_state led;
  xo_led_initial_state(&led);
  assert_false(xo_led_legal_move(&led, XO_NOUGHT, 5) || xo_led_possible(&led, 5, XO_NOUGHT));
  xo_gdl_state gdl;
  xo_gdl_init(&gdl, rules(3, 3, 3, 2));
  assert_false(xo_gdl_legal_mark(&gdl, 2, 2, 2));
}

/* D2 */
TEST(agree_two_lines)
{
  xo_game game = shown_game(rules(3, 3, 3, 2), "XXX/OOO/...");
  assert_true(xo_is_unfinished(&game));
  xo_gdl_state gdl = gdl_of("XXX/OOO/...", 1);
  assert_true(xo_gdl_terminal(&gdl));
}

/* D3 */
TEST(agree_full_with_line)
{
  xo_game game = shown_game(rules(3, 3, 3, 2), "XXO/OXO/XOX");
  assert_int_equal(xo_who_won(&game), XO_CROSS);
  xo_gdl_state gdl = gdl_of("XXO/OXO/XOX", 2);
  assert_true(xo_gdl_goal(&gdl, 1, 100) && xo_gdl_goal(&gdl, 2, 0) && !xo_gdl_goal(&gdl, 1, 50));
}

/* D4 */
TEST(agree_after_end)
{
  xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), "14253")};
  assert_int_equal(xo_referee_ask(&record, pos(2, 3)), XO_AFTER_END);
  xo_led_state led;
  xo_led_initial_state(&led);
  for (int i = 0; i < 5; i++)
    xo_led_transition(&led, i % 2 + 1, "14253"[i] - '0');
  assert_false(xo_led_legal_move(&led, XO_NOUGHT, 6) || xo_led_possible(&led, 6, XO_NOUGHT));
}
