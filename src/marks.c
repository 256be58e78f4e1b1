/* marks.c: see marks.h. */
#include "marks.h"
#include "private/marks.h"
#include "marks_ghosts.acsl"

/* Whether a bit is set. */
/*@ terminates \true; exits \false;
    assigns \nothing;
    ensures some:  \result <==> SomeBit(all); */
static bool some_bit(unsigned all)
{
  /*@ loop invariant some: SomeBit(all) <==> SomeBit(\at(all, Pre));
      loop assigns all;
      loop variant all; */
  for (; all != 0; all >>= 1) {
    //@ ghost bit_first(all);
    if ((all & 1) != 0)
      return true;
  }
  return false;
}

/* Every mark may be the first cell of a line; those from which one goes up are in its last row. */
/*@ requires valid: \valid(runs) && \valid_read(marks) && \separated(runs, marks);
    requires line:  1 <= line <= XO_SIDE_MAX;
    terminates \true; exits \false;
    assigns *runs;
    ensures runs:   \forall integer r; 1 <= r <= XO_SIDE_MAX ==> RunsIn(*runs, *marks, r, line, 1);
    ensures some:   SomeBit(\result) <==> SomeRun(*marks, XO_SIDE_MAX, line, 1); */
static unsigned runs_begin(xo_runs *runs, const xo_marks *marks, int line)
{
  unsigned some = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant runs:  \forall integer s; 1 <= s < r ==> RunsIn(*runs, *marks, s, line, 1);
      loop invariant some:  SomeBit(some) <==> SomeRun(*marks, r - 1, line, 1);
      loop assigns r, some, *runs;
      loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++) {
    unsigned row = marks->row[r], last = marks->row[r + line - 1];
    //@ ghost xo_runs old = *runs;
    runs->across[r] = row;
    runs->down[r] = row;
    runs->right[r] = row;
    runs->up[r] = last;
    //@ assert other: OtherRuns(old, *runs, r);
    //@ assert here:  RunsIn(*runs, *marks, r, line, 1);
    some |= row | last;
    //@ ghost runs_some(*runs, *marks, r, line, 1);
  }
  return some;
}

/* The beginnings of k cells that one more cell follows. All columns of a row are one word, and the rows stand in a loop
 * of a fixed length, without a branch. */
/*@ requires valid: \valid(runs) && \valid_read(marks) && \separated(runs, marks);
    requires line:  1 <= k < line <= XO_SIDE_MAX;
    requires runs:  \forall integer r; 1 <= r <= XO_SIDE_MAX ==> RunsIn(*runs, *marks, r, line, k);
    terminates \true; exits \false;
    assigns *runs;
    ensures runs:   \forall integer r; 1 <= r <= XO_SIDE_MAX ==> RunsIn(*runs, *marks, r, line, k + 1);
    ensures some:   SomeBit(\result) <==> SomeRun(*marks, XO_SIDE_MAX, line, k + 1); */
static unsigned runs_go_on(xo_runs *runs, const xo_marks *marks, int line, int k)
{
  unsigned some = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant runs:  RunsTo(*runs, *marks, r, line, k);
      loop invariant some:  SomeBit(some) <==> SomeRun(*marks, r - 1, line, k + 1);
      loop assigns r, some, *runs;
      loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++) {
    //@ ghost xo_runs old = *runs;
    unsigned across = runs->across[r] & marks->row[r] >> k;
    unsigned down = runs->down[r] & marks->row[r + k];
    unsigned right = runs->right[r] & marks->row[r + k] >> k;
    unsigned up = runs->up[r] & marks->row[r + line - 1 - k] >> k;
    runs->across[r] = across;
    runs->down[r] = down;
    runs->right[r] = right;
    runs->up[r] = up;
    //@ ghost runs_step(old, *runs, *marks, r, line, k);
    some |= across | down | right | up;
    //@ ghost runs_some(*runs, *marks, r, line, k + 1);
  }
  return some;
}

/* Cell after cell, until the line is long enough or no beginning is left. */
/*@ requires valid: \valid_read(marks);
    requires line:  1 <= line <= XO_SIDE_MAX;
    terminates \true; exits \false;
    assigns \nothing;
    ensures line:   \result <==> SomeRun(*marks, XO_SIDE_MAX, line, line); */
static bool line_in(const xo_marks *marks, int line)
{
  xo_runs runs = {{0}, {0}, {0}, {0}};
  unsigned some = runs_begin(&runs, marks, line);
  int k = 1;
  /*@ loop invariant bound: 1 <= k <= line;
      loop invariant runs:  \forall integer r; 1 <= r <= XO_SIDE_MAX ==> RunsIn(runs, *marks, r, line, k);
      loop invariant some:  SomeBit(some) <==> SomeRun(*marks, XO_SIDE_MAX, line, k);
      loop assigns k, some, runs;
      loop variant line - k; */
  for (; k < line && some != 0; k++)
    some = runs_go_on(&runs, marks, line, k);
  //@ ghost runs_less(*marks, XO_SIDE_MAX, line, k);
  return some_bit(some);
}

/* Whether the player whose turn is number `turn` has a line after the first n moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    requires prefix: InvPrefix(record->rules, record->moves, n);
    requires turn:   0 <= turn < record->order.len;
    terminates \true; exits \false;
    assigns \nothing;
    ensures won:     \result <==>
                       HasWonAfter(record->rules, record->order, record->moves, n, record->order.at[turn]); */
static bool line_of_turn(const xo_record *record, int n, int turn)
{
  xo_marks marks = {{0}};
  //@ ghost marks_start(marks, record->rules, record->order, record->moves, n, turn);
  /*@ loop invariant bound: turn <= i && i < (turn < n ? n : turn + 1) + record->order.len;
      loop invariant turn:  Turn(record->order.len, i) == turn;
      loop invariant marks: MarksOf(marks, record->order, record->moves, i < n ? i : n, record->order.at[turn]);
      loop assigns i, marks;
      loop variant n - i; */
  for (int i = turn; i < n; i += record->order.len) {
    //@ ghost xo_marks old = marks;
    //@ ghost shift_bound(record->moves.at[i].col);
    marks.row[record->moves.at[i].row] |= 1U << record->moves.at[i].col;
    //@ ghost marks_next(old, marks, record->rules, record->order, record->moves, n, i, turn);
  }
  //@ ghost marks_won(marks, record->rules, record->order, record->moves, n, record->order.at[turn]);
  //@ ghost marks_lines(marks, record->rules);
  return line_in(&marks, record->rules.line);
}

bool xo_marks_nobody(const xo_record *record, int n)
{
  /*@ loop invariant bound: 0 <= t <= record->order.len;
      loop invariant none:  \forall integer s; 0 <= s < t ==>
                              !HasWonAfter(record->rules, record->order, record->moves, n, record->order.at[s]);
      loop assigns t;
      loop variant record->order.len - t; */
  for (int t = 0; t < record->order.len; t++)
    if (line_of_turn(record, n, t))
      return false;
  //@ ghost marks_nobody(*record, n);
  return true;
}
