/* executed_joined.c: what the debug build calls for the definitions of what a move changes in a table; see executed.h. */
#include "executed.h"
/*@ predicate SameRow(xo_stretches k, xo_stretches m, integer d, integer a, integer n) =
      \forall integer b; 0 <= b < n ==> m.at[a][b][d] == k.at[a][b][d];
    predicate EqualRow(xo_stretches k, xo_stretches m, integer a, integer n) =
      \forall integer b, d; 0 <= b < n && 0 <= d < XO_DIRECTIONS ==> m.at[a][b][d] == k.at[a][b][d];
*/

/*@ requires valid: \valid_read(k) && \valid_read(m);
    requires index: 0 <= a < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures equal:  \result <==> EqualRow(*k, *m, a, SIDE); */
static bool equal_row(const xo_stretches *k, const xo_stretches *m, int a)
{
  int other = 0;
  /*@ loop invariant bound: 0 <= b <= SIDE && 0 <= other <= 4 * b;
      loop invariant equal: other == 0 <==> EqualRow(*k, *m, a, b);
      loop assigns b, other;
      loop variant SIDE - b; */
  for (int b = 0; b < SIDE; b++)
    other += (m->at[a][b][0] != k->at[a][b][0]) + (m->at[a][b][1] != k->at[a][b][1]) +
             (m->at[a][b][2] != k->at[a][b][2]) + (m->at[a][b][3] != k->at[a][b][3]);
  return other == 0;
}

/*@ requires valid: \valid_read(k) && \valid_read(m);
    requires index: 0 <= a < SIDE && 0 <= d < XO_DIRECTIONS;
    terminates \true; exits \false; assigns \nothing;
    ensures same:   \result <==> SameRow(*k, *m, d, a, SIDE); */
static bool same_row(const xo_stretches *k, const xo_stretches *m, int d, int a)
{
  if (equal_row(k, m, a))
    return true;
  /*@ loop invariant bound: 0 <= b <= SIDE;
      loop invariant same:  SameRow(*k, *m, d, a, b);
      loop assigns b;
      loop variant SIDE - b; */
  for (int b = 0; b < SIDE; b++)
    if (m->at[a][b][d] != k->at[a][b][d])
      return false;
  return true;
}

bool executed_same_dir(const xo_stretches *k, const xo_stretches *m, int d)
{
  if (d < 0 || d >= XO_DIRECTIONS)
    return false;
  /*@ loop invariant bound: 0 <= a <= SIDE;
      loop invariant same:  \forall integer r; 0 <= r < a ==> SameRow(*k, *m, d, r, SIDE);
      loop assigns a;
      loop variant SIDE - a; */
  for (int a = 0; a < SIDE; a++)
    if (!same_row(k, m, d, a))
      return false;
  return true;
}

bool executed_cleared_at(const xo_stretches *k, const xo_stretches *m, int r, int c)
{
  /*@ loop invariant bound:   0 <= a <= SIDE;
      loop invariant cleared: \forall integer e, b, d; 0 <= e < a && 0 <= b < SIDE && 0 <= d < XO_DIRECTIONS ==>
                                m->at[e][b][d] == (e == r && b == c ? 0 : k->at[e][b][d]);
      loop assigns a;
      loop variant SIDE - a; */
  for (int a = 0; a < SIDE; a++) {
    if (a != r) {
      if (!equal_row(k, m, a))
        return false;
      continue;
    }
    /*@ loop invariant bound:   0 <= b <= SIDE;
        loop invariant cleared: \forall integer e, d; 0 <= e < b && 0 <= d < XO_DIRECTIONS ==>
                                  m->at[a][e][d] == (e == c ? 0 : k->at[a][e][d]);
        loop assigns b;
        loop variant SIDE - b; */
    for (int b = 0; b < SIDE; b++)
      /*@ loop invariant bound:   0 <= d <= XO_DIRECTIONS;
          loop invariant cleared: \forall integer e; 0 <= e < d ==> m->at[a][b][e] == (b == c ? 0 : k->at[a][b][e]);
          loop assigns d;
          loop variant XO_DIRECTIONS - d; */
      for (int d = 0; d < XO_DIRECTIONS; d++)
        if (m->at[a][b][d] != (b == c ? 0 : k->at[a][b][d]))
          return false;
  }
  return true;
}

/*@ requires bound: -2147483648 <= s <= 2147483648 && -2147483648 <= i <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures along:  \result == Along(s, i); */
static long along(long s, long i)
{
  return s == 0 ? 0 : s == 1 ? i : -i;
}

bool executed_joined(const xo_stretches *k, const xo_stretches *m, int d, int r, int c, int dr, int dc, int back, int fore)
{
  if (d < 0 || d >= XO_DIRECTIONS)
    return false;
  long row_before = r + along(-(long)dr, back), col_before = c + along(-(long)dc, back);
  long row_behind = r + along(dr, fore), col_behind = c + along(dc, fore), n = (long)back + fore + 1;
  /*@ loop invariant bound:  0 <= a <= SIDE;
      loop invariant joined: \forall integer e, b; 0 <= e < a && 0 <= b < SIDE ==>
                               JoinedAt(*k, *m, d, e, b, r, c, dr, dc, back, fore);
      loop assigns a;
      loop variant SIDE - a; */
  for (int a = 0; a < SIDE; a++) {
    if (a != row_before && a != row_behind) {
      if (!same_row(k, m, d, a))
        return false;
      continue;
    }
    /*@ loop invariant bound:  0 <= b <= SIDE;
        loop invariant joined: \forall integer e; 0 <= e < b ==> JoinedAt(*k, *m, d, a, e, r, c, dr, dc, back, fore);
        loop assigns b;
        loop variant SIDE - b; */
    for (int b = 0; b < SIDE; b++) {
      bool end = (a == row_before && b == col_before) || (a == row_behind && b == col_behind);
      if (m->at[a][b][d] != (end ? n : k->at[a][b][d])) {
        //@ assert not: !JoinedAt(*k, *m, d, a, b, r, c, dr, dc, back, fore);
        return false;
      }
    }
  }
  return true;
}
