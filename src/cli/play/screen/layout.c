/* layout.c: see layout.h. */
#include "layout.h"

#include <stddef.h>

enum {
  ABOVE = 2, /* rows above the board: title, column labels */
  BELOW = 3, /* rows below it: status, message, keys */
  BESIDE = 2 /* columns for the row labels */
};

static int board_height(const layout *l, xo_rules rules) { return rules.rows * l->tall - (l->tall > 1 ? 1 : 0); }

/* Two columns per cell: neighbours share the bracket between them, and one more closes the last. */
static int board_width(const layout *l, xo_rules rules)
{
  return rules.cols * l->wide + (l->wide == 2 ? 1 : l->tall > 1 ? -1 : 0);
}

static bool fits(const layout *l, xo_rules rules)
{
  int margin = l->tall > 1 ? 2 : 0;
  return ABOVE + board_height(l, rules) + BELOW + margin <= l->height &&
         BESIDE + margin / 2 + board_width(l, rules) <= l->width && l->width >= layout_width(rules);
}

/* The largest cells that the window has room for. With rules between them they are twice as wide as tall, which looks
 * square, and have a middle; without, they are three columns wide, or two. */
static void choose_size(layout *l, xo_rules rules)
{
  l->tall = l->height / rules.rows / 2 * 2;
  l->wide = 2 * l->tall;
  while (l->tall > 1 && !fits(l, rules)) {
    l->tall -= 2;
    l->wide -= 4;
  }
  if (l->tall < 2) {
    l->tall = 1;
    l->wide = 3;
  }
  if (!fits(l, rules))
    l->wide = 2;
}

bool layout_fit(layout *l, xo_rules rules, bool bottom, int height, int width)
{
  *l = (layout){.height = height, .width = width, .last = bottom ? rules.rows : 0};
  choose_size(l, rules);
  int beside = BESIDE + (l->tall > 1 ? 1 : 0);
  int spare = height - ABOVE - board_height(l, rules) - BELOW;
  int gap = spare > 1 ? 1 : 0;
  l->edge = (width - beside - board_width(l, rules)) / 2;
  l->left = l->edge + beside;
  l->labels = 1 + (spare - gap + 1) / 2;
  l->top = l->labels + 1;
  l->status = l->top + board_height(l, rules) + gap;
  return fits(l, rules);
}

int layout_height(xo_rules rules) { return ABOVE + rules.rows + BELOW; }

/* No less than a status line needs. */
int layout_width(xo_rules rules)
{
  enum { LEAST = 20 };
  int board = BESIDE + 2 * rules.cols + 1;
  return board > LEAST ? board : LEAST;
}

/* How many rows are drawn above this one, and the other way round. */
static int rows_above(const layout *l, int row) { return l->last == 0 ? row - 1 : l->last - row; }

static int row_below(const layout *l, int rows) { return l->last == 0 ? rows + 1 : l->last - rows; }

int layout_row(const layout *l, int row) { return l->top + rows_above(l, row) * l->tall + (l->tall - 1) / 2; }

int layout_col(const layout *l, int col)
{
  return l->left + (col - 1) * l->wide + (l->wide == 2 ? 1 : (l->wide - 1) / 2);
}

xo_pos layout_cell(const layout *l, int y, int x)
{
  xo_pos nowhere = {0, 0};
  if (y < l->top || x < l->left)
    return nowhere;
  y -= l->top;
  x -= l->left;
  if (l->tall > 1 && (y % l->tall == l->tall - 1 || x % l->wide == l->wide - 1))
    return nowhere;
  return (xo_pos){row_below(l, y / l->tall), x / l->wide + 1};
}
