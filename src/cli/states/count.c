/* count.c: see count.h. */
#include "count.h"
#include "chunks.h"
#include "options.h"

/* What all threads share. The other players, who have sets without a line, come in any order. */
typedef struct {
  const lineless *most;
  const lineless *less;
  const lineless *other[XO_PLAYERS_MAX];
  int others;
  int all; /* cells of the board */
  symmetries same;
  double boards_each; /* boards of the layer for each set of the last player */
  void (*done)(double boards);
  ply_count sum[JOBS_MAX];
} ply;

static uint64_t place(const ply *p, int k, const cells *room);

/* In how many ways other player number k takes `more` cells more, among the first `below` of the room, and the players
 * behind take theirs. The cells that k has taken so far are in `left` no more, and have this number. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the board has cells */
static uint64_t choose(const ply *p, int k, const cells *room, cells *left, int below, int more, uint64_t number)
{
  const lineless *t = p->other[k];
  bool last = k == p->others - 1;
  uint64_t ways = 0;
  if (more == 0 && !lineless_has(t, number))
    return 0;
  if (more == 0)
    return last ? 1 : place(p, k + 1, left);
  if (more == 1 && last && below > 0)
    return (uint64_t)lineless_count(t, number, room, room->cell[below - 1] + 1);
  for (int i = more - 1; i < below; i++) {
    int cell = room->cell[i];
    uint64_t bit = (uint64_t)1 << cell % 64;
    left->bit[cell / 64] &= ~bit;
    ways += choose(p, k, room, left, i, more - 1, number + sets_among(cell, more));
    left->bit[cell / 64] |= bit;
  }
  return ways;
}

/* In how many ways the other players from number k on take cells of the room, all of them sets without a line. Of the
 * room only the bits are read. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as there are players */
static uint64_t place(const ply *p, int k, const cells *room)
{
  cells here = {.len = 0};
  for (int w = 0; w < CELL_WORDS; w++)
    for (uint64_t bits = here.bit[w] = room->bit[w]; bits != 0; bits &= bits - 1)
      here.cell[here.len++] = (short)(64 * w + __builtin_ctzll(bits));
  cells left = here;
  return choose(p, k, &here, &left, here.len, p->other[k]->len, 0);
}

/* How many cells of a set that has a line can be the last move: without it there is none. Number is that of the set
 * without cell i; from one i to the next a single term changes. */
static int last_moves(const ply *p, const cells *s)
{
  uint64_t number = 0;
  int moves = 0;
  for (int i = 1; i < s->len; i++)
    number += sets_among(s->cell[i], i);
  for (int i = 0; i < s->len; i++) {
    moves += lineless_has(p->less, number);
    if (i + 1 < s->len)
      number = number + sets_among(s->cell[i], i + 1) - sets_among(s->cell[i + 1], i + 1);
  }
  return moves;
}

static void count_set(ply *p, int worker, const cells *s, bool open)
{
  ply_count *sum = &p->sum[worker];
  int moves = open ? 1 : last_moves(p, s);
  int images = moves > 0 ? cells_images(&p->same, s) : 0;
  if (images == 0)
    return;
  cells room = cells_but(p->all, s);
  uint64_t boards = (uint64_t)images * place(p, 0, &room);
  wide_add(open ? &sum->open : &sum->won, boards);
  if (!open)
    sum->won_from = wide_plus(sum->won_from, wide_times(wide_of(boards), (unsigned)moves));
}

static void count_sets(void *what, int worker, uint64_t from, uint64_t to)
{
  ply *p = what;
  cells s = cells_at(p->most->len, from);
  for (uint64_t n = from; n < to; n++) {
    count_set(p, worker, &s, lineless_has(p->most, n));
    if (n + 1 < to)
      cells_next(&s);
  }
  if (worker == 0)
    p->done((double)(to - from) * p->boards_each);
}

ply_count count_ply(const layer *l, const lineless *most, const lineless *less, int jobs, void (*done)(double boards))
{
  enum { EACH = 64 };
  ply p = {.most = most, .less = less, .all = xo_max(l->rules), .done = done};
  p.same = symmetries_of(l->rules);
  p.boards_each = (double)l->size / (double)most->sets;
  for (xo_player q = 1; q <= l->rules.players; q++)
    if (q != layer_last(l))
      p.other[p.others++] = l->held[q] == most->len ? most : less;
  chunks_do(jobs, most->sets, EACH, count_sets, &p);
  for (int n = 1; n < jobs; n++) {
    p.sum[0].open = wide_plus(p.sum[0].open, p.sum[n].open);
    p.sum[0].won = wide_plus(p.sum[0].won, p.sum[n].won);
    p.sum[0].won_from = wide_plus(p.sum[0].won_from, p.sum[n].won_from);
  }
  return p.sum[0];
}
