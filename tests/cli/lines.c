/* lines.c: lines of all kinds for xo replay, the same ones for the same seed everywhere.
 *
 *   lines CELLS COUNT SEED [EVERY]
 *
 * Most lines are runs of digits up to CELLS, pairs or letters: games, whole or cut off or with a fault; then everything
 * else that can stand on a line, and some that are too long. The last line has no newline. With EVERY about each
 * EVERYth line is one that sets the rules and the order, and now and then is faulty. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { TOO_LONG = 70000 };

/* xorshift64* by Marsaglia and Vigna. */
static uint64_t state;

static int below(int n)
{
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (int)(((state * UINT64_C(2685821657736338717) >> 32) * (uint64_t)n) >> 32);
}

/* Different cells in any order, as digits or, of a board of three columns, as pairs or letters. */
enum { DIGITS, PAIRS, LETTERS, WAYS };
static void write_game(int cells, int moves, int way)
{
  bool taken[10] = {false};
  for (int i = 0; i < moves && i < cells; i++) {
    int cell = 1 + below(cells);
    while (taken[cell])
      cell = 1 + below(cells);
    taken[cell] = true;
    int row = (cell - 1) / 3 + 1, col = (cell - 1) % 3;
    if (way != DIGITS && i > 0)
      (void)putchar(' ');
    if (way == PAIRS)
      (void)printf("%d,%d", row, col + 1);
    else if (way == LETTERS)
      (void)printf("%c%d", (moves % 2 == 0 ? 'a' : 'A') + col, row);
    else
      (void)putchar('0' + cell);
  }
}

static void write_any(const char *bytes, int kinds, int len)
{
  for (int i = 0; i < len; i++)
    (void)putchar(bytes[below(kinds)]);
}

static void write_line(int cells)
{
  static const char *const ends[] = {" ", "\r", " # a comment", "#",        "\t",    "x",
                                     ",", " 1", " 2,2",         " = CROSS", "= DRAW"};
  int kind = below(100);
  if (kind < 60) {
    write_game(cells, 1 + below(9), kind < 12 ? PAIRS : kind < 24 ? LETTERS : DIGITS);
  } else if (kind < 70) {
    write_any("0123456789", 10, below(12));
  } else if (kind < 80) {
    write_game(cells, 1 + below(9), below(WAYS));
    (void)fputs(ends[below(11)], stdout);
  } else if (kind < 85) {
    (void)fputs(ends[below(11)], stdout);
    write_game(cells, 1 + below(9), below(WAYS));
  } else if (kind < 90) {
    bool letters = below(2) == 0;
    for (int n = below(10); n > 0; n--)
      (void)printf(letters ? "%c%d%s" : "%c,%d%s", (letters ? 'a' : '1') + below(3), 1 + below(3),
                   n > 1 || below(2) == 0 ? " " : "");
  } else if (kind < 95) {
    write_any("123456789 \t\r,#xbC0-\\\"", 21, below(30));
  } else if (kind < 99) {
    int len = below(20);
    for (int i = 0; i < len; i++) {
      int byte = below(256);
      /* After an @ by chance no game would be judged. */
      (void)putchar(byte == '\n' || (byte == '@' && i == 0) ? 0 : byte);
    }
  } else if (below(100) == 0) {
    write_any("123456789", 9, TOO_LONG);
  }
}

static void write_settings(void)
{
  static const char *const said[] = {
      "--rules 3x3x3",       "--rules 3x3x3 --order NOUGHT,CROSS",   "--rules 3x3x3 --order cross,nought # again",
      "--rules 2x4x3x3",     "--rules 2x4x3x3 --order 3,1,2",        "--rules 4x4x3",
      "--rules=1x9x2 # big", "--rules 15x15x5 --order NOUGHT,CROSS", "--rules 3x3x3x9"};
  (void)printf("@ %s", said[below(9)]);
}

int main(int argc, char **argv)
{
  if (argc != 4 && argc != 5) {
    (void)fprintf(stderr, "usage: lines CELLS COUNT SEED [EVERY]\n");
    return 2;
  }
  int cells = atoi(argv[1]);                 /* NOLINT(cert-err34-c) */
  int count = atoi(argv[2]);                 /* NOLINT(cert-err34-c) */
  int every = argc == 5 ? atoi(argv[4]) : 0; /* NOLINT(cert-err34-c) */
  state = strtoull(argv[3], NULL, 10) * UINT64_C(0x9e3779b97f4a7c15);
  for (int i = 0; i < count; i++) {
    if (i > 0)
      (void)putchar('\n');
    if (every > 0 && below(every) == 0)
      write_settings();
    else
      write_line(cells);
  }
  return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
