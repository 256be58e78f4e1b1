/* json.h: the one writer of JSON: an object on a line. The manual has the table of all its keys (JSON).
 *
 *   json_begin(s, &where, 17);                   {"file":"a.txt","line":20,"game":17
 *   json_string(s, "verdict", "CROSS");          ,"verdict":"CROSS"
 *   json_end(s);                                 }
 */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "report.h"

/* The beginning of an object: the place of a game or a board, and its number in the file, from 1. */
void json_begin(sink *s, const line *where, unsigned long long game);
static inline void json_end(sink *s) { sink_string(s, "}\n"); }

/* The members. The keys are letters; a text may be any bytes. */
void json_key(sink *s, const char *key);
void json_number(sink *s, const char *key, unsigned long long n);
void json_null(sink *s, const char *key);
void json_text(sink *s, const char *key, const char *text, size_t len);
void json_string(sink *s, const char *key, const char *text);
/* Cells: "[2,3]" after a key, or one of a list; and a list of them. */
void json_pos(sink *s, const char *before, xo_pos pos);
void json_moves(sink *s, const char *key, const xo_moves *moves);

/* The rules and the order, as "3x3x3x2" and a list of players, after "," or in an object without a place "{". */
void json_rules(sink *s, const char *before, xo_rules rules, const xo_play_order *order);
/* An object with all that is known of a game, whose record and board are those of this line; but for its end. */
void json_game(sink *s, const line *where, unsigned long long game, const options *o, const xo_answer *e);
/* The cells of a board, a text for each row; and those of the lines that have won, if somebody has. */
void json_cells(sink *s, const xo_game *game);
void json_winning(sink *s, const xo_game *game, xo_outcome outcome);
/* A game or a board that has no rules. */
void json_unjudged(sink *s);

#endif
