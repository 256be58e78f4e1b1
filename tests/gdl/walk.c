/* walk.c: walks all positions that games lead to, by the kernel's moves, and writes what is true in each.
 *
 * usage: walk kernel|view ROWS COLS LINE PLAYERS
 *
 * The names are those of the game description.
 * For each state, in any order:
 *   state BOARD/ROLE terminal ROLE=VALUE...               a final one, and its goals
 *   state BOARD/ROLE legal MOVE... next BOARD/ROLE...     another, its legal moves and the states they lead to
 *   holds BOARD/ROLE RELATION...                          all relations that hold, final or not; of the view alone
 * and once:
 *   facts N moves N                                       how many facts and moves base and input name
 */
#include "gdl/gdl.h"
#include "xo.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Positions that are still to be visited, and a bit for each board that has been among them. */
static struct {
  xo_game *game;
  size_t count, room;
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

/* ---- what is written ---- */

static const char *role_name(xo_rules rules, int role)
{
  static const char many[][8] = {"",        "player1", "player2", "player3", "player4",
                                 "player5", "player6", "player7", "player8"};
  if (rules.players == 2)
    return role == 1 ? "xplayer" : "oplayer";
  return many[role];
}

/* 0 is b. */
static const char *mark_name(xo_rules rules, int mark)
{
  static const char many[][3] = {"b", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"};
  if (rules.players == 2 && mark != 0)
    return mark == 1 ? "x" : "o";
  return many[mark];
}

/* The marks of the board, row by row, a slash, and the role in control. */
static void write_state(const xo_gdl_state *state)
{
  (void)putchar(' ');
  for (int m = 1; m <= state->rules.rows; m++)
    for (int n = 1; n <= state->rules.cols; n++)
      (void)fputs(mark_name(state->rules, state->cell[m][n]), stdout);
  (void)printf("/%s", role_name(state->rules, state->control));
}

/* The game as a state: the board, and the role whose turn it is. */
static xo_gdl_state state_of(const xo_game *game)
{
  xo_gdl_state state = {.rules = game->rules, .control = game->moves % game->rules.players + 1};
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      state.cell[m][n] = game->cell[m][n];
  return state;
}

/* ---- of the kernel ---- */

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

static void write_kernel(const xo_game *game)
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

/* ---- of the view in src/models/gdl/gdl.h, from its relations alone ---- */

static void write_legal(const xo_gdl_state *s)
{
  for (int w = 1; w <= s->rules.players; w++)
    if (xo_gdl_legal_noop(s, w))
      (void)printf(" %s:noop", role_name(s->rules, w));
  for (int w = 1; w <= s->rules.players; w++)
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        if (xo_gdl_legal_mark(s, w, m, n))
          (void)printf(" %s:mark(%d,%d)", role_name(s->rules, w), m, n);
}

/* The states after each legal joint move: one role marks a cell, the others wait. */
static void write_next(const xo_gdl_state *s)
{
  (void)printf(" next");
  for (int w = 1; w <= s->rules.players; w++)
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        if (xo_gdl_legal_mark(s, w, m, n)) {
          xo_gdl_state after = *s;
          xo_gdl_joint does = {0};
          does.mark[w] = (xo_pos){m, n};
          xo_gdl_next(&after, &does);
          write_state(&after);
        }
}

static void write_goals(const xo_gdl_state *s)
{
  for (int w = 1; w <= s->rules.players; w++)
    for (int value = 0; value <= 100; value++)
      if (xo_gdl_goal(s, w, value))
        (void)printf(" %s=%d", role_name(s->rules, w), value);
}

static void write_lines(const xo_gdl_state *s)
{
  for (int mark = 0; mark <= s->rules.players; mark++) {
    const char *name = mark_name(s->rules, mark);
    for (int m = 1; m <= s->rules.rows; m++)
      if (xo_gdl_row(s, m, mark))
        (void)printf(" row(%d,%s)", m, name);
    for (int n = 1; n <= s->rules.cols; n++)
      if (xo_gdl_column(s, n, mark))
        (void)printf(" column(%d,%s)", n, name);
    if (xo_gdl_diagonal(s, mark))
      (void)printf(" diagonal(%s)", name);
    if (xo_gdl_line(s, mark))
      (void)printf(" line(%s)", name);
  }
}

static void write_view(const xo_game *game)
{
  xo_gdl_state s = state_of(game);
  if (game->moves == 0)
    xo_gdl_init(&s, game->rules);
  (void)printf("state");
  write_state(&s);
  if (xo_gdl_terminal(&s)) {
    (void)printf(" terminal");
    write_goals(&s);
  } else {
    (void)printf(" legal");
    write_legal(&s);
    write_next(&s);
  }
  (void)printf("\nholds");
  write_state(&s);
  write_lines(&s);
  (void)printf("%s%s", xo_gdl_open(&s) ? " open" : "", xo_gdl_terminal(&s) ? " terminal" : "");
  write_legal(&s);
  write_goals(&s);
  (void)putchar('\n');
}

/* One more row, column, mark and role on each side are tried; none of them is a fact. */
static void write_view_facts(xo_rules rules)
{
  int facts = 0, moves = 0;
  for (int m = 0; m <= rules.rows + 1; m++)
    for (int n = 0; n <= rules.cols + 1; n++)
      for (int k = -1; k <= rules.players + 1; k++) {
        facts += xo_gdl_base_cell(rules, m, n, k);
        moves += xo_gdl_input_mark(rules, k, m, n);
      }
  for (int w = 0; w <= rules.players + 1; w++) {
    facts += xo_gdl_base_control(rules, w);
    moves += xo_gdl_input_noop(rules, w);
  }
  (void)printf("facts %d moves %d\n", facts, moves);
}

/* ---- the walk ---- */

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
