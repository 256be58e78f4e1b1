/* resume.h: the last game of a file goes on, and is written in the place of its line. */
#ifndef CLI_RESUME_H
#define CLI_RESUME_H

#include "match.h"

/* Takes the last game of the file that --resume names, under its rules; where there is none to go on with, says why and
 * ends the program. */
void resume(match *m, const options *o);

/* Whether a save to m->file is one in the place of the line that the game has there. */
bool resumed(const match *m);
/* Such a save: the line's comment stays, its claim does not; where its rules or --partial would be others, an @ line
 * stands before it. Null; or why not, and the file is as it was. */
const char *resume_save(match *m);

#endif
