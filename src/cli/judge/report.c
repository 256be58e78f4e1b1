/* report.c: see report.h. */
#include "report.h"
#include "import/import.h"

#include <stdio.h>
#include <string.h>

/* ---- claims; each of the two that write a mistake writes all but the span ---- */

/* Whether the fault that the kernel has found is a claim that cannot be read. Before a good claim there is a blank, and
 * no mistake is there. */
static bool claim_at_fault(const xo_claim *c, const xo_finding *f) { return f->why == XO_SYNTAX && f->at == c->at; }

/* The claim cannot be read. */
static void claim_unread(mistake *m, const char *text, xo_rules rules, const xo_claim *c)
{
  xo_range range = c->kind == XO_CLAIM_NOT_LAST ? c->after : c->word;
  char word[QUOTED_CAP];
  quotation(word, text + range.at, range.len);
  m->at = c->at;
  if (rules.players == 2)
    (void)snprintf(m->remedy, REMEDY_CAP, "a claim is = CROSS, = NOUGHT, = DRAW or = UNFINISHED");
  else
    (void)snprintf(m->remedy, REMEDY_CAP, "a claim is = and a player, 1 to %d, or = DRAW or = UNFINISHED",
                   rules.players);
  switch (c->kind) {
  case XO_CLAIM_OF_NO_GAME:
    (void)snprintf(m->what, MISTAKE_CAP, "a claim without a game");
    (void)snprintf(m->remedy, REMEDY_CAP, "put moves before it");
    break;
  case XO_CLAIM_NOT_LAST:
    (void)snprintf(m->what, MISTAKE_CAP, "the claim is not the last word: %s follows it", word);
    (void)snprintf(m->remedy, REMEDY_CAP, "put moves before it; a comment begins with #");
    break;
  case XO_CLAIM_EMPTY:
    (void)snprintf(m->what, MISTAKE_CAP, "a claim without a result");
    break;
  default:
    (void)snprintf(m->what, MISTAKE_CAP, "the claim %s is no result", word);
  }
}

/* Whether the winner has moved to this cell. */
static bool has(const xo_record *record, int used, xo_pos pos)
{
  for (int k = used - 1; k >= 0; k -= record->order.len)
    if (record->moves.at[k].row == pos.row && record->moves.at[k].col == pos.col)
      return true;
  return false;
}

/* How many cells in a row the winner has from this one on, it included. */
static int stretch(const xo_record *record, int used, xo_pos from, xo_pos step)
{
  int len = 0;
  for (; has(record, used, from); len++) {
    from.row += step.row;
    from.col += step.col;
  }
  return len;
}

/* How many cells in a row win with this move, where no line through it is as long as a line has to be; else 0. */
static int longer_line(const xo_record *record, int used)
{
  static const xo_pos steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  xo_pos last = record->moves.at[used - 1];
  int longest = 0;
  for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++) {
    xo_pos back = {-steps[k].row, -steps[k].col};
    int len = stretch(record, used, last, steps[k]) + stretch(record, used, last, back) - 1;
    if (len == record->rules.line)
      return 0;
    longest = len > longest ? len : longest;
  }
  return longest;
}

/* The claim is not the verdict. */
static void claim_differs(mistake *m, const xo_record *record, const xo_claim *c, const xo_finding *f)
{
  xo_rules rules = record->rules;
  int longer = f->outcome > 0 ? longer_line(record, f->used) : 0;
  m->at = c->at;
  (void)snprintf(m->what, MISTAKE_CAP, "the claim is %s, the verdict %s %s move %d",
                 xo_message_outcome(rules, c->outcome).text, xo_message_outcome(rules, f->outcome).text,
                 f->outcome == XO_UNFINISHED ? "after" : "with", f->used);
  if (f->outcome == XO_UNFINISHED)
    (void)snprintf(m->remedy, REMEDY_CAP, "given up or agreed, or moves are missing");
  else if (longer != 0)
    (void)snprintf(m->remedy, REMEDY_CAP, "%d in a row win here; where exactly %d win this game goes on", longer,
                   rules.line);
  else
    (void)snprintf(m->remedy, REMEDY_CAP, "correct the claim or the moves");
}

/* ---- games ---- */

