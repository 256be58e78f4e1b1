/* picture.c: see picture.h. */
#include "picture.h"

signed char shown(const char *picture, int cols, int row, int col)
{
  char c = picture[(cols + 1) * (row - 1) + col - 1];
  return (signed char)(c == '.' ? 0 : c == 'X' ? XO_CROSS : c == 'O' ? XO_NOUGHT : c - '0');
}

xo_game shown_game(xo_rules rules, const char *picture)
{
  xo_game game;
  xo_init(&game, rules);
  for (int row = 1; row <= rules.rows; row++)
    for (int col = 1; col <= rules.cols; col++) {
      game.cell[row][col] = shown(picture, rules.cols, row, col);
      game.moves += game.cell[row][col] != 0;
    }
  return game;
}
