/* expand.c: xo states --expand, boards in, those one move later out.
 *
 * A board is written as a line with a byte for each cell, row by row: the symbol of the player who has it, or a point.
 * Equal boards have equal lines, so that what removes duplicates among lines does so among boards.
 */
#include "board.h"
#include "command.h"
#include "draw.h"

static void write_board(const xo_game *game)
{
  sink *s = standard_output();
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++)
      sink_text(s, &(char){cell_symbol(game, (xo_pos){r, c})}, 1);
  sink_text(s, "\n", 1);
}

static void expand_board(void *to, const line *where, const board_found *f)
{
  static xo_game next;
  (void)to, (void)where;
  if (f->reason != NULL || f->board.turn == 0)
    return;
  for (int r = 1; r <= f->game.rules.rows; r++)
    for (int c = 1; c <= f->game.rules.cols; c++)
      if (f->game.cell[r][c] == 0) {
        next = f->game;
        next.cell[r][c] = (signed char)f->board.turn;
        write_board(&next);
      }
}

int expand(const options *o, int argc, char **argv)
{
  static games g;
  g = (games){.o = o};
  rows_begin(&g, expand_board, NULL);
  return games_files(&g, argc, argv);
}
