/* progress.h: how far a long replay has come, on a terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "source.h"

/* Progress is shown if standard error is a terminal and standard output is not, since verdicts that
 * scroll by are progress enough. */
void progress_begin(bool wanted);
/* Tells where the replay is; shows it if half a second has passed, and then a few times a second. */
void progress_at(const char *file, const source *s, unsigned long long games);
/* Takes the progress line away, so that something else can be written. */
void progress_hide(void);

#endif
