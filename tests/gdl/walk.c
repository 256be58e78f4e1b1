/* walk.c: walks all positions that games lead to, by the kernel's moves, and writes what is true in each.
 *
 * usage: walk kernel|view ROWS COLS LINE PLAYERS
 *
 * The lines are those of names.h, without "holds" for the kernel, which has no such relations.
 */
#include "names.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Positions that are still to be visited, and a bit for each board that has been among them. */
static struct {
  xo_game *game;
  size_t count;
  size_t room;
  uint64_t *met;
} queue;

static _Noreturn void fail(const char *why)
{
  (void)fprintf(stderr, "walk: %s\n", why);
  exit(2);
}

/* The marks as the digits of a number. */
static uint64_t number_of(const xo_game *game)
{
  uint64_t number = 0;
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      number = number * ((uint64_t)game->rules.players + 1) + (unsigned char)game->cell[m][n];
  return number;
}

static void queue_begin(xo_rules rules)
{
  enum { BOARDS_MAX = 1 << 30 };
  uint64_t boards = 1;
  for (int i = 0; i < xo_max(rules) && boards <= BOARDS_MAX; i++)
    boards *= (uint64_t)rules.players + 1;
  if (boards > BOARDS_MAX)
    fail("too large a board");
  queue.met = calloc(boards / 64 + 1, sizeof *queue.met);
  if (queue.met == NULL)
    fail("no memory");
}

static void enqueue(const xo_game *game)
{
  uint64_t number = number_of(game);
  uint64_t bit = (uint64_t)1 << number % 64;
  if ((queue.met[number / 64] & bit) != 0)
    return;
  queue.met[number / 64] |= bit;
  if (queue.count == queue.room) {
    queue.room = queue.room == 0 ? 1024 : 2 * queue.room;
    xo_game *more = realloc(queue.game, queue.room * sizeof *more);
    if (more == NULL)
      fail("no memory");
    queue.game = more;
  }
  queue.game[queue.count++] = *game;
}

static void write_moves(const xo_game *game)
{
  int turn = game->moves % game->rules.players + 1;
  (void)printf(" legal");
  for (int w = 1; w <= game->rules.players; w++)
    if (w != turn)
      (void)printf(" %s:noop", role_name(game->rules, w));
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      if (!xo_moves_so_far(game, (xo_pos){m, n}))
        (void)printf(" %s:mark(%d,%d)", role_name(game->rules, turn), m, n);
}

static void move_on(const xo_game *game)
{
  (void)printf(" next");
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      if (!xo_moves_so_far(game, (xo_pos){m, n})) {
        xo_game after = *game;
        xo_move(&after, game->moves % game->rules.players + 1, (xo_pos){m, n});
        xo_gdl_state state = state_of(&after);
        write_state(&state);
      }
}

void write_kernel(const xo_game *game)
{
  xo_gdl_state state = state_of(game);
  (void)printf("state");
  write_state(&state);
  if (xo_is_unfinished(game)) {
    write_moves(game);
    move_on(game);
  } else {
    (void)printf(" terminal");
    for (int w = 1; w <= game->rules.players; w++) {
      int value = xo_is_draw(game) ? 50 : xo_who_won(game) == w ? 100 : 0;
      (void)printf(" %s=%d", role_name(game->rules, w), value);
    }
  }
  (void)putchar('\n');
}

static void enqueue_next(const xo_game *game)
{
  if (!xo_is_unfinished(game))
    return;
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      if (!xo_moves_so_far(game, (xo_pos){m, n})) {
        xo_game after = *game;
        xo_move(&after, game->moves % game->rules.players + 1, (xo_pos){m, n});
        enqueue(&after);
      }
}

static void walk(xo_rules rules, void (*write)(const xo_game *))
{
  xo_game game;
  xo_init(&game, rules);
  queue_begin(rules);
  enqueue(&game);
  for (size_t i = 0; i < queue.count; i++) {
    game = queue.game[i];
    write(&game);
    enqueue_next(&game);
  }
  free(queue.game);
  free(queue.met);
}

int main(int argc, char **argv)
{
  int n[4] = {0};
  for (int i = 0; i < 4 && i + 2 < argc; i++)
    n[i] = (int)strtol(argv[i + 2], NULL, 10);
  xo_rules rules = {n[0], n[1], n[2], n[3]};
  if (argc != 6 || !xo_inv_rules(rules))
    fail("usage: walk kernel|view ROWS COLS LINE PLAYERS");
  if (strcmp(argv[1], "kernel") == 0) {
    walk(rules, write_kernel);
    int facts = xo_max(rules) * (rules.players + 1) + rules.players;
    (void)printf("facts %d moves %d\n", facts, rules.players * (xo_max(rules) + 1));
  } else {
    walk(rules, write_view);
    write_view_facts(rules);
  }
  return ferror(stdout) != 0 || fclose(stdout) != 0;
}
