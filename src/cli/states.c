/* states.c: xo states, the positions that games lead to, ply by ply.
 *
 * A board is a number in base players + 1, with a digit for each cell: 0 for a free one, else its player. A move only
 * adds to a digit, so that what follows a board has a larger number. So the positions are visited in the order of their
 * numbers: each one that is marked is counted, and marks those that follow it. The kernel decides which cells hold a
 * line, for each set of cells once.
 */
#include "draw.h"
#include "command.h"
#include "io/progress.h"
#include "io/sink.h"
#include "judge/json.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* What is counted takes a bit for each number: 512 MiB for 4x4x3x3. There are no more cells than this, so that the
 * sequences of moves can be counted in 64 bits. */
#define NUMBERS_MAX ((uint64_t)1 << 32)
#define HUGE_NUMBER 1e30
enum { CELLS_MAX = 20 };

/* The tables; their rows, one for each ply and one for all after those; and their columns: what the players have won,
 * each one, and what is drawn after them. */
enum { POSITIONS, SEQUENCES, TABLES };
enum { ROWS = CELLS_MAX + 2 };
enum { ALL, FINAL, WON, COLUMNS = WON + XO_PLAYERS_MAX + 1 };

/* The cells of each player, a bit for each. */
typedef uint32_t held[XO_PLAYERS_MAX + 1];

typedef struct {
  const options *o;
  int cells, plies;
  uint64_t unit[CELLS_MAX + 1]; /* of each cell's digit; after them, how many numbers there are */
  uint64_t *marked;             /* the numbers of positions, a bit each */
  uint64_t *lined;              /* the sets of cells that hold a line, likewise */
  uint64_t low;                 /* how many numbers the lower half of the digits has */
  held *half[2];                /* what is held in each half, by its number */
  uint64_t count[TABLES][ROWS][COLUMNS];
} walk;

static bool has_bit(const uint64_t *bits, uint64_t n) { return (bits[n / 64] >> n % 64 & 1) != 0; }
static void set_bit(uint64_t *bits, uint64_t n) { bits[n / 64] |= (uint64_t)1 << n % 64; }

/* ---- what is known before the first position ---- */

static void *allocate(const options *o, uint64_t count, size_t size)
{
  void *to = calloc((size_t)count, size); /* the largest is NUMBERS_MAX / 64 */
  if (to != NULL)
    return to;
  sink_format(standard_error(), "%s: there is no memory for %.0f MiB (count a smaller board)\n", o->command,
              (double)count * (double)size / (1 << 20));
  leave(STATUS_TROUBLE);
}

static void set_units(walk *w)
{
  xo_rules r = w->o->rules;
  int base = r.players + 1;
  double numbers = 1;
  for (int i = 0; i < xo_max(r) && numbers < HUGE_NUMBER; i++)
    numbers *= base;
  w->cells = xo_max(r);
  if (w->cells > CELLS_MAX || numbers > (double)NUMBERS_MAX) {
    sink_format(standard_error(),
                "%s: %dx%dx%dx%d has %s%.2g boards, and counting them takes %.2g GiB; up to %.2g boards of at most %d "
                "cells are counted (--expand makes single plies)\n",
                w->o->command, r.rows, r.cols, r.line, r.players, numbers < HUGE_NUMBER ? "" : "more than ", numbers,
                numbers / 8 / (1 << 30), (double)NUMBERS_MAX, CELLS_MAX);
    leave(STATUS_TROUBLE);
  }
  w->unit[0] = 1;
  for (int i = 0; i < w->cells; i++)
    w->unit[i + 1] = w->unit[i] * (unsigned)base;
}

static void ask_lines(walk *w)
{
  uint64_t sets = (uint64_t)1 << w->cells;
  int cols = w->o->rules.cols;
  w->lined = allocate(w->o, sets / 64 + 1, sizeof *w->lined);
  for (uint64_t set = 0; set < sets; set++) {
    xo_game game = {.rules = w->o->rules};
    for (int i = 0; i < w->cells; i++)
      game.cell[i / cols + 1][i % cols + 1] = (signed char)(set >> i & 1);
    if (xo_has_won(&game, 1))
      set_bit(w->lined, set);
  }
}

static void read_halves(walk *w)
{
  int middle = w->cells / 2;
  w->low = w->unit[middle];
  for (int k = 0; k < 2; k++) {
    int first = k == 0 ? 0 : middle;
    int len = k == 0 ? middle : w->cells - middle;
    w->half[k] = allocate(w->o, w->unit[len], sizeof *w->half[k]);
    for (uint64_t n = 0; n < w->unit[len]; n++)
      for (int i = 0; i < len; i++)
        w->half[k][n][n / w->unit[i] % w->unit[1]] |= (uint32_t)1 << (first + i);
  }
}

