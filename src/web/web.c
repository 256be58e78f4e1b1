/* web.c: see web.h. */
#include "web.h"
#include "judged.acsl"

xo_play_order web_order;
xo_record web_record;
xo_game web_game;
xo_verdict web_verdict;
xo_player web_next;
char web_text[WEB_TEXT];
xo_reading web_reading;
xo_moves web_read_moves;

void web_seat(int turn, int player)
{
  if (turn >= 0 && turn < XO_PLAYERS_MAX)
    web_order.at[turn] = player;
}

xo_status web_begin(int rows, int cols, int line, int players, int seats)
{
  web_order.len = seats;
  return xo_referee_begin(&web_record, (xo_rules){rows, cols, line, players}, web_order);
}

xo_status web_offer(int row, int col) { return xo_referee_offer(&web_record, (xo_pos){row, col}); }

int web_moves(void) { return web_record.moves.len; }

int web_move_row(int k)
{
  return 0 <= k && k < XO_MOVES_CAP && k < web_record.moves.len ? web_record.moves.at[k].row : 0;
}

int web_move_col(int k)
{
  return 0 <= k && k < XO_MOVES_CAP && k < web_record.moves.len ? web_record.moves.at[k].col : 0;
}

void web_keep(int moves)
{
  if (moves >= 0 && moves <= web_record.moves.len)
    web_record.moves.len = moves;
}

/* The player whose turn it is after so many moves: the order is gone through again and again. */
/*@ requires order:  2 <= order.len <= XO_PLAYERS_MAX;
    requires seated: \forall integer t; 0 <= t < order.len ==> 1 <= order.at[t];
    requires moves:  0 <= moves;
    terminates \true; exits \false; assigns \nothing;
    ensures player:  1 <= \result;
    ensures turn:    \result == order.at[Turn(order.len, moves)]; */
static xo_player player_at(xo_play_order order, int moves)
{
  int turn = 0;
  /*@ loop invariant bound: 0 <= i <= moves;
      loop invariant turn:  0 <= turn < order.len && turn == Turn(order.len, i);
      loop assigns i, turn; loop variant moves - i; */
  for (int i = 0; i < moves; i++) {
    turn++;
    if (turn == order.len)
      turn = 0;
  }
  return order.at[turn];
}

xo_status web_judge(void)
{
  web_verdict = xo_referee_judge(&web_record, &web_game);
  web_next = 0;
  if (web_verdict.status == XO_OK || web_verdict.status == XO_TOO_FEW) {
    //@ ghost judged_next(web_record, web_game, web_verdict.used, web_verdict.outcome);
    if (web_verdict.outcome == XO_UNFINISHED) {
      //@ assert open: Open(web_record);
      web_next = player_at(web_record.order, web_record.moves.len);
      //@ assert player: web_next >= 1;
    }
    //@ assert over: web_verdict.outcome != XO_UNFINISHED ==> !Open(web_record);
  } else {
    //@ assert fault: !Playable(web_record);
    //@ assert no: !Open(web_record);
  }
  return web_verdict.status;
}

int web_outcome(void) { return web_verdict.outcome; }

int web_used(void) { return web_verdict.used; }

int web_turn(void) { return web_next; }

int web_player_at(int row, int col)
{
  if (row < 1 || row > XO_SIDE_MAX || col < 1 || col > XO_SIDE_MAX)
    return 0;
  return web_game.cell[row][col];
}

int web_won_at(int row, int col)
{
  xo_status status = web_judge();
  xo_pos pos = {row, col};
  if ((status != XO_OK && status != XO_TOO_FEW) || web_verdict.outcome <= 0 || !xo_inv_pos(web_game.rules, pos))
    return 0;
  return xo_winning_cell(&web_game, web_verdict.outcome, pos);
}

int web_read(int len)
{
  if (len < 0 || len > WEB_TEXT || !xo_inv_rules(web_record.rules))
    return -1;
  web_reading = xo_notation_read(web_record.rules, XO_PLAIN, web_text, len, &web_read_moves);
  return web_reading.moves;
}

int web_read_at(void) { return web_reading.at; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures one:     \result <==> 0 <= k < XO_MOVES_CAP && k < web_read_moves.len; */
static bool was_read(int k) { return 0 <= k && k < XO_MOVES_CAP && k < web_read_moves.len; }

int web_read_row(int k) { return was_read(k) ? web_read_moves.at[k].row : 0; }

int web_read_col(int k) { return was_read(k) ? web_read_moves.at[k].col : 0; }
