/* spec/ERRATA.md: each test is a row and puts its position to the library. */
#include "support.h"
#include "gdl/gdl.h"
#include "led/led.h"

enum { NO_ANSWER = -2 };

static xo_game game_of(const char *picture) { return shown_game(rules(3, 3, 3, 2), picture); }

/* The set of moves of x at the cells of one text and of o at those of another. */
static xo_led_state state_of(const char *cross, const char *nought)
{
  xo_led_state state;
  xo_led_initial_state(&state);
  for (; *cross != '\0'; cross++)
    xo_led_transition(&state, XO_CROSS, *cross - '0');
  for (; *nought != '\0'; nought++)
    xo_led_transition(&state, XO_NOUGHT, *nought - '0');
  return state;
}

static xo_verdict judge(const char *text, xo_game *game)
{
  xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), text)};
  return xo_referee_judge(&record, game);
}

/* The post of play as the seed has it: 1 or 0, or NO_ANSWER where it calls whoWon outside its precondition. */
static int seed_post(xo_outcome result, const xo_game *game)
{
  if (result == XO_DRAW)
    return xo_is_draw(game);
  if (result == XO_UNFINISHED)
    return xo_is_unfinished(game);
  return xo_is_won(game) ? result == xo_who_won(game) : NO_ANSWER;
}

/* V3 */
TEST(vdm_post_fixes_game)
{
  xo_game game, other = game_of("OO./.../XXX");
  xo_verdict v = judge("14253", &game);
  assert_int_equal(v.outcome, XO_CROSS);
  assert_int_equal(seed_post(v.outcome, &game), 1);
  assert_int_equal(seed_post(v.outcome, &other), 1);
  assert_false(same_game(&game, &other));
}

/* V4 */
TEST(vdm_post_idle_play)
{
  xo_game game, nothing = game_of(".../.../...");
  assert_int_equal(seed_post(XO_UNFINISHED, &nothing), 1);
  assert_int_not_equal(judge("14253", &game).outcome, XO_UNFINISHED);
}

/* V5 */
TEST(vdm_post_defined)
{
  xo_game game = game_of("XXO/OO./X..");
  assert_int_equal(seed_post(XO_CROSS, &game), NO_ANSWER);
}

/* V6 */
TEST(vdm_moves_after_end)
{
  xo_game game;
  assert_verdict(judge("142536", &game), XO_OK, 0, 5, XO_CROSS);
  assert_false(xo_moves_so_far(&game, pos(2, 3)));
  assert_verdict(judge("1425366", &game), XO_TAKEN, 7, 5, XO_CROSS);
}

/* V7, D9 */
TEST(vdm_too_short_is_unfinished)
{
  static const char *const texts[] = {"1425", "", "14257"};
  for (int i = 0; i < LENGTH(texts); i++) {
    xo_game game;
    assert_int_equal(judge(texts[i], &game).status, i < 2 ? XO_TOO_FEW : XO_OK);
    assert_true(xo_is_unfinished(&game));
  }
}

/* V9, D2 */
TEST(vdm_two_lines_unfinished)
{
  xo_game game = game_of("XXX/OOO/...");
  assert_true(xo_has_won(&game, XO_CROSS) && xo_has_won(&game, XO_NOUGHT) && xo_is_unfinished(&game));
}

/* V10, D2 */
TEST(vdm_two_lines_draw)
{
  xo_game game = game_of("XXX/OOO/XXO");
  assert_true(xo_has_won(&game, XO_CROSS) && xo_has_won(&game, XO_NOUGHT) && xo_is_draw(&game));
}

/* V11 */
TEST(vdm_move_after_win)
{
  xo_game game = game_of("XXX/OO./...");
  assert_int_equal(xo_who_won(&game), XO_CROSS);
  xo_move(&game, XO_NOUGHT, pos(2, 3));
  assert_false(xo_is_won(&game));
}

/* V12: a move of the module makes the position, and no game in which CROSS begins does. */
TEST(vdm_order_not_in_game)
{
  xo_game game, other;
  xo_init(&game, rules(3, 3, 3, 2));
  xo_move(&game, XO_NOUGHT, pos(2, 2));
  for (char text[] = "1"; text[0] <= '9'; text[0]++) {
    assert_int_equal(judge(text, &other).status, XO_TOO_FEW);
    assert_false(same_game(&game, &other));
  }
}

/* E3 */
TEST(led_game_over_differ_count)
{
  xo_led_state state = state_of("12469", "1246");
  assert_true(xo_led_game_over_by_count(&state) && !xo_led_game_over_by_board(&state));
}

