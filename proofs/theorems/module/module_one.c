/* module_one.c: one play. The module's post_play allows one answer and one board for an order and moves, those of
 * xo_play. The statements of the module's play, as they are translated, leave what post_play allows, after any number
 * of turns of their loop.
 */
#include "xo/play.h"
#include "won.acsl"
#include "replay.acsl"
#include "module_moves.acsl"
/*@ ghost
  // After the same moves there is one board.
  /@ requires after: After(g, o, m, n) && After(h, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures cells:  SameCells(g, h) && g.moves == h.moves; @/
  void one_board(xo_game g, xo_game h, xo_play_order o, xo_moves m, int n) {}

  // A game does not go on where it could have ended.
  /@ requires rules:  SameRules(R, g.rules) && SameRules(R, h.rules) && 0 <= g.moves;
     requires early:  PostPlay(o, m, p, g) && PostPlay(o, m, q, h);
     terminates \true; exits \false; assigns \nothing;
     ensures most:    h.moves <= g.moves; @/
  void one_end(xo_rules R, xo_play_order o, xo_moves m, int p, xo_game g, int q, xo_game h) {}

  /@ requires rules:  InvRules(R) && SameRules(R, g.rules) && SameRules(R, h.rules) && 0 <= g.moves && 0 <= h.moves;
     requires played: PostPlay(o, m, p, g) && PostPlay(o, m, q, h);
     terminates \true; exits \false; assigns \nothing;
     ensures cells:   SameCells(g, h) && g.moves == h.moves;
     ensures result:  p == q; @/
  void one_answer(xo_rules R, xo_play_order o, xo_moves m, int p, xo_game g, int q, xo_game h)
  {
    one_end(R, o, m, p, g, q, h);
    one_end(R, o, m, q, h, p, g);
    one_board(g, h, o, m, g.moves);
    won_same(g);
    count_same(g);
  }
*/
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(moves);
    requires apart:  \separated(game, order, moves);
    requires rules:  InvRules(game->rules) && SameRules(game->rules, left.rules);
    requires order:  InvPlayOrder(game->rules, *order);
    requires moves:  InvPrefix(game->rules, *moves, moves->len);
    requires left:   InvGame(left);
    requires module: Vdm_post_play(game->rules, old, left, *order, *moves, result);
    terminates \true; exits \false; assigns *game;
    ensures answer:  \result == result;
    ensures board:   SameCells(left, *game) && left.moves == game->moves; */
