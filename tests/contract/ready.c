/* ready.c: the clauses of ready.h and, of verdict.h, of xo_tally_entry. */
#include "breach.h"
#include "ready.h"

REAL(xo_ready_make, xo_ready_write, xo_ready_tally, xo_ready_one, xo_ready_step, xo_tally_entry)

/* A verdict has number 1 if any has. */
void xo_ready_make(xo_asked asked, const xo_automaton *automaton, bool partial, xo_ready *ready)
{
  real_xo_ready_make(asked, automaton, partial, ready);
  if (fault("ready"))
    ready->line[1].text[0] = 'X';
  if (fault("known"))
    ready->line[1].len = 0;
}

xo_ready_text xo_ready_write(const xo_ready *ready, const xo_verdicts *known, int from, int n, unsigned char *text,
                             xo_ready_counts *counts)
{
  xo_ready_text written = real_xo_ready_write(ready, known, from, n, text, counts);
  if (fault("lines"))
    written.lines = n + 1;
  if (fault("stop"))
    written.lines = 0;
  if (fault("most"))
    written.len = XO_READY_CAP * n + 1;
  if (fault("len"))
    written.len--;
  if (fault("more"))
    counts->of[1] += n;
  if (fault("counted"))
    counts->of[2]++;
  return written;
}

void xo_ready_tally(xo_asked asked, xo_rules rules, const xo_ready *ready, xo_ready_counts *counts, xo_tally *sum)
{
  real_xo_ready_tally(asked, rules, ready, counts, sum);
  if (fault("none"))
    counts->of[1] = 1;
  if (fault("counted"))
    sum->count[XO_TALLY_GAMES]++;
}

int xo_ready_one(xo_asked asked, xo_rules rules, const xo_ready *ready, const xo_verdicts *known, int k, xo_tally *sum)
{
  int v = real_xo_ready_one(asked, rules, ready, known, k, sum);
  v += fault("verdict");
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
  return v;
}

int xo_ready_step(xo_asked asked, const xo_terms *terms, const xo_automaton *automaton, const xo_ready *ready,
                  bool scanned, const char *text, const xo_lines *lines, int k, xo_entries *entries, xo_record *record,
                  unsigned char *out, xo_tally *sum)
{
  int len = real_xo_ready_step(asked, terms, automaton, ready, scanned, text, lines, k, entries, record, out, sum);
  FAULT(count, entries->count = 2);
  FAULT(inv, entries->at[0].finding.used = -1);
  FAULT(bound, len = XO_ENTRY_CAP + 1);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
  return len;
}

void xo_tally_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, int times, xo_tally *sum)
{
  real_xo_tally_entry(asked, rules, entry, times, sum);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
}

static const xo_play_order cross_first = {2, {XO_CROSS, XO_NOUGHT}};
static const xo_asked plainly = {XO_PLAIN, 0, 0, 0};
static xo_automaton begun;
static xo_ready made_lines;
static xo_verdicts known;
static unsigned char answers[2 * XO_READY_CAP];

static xo_automaton *made(void)
{
  xo_automaton_make(&begun, tic_tac_toe(), &cross_first);
  return &begun;
}

static xo_ready *made_ready(void)
{
  real_xo_ready_make(plainly, made(), true, &made_lines);
  return &made_lines;
}

static void make(xo_automaton *of) { xo_ready_make(plainly, of, true, &made_lines); }
REQUIRES(xo_ready_make, valid) { make(no_memory()); }

REQUIRES(xo_ready_make, rules)
{
  made()->rules.rows = 0;
  make(&begun);
}

REQUIRES(xo_ready_make, begun)
{
  made()->verdicts = 0;
  make(&begun);
}

ENSURES(xo_ready_make, made, ready, known) { make(made()); }

static void write_of(xo_ready *of, unsigned char second, int n, int before)
{
  xo_ready_counts counts = {{0, before}};
  known = (xo_verdicts){2, {1, second}};
  xo_ready_write(of, &known, 0, n, answers, &counts);
}

REQUIRES(xo_ready_write, n) { write_of(made_ready(), 0, -1, 0); }
REQUIRES(xo_ready_write, valid) { write_of(no_memory(), 0, 2, 0); }
REQUIRES(xo_ready_write, verdict) { write_of(made_ready(), XO_AUTOMATON_VERDICTS, 2, 0); }
REQUIRES(xo_ready_write, counts) { write_of(made_ready(), 0, 2, 2147483647); }

