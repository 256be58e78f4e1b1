/* stats.c: xo stats, who wins, after how many moves, and with which opening.
 *
 * The games of one board, of the same rules and order, are a section with a row for all of them and one for each
 * opening: their first moves, one or as many as --depth says.
 */
#include "command.h"
#include "io/progress.h"
#include "judge/games.h"
#include "judge/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
  unsigned long long games, used;               /* the moves that all of them used */
  int least, most;                              /* that one of them used */
  unsigned long long ended[XO_PLAYERS_MAX + 2]; /* by outcome - XO_DRAW */
  struct row *next;                             /* with the same hash */
  int len;
  unsigned short at[]; /* the cells of the opening, counted row by row from 0 */
} row;

enum { BUCKETS = 16384 };
typedef struct section {
  settings by;                        /* its rules and its order */
  unsigned long long invalid, unread; /* unread: games of records that cannot be used */
  row *all, *bucket[BUCKETS];
  size_t rows;
  struct section *next;
} section;

typedef struct {
  games g;
  section *sections;
} census;

/* ---- counting ---- */

static void *allocate(size_t size)
{
  void *to = calloc(1, size);
  if (to != NULL)
    return to;
  sink_string(standard_error(),
              "xo stats: there is no memory for more rows (count fewer games, or a smaller --depth)\n");
  leave(STATUS_TROUBLE);
}

static section *section_of(census *s)
{
  section **at = &s->sections;
  settings by = s->g.by;
  by.partial = 0;
  while (*at != NULL && !settings_same(&(*at)->by, &by))
    at = &(*at)->next;
  if (*at == NULL) {
    *at = allocate(sizeof **at);
    (*at)->by = by;
    (*at)->all = allocate(sizeof(row));
  }
  return *at;
}

static void add_game(row *r, const xo_finding *f)
{
  r->least = r->games == 0 || f->used < r->least ? f->used : r->least;
  r->most = f->used > r->most ? f->used : r->most;
  r->games++;
  r->used += (unsigned)f->used;
  r->ended[f->outcome - XO_DRAW]++;
}

/* The cell of this place on the board that is mirrored by bits 0 and 1, and by bit 2 turned over its diagonal. */
static unsigned short mirrored(xo_rules rules, xo_pos pos, int how)
{
  int r = (how & 1) != 0 ? rules.rows - pos.row : pos.row - 1;
  int c = (how & 2) != 0 ? rules.cols - pos.col : pos.col - 1;
  return (unsigned short)((how & 4) != 0 ? c * rules.cols + r : r * rules.cols + c);
}

static int compare_cells(const unsigned short *a, int a_len, const unsigned short *b, int b_len)
{
  for (int k = 0; k < a_len && k < b_len; k++)
    if (a[k] != b[k])
      return a[k] < b[k] ? -1 : 1;
  return a_len - b_len;
}

/* The opening of so many moves; with --symmetric the first of those that are the same on the board turned. */
static void find_opening(const census *s, int len, unsigned short at[XO_CELLS_MAX])
{
  unsigned short other[XO_CELLS_MAX];
  const xo_record *record = &s->g.last.record;
  xo_rules rules = record->rules;
  int ways = !s->g.o->symmetric ? 1 : rules.rows == rules.cols ? 8 : 4;
  for (int how = 0; how < ways; how++) {
    for (int k = 0; k < len; k++)
      other[k] = mirrored(rules, record->moves.at[k], how);
    if (how == 0 || compare_cells(other, len, at, len) < 0)
      memcpy(at, other, (size_t)len * sizeof *at);
  }
}

static row *row_of(section *in, const unsigned short *at, int len)
{
  unsigned hash = 0;
  for (int k = 0; k < len; k++)
    hash = hash * 401 + at[k];
  row **to = &in->bucket[hash % BUCKETS];
  while (*to != NULL && compare_cells((*to)->at, (*to)->len, at, len) != 0)
    to = &(*to)->next;
  if (*to == NULL) {
    *to = allocate(sizeof **to + (size_t)len * sizeof *at);
    (*to)->len = len;
    memcpy((*to)->at, at, (size_t)len * sizeof *at);
    in->rows++;
  }
  return *to;
}

static void count_game(void *to, const line *where)
{
  census *s = to;
  unsigned short at[XO_CELLS_MAX];
  const xo_answer *e = games_judge(&s->g, where);
  games_refuse(&s->g, where);
  if (e->kind != XO_ANSWER_GAME && e->faulty == 0)
    return;
  section *in = section_of(s);
  if (e->faulty != 0) {
    (*(e->kind == XO_ANSWER_GAME ? &in->invalid : &in->unread))++;
    return;
  }
  int len = e->finding.used < s->g.o->depth ? e->finding.used : s->g.o->depth;
  find_opening(s, len, at);
  add_game(in->all, &e->finding);
  add_game(row_of(in, at, len), &e->finding);
}

/* ---- writing ---- */

