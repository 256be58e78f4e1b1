/* play.c: see xo/play.h. */
#include "xo/play.h"
#include "line.h"
#include "count.acsl"
#include "play.acsl"

/*@ predicate TurnAt(xo_play_order o, integer t, integer p) = 0 <= t < o.len && o.at[t] == p;
    lemma HasTurn_At: \forall xo_play_order o, integer t, p; TurnAt(o, t, p) ==> HasTurn(o, p);
*/
bool xo_inv_play_order(xo_rules rules, const xo_play_order *order)
{
  if (order->len != rules.players)
    return false;
  /*@ loop invariant bound: 0 <= t <= order->len;
      loop invariant range: \forall integer s; 0 <= s < t ==> 1 <= order->at[s] <= rules.players;
      loop assigns t;
      loop variant order->len - t; */
  for (int t = 0; t < order->len; t++)
    if (order->at[t] < 1 || order->at[t] > rules.players) {
      //@ assert here: TurnAt(*order, t, order->at[t]);
      //@ assert no: !InvPlayOrder(rules, *order);
      return false;
    }
  /*@ loop invariant bound: 1 <= p <= rules.players + 1;
      loop invariant all:   \forall integer q; 1 <= q < p ==> HasTurn(*order, q);
      loop invariant once:  \forall integer s, t; 0 <= s < order->len && 0 <= t < order->len && order->at[s] < p &&
                              order->at[s] == order->at[t] ==> s == t;
      loop assigns p;
      loop variant rules.players - p; */
  for (xo_player p = 1; p <= rules.players; p++) {
    int times = 0;
    //@ ghost int one = 0, two = 0;
    /*@ loop invariant bound: 0 <= times <= t <= order->len;
        loop invariant none:  times == 0 ==> \forall integer s; 0 <= s < t ==> order->at[s] != p;
        loop invariant one:   times == 1 ==> TurnAt(*order, one, p) && one < t &&
                                (\forall integer s; 0 <= s < t && s != one ==> order->at[s] != p);
        loop invariant two:   times >= 2 ==> one < two && TurnAt(*order, one, p) && TurnAt(*order, two, p);
        loop assigns t, times, one, two;
        loop variant order->len - t; */
    for (int t = 0; t < order->len; t++)
      if (order->at[t] == p) {
        //@ assert here: TurnAt(*order, t, p);
        //@ ghost if (times == 0) one = t; else if (times == 1) two = t;
        times++;
      }
    if (times != 1) {
      //@ assert no: !InvPlayOrder(rules, *order);
      return false;
    }
    //@ assert once: TurnAt(*order, one, p);
  }
  //@ assert yes: InvPlayOrder(rules, *order);
  return true;
}

xo_outcome xo_play(xo_game *game, const xo_play_order *order, const xo_moves *moves)
{
  int turn = 0, round = 0;
  xo_init(game, game->rules);
  //@ ghost play_start(*game, *order, *moves);
  /*@ loop invariant bound:  0 <= i <= moves->len;
      loop invariant turn:   0 <= turn < order->len && turn == Turn(order->len, i);
      loop invariant rules:  SameRules(\at(game->rules, Pre), game->rules);
      loop invariant order:  InvPlayOrder(game->rules, *order);
      loop invariant moves:  InvPrefix(game->rules, *moves, moves->len);
      loop invariant game:   InvGame(*game);
      loop invariant after:  After(*game, *order, *moves, i);
      loop invariant counts: Round(*game, *order, round, turn);
      loop invariant round:  0 <= round <= i;
      loop invariant won:    NobodyWon(*game);
      loop invariant open:   IsUnfinished(*game);
      loop invariant before: NotOverBefore(game->rules, *order, *moves, i);
      loop assigns i, turn, round, *game;
      loop variant moves->len - i; */
  for (int i = 0; i < moves->len; i++) {
    xo_player player = order->at[turn];
    xo_pos pos = moves->at[i];
    //@ ghost xo_game old = *game;
    //@ ghost play_before(old, *order, *moves, i, round, turn);
    xo_move(game, player, pos);
    //@ ghost play_after(old, *game, *order, *moves, i, round, turn);
    //@ assert after: game->moves == i + 1 && After(*game, *order, *moves, game->moves);
    // Who has fewer cells than a line needs has no line.
    //@ ghost count_won(*game, player);
    //@ assert few: round + 1 < game->rules.line ==> !HasWon(*game, player);
    if (round + 1 >= game->rules.line && xo_wins_through(game, player, pos))
      return player;
    if (xo_move_count_left(game) == 0)
      return XO_DRAW;
    turn++;
    if (turn == order->len) {
      turn = 0;
      round++;
    }
  }
  //@ assert after: game->moves == moves->len && After(*game, *order, *moves, game->moves);
  return XO_UNFINISHED;
}
