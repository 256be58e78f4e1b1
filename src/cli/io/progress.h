/* progress.h: how far a long replay or count has come, on a terminal or in a log. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "source.h"

/* Progress is shown if standard error is a terminal, and, where the output scrolls by and is progress enough,
 * if standard output is none. */
void progress_begin(bool wanted, bool scrolls);
/* Tells where the replay is; shows it if half a second has passed, and then a few times a second. */
void progress_at(const source *s, unsigned long long games);
/* The same for other work: how much of it is done, from 0 to 1, and about how long the rest takes. */
void progress_share(const char *what, double share);
/* Such work begins now. */
void progress_again(const char *what);
/* Shows progress where standard error is no terminal as well: there it is a line now and then, with this in front. */
void progress_lines(const char *command);
/* Takes the progress line away, so that something else can be written. */
void progress_hide(void);

#endif