/* The outcome of column k: the players in their order, then a draw, then none. */
static xo_outcome outcome_of(const section *in, int k)
{
  int players = in->by.order.len;
  return k < players ? in->by.order.at[k] : k == players ? XO_DRAW : XO_UNFINISHED;
}

/* The most frequent first; then as the board has them. */
static int compare_rows(const void *a, const void *b)
{
  const row *p = *(row *const *)a, *q = *(row *const *)b;
  if (p->games != q->games)
    return p->games < q->games ? 1 : -1;
  return compare_cells(p->at, p->len, q->at, q->len);
}

static xo_pos pos_of(const section *in, const row *r, int k)
{
  int cols = in->by.rules.cols;
  return (xo_pos){r->at[k] / cols + 1, r->at[k] % cols + 1};
}

/* The column of openings is as wide as its longest one. */
static int width_of(const section *in, int depth)
{
  int move = (int)sizeof "1,1" + (in->by.rules.rows > 9) + (in->by.rules.cols > 9);
  return depth * move > 10 ? depth * move : 10;
}

static void write_row(const section *in, const row *r, const options *o)
{
  sink *s = standard_output();
  char name[16];
  int len = r == in->all ? 3 : 0, zero = (o->notation & XO_ZERO_BASED) != 0;
  if (r == in->all)
    sink_string(s, "all");
  for (int k = 0; k < r->len; k++) {
    xo_pos pos = pos_of(in, r, k);
    len += snprintf(name, sizeof name, "%s%d,%d", k == 0 ? "" : " ", pos.row - zero, pos.col - zero);
    sink_string(s, name);
  }
  int width = width_of(in, o->depth);
  sink_format(s, "%*s %8llu", width > len ? width - len : 0, "", r->games);
  for (int k = 0; k < in->by.order.len + 2; k++)
    sink_format(s, " %10llu", r->ended[outcome_of(in, k) - XO_DRAW]);
  if (r->games > 0)
    sink_format(s, " %6d %6.1f %6d", r->least, (double)r->used / (double)r->games, r->most);
  sink_string(s, "\n");
}

static void write_title(const section *in, const options *o)
{
  sink *s = standard_output();
  char by[SETTINGS_CAP];
  int len = settings_write(&in->by, false, by);
  sink_text(s, by, (size_t)len);
  if (in->invalid > 0)
    sink_format(s, "   # and %llu invalid", in->invalid);
  if (in->unread > 0)
    sink_format(s, "   # and %llu UNJUDGED", in->unread);
  sink_format(s, "\n%-*s %8s", width_of(in, o->depth), o->depth == 1 ? "first move" : "opening", "games");
  for (int k = 0; k < in->by.order.len + 2; k++)
    sink_format(s, " %10s", xo_message_outcome(in->by.rules, outcome_of(in, k)).text);
  sink_format(s, " %6s %6s %6s\n", "least", "mean", "most");
}

static void write_json(const section *in, const row *r, const options *o)
{
  (void)o;
  sink *s = standard_output();
  json_rules(s, "{", in->by.rules, &in->by.order);
  if (r == in->all) {
    json_null(s, "opening");
    json_number(s, "invalid", in->invalid);
    json_number(s, "unjudged", in->unread);
  } else {
    static xo_moves opening;
    for (opening.len = 0; opening.len < r->len; opening.len++)
      opening.at[opening.len] = pos_of(in, r, opening.len);
    json_moves(s, "opening", &opening);
  }
  json_number(s, "games", r->games);
  for (int k = 0; k < in->by.order.len + 2; k++)
    json_number(s, xo_message_outcome(in->by.rules, outcome_of(in, k)).text, r->ended[outcome_of(in, k) - XO_DRAW]);
  json_number(s, "least", (unsigned)r->least);
  json_number(s, "most", (unsigned)r->most);
  json_number(s, "moves", r->used);
  json_end(s);
}

static void write_section(const section *in, const options *o)
{
  row **rows = allocate((in->rows + 1) * sizeof(void *));
  size_t n = 0;
  for (int k = 0; k < BUCKETS; k++)
    for (row *r = in->bucket[k]; r != NULL; r = r->next)
      rows[n++] = r;
  qsort(rows, n, sizeof(void *), compare_rows);
  void (*write)(const section *, const row *, const options *) = o->json ? write_json : write_row;
  if (!o->json)
    write_title(in, o);
  write(in, in->all, o);
  for (size_t k = 0; k < in->rows; k++)
    write(in, rows[k], o);
  free(rows);
}

int stats(const options *o, int argc, char **argv)
{
  static census s;
  s.g = (games){.o = o, .partial = o->partial, .take = count_game, .to = &s};
  progress_begin(!o->quiet, false);
  (void)games_files(&s.g, argc, argv);
  for (section *in = s.sections; in != NULL; in = in->next) {
    if (in != s.sections && !o->json)
      sink_string(standard_output(), "\n");
    write_section(in, o);
  }
  return s.g.status;
}
