/* Positions without the moves that led there: what is one, whose turn it is, what comes next. */
#include "support.h"

#include <string.h>

/* The cells row by row, a digit each; blanks are left out. */
static xo_position position(xo_rules r, const char *text)
{
  xo_position at = {.game = {.rules = r, .moves = 77}, .turn = 77};
  int i = 0;
  for (; *text != '\0'; text++)
    if (*text != ' ') {
      at.game.cell[i / r.cols + 1][i % r.cols + 1] = (signed char)(*text - '0');
      i++;
    }
  return at;
}

static void assert_position(xo_rules r, const char *text, xo_player turn, bool open)
{
  xo_position at = position(r, text);
  if (!xo_position_set(&at) || at.turn != turn || at.open != open)
    fail_msg("\"%s\": player %d, %s", text, at.turn, at.open ? "open" : "over");
}

static void assert_none(xo_position at)
{
  assert_false(xo_position_set(&at));
  assert_false(at.open);
}

TEST(the_players_take_turns_from_the_first_on)
{
  xo_rules two = rules(3, 3, 3, 2);
  xo_rules three = rules(2, 4, 3, 3);
  assert_position(two, "000 000 000", 1, true);
  assert_position(two, "100 000 000", 2, true);
  assert_position(two, "100 020 000", 1, true);
  assert_position(three, "0000 0000", 1, true);
  assert_position(three, "1000 0000", 2, true);
  assert_position(three, "1200 0000", 3, true);
  assert_position(three, "1200 0003", 1, true);
  assert_none(position(two, "200 000 000"));
  assert_none(position(two, "110 000 000"));
  assert_none(position(two, "122 000 000"));
  assert_none(position(three, "1300 0000"));
  assert_none(position(three, "1122 0000"));
}

TEST(a_position_can_be_over)
{
  assert_position(rules(3, 3, 3, 2), "111 220 000", 2, false);
  assert_position(rules(3, 3, 3, 2), "121 121 212", 2, false);
  assert_position(rules(2, 2, 3, 2), "1212", 1, false);
}

TEST(rules_and_cells_can_be_any)
{
  xo_rules two = rules(3, 3, 3, 2);
  xo_position at = position(two, "120 000 000");
  at.game.rules.players = 9;
  assert_none(at);
  at = position(two, "120 000 000");
  at.game.cell[3][3] = 3;
  assert_none(at);
  at.game.cell[3][3] = -1;
  assert_none(at);
  static const int off[][2] = {{0, 1}, {1, 0}, {4, 1}, {1, 4}, {21, 21}};
  for (int i = 0; i < LENGTH(off); i++) {
    at = position(two, "020 000 000");
    at.game.cell[off[i][0]][off[i][1]] = 1;
    assert_none(at);
    assert_false(xo_position_set(&at));
    assert_int_equal(at.game.moves, off[i][0] == 0 || off[i][1] == 0 || off[i][0] == 21 ? 1 : 2);
  }
}

/* Each free cell is a move while the game is open, and nothing else is. */
TEST(what_comes_next_is_one_move_later)
{
  int legal_moves = 0;
  seed(12);
  for (int n = 0; n < 3000; n++) {
    int rows = between(1, 5);
    int line = between(1, 4);
    xo_rules r = rules(rows, between(1, 5), line, between(2, 4));
    xo_game game;
    xo_init(&game, r);
    for (int k = between(0, xo_max(r)); k > 0; k--) {
      xo_pos at = random_pos(r);
      if (!xo_moves_so_far(&game, at))
        xo_move(&game, game.moves % r.players + 1, at);
    }
    xo_position at = {.game = game};
    at.game.moves = 0;
    assert_true(xo_position_set(&at));
    assert_true(same_game(&at.game, &game));
    assert_int_equal(at.turn, game.moves % r.players + 1);
    assert_int_equal(at.open, xo_is_unfinished(&game));
    for (int row = 0; row <= r.rows + 1; row++)
      for (int col = 0; col <= r.cols + 1; col++) {
        xo_game next = game, expected = game;
        bool on_board = xo_inv_pos(r, pos(row, col));
        bool legal = at.open && on_board && !xo_moves_so_far(&game, pos(row, col));
        assert_int_equal(xo_position_next(&at, pos(row, col), &next), legal);
        if (legal)
          xo_move(&expected, at.turn, pos(row, col));
        assert_true(same_game(&next, &expected));
        legal_moves += legal;
      }
  }
  assert_true(legal_moves > 3000);
}
