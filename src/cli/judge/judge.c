/* judge.c: see judge.h. */
#include "judge.h"
#include "claim.h"
#include "io/progress.h"
#include "report.h"
#include "verdict.h"

#include <limits.h>
#include <string.h>

/* ---- one game ---- */

/* What is claimed, and what it comes to; where nobody asks, the end of the line alone. */
static void end_verdict(judge *j, const xo_claim *c, int check)
{
  char *to = sink_room(j->out, XO_VERDICT_CAP + 1);
  int len = 0;
  if (j->o->claims)
    len = xo_verdict_claim(j->record.rules, c->kind == XO_CLAIM_GOOD, c->outcome, check, to);
  to[len] = '\n';
  j->out->used += (size_t)len + 1;
}

static void write_verdict(judge *j, const xo_finding *f, const origin *where, const xo_claim *c)
{
  sink *s = j->out;
  if (j->o->json) {
    verdict_json(s, where, &j->record, f, j->o->claims ? c : NULL);
    return;
  }
  if (j->o->place)
    verdict_place(s, where);
  char *to = sink_room(s, XO_VERDICT_CAP);
  s->used += (size_t)xo_verdict_line(j->record.rules, *f, to);
  end_verdict(j, c, claim_checked(c, f));
}

static void count_valid(judge *j, const xo_finding *f)
{
  j->sum.ended[tally_names(j->by.rules)][tally_outcome(f->outcome)]++;
  j->sum.used += (unsigned long long)f->used;
  j->sum.given += (unsigned long long)f->given;
}

/* The progress line makes way for a message. Where messages wait in a buffer of a thread, that is done when they are
 * written. */
static sink *messages(const judge *j)
{
  if (j->err == standard_error())
    progress_hide();
  return j->err;
}

static void count_invalid(judge *j, const xo_finding *f, const origin *where, const xo_claim *c)
{
  j->sum.invalid[XO_OK]++;
  j->sum.invalid[f->why]++;
  if (j->o->quiet)
    return;
  report_game(messages(j), where, j->o, &j->record, f, c);
}

static void check_claim(judge *j, const xo_finding *f, const origin *where, const xo_claim *c)
{
  int check = claim_checked(c, f);
  j->sum.claims[check]++;
  if (j->o->quiet || check == XO_CLAIM_UNCHECKED || check == XO_CLAIM_HOLDS)
    return;
  claim_report(messages(j), where, &j->record, c, f);
}

/* A game behind settings that could not be read. */
static void leave_unjudged(judge *j, const origin *where, const xo_claim *c)
{
  j->sum.unjudged++;
  if (j->o->json) {
    verdict_json_unjudged(j->out, where);
    return;
  }
  if (j->o->place)
    verdict_place(j->out, where);
  xo_verdict_unjudged(sink_room(j->out, XO_UNJUDGED_LEN));
  j->out->used += XO_UNJUDGED_LEN;
  end_verdict(j, c, XO_CLAIM_UNCHECKED);
}

/* Writes what the automaton knows of a line: the ready verdict line alone, unless there is more to say. */
static void answer(judge *j, const bulk_word *w, const origin *where, const xo_claim *c)
{
  j->sum.games++;
  if (!j->o->place && !j->o->json && !j->o->claims) {
    bulk_copy(w, j->out);
    return;
  }
  write_verdict(j, &w->finding, where, c);
  if (j->o->claims)
    check_claim(j, &w->finding, where, c);
}

/* Whether nothing on the line is a blank: the automaton has seen all of it. */
static bool one_word(const line *l)
{
  int i = 0;
  while (i < l->len && l->text[i] > ' ')
    i++;
  return i == l->len;
}

/* Whether the automaton knows the moves of the line, and answers it. */
static bool answered(judge *j, const origin *where, const line *l)
{
  if (!bulk_is_for(&j->many, &j->by) || l->too_long || (j->many.count > 0 && one_word(l)))
    return false;
  j->record.rules = j->by.rules;
  j->record.order = j->by.order;
  xo_claim c = xo_claim_read(j->by.rules, l->text, l->len);
  if (xo_notation_read(j->by.rules, j->o->style, l->text, c.moves, &j->record.moves).at != -1)
    return false;
  const bulk_word *w = bulk_moves(&j->many, &j->record.moves);
  if (w != NULL)
    answer(j, w, where, &c);
  return w != NULL;
}

