/* The checked library seen from outside: this program is compiled as any other and linked to libxo-debug.a.
 * It walks through every position of 3x3, and a violated contract would end it.
 */
#include "../unit/support.h"
#include "line.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CELLS = 9, CODES = 19683, OUTPUT_MAX = 1000 }; /* CODES: 3 to the power of CELLS */

static const xo_rules three = {3, 3, 3, 2};

static struct {
  int positions, moves, won[3], drawn;
} seen;

static xo_pos cell(int number) { return pos(number / 3 + 1, number % 3 + 1); }

/* Ask everything there is to ask of a position; whether it is final. */
static bool ask(const xo_game *game)
{
  for (int c = 0; c < CELLS; c++)
    assert_int_equal(xo_moves_so_far(game, cell(c)),
                     xo_moves_for_player(game, XO_CROSS, cell(c)) + xo_moves_for_player(game, XO_NOUGHT, cell(c)));
  assert_int_equal(xo_move_count_so_far(game) + xo_move_count_left(game), CELLS);
  bool won = xo_is_won(game), draw = xo_is_draw(game);
  assert_int_equal(won, xo_has_won(game, XO_CROSS) != xo_has_won(game, XO_NOUGHT));
  assert_int_equal(xo_is_unfinished(game), !won && !draw);
  if (won)
    seen.won[xo_who_won(game)]++;
  seen.drawn += draw;
  return won || draw;
}

/* Every legal move from a position, and every position that they lead to, once. */
static void walk(const xo_game *game, const xo_moves *played)
{
  static bool known[CODES];
  int code = 0;
  for (int c = 0; c < CELLS; c++)
    code = 3 * code + game->cell[cell(c).row][cell(c).col];
  if (known[code])
    return;
  known[code] = true;
  seen.positions++;
  xo_record record = {three, {2, {XO_CROSS, XO_NOUGHT}}, *played};
  xo_game judged;
  assert_int_equal(xo_referee_judge(&record, &judged).used, played->len);
  assert_memory_equal(judged.cell, game->cell, sizeof judged.cell);
  if (ask(game))
    return;
  xo_player player = played->len % 2 + 1;
  for (int c = 0; c < CELLS; c++) {
    if (xo_moves_so_far(game, cell(c)))
      continue;
    xo_game next = *game;
    xo_moves longer = *played;
    xo_move(&next, player, cell(c));
    seen.moves++;
    assert_int_equal(xo_wins_through(&next, player, cell(c)), xo_is_won(&next));
    longer.at[longer.len++] = cell(c);
    walk(&next, &longer);
  }
}

TEST(every_position_and_every_legal_move_of_3x3_passes)
{
  xo_game game;
  xo_moves none = {0, {{0, 0}}};
  xo_init(&game, three);
  walk(&game, &none);
  print_message("positions %d, legal moves %d, final %d (won %d and %d, drawn %d)\n", seen.positions, seen.moves,
                seen.won[XO_CROSS] + seen.won[XO_NOUGHT] + seen.drawn, seen.won[XO_CROSS], seen.won[XO_NOUGHT],
                seen.drawn);
  assert_int_equal(seen.positions, 5478);
  assert_int_equal(seen.moves, 16167);
  assert_int_equal(seen.won[XO_CROSS], 626);
  assert_int_equal(seen.won[XO_NOUGHT], 316);
  assert_int_equal(seen.drawn, 16);
}

/* ---- violations ---- */

/* What the call wrote to standard error before it aborted. */
static void assert_violates(void (*call)(void), const char *clause)
{
  char output[OUTPUT_MAX] = "";
  int ends[2], status = 0;
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(fflush(NULL), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    call();
    _exit(0);
  }
  close(ends[1]);
  ssize_t got = read(ends[0], output, sizeof output - 1);
  close(ends[0]);
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
  assert_true(got > 0);
  if (!strstr(output, clause))
    fail_msg("expected: %s\nreported: %s", clause, output);
}

static void ask_who_won_an_open_game(void)
{
  xo_game game;
  xo_init(&game, three);
  xo_who_won(&game);
}

static xo_game *nowhere;

static void begin_nowhere(void) { xo_init(nowhere, three); }

static void play_in_place_of_the_order(void)
{
  static xo_game game;
  static const xo_moves none;
  game.rules = three;
  xo_play(&game, (const xo_play_order *)(const void *)&game, &none);
}

TEST(a_violation_by_an_outside_caller_is_reported)
{
  assert_violates(ask_who_won_an_open_game, "include/xo/game.h:");
  assert_violates(ask_who_won_an_open_game, ": contract violated: requires won in xo_who_won: IsWon(*game)\n");
  assert_violates(begin_nowhere, ": contract violated: requires valid in xo_init: \\valid(game)\n");
  assert_violates(play_in_place_of_the_order, ": contract violated: requires apart in xo_play: ");
}

/* Objects of every storage, parts of others and empty text are lent to the library for the call. */
TEST(an_outside_caller_s_objects_are_valid)
{
  static xo_game global;
  xo_game *heap = malloc(sizeof *heap);
  assert_non_null(heap);
  xo_init(&global, three);
  xo_init(heap, three);
  xo_move(heap, XO_CROSS, cell(4));
  free(heap);
  struct {
    xo_record record;
    xo_game game;
  } both = {{three, {2, {XO_CROSS, XO_NOUGHT}}, {1, {{2, 2}}}}, {three, 0, {{0}}}};
  assert_int_equal(xo_referee_judge(&both.record, &both.game).status, XO_TOO_FEW);
  assert_int_equal(xo_play(&both.game, &both.record.order, &both.record.moves), XO_UNFINISHED);
  assert_int_equal(xo_notation_read(three, XO_PLAIN, "", 0, &both.record.moves).at, -1);
  assert_int_equal(xo_notation_read(three, XO_PLAIN, "51", 2, &both.record.moves).moves, 2);
}
