/* The positions of spec/ERRATA.md, whatever games lead to them. Its games are rows of tests/golden/verdicts.table. */
#include "support.h"

static const struct {
  xo_rules rules;
  const char *picture;
  int lines; /* how many players have one */
  xo_player winner;
  bool drawn;
} positions[] = {
    {{3, 3, 3, 2}, "OO./.../XXX", 1, XO_CROSS, false},  /* V3 */
    {{3, 3, 3, 2}, ".../.../...", 0, 0, false},         /* V4, D9 */
    {{3, 3, 3, 2}, "XXO/OO./X..", 0, 0, false},         /* V5 */
    {{3, 3, 3, 2}, "XXX/OOO/...", 2, 0, false},         /* V9, D2; V11, after a move of NOUGHT in the next but one */
    {{3, 3, 3, 2}, "XXX/OOO/XXO", 2, 0, true},          /* V10, D2 */
    {{3, 3, 3, 2}, "XXX/OO./...", 1, XO_CROSS, false},  /* V11 */
    {{4, 4, 3, 3}, "111./222./333./....", 3, 0, false}, /* D2 */
    {{3, 3, 3, 2}, "XXO/OXO/XOX", 1, XO_CROSS, false},  /* D3 */
};

TEST(positions_of_errata)
{
  for (int k = 0; k < LENGTH(positions); k++) {
    xo_rules r = positions[k].rules;
    xo_game game;
    int lines = 0;
    xo_init(&game, r);
    for (int n = 0; n < r.rows * (r.cols + 1) - 1; n++) {
      char c = positions[k].picture[n];
      game.cell[n / (r.cols + 1) + 1][n % (r.cols + 1) + 1] = (signed char)(c == 'X'               ? XO_CROSS
                                                                            : c == 'O'             ? XO_NOUGHT
                                                                            : '1' <= c && c <= '3' ? c - '0'
                                                                                                   : 0);
      game.moves += c != '.' && c != '/';
    }
    for (xo_player p = 1; p <= r.players; p++)
      lines += xo_has_won(&game, p);
    assert_int_equal(lines, positions[k].lines);
    assert_int_equal(xo_is_won(&game) ? xo_who_won(&game) : 0, positions[k].winner);
    assert_int_equal(xo_is_draw(&game), positions[k].drawn);
    assert_int_equal(xo_is_unfinished(&game), positions[k].winner == 0 && !positions[k].drawn);
  }
}

/* V12: who began is no part of a game. */
TEST(the_second_player_may_have_begun)
{
  xo_game game;
  xo_init(&game, rules(3, 3, 3, 2));
  xo_move(&game, XO_NOUGHT, pos(2, 2));
  assert_true(xo_is_unfinished(&game) && xo_moves_for_player(&game, XO_NOUGHT, pos(2, 2)));
}
