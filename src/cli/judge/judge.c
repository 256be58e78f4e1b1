/* judge.c: see judge.h. */
#include "judge.h"
#include "claim.h"
#include "io/progress.h"
#include "report.h"
#include "verdict.h"

#include <limits.h>
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

/* What is written of one line: its place before the verdict line, which is this text, or JSON instead of it. */
static void write_one(judge *j, const location *where, const unsigned char *text, int len)
{
  const xo_entry *e = j->entries.at;
  if (j->o->json && e->kind == XO_ENTRY_GAME)
    verdict_json(j->out, where, &j->record, &e->finding, j->o->claims ? &e->claim : NULL);
  else if (j->o->json && e->kind == XO_ENTRY_UNJUDGED)
    verdict_json_unjudged(j->out, where);
  if (j->o->json || len == 0)
    return;
  if (j->o->place)
    verdict_place(j->out, where);
  sink_text(j->out, (const char *)text, (size_t)len);
}

/* What is to be said of a line besides its verdict: why a game is invalid, or that a claim is not the verdict. */
static void report(judge *j, const xo_entry *e, const location *where)
{
  if (j->o->quiet || e->kind != XO_ENTRY_GAME)
    return;
  if (e->finding.why != XO_OK)
    report_game(messages(j), where, j->o, &j->record, &e->finding, &e->claim);
  else if (j->o->claims && (e->check == XO_CLAIM_FAILS || e->check == XO_CLAIM_OPEN))
    claim_report(messages(j), where, &j->record, &e->claim, &e->finding);
}

/* Writes what the automaton knows of line number k: without claims that is its verdict alone, as the ready line, behind
 * its place or without, or as JSON. */
static void answer(judge *j, int k, const location *where, const xo_claim *c)
{
  const xo_entry *ready = &j->many.ready.line[j->many.known.of[k]].entry;
  if (!j->o->claims) {
    if (j->o->json)
      verdict_json(j->out, where, &j->record, &ready->finding, NULL);
    else if (j->o->place)
      verdict_place(j->out, where);
    bulk_answer(&j->many, k, j->out, !j->o->json);
    return;
  }
  unsigned char text[XO_ENTRY_CAP];
  xo_entry *e = j->entries.at;
  j->entries.count = 1;
  *e = *ready;
  e->claim = *c;
  e->check = xo_claim_check(c->kind == XO_CLAIM_GOOD, c->outcome, e->finding);
  write_one(j, where, text, xo_entry_write(j->asked, j->by.rules, &j->entries, text));
  xo_tally_entries(j->asked, j->by.rules, &j->entries, &j->sum.of);
  report(j, e, where);
}

/* Whether nothing on the line is a blank: the automaton has seen all of it. */
static bool one_word(const line *l)
{
  int i = 0;
  while (i < l->len && l->text[i] > ' ')
    i++;
  return i == l->len;
}

/* Whether the automaton knows the moves of the next line, and answers it: digits with a claim, or words. */
static bool answered(judge *j, const char *file, source *s)
{
  line l = source_at(s, s->next);
  if (l.too_long || one_word(&l))
    return false;
  xo_claim c = xo_claim_read(j->by.rules, l.text, l.len);
  if (xo_notation_read(j->by.rules, j->o->style, l.text, c.moves, &j->record.moves).at != -1)
    return false;
  int k = s->next;
  if (!bulk_moves(&j->many, k, &j->record.moves))
    return false;
  source_pass(s, 1);
  answer(j, k, &(location){file, s->number, l.text, l.len}, &c);
  return true;
}

/* ---- settings ---- */

void judge_set(judge *j, const settings *by)
{
  if (settings_same(&j->by, by))
    return;
  bulk_drop(&j->many);
  j->by = *by;
  j->record.rules = by->rules;
  j->record.order = by->order;
  j->set = j->sum.of.count[XO_TALLY_GAMES];
  j->from = j->o->style != XO_PLAIN ? ULLONG_MAX : bulk_from(by->rules);
}

