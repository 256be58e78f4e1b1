/* module_obligations.c: the module's obligations. Each is proved as a lemma, or as a ghost function that requires what
 * is given there and nothing else. OBLIGATIONS.md lists them.
 */
#include "xo/types.h"
#include "replay.acsl"
#include "module_moves.acsl"
/*@ // The condition of the while.
    predicate GoesOn(xo_moves moves, integer n, xo_game game) = n < moves.len && IsUnfinished(game);

    // tl order ^ [hd order].
    predicate VdmTurned(xo_play_order q, xo_play_order s) = s.len == q.len && 2 <= q.len &&
      (\forall integer i; 1 <= i <= s.len ==> Vdm_play_does_i2(s, q, i));
    lemma Turned_At: \forall xo_play_order q, s, integer t; VdmTurned(q, s) && 0 <= t < q.len ==>
      Vdm_play_does_i2(s, q, t + 1) && s.at[t] == (t == q.len - 1 ? q.at[0] : q.at[t + 1]);
    lemma Turned_Rotated: \forall xo_play_order q, s; VdmTurned(q, s) ==> Rotated(q, s);
    lemma Rotated_Owed: \forall xo_play_order q, s, integer i; Rotated(q, s) && 1 <= i <= s.len ==>
      Vdm_play_owed_i(q, s, i);
    lemma First_Player: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_Player_owed_p(R, 1);
    lemma Obligation_Player_1: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_obligation_Player_1(R);
    lemma First_Pos: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_Pos_owed_p_row_p_col(R, 1, 1);
    lemma Obligation_Pos_1: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_obligation_Pos_1(R);
    lemma Obligation_CROSS_1: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_obligation_CROSS_1(R);
    lemma Obligation_NOUGHT_1: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_obligation_NOUGHT_1(R);
    lemma Obligation_winningLines_1: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_winningLines_1(R, r, c, i) ==> Vdm_obligation_winningLines_1(R, r, c, i);
    lemma Obligation_winningLines_2: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_winningLines_2(R, r, c, i) ==> Vdm_obligation_winningLines_2(R, r, c, i);
    lemma Obligation_winningLines_3: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_winningLines_3(R, r, c, i) ==> Vdm_obligation_winningLines_3(R, r, c, i);
    lemma Obligation_winningLines_4: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_winningLines_4(R, r, c, i) ==> Vdm_obligation_winningLines_4(R, r, c, i);
    lemma Obligation_longerLines_1: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_longerLines_1(R, r, c, i) ==> Vdm_obligation_longerLines_1(R, r, c, i);
    lemma Obligation_longerLines_2: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_longerLines_2(R, r, c, i) ==> Vdm_obligation_longerLines_2(R, r, c, i);
    lemma Obligation_longerLines_3: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_longerLines_3(R, r, c, i) ==> Vdm_obligation_longerLines_3(R, r, c, i);
    lemma Obligation_longerLines_4: \forall xo_rules R, integer r, integer c, integer i;
      Vdm_given_longerLines_4(R, r, c, i) ==> Vdm_obligation_longerLines_4(R, r, c, i);
    lemma Obligation_whoWon_1: \forall xo_rules R, xo_game g, integer p; Vdm_given_whoWon_1(R, g, p) ==>
      Vdm_obligation_whoWon_1(R, g, p);
    lemma Obligation_whoWon_2: \forall xo_rules R, xo_game g; Vdm_in_whoWon(R, g) ==> Vdm_obligation_whoWon_2(R, g);
    lemma Obligation_whoWon_3: \forall xo_rules R, xo_game g; Vdm_in_whoWon(R, g) ==> Vdm_obligation_whoWon_3(R, g);
    lemma Obligation_isWon_1: \forall xo_rules R, xo_game g, integer p; Vdm_given_isWon_1(R, g, p) ==>
      Vdm_obligation_isWon_1(R, g, p);
    lemma Obligation_mayMove_1: \forall xo_rules R, xo_game g, integer p, integer q; Vdm_given_mayMove_1(R, g, p, q) ==>
      Vdm_obligation_mayMove_1(R, g, p, q);
    lemma Obligation_minMoves_1: \forall xo_rules R; Vdm_is_Rules(R) ==> Vdm_obligation_minMoves_1(R);
    lemma Obligation_turn_1: \forall xo_rules R, xo_play_order order, integer i; Vdm_in_turn(R, order, i) ==>
      Vdm_obligation_turn_1(R, order, i);
    lemma Obligation_turn_2: \forall xo_rules R, xo_play_order order, integer i; Vdm_in_turn(R, order, i) ==>
      Vdm_obligation_turn_2(R, order, i);
    lemma Obligation_after_1: \forall xo_rules R, xo_play_order order, xo_moves moves, integer n, integer i;
      Vdm_given_after_1(R, order, moves, n, i) ==> Vdm_obligation_after_1(R, order, moves, n, i);
    lemma Obligation_notOverBefore_1: \forall xo_rules R, xo_play_order order, xo_moves moves, integer n, integer k;
      Vdm_given_notOverBefore_1(R, order, moves, n, k) ==> Vdm_obligation_notOverBefore_1(R, order, moves, n, k);
    lemma Obligation_move_1: \forall xo_rules R, xo_game game_old, integer p, integer pos_row, integer pos_col,
      xo_game game;
      Vdm_given_move_1(R, game_old, p, pos_row, pos_col, game) ==>
      Vdm_obligation_move_1(R, game_old, p, pos_row, pos_col, game);
    lemma Obligation_play_1: \forall xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves,
      xo_game game, integer RESULT; Vdm_given_play_1(R, game_old, playorder, moves, game, RESULT) ==>
      Vdm_obligation_play_1(R, game_old, playorder, moves, game, RESULT);
    lemma Obligation_play_2: \forall xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves,
      xo_game game, integer RESULT; Vdm_given_play_2(R, game_old, playorder, moves, game, RESULT) ==>
      Vdm_obligation_play_2(R, game_old, playorder, moves, game, RESULT);
    lemma Obligation_play_3: \forall xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves,
      xo_game game, integer RESULT; Vdm_given_play_3(R, game_old, playorder, moves, game, RESULT) ==>
      Vdm_obligation_play_3(R, game_old, playorder, moves, game, RESULT);
    lemma Obligation_play_5: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n; Vdm_given_play_5(R, playorder, moves, game, order, n) ==>
      Vdm_obligation_play_5(R, playorder, moves, game, order, n);
    lemma Obligation_play_6: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n; Vdm_given_play_6(R, playorder, moves, game, order, n) ==>
      Vdm_obligation_play_6(R, playorder, moves, game, order, n);
    lemma Obligation_play_7: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n, integer i; Vdm_given_play_7(R, playorder, moves, game, order, n, i) ==>
      Vdm_obligation_play_7(R, playorder, moves, game, order, n, i);
    lemma Obligation_play_9: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n; Vdm_given_play_9(R, playorder, moves, game, order, n) ==>
      Vdm_obligation_play_9(R, playorder, moves, game, order, n);
    lemma Obligation_play_13: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n, xo_game game_next, xo_play_order order_next, integer n_next;
      Vdm_given_play_13(R, playorder, moves, game, order, n, game_next, order_next, n_next) ==>
      Vdm_obligation_play_13(R, playorder, moves, game, order, n, game_next, order_next, n_next);
    lemma Obligation_play_14: \forall xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game,
      xo_play_order order, integer n; Vdm_given_play_14(R, playorder, moves, game, order, n) ==>
      Vdm_obligation_play_14(R, playorder, moves, game, order, n);
*/
/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_Rules_1; @/
  void obligation_Rules_1(void)
  {
    xo_rules R;
    R.rows = 3;
    R.cols = 3;
    R.line = 3;
    R.players = 2;
    R.exact = 0;
    /@ assert some: Vdm_Rules_owed_r(R); @/
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_RULES_1; @/
  void obligation_RULES_1(void)
  {
    xo_rules R;
    R.rows = 3;
    R.cols = 3;
    R.line = 3;
    R.players = 2;
    R.exact = 0;
    /@ assert some: Vdm_RULES_owed_v(R); @/
  }

  /@ requires given: Vdm_is_Rules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_Game_1(R); @/
  void obligation_Game_1(xo_rules R)
  {
    xo_game g = game_empty(R);
    vdm_games();
  }

  /@ requires given: Vdm_is_Rules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_Sigma_1(R); @/
  void obligation_Sigma_1(xo_rules R)
  {
    xo_game g = game_empty(R);
    vdm_games();
    vdm_init(R, g);
  }

  /@ requires given: Vdm_in_moveCountLeft(R, g);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_moveCountLeft_1(R, g); @/
  void obligation_moveCountLeft_1(xo_rules R, xo_game g)
  {
    vdm_games();
    count_most(g);
  }

  /@ requires given: Vdm_is_Rules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_Moves_1(R); @/
  void obligation_Moves_1(xo_rules R)
  {
    xo_moves m = some_moves(R);
    vdm_moves(R, m);
  }

  /@ requires given: Vdm_is_Rules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_PlayOrder_1(R); @/
  void obligation_PlayOrder_1(xo_rules R)
  {
    xo_play_order o = some_order(R);
    vdm_play_order(R, o);
  }

  // The module's Moves are those of xo.acsl.
  /@ requires given: Vdm_is_Rules(R) && Vdm_is_Moves(R, moves);
     terminates \true; exits \false; assigns \nothing;
     ensures moves: InvRules(R) && InvMoves(R, moves); @/
  void obligation_moves(xo_rules R, xo_moves moves)
  {
    area_bound(R.rows, R.cols);
    vdm_moves(R, moves);
  }

  /@ requires given: Vdm_given_after_2(R, order, moves, n, i, other_i);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_after_2(R, order, moves, n, i, other_i); @/
  void obligation_after_2(xo_rules R, xo_play_order order, xo_moves moves, int n, int i, int other_i)
  {
    obligation_moves(R, moves);
    /@ assert pos:        SamePos(moves.at[i], moves.at[other_i]); @/
  }

  /@ requires given: Vdm_in_after(R, order, moves, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_after_3(R, order, moves, n); @/
  void obligation_after_3(xo_rules R, xo_play_order order, xo_moves moves, int n)
  {
    obligation_moves(R, moves);
    vdm_play_order(R, order);
    xo_game g = replay(R, order, moves, n);
    vdm_games();
    vdm_after(R, order, moves, n);
  }

  // The game that move leaves.
  /@ requires given: Vdm_in_move(R, g, p, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures rules: InvRules(R) && SameRules(R, g.rules) && SameRules(R, \result.rules);
     ensures game:  InvGame(g) && InvGame(\result) && MUnion(g, \result, r, c, p);
     ensures cells: \forall xo_game h; Vdm_move(R, g, h, p, r, c) ==> SameCells(\result, h); @/
  xo_game obligation_move(xo_rules R, xo_game g, int p, int r, int c)
  {
    vdm_games();
    vdm_pre_move(R, g, p, r, c);
    area_bound(R.rows, R.cols);
    count_bound(g);
    xo_game h = game_moved(g, p, r, c);
    count_munion(g, h, r, c, p);
    return h;
  }

  /@ requires given: Vdm_in_move(R, game_old, p, pos_row, pos_col);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_move_2(R, game_old, p, pos_row, pos_col); @/
  void obligation_move_2(xo_rules R, xo_game game_old, int p, int pos_row, int pos_col)
  {
    xo_game g = obligation_move(R, game_old, p, pos_row, pos_col);
    vdm_games();
  }

  /@ requires given: Vdm_given_move_3(R, game_old, p, pos_row, pos_col, game);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_move_3(R, game_old, p, pos_row, pos_col, game); @/
  void obligation_move_3(xo_rules R, xo_game game_old, int p, int pos_row, int pos_col, xo_game game)
  {
    xo_game g = obligation_move(R, game_old, p, pos_row, pos_col);
    count_same(g);
    vdm_games();
    vdm_post_move(R, game_old, game, p, pos_row, pos_col);
  }

  /@ requires given: Vdm_in_play(R, game_old, playorder, moves);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_4(R, game_old, playorder, moves); @/
  void obligation_play_4(xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves)
  {
    xo_game g = game_empty(R);
    vdm_games();
  }

  /@ requires given: Vdm_given_play_8(R, game_old, playorder, moves, game, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_8(R, game_old, playorder, moves, game, order, n); @/
  void obligation_play_8(xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game,
  xo_play_order
    order, int n)
  {
    vdm_games();
    obligation_moves(R, moves);
    vdm_play_order(R, playorder);
    vdm_play_order(R, order);
    vdm_init(R, game);
    turn_round(playorder.len, 0);
    /@ assert elements: \forall integer i; 1 <= i <= order.len ==> Turn(playorder.len, i - 1) == i - 1 &&
      Vdm_play_does_i(playorder, order, i) && TurnIs(order, playorder, 0, i); @/
    vdm_play_invariant(R, game, playorder, moves, order, n);
  }

  // What holds in the loop, by the definitions of xo.acsl.
  /@ requires given:    Vdm_in_play_loop(R, playorder, moves, game, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures rules:     InvRules(R) && SameRules(R, game.rules);
     ensures types:     InvPlayOrder(game.rules, playorder) && InvPrefix(game.rules, moves, moves.len);
     ensures invariant: PlayInvariant(playorder, moves, order, n, game);
     ensures goes_on:   Vdm_play_while(R, game, playorder, moves, order, n) <==> GoesOn(moves, n, game); @/
  void obligation_loop(xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order, int n)
  {
    vdm_games();
    obligation_moves(R, moves);
    vdm_play_order(R, playorder);
    vdm_play_order(R, order);
    vdm_play_invariant(R, game, playorder, moves, order, n);
  }

  // card dom (g :> {p}) is a number for every array, whatever is in it.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures count: \result == Count(g, p);
     ensures bound: 0 <= \result <= XO_CELLS_MAX; @/
  int count(xo_game g, int p)
  {
    int n = 0;
    /@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1 && 0 <= n <= XO_SIDE_MAX * (r - 1);
       loop invariant count: n == CountRows(g, p, r - 1);
       loop assigns r, n; loop variant XO_SIDE_MAX - r; @/
    for (int r = 1; r <= XO_SIDE_MAX; r++) {
      int m = n;
      /@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1 && 0 <= n - m <= c - 1;
         loop invariant count: n == m + CountRow(g, p, r, c - 1);
         loop assigns c, n; loop variant XO_SIDE_MAX - c; @/
      for (int c = 1; c <= XO_SIDE_MAX; c++)
        if (g.cell[r][c] == p)
          n++;
    }
    return n;
  }

  // The body of the loop, up to the call of move.
  /@ requires types:     InvPlayOrder(game.rules, playorder) && InvPrefix(game.rules, moves, moves.len);
     requires invariant: PlayInvariant(playorder, moves, order, n, game);
     requires goes_on:   GoesOn(moves, n, game);
     terminates \true; exits \false; assigns \nothing;
     ensures index:      0 <= n < moves.len;
     ensures player:     InvPlayer(game.rules, order.at[0]);
     ensures pos:        InvPos(game.rules, moves.at[n]);
     ensures pre:        PreMove(game, order.at[0], moves.at[n].row, moves.at[n].col);
     ensures turn:       order.at[0] == playorder.at[Turn(playorder.len, n)]; @/
  void loop_moves(xo_play_order playorder, xo_moves moves, xo_play_order order, int n, xo_game game)
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
     requires goes_on:   GoesOn(moves, n, game);
     requires move:      InvGame(next) && MUnion(game, next, moves.at[n].row, moves.at[n].col, order.at[0]);
     requires rotated:   Rotated(order, rest);
     terminates \true; exits \false; assigns \nothing;
     ensures order:      InvPlayOrder(next.rules, rest);
     ensures invariant:  PlayInvariant(playorder, moves, rest, n + 1, next);
     ensures measure:    0 <= moves.len - (n + 1) < moves.len - n; @/
  void loop_goes_on(xo_play_order playorder, xo_moves moves, xo_play_order order, int n, xo_game game, xo_game next,
                      xo_play_order rest)
  {
    loop_moves(playorder, moves, order, n, game);
    play_board(game, next, playorder, moves, n);
    play_open(game, playorder, moves, n);
    turns_rotated(game.rules, playorder, order, rest, n);
    xo_play_order other = rotated(game.rules, order);
    same_order(game.rules, other, rest);
  }

  /@ requires given: Vdm_given_play_10(R, playorder, moves, game, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_10(R, playorder, moves, game, order, n); @/
  void obligation_play_10(xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order, int n)
  {
    obligation_loop(R, playorder, moves, game, order, n);
    loop_moves(playorder, moves, order, n, game);
    vdm_pre_move(R, game, order.at[0], moves.at[n].row, moves.at[n].col);
  }

  /@ requires given: Vdm_given_play_11(R, playorder, moves, game, order, n, game2);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_11(R, playorder, moves, game, order, n, game2); @/
  void obligation_play_11(xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order, int n,
    xo_game game2)
  {
    vdm_play_order(R, order);
    xo_play_order o = rotated(R, order);
    vdm_play_order(R, o);
  }

  /@ requires given: Vdm_given_play_12(R, playorder, moves, game, order, n, game_next, order_next, n_next);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_12(R, playorder, moves, game, order, n, game_next, order_next, n_next); @/
  void obligation_play_12(xo_rules R, xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order, int n,
    xo_game game_next, xo_play_order order_next, int n_next)
  {
    obligation_loop(R, playorder, moves, game, order, n);
    obligation_play_10(R, playorder, moves, game, order, n);
    loop_moves(playorder, moves, order, n, game);
    obligation_move_3(R, game, order.at[0], moves.at[n].row, moves.at[n].col, game_next);
    vdm_games();
    vdm_post_move(R, game, game_next, order.at[0], moves.at[n].row, moves.at[n].col);
    /@ assert turned: VdmTurned(order, order_next); @/
    loop_goes_on(playorder, moves, order, n, game, game_next, order_next);
    vdm_play_invariant(R, game_next, playorder, moves, order_next, n_next);
  }

  /@ requires given: Vdm_given_play_15(R, game_old, playorder, moves, game, RESULT, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_15(R, game_old, playorder, moves, game, RESULT, order, n); @/
  void obligation_play_15(xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game,
  int RESULT,
    xo_play_order order, int n)
  {
    obligation_loop(R, playorder, moves, game, order, n);
    vdm_games();
    vdm_post_play(R, game_old, game, playorder, moves, RESULT);
  }

  /@ requires given: Vdm_given_play_16(R, game_old, playorder, moves, game, RESULT, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_16(R, game_old, playorder, moves, game, RESULT, order, n); @/
  void obligation_play_16(xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game,
  int RESULT,
    xo_play_order order, int n)
  {
    obligation_loop(R, playorder, moves, game, order, n);
    vdm_games();
    vdm_post_play(R, game_old, game, playorder, moves, RESULT);
  }

  /@ requires given: Vdm_given_play_17(R, game_old, playorder, moves, game, RESULT, order, n);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_play_17(R, game_old, playorder, moves, game, RESULT, order, n); @/
  void obligation_play_17(xo_rules R, xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game,
  int RESULT,
    xo_play_order order, int n)
  {
    obligation_loop(R, playorder, moves, game, order, n);
    vdm_games();
    vdm_post_play(R, game_old, game, playorder, moves, RESULT);
  }
*/
