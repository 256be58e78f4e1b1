/* tally.h: how many games came to what. */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include "claim.h"
#include "io/sink.h"
#include "xo.h"

/* Outcomes are numbered from XO_DRAW = -1; players from 1. */
enum { OUTCOMES = XO_PLAYERS_MAX + 2 };

typedef struct {
  unsigned long long games;
  unsigned long long used;
  unsigned long long given;
  unsigned long long ended[2][OUTCOMES];       /* valid games, by tally_names and tally_outcome */
  unsigned long long invalid[XO_TOO_LONG + 1]; /* [XO_OK] counts all the invalid games */
  unsigned long long unjudged;
  unsigned long long claims[XO_CLAIM_CHECKS];
  unsigned long long column_i, column_j; /* 1: letters of columns are among the moves: I; one of J to T */
} tally;

/* Two players have names, more have numbers. */
static inline int tally_names(xo_rules rules) { return rules.players > 2; }

static inline int tally_outcome(xo_outcome outcome) { return outcome - XO_DRAW; }

/* Counts the entry of a line, which is `text`. */
void tally_entry(tally *sum, xo_rules rules, bool claims, const xo_entry *e, const char *text);
/* Whether the letters seem to be those of a go board, which has no column I, and were read as if it had: games stay
 * open, or claims fail. */
bool tally_seems_go(const tally *sum);

void tally_add(tally *sum, const tally *other);
/* Writes the tallies: those of all outcomes under these rules, and the others that are not 0. */
void tally_write(sink *s, const tally *sum, xo_rules rules);

#endif
