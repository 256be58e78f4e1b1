/* reach.c: the ghost functions of reach.acsl. Where cells are counted from the other end, a loop goes along them. */
#include "xo/replayer.h"
#include "reach.acsl"
/*@ ghost
  int steps_along(int s, int i)
  {
    return s == 0 ? 0 : s == 1 ? i : -i;
  }

  void cells_more(xo_game g, int p, int r, int c, int dr, int dc, int n)
  {
  }

  void reach_is(xo_game g, int p, int r, int c, int dr, int dc, int n)
  {
  }

  void reach_one(xo_game g, int p, int r, int c, int dr, int dc, int n, int m)
  {
    /@ assert less: n < m ==> Holds(g, p, r + Along(dr, n + 1), c + Along(dc, n + 1)); @/
    /@ assert more: m < n ==> Holds(g, p, r + Along(dr, m + 1), c + Along(dc, m + 1)); @/
  }

  void reach_bound(xo_game g, int p, int r, int c, int dr, int dc, int n)
  {
    /@ assert last: 1 <= n ==> Holds(g, p, r + Along(dr, n), c + Along(dc, n)); @/
  }

  void reach_turn(xo_game g, int p, int a, int b, int r, int c, int dr, int dc, int n)
  {
    /@ loop invariant bound: 0 <= i <= n;
       loop invariant cells: CellsBeyond(g, p, r, c, -dr, -dc, i);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      /@ assert there: Holds(g, p, a + Along(dr, n - i), b + Along(dc, n - i)); @/
      /@ assert row:   r + Along(-dr, i + 1) == a + Along(dr, n - i); @/
      /@ assert col:   c + Along(-dc, i + 1) == b + Along(dc, n - i); @/
      /@ assert here:  Holds(g, p, r + Along(-dr, i + 1), c + Along(-dc, i + 1)); @/
    }
    /@ assert begin: r + Along(-dr, n + 1) == a && c + Along(-dc, n + 1) == b; @/
  }

  void reach_join(xo_game g, xo_game h, int p, int r, int c, int a, int b, int dr, int dc, int back, int fore)
  {
    /@ assert kept: \forall integer x, y; Holds(g, p, x, y) ==> Holds(h, p, x, y); @/
    /@ loop invariant bound: 0 <= i <= back;
       loop invariant cells: CellsBeyond(h, p, a, b, dr, dc, i);
       loop assigns i; loop variant back - i; @/
    for (int i = 0; i < back; i++) {
      /@ assert there: Holds(g, p, r + Along(-dr, back - i), c + Along(-dc, back - i)); @/
      /@ assert row:   a + Along(dr, i + 1) == r + Along(-dr, back - i); @/
      /@ assert col:   b + Along(dc, i + 1) == c + Along(-dc, back - i); @/
      /@ assert here:  Holds(h, p, a + Along(dr, i + 1), b + Along(dc, i + 1)); @/
    }
    /@ assert mid: a + Along(dr, back + 1) == r && b + Along(dc, back + 1) == c; @/
    /@ assert own: Holds(h, p, a + Along(dr, back + 1), b + Along(dc, back + 1)); @/
    int n = back + 1;
    /@ assert cells: CellsBeyond(h, p, a, b, dr, dc, n); @/
    /@ loop invariant bound: 0 <= i <= fore && n == back + 1 + i;
       loop invariant cells: CellsBeyond(h, p, a, b, dr, dc, n);
       loop assigns i, n; loop variant fore - i; @/
    for (int i = 0; i < fore; i++) {
      /@ assert there: Holds(g, p, r + Along(dr, i + 1), c + Along(dc, i + 1)); @/
      /@ assert row:   a + Along(dr, n + 1) == r + Along(dr, i + 1); @/
      /@ assert col:   b + Along(dc, n + 1) == c + Along(dc, i + 1); @/
      /@ assert here:  Holds(h, p, a + Along(dr, n + 1), b + Along(dc, n + 1)); @/
      cells_more(h, p, a, b, dr, dc, n);
      n++;
    }
    /@ assert all:  n == back + fore + 1; @/
    /@ assert row:  a + Along(dr, n + 1) == r + Along(dr, fore + 1); @/
    /@ assert col:  b + Along(dc, n + 1) == c + Along(dc, fore + 1); @/
    /@ assert far:  r + Along(dr, fore + 1) != r || c + Along(dc, fore + 1) != c; @/
    /@ assert stop: !Holds(h, p, a + Along(dr, n + 1), b + Along(dc, n + 1)); @/
    reach_is(h, p, a, b, dr, dc, n);
  }

  void reach_kept(xo_game g, xo_game h, int p, int r, int c, int a, int b, int dr, int dc, int n)
  {
    /@ assert kept: \forall integer x, y; Holds(g, p, x, y) ==> Holds(h, p, x, y); @/
    /@ assert back: \forall integer x, y; Holds(h, p, x, y) ==> Holds(g, p, x, y) || (x == r && y == c); @/
  }

  void through_stretch(xo_game h, int p, int r, int c, int dr, int dc, int back, int fore)
  {
    int i = 0;
    /@ loop invariant bound: 0 <= i <= back && i < h.rules.line;
       loop invariant cells: \forall integer j; -i <= j <= 0 ==> Holds(h, p, r + Along(dr, j), c + Along(dc, j));
       loop assigns i; loop variant back - i; @/
    while (i < back && i < h.rules.line - 1) {
      /@ assert there: Holds(h, p, r + Along(-dr, i + 1), c + Along(-dc, i + 1)); @/
      /@ assert same: Along(-dr, i + 1) == Along(dr, -i - 1) && Along(-dc, i + 1) == Along(dc, -i - 1); @/
      i++;
    }
    if (back + fore + 1 >= h.rules.line) {
      /@ assert cells: \forall integer j; -i <= j <= h.rules.line - 1 - i ==> Holds(h, p, r + Along(dr, j), c + Along(dc, j)); @/
      /@ assert low:  Holds(h, p, r + Along(dr, -i), c + Along(dc, -i)); @/
      /@ assert high: Holds(h, p, r + Along(dr, h.rules.line - 1 - i), c + Along(dc, h.rules.line - 1 - i)); @/
      /@ assert at: ThroughAt(h, p, r, c, dr, dc, i); @/
      /@ assert yes: Through(h, p, r, c, dr, dc); @/
    } else {
      /@ assert turn: Along(-dr, back + 1) == Along(dr, -back - 1) && Along(-dc, back + 1) == Along(dc, -back - 1); @/
      /@ assert before: !Holds(h, p, r + Along(dr, -back - 1), c + Along(dc, -back - 1)); @/
      /@ assert behind: !Holds(h, p, r + Along(dr, fore + 1), c + Along(dc, fore + 1)); @/
      /@ assert back: \forall integer j; back < j < h.rules.line ==> !ThroughAt(h, p, r, c, dr, dc, j); @/
      /@ assert fore: \forall integer j; 0 <= j <= back ==> !ThroughAt(h, p, r, c, dr, dc, j); @/
      /@ assert none: \forall integer j; 0 <= j < h.rules.line ==> !ThroughAt(h, p, r, c, dr, dc, j); @/
      /@ assert no: !Through(h, p, r, c, dr, dc); @/
    }
  }

  void reach_new(xo_game g, xo_game h, int p, int r, int c, int dr, int dc, int n)
  {
    /@ assert far: r + Along(dr, n + 1) != r || c + Along(dc, n + 1) != c; @/
    reach_kept(g, h, p, r, c, r, c, dr, dc, n);
  }
*/
