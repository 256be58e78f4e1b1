/* draw.h: a board as text, for a reader at a terminal. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "options.h"

/* The symbol of a player, or of the one who has taken the cell; '.' for nobody. */
char player_symbol(xo_rules rules, xo_player player);
char cell_symbol(const xo_game *game, xo_pos pos);

/* "CROSS", or with more players "player 2"; and "CROSS (X) to move", "player 2 to move". */
enum { PLAYER_CAP = 48 };
const char *player_name(xo_rules rules, xo_player player, char to[PLAYER_CAP]);
const char *player_to_move(xo_rules rules, xo_player player, char to[PLAYER_CAP]);

/* The letter of a column; a go board leaves out i. A cell as moves are written: "2,3" or "c2". */
char column_letter(xo_notation notation, int col);
enum { POS_CAP = 24 };
const char *pos_name(const options *o, bool letters, xo_pos pos, char to[POS_CAP]);

/* Draws the board on standard output, the winning line in brackets, the last move in parentheses if its cell is given
 * (row 0: none is). The options say where rows are and how they are labelled, and columns with letters if that is
 * wanted; beside letters rows are counted from 1. */
void draw_board(const xo_game *game, xo_outcome outcome, xo_pos last, const options *o, bool letters);

/* svg.c: the same as a picture, with the number of each move and the verdict. */
void draw_svg(const xo_record *record, const xo_game *game, xo_outcome outcome, const char *verdict, const options *o,
              bool letters);

/* mistakes.c: writes which of the first moves were mistakes, by best play, what they gave away, and which moves were
 * best instead; cells with letters, if that is wanted. */
void write_mistakes(const xo_record *record, int used, const options *o, bool letters);

/* Whether the command may move the terminal's cursor: it is not a dumb one. */
bool terminal_moves(void);

#endif
