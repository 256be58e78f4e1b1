/* tally.c: see tally.h. */
#include "tally.h"

#include <string.h>

unsigned long long tally_ended(const xo_tally *sum, xo_outcome outcome)
{
  int row = outcome - XO_DRAW;
  return sum->count[XO_TALLY_ENDED + row] + sum->count[XO_TALLY_MORE + row];
}

static void write_row(sink *s, const char *indent, const char *name, unsigned long long n)
{
  sink_format(s, "%s%-*s %llu\n", indent, 12 - (int)strlen(indent), name, n);
}

/* What the players have won: all players under these rules, and others who have won something under other rules. */
static void write_players(sink *s, const xo_tally *sum, xo_rules rules)
{
  xo_rules most = rules;
  for (int k = 0; k < 2; k++) {
    const unsigned long long *won = &sum->count[(k == 0 ? XO_TALLY_ENDED : XO_TALLY_MORE) - XO_DRAW];
    most.players = k == 0 ? 2 : XO_PLAYERS_MAX;
    for (xo_player p = 1; p <= most.players; p++)
      if (won[p] > 0 || (k == (rules.players > 2) && p <= rules.players))
        write_row(s, "", xo_message_outcome(most, p).text, won[p]);
  }
}

/* Where claims were checked, and there were some. */
static void write_claims(sink *s, const xo_tally *sum)
{
  const unsigned long long *claims = &sum->count[XO_TALLY_CLAIMS];
  if (claims[XO_CLAIM_HOLDS] + claims[XO_CLAIM_FAILS] + claims[XO_CLAIM_OPEN] == 0)
    return;
  write_row(s, "", "claims hold", claims[XO_CLAIM_HOLDS]);
  write_row(s, "", "claims fail", claims[XO_CLAIM_FAILS]);
  write_row(s, "", "claims open", claims[XO_CLAIM_OPEN]);
}

void tally_write(sink *s, const xo_tally *sum, xo_rules rules)
{
  static const xo_outcome nobody[] = {XO_DRAW, XO_UNFINISHED};
  static const xo_status reasons[] = {XO_OFF_BOARD, XO_TAKEN,  XO_TOO_FEW, XO_TOO_MANY,
                                      XO_AFTER_END, XO_SYNTAX, XO_TOO_LONG};
  const unsigned long long *count = sum->count, *invalid = count + XO_TALLY_INVALID;
  write_row(s, "", "games", count[XO_TALLY_GAMES]);
  write_players(s, sum, rules);
  for (int k = 0; k < 2; k++)
    write_row(s, "", xo_message_outcome(rules, nobody[k]).text, tally_ended(sum, nobody[k]));
  write_row(s, "", "INVALID", invalid[XO_OK]);
  for (size_t k = 0; k < sizeof reasons / sizeof reasons[0]; k++)
    if (invalid[reasons[k]] > 0)
      write_row(s, "  ", xo_message_status(reasons[k]).text, invalid[reasons[k]]);
  if (count[XO_TALLY_UNJUDGED] > 0)
    write_row(s, "", "UNJUDGED", count[XO_TALLY_UNJUDGED]);
  write_row(s, "", "moves used", count[XO_TALLY_USED]);
  write_row(s, "", "moves given", count[XO_TALLY_GIVEN]);
  write_claims(s, sum);
}
