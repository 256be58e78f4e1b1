/* format.h: what a text is, by its first bytes: lines of games, or a record in one of the formats that xo import reads.
 *
 * No list of games and no prose is taken for a record: a record begins as its format demands, with a property, a header
 * or a tag and what has to follow it. Where the first line is neither a game nor words, a later line may tell as well,
 * so that a fault in the first game of a file costs none of the others.
 */
#ifndef CLI_FORMAT_H
#define CLI_FORMAT_H

#include <stdbool.h>
#include <stddef.h>

/* "sgf", "psq", "pgn", "rif" or "pos"; null: lines of games, or nothing that is known. */
const char *format_of(const char *text, size_t len);
/* Whether more bytes may tell more. */
bool format_undecided(const char *text, size_t len);
/* What a text that is read line by line looks like, as the rest of a sentence with its remedy; null: lines of games. */
const char *format_resembles(const char *text, size_t len);

#endif
