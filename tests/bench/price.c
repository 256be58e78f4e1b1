/* price NAME N: the time of N rounds of these calls, in nanoseconds a round; see price. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xo.h>

static xo_play_order order = {2, {XO_CROSS, XO_NOUGHT}};
static xo_record record;
static xo_game game;
static xo_table table;
static unsigned char entries[19683];

/* A record of a whole board, with rows shifted so that no line is early. */
static void fill_record(int side, int line)
{
  xo_referee_begin(&record, (xo_rules){side, side, line, 2}, order);
  for (int row = 1; row <= side; row++)
    for (int col = 1; col <= side; col++)
      record.moves.at[record.moves.len++] = (xo_pos){(row * 2 - 1) % side + 1, (col * 2 - 1) % side + 1};
}

static void judge(void) { xo_referee_judge(&record, &game); }

static void play(void)
{
  xo_init(&game, (xo_rules){3, 3, 3, 2});
  xo_move(&game, XO_CROSS, (xo_pos){1, 1});
  xo_move(&game, XO_NOUGHT, (xo_pos){1, 2});
  xo_is_won(&game);
}

static void fill(void) { xo_table_fill(&table, entries); }

static const struct {
  const char *name;
  void (*round)(void);
} rows[] = {{"judge225", judge}, {"judge3", judge}, {"play", play}, {"fill", fill}};

int main(int argc, char **argv)
{
  const char *name = argc == 3 ? argv[1] : "";
  long rounds = argc == 3 ? strtol(argv[2], NULL, 10) : 0;
  fill_record(strcmp(name, "judge225") == 0 ? 15 : 3, strcmp(name, "judge225") == 0 ? 5 : 3);
  xo_table_begin(&table, (xo_rules){3, 3, 3, 2}, &order);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    if (strcmp(rows[i].name, name) == 0) {
      clock_t began = clock();
      for (long k = 0; k < rounds; k++)
        rows[i].round();
      printf("%.1f\n", (double)(clock() - began) * 1e9 / CLOCKS_PER_SEC / (double)rounds);
      return 0;
    }
  return 2;
}
