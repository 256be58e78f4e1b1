/* tally.c: see tally.h. */
#include "tally.h"

#include <string.h>

void tally_add(tally *sum, const tally *other)
{
  sum->games += other->games;
  sum->used += other->used;
  sum->given += other->given;
  for (int k = 0; k < OUTCOMES; k++) {
    sum->ended[0][k] += other->ended[0][k];
    sum->ended[1][k] += other->ended[1][k];
  }
  for (int k = 0; k <= XO_TOO_LONG; k++)
    sum->invalid[k] += other->invalid[k];
  sum->unjudged += other->unjudged;
  for (int k = 0; k < XO_CLAIM_CHECKS; k++)
    sum->claims[k] += other->claims[k];
  sum->column_i = sum->column_i || other->column_i;
  sum->column_j = sum->column_j || other->column_j;
}

/* Looks for letters of columns in the moves of a line that begins with a letter or the number of a move. */
static void letters(tally *sum, const char *text, int len)
{
  int at = sum->column_i ? len : 0; /* one I says all */
  while (at < len && (text[at] == ' ' || text[at] == '\t'))
    at++;
  if (at == len || text[at] == '#' || (text[at] < 'A' && (text[at] != '1' || at + 1 == len || text[at + 1] != '.')))
    return;
  for (; at < len && text[at] != '#'; at++) {
    int letter = text[at] | 0x20;
    sum->column_i = sum->column_i || letter == 'i';
    sum->column_j = sum->column_j || ('j' <= letter && letter <= 't');
  }
}

static void count(tally *sum, xo_rules rules, const xo_finding *f)
{
  if (f->why != XO_OK) {
    sum->invalid[XO_OK]++;
    sum->invalid[f->why]++;
    return;
  }
  sum->ended[tally_names(rules)][tally_outcome(f->outcome)]++;
  sum->used += (unsigned long long)f->used;
  sum->given += (unsigned long long)f->given;
}

void tally_entry(tally *sum, xo_rules rules, bool claims, const xo_entry *e, const char *text)
{
  if (e->kind == XO_ENTRY_NONE)
    return;
  sum->games++;
  if (rules.cols > 9)
    letters(sum, text, e->claim.moves);
  if (e->kind == XO_ENTRY_UNJUDGED)
    sum->unjudged++;
  else
    count(sum, rules, &e->finding);
  if (claims && e->kind == XO_ENTRY_GAME)
    sum->claims[e->check]++;
}

bool tally_seems_go(const tally *sum)
{
  int open = tally_outcome(XO_UNFINISHED);
  return sum->column_j && !sum->column_i && sum->ended[0][open] + sum->ended[1][open] + sum->claims[XO_CLAIM_FAILS] > 0;
}

static void write_row(sink *s, const char *indent, const char *name, unsigned long long n)
{
  sink_format(s, "%s%-*s %llu\n", indent, 12 - (int)strlen(indent), name, n);
}

/* What the players have won: all players under these rules, and others who have won something under other rules. */
static void write_players(sink *s, const tally *sum, xo_rules rules)
{
  xo_rules most = rules;
  for (int k = 0; k < 2; k++) {
    most.players = k == 0 ? 2 : XO_PLAYERS_MAX;
    for (xo_player p = 1; p <= most.players; p++) {
      unsigned long long won = sum->ended[k][tally_outcome(p)];
      if (won > 0 || (k == tally_names(rules) && p <= rules.players))
        write_row(s, "", xo_message_outcome(most, p).text, won);
    }
  }
}

/* Where claims were checked, and there were some. */
static void write_claims(sink *s, const tally *sum)
{
  if (sum->claims[XO_CLAIM_HOLDS] + sum->claims[XO_CLAIM_FAILS] + sum->claims[XO_CLAIM_OPEN] == 0)
    return;
  write_row(s, "", "claims hold", sum->claims[XO_CLAIM_HOLDS]);
  write_row(s, "", "claims fail", sum->claims[XO_CLAIM_FAILS]);
  write_row(s, "", "claims open", sum->claims[XO_CLAIM_OPEN]);
}

void tally_write(sink *s, const tally *sum, xo_rules rules)
{
  static const xo_outcome nobody[] = {XO_DRAW, XO_UNFINISHED};
  static const xo_status reasons[] = {XO_OFF_BOARD, XO_TAKEN,  XO_TOO_FEW, XO_TOO_MANY,
                                      XO_AFTER_END, XO_SYNTAX, XO_TOO_LONG};
  write_row(s, "", "games", sum->games);
  write_players(s, sum, rules);
  for (int k = 0; k < 2; k++)
    write_row(s, "", xo_message_outcome(rules, nobody[k]).text,
              sum->ended[0][tally_outcome(nobody[k])] + sum->ended[1][tally_outcome(nobody[k])]);
  write_row(s, "", "INVALID", sum->invalid[XO_OK]);
  for (size_t k = 0; k < sizeof reasons / sizeof reasons[0]; k++)
    if (sum->invalid[reasons[k]] > 0)
      write_row(s, "  ", xo_message_status(reasons[k]).text, sum->invalid[reasons[k]]);
  if (sum->unjudged > 0)
    write_row(s, "", "UNJUDGED", sum->unjudged);
  write_row(s, "", "moves used", sum->used);
  write_row(s, "", "moves given", sum->given);
  write_claims(s, sum);
}