/* ---- positions ---- */

typedef struct {
  uint64_t number;
  held held;
  uint32_t taken;
  int ply;
  xo_player last; /* who made the last move; 0: nobody */
  bool won, full;
} position;

static position position_at(const walk *w, uint64_t number)
{
  const uint32_t *low = w->half[0][number % w->low], *high = w->half[1][number / w->low];
  position at = {.number = number};
  int players = w->o->rules.players;
  for (xo_player p = 1; p <= players; p++) {
    at.held[p] = low[p] | high[p];
    at.taken |= at.held[p];
  }
  at.ply = __builtin_popcount(at.taken);
  at.last = at.ply == 0 ? 0 : (at.ply - 1) % players + 1;
  at.won = at.ply > 0 && has_bit(w->lined, at.held[at.last]);
  at.full = at.ply == w->cells;
  return at;
}

/* All moves to a position without a line can be made in any order, each player's among themselves. Where there is a
 * line, the last move was one that made it, and those before it are free (proofs/LAWS.md). */
static uint64_t sequences_to(const walk *w, const position *at)
{
  uint64_t sequences = 1;
  for (xo_player p = 1; p <= w->o->rules.players; p++)
    for (int k = __builtin_popcount(at->held[p]) - (at->won && p == at->last); k > 1; k--)
      sequences *= (unsigned)k;
  if (!at->won)
    return sequences;
  int ways = 0;
  for (uint32_t rest = at->held[at->last]; rest != 0; rest &= rest - 1)
    ways += !has_bit(w->lined, at->held[at->last] & ~(rest & -rest));
  return sequences * (unsigned)ways;
}

static void add_position(const walk *w, uint64_t column[COLUMNS], const position *at, uint64_t n)
{
  column[ALL] += n;
  if (!at->won && !at->full)
    return;
  column[FINAL] += n;
  column[WON + (at->won ? at->last - 1 : w->o->rules.players)] += n;
}

static void count_position(walk *w, const position *at)
{
  add_position(w, w->count[POSITIONS][at->ply], at, 1);
  if (w->o->games)
    add_position(w, w->count[SEQUENCES][at->ply], at, sequences_to(w, at));
}

/* A node is named by its number; its label is the board, and the result of a final position. */
static void draw_position(walk *w, const position *at)
{
  sink *s = standard_output();
  xo_rules rules = w->o->rules;
  sink_format(s, "  p%llu [label=\"", (unsigned long long)at->number);
  for (int i = 0; i < w->cells; i++)
    sink_format(s, "%s%c", i > 0 && i % rules.cols == 0 ? "\\n" : "",
                player_symbol(rules, (xo_player)(at->number / w->unit[i] % w->unit[1])));
  xo_outcome outcome = at->won ? at->last : XO_DRAW;
  if (at->won || at->full)
    sink_format(s, "\\n%s\", peripheries=2];\n", xo_message_outcome(rules, outcome).text);
  else
    sink_string(s, "\"];\n");
}

static void visit(walk *w, const position *at)
{
  (w->o->dot ? draw_position : count_position)(w, at);
  if (at->won || at->ply == w->plies)
    return;
  unsigned turn = (unsigned)(at->ply % w->o->rules.players + 1);
  uint32_t all = (uint32_t)(((uint64_t)1 << w->cells) - 1);
  for (uint32_t free = all & ~at->taken; free != 0; free &= free - 1) {
    uint64_t next = at->number + turn * w->unit[__builtin_ctz(free)];
    set_bit(w->marked, next);
    if (w->o->dot)
      sink_format(standard_output(), "  p%llu -> p%llu;\n", (unsigned long long)at->number, (unsigned long long)next);
  }
}

static void visit_all(walk *w)
{
  enum { OFTEN = 4096 };
  uint64_t words = w->unit[w->cells] / 64 + 1;
  w->marked = allocate(w->o, words, sizeof *w->marked);
  set_bit(w->marked, 0);
  for (uint64_t k = 0; k < words; k++) {
    if (k % OFTEN == 0)
      progress_share("", (double)k / (double)words);
    uint64_t done = 0;
    for (uint64_t rest = w->marked[k]; rest != 0; rest = w->marked[k] & ~done) {
      int bit = __builtin_ctzll(rest);
      done |= ((uint64_t)2 << bit) - 1;
      position at = position_at(w, 64 * k + (unsigned)bit);
      visit(w, &at);
    }
  }
  progress_hide();
}

