/* board.h: text lines that are boards (xo/board.h): read, judged, and what is wrong with them. draw.h draws one. */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include "judge/games.h"

typedef struct {
  const char *reason; /* "syntax", "counts" or "unreachable"; null: a game leads to the board */
  xo_board_status status;
  int at, len; /* the bytes at fault; 0 bytes: the board as a whole, or the end of the line */
  xo_board board;
  xo_game game;
} board_found;

/* Whether the line is a board, right or wrong, and not blank or a comment; then what it is. */
bool board_find(const settings *by, const line *l, board_found *f);
/* Says why it is invalid, and what to do, as a sentence with its place on standard error. */
void board_refuse(games *g, const line *where, const board_found *f);
/* For games: the text begins with symbols. */
bool board_begins(const options *o, const char *text, int len);

#endif
