/* foreign.h: files for xo replay that hold other things than lines of games. One message tells of such a file, in the
 * place of one for each of its lines; the verdict lines are those of any file.
 */
#ifndef CLI_FOREIGN_H
#define CLI_FOREIGN_H

#include "io/sink.h"
#include "io/source.h"
#include "options.h"

/* The format that a record begins as: "sgf", "psq", "pgn", "rif"; null: none. */
const char *foreign_format(const char *text, size_t len);
/* The first bytes of a regular file, from where it is read on; how many they are, 0 for other files. */
enum { FOREIGN_HEAD = 512 };
size_t foreign_head(int fd, char text[FOREIGN_HEAD]);

/* What a file that has just been opened looks like, and what to do; null: like games, or it is no regular file. */
const char *foreign_look(const source *s);
/* "xo: file: it looks like ...". */
void foreign_tell(sink *s, const char *file, const char *look);

/* What is wrong with a file that cannot be opened or read; with what to type, if its name is a game. */
void foreign_trouble(sink *s, const options *o, const char *file, int error);

#endif
