/* plain.h: the game as a dialogue of lines, for terminals that cannot show more, and for none at all. */
#ifndef CLI_PLAIN_H
#define CLI_PLAIN_H

#include "match.h"

/* Whether the window could show the board of these rules on a screen. */
typedef bool window_test(xo_rules rules);

/* Draws the board and, below it, whose turn it is or the result: what stays on the terminal behind a screen. */
void plain_draw_end(const match *m);

/* Plays until a command or the end of the input, or until the window, when it has changed, passes the test. */
ending plain_play(match *m, window_test *fits);

#endif