/* Behind an @ line, which a step has taken. */
static void set(judge *j, const xo_step *step, const location *where)
{
  settings_fault fault;
  if (step->stop == XO_STEP_UNREAD) {
    j->faulty = true;
    settings_explain(&fault, &step->read, where->text);
    report_settings(messages(j), where, &fault);
  }
  judge_set(j, &step->terms);
}

/* ---- lines ---- */

/* Takes the next lines, one if n is 1, where what is written of it is looked at; whether it was an @ line. */
static bool take(judge *j, const char *file, source *s, int n)
{
  bool apart = j->o->place || j->o->json;
  int first = s->next;
  unsigned char alone[XO_ENTRY_CAP], *out = alone;
  if (!apart)
    out = (unsigned char *)sink_room(j->out, (size_t)n * XO_ENTRY_CAP);
  xo_step step = xo_entry_step(j->asked, j->by, s->text + s->block, &s->lines, first, n, &j->entries, &j->record,
                               &j->game, out, &j->sum.of);
  source_pass(s, step.lines);
  line l = source_at(s, s->next - 1);
  location where = {file, s->number, l.text, l.len};
  if (!apart)
    j->out->used += (size_t)step.bytes;
  else if (j->entries.count == 1)
    write_one(j, &where, alone, step.bytes);
  for (int k = 0; j->by.rules.cols > 9 && k < j->entries.count; k++)
    tally_letters(&j->sum, source_at(s, first + k).text, j->entries.at[k].claim.moves);
  if (step.stop == XO_STEP_FAULTY)
    report(j, &j->entries.at[step.lines - 1], &where);
  if (step.stop == XO_STEP_FAULTY || step.stop == XO_STEP_ON)
    return false;
  set(j, &step, &where);
  return true;
}

/* ---- in bulk ---- */

/* Whether the lines of the next block are to be judged in bulk. The automaton is made when the rules have lasted so
 * long that it pays, or at the start of a large file, and kept until that is so of others. */
static bool in_bulk(judge *j, const source *s)
{
  bool large = j->from == BULK_FROM && s->found == 0 && s->size >= BULK_LARGE;
  if (!j->by.known)
    return false;
  if (bulk_is_for(&j->many, &j->by))
    return true;
  if (!large && j->sum.of.count[XO_TALLY_GAMES] - j->set < j->from)
    return false;
  bulk_begin(&j->many, &j->by, j->o->strict, j->o->partial || j->by.partial);
  return true;
}

/* The next lines that the automaton knows; where only verdicts are wanted, without a look at each. */
static void answer_known(judge *j, const char *file, source *s)
{
  const xo_claim none = {.kind = XO_CLAIM_NONE, .outcome = XO_NO_OUTCOME, .at = -1};
  if (!j->o->claims && !j->o->place && !j->o->json) {
    bulk_lines(&j->many, s, j->out);
    return;
  }
  for (int k = s->next; bulk_next(&j->many, s); k++) {
    line l = source_next(s);
    answer(j, k, &(location){file, s->number, l.text, l.len}, &none);
  }
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
  j->by.known = false;
  j->faulty = false;
  bulk_end(&j->many);
  memset(&j->sum, 0, sizeof j->sum);
  judge_set(j, &by);
}

/* The lines of one block, which the source has found. */
static void judge_lines(judge *j, const char *file, source *s)
{
  bool fast = in_bulk(j, s);
  int most = fast || j->o->place || j->o->json ? 1 : XO_ENTRIES_MAX;
  if (fast)
    bulk_scan(&j->many, s);
  answer_known(j, file, s);
  while (s->next < s->lines.count) {
    if (!(fast && answered(j, file, s)) && take(j, file, s, most))
      fast = fast && bulk_is_for(&j->many, &j->by);
    answer_known(j, file, s);
  }
  bulk_tally(&j->many, j->asked, &j->sum.of);
}

void judge_block(judge *j, const char *file, source *s)
{
  while (s->next < s->lines.count || source_lines(s))
    judge_lines(j, file, s);
}

const tally *judge_sum(const judge *j) { return &j->sum; }
