/* generate.c: random valid games for the bench, the same ones for the same seed everywhere.
 *
 *   generate ROWSxCOLSxLINE COUNT SEED [pairs|numbers|MOVES]
 *
 * The moves are drawn at random until the game is over; on boards of up to nine cells a game then goes on,
 * half of the time, for some moves more. There a game is a run of digits unless pairs are asked for, elsewhere row,col
 * pairs unless numbers of cells are. With MOVES a game has so many moves at most. Nothing here comes from the library
 * that the bench measures. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 20, CELLS = SIDE * SIDE };

typedef struct {
  int rows;
  int cols;
  int line;
  int moves[CELLS];      /* all cells of the board, in the order they are played */
  int owner[SIDE][SIDE]; /* 0, 1 or 2 */
} board;

/* xorshift64* by Marsaglia and Vigna. */
static uint64_t state;

static unsigned below(unsigned n)
{
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (unsigned)(((state * UINT64_C(2685821657736338717) >> 32) * n) >> 32);
}

static void shuffle(board *b)
{
  int cells = b->rows * b->cols;
  for (int i = 0; i < cells; i++) {
    int j = (int)below((unsigned)i + 1);
    b->moves[i] = b->moves[j];
    b->moves[j] = i;
  }
}

static int reach(const board *b, int row, int col, int down, int right)
{
  int player = b->owner[row][col];
  int n = 0;
  do {
    n++;
    row += down;
    col += right;
  } while (0 <= row && row < b->rows && 0 <= col && col < b->cols && b->owner[row][col] == player);
  return n;
}

static bool wins(const board *b, int row, int col)
{
  static const int way[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (int w = 0; w < 4; w++)
    if (reach(b, row, col, way[w][0], way[w][1]) + reach(b, row, col, -way[w][0], -way[w][1]) - 1 >= b->line)
      return true;
  return false;
}

/* The number of moves until the game is over. */
static int play(board *b)
{
  int cells = b->rows * b->cols;
  for (int row = 0; row < SIDE; row++)
    for (int col = 0; col < SIDE; col++)
      b->owner[row][col] = 0;
  for (int i = 0; i < cells; i++) {
    int row = b->moves[i] / b->cols;
    int col = b->moves[i] % b->cols;
    b->owner[row][col] = 1 + i % 2;
    if (wins(b, row, col))
      return i + 1;
  }
  return cells;
}

static void write_game(const board *b, int moves, const char *kind)
{
  bool digits = strcmp(kind, "pairs") != 0 && b->rows * b->cols <= 9;
  bool numbers = strcmp(kind, "numbers") == 0;
  for (int i = 0; i < moves; i++)
    if (digits)
      (void)putchar('1' + b->moves[i]);
    else if (numbers)
      (void)printf("%s%d", i == 0 ? "" : " ", b->moves[i] + 1);
    else
      (void)printf("%s%d,%d", i == 0 ? "" : " ", b->moves[i] / b->cols + 1, b->moves[i] % b->cols + 1);
  (void)putchar('\n');
}

static bool is_side(int n) { return 1 <= n && n <= SIDE; }

int main(int argc, char **argv)
{
  static board b;
  char *at = argc > 1 ? argv[1] : "";
  int *const to[] = {&b.rows, &b.cols, &b.line};
  for (int i = 0; i < 3; i++, at += *at == 'x')
    *to[i] = (int)strtol(at, &at, 10);
  if ((argc != 4 && argc != 5) || !is_side(b.rows) || !is_side(b.cols) || !is_side(b.line)) {
    (void)fprintf(stderr, "usage: generate ROWSxCOLSxLINE COUNT SEED [pairs|numbers|MOVES]\n");
    return 2;
  }
  const char *kind = argc == 5 ? argv[4] : "";
  int most = (int)strtol(kind, NULL, 10), cells = b.rows * b.cols;
  state = (uint64_t)strtol(argv[3], NULL, 10) * UINT64_C(0x9e3779b97f4a7c15);
  for (long game = strtol(argv[2], NULL, 10); game > 0; game--) {
    shuffle(&b);
    int moves = play(&b);
    if (cells <= 9 && below(2) == 0)
      moves += (int)below((unsigned)(cells - moves) + 1);
    write_game(&b, most == 0 || moves < most ? moves : most, kind);
  }
  return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
