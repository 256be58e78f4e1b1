/* completion.h: what a shell has to know to complete the words of the command line. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "command.h"

/* Writes the completion of a shell for the commands and xo itself to standard output; false: the shell is not known.
 * Descriptions are those of the texts of --help. */
bool completion_write(const char *shell, const options *xo, const command *commands);

#endif
