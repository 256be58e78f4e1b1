/* options.h: the words of the command line. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "xo.h"

#include <stdbool.h>
#include <stdint.h>

/* The commands, as bits: who takes an option. */
enum { FOR_XO = 1, FOR_REPLAY = 2, FOR_SHOW = 4, FOR_GDL = 8, FOR_STATES = 16, FOR_PLAY = 32, FOR_ALL = 63 };

typedef struct {
  const char *command; /* "xo", "xo replay", ... */
  const char *help;    /* what --help writes */
  const char *note;    /* what it writes behind that, or null */
  unsigned taker;      /* FOR_XO, FOR_REPLAY, ... */
  xo_rules rules;
  xo_play_order order;
  bool strict;
  bool partial;
  bool summary;
  bool quiet;
  bool place;
  bool json;
  bool games;
  bool dot;
  bool plain;
  const char *save; /* null: not given */
  int plies;        /* -1: not given */
  uint64_t memory;  /* in bytes; 0: not given */
  int first;        /* argv[first] is the first word that is no option */
} options;

/* Reads argv for the command that o names; on a usage error, --help and --version it does not return. */
void options_read(options *o, int argc, char **argv);

#endif
