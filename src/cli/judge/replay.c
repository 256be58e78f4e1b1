/* replay.c: xo replay, one verdict for each line of its files. */
#include "command.h"
#include "games.h"
#include "judge.h"
#include "best_play.h"
#include "io/progress.h"

#include <string.h>

static judge all;
static games files;

/* ---- files ---- */

static void judge_lines(void *to, source *s)
{
  (void)to;
  all.silent = files.other;
  judge_block(&all, s);
  files.judged = all.by.sum.count[XO_TALLY_GAMES];
}

static void judge_record(void *to, const line *l)
{
  (void)to;
  judge_game(&all, l, &files.by);
  files.judged = all.by.sum.count[XO_TALLY_GAMES];
}

static void end_file(void *to)
{
  (void)to;
  all.by.settings = settings_of(all.o);
}

/* ---- the summary ---- */

/* Of two players and of more. */
static unsigned long long ended(const xo_tally *sum, xo_outcome outcome)
{
  int row = outcome - XO_DRAW;
  return sum->count[XO_TALLY_ENDED + row] + sum->count[XO_TALLY_MORE + row];
}

static void write_row(const char *indent, const char *name, unsigned long long n)
{
  sink_format(standard_error(), "%s%-*s %llu\n", indent, 12 - (int)strlen(indent), name, n);
}

/* What the players have won: all players under these rules, and others who have won something under other rules. */
static void write_players(const xo_tally *sum, xo_rules rules)
{
  xo_rules most = rules;
  for (int k = 0; k < 2; k++) {
    const unsigned long long *won = &sum->count[(k == 0 ? XO_TALLY_ENDED : XO_TALLY_MORE) - XO_DRAW];
    most.players = k == 0 ? 2 : XO_PLAYERS_MAX;
    for (xo_player p = 1; p <= most.players; p++)
      if (won[p] > 0 || (k == (rules.players > 2) && p <= rules.players))
        write_row("", xo_message_outcome(most, p).text, won[p]);
  }
}

/* The tallies: those of all outcomes under these rules, and the others that are not 0. */
static void write_tally(const xo_tally *sum, xo_rules rules)
{
  static const xo_outcome nobody[] = {XO_DRAW, XO_UNFINISHED};
  static const xo_status reasons[] = {XO_OFF_BOARD, XO_TAKEN,  XO_TOO_FEW, XO_TOO_MANY,
                                      XO_AFTER_END, XO_SYNTAX, XO_TOO_LONG};
  static const char *const checks[] = {
      [XO_CLAIM_HOLDS] = "claims hold", [XO_CLAIM_FAILS] = "claims fail", [XO_CLAIM_OPEN] = "claims open"};
  const unsigned long long *count = sum->count, *invalid = count + XO_TALLY_INVALID;
  write_row("", "games", count[XO_TALLY_GAMES]);
  write_players(sum, rules);
  for (int k = 0; k < 2; k++)
    write_row("", xo_message_outcome(rules, nobody[k]).text, ended(sum, nobody[k]));
  write_row("", "INVALID", invalid[XO_OK]);
  for (size_t k = 0; k < sizeof reasons / sizeof reasons[0]; k++)
    if (invalid[reasons[k]] > 0)
      write_row("  ", xo_message_status(reasons[k]).text, invalid[reasons[k]]);
  if (count[XO_TALLY_UNJUDGED] > 0)
    write_row("", "UNJUDGED", count[XO_TALLY_UNJUDGED]);
  write_row("", "moves used", count[XO_TALLY_USED]);
  write_row("", "moves given", count[XO_TALLY_GIVEN]);
  /* where claims were checked, and there were some */
  const unsigned long long *claims = count + XO_TALLY_CLAIMS;
  bool some = claims[XO_CLAIM_HOLDS] + claims[XO_CLAIM_FAILS] + claims[XO_CLAIM_OPEN] > 0;
  for (int check = XO_CLAIM_HOLDS; some && check <= XO_CLAIM_OPEN; check++)
    write_row("", checks[check], claims[check]);
}

/* ---- the command ---- */

/* The table of --mistakes is filled before progress is shown. */
static void begin_mistakes(const options *o)
{
  xo_game empty;
  const char *why = best_play_why_not(o->rules);
  if (why != NULL)
    usage_error(o, why, NULL, "");
  xo_init(&empty, o->rules);
  progress_begin(!o->quiet, false);
  (void)best_play_worth(&empty, &o->order);
}

/* Whether the letters seem to be those of a go board, which has no column I, and were read as if it had: games stay
 * open, or claims fail. */
static bool seems_go(const judge *sum)
{
  const xo_tally *t = &sum->by.sum;
  return (sum->o->notation & XO_GO_LETTERS) == 0 && sum->column_j && !sum->column_i &&
         ended(t, XO_UNFINISHED) + t->count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS] > 0;
}

int replay(const options *o, int argc, char **argv)
{
  const unsigned long long *count = all.by.sum.count;
  judge_begin(&all, o);
  if (o->mistakes)
    begin_mistakes(o);
  progress_begin(!o->quiet, true);
  files = (games){.o = o, .take = judge_record, .lines = judge_lines, .end = end_file};
  int status = games_files(&files, argc, argv);
  sinks_flush();
  progress_hide();
  if (!o->quiet && seems_go(&all))
    sink_string(standard_error(),
                "xo replay: columns J to T and never an I: give --letters go if the letters are a go board's\n");
  if (o->summary)
    write_tally(&all.by.sum, o->rules);
  bool invalid = count[XO_TALLY_INVALID + XO_OK] > 0 || count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS] > 0;
  return worse(status, all.faulty ? STATUS_TROUBLE : invalid ? STATUS_INVALID : STATUS_VALID);
}
