/* play.h: the parts of xo play: the dialogue, the screen, a game that goes on. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "match.h"

/* ---- plain.c: a dialogue of lines, for terminals that cannot show more, and for none at all ---- */

/* Whether the window could show the board of these rules on a screen. */
typedef bool window_test(xo_rules rules);

/* Draws the board and, below it, whose turn it is or the result: what stays on the terminal behind a screen. */
void plain_draw_end(const match *m);

/* Plays until a command or the end of the input, or until the window, when it has changed, passes the test. */
ending plain_play(match *m, window_test *fits);

/* ---- screen/: a whole terminal, with ncurses; where that is missing, noscreen.c takes its place and refuses ---- */

/* What --help says of this build. */
extern const char screen_note[];

/* Why the board of these rules cannot be played on the screen as the terminal is now; null if it can. */
const char *screen_refusal(xo_rules rules);

/* Plays until the player leaves, or until the window has become too small. */
ending screen_play(match *m);

/* ---- resume.c: the last game of a file goes on, and is written in the place of its line ---- */

/* Takes the last game of the file that --resume names, under its rules; where there is none to go on with, says why and
 * ends the program. */
void resume(match *m, const options *o);

/* Whether a save to m->file is one in the place of the line that the game has there. */
bool resumed(const match *m);
/* Such a save: the line's comment stays, its claim does not; where its rules or --partial would be others, an @ line
 * stands before it. Null; or why not, and the file is as it was. */
const char *resume_save(match *m);

#endif