int one_play(xo_game *game, const xo_play_order *order, const xo_moves *moves, int result, xo_game old,
             xo_game left)
{
  //@ ghost xo_rules rules = game->rules;
  //@ ghost vdm_post_play(rules, old, left, *order, *moves, result);
  int answer = xo_play(game, order, moves);
  //@ ghost count_bound(left);
  //@ ghost one_answer(rules, *order, *moves, result, left, answer, *game);
  return answer;
}
/*@ // What one turn needs to know of the order and the moves.
    predicate Turning(xo_rules R, xo_play_order o, xo_moves m, integer k) = InvRules(R) && InvPrefix(R, m, m.len) &&
      0 <= k < m.len && Vdm_turn(R, o, k + o.len) == Vdm_turn(R, o, k);
    lemma Turn_Apart: \forall xo_rules R, xo_play_order o, xo_moves m, integer k, i;
      Turning(R, o, m, k) && 0 <= i < k ==> !SamePos(m.at[i], m.at[k]) && OnBoard(R, m.at[i].row, m.at[i].col);
    lemma Turn_There_Old: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, integer k, p, i;
      Turning(R, o, m, k) && Vdm_after_i2(R, o, m, g, i) && Vdm_move(R, g, h, p, m.at[k].row, m.at[k].col) &&
      0 <= i < k ==> Vdm_after_i2(R, o, m, h, i);
    lemma Turn_From: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, integer k, j, p, r, c;
      Turning(R, o, m, k) && j == k + 1 && p == Vdm_turn(R, o, k) && Vdm_after(R, o, m, k, g) &&
      Vdm_move(R, g, h, p, m.at[k].row, m.at[k].col) && 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 &&
      h.cell[r][c] != 0 ==> Vdm_after_p_row_p_col(R, o, m, j, h, r, c);
    lemma Turn_After: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, integer k, p;
      Turning(R, o, m, k) && p == Vdm_turn(R, o, k) && 1 <= p && Vdm_after(R, o, m, k, g) &&
      Vdm_move(R, g, h, p, m.at[k].row, m.at[k].col) ==> Vdm_after(R, o, m, k + 1, h);
    lemma Turn_Before: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, xo_play_order q, integer k;
      Vdm_in_play_loop(R, o, m, g, q, k) && Vdm_play_while(R, g, o, m, q, k) ==> Vdm_notOverBefore(R, o, m, k + 1);
    // The order that a turn leaves: each player is one place further on, the head is the last.
    predicate Rotates(xo_play_order q, xo_play_order s) = s.len == q.len && 1 <= q.len &&
      (\forall integer i; 1 <= i <= s.len ==> Vdm_play_does_i2(s, q, i));
    lemma Order_At: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, xo_play_order q, integer k, j;
      Vdm_invariant_play_3(R, g, o, m, q, k) && 0 <= j < q.len ==> Vdm_invariant_play_3_i(R, o, q, k, j + 1);
    lemma Order_Here: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, xo_play_order q, integer k, j;
      Vdm_invariant_play_3(R, g, o, m, q, k) && 0 <= j < q.len ==> q.at[j] == Vdm_turn(R, o, k + j);
    lemma Turn_Order_Both: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, xo_play_order q, s, integer k,
      j, i;
      Turning(R, o, m, k) && q.len == o.len && Vdm_invariant_play_3(R, g, o, m, q, k) && Rotates(q, s) && j == k + 1 &&
      1 <= i <= s.len ==> Vdm_play_does_i2(s, q, i) && Vdm_invariant_play_3_i(R, o, s, j, i);
    lemma Turn_Kept_Order: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, xo_play_order q, s,
      integer k, n;
      Turning(R, o, m, k) && q.len == o.len && Vdm_in_play_loop(R, o, m, g, q, k) &&
      Vdm_play_body(R, g, h, o, m, q, k, s, n) ==> n == k + 1 && s.len == o.len && Rotates(q, s) &&
      Vdm_invariant_play_3(R, h, o, m, s, n);
    lemma Turn_Kept_Board: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, xo_play_order q, s,
      integer k, n;
      Turning(R, o, m, k) && Vdm_in_play_loop(R, o, m, g, q, k) && Vdm_play_body(R, g, h, o, m, q, k, s, n) ==>
      q.at[0] == Vdm_turn(R, o, k) && Vdm_after(R, o, m, k + 1, h);
    lemma Turn_Kept: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, xo_play_order q, s, integer k, n;
      Turning(R, o, m, k) && q.len == o.len && Vdm_in_play_loop(R, o, m, g, q, k) && Vdm_play_while(R, g, o, m, q, k) &&
      Vdm_play_body(R, g, h, o, m, q, k, s, n) ==> n == k + 1 && s.len == o.len && Vdm_in_play_loop(R, o, m, h, s, n);
    // Where the run is after k turns.
    predicate Stands(xo_rules R, xo_play_order o, xo_moves m, xo_game g, xo_play_order q, integer n, integer k) =
      n == k && k <= m.len && q.len == o.len && Vdm_in_play_loop(R, o, m, g, q, n);
    predicate FirstTurns(xo_rules R, xo_play_order o) =
      \forall integer i; 1 <= i <= o.len ==> o.at[i - 1] == Vdm_turn(R, o, 0 + i - 1);
    lemma First_Order_At: \forall xo_rules R, xo_game first, g, xo_play_order o, xo_moves m, xo_play_order q,
      integer n, i;
      FirstTurns(R, o) && Vdm_play_begin(R, first, g, o, m, q, n) && 1 <= i <= q.len ==>
      Vdm_play_does_i(o, q, i) && Vdm_invariant_play_3_i(R, o, q, 0, i);
    lemma Stands_First: \forall xo_rules R, xo_game first, g, xo_play_order o, xo_moves m, xo_play_order q, integer n;
      Vdm_is_Rules(R) && Vdm_is_PlayOrder(R, o) && Vdm_is_Moves(R, m) && FirstTurns(R, o) &&
      Vdm_play_begin(R, first, g, o, m, q, n) ==> Stands(R, o, m, g, q, n, 0);
*/
/*@ ghost
  /@ requires types:   Vdm_is_Rules(R) && Vdm_is_PlayOrder(R, o) && Vdm_is_Moves(R, m) && 0 <= turns;
     terminates \true; exits \false; assigns \nothing;
     ensures reached:  \forall xo_game g, xo_play_order q, integer n; Vdm_play_loop(R, first, g, o, m, q, n, turns) ==>
                         Stands(R, o, m, g, q, n, turns); @/
  void run_kept(xo_rules R, xo_game first, xo_play_order o, xo_moves m, int turns)
  {
    vdm_games();
    area_bound(R.rows, R.cols);
    vdm_moves(R, m);
    vdm_play_order(R, o);
    vdm_turns(R, o, o.len);
    turn_round(o.len, 0);
    /@ assert first: FirstTurns(R, o); @/
    /@ loop invariant bound: 0 <= k <= turns;
       loop invariant kept:  \forall xo_game g, xo_play_order q, integer n;
         Vdm_play_loop(R, first, g, o, m, q, n, k) ==> Stands(R, o, m, g, q, n, k);
       loop assigns k; loop variant turns - k; @/
    for (int k = 0; k < turns; k++) {
      if (k < m.len) {
        vdm_turns(R, o, k + o.len);
        turn_round(o.len, k);
        /@ assert turning: Turning(R, o, m, k); @/
      }
    }
  }

  // Where the loop is left, what is returned is what post_play allows.
  /@ requires types:  Vdm_is_Rules(R) && Vdm_is_PlayOrder(R, o) && Vdm_is_Moves(R, m) && 0 <= turns;
     requires run:    Vdm_play_loop(R, first, left, o, m, last, n, turns);
     requires end:    !Vdm_play_while(R, left, o, m, last, n) && Vdm_play_end(R, left, o, m, last, n, result);
     terminates \true; exits \false; assigns \nothing;
     ensures types:   InvRules(R) && InvPlayOrder(R, o) && InvMoves(R, m);
     ensures game:    SameRules(R, left.rules) && InvGame(left);
     ensures post:    Vdm_post_play(R, first, left, o, m, result); @/
  void run_post(xo_rules R, xo_game first, xo_game left, xo_play_order o, xo_moves m, xo_play_order last, int n,
                int turns, int result)
  {
    run_kept(R, first, o, m, turns);
    vdm_games();
    area_bound(R.rows, R.cols);
    vdm_moves(R, m);
    vdm_play_order(R, o);
    vdm_play_order(R, last);
    vdm_play_invariant(R, left, o, m, last, n);
    vdm_post_play(R, first, left, o, m, result);
  }
*/
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(moves);
    requires apart:  \separated(game, order, moves);
    requires types:  Vdm_is_Rules(game->rules) && Vdm_is_PlayOrder(game->rules, *order) && Vdm_is_Moves(game->rules,
      *moves);
    requires run:    0 <= turns && Vdm_play_loop(game->rules, first, left, *order, *moves, last, n, turns);
    requires end:    !Vdm_play_while(game->rules, left, *order, *moves, last, n) &&
                       Vdm_play_end(game->rules, left, *order, *moves, last, n, result);
    terminates \true; exits \false; assigns *game;
    ensures answer:  \result == result;
    ensures board:   SameCells(left, *game) && left.moves == game->moves; */
int module_play(xo_game *game, const xo_play_order *order, const xo_moves *moves, int result, xo_game first,
                xo_game left, xo_play_order last, int n, int turns)
{
  //@ ghost xo_rules rules = game->rules;
  //@ ghost run_post(rules, first, left, *order, *moves, last, n, turns, result);
  return one_play(game, order, moves, result, first, left);
}
