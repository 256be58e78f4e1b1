/* report.c: see report.h. */
#include "report.h"

#include <string.h>

/* `xo play` has no option for text that is counted from 0. */
static int remedy(const options *o, const location *where, const xo_record *record, const xo_finding *f)
{
  int remedy = xo_remedy_of(record, *f, o->style, where->text, where->len);
  return remedy == XO_REMEDY_ZERO_BASED && o->taker == FOR_PLAY ? XO_REMEDY_OTHER_BOARD : remedy;
}

bool report_find(mistake *m, const location *where, const options *o, const xo_record *record, const xo_entry *e)
{
  const xo_finding *f = &e->finding;
  bool differs = e->check == XO_CLAIM_FAILS || e->check == XO_CLAIM_OPEN;
  if (e->kind != XO_ENTRY_GAME || (f->why == XO_OK && !differs))
    return false;
  m->span = f->why == XO_OK ? e->claim.word : xo_message_span(record->rules, *f, where->text, where->len);
  if (f->why == XO_OK)
    claim_differs(m, record, &e->claim, f);
  else if (claim_at_fault(&e->claim, f))
    claim_unread(m, where->text, record->rules, &e->claim);
  else {
    m->at = f->why == XO_SYNTAX ? f->at : m->span.at;
    memcpy(m->what, xo_message_finding(record, *f, where->text, where->len).text, MISTAKE_CAP);
    memcpy(m->remedy, xo_remedy_words(remedy(o, where, record, f)).text, REMEDY_CAP);
  }
  return true;
}

void report_mistake(sink *s, const location *where, const mistake *m)
{
  location_column(s, where, m->at + 1);
  sink_string(s, m->what);
  sink_format(s, " (%s)\n", m->remedy);
}

void report_game(sink *s, const location *where, const options *o, const xo_record *record, const xo_entry *e)
{
  mistake m;
  if (report_find(&m, where, o, record, e))
    report_mistake(s, where, &m);
}

void report_settings(sink *s, const location *where, const settings_fault *fault)
{
  location_column(s, where, fault->at + 1);
  sink_string(s, fault->what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}

void report_fall_back(sink *s, const location *where, const settings *before, const settings *now)
{
  xo_rules rules = before->rules;
  if (!settings_fall_back(before, now, where->text, where->len))
    return;
  location_column(s, where, 1);
  sink_format(s, "the @ line names no rules, so 3x3x3 is played from here on (give --rules %dx%dx%d", rules.rows,
              rules.cols, rules.line);
  if (rules.players > 2)
    sink_format(s, "x%d", rules.players);
  sink_string(s, " to keep those before it)\n");
}

bool report_set(settings *by, const location *where, const line *l, int *status)
{
  settings_fault fault;
  settings before = *by;
  if (!settings_on(l))
    return false;
  if (!settings_read(by, l, &fault)) {
    report_settings(standard_error(), where, &fault);
    *status = worse(*status, STATUS_TROUBLE);
  }
  report_fall_back(standard_error(), where, &before, by);
  return true;
}