/* What people and programs write between moves, which no line of games has, and what to do; null: nothing of this. */
static const char *list_remedy(const line *where, int at)
{
  static const char *const results[] = {"1-0", "0-1", "1/2-1/2"};
  const char *text = where->text;
  char byte = '\0', before = ' ';
  if (at < where->len)
    byte = text[at];
  if (at > 0)
    before = text[at - 1];
  for (size_t k = 0; k < sizeof results / sizeof results[0]; k++) {
    int len = (int)strlen(results[k]);
    for (int begin = at - len; begin <= at; begin++)
      if (begin > 0 && begin + len <= where->len && text[begin - 1] == ' ' &&
          memcmp(text + begin, results[k], (size_t)len) == 0)
        return "a result is a claim, such as = CROSS";
  }
  if (byte == ':' && text_blank(text + at + 1, at + 1 < where->len))
    return "the number of a move has a point: 1. h8; or give the lines to xo import list";
  bool comma = byte == ',' && '0' <= before && before <= '9';
  if (byte == '[' || byte == '{' || comma || (before == ',' && text_blank(&byte, 1)))
    return "blanks between moves, no brackets: 8 3 or 2,3; or give the lines to xo import list";
  return NULL;
}

/* `xo play` has no option for text that is counted from 0, so there it is another board, as where no text is known. */
static xo_message remedy(const options *o, const line *where, const xo_record *record, const xo_finding *f)
{
  xo_remedy remedy = xo_remedy_of(record, *f, o->notation, where->text, where->len);
  if (remedy.number == XO_REMEDY_ZERO_BASED && o->taker == FOR_PLAY)
    remedy = xo_remedy_of(record, *f, o->notation, where->text, 0);
  const char *list =
      f->why == XO_SYNTAX && where->record == NULL && o->taker != FOR_PLAY ? list_remedy(where, f->at) : NULL;
  if (list != NULL && remedy.number != XO_REMEDY_UTF_16)
    (void)snprintf(remedy.words.text, sizeof remedy.words.text, "%s", list);
  return remedy.words;
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
  if (f->why == XO_OFF_BOARD)
    (void)snprintf(m->remedy, REMEDY_CAP, "the record says that its board is %dx%d", g->rules.rows, g->rules.cols);
  if (f->why != XO_OK && written != NULL)
    quote_record(m, where->text, written);
}

static void locate(mistake *m, const line *where, const xo_finding *f)
{
  m->line = where->number;
  m->column = (unsigned)m->at + 1;
  m->text = where->text + m->range.at;
  m->len = m->range.len;
  if (where->record != NULL)
    locate_in_record(m, where, f);
}

bool report_find(mistake *m, const line *where, const options *o, const xo_record *record, const xo_entry *e)
{
  const xo_finding *f = &e->finding;
  bool differs = e->check == XO_CLAIM_FAILS || e->check == XO_CLAIM_OPEN;
  if (e->kind != XO_ENTRY_GAME || (f->why == XO_OK && !differs))
    return false;
  m->range = f->why == XO_OK ? e->claim.word : xo_message_range(record->rules, *f, where->text, where->len);
  if (f->why == XO_OK)
    claim_differs(m, record, &e->claim, f);
  else if (claim_at_fault(&e->claim, f))
    claim_unread(m, where->text, record->rules, &e->claim);
  else {
    m->at = f->why == XO_SYNTAX ? f->at : m->range.at;
    memcpy(m->what, xo_message_finding(record, *f, where->text, where->len).text, MISTAKE_CAP);
    memcpy(m->remedy, remedy(o, where, record, f).text, REMEDY_CAP);
  }
  locate(m, where, f);
  return true;
}

void report_game(sink *s, const line *where, const options *o, const xo_record *record, const xo_entry *e)
{
  mistake m;
  if (!report_find(&m, where, o, record, e))
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
  put_column(s, where, 1);
  sink_format(s, "the @ line names no rules, so 3x3x3 is played from here on (give --rules %dx%dx%d", rules.rows,
              rules.cols, rules.line);
  if (rules.players > 2)
    sink_format(s, "x%d", rules.players);
  sink_string(s, " to keep those before it)\n");
}

void report_settings(sink *s, const line *where, const xo_settings_line *read, xo_rules before)
{
  char what[SETTINGS_FAULT_CAP];
  if (read->fault == XO_SETTINGS_GOOD) {
    fall_back(s, where, before, read->settings.rules);
    return;
  }
  settings_explain(what, read, where->text);
  put_column(s, where, read->range.at + 1);
  sink_string(s, what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}
