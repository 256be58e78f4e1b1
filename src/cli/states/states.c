/* states.c: xo states, the positions that games lead to, ply by ply.
 *
 * Whether cells make a line is asked of the kernel, of each set of cells once; how positions are counted with that, and
 * by which laws, says count.h.
 */
#include "states.h"
#include "cells.h"
#include "count.h"
#include "wide.h"
#include "io/progress.h"
#include "io/sink.h"

#include <stdio.h>
#include <string.h>

/* One line of a table: positions, or sequences of moves. */
enum { ALL, FINAL, DRAWN, COLUMNS = DRAWN + 1 + XO_PLAYERS_MAX }; /* behind DRAWN those that each player has won */
typedef struct {
  wide column[COLUMNS];
} tally;

typedef struct {
  const options *o;
  int plies;
  int width;     /* of the columns */
  lineless most; /* the sets of as many cells as who moved last holds */
  lineless less; /* and of one cell less */
  tally positions, sequences;
} walk;

/* ---- tables ---- */

static void write_head(const walk *w, const char *first, const char *all, const char *final)
{
  sink *s = standard_output();
  sink_format(s, "%-5s %*s %*s", first, w->width, all, w->width, final);
  for (xo_player p = 1; p <= w->o->rules.players; p++)
    sink_format(s, " %*s", w->width, xo_message_outcome(w->o->rules, p).text);
  sink_format(s, " %*s\n", w->width, xo_message_outcome(w->o->rules, XO_DRAW).text);
}

/* What the players have won stands before what is drawn. */
static void write_line(const walk *w, const tally *t, const char *first)
{
  char text[WIDE_DIGITS + 1];
  int players = w->o->rules.players;
  sink_format(standard_output(), "%-5s", first);
  for (int k = 0; k < DRAWN + 1 + players; k++) {
    int column = k < DRAWN ? k : k < DRAWN + players ? k + 1 : DRAWN;
    sink_format(standard_output(), " %*s", w->width, wide_text(t->column[column], text));
  }
  sink_string(standard_output(), "\n");
}

static void write_ply(const walk *w, const tally *t, int ply)
{
  char number[12];
  (void)snprintf(number, sizeof number, "%d", ply);
  write_line(w, t, number);
}

static void tally_sum(tally *sum, const tally *t)
{
  for (int k = 0; k < COLUMNS; k++)
    sum->column[k] = wide_plus(sum->column[k], t->column[k]);
}

/* Wide enough for the boards of all plies or, if they are counted, for the sequences, and for the heads. */
static int column_width(const options *o, int plies)
{
  char text[WIDE_DIGITS + 1];
  wide boards = wide_of(0);
  wide sequences = wide_of(1);
  wide sum = wide_of(0);
  for (int ply = 0; ply <= plies; ply++) {
    boards = wide_plus(boards, wide_of(layer_of(o->rules, ply).size));
    sum = wide_plus(sum, sequences);
    sequences = wide_times(sequences, (unsigned)(xo_max(o->rules) - ply));
  }
  int digits = (int)strlen(wide_text(o->games ? sum : boards, text));
  int head = (int)strlen("positions");
  return digits > head ? digits : head;
}

/* ---- the count ---- */

/* How far the count has come, in boards of all plies: those that cannot be reached are passed over, so some are
 * quicker. */
static struct {
  int ply;
  double all, done;
} work;

static void boards_done(double boards)
{
  work.done += boards;
  progress_share(work.ply, work.done / work.all);
}

static double boards_to(const options *o, int plies)
{
  double boards = 0;
  for (int ply = 0; ply <= plies; ply++)
    boards += (double)layer_of(o->rules, ply).size;
  return boards;
}

/* The tables for the positions of this ply. Those of the ply before are kept as far as they serve. */
static void prepare(walk *w, const layer *l)
{
  int len = l->held[layer_last(l)];
  if (w->most.bit != NULL && w->most.len == len)
    return;
  lineless_free(&w->less);
  w->less = w->most;
  if ((w->less.bit == NULL || w->less.len != len - 1) &&
      !lineless_make(&w->less, w->o->rules, len - 1, w->o->jobs, boards_done))
    memory_refused(w->o, l->ply);
  if (!lineless_make(&w->most, w->o->rules, len, w->o->jobs, boards_done))
    memory_refused(w->o, l->ply);
}

static void set_tally(tally *t, const layer *l, wide open, wide won)
{
  bool full = l->ply == xo_max(l->rules);
  *t = (tally){.column = {[ALL] = wide_plus(open, won), [FINAL] = full ? wide_plus(open, won) : won}};
  if (full)
    t->column[DRAWN] = open;
  if (l->ply > 0)
    t->column[DRAWN + layer_last(l)] = won;
}

/* All moves to a position without a line can be made in any order: each player's among themselves. Where there is a
 * line the last move was one that made it, and those before it are free. */
