/* referee.c: see xo/referee.h. */
#include "xo/referee.h"

xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  bool seen[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1] = {{0}};
  if (!xo_inv_rules(record->rules)) {
    v.status = XO_BAD_RULES;
    return v;
  }
  if (!xo_inv_play_order(record->rules, &record->order)) {
    v.status = XO_BAD_ORDER;
    return v;
  }
  if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP) {
    v.status = XO_BAD_RECORD;
    return v;
  }
  int max = xo_max(record->rules);
  for (int i = 0; i < record->moves.len; i++) {
    xo_pos pos = record->moves.at[i];
    v.move = i + 1;
    if (i == max) {
      v.status = XO_TOO_MANY;
      return v;
    }
    if (!xo_inv_pos(record->rules, pos)) {
      v.status = XO_OFF_BOARD;
      return v;
    }
    if (seen[pos.row][pos.col]) {
      v.status = XO_TAKEN;
      return v;
    }
    seen[pos.row][pos.col] = true;
  }
  v.move = 0;
  if (record->moves.len < xo_min_moves(record->rules))
    v.status = XO_TOO_FEW;
  game->rules = record->rules;
  v.outcome = xo_play(game, &record->order, &record->moves);
  v.used = game->moves;
  return v;
}

xo_status xo_referee_begin(xo_record *record, xo_rules rules, const xo_play_order *order)
{
  if (!xo_inv_rules(rules))
    return XO_BAD_RULES;
  if (!xo_inv_play_order(rules, order))
    return XO_BAD_ORDER;
  record->rules = rules;
  record->order = *order;
  record->moves.len = 0;
  return XO_OK;
}

xo_status xo_referee_offer(xo_record *record, xo_pos pos)
{
  xo_game game;
  xo_verdict v = xo_referee_judge(record, &game);
  if (v.status != XO_OK && v.status != XO_TOO_FEW)
    return v.status;
  if (v.outcome != XO_UNFINISHED)
    return XO_AFTER_END;
  if (!xo_inv_pos(record->rules, pos))
    return XO_OFF_BOARD;
  if (xo_moves_so_far(&game, pos))
    return XO_TAKEN;
  record->moves.at[record->moves.len] = pos;
  record->moves.len++;
  return XO_OK;
}