/* ---- tables ---- */

/* The columns of a table, and their names. */
static int columns(const walk *w) { return WON + w->o->rules.players + 1; }

static const char *column_name(const walk *w, int table, int column)
{
  static const char *const names[TABLES][WON] = {{"positions", "final"}, {"sequences", "complete"}};
  static xo_word outcome;
  if (column < WON)
    return names[table][column];
  outcome = xo_message_outcome(w->o->rules, column == columns(w) - 1 ? XO_DRAW : column - WON + 1);
  return outcome.text;
}

static void write_table(const walk *w, int table, int width)
{
  sink *s = standard_output();
  sink_format(s, "%-5s", table == POSITIONS ? "ply" : "moves");
  for (int k = 0; k < columns(w); k++)
    sink_format(s, " %*s", width, column_name(w, table, k));
  for (int ply = 0; ply <= w->plies + 1; ply++) {
    sink_format(s, ply <= w->plies ? "\n%-5d" : "\ntotal", ply);
    for (int k = 0; k < columns(w); k++)
      sink_format(s, " %*" PRIu64, width, w->count[table][ply][k]);
  }
  sink_string(s, "\n");
}

static void write_tables(const walk *w)
{
  int digits = snprintf(NULL, 0, "%" PRIu64, w->count[w->o->games ? SEQUENCES : POSITIONS][w->plies + 1][ALL]);
  int head = (int)sizeof "positions" - 1;
  for (int t = 0; t < (w->o->games ? TABLES : SEQUENCES); t++) {
    sink_string(standard_output(), t == SEQUENCES ? "\n" : "");
    write_table(w, t, digits > head ? digits : head);
  }
}

/* A row of the tables, as an object; of the sequences, one within it. */
static void write_json(const walk *w)
{
  sink *s = standard_output();
  for (int ply = 0; ply <= w->plies + 1; ply++) {
    json_rules(s, "{", w->o->rules, &w->o->order);
    if (ply <= w->plies)
      json_number(s, "ply", (unsigned)ply);
    else
      json_null(s, "ply");
    for (int k = 0; k < columns(w); k++)
      json_number(s, column_name(w, POSITIONS, k), w->count[POSITIONS][ply][k]);
    for (int k = 0; w->o->games && k < columns(w); k++) {
      sink_string(s, k == 0 ? ",\"games\":{" : ",");
      sink_format(s, "\"%s\":%" PRIu64, column_name(w, SEQUENCES, k), w->count[SEQUENCES][ply][k]);
    }
    sink_string(s, w->o->games ? "}" : "");
    json_end(s);
  }
}

/* ---- the command ---- */

/* The options that would change nothing. */
static void refuse_idle(const options *o)
{
  const struct {
    bool given;
    const char *name;
  } idle[] = {{o->dot && o->expand, "--dot"},
              {o->games, "--games"},
              {o->json, "--json"},
              {o->plies >= 0 && o->expand, "--plies"},
              {o->progress, "--progress"}};
  for (size_t k = 0; k < sizeof idle / sizeof idle[0] && (o->expand || o->dot); k++)
    if (idle[k].given)
      usage_error(o, o->expand ? "--expand has no use for" : "--dot has no use for", idle[k].name, ": leave it out");
}

int states(const options *o, int argc, char **argv)
{
  static walk w;
  int all = xo_max(o->rules);
  refuse_idle(o);
  if (o->expand)
    return expand(o, argc, argv);
  if (o->rules.exact != 0)
    usage_error(o, "positions of exact rules, with a !, are not counted: --expand makes single plies", NULL, "");
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  w.o = o;
  w.plies = o->plies < 0 || o->plies > all ? all : o->plies;
  set_units(&w);
  progress_begin(!o->quiet, o->dot);
  if (o->progress)
    progress_lines(o->command);
  ask_lines(&w);
  read_halves(&w);
  if (o->dot)
    sink_string(standard_output(), "digraph xo {\n  node [shape=box, fontname=monospace];\n");
  visit_all(&w);
  if (o->dot)
    sink_string(standard_output(), "}\n");
  else {
    for (int t = 0; t < TABLES; t++)
      for (int ply = 0; ply <= w.plies; ply++)
        for (int k = 0; k < COLUMNS; k++)
          w.count[t][w.plies + 1][k] += w.count[t][ply][k];
    (o->json ? write_json : write_tables)(&w);
  }
  return STATUS_VALID;
}
