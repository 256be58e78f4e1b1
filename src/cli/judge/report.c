/* report.c: see report.h. */
#include "report.h"

int report_column(const location *where, const xo_record *record, const xo_finding *f)
{
  return 1 + (f->why == XO_SYNTAX ? f->at : xo_message_span(record->rules, *f, where->text, where->len).at);
}

/* `xo play` has no option for text that is counted from 0. */
static int remedy(const options *o, const location *where, const xo_record *record, const xo_finding *f)
{
  int remedy = xo_remedy_of(record, *f, o->style, where->text, where->len);
  return remedy == XO_REMEDY_ZERO_BASED && o->taker == FOR_PLAY ? XO_REMEDY_OTHER_BOARD : remedy;
}

static void report_finding(sink *s, const location *where, const options *o, const xo_record *record,
                           const xo_finding *f)
{
  xo_message message = xo_message_finding(record, *f, where->text, where->len);
  location_column(s, where, report_column(where, record, f));
  sink_text(s, message.text, (size_t)message.len);
  sink_format(s, " (%s)\n", xo_remedy_words(remedy(o, where, record, f)).text);
}

void report_game(sink *s, const location *where, const options *o, const xo_record *record, const xo_finding *f,
                 const xo_claim *c)
{
  if (claim_at_fault(c, f))
    claim_report_fault(s, where, record->rules, c);
  else
    report_finding(s, where, o, record, f);
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
