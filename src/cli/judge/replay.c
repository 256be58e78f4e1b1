/* replay.c: xo replay, one verdict for each line of its files. */
#include "io/posix.h"

#include "replay.h"
#include "bulk.h"
#include "io/progress.h"
#include "report.h"
#include "io/leave.h"
#include "io/sink.h"
#include "io/source.h"
#include "verdict.h"

#include <errno.h>
#include <string.h>

/* A verdict line fits in VERDICT_CAP, with room to copy a whole word where a short one stands. */
enum { WORD_CAP = 16, VERDICT_CAP = 64 };

/* A word of a verdict and the tab behind it. It is copied whole: copying a length that the compiler knows
 * is one instruction, and does not depend on which word it is. */
typedef struct {
  char text[WORD_CAP];
  size_t len;
} word;

/* Outcomes are numbered from XO_DRAW = -1; players from 1. */
enum { OUTCOMES = XO_PLAYERS_MAX + 2 };

static int outcome_index(xo_outcome outcome)
{
  return outcome - XO_DRAW;
}

typedef struct {
  unsigned long long games;
  unsigned long long used;
  unsigned long long given;
  unsigned long long ended[OUTCOMES];          /* valid games, by outcome_index */
  unsigned long long invalid[XO_TOO_LONG + 1]; /* [XO_OK] counts all the invalid games */
} tally;

typedef struct {
  const options *o;
  xo_record record;
  xo_game game;
  word ended[OUTCOMES];
  tally sum;
  unsigned long long bulk_from; /* the number of games from which on lines are judged in bulk */
  bool bulk;                    /* and whether they are */
  bool trouble;
} replayer;

static void set_word(word *w, const char *text)
{
  w->len = strlen(text);
  memcpy(w->text, text, w->len);
  w->text[w->len++] = '\t';
}

static void set_words(replayer *r)
{
  for (xo_outcome p = XO_DRAW; p <= r->o->rules.players; p++)
    set_word(&r->ended[outcome_index(p)], xo_message_outcome(r->o->rules, p).text);
}

static char *append_number(char *to, int n)
{
  char digits[12];
  int len = 0;
  if (n < 10) {
    *to = (char)('0' + n);
    return to + 1;
  }
  do {
    digits[len] = (char)('0' + n % 10);
    len++;
    n /= 10;
  } while (n > 0);
  while (len > 0) {
    len--;
    *to = digits[len];
    to++;
  }
  return to;
}

/* The verdict line of a valid game. */
static void write_words(replayer *r, const xo_finding *f)
{
  sink *s = standard_output();
  const word *w = &r->ended[outcome_index(f->outcome)];
  char *start = sink_room(s, VERDICT_CAP);
  char *to = start;
  memcpy(to, w->text, WORD_CAP);
  to = append_number(to + w->len, f->used);
  *to++ = '\t';
  to = append_number(to, f->given);
  *to++ = '\n';
  s->used += (size_t)(to - start);
}

static void write_verdict(replayer *r, const xo_finding *f, const origin *where)
{
  sink *s = standard_output();
  if (r->o->json) {
    verdict_json(s, where, &r->record, f);
    return;
  }
  if (r->o->place)
    verdict_place(s, where);
  if (f->why == XO_OK)
    write_words(r, f);
  else
    sink_format(s, "INVALID\t%s\t%d\n", xo_message_status(f->why).text, f->move);
}

static void count_valid(replayer *r, const xo_finding *f)
{
  r->sum.ended[outcome_index(f->outcome)]++;
  r->sum.used += (unsigned long long)f->used;
  r->sum.given += (unsigned long long)f->given;
}

static void count_invalid(replayer *r, const xo_finding *f, const origin *where)
{
  r->sum.invalid[XO_OK]++;
  r->sum.invalid[f->why]++;
  if (r->o->quiet)
    return;
  progress_hide();
  report_finding(where, &r->record, f);
}

static void replay_line(replayer *r, const char *file, const source *s, const line *l)
{
  xo_finding f = {.why = XO_TOO_LONG, .at = LINE_MAX_BYTES};
  if (!l->too_long) {
    f = xo_finding_line(&r->record, l->text, l->len, r->o->strict, r->o->partial, &r->game);
    if (xo_finding_blank(f))
      return;
  }
  origin where = {file, s->number, l->text, l->len};
  r->sum.games++;
  write_verdict(r, &f, &where);
  if (f.why == XO_OK)
    count_valid(r, &f);
  else
    count_invalid(r, &f, &where);
}

