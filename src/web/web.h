/* web.h: what the page calls, each function exported by the WebAssembly program. Nothing is judged here: each function
 * checks numbers that JavaScript hands over and calls the kernel. A program has one record, that of the game at play or
 * of the text line that was judged last.
 */
#ifndef WEB_H
#define WEB_H

#include "xo/settings.h"

/* The bytes that a text, and a block of a file, may have. */
enum { WEB_BLOCK = 1 << 19 };

/* Where the page writes the bytes that are read; where the kernel's words are; the verdict line of the last step. */
char *web_text(void);
const char *web_words(void);
const unsigned char *web_verdict(void);

/* Give a player a place in the order of play; turn 0 begins. */
void web_seat(int turn, int player);

/* Begin a record without moves, in the order of the first `seats` places; offer a move: a status of xo/referee.h. */
int web_begin(int rows, int cols, int line_length, int players, int exact, int seats);
int web_offer(int row, int col);

/* Take back moves until so many are left. */
void web_keep(int count);

/* Judge the record: its outcome, or XO_UNFINISHED where its moves are at fault. The questions below are about that
 * answer: its outcome, how many moves were played, whose turn it is (0: nobody's), the player on a cell, and whether
 * that cell is in a line of the player's. */
int web_judge(void);
int web_outcome(void);
int web_used(void);
int web_turn(void);
int web_player_at(int row, int col);
int web_won_at(int row, int col);

/* Put a player, or with 0 nobody, on a cell of the board that was judged last. Judge the cells: a status of xo/board.h;
 * the questions above are then about this board. */
void web_put(int row, int col, int player);
int web_board(void);

/* Best play, by the rules and the order of the record. How many entries the table has, which are in the memory from
 * here on; JavaScript makes that memory larger. 0: there is no table. Fill it, which takes long where it is large. */
int web_table(unsigned char *memory);
void web_fill(void);

/* These ask a filled table. Who can force a win after a move on this cell: 0 is nobody, -1 is where no move can be
 * made, and row 0 is the record as it is. Within how many moves from there. And whether a move on this cell is a best
 * one: 1; or a mistake, after which another player can force a win than before, or nobody can: 2; or neither: 0. It is
 * -1 where no move can be made. */
int web_worth(int row, int col);
int web_within(void);
int web_choice(int row, int col);

/* Read len bytes of the text as moves: how many there are before the first byte that does not fit, whose offset is
 * web_fault (-1: none). A move that was read, from 0: its row and column, and its bytes in the text, or of -1 the token
 * at fault. */
int web_read(int len);
int web_fault(void);
int web_row(int k);
int web_col(int k);
int web_word_at(int k);
int web_word_len(int k);

/* What len bytes, the first of a file, are: the length of a format's name (cli/import/format.h), which is written into
 * the words; 0: lines of games. Of those, which format they look like: the length of a sentence; 0: none. */
int web_format(int len);
int web_resembles(int len);

/* Begin a file that is judged by the rules and the order of the record. */
void web_file(int notation, int strict, int partial, int claims);

/* Find the next text lines in len bytes of the text from `from` on: how many bytes are used (xo/text_lines.h). How many
 * lines there are; where line k begins in these bytes, from 0. */
int web_lines(int from, int len, int last);
int web_count(void);
int web_start(int k);

/* Judge line k, or let it set the rules: how many bytes its verdict line has, 0 where it is no game. */
int web_step(int k);

/* A number for what its verdict is counted as: the first word, the reason, and whether the claim holds. */
int web_kind(void);

/* Whether that line was an @ line: 0 if not, 1 if it was read, -1 if it cannot be read. */
int web_set(void);

/* The rules in force and the order, an int each: those of xo_rules, how many are in the order, and these. */
const xo_settings *web_settings(void);

/* Write into the words, and answer how many bytes: what is wrong with the game of the last step; how to mend it,
 * nothing where its claim cannot be read; its moves, up to one that is off any board; the word for a status. And the
 * offset that the message is about, or where an @ line cannot be read. */
int web_message(void);
int web_remedy(void);
int web_moves(void);
int web_status(int status);
int web_column(void);

#endif
