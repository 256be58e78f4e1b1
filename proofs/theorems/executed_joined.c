/* executed_joined.c: what the debug build calls for the definitions of what a move changes in a table; see executed.h. */
#include "executed.h"
/*@ predicate SameRow(xo_stretches k, xo_stretches m, integer d, integer a, integer n) =
      \forall integer b; 0 <= b < n ==> Entry(m, d, a, b) == Entry(k, d, a, b);
    predicate EqualRow(xo_stretches k, xo_stretches m, integer a, integer n) =
      \forall integer b, d; 0 <= b < n && 0 <= d < XO_DIRECTIONS ==> Entry(m, d, a, b) == Entry(k, d, a, b);
*/

/*@ requires valid: \valid_read(k);
    requires index: 0 <= d < XO_DIRECTIONS && 0 <= r < SIDE && 0 <= c < SIDE;
    terminates \true; exits \false; assigns \nothing;
    ensures entry:  \result == Entry(*k, d, r, c); */
static int entry_at(const xo_stretches *k, int d, int r, int c)
{
  return k->at[d][SIDE * r + c];
}

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
    other += (entry_at(m, 0, a, b) != entry_at(k, 0, a, b)) + (entry_at(m, 1, a, b) != entry_at(k, 1, a, b)) +
             (entry_at(m, 2, a, b) != entry_at(k, 2, a, b)) + (entry_at(m, 3, a, b) != entry_at(k, 3, a, b));
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
    if (entry_at(m, d, a, b) != entry_at(k, d, a, b))
      return false;
  return true;
}

bool executed_same_dir(const xo_stretches *k, const xo_stretches *m, int d)
{
  if (d < 0 || d >= XO_DIRECTIONS)
    return false;
  /*@ loop invariant bound: 0 <= a <= SIDE;
      loop invariant same:  \forall integer r, b; 0 <= r < a && 0 <= b < SIDE ==> Entry(*m, d, r, b) == Entry(*k, d, r, b);
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
                                Entry(*m, d, e, b) == (e == r && b == c ? 0 : Entry(*k, d, e, b));
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
                                  Entry(*m, d, a, e) == (e == c ? 0 : Entry(*k, d, a, e));
        loop assigns b;
        loop variant SIDE - b; */
    for (int b = 0; b < SIDE; b++)
      /*@ loop invariant bound:   0 <= d <= XO_DIRECTIONS;
          loop invariant cleared: \forall integer e; 0 <= e < d ==> Entry(*m, e, a, b) == (b == c ? 0 : Entry(*k, e, a, b));
          loop assigns d;
          loop variant XO_DIRECTIONS - d; */
      for (int d = 0; d < XO_DIRECTIONS; d++)
        if (entry_at(m, d, a, b) != (b == c ? 0 : entry_at(k, d, a, b)))
          return false;
  }
  return true;
}

/*@ requires bound: -2147483648 <= s <= 2147483648 && -2147483648 <= i <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures along:  \result == Along(s, i);
    ensures bound:  -2147483648 <= \result <= 2147483648; */
static long along(long s, long i)
{
  return s == 0 ? 0 : s == 1 ? i : -i;
}

/*@ predicate JoinedRow(xo_stretches k, xo_stretches m, integer d, integer a, integer r, integer c, integer dr, integer dc,
                        integer back, integer fore, integer n) =
      \forall integer b; 0 <= b < n ==> JoinedAt(k, m, d, a, b, r, c, dr, dc, back, fore);
*/
/*@ requires valid: \valid_read(k) && \valid_read(m);
    requires index: 0 <= a < SIDE && 0 <= d < XO_DIRECTIONS;
    terminates \true; exits \false; assigns \nothing;
    ensures joined: \result <==> JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, SIDE); */
static bool joined_row(const xo_stretches *k, const xo_stretches *m, int d, int a, int r, int c, int dr, int dc, int back, int fore)
{
  long row_before = r + along(-(long)dr, back), col_before = c + along(-(long)dc, back);
  long row_behind = r + along(dr, fore), col_behind = c + along(dc, fore), n = (long)back + fore + 1;
  if (a != row_before && a != row_behind) {
    bool same = same_row(k, m, d, a);
    /*@ assert beside: \forall integer b; 0 <= b < SIDE ==>
          (JoinedAt(*k, *m, d, a, b, r, c, dr, dc, back, fore) <==> Entry(*m, d, a, b) == Entry(*k, d, a, b)); */
    //@ assert all: same ==> JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, SIDE);
    //@ assert not: !same ==> !JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, SIDE);
    return same;
  }
  /*@ loop invariant bound:  0 <= b <= SIDE;
      loop invariant joined: JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, b);
      loop assigns b;
      loop variant SIDE - b; */
  for (int b = 0; b < SIDE; b++) {
    bool end = (a == row_before && b == col_before) || (a == row_behind && b == col_behind);
    if (entry_at(m, d, a, b) != (end ? n : entry_at(k, d, a, b))) {
      //@ assert here: !JoinedAt(*k, *m, d, a, b, r, c, dr, dc, back, fore);
      //@ assert not: !JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, SIDE);
      return false;
    }
  }
  //@ assert row: JoinedRow(*k, *m, d, a, r, c, dr, dc, back, fore, SIDE);
  return true;
}

bool executed_joined(const xo_stretches *k, const xo_stretches *m, int d, int r, int c, int dr, int dc, int back, int fore)
{
  if (d < 0 || d >= XO_DIRECTIONS)
    return false;
  /*@ loop invariant bound:  0 <= a <= SIDE;
      loop invariant joined: \forall integer e, b; 0 <= e < a && 0 <= b < SIDE ==>
                               JoinedAt(*k, *m, d, e, b, r, c, dr, dc, back, fore);
      loop assigns a;
      loop variant SIDE - a; */
  for (int a = 0; a < SIDE; a++)
    if (!joined_row(k, m, d, a, r, c, dr, dc, back, fore))
      return false;
  return true;
}
