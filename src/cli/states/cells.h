/* cells.h: sets of cells of the board, as numbers: a cell is counted from 0 along the rows, a set as layer.h says. */
#ifndef CLI_CELLS_H
#define CLI_CELLS_H

#include "xo.h"

#include <stdbool.h>
#include <stdint.h>

enum { CELL_WORDS = (XO_CELLS_MAX + 63) / 64 };

/* A set of len cells, in ascending order, and a bit for each. */
typedef struct {
  int len;
  short cell[XO_CELLS_MAX];
  uint64_t bit[CELL_WORDS];
} cells;

/* The set of len cells with this number among the sets of its size, and the one with the next number. The first len of
 * all cells are number 0; behind the last number there is none, and next must not be asked. */
cells cells_at(int len, uint64_t number);
void cells_next(cells *s);
/* All the cells of a board but these. */
cells cells_but(int all, const cells *s);

/* How a symmetry of the board moves each cell. */
typedef struct {
  int len;
  short to[8][XO_CELLS_MAX];
} symmetries;

symmetries symmetries_of(xo_rules rules);
/* How many sets the set has as images, itself included, if no image comes before it in the order of numbers; else 0. So
 * that of each class one set is taken, and for as many as the class has. */
int cells_images(const symmetries *g, const cells *s);

/* For each set of so many cells whether it is without a line: a bit each, at the set's number. */
typedef struct {
  int len;
  uint64_t sets; /* UINT64_MAX: that many, or more */
  uint64_t *bit;
} lineless;

/* What the bits of the sets of len cells take, in bytes; UINT64_MAX: that much, or more. */
uint64_t lineless_bytes(xo_rules rules, int len);
/* Asks the kernel of every set; done is told now and then, of no boards. False: there is no memory. */
bool lineless_make(lineless *t, xo_rules rules, int len, int jobs, void (*done)(double boards));
void lineless_free(lineless *t);
static inline bool lineless_has(const lineless *t, uint64_t number)
{
  return (t->bit[number / 64] >> number % 64 & 1) != 0;
}
/* How many of the sets from number `from` on, one for each of the cells 0, 1, ... below `below`, are without a line, of
 * those cells that are in s. */
int lineless_count(const lineless *t, uint64_t from, const cells *s, int below);

#endif
