/* cells.c: see cells.h. */
#include "cells.h"
#include "chunks.h"
#include "layer.h"

#include <stdlib.h>
#include <string.h>

/* ---- sets ---- */

static void put(cells *s, int i, int cell)
{
  s->cell[i] = (short)cell;
  s->bit[cell / 64] |= (uint64_t)1 << cell % 64;
}

static void take(cells *s, int i) { s->bit[s->cell[i] / 64] &= ~((uint64_t)1 << s->cell[i] % 64); }

/* From the highest cell down: it is the last before which there are no more sets than the number says. */
cells cells_at(int len, uint64_t number)
{
  cells s = {.len = len};
  int cell = XO_CELLS_MAX;
  for (int i = len - 1; i >= 0; i--) {
    do
      cell--;
    while (sets_among(cell, i + 1) > number);
    number -= sets_among(cell, i + 1);
    put(&s, i, cell);
  }
  return s;
}

/* The lowest cell that can goes one up, and those below it go back to the beginning. */
void cells_next(cells *s)
{
  int i = 0;
  while (i + 1 < s->len && s->cell[i] + 1 == s->cell[i + 1])
    i++;
  int up = s->cell[i] + 1;
  for (int j = 0; j <= i; j++)
    take(s, j);
  for (int j = 0; j < i; j++)
    put(s, j, j);
  put(s, i, up);
}

cells cells_but(int all, const cells *s)
{
  cells rest = {.len = 0};
  for (int c = 0; c < all; c++)
    if ((s->bit[c / 64] >> c % 64 & 1) == 0) {
      put(&rest, rest.len, c);
      rest.len++;
    }
  return rest;
}

/* ---- symmetries ---- */

/* Number n exchanges left and right, above and below, and rows and columns, as its three bits say; the last only on a
 * square. */
symmetries symmetries_of(xo_rules rules)
{
  symmetries g = {.len = rules.rows == rules.cols ? 8 : 4};
  for (int n = 0; n < g.len; n++)
    for (int r = 0; r < rules.rows; r++)
      for (int c = 0; c < rules.cols; c++) {
        int row = (n & 2) != 0 ? rules.rows - 1 - r : r;
        int col = (n & 1) != 0 ? rules.cols - 1 - c : c;
        g.to[n][r * rules.cols + c] = (short)((n & 4) != 0 ? col * rules.cols + row : row * rules.cols + col);
      }
  return g;
}

/* Sets of one size come in the order of their bits, read as a number. */
static int compare(const uint64_t a[], const uint64_t b[])
{
  for (int w = CELL_WORDS - 1; w >= 0; w--)
    if (a[w] != b[w])
      return a[w] < b[w] ? -1 : 1;
  return 0;
}

int cells_images(const symmetries *g, const cells *s)
{
  int same = 1;
  for (int n = 1; n < g->len; n++) {
    uint64_t image[CELL_WORDS] = {0};
    for (int i = 0; i < s->len; i++) {
      int to = g->to[n][s->cell[i]];
      image[to / 64] |= (uint64_t)1 << to % 64;
    }
    int order = compare(image, s->bit);
    if (order < 0)
      return 0;
    same += order == 0;
  }
  return g->len / same;
}

/* ---- which are without a line ---- */

typedef struct {
  lineless *t;
  xo_rules rules;
  void (*done)(double boards);
} question;

uint64_t lineless_bytes(xo_rules rules, int len)
{
  uint64_t sets = sets_among(xo_max(rules), len);
  return sets == UINT64_MAX ? UINT64_MAX : capped_times(sets / 64 + 2, sizeof(uint64_t));
}

static void show(xo_game *game, const cells *s, signed char owner)
{
  for (int i = 0; i < s->len; i++)
    game->cell[s->cell[i] / game->rules.cols + 1][s->cell[i] % game->rules.cols + 1] = owner;
}

static void ask(void *what, int worker, uint64_t from, uint64_t to)
{
  const question *q = what;
  xo_game game = {.rules = q->rules};
  cells s = cells_at(q->t->len, from);
  for (uint64_t n = from; n < to; n++) {
    show(&game, &s, 1);
    if (!xo_has_line(&game, 1))
      q->t->bit[n / 64] |= (uint64_t)1 << n % 64;
    show(&game, &s, 0);
    if (n + 1 < to)
      cells_next(&s);
  }
  if (worker == 0)
    q->done(0);
}

/* Each word is written by one thread; one word more lets lineless_count read two at a time. */
bool lineless_make(lineless *t, xo_rules rules, int len, int jobs, void (*done)(double boards))
{
  enum { EACH = 64 * 64 };
  question q = {t, rules, done};
  t->len = len;
  t->sets = sets_among(xo_max(rules), len);
  t->bit = calloc((size_t)(t->sets / 64 + 2), sizeof *t->bit);
  if (t->bit == NULL)
    return false;
  chunks_do(jobs, t->sets, EACH, ask, &q);
  return true;
}

void lineless_free(lineless *t)
{
  free(t->bit);
  t->bit = NULL;
}

int lineless_count(const lineless *t, uint64_t from, const cells *s, int below)
{
  int count = 0;
  for (int first = 0; first < below; first += 64) {
    uint64_t at = from + (uint64_t)first;
    uint64_t bits = t->bit[at / 64] >> at % 64;
    if (at % 64 != 0)
      bits |= t->bit[at / 64 + 1] << (64 - at % 64);
    if (below - first < 64)
      bits &= ((uint64_t)1 << (below - first)) - 1;
    count += __builtin_popcountll(bits & s->bit[first / 64]);
  }
  return count;
}
