/* module_play.c: the module's play, statement by statement: its loop invariant, its calls and its postcondition hold, for any
 * order, n and game that satisfy the invariant, as VDM asks. OBLIGATIONS.md says which obligation each goal discharges. That
 * xo_play, which is written otherwise, answers the same is its own contract.
 */
#include "xo/types.h"
#include "laws.acsl"
#include "errata.acsl"
#include "obligations.acsl"
#include "module_play.acsl"
/*@ // The condition of the while.
    predicate GoesOn(xo_moves moves, integer n, xo_game game) = n < moves.len && IsUnfinished(game);
*/
/*@ ghost
  // Before the loop.
  /@ requires types: InvRules(R) && InvPlayOrder(R, playorder) && InvPrefix(R, moves, moves.len) && 0 <= moves.len;
     requires game:  SameRules(R, game.rules) && InvGame(game) && Empty(game);
     terminates \true; exits \false; assigns \nothing;
     ensures invariant: PlayInvariant(playorder, moves, playorder, 0, game); @/
  void module_begins(xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game)
  {
    /@ assert order: InvPlayOrder(game.rules, playorder); @/
    turn_round(playorder.len, 0);
    /@ assert at: \forall integer i; 1 <= i <= playorder.len ==> TurnIs(playorder, playorder, 0, i); @/
    /@ assert turns: TurnsFrom(playorder, playorder, 0); @/
  }

  // The body of the loop, up to the call of move.
  /@ requires types:     InvPlayOrder(game.rules, playorder) && InvPrefix(game.rules, moves, moves.len);
     requires invariant: PlayInvariant(playorder, moves, order, n, game);
     requires on:        GoesOn(moves, n, game);
     terminates \true; exits \false; assigns \nothing;
     ensures index:      0 <= n < moves.len;
     ensures player:     InvPlayer(game.rules, order.at[0]);
     ensures pos:        InvPos(game.rules, moves.at[n]);
     ensures pre:        PreMove(game, order.at[0], moves.at[n].row, moves.at[n].col);
     ensures turn:       order.at[0] == playorder.at[Turn(playorder.len, n)]; @/
  void module_moves(xo_play_order playorder, xo_moves moves, xo_play_order order, int n, xo_game game)
  {
    moved_as_replayed(game, playorder, moves, n);
    turn_is_mod(playorder.len, n);
    count_bound(game);
    int turn = n % playorder.len;
    int round = count(game, playorder.at[playorder.len - 1]);
    play_before(game, playorder, moves, n, round, turn);
    /@ assert head: TurnIs(order, playorder, n, 1); @/
    free_left(game, moves.at[n].row, moves.at[n].col);
  }

  // The rest of the body: next is what move leaves, rest is tl order ^ [player].
  /@ requires types:     InvPlayOrder(game.rules, playorder) && InvPrefix(game.rules, moves, moves.len);
     requires invariant: PlayInvariant(playorder, moves, order, n, game);
     requires on:        GoesOn(moves, n, game);
     requires move:      InvGame(next) && MUnion(game, next, moves.at[n].row, moves.at[n].col, order.at[0]);
     requires rotated:   Rotated(order, rest);
     terminates \true; exits \false; assigns \nothing;
     ensures order:      InvPlayOrder(next.rules, rest);
     ensures invariant:  PlayInvariant(playorder, moves, rest, n + 1, next);
     ensures measure:    0 <= moves.len - (n + 1) < moves.len - n; @/
  void module_goes_on(xo_play_order playorder, xo_moves moves, xo_play_order order, int n, xo_game game, xo_game next,
                      xo_play_order rest)
  {
    module_moves(playorder, moves, order, n, game);
    play_board(game, next, playorder, moves, n);
    play_open(game, playorder, moves, n);
    turns_rotated(game.rules, playorder, order, rest, n);
    xo_play_order other = rotated(game.rules, order);
    /@ assert same: \forall integer t; 0 <= t < order.len ==> rest.at[t] == other.at[t]; @/
    same_order(game.rules, other, rest);
    /@ assert before: NotOverBefore(next.rules, playorder, moves, n + 1); @/
  }

  // Behind the loop, whether or not it was entered: whoWon is asked where it is defined, and post_play holds of what is
  // returned.
  /@ requires types:     InvPlayOrder(game.rules, playorder) && InvPrefix(game.rules, moves, moves.len);
     requires invariant: PlayInvariant(playorder, moves, order, n, game);
     requires end:       !GoesOn(moves, n, game);
     terminates \true; exits \false; assigns \nothing;
     ensures who:        IsWon(game) ==> (\exists integer p; InvPlayer(game.rules, p) && WhoWon(game, p));
     ensures won:        \forall integer p; IsWon(game) && WhoWon(game, p) && InvPlayer(game.rules, p) ==>
                           PostPlay(playorder, moves, p, game);
     ensures drawn:      !IsWon(game) && IsDraw(game) ==> PostPlay(playorder, moves, XO_DRAW, game);
     ensures open:       !IsWon(game) && !IsDraw(game) ==> PostPlay(playorder, moves, XO_UNFINISHED, game); @/
  void module_ends(xo_play_order playorder, xo_moves moves, xo_play_order order, int n, xo_game game)
  {
  }
*/
