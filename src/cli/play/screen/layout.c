/* layout.c: see layout.h. */
#include "layout.h"

#include <stddef.h>

enum {
  ABOVE = 2, /* rows above the board: title, column labels */
  BELOW = 3, /* rows below it: status, message, keys */
  BESIDE = 2 /* columns for the row labels */
};

static int board_height(const layout *l, xo_rules rules)
{
  return rules.rows * l->tall - (l->tall > 1 ? 1 : 0);
}

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

bool layout_fit(layout *l, xo_rules rules, int height, int width)
{
  static const struct {
    int wide, tall;
  } size[] = {{8, 4}, {4, 2}, {3, 1}, {2, 1}};
  enum { SIZES = sizeof size / sizeof size[0] };
  int k = 0;
  *l = (layout){.height = height, .width = width};
  do {
    l->wide = size[k].wide;
    l->tall = size[k].tall;
    k++;
  } while (k < SIZES && !fits(l, rules));
  int spare = height - ABOVE - board_height(l, rules) - BELOW;
  l->labels = spare > 0 ? 2 : 1;
  l->top = l->labels + 1;
  l->left = BESIDE + (l->tall > 1 ? 1 : 0);
  l->status = l->top + board_height(l, rules) + (spare > 1 ? 1 : 0);
  return fits(l, rules);
}

int layout_height(xo_rules rules)
{
  return ABOVE + rules.rows + BELOW;
}

/* No less than a status line needs. */
int layout_width(xo_rules rules)
{
  enum { LEAST = 20 };
  int board = BESIDE + 2 * rules.cols + 1;
  return board > LEAST ? board : LEAST;
}

int layout_row(const layout *l, int row)
{
  return l->top + (row - 1) * l->tall + (l->tall - 1) / 2;
}

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
  return (xo_pos){y / l->tall + 1, x / l->wide + 1};
}
