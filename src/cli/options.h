/* options.h: the words of the command line. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "xo.h"

#include <getopt.h>
#include <stdbool.h>
#include <stdint.h>

/* The commands, as bits: who takes an option. */
enum { FOR_XO = 1, FOR_REPLAY = 2, FOR_SHOW = 4, FOR_GDL = 8, FOR_STATES = 16, FOR_PLAY = 32 };
enum {
  FOR_SOLVE = 64,
  FOR_IMPORT = 128,
  FOR_EXPORT = 256,
  FOR_BOARD = 512,
  FOR_STATS = 1024,
  FOR_ALL = FOR_XO | FOR_REPLAY | FOR_SHOW | FOR_GDL | FOR_STATES | FOR_PLAY | FOR_SOLVE | FOR_IMPORT | FOR_EXPORT |
            FOR_BOARD | FOR_STATS
};

enum { ORIGIN_AS_WRITTEN, ORIGIN_TOP, ORIGIN_BOTTOM };
enum { LABELS_AS_WRITTEN, LABELS_NUMBERS, LABELS_LETTERS };
enum { ONLY_ALL, ONLY_INVALID, ONLY_OPEN, ONLY_WON, ONLY_DRAWN, ONLY_CLAIMS };

typedef struct {
  const char *command; /* "xo", "xo replay", ... */
  const char *help;    /* what --help writes, with OPTIONS where the options of the command come */
  const char *note;    /* what it writes after that, or null */
  unsigned taker;      /* FOR_XO, FOR_REPLAY, ... */
  bool ruled;          /* --rules is given */
  xo_rules rules;
  xo_play_order order;
  bool strict;
  bool partial;
  bool zero;            /* pairs and numbers are counted from 0 */
  int go;               /* letters are those of a go board */
  xo_notation notation; /* of both */
  int origin;           /* ORIGIN_AS_WRITTEN, ...: where row 1 is drawn */
  int labels;           /* LABELS_AS_WRITTEN, ...: of the columns of a board */
  bool summary;
  bool quiet;
  bool place;
  bool json;
  bool svg;
  bool claims;
  bool mistakes;
  bool boards;
  bool all;
  bool empty;
  int only; /* ONLY_ALL, ... */
  bool symmetric;
  bool games;
  bool dot;
  bool expand;
  bool progress;
  bool main_line;
  const char *computer; /* which players it is; null: none */
  int easy;             /* it makes mistakes, by the seed */
  bool seeded;
  uint64_t seed;
  const char *ordered;    /* --order, of which order is made; null: not given */
  const char *save;       /* likewise */
  const char *resume;     /* likewise */
  const char *completion; /* of which shell; null: not given */
  int plies;              /* -1: not given */
  int depth;              /* moves of an opening */
  int game, moves;        /* which game, and after how many moves; 0 and -1: not given */
  int first;              /* argv[first] is the first word that is no option */
} options;

/* An option: what reads it, --help, and the completions of shells know no more of it than this. An option that means
 * something else to another command has a row for each. */
typedef struct {
  unsigned takers; /* the commands that take it */
  int code;        /* what getopt_long answers for it */
  const char *name;
  const char *arg;    /* its value, as --help writes it; null if it takes none */
  const char *values; /* what shells propose for it: words with blanks between them, and FILE last for the name of a
                       * file; null if there is nothing to propose */
  const char *text;   /* what --help says of it, in lines of 61 letters */
} option_entry;

/* All of them; one without a name ends the list. */
extern const option_entry option_table[];
/* The option's letter; 0 if it has none. */
static inline int option_letter(const option_entry *k) { return ' ' < k->code && k->code <= '~' ? k->code : 0; }

/* Writes "COMMAND: what (see COMMAND --help)" to standard error and leaves with status 2. The word, if not null, is
 * the offending one, and is quoted between before and after. */
_Noreturn void usage_error(const options *o, const char *before, const char *word, const char *after);

/* Reads argv for the command that o names; on a usage error, --help and --version it does not return. */
void options_read(options *o, int argc, char **argv);

/* The players in the order of their numbers. */
xo_play_order numbered_order(xo_rules rules);

/* The words after a value that has such a fault, XO_SETTINGS_RULES_FORM, XO_SETTINGS_RULES_RANGE or
 * XO_SETTINGS_ORDER. */
enum { OPTIONS_FAULT_CAP = 128 };
void options_value_fault(int fault, xo_rules rules, char after[OPTIONS_FAULT_CAP]);

#endif
