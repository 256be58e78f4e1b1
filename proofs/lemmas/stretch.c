/* stretch.c: the ghost functions of stretch.acsl. */
#include "xo/replayer.h"
#include "reach.acsl"
#include "stretch.acsl"
/*@ predicate HisIn(xo_game h, xo_stretches m, integer p, integer a, integer b, integer d) =
      Entry(m, d, a, b) != 0 ==> h.cell[a][b] == p;
*/
/*@ lemma SameEntry_Once: \forall integer a, b, x, y; InArray(a, b) && InArray(x, y) && SameEntry(a, b, x, y) ==>
      a == x && b == y;
*/
/*@ ghost
  void joined_ends(xo_stretches k, xo_stretches m, int d, int r, int c, int dr, int dc, int back, int fore)
  {
    int x = r + steps_along(-dr, back), y = c + steps_along(-dc, back);
    int z = r + steps_along(dr, fore), w = c + steps_along(dc, fore);
    /@ loop invariant bound:  0 <= a <= XO_SIDE_MAX + 2;
       loop invariant joined: \forall integer i; 0 <= i < a ==> (\forall integer j; 0 <= j < XO_SIDE_MAX + 2 ==>
                                JoinedAt(k, m, d, i, j, r, c, dr, dc, back, fore));
       loop assigns a; loop variant XO_SIDE_MAX + 2 - a; @/
    for (int a = 0; a < XO_SIDE_MAX + 2; a++) {
      /@ loop invariant bound:  0 <= b <= XO_SIDE_MAX + 2;
         loop invariant joined: \forall integer j; 0 <= j < b ==> JoinedAt(k, m, d, a, j, r, c, dr, dc, back, fore);
         loop assigns b; loop variant XO_SIDE_MAX + 2 - b; @/
      for (int b = 0; b < XO_SIDE_MAX + 2; b++) {
        /@ assert near: SameEntry(a, b, x, y) ==> a == x && b == y; @/
        /@ assert far:  SameEntry(a, b, z, w) ==> a == z && b == w; @/
        /@ assert kept: !SameEntry(a, b, x, y) && !SameEntry(a, b, z, w) ==> Entry(m, d, a, b) == Entry(k, d, a, b); @/
      }
    }
  }

  // What a table holds at one cell.
  /@ requires array:  InArray(r, c) && 0 <= d < XO_DIRECTIONS;
     terminates \true; exits \false; assigns \nothing;
     ensures entry:   \result == Entry(k, d, r, c); @/
  int entry(xo_stretches k, int d, int r, int c)
  {
    return k.at[d][(XO_SIDE_MAX + 2) * r + c];
  }

  // If p's cells behind (a, b) go on to (r, c), then those before (r, c) go back to (a, b).
  /@ requires step:   Step(dr, dc);
     requires size:   0 <= n <= 127 && 0 <= back < XO_SIDE_MAX;
     requires array:  -1 <= a <= XO_SIDE_MAX + 2 && -1 <= b <= XO_SIDE_MAX + 2;
     requires behind: !Holds(g, p, a, b) && Extends(g, p, a, b, dr, dc, n);
     requires before: Extends(g, p, r, c, -dr, -dc, back);
     terminates \true; exits \false; assigns \nothing;
     ensures begin:   IsEnd(r, c, a, b, dr, dc, n + 1) ==> IsEnd(a, b, r, c, -dr, -dc, back + 1); @/
  void reach_back(xo_game g, int p, int a, int b, int r, int c, int dr, int dc, int n, int back)
  {
    int x = a + steps_along(dr, n + 1), y = b + steps_along(dc, n + 1);
    if (r == x && c == y) {
      reach_turn(g, p, a, b, r, c, dr, dc, n);
      reach_one(g, p, r, c, -dr, -dc, n, back);
    }
  }

  // The entry of one cell. It is new at the beginning of the joined stretch, and what follows every other cell that is
  // not p's is as it was.
  /@ requires rules:  InvRules(g.rules) && OnBoard(g.rules, r, c) && Step(dr, dc);
     requires union:  MUnion(g, h, r, c, p) && p != 0;
     requires size:   0 <= back < XO_SIDE_MAX && 0 <= fore < XO_SIDE_MAX && 0 <= d < 4;
     requires before: Extends(g, p, r, c, -dr, -dc, back);
     requires behind: Extends(g, p, r, c, dr, dc, fore);
     requires array:  InArray(a, b);
     requires tells:  TellsAt(g, k, p, d, a, b, dr, dc);
     requires joined: JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore);
     terminates \true; exits \false; assigns \nothing;
     ensures tells:   TellsAt(h, m, p, d, a, b, dr, dc); @/
  void tells_at(xo_game g, xo_game h, xo_stretches k, xo_stretches m, int p, int d, int r, int c, int dr, int dc,
                int back, int fore, int a, int b)
  {
    int n = entry(k, d, a, b), x = a - dr, y = b - dc;
    int br = r + steps_along(-dr, back + 1), bc = c + steps_along(-dc, back + 1);
    /@ assert kept: Holds(g, p, x, y) ==> Holds(h, p, x, y); @/
    /@ assert old:  !Holds(h, p, x, y) ==> Extends(g, p, x, y, dr, dc, n); @/
    if (1 <= x && x <= h.rules.rows && 1 <= y && y <= h.rules.cols && h.cell[x][y] == p) {
      /@ assert his: Holds(h, p, x, y); @/
      /@ assert tells: TellsAt(h, m, p, d, a, b, dr, dc); @/
    } else if (x == br && y == bc) {
      /@ assert near: IsEnd(a, b, r, c, -dr, -dc, back); @/
      reach_join(g, h, p, r, c, x, y, dr, dc, back, fore);
      /@ assert n: Entry(m, d, a, b) == back + fore + 1; @/
      /@ assert tells: TellsAt(h, m, p, d, a, b, dr, dc); @/
    } else {
      reach_back(g, p, x, y, r, c, dr, dc, n, back);
      reach_kept(g, h, p, r, c, x, y, dr, dc, n);
      /@ assert near: !IsEnd(a, b, r, c, -dr, -dc, back); @/
      /@ assert first: back >= 1 ==> Holds(g, p, r + Along(-dr, 1), c + Along(-dc, 1)); @/
      /@ assert last: fore >= 2 ==> Holds(g, p, r + Along(dr, fore - 1), c + Along(dc, fore - 1)); @/
      /@ assert his:  fore >= 2 ==> !IsEnd(x, y, r, c, dr, dc, fore - 1); @/
      /@ assert far:  !IsEnd(a, b, r, c, dr, dc, fore); @/
      /@ assert same: Entry(m, d, a, b) == n; @/
      /@ assert tells: TellsAt(h, m, p, d, a, b, dr, dc); @/
    }
  }

  /@ requires rules:  InvRules(g.rules) && OnBoard(g.rules, r, c) && Step(dr, dc);
     requires union:  MUnion(g, h, r, c, p) && p != 0;
     requires size:   0 <= back < XO_SIDE_MAX && 0 <= fore < XO_SIDE_MAX && 0 <= d < 4;
     requires before: Extends(g, p, r, c, -dr, -dc, back);
     requires behind: Extends(g, p, r, c, dr, dc, fore);
     requires tells:  Tells(g, k, p, d, dr, dc);
     requires joined: Joined(k, m, d, r, c, dr, dc, back, fore);
     terminates \true; exits \false; assigns \nothing;
     ensures tells:   Tells(h, m, p, d, dr, dc); @/
  void tells_along(xo_game g, xo_game h, xo_stretches k, xo_stretches m, int p, int d, int r, int c, int dr, int dc,
                   int back, int fore)
  {
    /@ loop invariant bound: 0 <= a <= g.rules.rows + 2;
       loop invariant tells: \forall integer x; 0 <= x < a ==> (\forall integer y; 0 <= y <= g.rules.cols + 1 ==>
                               TellsAt(h, m, p, d, x, y, dr, dc));
       loop assigns a; loop variant g.rules.rows + 2 - a; @/
    for (int a = 0; a <= g.rules.rows + 1; a++) {
      /@ loop invariant bound: 0 <= b <= g.rules.cols + 2;
         loop invariant tells: \forall integer y; 0 <= y < b ==> TellsAt(h, m, p, d, a, y, dr, dc);
         loop assigns b; loop variant g.rules.cols + 2 - b; @/
      for (int b = 0; b <= g.rules.cols + 1; b++) {
        /@ assert old: TellsAt(g, k, p, d, a, b, dr, dc); @/
        /@ assert joined: JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore); @/
        tells_at(g, h, k, m, p, d, r, c, dr, dc, back, fore, a, b);
      }
    }
  }

  void tells_joined(xo_game g, xo_game h, xo_stretches k, xo_stretches m, int p, int d, int r, int c, int dr, int dc,
                    int back, int fore)
  {
    tells_along(g, h, k, m, p, d, r, c, dr, dc, back, fore);
    /@ assert at:     \forall integer a, b; InArray(a, b) && JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore) ==>
                        JoinedAt(k, m, d, a, b, r, c, -dr, -dc, fore, back); @/
    /@ assert turned: Joined(k, m, d, r, c, -dr, -dc, fore, back); @/
    tells_along(g, h, k, m, p, d, r, c, -dr, -dc, fore, back);
  }

  void tells_beside(xo_game g, xo_stretches k, int p, int d, int r, int c, int dr, int dc)
  {
    int back = entry(k, d, r - dr, c - dc), fore = entry(k, d, r + dr, c + dc);
    /@ assert free:   !Holds(g, p, r, c); @/
    /@ assert before: TellsAt(g, k, p, d, r - dr, c - dc, -dr, -dc); @/
    /@ assert behind: TellsAt(g, k, p, d, r + dr, c + dc, dr, dc); @/
    reach_bound(g, p, r, c, -dr, -dc, back);
    reach_bound(g, p, r, c, dr, dc, fore);
  }

  /@ requires rules:  InvRules(g.rules) && OnBoard(g.rules, r, c) && Dir(dr, dc) && 0 <= d < 4;
     requires union:  MUnion(g, h, r, c, p) && p != 0;
     requires tells:  TellsBoth(g, k, p, d, dr, dc);
     requires joined: JoinedBy(k, m, d, r, c, dr, dc);
     requires his:    OnlyHis(g, k, p);
     terminates \true; exits \false; assigns \nothing;
     ensures tells:   TellsBoth(h, m, p, d, dr, dc);
     ensures his:     \forall integer a, b; InArray(a, b) ==> HisIn(h, m, p, a, b, d);
     ensures makes:   NewLength(k, d, r, c, dr, dc) >= h.rules.line <==> Through(h, p, r, c, dr, dc); @/
  void tells_dir(xo_game g, xo_game h, xo_stretches k, xo_stretches m, int p, int d, int r, int c, int dr, int dc)
  {
    int back = entry(k, d, r - dr, c - dc), fore = entry(k, d, r + dr, c + dc);
    tells_beside(g, k, p, d, r, c, dr, dc);
    tells_joined(g, h, k, m, p, d, r, c, dr, dc, back, fore);
    reach_new(g, h, p, r, c, -dr, -dc, back);
    reach_new(g, h, p, r, c, dr, dc, fore);
    through_stretch(h, p, r, c, dr, dc, back, fore);
    /@ assert own:  h.cell[r][c] == p; @/
    /@ assert first: back >= 1 ==> Holds(h, p, r + Along(-dr, back), c + Along(-dc, back)); @/
    /@ assert last: fore >= 1 ==> Holds(h, p, r + Along(dr, fore), c + Along(dc, fore)); @/
    /@ assert old:  \forall integer a, b; InArray(a, b) && Entry(k, d, a, b) != 0 ==> h.cell[a][b] == p; @/
    /@ assert near: h.cell[r + Along(-dr, back)][c + Along(-dc, back)] == p; @/
    /@ assert far:  h.cell[r + Along(dr, fore)][c + Along(dc, fore)] == p; @/
    /@ assert head: \forall integer a, b; IsEnd(a, b, r, c, -dr, -dc, back) ==> h.cell[a][b] == p; @/
    /@ assert tail: \forall integer a, b; IsEnd(a, b, r, c, dr, dc, fore) ==> h.cell[a][b] == p; @/
    /@ assert at:   \forall integer a, b; InArray(a, b) ==> JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore); @/
  }

  void tells_mine(xo_game g, xo_game h, xo_stretches k, xo_stretches m, int p, int r, int c)
  {
    tells_dir(g, h, k, m, p, 0, r, c, 0, 1);
    tells_dir(g, h, k, m, p, 1, r, c, 1, 0);
    tells_dir(g, h, k, m, p, 2, r, c, 1, 1);
    tells_dir(g, h, k, m, p, 3, r, c, 1, -1);
    /@ loop invariant bound: 0 <= d <= 4;
       loop invariant his:   \forall integer a, b, e; InArray(a, b) && 0 <= e < d ==> HisIn(h, m, p, a, b, e);
       loop assigns d; loop variant 4 - d; @/
    for (int d = 0; d < 4; d++) {
      /@ assert one:  d == 0 || d == 1 || d == 2 || d == 3; @/
      /@ assert here: \forall integer a, b; InArray(a, b) ==> HisIn(h, m, p, a, b, d); @/
    }
  }

  void tells_ends(xo_game g, xo_stretches k, int p, int r, int c)
  {
    tells_beside(g, k, p, 0, r, c, 0, 1);
    tells_beside(g, k, p, 1, r, c, 1, 0);
    tells_beside(g, k, p, 2, r, c, 1, 1);
    tells_beside(g, k, p, 3, r, c, 1, -1);
  }

  void his_other(xo_game g, xo_game h, xo_stretches k, int p, int q, int r, int c)
  {
  }

  /@ requires cell:   1 <= r <= XO_SIDE_MAX && 1 <= c <= XO_SIDE_MAX && Dir(dr, dc) && 0 <= d < 4;
     requires before: SameDir(k0, k, d);
     requires joined: JoinedBy(k, m, d, r, c, dr, dc);
     requires after:  SameDir(m, k4, d);
     terminates \true; exits \false; assigns \nothing;
     ensures joined:  JoinedBy(k0, k4, d, r, c, dr, dc); @/
  void joined_dir(xo_stretches k0, xo_stretches k, xo_stretches m, xo_stretches k4, int d, int r, int c, int dr, int dc)
  {
    int back = entry(k, d, r - dr, c - dc), fore = entry(k, d, r + dr, c + dc);
    /@ assert back: Entry(k0, d, r - dr, c - dc) == back; @/
    /@ assert fore: Entry(k0, d, r + dr, c + dc) == fore; @/
    /@ assert old: \forall integer a, b; InArray(a, b) ==> JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore); @/
    /@ assert new: \forall integer a, b; InArray(a, b) ==> JoinedAt(k0, k4, d, a, b, r, c, dr, dc, back, fore); @/
  }

  void joined_all(xo_stretches k0, xo_stretches k1, xo_stretches k2, xo_stretches k3, xo_stretches k4, int r, int c)
  {
    /@ assert before: SameDir(k0, k0, 0) && SameDir(k0, k2, 2) && SameDir(k0, k3, 3); @/
    /@ assert after:  SameDir(k1, k4, 0) && SameDir(k2, k4, 1) && SameDir(k4, k4, 3); @/
    joined_dir(k0, k0, k1, k4, 0, r, c, 0, 1);
    joined_dir(k0, k1, k2, k4, 1, r, c, 1, 0);
    joined_dir(k0, k2, k3, k4, 2, r, c, 1, 1);
    joined_dir(k0, k3, k4, k4, 3, r, c, 1, -1);
  }

  /@ requires rules:  InvRules(g.rules) && OnBoard(g.rules, r, c) && Step(dr, dc);
     requires union:  MUnion(g, h, r, c, p) && q != 0 && q != p;
     requires tells:  Tells(g, k, q, d, dr, dc);
     terminates \true; exits \false; assigns \nothing;
     ensures tells:   Tells(h, k, q, d, dr, dc); @/
  void tells_kept(xo_game g, xo_game h, xo_stretches k, int p, int q, int d, int r, int c, int dr, int dc)
  {
    /@ assert holds: \forall integer a, b; Holds(h, q, a, b) <==> Holds(g, q, a, b); @/
    /@ assert reach: \forall integer a, b, n; Extends(g, q, a, b, dr, dc, n) ==> Extends(h, q, a, b, dr, dc, n); @/
    /@ assert at:    \forall integer a, b; TellsAt(g, k, q, d, a, b, dr, dc) ==> TellsAt(h, k, q, d, a, b, dr, dc); @/
  }

  void tells_other(xo_game g, xo_game h, xo_stretches k, int p, int q, int r, int c)
  {
    tells_kept(g, h, k, p, q, 0, r, c, 0, 1);
    tells_kept(g, h, k, p, q, 0, r, c, 0, -1);
    tells_kept(g, h, k, p, q, 1, r, c, 1, 0);
    tells_kept(g, h, k, p, q, 1, r, c, -1, 0);
    tells_kept(g, h, k, p, q, 2, r, c, 1, 1);
    tells_kept(g, h, k, p, q, 2, r, c, -1, -1);
    tells_kept(g, h, k, p, q, 3, r, c, 1, -1);
    tells_kept(g, h, k, p, q, 3, r, c, -1, 1);
  }

  void tells_none(xo_game g, xo_stretches k, int p)
  {
    /@ assert none: \forall integer a, b; !Holds(g, p, a, b); @/
    /@ assert reach: \forall integer a, b, dr, dc; Extends(g, p, a, b, dr, dc, 0); @/
    /@ assert at: \forall integer a, b, d, dr, dc; InArray(a, b) && 0 <= d < 4 ==> TellsAt(g, k, p, d, a, b, dr, dc); @/
  }
*/
