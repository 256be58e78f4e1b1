/* command.h: what main.c knows of a command, what a command says of itself, and the completion written from both. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "options.h"

/* What runs a command: reads the words from argv[o->first] on and returns the exit status. */
typedef int command_run(const options *o, int argc, char **argv);
command_run board, export, gdl, import, play, replay, show, solve, states, stats;
/* What xo states runs with --expand. */
command_run expand;

typedef struct {
  const char *word;     /* null ends a list of commands */
  const char *operands; /* what the words that are no options are: as option_table.values has it */
  options o;            /* what reading its words begins with */
  command_run *run;
} command;

/* help.c: what --help and --version write. */
extern const char help_xo[], help_replay[], help_show[], help_import[], help_export[], help_play[], help_gdl[],
    help_states[], help_stats[], help_solve[], help_board[], help_version[];
/* Writes what --help says of a command. */
void help_write(const options *o);

/* completion.c: writes the completion of a shell for the commands and xo itself to standard output; false: the shell is
 * not known. */
bool completion_write(const char *shell, const command *commands);

#endif
