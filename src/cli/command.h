/* command.h: what main.c knows of a command, which a completion is written from as well. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "options.h"

/* What runs a command: reads the words from argv[o->first] on and returns the exit status. */
typedef int command_run(const options *o, int argc, char **argv);
command_run export, gdl, import, play, replay, show, states;

typedef struct {
  const char *word;     /* null ends a list of commands */
  const char *operands; /* what the words that are no options are: as options_known.values has it */
  options o;            /* what reading its words begins with */
  command_run *run;
} command;

#endif
