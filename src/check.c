/* check.c: see check.h. */
#include "check.h"

typedef struct {
  bool at[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
} xo_marks;

/*@ predicate Marked(xo_marks k, integer r, integer c) = k.at[r][c] != 0;
    predicate Marks(xo_marks k, xo_moves m, integer n) =
      \forall integer r; 1 <= r <= XO_SIDE_MAX ==> (\forall integer c; 1 <= c <= XO_SIDE_MAX ==>
        (Marked(k, r, c) <==> Placed(m, n, r, c)));
    predicate Mark(xo_marks k, xo_marks l, integer r, integer c) = Marked(l, r, c) &&
      (\forall integer a; 1 <= a <= XO_SIDE_MAX ==> (\forall integer b; 1 <= b <= XO_SIDE_MAX ==>
        ((a != r || b != c) ==> (Marked(l, a, b) <==> Marked(k, a, b)))));
    lemma Placed_Next: \forall xo_moves m, integer n, r, c;
      0 <= n ==> (Placed(m, n + 1, r, c) <==> Placed(m, n, r, c) || (m.at[n].row == r && m.at[n].col == c));
    lemma Marks_Next: \forall xo_marks k, l, xo_moves m, integer n;
      0 <= n && Marks(k, m, n) && Mark(k, l, m.at[n].row, m.at[n].col) ==> Marks(l, m, n + 1);
    lemma Prefix_Next: \forall xo_rules R, xo_moves m, integer n;
      0 <= n < XO_MOVES_CAP && InvPrefix(R, m, n) && InvPos(R, m.at[n]) && !Placed(m, n, m.at[n].row, m.at[n].col) ==>
      InvPrefix(R, m, n + 1);
    lemma OffBoard_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && !InvPos(R, m.at[k]) ==> !InvPrefix(R, m, n);
    lemma Taken_Prefix: \forall xo_rules R, xo_moves m, integer n, k;
      0 <= k < n && Placed(m, k, m.at[k].row, m.at[k].col) ==> !InvPrefix(R, m, n);
*/

xo_status xo_check(const xo_record *record, int *move)
{
  *move = 0;
  if (!xo_inv_rules(record->rules))
    return XO_BAD_RULES;
  if (!xo_inv_play_order(record->rules, &record->order))
    return XO_BAD_ORDER;
  if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)
    return XO_BAD_RECORD;
  return xo_check_moves(record->rules, &record->moves, move);
}

xo_status xo_check_moves(xo_rules rules, const xo_moves *moves, int *move)
{
  xo_marks marks = {{{0}}};
  int max = xo_max(rules);
  //@ assert none: Marks(marks, *moves, 0);
  /*@ loop invariant bound:  0 <= i <= moves->len && i <= max;
      loop invariant prefix: InvPrefix(rules, *moves, i);
      loop invariant seen:   Marks(marks, *moves, i);
      loop assigns i, *move, marks;
      loop variant moves->len - i; */
  for (int i = 0; i < moves->len; i++) {
    xo_pos pos = moves->at[i];
    *move = i + 1;
    if (i == max)
      return XO_TOO_MANY;
    if (!xo_inv_pos(rules, pos)) {
      //@ assert off: !InvPos(rules, (*moves).at[i]);
      //@ assert no: !InvPrefix(rules, *moves, (*moves).len);
      return XO_OFF_BOARD;
    }
    if (marks.at[pos.row][pos.col]) {
      //@ assert seen: Marked(marks, pos.row, pos.col);
      //@ assert taken: Placed(*moves, i, (*moves).at[i].row, (*moves).at[i].col);
      //@ assert no: !InvPrefix(rules, *moves, (*moves).len);
      return XO_TAKEN;
    }
    //@ assert seen: !Marked(marks, pos.row, pos.col);
    //@ assert free: !Placed(*moves, i, (*moves).at[i].row, (*moves).at[i].col);
    //@ ghost xo_marks old = marks;
    marks.at[pos.row][pos.col] = true;
    //@ assert mark: Mark(old, marks, pos.row, pos.col);
  }
  *move = 0;
  return XO_OK;
}
