/* replay.c: xo replay, one verdict for each line of its files. */
#include "command.h"
#include "games.h"
#include "json.h"
#include "best_play.h"
#include "import/import.h"
#include "io/progress.h"

typedef struct {
  const options *o;
  games files;      /* with the answer to the line before the next one */
  sink *out;        /* of verdicts */
  const char *file; /* of the next line; and what precedes its number on each line */
  sink name;
  char name_text[SINK_CAP];
  xo_judge by;             /* of the next line, with the counts so far */
  bool faulty;             /* there was a line of settings that could not be read */
  bool column_i, column_j; /* letters of columns were among the moves: I; one of J to T */
} judge;

/* Whether verdict lines are more than the kernel writes, or in other words, or some are left out. Then they are taken
 * one by one. */
static bool apart(const judge *j) { return j->o->json || j->o->mistakes || j->o->only != ONLY_ALL; }

/* The same of a game that cannot be used, which the kernel does not see. */
static int write_unread(judge *j, const line *l)
{
  sink written = {.fd = -1, .cap = SINK_CAP, .text = sink_reserve(j->out, j->name.used + XO_OUTPUT_CAP)};
  if (j->o->place) {
    put_place(&written, l);
    sink_string(&written, "\t");
  }
  sink_string(&written, j->o->claims ? "UNJUDGED\tunread\t0\t-\t-\n" : "UNJUDGED\tunread\t0\n");
  return (int)written.used;
}

/* The verdict line of the last line, at the end of the output; answers how many bytes it has. */
static int write_verdict(judge *j, const line *l)
{
  if (l->record != NULL && l->record->refused)
    return write_unread(j, l);
  unsigned char *out = (unsigned char *)sink_reserve(j->out, (size_t)j->by.name_len + XO_OUTPUT_CAP);
  return xo_answer_bytes(&j->by, &j->files.last, (const unsigned char *)j->name.text, out, 0);
}

/* The last column of --mistakes, and the end of the line. */
static void write_mistakes(judge *j, const xo_finding *f)
{
  int at[XO_TABLE_CELLS], mistakes = 0;
  if (j->files.last.kind == XO_ANSWER_GAME && f->why == XO_OK)
    mistakes = best_play_mistakes(&j->files.last.record, f->used, at);
  sink_text(j->out, "\t", 1);
  for (int k = 0; k < mistakes; k++) {
    sink_string(j->out, k == 0 ? "" : " ");
    sink_number(j->out, (unsigned)at[k]);
  }
  sink_string(j->out, mistakes > 0 ? "\n" : mistakes == 0 ? "-\n" : "no-table\n");
}

/* Whether --only selects a line with this result. */
static bool is_wanted(const judge *j, const xo_answer *e)
{
  bool valid = e->kind == XO_ANSWER_GAME && e->finding.why == XO_OK;
  switch (j->o->only) {
  case ONLY_INVALID:
    return !valid;
  case ONLY_OPEN:
    return valid && e->finding.outcome == XO_UNFINISHED;
  case ONLY_WON:
    return valid && e->finding.outcome > 0;
  case ONLY_DRAWN:
    return valid && e->finding.outcome == XO_DRAW;
  case ONLY_CLAIMS:
    return e->check == XO_CLAIM_FAILS || e->check == XO_CLAIM_OPEN;
  default:
    return true;
  }
}

/* Writes the verdict line of one line, or with --json the object. Nothing for a line that is no game, or not wanted. */
static void write_one(judge *j, const line *where)
{
  const xo_answer *e = &j->files.last;
  bool game = e->kind == XO_ANSWER_GAME || e->kind == XO_ANSWER_UNJUDGED;
  j->files.count += game;
  if (!game || !is_wanted(j, e))
    return;
  if (j->o->json) {
    json_game(j->out, where, j->files.count, j->o, e);
    json_end(j->out);
    return;
  }
  j->out->used += (size_t)(write_verdict(j, where) - j->o->mistakes); /* without the newline */
  if (j->o->mistakes)
    write_mistakes(j, &e->finding);
}

/* ---- messages ---- */

/* Why a game is invalid, or that a claim is not the verdict; or what an @ line says. These were the rules before. */
static void report_answer(judge *j, xo_rules before, const line *where)
{
  const xo_answer *e = &j->files.last;
  bool unread = e->kind == XO_ANSWER_UNREAD;
  j->faulty = j->faulty || unread;
  if (j->files.other || (j->o->quiet && !unread))
    return;
  if (e->kind == XO_ANSWER_SET || unread)
    report_settings(standard_error(), where, &e->read, before);
  else if (e->faulty != 0)
    report_game(standard_error(), where, j->o, e);
}

