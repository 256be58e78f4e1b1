/* screen.h: the game on a whole terminal, with ncurses.
 *
 * screen/ is compiled where the library is there; elsewhere noscreen.c takes its place and refuses.
 */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "match.h"

/* What --help says of this build. */
extern const char screen_note[];

/* Why the board of these rules cannot be played on the screen as the terminal is now; null if it can. */
const char *screen_refusal(xo_rules rules);

/* Plays until the player leaves, or until the window has become too small. */
ending screen_play(match *m);

#endif
