/* judge.c: see judge.h. */
#include "judge.h"
#include "import/import.h"
#include "best_play.h"
#include "report.h"
#include "json.h"

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
  return xo_answer_bytes(&j->by, &j->last, (const unsigned char *)j->name.text, out, 0);
}

/* The last column of --mistakes, and the end of the line. */
static void write_mistakes(judge *j, const xo_finding *f)
{
  int at[XO_TABLE_CELLS], mistakes = 0;
  if (j->last.kind == XO_ANSWER_GAME && f->why == XO_OK)
    mistakes = best_play_mistakes(&j->last.record, f->used, at);
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
  const xo_answer *e = &j->last;
  bool game = e->kind == XO_ANSWER_GAME || e->kind == XO_ANSWER_UNJUDGED;
  j->games += game;
  if (!game || !is_wanted(j, e))
    return;
  if (j->o->json) {
    json_game(j->out, where, j->games, j->o, e);
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
  const xo_answer *e = &j->last;
  bool unread = e->kind == XO_ANSWER_UNREAD;
  j->faulty = j->faulty || unread;
  if (j->silent || (j->o->quiet && !unread))
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
  j->out->used +=
      (size_t)xo_judge_lines(&j->by, source_block(s), &s->lines, (const unsigned char *)j->name.text, out, &j->last);
}

static void judge_one(judge *j, source *s)
{
  line where = source_at(s, s->lines.next++);
  xo_judge_line(&j->by, where.text, where.len, &j->last);
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

/* ---- the whole ---- */

void judge_begin(judge *j, const options *o)
{
  *j = (judge){.o = o, .out = standard_output(), .by = {.settings = settings_of(o)}};
  j->name = (sink){.fd = -1, .cap = sizeof j->name_text, .text = j->name_text};
}

/* The file has been opened, so its name is no longer than a system lets it be. It fits, with six bytes for each
 * byte. */
static void name_file(judge *j, const char *file)
{
  if (file == j->file)
    return;
  j->file = file;
  j->games = 0;
  j->name.used = 0;
  sink_name(&j->name, file);
  j->by.name_len = j->o->place ? (int)j->name.used : 0;
}

void judge_block(judge *j, source *s)
{
  name_file(j, s->file);
  j->by.options = options_of(j->o, j->o->partial);
  j->by.number = s->found + (unsigned)s->lines.next + 1;
  while (s->lines.next < s->lines.count)
    judge_next(j, s);
}

void judge_game(judge *j, const line *l, const settings *by)
{
  name_file(j, l->file);
  j->by.options = options_for(j->o, l, true);
  j->by.number = l->number;
  j->by.settings = *by;
  if (l->record->refused) {
    j->last = (xo_answer){.kind = XO_ANSWER_UNJUDGED};
    j->by.sum.count[XO_TALLY_GAMES]++;
    j->by.sum.count[XO_TALLY_UNJUDGED]++;
  } else
    xo_judge_line(&j->by, l->text, l->len, &j->last);
  if (apart(j))
    write_one(j, l);
  else
    j->out->used += (size_t)write_verdict(j, l);
  report_answer(j, by->rules, l);
  if (l->record->refused && !j->o->quiet)
    import_tell(l);
}
