/* progress.h: how far a long replay or count has come, on a terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "source.h"

/* Progress is shown if standard error is a terminal, and, where the output scrolls by and is progress enough,
 * if standard output is none. */
void progress_begin(bool wanted, bool scrolls);
/* Tells where the replay is; shows it if half a second has passed, and then a few times a second. */
void progress_at(const char *file, const source *s, unsigned long long games);
/* The same for xo states: the ply, and how much of it is done. */
void progress_ply(int ply, int percent);
/* Takes the progress line away, so that something else can be written. */
void progress_hide(void);

#endif
