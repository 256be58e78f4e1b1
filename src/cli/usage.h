/* usage.h: how the command ends over a mistake in its words. */
#ifndef CLI_USAGE_H
#define CLI_USAGE_H

#include "options.h"

/* Writes "COMMAND: what (see COMMAND --help)" to standard error and leaves with status 2. The word, if not null, is
 * the offending one and stands quoted between before and after. */
_Noreturn void usage_error(const options *o, const char *before, const char *word, const char *after);

#endif
