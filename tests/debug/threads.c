/* Four threads, each with games of its own, two at once, on a stack as small as xo/debug.h allows: nothing is reported
 * that is not wrong, and what is wrong is, in the thread where it is. Prints what it has done;
 * a false report ends it. */
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xo.h>
#include <xo/debug.h>

enum { THREADS = 4, GAMES = 300, CELLS = 9, STACK = 256 * 1024 };

static _Thread_local jmp_buf back;
static _Thread_local bool expected;
static _Thread_local int jumps;

static void jump(const xo_contract_breach *seen)
{
  if (!expected || strcmp(seen->label, "free") != 0) {
    (void)fputs(seen->message, stderr);
    exit(1);
  }
  jumps++;
  longjmp(back, 1);
}

static void move_wrongly(xo_game *game, xo_player player, xo_pos pos)
{
  expected = true;
  if (setjmp(back) == 0) {
    xo_move(game, player, pos);
    (void)fputs("a wrong move was not reported\n", stderr);
    exit(1);
  }
  expected = false;
}

/* Two games, move by move, whose moves depend on the thread; every third time the first has a wrong move in it. */
static void play_one(int number)
{
  xo_game game, other;
  xo_init(&game, (xo_rules){3, 3, 3, 2});
  xo_init(&other, (xo_rules){4, 4, 4, 3});
  for (int i = 0; i < CELLS && xo_is_unfinished(&game); i++) {
    int cell = (i * (number % 2 ? 2 : 4) + number) % CELLS;
    const xo_pos pos = {cell / 3 + 1, cell % 3 + 1};
    xo_move(&game, i % 2 + 1, pos);
    xo_move(&other, i % 3 + 1, pos);
    if (number % 3 == 0 && i == 3)
      move_wrongly(&game, 1, pos);
  }
}

static void *play_many(void *first)
{
  for (int i = 0; i < GAMES; i++)
    play_one(*(int *)first + i);
  *(int *)first = jumps;
  return NULL;
}

int main(void)
{
  pthread_t threads[THREADS];
  int numbers[THREADS], all = 0;
  pthread_attr_t small;
  if (pthread_attr_init(&small) != 0 || pthread_attr_setstacksize(&small, STACK) != 0)
    return 2;
  xo_contract_handler(jump);
  for (int i = 0; i < THREADS; i++) {
    numbers[i] = i;
    if (pthread_create(&threads[i], &small, play_many, &numbers[i]) != 0)
      return 2;
  }
  for (int i = 0; i < THREADS; i++) {
    if (pthread_join(threads[i], NULL) != 0)
      return 2;
    all += numbers[i];
  }
  printf("%d threads, %d games each, %d breaches\n", THREADS, GAMES, all);
  return all == THREADS * GAMES / 3 ? 0 : 1;
}
