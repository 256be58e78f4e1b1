/* export.h: xo export, games as the records of other programs.
 *
 * Lines are read as xo replay reads them. What is no valid game, or a game that the format cannot hold, is said with
 * its place and left out. Who begins is Black, as xo import has it: a record that is imported again is the line again,
 * with its moves, its rules and its claim.
 */
#ifndef CLI_EXPORT_H
#define CLI_EXPORT_H

#include "command.h"
#include "io/sink.h"

/* A game of two players who want five in a row, each of its moves on the board. */
typedef struct {
  const xo_record *record;
  bool claimed;
  xo_outcome claim; /* a player, or XO_DRAW */
} export_game;

void export_sgf(sink *s, const export_game *g);
void export_psq(sink *s, const export_game *g);

#endif
