/* executed_board.c: what the debug build calls for definitions of a board; see executed.h. */
#include "executed.h"
#include "count.acsl"

int executed_count(const xo_game *g, long p)
{
  bool possible = -128 <= p && p <= 127;   /* a cell's value has 8 bits: so many are compared at once */
  signed char player = possible ? (signed char)p : 0;
  int n = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant count: n == CountRows(*g, p, r - 1) && 0 <= n <= XO_SIDE_MAX * (r - 1);
      loop assigns r, n;
      loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++) {
    unsigned char row = 0;
    /*@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1;
        loop invariant count: row == CountRow(*g, p, r, c - 1) && 0 <= row <= c - 1;
        loop assigns c, row;
        loop variant XO_SIDE_MAX - c; */
    for (int c = 1; c <= XO_SIDE_MAX; c++)
      row = (unsigned char)(row + (possible && g->cell[r][c] == player));
    n += row;
  }
  return n;
}

bool executed_balanced(const xo_game *g)
{
  int least = XO_CELLS_MAX, most = 0;
  /*@ loop invariant bound: 1 <= p && (p <= g->rules.players + 1 || p == 1) &&
                              0 <= most <= XO_CELLS_MAX && 0 <= least <= XO_CELLS_MAX;
      loop invariant all:   \forall integer q; 1 <= q < p ==> least <= Count(*g, q) <= most;
      loop invariant least: p == 1 || (\exists integer q; 1 <= q < p && Count(*g, q) == least);
      loop invariant most:  p == 1 || (\exists integer q; 1 <= q < p && Count(*g, q) == most);
      loop invariant none:  p == 1 ==> least == XO_CELLS_MAX && most == 0;
      loop assigns p, least, most;
      loop variant g->rules.players - p; */
  for (long p = 1; p <= g->rules.players; p++) {
    int n = executed_count(g, p);
    //@ ghost count_bound(*g);
    least = n < least ? n : least;
    most = n > most ? n : most;
  }
  return most <= least || most - least == 1;
}

bool executed_may_move(const xo_game *g, long p)
{
  int n = executed_count(g, p);
  /*@ loop invariant bound: 1 <= q && (q <= g->rules.players + 1 || q == 1);
      loop invariant least: \forall integer s; 1 <= s < q ==> n <= Count(*g, s);
      loop assigns q;
      loop variant g->rules.players - q; */
  for (long q = 1; q <= g->rules.players; q++)
    if (executed_count(g, q) < n)
      return false;
  return true;
}

/*@ predicate FreeRow(xo_game g, integer r, integer n) = \forall integer c; 0 <= c < n ==> g.cell[r][c] == 0; */
/*@ requires valid: \valid_read(g);
    requires index: 0 <= r < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures free:   \result <==> FreeRow(*g, r, SIDE); */
static bool free_row(const xo_game *g, int r)
{
  int some = 0;
  /*@ loop invariant bound: 0 <= c <= SIDE && 0 <= some <= c;
      loop invariant free:  some == 0 <==> FreeRow(*g, r, c);
      loop assigns c, some;
      loop variant SIDE - c; */
  for (int c = 0; c < SIDE; c++)
    some += g->cell[r][c] != 0;
  return some == 0;
}

bool executed_is_map(const xo_game *g)
{
  /*@ loop invariant bound: 0 <= r <= SIDE;
      loop invariant map:   \forall integer a, b; 0 <= a < r && 0 <= b < SIDE ==>
                              0 <= g->cell[a][b] <= g->rules.players && (!OnBoard(g->rules, a, b) ==> g->cell[a][b] == 0);
      loop assigns r;
      loop variant SIDE - r; */
  for (int r = 0; r < SIDE; r++) {
    if (g->rules.players >= 0 && free_row(g, r))
      continue;
    /*@ loop invariant bound: 0 <= c <= SIDE;
        loop invariant map:   \forall integer b; 0 <= b < c ==>
                                0 <= g->cell[r][b] <= g->rules.players && (!OnBoard(g->rules, r, b) ==> g->cell[r][b] == 0);
        loop assigns c;
        loop variant SIDE - c; */
    for (int c = 0; c < SIDE; c++) {
      bool on = 1 <= r && r <= g->rules.rows && 1 <= c && c <= g->rules.cols;
      if (g->cell[r][c] < 0 || g->cell[r][c] > g->rules.players || (!on && g->cell[r][c] != 0))
        return false;
    }
  }
  return true;
}

/*@ requires valid: \valid_read(g) && \valid_read(h);
    requires index: 0 <= r < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures equal:  \result <==> (\forall integer c; 0 <= c < SIDE ==> h->cell[r][c] == g->cell[r][c]); */
static bool equal_cells(const xo_game *g, const xo_game *h, int r)
{
  int other = 0;
  /*@ loop invariant bound: 0 <= c <= SIDE && 0 <= other <= c;
      loop invariant equal: other == 0 <==> (\forall integer b; 0 <= b < c ==> h->cell[r][b] == g->cell[r][b]);
      loop assigns c, other;
      loop variant SIDE - c; */
  for (int c = 0; c < SIDE; c++)
    other += h->cell[r][c] != g->cell[r][c];
  return other == 0;
}

/*@ // In row a h is as g, up to column n, but at (r, c).
    predicate KeptRow(xo_game g, xo_game h, integer r, integer c, integer a, integer n) =
      \forall integer b; 0 <= b < n && (a != r || b != c) ==> h.cell[a][b] == g.cell[a][b];
*/
bool executed_m_union(const xo_game *g, const xo_game *h, int r, int c, int p)
{
  if (r < 0 || r >= SIDE || c < 0 || c >= SIDE)
    return false;
  if (h->rules.rows != g->rules.rows || h->rules.cols != g->rules.cols || h->rules.line != g->rules.line ||
      h->rules.players != g->rules.players || h->moves != (long)g->moves + 1 || g->cell[r][c] != 0 || h->cell[r][c] != p)
    return false;
  /*@ loop invariant bound: 0 <= a <= SIDE;
      loop invariant other: \forall integer e; 0 <= e < a ==> KeptRow(*g, *h, r, c, e, SIDE);
      loop assigns a;
      loop variant SIDE - a; */
  for (int a = 0; a != SIDE; a++) {
    if (a != r) {
      if (!equal_cells(g, h, a))
        return false;
      continue;
    }
    /*@ loop invariant bound: 0 <= b <= SIDE;
        loop invariant other: KeptRow(*g, *h, r, c, a, b);
        loop assigns b;
        loop variant SIDE - b; */
    for (int b = 0; b != SIDE; b++)
      if (b != c && h->cell[a][b] != g->cell[a][b])
        return false;
  }
  /*@ assert cell: \forall integer e, b; 0 <= e < SIDE && 0 <= b < SIDE && KeptRow(*g, *h, r, c, e, SIDE) && (e != r || b != c) ==>
        h->cell[e][b] == g->cell[e][b]; */
  return true;
}
