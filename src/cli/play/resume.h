/* resume.h: a game that stands in a file: --resume goes on with the last one, and a save writes it there. */
#ifndef CLI_RESUME_H
#define CLI_RESUME_H

#include "match.h"

#include <sys/types.h>

/* Takes the last game of the file that --resume names, under its rules; where there is none to go on with, says why and
 * ends the program. */
void resume(match *m, const options *o);

/* The game now stands in m->file, from this offset on: the @ line and the moves, as match_lines has them. */
void resume_saved(match *m, off_t at, const char *lines, int len);

/* Whether a save to m->file is one in the place of the lines that the game has there. */
bool resumed(const match *m);
/* Such a save: the comment of a line of moves stays, its claim does not; where its rules or --partial would be others,
 * an @ line precedes it. Null; or why not, and the file is as it was. */
const char *resume_save(match *m);

#endif