/* E4 */
TEST(led_game_over_differ_board)
{
  xo_led_state state = state_of("12679", "34589");
  assert_true(!xo_led_game_over_by_count(&state) && xo_led_game_over_by_board(&state));
}

/* E5: the texts say the same of two states that different players have won. */
TEST(led_no_winner_defined)
{
  xo_led_state x = state_of("123", "45"), o = state_of("459", "123");
  assert_true(xo_led_game_over_by_count(&x) && xo_led_game_over_by_board(&x));
  assert_true(xo_led_game_over_by_count(&o) && xo_led_game_over_by_board(&o));
}

/* E7, D7 */
TEST(led_result_not_possible)
{
  xo_led_state state = state_of("5", "");
  assert_false(xo_led_possible(&state, 5, XO_NOUGHT));
  xo_led_transition(&state, XO_NOUGHT, 5);
  assert_true(xo_led_occupies(&state, XO_CROSS, 5) && xo_led_occupies(&state, XO_NOUGHT, 5));
}

/* L1 */
TEST(led_ten_moves_not_over)
{
  xo_led_state state = state_of("1267", "34589");
  assert_true(xo_led_game_over_by_count(&state));
  xo_led_transition(&state, XO_CROSS, 9);
  assert_false(xo_led_game_over_by_count(&state));
  for (int cell = 1; cell <= 9; cell++)
    assert_true(xo_led_occupied(&state, cell));
}

/* L5, L9 */
TEST(led_transition_not_legal)
{
  xo_led_state state = state_of("123", "45");
  assert_false(xo_led_legal_move(&state, XO_NOUGHT, 6));
  xo_led_transition(&state, XO_NOUGHT, 6);
  assert_true(xo_led_three_in_line(&state, XO_CROSS) && xo_led_three_in_line(&state, XO_NOUGHT));
}

/* L6 */
TEST(led_transition_twice)
{
  xo_led_state state = state_of("5", "");
  assert_int_equal(xo_led_whose_turn(&state), XO_NOUGHT);
  xo_led_transition(&state, XO_CROSS, 5);
  assert_int_equal(xo_led_size(&state), 1);
  assert_int_equal(xo_led_whose_turn(&state), XO_NOUGHT);
}

/* L7 */
TEST(led_turn_by_parity)
{
  xo_led_state state = state_of("12", "");
  assert_int_equal(xo_led_whose_turn(&state), XO_CROSS);
  assert_true(xo_led_legal_move(&state, XO_CROSS, 4));
}

/* L8, D6 */
TEST(led_turn_after_end)
{
  xo_led_state state = state_of("123", "45");
  assert_true(xo_led_game_over_by_count(&state));
  assert_int_equal(xo_led_whose_turn(&state), XO_NOUGHT);
}

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
  xo_led_state led = state_of("", "");
  assert_false(xo_led_legal_move(&led, XO_NOUGHT, 5) || xo_led_possible(&led, 5, XO_NOUGHT));
  xo_gdl_state gdl;
  xo_gdl_init(&gdl, rules(3, 3, 3, 2));
  assert_false(xo_gdl_legal_mark(&gdl, 2, 2, 2));
}

/* D2 */
TEST(agree_two_lines)
{
  xo_game game = game_of("XXX/OOO/...");
  assert_true(xo_is_unfinished(&game));
  xo_gdl_state gdl = gdl_of("XXX/OOO/...", 1);
  assert_true(xo_gdl_terminal(&gdl));
}

/* D3 */
TEST(agree_full_with_line)
{
  xo_game game = game_of("XXO/OXO/XOX");
  assert_int_equal(xo_who_won(&game), XO_CROSS);
  xo_gdl_state gdl = gdl_of("XXO/OXO/XOX", 2);
  assert_true(xo_gdl_goal(&gdl, 1, 100) && xo_gdl_goal(&gdl, 2, 0) && !xo_gdl_goal(&gdl, 1, 50));
}

/* D4 */
TEST(agree_after_end)
{
  xo_record record = {rules(3, 3, 3, 2), in_order(2), moves(rules(3, 3, 3, 2), "14253")};
  assert_int_equal(xo_referee_ask(&record, pos(2, 3)), XO_AFTER_END);
  xo_led_state led = state_of("123", "45");
  assert_false(xo_led_legal_move(&led, XO_NOUGHT, 6) || xo_led_possible(&led, 6, XO_NOUGHT));
}
