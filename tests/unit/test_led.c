/* The LED texts' view: all 2 to the 18th states against sets of bits, and the reachable ones against the kernel. */
#include "support.h"
#include "led/led.h"

#include <limits.h>
#include <string.h>

enum { BOARD = 0x1ff };

/* The cells of line number 1 to 8 as bits, cell 1 the lowest: three rows, three columns, two diagonals. */
static int line_bits(int line)
{
  if (line <= 3)
    return 7 << 3 * (line - 1);
  if (line <= 6)
    return 0x49 << (line - 4);
  return line == 7 ? 0x111 : 0x54;
}

static bool three(int bits)
{
  for (int line = 1; line <= 8; line++)
    if ((bits & line_bits(line)) == line_bits(line))
      return true;
  return false;
}

static int size(int bits)
{
  int n = 0;
  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

static xo_led_state state_of(int cross, int nought)
{
  xo_led_state state;
  memset(&state, 0, sizeof state);
  for (int cell = 1; cell <= 9; cell++) {
    state.has[XO_CROSS][cell] = (cross >> (cell - 1)) & 1;
    state.has[XO_NOUGHT][cell] = (nought >> (cell - 1)) & 1;
  }
  return state;
}

static int bits_of(const xo_led_state *state, xo_player player)
{
  int bits = 0;
  for (int cell = 1; cell <= 9; cell++)
    bits |= xo_led_occupies(state, player, cell) << (cell - 1);
  return bits;
}

TEST(the_initial_state_is_empty)
{
  static const xo_led_state zero;
  xo_led_state state;
  memset(&state, 0x77, sizeof state);
  xo_led_initial_state(&state);
  assert_memory_equal(&state, &zero, sizeof state);
  assert_int_equal(bits_of(&state, XO_CROSS), 0);
  assert_int_equal(bits_of(&state, XO_NOUGHT), 0);
}

TEST(the_board_has_nine_cells_and_eight_lines)
{
  for (int cell = -20; cell <= 20; cell++)
    assert_int_equal(xo_led_game_board(cell), cell > 0 && cell < 10);
  assert_false(xo_led_game_board(INT_MIN));
  assert_false(xo_led_game_board(INT_MAX));
  for (int line = 1; line <= 8; line++)
    for (int cell = 1; cell <= 9; cell++)
      assert_int_equal(xo_led_line(line, cell), (line_bits(line) >> (cell - 1)) & 1);
}

TEST(even_numbers_are_even)
{
  for (int n = -20; n <= 20; n++)
    assert_int_equal(xo_led_even(2 * n) && !xo_led_even(2 * n + 1), true);
  assert_true(xo_led_even(INT_MIN));
  assert_false(xo_led_even(INT_MAX));
}

/* Any move of any player from this state: legal in one text and the other, and what it leads to. */
static void check_moves(const xo_led_state *state, int cross, int nought, bool by_count, bool by_board)
{
  xo_player turn = (size(cross) + size(nought)) % 2 == 0 ? XO_CROSS : XO_NOUGHT;
  assert_int_equal(xo_led_whose_turn(state), turn);
  for (int cell = 1; cell <= 9; cell++) {
    int bit = 1 << (cell - 1);
    bool taken = ((cross | nought) & bit) != 0;
    assert_int_equal(xo_led_occupied(state, cell), taken);
    for (xo_player p = XO_CROSS; p <= XO_NOUGHT; p++) {
      xo_led_state next = *state;
      assert_int_equal(xo_led_legal_move(state, p, cell), !by_count && turn == p && !taken);
      assert_int_equal(xo_led_possible(state, cell, p), !by_board && turn == p && !taken);
      xo_led_transition(&next, p, cell);
      assert_int_equal(bits_of(&next, XO_CROSS), p == XO_CROSS ? cross | bit : cross);
      assert_int_equal(bits_of(&next, XO_NOUGHT), p == XO_NOUGHT ? nought | bit : nought);
      assert_int_equal(next.has[p][cell], 1);
      next.has[p][cell] = state->has[p][cell];
      assert_memory_equal(&next, state, sizeof next);
    }
  }
}

TEST(every_set_of_moves_is_a_state)
{
  int differ = 0;
  for (int cross = 0; cross <= BOARD; cross++)
    for (int nought = 0; nought <= BOARD; nought++) {
      xo_led_state state = state_of(cross, nought);
      bool won = three(cross) || three(nought), full = (cross | nought) == BOARD;
      bool by_count = won || size(cross) + size(nought) == 9, by_board = won || full;
      assert_int_equal(bits_of(&state, XO_CROSS), cross);
      assert_int_equal(bits_of(&state, XO_NOUGHT), nought);
      assert_int_equal(xo_led_three_in_line(&state, XO_CROSS), three(cross));
      assert_int_equal(xo_led_three_in_line(&state, XO_NOUGHT), three(nought));
      assert_int_equal(xo_led_size(&state), size(cross) + size(nought));
      assert_int_equal(xo_led_board_full(&state), full);
      assert_int_equal(xo_led_game_over_by_count(&state), by_count);
      assert_int_equal(xo_led_game_over_by_board(&state), by_board);
      if (cross % 8 == nought % 8) /* an eighth of the states, of every size */
        check_moves(&state, cross, nought, by_count, by_board);
      differ += by_count != by_board;
    }
  print_message("%d states, the two texts differ on the end in %d of them\n", (BOARD + 1) * (BOARD + 1), differ);
  assert_true(differ > 0);
}

static bool seen[BOARD + 1][BOARD + 1];
static int reached;

/* From a state that legal moves reach: the legal moves are those of the kernel, and both texts agree. */
static void explore(const xo_led_state *state, const xo_game *game)
{
  int cross = bits_of(state, XO_CROSS), nought = bits_of(state, XO_NOUGHT);
  if (seen[cross][nought])
    return;
  seen[cross][nought] = true;
  reached++;
  bool over = !xo_is_unfinished(game);
  assert_int_equal(xo_led_game_over_by_count(state), over);
  assert_int_equal(xo_led_game_over_by_board(state), over);
  for (xo_player p = XO_CROSS; p <= XO_NOUGHT; p++)
    for (int cell = 1; cell <= 9; cell++) {
      xo_pos at = pos((cell - 1) / 3 + 1, (cell - 1) % 3 + 1);
      bool legal = !over && game->moves % 2 + 1 == p && !xo_moves_so_far(game, at);
      assert_int_equal(xo_led_legal_move(state, p, cell), legal);
      assert_int_equal(xo_led_possible(state, cell, p), legal);
      if (legal) {
        xo_led_state next = *state;
        xo_game after = *game;
        xo_led_transition(&next, p, cell);
        xo_move(&after, p, at);
        explore(&next, &after);
      }
    }
}

TEST(the_kernel_has_the_same_legal_moves)
{
  xo_led_state state;
  xo_game game;
  memset(&state, 0, sizeof state);
  xo_led_initial_state(&state);
  xo_init(&game, rules(3, 3, 3, 2));
  explore(&state, &game);
  print_message("%d states reached by legal moves\n", reached);
  assert_int_equal(reached, 5478);
}
