/* report.c: see report.h. */
#include "report.h"
#include "import/import.h"

#include <stdio.h>
#include <string.h>

/* `xo play` and records have no option to count from 0, so there it is another board, as where no text is known. */
static xo_message remedy(const options *o, const line *where, const xo_answer *e)
{
  xo_notation notation = where->record != NULL ? XO_PLAIN : o->notation;
  int remedy = xo_remedy_of(&e->record, e->finding, report_claimed(e), notation, where->text, where->len);
  if (remedy == XO_REMEDY_ZERO_BASED && (o->taker == FOR_PLAY || where->record != NULL))
    remedy = xo_remedy_of(&e->record, e->finding, report_claimed(e), notation, where->text, 0);
  return xo_message_remedy(remedy);
}

/* The message quotes the move as the record has it. */
static void quote_record(mistake *m, const char *move, const import_word *written)
{
  char ours[QUOTED_CAP], theirs[QUOTED_CAP], what[MISTAKE_CAP];
  quotation(ours, move + m->range.at, m->range.len);
  quotation(theirs, written->text, written->len);
  const char *at = m->range.len > 0 ? strstr(m->what, ours) : NULL;
  if (at == NULL)
    return;
  (void)snprintf(what, sizeof what, "%.*s%s%s", (int)(at - m->what), m->what, theirs, at + strlen(ours));
  memcpy(m->what, what, MISTAKE_CAP);
}

/* Where it is in a record: at a move, at the result, or where the game begins. */
static void locate_in_record(mistake *m, const line *where, const xo_finding *f)
{
  const import_game *g = where->record;
  const import_word *written = f->why == XO_OK ? &g->result : f->move > 0 ? &g->written[f->move - 1] : NULL;
  import_location at = written == NULL ? g->begin : written->at;
  m->line = at.line;
  m->column = at.column;
  m->text = written == NULL ? "" : written->text;
  m->len = written == NULL ? 0 : written->len;
  if (f->why == XO_OFF_BOARD && g->sized)
    (void)snprintf(m->remedy, REMEDY_CAP, "the record says that its board is %dx%d", g->rules.rows, g->rules.cols);
  if (f->why != XO_OK && written != NULL)
    quote_record(m, where->text, written);
}

bool report_find(mistake *m, const line *where, const options *o, const xo_answer *e)
{
  const xo_finding *f = &e->finding;
  bool differs = f->why == XO_OK && report_claimed(e) != XO_NO_OUTCOME;
  if (e->kind != XO_ANSWER_GAME || (f->why == XO_OK && !differs))
    return false;
  m->range = differs ? e->claim.word : xo_message_range(e->record.rules, *f, where->text, where->len);
  m->at = differs ? e->claim.at : f->why == XO_SYNTAX ? f->at : m->range.at;
  memcpy(m->what, xo_message_finding(&e->record, *f, report_claimed(e), where->text, where->len).text, MISTAKE_CAP);
  memcpy(m->remedy, remedy(o, where, e).text, REMEDY_CAP);
  m->line = where->number;
  m->column = (unsigned)m->at + 1;
  m->text = where->text + m->range.at;
  m->len = m->range.len;
  if (where->record != NULL)
    locate_in_record(m, where, f);
  return true;
}

void report_game(sink *s, const line *where, const options *o, const xo_answer *e)
{
  mistake m;
  if (where->record != NULL && where->record->refused) {
    import_tell(where);
    return;
  }
  if (!report_find(&m, where, o, e))
    return;
  put_column(s, &(line){.file = where->file, .number = m.line}, (long long)m.column);
  sink_string(s, m.what);
  sink_format(s, " (%s)\n", m.remedy);
}

/* A word of a good line that begins so is the option. */
static bool names_rules(const char *text, int len)
{
  for (int i = 1; i + 3 <= len && text[i] != '#'; i++)
    if (memcmp(text + i, "--r", 3) == 0)
      return true;
  return false;
}

static void fall_back(sink *s, const line *where, xo_rules rules, xo_rules now)
{
  if (memcmp(&rules, &now, sizeof rules) == 0 || names_rules(where->text, where->len))
    return;
  char before[RULES_CAP];
  put_column(s, where, 1);
  sink_format(s,
              "the @ line names no rules, so 3x3x3 is played from here on (give --rules %s to keep those before it)\n",
              rules_text(rules, true, before));
}

void report_settings(sink *s, const line *where, const settings *read, xo_rules before)
{
  char what[SETTINGS_FAULT_CAP];
  if (read->fault == XO_SETTINGS_GOOD) {
    fall_back(s, where, before, read->rules);
    return;
  }
  settings_explain(what, read, where->text);
  put_column(s, where, read->range.at + 1);
  sink_string(s, what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}
