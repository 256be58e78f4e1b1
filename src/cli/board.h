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

/* The longest text line that may be a row or a board with more than its symbols. */
enum { ROW_CAP = 4096 };

/* A text line that may be a row: its cells, if it has as many as a row of the board. */
typedef struct {
  bool cells_read, rule, labels; /* it has the cells; it may be a rule of dashes; it may be labels of columns */
  bool blank, padded;            /* there is nothing between its bars; there are _ beside its symbols */
  int label;                     /* of the row; 0: none */
  int group;                     /* how many rules there are before it */
  unsigned long long number;     /* of the text line */
  char cells[XO_SIDE_MAX];
} row_text;

/* Text lines become boards, each of which goes to found(to, ...); then it is said what is wrong with it. */
enum { ROWS_MAX = 4 * XO_SIDE_MAX + 8 };
typedef struct {
  games *g;
  void (*found)(void *to, const line *where, const board_found *f);
  void *to;
  settings by; /* of the board that is being read */
  line last;
  int count;  /* of its rows so far */
  int passed; /* rows that still belong to a board at fault */
  row_text row[ROWS_MAX];
} board_rows;
/* Sets what the games do with their lines. */
void rows_begin(board_rows *b, games *g, void (*found)(void *to, const line *where, const board_found *f), void *to);

#endif
