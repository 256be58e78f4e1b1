/* judge.c: see judge.h. */
#include "judge.h"
#include "import/import.h"
#include "best_play.h"
#include "report.h"
#include "json.h"

/* Whether verdict lines are more than the kernel writes, or in other words, or some are left out. Then they are taken
 * one by one. */
static bool apart(const judge *j) { return j->o->json || j->o->mistakes || j->o->only != ONLY_ALL; }

/* The last column of --mistakes, and the end of the line. */
static void write_mistakes(judge *j, const xo_finding *f)
{
  int at[XO_TABLE_CELLS], mistakes = 0;
  if (j->state.settings.valid && f->why == XO_OK)
    mistakes = best_play_mistakes(&j->record, f->used, at);
  sink_text(j->out, "\t", 1);
  for (int k = 0; k < mistakes; k++) {
    sink_string(j->out, k == 0 ? "" : " ");
    sink_number(j->out, (unsigned)at[k]);
  }
  sink_string(j->out, mistakes > 0 ? "\n" : mistakes == 0 ? "-\n" : "no-table\n");
}

/* Whether --only selects a line with this result. */
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

/* Delivers what the kernel has written of one line at the end of the output; with --json the kernel has written
 * nothing, and the object is written here. Nothing for a line that is no game, or not wanted. */
static void write_one(judge *j, const line *where, const xo_block_end *e)
{
  j->games += e->entry.kind != XO_ENTRY_NONE;
  if (e->entry.kind == XO_ENTRY_NONE || !wanted(j, &e->entry))
    return;
  if (j->o->json) {
    json_begin(j->out, where, j->games);
    json_game(j->out, where, j->o, &j->record, &j->game, &e->entry);
    json_end(j->out);
    return;
  }
  j->out->used += (size_t)(e->bytes - j->o->mistakes); /* without the newline */
  if (j->o->mistakes)
    write_mistakes(j, &e->entry.finding);
}

/* ---- messages ---- */

/* Why a game is invalid, or that a claim is not the verdict. */
static void report(judge *j, const xo_entry *e, const line *where)
{
  if (!j->o->quiet && !j->silent)
    report_game(standard_error(), where, j->o, &j->record, e);
}

/* After an @ line; these were the rules before it. */
static void set(judge *j, const xo_block_end *e, xo_rules before, const line *where)
{
  bool unread = e->stop == XO_BLOCK_UNREAD;
  j->faulty = j->faulty || unread;
  if (!j->silent && (unread || !j->o->quiet))
    report_settings(standard_error(), where, &e->read, before);
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

/* The kernel judges at most so many lines, and writes to the end of the output. */
static xo_block_end run(judge *j, xo_options by, const char *text, const xo_lines *lines, int first, int most)
{
  int name_len = j->o->place ? (int)j->name.used : 0;
  unsigned char *out = (unsigned char *)sink_reserve(j->out, (size_t)name_len + XO_BLOCK_CAP);
  return xo_block(by, &j->state, text, lines, first, most, (const unsigned char *)j->name.text, name_len, out,
                  (int)(j->out->cap - j->out->used), &j->record, &j->game);
}

static void deliver(judge *j, const line *where, const xo_block_end *e)
{
  if (apart(j))
    write_one(j, where, e);
  else
    j->out->used += (size_t)e->bytes;
  if (e->stop == XO_BLOCK_FAULTY)
    report(j, &e->entry, where);
}

/* The next lines, up to one that is looked at here as well. */
static void take(judge *j, source *s)
{
  xo_rules before = j->state.settings.rules;
  int first = s->next;
  xo_block_end e =
      run(j, options_of(j->o, j->o->partial), source_block(s), &s->lines, first, apart(j) ? 1 : s->lines.count);
  s->next += e.lines;
  line where = source_at(s, s->next - 1);
  deliver(j, &where, &e);
  for (int k = first; before.cols > 9 && !j->column_i && k < s->next; k++) {
    line of = source_at(s, k);
    see_letters(j, &of);
  }
  if (e.stop == XO_BLOCK_SET || e.stop == XO_BLOCK_UNREAD)
    set(j, &e, before, &where);
}

/* The same of a game that cannot be used, which the kernel does not see. */
static xo_block_end write_unread(judge *j, const line *l)
{
  xo_block_end e = {.entry = {.kind = XO_ENTRY_UNJUDGED}};
  sink written = {.fd = -1, .cap = SINK_CAP, .text = sink_reserve(j->out, j->name.used + XO_BLOCK_CAP)};
  j->state.sum.count[XO_TALLY_GAMES]++;
  j->state.sum.count[XO_TALLY_UNJUDGED]++;
  if (j->o->place) {
    put_place(&written, l);
    sink_string(&written, "\t");
  }
  sink_string(&written, j->o->claims ? "UNJUDGED\tunread\t0\t-\t-\n" : "UNJUDGED\tunread\t0\n");
  e.bytes = (int)written.used;
  return e;
}

/* ---- the whole ---- */

void judge_begin(judge *j, const options *o)
{
  *j = (judge){.o = o, .out = standard_output(), .state = {.settings = settings_of(o)}};
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
}

void judge_block(judge *j, source *s)
{
  name_file(j, s->file);
  j->state.number = s->found + (unsigned)s->next + 1;
  while (s->next < s->lines.count)
    take(j, s);
}

void judge_game(judge *j, const line *l, const settings *by)
{
  static xo_lines one = {.count = 1};
  name_file(j, l->file);
  j->state.number = l->number;
  j->state.settings = *by;
  one.start[1] = l->len + 1;
  xo_block_end e = l->record->refused ? write_unread(j, l) : run(j, options_for(j->o, l, true), l->text, &one, 0, 1);
  deliver(j, l, &e);
  if (l->record->refused && !j->o->quiet)
    import_tell(l);
}
