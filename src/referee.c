/* referee.c: see xo/referee.h. */
#include "xo/referee.h"
#include "check.h"
#include "judged.acsl"

/* Check the moves, then play those before the first fault. */
xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  v.status = xo_check(record, &v.move);
  if (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER || v.status == XO_BAD_RECORD)
    return v;
  game->rules = record->rules;
  if (v.move == 0) {
    if (record->moves.len < xo_min_moves(record->rules))
      v.status = XO_TOO_FEW;
    v.outcome = xo_play(game, &record->order, &record->moves);
  } else {
    xo_moves faultless = record->moves;
    faultless.len = v.move - 1;
    v.outcome = xo_play(game, &record->order, &faultless);
    //@ ghost judged_part(*game, record->order, faultless, record->moves, game->moves);
  }
  v.used = game->moves;
  return v;
}

xo_status xo_referee_begin(xo_record *record, xo_rules rules, xo_play_order order)
{
  if (!xo_inv_rules(rules))
    return XO_BAD_RULES;
  if (!xo_inv_play_order(rules, &order))
    return XO_BAD_ORDER;
  record->rules = rules;
  record->order = order;
  record->moves.len = 0;
  return XO_OK;
}

/* Judge the record, then look whether the game is open and the cell is on the board and free. */
xo_status xo_referee_ask(const xo_record *record, xo_pos pos)
{
  xo_game game = {{0, 0, 0, 0}, 0, {{0}}};
  xo_verdict v = xo_referee_judge(record, &game);
  if (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER)
    return v.status;
  if (v.status != XO_OK && v.status != XO_TOO_FEW)
    return XO_BAD_RECORD;
  //@ ghost judged_next(*record, game, v.used, v.outcome);
  if (v.outcome != XO_UNFINISHED)
    return XO_AFTER_END;
  if (!xo_inv_pos(record->rules, pos))
    return XO_OFF_BOARD;
  if (xo_moves_so_far(&game, pos))
    return XO_TAKEN;
  return XO_OK;
}

xo_status xo_referee_offer(xo_record *record, xo_pos pos)
{
  xo_status status = xo_referee_ask(record, pos);
  if (status == XO_OK) {
    //@ ghost xo_record old = *record;
    record->moves.at[record->moves.len] = pos;
    record->moves.len++;
    //@ ghost judged_extended(old, *record, pos);
  }
  return status;
}
