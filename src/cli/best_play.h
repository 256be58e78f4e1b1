/* best_play.h: best play, by the table of the rules and the order (xo/table.h). It is filled when it is first needed,
 * and kept until another one is.
 *
 * Functions with a game need a board that moves in this order make, of rules that have a table.
 */
#ifndef CLI_BEST_PLAY_H
#define CLI_BEST_PLAY_H

#include "xo.h"
#include "io/sink.h"

/* Whether these rules have a table; and why not, how large it would be and what has one, as a sentence: null if they
 * have one. The next call may change the sentence. */
bool best_play_fits(xo_rules rules);
const char *best_play_why_not(xo_rules rules);

/* Fills the table of these rules, which have one, unless that is done: how far it has come is shown as progress. False:
 * SIGINT, SIGTERM or SIGHUP is blocked and has come, so that there is no table. */
bool best_play_ready(xo_rules rules, const xo_play_order *order);

xo_worth best_play_worth(const xo_game *game, const xo_play_order *order);
/* The same after the move to this cell, which is free, with this move counted. */
xo_worth best_play_after(const xo_game *game, const xo_play_order *order, xo_pos pos);
/* The best moves of a game that is not over, row by row: who can force a win wins soonest, who loses does so latest,
 * else nobody gets to force a win. With more than two players there may be no such move; then all are equally good. */
void best_play_best(const xo_game *game, const xo_play_order *order, xo_moves *best);
/* All moves of such a game: its free cells, row by row. */
void best_play_free(const xo_game *game, xo_moves *moves);

/* The numbers of the mistakes among the first moves of a record, which can be played: after each somebody else can
 * force a win than before, or nobody, and another move would have kept it. Answers how many; -1: there is no table. */
int best_play_mistakes(const xo_record *record, int used, int at[XO_TABLE_CELLS]);

/* The player who can force a win, "DRAW", or with more than two players "NOBODY". */
xo_word best_play_word(xo_rules rules, xo_worth worth);

#endif
