/* marks.c: see marks.h. */
#include "marks.h"
#include "private/marks.h"
#include "marks_ghosts.acsl"

/* Whether one of the bits 1 to XO_SIDE_MAX is set. There are no others, so that the loop never ends but by its return; that
 * is the one branch of the kernel that no test takes, and gcovr is told so. */
/*@ terminates \true; exits \false;
    assigns \nothing;
    ensures some:  \result <==> SomeBit(all); */
static bool some_bit(unsigned all)
{
  if (all == 0)
    return false;
  /*@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1;
      loop invariant none:  \forall integer b; 1 <= b < c ==> !Bit(all, b);
      loop assigns c;
      loop variant XO_SIDE_MAX - c; */
  for (int c = 1; c <= XO_SIDE_MAX; c++) /* GCOVR_EXCL_BR_LINE */
    if (((all >> c) & 1) != 0)
      return true;
  return false; /* GCOVR_EXCL_LINE */
}

/* Row by row: a bit that is left after the row was and-ed with itself, shifted by 1, 2, ..., begins a line. */
/*@ requires valid: \valid_read(marks);
    requires rules: InvRules(rules);
    terminates \true; exits \false;
    assigns \nothing;
    ensures line:  \result <==> SomeAcross(*marks, rules); */
static bool line_across(const xo_marks *marks, xo_rules rules)
{
  /*@ loop invariant bound: 1 <= r <= rules.rows + 1;
      loop invariant none:  \forall integer a; 1 <= a < r ==> !AcrossFrom(*marks, a, rules.line);
      loop assigns r;
      loop variant rules.rows - r; */
  for (int r = 1; r <= rules.rows; r++) {
    unsigned all = marks->row[r];
    /*@ loop invariant bound: 1 <= k <= rules.line;
        loop invariant all:   RunsOf(all, *marks, r, 0, 1, k);
        loop assigns k, all;
        loop variant rules.line - k; */
    for (int k = 1; k < rules.line; k++)
      all &= marks->row[r] >> k;
    if (some_bit(all))
      return true;
  }
  return false;
}

/* The same down, down to the right, and up from the last row of a line, so that every shift is one to the right. */
/*@ requires valid: \valid_read(marks);
    requires rules: InvRules(rules);
    terminates \true; exits \false;
    assigns \nothing;
    ensures line:  \result <==> SomeDown(*marks, rules); */
static bool line_down(const xo_marks *marks, xo_rules rules)
{
  /*@ loop invariant bound: 1 <= r && (r <= rules.rows - rules.line + 2 || r == 1);
      loop invariant none:  \forall integer a; 1 <= a < r ==> !DownFrom(*marks, a, rules.line);
      loop assigns r;
      loop variant rules.rows - rules.line + 1 - r; */
  for (int r = 1; r <= rules.rows - rules.line + 1; r++) {
    unsigned all = marks->row[r], right = marks->row[r], left = marks->row[r + rules.line - 1];
    /*@ loop invariant bound: 1 <= k <= rules.line;
        loop invariant all:   RunsOf(all, *marks, r, 1, 0, k);
        loop invariant right: RunsOf(right, *marks, r, 1, 1, k);
        loop invariant left:  UpsOf(left, *marks, r + rules.line - 1, k);
        loop assigns k, all, right, left;
        loop variant rules.line - k; */
    for (int k = 1; k < rules.line; k++) {
      all &= marks->row[r + k];
      right &= marks->row[r + k] >> k;
      left &= marks->row[r + rules.line - 1 - k] >> k;
    }
    if (some_bit(all | right | left))
      return true;
  }
  return false;
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
  return line_across(&marks, record->rules) || line_down(&marks, record->rules);
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