REQUIRES(xo_ready_write, ready)
{
  made_ready()->line[1].len = XO_READY_CAP + 1;
  write_of(&made_lines, 0, 2, 0);
}

ENSURES(xo_ready_write, two, lines, stop most len more counted, most len, len, more, counted)
{
  write_of(made_ready(), 0, 2, 0);
}

static void tally_of(xo_rules rules, int count, void *sum)
{
  xo_ready_counts counts = {{0, count}};
  xo_ready_tally(plainly, rules, made_ready(), &counts, sum);
}

REQUIRES(xo_ready_tally, valid) { tally_of(tic_tac_toe(), 0, no_memory()); }
REQUIRES(xo_ready_tally, rules) { tally_of((xo_rules){0, 3, 3, 2}, 0, &(xo_tally){{0}}); }
REQUIRES(xo_ready_tally, counts) { tally_of(tic_tac_toe(), -1, &(xo_tally){{0}}); }
ENSURES(xo_ready_tally, nothing, none, counted) { tally_of(tic_tac_toe(), 0, &(xo_tally){{0}}); }

static const char words[] = "1 5 2 9 3\n1 5\n";
static const xo_asked partly = {XO_PLAIN, 0, 1, 0};

static void one_of(const xo_ready *of, unsigned char verdict, void *sum)
{
  known = (xo_verdicts){2, {verdict, verdict}};
  xo_ready_one(plainly, tic_tac_toe(), of, &known, 1, sum);
}

REQUIRES(xo_ready_one, valid) { one_of(made_ready(), 1, no_memory()); }
REQUIRES(xo_ready_one, line) { one_of(made_ready(), XO_AUTOMATON_VERDICTS, &(xo_tally){{0}}); }

REQUIRES(xo_ready_one, ready)
{
  made_ready()->line[1].entry.finding.used = -1;
  one_of(&made_lines, 1, &(xo_tally){{0}});
}

ENSURES(xo_ready_one, known, verdict, counted) { one_of(made_ready(), 1, &(xo_tally){{0}}); }
ENSURES(xo_ready_one, unknown, verdict, counted) { one_of(made_ready(), 0, &(xo_tally){{0}}); }

static void step_by(xo_asked asked, xo_rules rules, const xo_ready *of, int end, int k, void *sum)
{
  static xo_entries entries;
  static xo_record record;
  static unsigned char out[XO_ENTRY_CAP];
  xo_terms by = {rules, cross_first, 0, 1};
  xo_lines lines = {2, {0, 10, end}};
  xo_ready_step(asked, &by, &begun, of, true, words, &lines, k, &entries, &record, out, sum);
}

static void step_of(const xo_ready *of, int end, int k)
{
  step_by(partly, tic_tac_toe(), of, end, k, &(xo_tally){{0}});
}

REQUIRES(xo_ready_step, text) { step_of(made_ready(), 100, 0); }
REQUIRES(xo_ready_step, line) { step_of(made_ready(), 14, 2); }
REQUIRES(xo_ready_step, valid) { step_by(partly, tic_tac_toe(), made_ready(), 14, 0, no_memory()); }
REQUIRES(xo_ready_step, terms) { step_by(partly, (xo_rules){3, 3, 2, 2}, made_ready(), 14, 0, &(xo_tally){{0}}); }

REQUIRES(xo_ready_step, scanned)
{
  step_by((xo_asked){XO_ZERO_BASED, 0, 1, 0}, tic_tac_toe(), made_ready(), 14, 0, &(xo_tally){{0}});
}

REQUIRES(xo_ready_step, ready)
{
  made_ready()->line[1].entry.finding.given++;
  step_of(&made_lines, 14, 0);
}

ENSURES(xo_ready_step, words, count, inv, bound, counted) { step_of(made_ready(), 14, 0); }

static void count_times(int used, int times, void *sum)
{
  xo_finding won = {XO_OK, 0, used, 5, -1, XO_CROSS};
  xo_entry entry = {.kind = XO_ENTRY_GAME, .finding = won};
  xo_tally_entry(plainly, tic_tac_toe(), &entry, times, sum);
}

REQUIRES(xo_tally_entry, valid) { count_times(5, 2, no_memory()); }
REQUIRES(xo_tally_entry, known) { count_times(-5, 2, &(xo_tally){{0}}); }
REQUIRES(xo_tally_entry, times) { count_times(5, -1, &(xo_tally){{0}}); }
ENSURES(xo_tally_entry, two, counted) { count_times(5, 2, &(xo_tally){{0}}); }