static wide orders(const layer *l, wide positions, int last)
{
  for (xo_player p = 1; p <= l->rules.players; p++)
    for (int k = 2; k <= (p == layer_last(l) ? last : l->held[p]); k++)
      positions = wide_times(positions, (unsigned)k);
  return positions;
}

static void count_one(walk *w, int ply)
{
  layer l = layer_of(w->o->rules, ply);
  ply_count n = {.open = wide_of(1)};
  if (ply > 0) {
    prepare(w, &l);
    n = count_ply(&l, &w->most, &w->less, w->o->jobs, boards_done);
  }
  int last = ply > 0 ? l.held[layer_last(&l)] : 0;
  set_tally(&w->positions, &l, n.open, n.won);
  set_tally(&w->sequences, &l, orders(&l, n.open, last), orders(&l, n.won_from, last - 1));
}

/* Counts ply after ply; writes the positions of each as it is done, and keeps the sequences for later. */
static void count_all(walk *w, tally games[], tally *sum)
{
  work.all = boards_to(w->o, w->plies);
  for (int ply = 0; ply <= w->plies; ply++) {
    work.ply = ply;
    count_one(w, ply);
    progress_hide();
    tally_sum(sum, &w->positions);
    games[ply] = w->sequences;
    write_ply(w, &w->positions, ply);
    sinks_flush();
  }
}

static void write_games(const walk *w, const tally games[])
{
  tally sum = {0};
  sink_string(standard_output(), "\n");
  write_head(w, "moves", "sequences", "complete");
  for (int ply = 0; ply <= w->plies; ply++) {
    write_ply(w, &games[ply], ply);
    tally_sum(&sum, &games[ply]);
  }
  write_line(w, &sum, "total");
}

/* ---- how long ---- */

static void nothing_done(double boards) { (void)boards; }

/* Says how long a long count will take: a ply of some hundred million boards, or the last that is smaller, is counted
 * for that, which takes a fraction of a second. It is said in time of a processor, which is the same whatever else the
 * machine does and whatever --jobs says. */
static void say_how_long(const options *o, int plies)
{
  static const double LONG = 1e10, SAMPLE = 3e8;
  lineless most = {0};
  lineless less = {0};
  int ply = 1;
  double boards = boards_to(o, plies);
  if (boards < LONG)
    return;
  while (ply < plies && (double)layer_of(o->rules, ply + 1).size <= SAMPLE)
    ply++;
  layer l = layer_of(o->rules, ply);
  int len = l.held[layer_last(&l)];
  long long begun = processor_ms();
  if (lineless_make(&most, o->rules, len, o->jobs, nothing_done) &&
      lineless_make(&less, o->rules, len - 1, o->jobs, nothing_done)) {
    (void)count_ply(&l, &most, &less, o->jobs, nothing_done);
    char text[TIME_CAP];
    double seconds = (double)(processor_ms() - begun) / 1000;
    sink_format(standard_error(),
                "%s: %dx%dx%dx%d to ply %d has at most %.3g positions; counting them takes about %s of a processor\n",
                o->command, o->rules.rows, o->rules.cols, o->rules.line, o->rules.players, plies, boards,
                progress_time(boards / (double)l.size * seconds, text));
    sink_flush(standard_error());
  }
  lineless_free(&most);
  lineless_free(&less);
}

/* ---- the command ---- */

static void count(const options *o, int plies)
{
  static tally games[XO_CELLS_MAX + 1];
  walk w = {.o = o, .plies = plies, .width = column_width(o, plies)};
  tally sum = {0};
  memory_must_do(o, plies);
  say_how_long(o, plies);
  progress_begin(true, false);
  if (o->progress)
    progress_lines(o->command);
  write_head(&w, "ply", "positions", "final");
  count_all(&w, games, &sum);
  write_line(&w, &sum, "total");
  if (o->games)
    write_games(&w, games);
  lineless_free(&w.most);
  lineless_free(&w.less);
}

/* The options that would change nothing. */
static void refuse_idle(const options *o)
{
  const struct {
    bool given;
    const char *name;
  } idle[] = {{o->dot && o->expand, "--dot"},          {o->games, "--games"},   {o->memory > 0, "--memory"},
              {o->plies >= 0 && o->expand, "--plies"}, {o->jobs > 1, "--jobs"}, {o->progress, "--progress"}};
  for (size_t k = 0; k < sizeof idle / sizeof idle[0] && (o->expand || o->dot); k++)
    if (idle[k].given)
      usage_error(o, o->expand ? "--expand has no use for" : "--dot has no use for", idle[k].name, ": leave it out");
}

int states(const options *o, int argc, char **argv)
{
  int all = xo_max(o->rules);
  int plies = o->plies < 0 || o->plies > all ? all : o->plies;
  refuse_idle(o);
  if (o->expand)
    return expand(o, argc - o->first, argv + o->first);
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  if (o->dot)
    dot(o, plies);
  else
    count(o, plies);
  return STATUS_VALID;
}
