/* verdict.h: with --json, what is written in the place of a verdict line: all that is known of a game, as one JSON
 * object on a line.
 */
#ifndef CLI_VERDICT_H
#define CLI_VERDICT_H

#include "report.h"

/* How an object begins: with the place. */
void verdict_json_begin(sink *s, const line *where);
/* Whose turn it is in a game that is unfinished. */
xo_player verdict_turn(const xo_record *record, const xo_finding *f);

/* Writes it. The record and the game are those of this line. */
void verdict_json(sink *s, const line *where, const options *o, const xo_record *record, const xo_game *game,
                  const xo_entry *e);

#endif