/* Looks for letters of columns in the moves of a line that begins with one or with the number of a move. */
static void see_letters(judge *j, const line *l)
{
  const char *at = l->text, *end = at + (line_too_long(l) ? 0 : l->len);
  while (at < end && (*at == ' ' || *at == '\t'))
    at++;
  if (at == end || (*at < 'A' && (*at != '1' || at + 1 == end || at[1] != '.')))
    return;
  for (; at < end && *at != '#' && *at != '='; at++) {
    int letter = *at | 0x20;
    j->column_i = j->column_i || letter == 'i';
    j->column_j = j->column_j || ('j' <= letter && letter <= 't');
  }
}

/* ---- lines ---- */

/* The next lines, up to one that is looked at here as well; the kernel writes to the end of the output. */
static void judge_many(judge *j, source *s)
{
  unsigned char *out = (unsigned char *)sink_reserve(j->out, (size_t)j->by.name_len + XO_OUTPUT_CAP);
  j->by.capacity = (int)(j->out->cap - j->out->used);
  j->out->used += (size_t)xo_judge_lines(&j->by, source_block(s), &s->lines, (const unsigned char *)j->name.text, out,
                                         &j->files.last);
}

static void judge_one(judge *j, source *s)
{
  line where = source_at(s, s->lines.next++);
  xo_judge_line(&j->by, where.text, where.len, &j->files.last);
  write_one(j, &where);
}

static void judge_next(judge *j, source *s)
{
  xo_rules before = j->by.settings.rules;
  int first = s->lines.next;
  (apart(j) ? judge_one : judge_many)(j, s);
  for (int k = first; before.cols > 9 && !j->column_i && k < s->lines.next; k++) {
    line of = source_at(s, k);
    see_letters(j, &of);
  }
  line where = source_at(s, s->lines.next - 1);
  report_answer(j, before, &where);
}

/* ---- files ---- */

/* The file has been opened, so its name is no longer than a system lets it be. It fits, with six bytes for each
 * byte. */
static void name_file(judge *j, const char *file)
{
  if (file == j->file)
    return;
  j->file = file;
  j->name.used = 0;
  sink_name(&j->name, file);
  j->by.name_len = j->o->place ? (int)j->name.used : 0;
}

static void judge_block(void *to, source *s)
{
  judge *j = to;
  name_file(j, s->file);
  j->by.options = options_for(j->o, false, j->o->partial);
  j->by.number = s->found + (unsigned)s->lines.next + 1;
  while (s->lines.next < s->lines.count)
    judge_next(j, s);
  j->files.judged = j->by.sum.count[XO_TALLY_GAMES];
}

/* A game of a record. */
static void judge_record(void *to, const line *l)
{
  judge *j = to;
  xo_rules rules = j->files.by.rules;
  name_file(j, l->file);
  j->by.options = options_for(j->o, true, true);
  j->by.number = l->number;
  j->by.settings = j->files.by;
  if (l->record->refused) {
    j->files.last = (xo_answer){.kind = XO_ANSWER_UNJUDGED, .faulty = 1};
    j->by.sum.count[XO_TALLY_GAMES]++;
    j->by.sum.count[XO_TALLY_UNJUDGED]++;
  } else
    xo_judge_line(&j->by, l->text, l->len, &j->files.last);
  if (apart(j))
    write_one(j, l);
  else
    j->out->used += (size_t)write_verdict(j, l);
  report_answer(j, rules, l);
  j->files.judged = j->by.sum.count[XO_TALLY_GAMES];
}

static void end_file(void *to)
{
  judge *j = to;
  j->by.settings = settings_of(j->o);
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
  static judge all;
  const unsigned long long *count = all.by.sum.count;
  all = (judge){.o = o, .out = standard_output(), .by = {.settings = settings_of(o)}};
  all.name = (sink){.fd = -1, .cap = sizeof all.name_text, .text = all.name_text};
  all.files = (games){.o = o, .take = judge_record, .lines = judge_block, .end = end_file, .to = &all};
  const char *why = o->mistakes ? best_play_why_not(o->rules) : NULL;
  if (why != NULL)
    usage_error(o, why, NULL, "");
  if (o->mistakes) { /* the table is filled before progress on lines is shown */
    progress_begin(!o->quiet, false);
    (void)best_play_ready(o->rules, &o->order);
  }
  progress_begin(!o->quiet, true);
  int status = games_files(&all.files, argc, argv);
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
