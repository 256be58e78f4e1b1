/* judge.c: see judge.h. */
#include "judge.h"
#include "claim.h"
#include "io/progress.h"
#include "perfect.h"
#include "place.h"
#include "report.h"
#include "verdict.h"

#include <string.h>

/* ---- games ---- */

/* The progress line makes way for a message. Where messages wait in a buffer of a thread, that is done when they are
 * written. */
static sink *messages(const judge *j)
{
  if (j->err == standard_error())
    progress_hide();
  return j->err;
}

/* Whether verdict lines are more than the kernel writes, or in other words, or some are left out. */
static bool apart(const judge *j) { return j->o->place || j->o->json || j->o->mistakes || j->o->only != ONLY_ALL; }

/* The last column of --mistakes, and the end of the line. */
static void write_mistakes(judge *j, const xo_finding *f)
{
  int at[XO_TABLE_CELLS], mistakes = 0;
  if (j->by.known && f->why == XO_OK)
    mistakes = perfect_mistakes(&j->record, f->used, at);
  sink_text(j->out, "\t", 1);
  for (int k = 0; k < mistakes; k++) {
    sink_string(j->out, k == 0 ? "" : " ");
    sink_number(j->out, (unsigned)at[k]);
  }
  sink_string(j->out, mistakes > 0 ? "\n" : mistakes == 0 ? "-\n" : "no-table\n");
}

/* Whether --only asks for a line that comes to this. */
static bool wanted(const judge *j, const xo_entry *e)
{
  bool valid = e->kind == XO_ENTRY_GAME && e->finding.why == XO_OK;
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

/* The verdict line, which is this text, after its place. */
static void write_placed(judge *j, unsigned long long number, const unsigned char *text, int len)
{
  size_t name = j->name.used;
  unsigned char *to = (unsigned char *)sink_room(j->out, name + XO_PLACE_CAP + (size_t)len);
  j->out->used += (size_t)xo_place_line((const unsigned char *)j->name.text, (int)name, number, text, len, to);
}

/* What is written of one line: the verdict line, with its place or without, or JSON instead. Of one that is no game, or
 * not wanted, that is nothing. */
static void write_one(judge *j, const location *where, const unsigned char *text, int len)
{
  const xo_entry *e = j->entries.at;
  if (e->kind == XO_ENTRY_NONE || !wanted(j, e))
    return;
  if (j->o->json) {
    verdict_json(j->out, where, j->o, &j->record, &j->game, e);
    return;
  }
  len -= j->o->mistakes; /* the newline */
  if (j->o->place)
    write_placed(j, where->number, text, len);
  else
    sink_text(j->out, (const char *)text, (size_t)len);
  if (j->o->mistakes)
    write_mistakes(j, &e->finding);
}

/* What is to be said of a line besides its verdict: why a game is invalid, or that a claim is not the verdict. */
static void report(judge *j, const xo_entry *e, const location *where)
{
  if (!j->o->quiet)
    report_game(messages(j), where, j->o, &j->record, e);
}

/* ---- settings ---- */

void judge_set(judge *j, const settings *by)
{
  if (settings_same(&j->by, by))
    return;
  j->by = *by;
  j->record.rules = by->rules;
  j->record.order = by->order;
}

/* After an @ line, which a step has taken. */
static void set(judge *j, const xo_step *step, const location *where)
{
  settings_fault fault;
  if (step->stop == XO_STEP_UNREAD) {
    j->faulty = true;
    settings_explain(&fault, &step->read, where->text);
    if (!j->o->silent)
      report_settings(messages(j), where, &fault);
  }
  if (!j->o->quiet)
    report_fall_back(messages(j), where, &j->by, &step->terms);
  judge_set(j, &step->terms);
}

/* ---- lines ---- */

/* Where at most n lines are to be written: into the output, or apart. */
static unsigned char *room(judge *j, unsigned char *alone, int n)
{
  return apart(j) ? alone : (unsigned char *)sink_room(j->out, (size_t)n * XO_ENTRY_CAP);
}

/* What was taken is delivered. */
static void deliver(judge *j, const location *where, const unsigned char *alone, int bytes)
{
  if (!apart(j))
    j->out->used += (size_t)bytes;
  else if (j->entries.count == 1)
    write_one(j, where, alone, bytes);
}

/* Takes the next lines: games, one if n is 1, where what is written of it is looked at; or an @ line. */
static void take(judge *j, source *s, int n)
{
  int first = s->next;
  unsigned char alone[XO_ENTRY_CAP];
  xo_step step = xo_entry_step(j->asked, j->by, source_block(s), &s->lines, first, n, &j->entries, &j->record, &j->game,
                               room(j, alone, n), &j->sum.of);
  source_pass(s, step.lines);
  line l = source_at(s, s->next - 1);
  location where = {j->file, s->number, l.text, l.len};
  deliver(j, &where, alone, step.bytes);
  for (int k = 0; j->by.rules.cols > 9 && k < j->entries.count; k++)
    tally_letters(&j->sum, source_at(s, first + k).text, j->entries.at[k].claim.moves);
  if (step.stop == XO_STEP_FAULTY)
    report(j, &j->entries.at[step.lines - 1], &where);
  else if (step.stop != XO_STEP_ON)
    set(j, &step, &where);
}

/* ---- the whole ---- */

/* The reader of a game that nobody judges wants rules as well, so that the record has some from the beginning. */
void judge_begin(judge *j, const options *o, sink *out, sink *err)
{
  settings by = settings_of(o);
  j->o = o;
  j->asked = claim_asked(o, o->partial);
  j->out = out;
  j->err = err;
  j->file = NULL;
  j->name = (sink){.fd = -1, .cap = sizeof j->name_text, .text = j->name_text};
  j->by.known = false;
  j->faulty = false;
  memset(&j->sum, 0, sizeof j->sum);
  judge_set(j, &by);
}

/* Lines of this file come next. It has been opened, so its name is no longer than a system lets it be, and there is
 * room for it, with six bytes for each. */
static void set_file(judge *j, const char *file)
{
  if (file == j->file)
    return;
  j->file = file;
  j->name.used = 0;
  sink_name(&j->name, file);
}

void judge_block(judge *j, const char *file, source *s)
{
  int most = apart(j) ? 1 : XO_ENTRIES_MAX;
  set_file(j, file);
  while (s->next < s->lines.count)
    take(j, s, most);
}

const tally *judge_sum(const judge *j) { return &j->sum; }
