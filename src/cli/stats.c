/* stats.c: xo stats, who wins, after how many moves, and with which first move.
 *
 * The games of one board, of the same rules and order, are a section with a row for all of them and one for each first
 * move.
 */
#include "command.h"
#include "judge/games.h"
#include "judge/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  unsigned long long games, used;               /* the moves that all of them used */
  int least, most;                              /* that one of them used */
  unsigned long long ended[XO_PLAYERS_MAX + 2]; /* by outcome - XO_DRAW */
} row;

typedef struct section {
  settings by; /* its rules and its order */
  unsigned long long invalid;
  row all, first[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
  struct section *next;
} section;

typedef struct {
  games g;
  section *sections;
} census;

/* ---- counting ---- */

static section *section_of(census *s)
{
  section **at = &s->sections;
  settings by = s->g.by;
  by.partial = 0;
  while (*at != NULL && !settings_same(&(*at)->by, &by))
    at = &(*at)->next;
  if (*at == NULL) {
    *at = calloc(1, sizeof **at);
    if (*at == NULL)
      usage_error(s->g.o, "not enough memory", NULL, "");
    (*at)->by = by;
  }
  return *at;
}

static void add(row *r, const xo_finding *f)
{
  r->least = r->games == 0 || f->used < r->least ? f->used : r->least;
  r->most = f->used > r->most ? f->used : r->most;
  r->games++;
  r->used += (unsigned)f->used;
  r->ended[f->outcome - XO_DRAW]++;
}

/* The first of the cells that are in this place on the turned and mirrored boards. */
static xo_pos symmetric(xo_rules rules, xo_pos pos)
{
  xo_pos far = {rules.rows + 1 - pos.row, rules.cols + 1 - pos.col};
  xo_pos first = {pos.row < far.row ? pos.row : far.row, pos.col < far.col ? pos.col : far.col};
  if (rules.rows != rules.cols || first.row <= first.col)
    return first;
  return (xo_pos){first.col, first.row};
}

static void take(void *to, const line *where)
{
  census *s = to;
  xo_entry e = games_judge(&s->g, where);
  if (e.kind != XO_ENTRY_GAME)
    return;
  section *in = section_of(s);
  if (e.finding.why != XO_OK) {
    in->invalid++;
    games_refuse(&s->g, where, &e);
    return;
  }
  xo_pos pos = s->g.record.moves.at[0];
  if (s->g.o->symmetric)
    pos = symmetric(s->g.by.rules, pos);
  add(&in->all, &e.finding);
  add(&in->first[pos.row][pos.col], &e.finding);
}

/* ---- writing ---- */

/* The outcome of column k: the players in their order, then a draw, then none. */
static xo_outcome outcome_of(const section *in, int k)
{
  int players = in->by.order.len;
  return k < players ? in->by.order.at[k] : k == players ? XO_DRAW : XO_UNFINISHED;
}

/* The most frequent first; then as the board has them. */
static int compare(const void *a, const void *b)
{
  const row *p = *(row *const *)a, *q = *(row *const *)b;
  if (p->games != q->games)
    return p->games < q->games ? 1 : -1;
  return p < q ? -1 : 1;
}

/* Rows of first moves that were played; answers how many. */
static int sorted(section *in, row *rows[XO_CELLS_MAX])
{
  int n = 0;
  for (int r = 1; r <= in->by.rules.rows; r++)
    for (int c = 1; c <= in->by.rules.cols; c++)
      if (in->first[r][c].games > 0)
        rows[n++] = &in->first[r][c];
  qsort(rows, (size_t)n, sizeof(void *), compare);
  return n;
}

/* The cell of a row of first moves. */
static xo_pos pos_of(const section *in, const row *r)
{
  int k = (int)(r - &in->first[0][0]);
  return (xo_pos){k / (XO_SIDE_MAX + 1), k % (XO_SIDE_MAX + 1)};
}

static void write_row(const section *in, const row *r)
{
  sink *s = standard_output();
  char name[16] = "all";
  if (r != &in->all)
    (void)snprintf(name, sizeof name, "%d,%d", pos_of(in, r).row, pos_of(in, r).col);
  sink_format(s, "%-10s %8llu", name, r->games);
  for (int k = 0; k < in->by.order.len + 2; k++)
    sink_format(s, " %10llu", r->ended[outcome_of(in, k) - XO_DRAW]);
  if (r->games > 0)
    sink_format(s, " %6d %6.1f %6d", r->least, (double)r->used / (double)r->games, r->most);
  sink_string(s, "\n");
}

static void write_title(const section *in)
{
  sink *s = standard_output();
  char by[SETTINGS_CAP];
  int len = settings_write(&in->by, by);
  sink_text(s, by, (size_t)len);
  if (in->invalid > 0)
    sink_format(s, "   # and %llu invalid", in->invalid);
  sink_format(s, "\n%-10s %8s", "first move", "games");
  for (int k = 0; k < in->by.order.len + 2; k++)
    sink_format(s, " %10s", xo_message_outcome(in->by.rules, outcome_of(in, k)).text);
  sink_format(s, " %6s %6s %6s\n", "least", "mean", "most");
}

static void write_json(const section *in, const row *r)
{
  sink *s = standard_output();
  json_begin_rules(s, in->by.rules, &in->by.order);
  if (r == &in->all) {
    json_null(s, "first");
    json_number(s, "invalid", in->invalid);
  } else {
    json_key(s, "first");
    json_pos(s, "", pos_of(in, r));
  }
  json_number(s, "games", r->games);
  for (int k = 0; k < in->by.order.len + 2; k++)
    json_number(s, xo_message_outcome(in->by.rules, outcome_of(in, k)).text, r->ended[outcome_of(in, k) - XO_DRAW]);
  json_number(s, "least", (unsigned)r->least);
  json_number(s, "most", (unsigned)r->most);
  json_number(s, "moves", r->used);
  json_end(s);
}

static void write_section(section *in, bool json)
{
  static row *rows[XO_CELLS_MAX];
  int n = sorted(in, rows);
  void (*write)(const section *, const row *) = json ? write_json : write_row;
  if (!json)
    write_title(in);
  write(in, &in->all);
  for (int k = 0; k < n; k++)
    write(in, rows[k]);
}

int stats(const options *o, int argc, char **argv)
{
  static census s;
  s.g = (games){.o = o, .take = take, .to = &s};
  (void)games_files(&s.g, argc, argv);
  for (section *in = s.sections; in != NULL; in = in->next) {
    if (in != s.sections && !o->json)
      sink_string(standard_output(), "\n");
    write_section(in, o->json);
  }
  return s.g.status;
}