static void judge_game(judge *j, const origin *where, const line *l)
{
  xo_claim c;
  if (answered(j, where, l))
    return;
  xo_finding f = claim_find(&j->by, j->o, j->o->partial || j->by.partial, l, &j->record, &j->game, &c);
  if (claim_blank(&c, &f))
    return;
  if (j->record.rules.cols > 9 && !l->too_long)
    tally_letters(&j->sum, l->text, c.moves);
  j->sum.games++;
  if (!j->by.known) {
    leave_unjudged(j, where, &c);
    return;
  }
  write_verdict(j, &f, where, &c);
  if (f.why == XO_OK)
    count_valid(j, &f);
  else
    count_invalid(j, &f, where, &c);
  if (j->o->claims)
    check_claim(j, &f, where, &c);
}

/* ---- settings ---- */

void judge_set(judge *j, const settings *by)
{
  if (settings_same(&j->by, by))
    return;
  bulk_drop(&j->many);
  j->by = *by;
  j->set = j->sum.games;
  j->from = j->o->style != XO_PLAIN ? ULLONG_MAX : bulk_from(by->rules);
}

static void read_settings(judge *j, const origin *where, const line *l)
{
  settings by = j->by;
  settings_fault fault;
  if (!settings_read(&by, l, &fault)) {
    j->faulty = true;
    report_settings(messages(j), where, &fault);
  }
  judge_set(j, &by);
}

/* ---- in bulk ---- */

/* What was judged in bulk so far goes into the tallies. */
static void collect(judge *j)
{
  bulk *b = &j->many;
  tally *sum = &j->sum;
  for (int v = 1; v < b->automaton.verdicts; v++) {
    const xo_automaton_verdict *w = &b->automaton.verdict[v];
    unsigned long long lines = b->word[v].lines;
    sum->ended[tally_names(b->automaton.rules)][tally_outcome(w->outcome)] += lines;
    sum->used += lines * (unsigned long long)w->used;
    sum->given += lines * (unsigned long long)w->given;
    b->word[v].lines = 0;
  }
}

/* Whether the lines of the next block are to be judged in bulk. The automaton is made when the rules have lasted so
 * long that it pays, or at the start of a large file, and kept until that is so of others. */
static bool in_bulk(judge *j, const source *s)
{
  bool large = j->from == BULK_FROM && s->found == 0 && s->size >= BULK_LARGE;
  if (!j->by.known)
    return false;
  if (bulk_is_for(&j->many, &j->by))
    return true;
  if (!large && j->sum.games - j->set < j->from)
    return false;
  collect(j);
  bulk_begin(&j->many, &j->by, j->o->strict, j->o->partial || j->by.partial);
  return true;
}

/* The next lines that the automaton knows; where only verdicts are wanted, without a look at each. */
static void answer_known(judge *j, const char *file, source *s)
{
  const xo_claim none = {.kind = XO_CLAIM_NONE, .outcome = XO_NO_OUTCOME, .at = -1};
  line l = {.len = 0};
  if (!j->o->place && !j->o->json && !j->o->claims) {
    j->sum.games += bulk_lines(&j->many, s, j->out);
    return;
  }
  j->record.rules = j->by.rules;
  for (const bulk_word *w = NULL; (w = bulk_next(&j->many, s)) != NULL && source_line(s, &l);)
    answer(j, w, &(origin){file, s->number, l.text, l.len}, &none);
}

/* ---- the whole ---- */

/* The reader of a game that nobody judges wants rules as well, so that the record has some from the beginning. */
void judge_begin(judge *j, const options *o, sink *out, sink *err)
{
  settings by = settings_of(o);
  j->o = o;
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
  line l = {.text = s->text};
  bool fast = in_bulk(j, s);
  if (fast) {
    bulk_scan(&j->many, s);
    answer_known(j, file, s);
  }
  while (s->next < s->lines.count && source_line(s, &l)) {
    origin where = {file, s->number, l.text, l.len};
    if (settings_on(&l))
      read_settings(j, &where, &l);
    else
      judge_game(j, &where, &l);
    if (fast)
      answer_known(j, file, s);
  }
}

void judge_block(judge *j, const char *file, source *s)
{
  while (s->next < s->lines.count || source_lines(s))
    judge_lines(j, file, s);
}

const tally *judge_sum(judge *j)
{
  collect(j);
  return &j->sum;
}
