/* layer.c: see layer.h. */
#include "layer.h"

/* How many sets of k cells there are among n: choose[n][k], capped. */
static uint64_t choose[XO_CELLS_MAX + 1][XO_CELLS_MAX + 2];

uint64_t capped_times(uint64_t a, uint64_t b)
{
  uint64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

uint64_t capped_plus(uint64_t a, uint64_t b)
{
  uint64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

static void fill_choose(void)
{
  if (choose[0][0] == 1)
    return;
  for (int n = 0; n <= XO_CELLS_MAX; n++) {
    choose[n][0] = 1;
    for (int k = 1; k <= n; k++)
      choose[n][k] = capped_plus(choose[n - 1][k - 1], choose[n - 1][k]);
  }
}

uint64_t sets_among(int n, int k)
{
  fill_choose();
  return choose[n][k];
}

layer layer_of(xo_rules rules, int ply)
{
  layer l = {.rules = rules, .ply = ply, .size = 1};
  int left = xo_max(rules);
  fill_choose();
  for (xo_player p = 1; p <= rules.players; p++) {
    l.held[p] = ply / rules.players + (p <= ply % rules.players);
    l.ways[p] = choose[left][l.held[p]];
    l.size = capped_times(l.size, l.ways[p]);
    left -= l.held[p];
  }
  return l;
}

xo_player layer_last(const layer *l) { return (l->ply - 1) % l->rules.players + 1; }

uint64_t layer_orders(const layer *l)
{
  uint64_t orders = 1;
  for (xo_player p = 1; p <= l->rules.players; p++)
    for (int k = 2; k <= l->held[p]; k++)
      orders = capped_times(orders, (uint64_t)k);
  return orders;
}

/* A set of cells c1 < c2 < ... has the number choose[c1][1] + choose[c2][2] + ..., the cells counted from 0
 * and those of earlier players left out. One walk over the board adds this up for all players. */
uint64_t layer_number(const layer *l, const xo_game *game)
{
  int passed[XO_PLAYERS_MAX + 1] = {0};
  int met[XO_PLAYERS_MAX + 1] = {0};
  uint64_t set[XO_PLAYERS_MAX + 1] = {0};
  for (int r = 1; r <= l->rules.rows; r++)
    for (int c = 1; c <= l->rules.cols; c++) {
      xo_player owner = (unsigned char)game->cell[r][c];
      if (owner != 0)
        set[owner] += choose[passed[owner]][++met[owner]];
      for (xo_player p = 1; p <= (owner == 0 ? l->rules.players : owner); p++)
        passed[p]++;
    }
  uint64_t number = 0;
  for (xo_player p = 1; p <= l->rules.players; p++)
    number = number * l->ways[p] + set[p];
  return number;
}

/* The same walk backwards. The cell under way is number left[p] - 1 of those that the players before p leave;
 * it is the highest that p holds, if the sets with a lower one are no more than set[p]. */
static xo_player find_owner(const layer *l, int held[], int left[], uint64_t set[])
{
  xo_player owner = 0;
  for (xo_player p = 1; p <= l->rules.players && owner == 0; p++) {
    left[p]--;
    if (held[p] > 0 && choose[left[p]][held[p]] <= set[p]) {
      set[p] -= choose[left[p]][held[p]--];
      owner = p;
    }
  }
  return owner;
}

void layer_board(const layer *l, uint64_t number, xo_game *game)
{
  int held[XO_PLAYERS_MAX + 1];
  int left[XO_PLAYERS_MAX + 1] = {0};
  uint64_t set[XO_PLAYERS_MAX + 1] = {0};
  int free = xo_max(l->rules) - l->ply;
  for (xo_player p = l->rules.players; p >= 1; p--) {
    set[p] = number % l->ways[p];
    number /= l->ways[p];
    held[p] = l->held[p];
    free += held[p];
    left[p] = free;
  }
  *game = (xo_game){.rules = l->rules, .moves = l->ply};
  for (int r = l->rules.rows; r >= 1; r--)
    for (int c = l->rules.cols; c >= 1; c--)
      game->cell[r][c] = (signed char)find_owner(l, held, left, set);
}
