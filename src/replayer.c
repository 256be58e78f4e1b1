/* replayer.c: see xo/replayer.h. */
#include "xo/replayer.h"
#include "check.h"
#include "replaying.h"
#include "replaying_ghosts.acsl"

void xo_replayer_begin(xo_replayer *replayer)
{
  const xo_stretches none = {{{0}}};
  //@ assert none: ClearTable(none);
  xo_init(&replayer->game, (xo_rules){1, 1, 1, 2});
  /*@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
      loop invariant board: ClearBoard(replayer->game);
      loop invariant clear: \forall integer s; 0 <= s < t ==> ClearTable(replayer->of[s]);
      loop assigns t, *replayer;
      loop variant XO_PLAYERS_MAX - t; */
  for (int t = 0; t < XO_PLAYERS_MAX; t++)
    replayer->of[t] = none;
}

xo_verdict xo_replayer_judge(xo_replayer *replayer, const xo_record *record)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
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
  v.outcome = xo_replaying_play(replayer, record, &v.status);
  v.used = replayer->game.moves;
  //@ ghost xo_game game = replayer->game;
  //@ ghost replay_left(*replayer, record->order, record->moves, v.used);
  int faultless = v.used;
  if (v.status == XO_OK)
    faultless = xo_replaying_rest(replayer, record, v.used, &v.status);
  //@ ghost replay_all(*replayer, record->order, record->moves, v.used, faultless);
  xo_replaying_undo(replayer, record, faultless);
  if (v.status != XO_OK) {
    v.move = faultless + 1;
    //@ ghost fault_not_playable(*record, v.move);
  }
  //@ assert playable: v.status == XO_OK <==> Playable(*record);
  if (v.status == XO_OK && record->moves.len < xo_min_moves(record->rules))
    v.status = XO_TOO_FEW;
  //@ assert faultless: faultless == Faultless(*record, v.move);
  //@ ghost judged_so(*record, faultless, game, v.used, v.outcome);
  return v;
}