static void trouble(replayer *r, const char *file)
{
  r->trouble = true;
  progress_hide();
  report_file(file, errno);
}

/* ---- in bulk ---- */

static bulk many;

/* Whether lines are to be judged in bulk now; when that is so first, the automaton is made. */
static bool in_bulk(replayer *r)
{
  if (r->bulk || r->sum.games < r->bulk_from)
    return r->bulk;
  bulk_begin(&many, r->o);
  return r->bulk = true;
}

static void add_bulk(tally *sum)
{
  for (int v = 1; v < many.automaton.verdicts; v++) {
    const xo_automaton_verdict *w = &many.automaton.verdict[v];
    unsigned long long lines = many.word[v].lines;
    sum->ended[outcome_index(w->outcome)] += lines;
    sum->used += lines * (unsigned long long)w->used;
    sum->given += lines * (unsigned long long)w->given;
  }
}

/* ---- files ---- */

static void replay_block(replayer *r, const char *file, source *s)
{
  line l = {0};
  bool fast = in_bulk(r);
  if (fast) {
    bulk_scan(&many, s);
    r->sum.games += bulk_lines(&many, s, standard_output());
  }
  while (source_line(s, &l)) {
    replay_line(r, file, s, &l);
    if (fast)
      r->sum.games += bulk_lines(&many, s, standard_output());
  }
}

/* Verdicts are written out before every read, since it may wait for a writer who waits for them. */
static void replay_file(replayer *r, const char *name)
{
  static source s;
  bool more = false;
  const char *file = strcmp(name, "-") == 0 ? "<stdin>" : name;
  if (!source_open(&s, name)) {
    trouble(r, file);
    return;
  }
  do {
    progress_at(file, &s, r->sum.games);
    sinks_flush();
    more = source_fill(&s);
    replay_block(r, file, &s);
  } while (more);
  errno = s.error;
  if (s.error != 0)
    trouble(r, file);
  source_close(&s);
}

static void tally_line(const char *indent, const char *name, unsigned long long n)
{
  sink_format(standard_error(), "%s%-*s %llu\n", indent, 12 - (int)strlen(indent), name, n);
}

static void write_summary(const replayer *r)
{
  static const xo_status reasons[] = {XO_OFF_BOARD, XO_TAKEN,  XO_TOO_FEW, XO_TOO_MANY,
                                      XO_AFTER_END, XO_SYNTAX, XO_TOO_LONG};
  const tally *sum = &r->sum;
  xo_rules rules = r->record.rules;
  tally_line("", "games", sum->games);
  for (xo_player p = 1; p <= rules.players; p++)
    tally_line("", xo_message_outcome(rules, p).text, sum->ended[outcome_index(p)]);
  tally_line("", xo_message_outcome(rules, XO_DRAW).text, sum->ended[outcome_index(XO_DRAW)]);
  tally_line("", xo_message_outcome(rules, XO_UNFINISHED).text, sum->ended[outcome_index(XO_UNFINISHED)]);
  tally_line("", "INVALID", sum->invalid[XO_OK]);
  for (size_t k = 0; k < sizeof reasons / sizeof reasons[0]; k++)
    if (sum->invalid[reasons[k]] > 0)
      tally_line("  ", xo_message_status(reasons[k]).text, sum->invalid[reasons[k]]);
  tally_line("", "moves used", sum->used);
  tally_line("", "moves given", sum->given);
}

int replay(const options *o, int argc, char **argv)
{
  static replayer r;
  r.o = o;
  r.record.rules = o->rules;
  r.record.order = o->order;
  r.bulk_from = bulk_from(o);
  r.bulk = false;
  set_words(&r);
  sink_holds("verdicts are lost");
  progress_begin(!o->quiet, true);
  for (int i = o->first; i < argc; i++)
    replay_file(&r, argv[i]);
  if (o->first == argc)
    replay_file(&r, "-");
  progress_hide();
  if (r.bulk)
    add_bulk(&r.sum);
  if (o->summary)
    write_summary(&r);
  if (r.trouble)
    return STATUS_TROUBLE;
  return r.sum.invalid[XO_OK] > 0 ? STATUS_INVALID : STATUS_VALID;
}
