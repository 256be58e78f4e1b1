/* board.h: texts that are boards (xo/board.h): read, judged, and what is wrong with them. draw.h draws one. */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include "judge/games.h"

typedef struct {
  const char *reason; /* "syntax", "counts", "unreachable" or "no-rules"; null: a game leads to the board */
  xo_board_status status;
  int at, len; /* the bytes at fault; 0 bytes: the board as a whole, or its end */
  int rows;    /* so many text lines have a row each; 0: it is one text line */
  bool uneven; /* the last of them has not as many cells as a row */
  settings by;
  xo_board board;
  xo_game game;
} board_found;

/* Judges a board whose cells are read. */
void board_judge(board_found *f);
/* Says why it is invalid, if it is, and what to do, as a sentence with its place on standard error. */
void board_refuse(games *g, const line *where, const board_found *f);
/* An object with all that is known of a board, which has this number in its file; but for its end. */
void board_json(sink *s, const line *where, unsigned long long game, const board_found *f);
/* For games: the text begins with symbols. */
text_begins_as board_begins;

/* ---- rows.c: boards on a line, or on their rows, as people write them and xo show draws them ---- */

/* Sets what the games do with their lines: text lines become boards, each of which goes to found(to, ...); then it is
 * said what is wrong with it. */
void rows_begin(games *g, void (*found)(void *to, const line *where, const board_found *f), void *to);

#endif
