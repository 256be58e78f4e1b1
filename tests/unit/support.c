/* support.c: see support.h. */
#include "support.h"

#include <string.h>

static struct CMUnitTest tests[100];
static void (*bodies[LENGTH(tests)])(void);
static int count;
const char *argument;

static void run(void **body) { (*(void (**)(void)) * body)(); }

void add_test(const char *name, void (*test)(void))
{
  assert_true(count < LENGTH(tests));
  bodies[count] = test;
  tests[count] = (struct CMUnitTest){name, run, NULL, NULL, &bodies[count]};
  count++;
}

int main(int argc, char **argv)
{
  argument = argc > 1 ? argv[1] : NULL;
  return _cmocka_run_group_tests(argv[0], tests, (size_t)count, NULL, NULL);
}

xo_rules rules(int rows, int cols, int line, int players) { return (xo_rules){rows, cols, line, players}; }

xo_pos pos(int row, int col) { return (xo_pos){row, col}; }

xo_play_order in_order(int players)
{
  xo_play_order order = {players, {0}};
  for (int t = 0; t < players; t++)
    order.at[t] = t + 1;
  return order;
}

xo_moves moves(xo_rules r, const char *text)
{
  xo_moves m;
  xo_reading reading = xo_notation_read(r, XO_PLAIN, text, (int)strlen(text), &m);
  assert_int_equal(reading.at, -1);
  assert_int_equal(reading.moves, m.len);
  return m;
}

bool same_game(const xo_game *a, const xo_game *b)
{
  return memcmp(&a->rules, &b->rules, sizeof a->rules) == 0 && a->moves == b->moves &&
         memcmp(a->cell, b->cell, sizeof a->cell) == 0;
}

const char *word(xo_outcome outcome)
{
  static const char *const words[] = {"DRAW", "UNFINISHED", "CROSS", "NOUGHT"};
  return XO_DRAW <= outcome && outcome <= XO_NOUGHT ? words[outcome - XO_DRAW] : "no outcome";
}

static uint64_t state;

void seed(uint64_t start) { state = start; }

int below(int n)
{
  /* xorshift64*, Vigna 2016 */
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (int)((state * UINT64_C(2685821657736338717) >> 33) % (uint64_t)n);
}

int between(int low, int high) { return low + below(high - low + 1); }

xo_pos random_pos(xo_rules r)
{
  int row = between(1, r.rows);
  return pos(row, between(1, r.cols));
}
