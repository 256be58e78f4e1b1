/* replaying.c: see replaying.h. */
#include "replaying.h"
#include "stretch.h"
#include "count.acsl"
#include "play.acsl"
#include "replaying_ghosts.acsl"

/* As xo_play, but that each move is checked when it is its turn, and that the tables say whether it makes a line. */
xo_outcome xo_replaying_play(xo_replayer *replayer, const xo_record *record, xo_status *status)
{
  int turn = 0, max = xo_max(record->rules);
  //@ ghost int round = 0;
  *status = XO_OK;
  replayer->game.rules = record->rules;
  replayer->game.moves = 0;
  //@ ghost clear_empty(replayer->game);
  //@ ghost play_start(replayer->game, record->order, record->moves);
  //@ ghost replay_start(*replayer);
  /*@ loop invariant bound:  0 <= i <= record->moves.len && i < max;
      loop invariant turn:   0 <= turn < record->order.len && turn == Turn(record->order.len, i);
      loop invariant round:  0 <= round <= i;
      loop invariant fault:  *status == XO_OK;
      loop invariant prefix: InvPrefix(record->rules, record->moves, i);
      loop invariant rules:  SameRules(record->rules, replayer->game.rules);
      loop invariant game:   InvGame(replayer->game);
      loop invariant after:  After(replayer->game, record->order, record->moves, i);
      loop invariant before: NotOverBefore(record->rules, record->order, record->moves, i);
      loop invariant moves:  replayer->game.moves == i;
      loop invariant counts: Round(replayer->game, record->order, round, turn);
      loop invariant won:    NobodyWon(replayer->game) && IsUnfinished(replayer->game);
      loop invariant tables: TablesTell(*replayer) && TablesHis(*replayer);
      loop assigns i, turn, round, *status, *replayer;
      loop variant record->moves.len - i; */
  for (int i = 0; i < record->moves.len; i++) {
    xo_pos pos = record->moves.at[i];
    xo_player player = record->order.at[turn];
    //@ ghost xo_game old = replayer->game;
    //@ ghost after_seen(old, record->order, record->moves, i);
    if (!xo_inv_pos(record->rules, pos)) {
      *status = XO_OFF_BOARD;
      return XO_UNFINISHED;
    }
    if (replayer->game.cell[pos.row][pos.col] != 0) {
      *status = XO_TAKEN;
      return XO_UNFINISHED;
    }
    //@ assert free: !Placed(record->moves, i, pos.row, pos.col);
    //@ ghost prefix_next(record->rules, record->moves, i);
    //@ ghost replay_before(old, record->order, record->moves, i, round, turn);
    bool won = xo_stretch_move(replayer, player, pos);
    //@ ghost replay_after(old, replayer->game, record->order, record->moves, i, round, turn);
    if (won)
      return player;
    if (i + 1 == max)
      return XO_DRAW;
    turn++;
    if (turn == record->order.len) {
      turn = 0;
      //@ ghost round++;
    }
  }
  return XO_UNFINISHED;
}

int xo_replaying_rest(xo_replayer *replayer, const xo_record *record, int used, xo_status *status)
{
  int max = xo_max(record->rules);
  *status = XO_OK;
  /*@ loop invariant bound:  used <= i <= record->moves.len && i <= max;
      loop invariant fault:  *status == XO_OK;
      loop invariant prefix: InvPrefix(record->rules, record->moves, i);
      loop invariant seen:   Marked(replayer->game, record->moves, i);
      loop assigns i, *status, replayer->game;
      loop variant record->moves.len - i; */
  for (int i = used; i < record->moves.len; i++) {
    xo_pos pos = record->moves.at[i];
    if (i == max) {
      *status = XO_TOO_MANY;
      return i;
    }
    if (!xo_inv_pos(record->rules, pos)) {
      *status = XO_OFF_BOARD;
      return i;
    }
    if (replayer->game.cell[pos.row][pos.col] != 0) {
      *status = XO_TAKEN;
      return i;
    }
    //@ assert free: !Placed(record->moves, i, pos.row, pos.col);
    //@ ghost prefix_next(record->rules, record->moves, i);
    //@ ghost xo_game old = replayer->game;
    replayer->game.cell[pos.row][pos.col] = 1;
    //@ ghost mark_next(old, replayer->game, record->moves, i);
  }
  return record->moves.len;
}

void xo_replaying_undo(xo_replayer *replayer, const xo_record *record, int n)
{
  int turn = 0;
  /*@ loop invariant bound:  0 <= i <= n;
      loop invariant turn:   0 <= turn < record->order.len && turn == Turn(record->order.len, i);
      loop invariant board:  BoardLeft(replayer->game, record->moves, i, n);
      loop invariant tables: TablesLeft(*replayer, record->order, record->moves, i, n);
      loop assigns i, turn, *replayer;
      loop variant n - i; */
  for (int i = 0; i < n; i++) {
    xo_pos pos = record->moves.at[i];
    xo_player player = record->order.at[turn];
    //@ ghost xo_replayer old = *replayer;
    replayer->game.cell[pos.row][pos.col] = 0;
    //@ ghost board_undo(old.game, replayer->game, record->moves, i, n);
    xo_stretch_clear(&replayer->of[player - 1], pos.row, pos.col);
    //@ ghost table_undo(old.of[player - 1], replayer->of[player - 1], record->order, record->moves, i, n);
    /*@ ghost
      /@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
         loop invariant left:  \forall integer s; 0 <= s < t ==>
                                 TableLeft(replayer->of[s], record->order, record->moves, i + 1, n, s + 1);
         loop assigns t; loop variant XO_PLAYERS_MAX - t; @/
      for (int t = 0; t < XO_PLAYERS_MAX; t++)
        if (t != player - 1)
          table_other(replayer->of[t], record->order, record->moves, i, n, t + 1); */
    turn++;
    if (turn == record->order.len)
      turn = 0;
  }
}
