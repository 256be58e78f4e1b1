/* check.c: see check.h. */
#include "check.h"
#include "seen.acsl"

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
  // The cells of the moves so far, to see in one step whether a move's is taken.
  xo_game seen = {rules, 0, {{0}}};
  int max = xo_max(rules);
  /*@ loop invariant bound:  0 <= i <= moves->len && i <= max;
      loop invariant prefix: InvPrefix(rules, *moves, i);
      loop invariant seen:   Seen(seen, *moves, i);
      loop assigns i, *move, seen;
      loop variant moves->len - i; */
  for (int i = 0; i < moves->len; i++) {
    xo_pos pos = moves->at[i];
    *move = i + 1;
    if (i == max)
      return XO_TOO_MANY;
    //@ ghost seen_next(rules, *moves, i, seen);
    if (!xo_inv_pos(rules, pos))
      return XO_OFF_BOARD;
    if (seen.cell[pos.row][pos.col] != 0)
      return XO_TAKEN;
    //@ ghost xo_game old = seen;
    seen.cell[pos.row][pos.col] = 1;
    //@ ghost seen_more(old, seen, *moves, i);
  }
  *move = 0;
  return XO_OK;
}
