/* tally.h: how many games came to what. */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include "io/sink.h"
#include "xo.h"

/* How many games ended so, for two players or more. */
unsigned long long tally_ended(const xo_tally *sum, xo_outcome outcome);
/* Writes the tallies: those of all outcomes under these rules, and the others that are not 0. */
void tally_write(sink *s, const xo_tally *sum, xo_rules rules);

#endif
