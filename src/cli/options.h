/* options.h: the words of the command line. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "xo.h"

#include <stdbool.h>

typedef struct {
  const char *command; /* "xo", "xo replay" or "xo show" */
  xo_rules rules;
  xo_play_order order;
  bool strict;
  bool partial;
  bool summary;
  bool quiet;
  int first; /* argv[first] is the first word that is no option */
} options;

/* Reads argv; on a usage error, --help and --version it does not return. */
void options_read(options *o, int argc, char **argv);

/* A usage error: "COMMAND: what (see COMMAND --help)" on standard error, then exit with status 2. The
 * word, if not null, is the offending one and stands quoted between before and after. */
_Noreturn void usage_error(const options *o, const char *before, const char *word, const char *after);

/* Writes out what is buffered and ends the program. */
_Noreturn void leave(int status);

/* The name of a player: CROSS and NOUGHT, or the number if the game has more than two. */
const char *player_name(xo_rules rules, xo_player player);

#endif
