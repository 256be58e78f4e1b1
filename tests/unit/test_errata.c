/* spec/ERRATA.md: each test is a row and puts its position to the library. */
#include "support.h"

enum { NO_ANSWER = -2 };

static const xo_rules three = {3, 3, 3, 2};

/* The game that a picture of ERRATA.md shows: "XXX/OO./...", "111./22../33../....". No moves need lead to it. */
static xo_game shown(xo_rules r, const char *picture)
{
  xo_game game;
  xo_init(&game, r);
  for (int row = 1; row <= r.rows; row++)
    for (int col = 1; col <= r.cols; col++) {
      char c = picture[(r.cols + 1) * (row - 1) + col - 1];
      game.cell[row][col] = (signed char)(c == '.' ? 0 : c == 'X' ? XO_CROSS : c == 'O' ? XO_NOUGHT : c - '0');
      game.moves += c != '.';
    }
  return game;
}

static xo_verdict judge(const char *text, xo_game *game)
{
  xo_record record = {three, in_order(2), moves(three, text)};
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
  xo_game game, other = shown(three, "OO./.../XXX");
  xo_verdict v = judge("14253", &game);
  assert_int_equal(v.outcome, XO_CROSS);
  assert_int_equal(seed_post(v.outcome, &game), 1);
  assert_int_equal(seed_post(v.outcome, &other), 1);
  assert_false(same_game(&game, &other));
}

/* V4 */
TEST(vdm_post_idle_play)
{
  xo_game game, nothing = shown(three, ".../.../...");
  assert_int_equal(seed_post(XO_UNFINISHED, &nothing), 1);
  assert_int_not_equal(judge("14253", &game).outcome, XO_UNFINISHED);
}

/* V5 */
TEST(vdm_post_defined)
{
  xo_game game = shown(three, "XXO/OO./X..");
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
  xo_game game;
  assert_verdict(judge("1425", &game), XO_TOO_FEW, 0, 4, XO_UNFINISHED);
  assert_verdict(judge("", &game), XO_TOO_FEW, 0, 0, XO_UNFINISHED);
  assert_verdict(judge("14257", &game), XO_OK, 0, 5, XO_UNFINISHED);
}

/* V9, D2 */
TEST(vdm_two_lines_unfinished)
{
  xo_game game = shown(three, "XXX/OOO/...");
  assert_true(xo_has_won(&game, XO_CROSS) && xo_has_won(&game, XO_NOUGHT) && xo_is_unfinished(&game));
}

/* V10, D2 */
TEST(vdm_two_lines_draw)
{
  xo_game game = shown(three, "XXX/OOO/XXO");
  assert_true(xo_has_won(&game, XO_CROSS) && xo_has_won(&game, XO_NOUGHT) && xo_is_draw(&game));
}

/* V11 */
TEST(vdm_move_after_win)
{
  xo_game game = shown(three, "XXX/OO./...");
  assert_int_equal(xo_who_won(&game), XO_CROSS);
  xo_move(&game, XO_NOUGHT, pos(2, 3));
  assert_false(xo_is_won(&game));
}

/* V12: a move of the module makes the position, and no game in which CROSS begins does. */
TEST(vdm_order_not_in_game)
{
  xo_game game, other;
  xo_init(&game, three);
  xo_move(&game, XO_NOUGHT, pos(2, 2));
  for (char text[] = "1"; text[0] <= '9'; text[0]++) {
    assert_int_equal(judge(text, &other).status, XO_TOO_FEW);
    assert_false(same_game(&game, &other));
  }
}

/* D1 */
TEST(agree_who_begins)
{
  xo_record record;
  assert_int_equal(xo_referee_begin(&record, three, (xo_play_order){2, {XO_NOUGHT, XO_CROSS}}), XO_OK);
  assert_int_equal(xo_referee_offer(&record, pos(2, 2)), XO_OK);
}

/* D2 */
TEST(agree_three_lines)
{
  xo_game game = shown(rules(4, 4, 3, 3), "111./222./333./....");
  assert_true(xo_is_unfinished(&game));
}

/* D3 */
TEST(agree_full_with_line)
{
  xo_game game = shown(three, "XXO/OXO/XOX");
  assert_int_equal(xo_who_won(&game), XO_CROSS);
}

/* D4 */
TEST(agree_after_end)
{
  xo_record record = {three, in_order(2), moves(three, "14253")};
  assert_int_equal(xo_referee_ask(&record, pos(2, 3)), XO_AFTER_END);
}
