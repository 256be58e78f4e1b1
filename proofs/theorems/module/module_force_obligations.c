/* module_force_obligations.c: what the module's functions about best play owe, as in module_obligations.c. */
#include "xo/table.h"
#include "module_force.acsl"
#include "replay.acsl"
#include "worth.acsl"
/*@ lemma Obligation_inOrder_1: \forall xo_rules R, xo_game g, xo_play_order order, integer i; Vdm_given_inOrder_1(R, g,
      order, i) ==> Vdm_obligation_inOrder_1(R, g, order, i);
    lemma Obligation_inOrder_2: \forall xo_rules R, xo_game g, xo_play_order order, integer i; Vdm_given_inOrder_2(R, g,
      order, i) ==> Vdm_obligation_inOrder_2(R, g, order, i);
    lemma Obligation_moved_1: \forall xo_rules R, xo_game g, xo_play_order order, integer pos_row, integer pos_col;
      Vdm_in_moved(R, g, order, pos_row, pos_col) ==> Vdm_obligation_moved_1(R, g, order, pos_row, pos_col);
    lemma Obligation_nextGames_1: \forall xo_rules R, xo_game g, xo_play_order order, integer r, integer c;
      Vdm_given_nextGames_1(R, g, order, r, c) ==> Vdm_obligation_nextGames_1(R, g, order, r, c);
    lemma Obligation_nextGames_2: \forall xo_rules R, xo_game g, xo_play_order order, integer r, integer c;
      Vdm_given_nextGames_2(R, g, order, r, c) ==> Vdm_obligation_nextGames_2(R, g, order, r, c);
    lemma Obligation_nextGames_3: \forall xo_rules R, xo_game g, xo_play_order order, integer r, integer c;
      Vdm_given_nextGames_3(R, g, order, r, c) ==> Vdm_obligation_nextGames_3(R, g, order, r, c);
    lemma Obligation_nextGames_4: \forall xo_rules R, xo_game g, xo_play_order order, integer r, integer c;
      Vdm_given_nextGames_4(R, g, order, r, c) ==> Vdm_obligation_nextGames_4(R, g, order, r, c);
    lemma Obligation_hasWonAlone_1: \forall xo_rules R, xo_game g, integer p; Vdm_given_hasWonAlone_1(R, g, p) ==>
      Vdm_obligation_hasWonAlone_1(R, g, p);
    lemma Obligation_canForce_1: \forall xo_rules R, xo_game g, xo_play_order order, integer p, integer n;
      Vdm_given_canForce_1(R, g, order, p, n) ==> Vdm_obligation_canForce_1(R, g, order, p, n);
    lemma Obligation_canForce_2: \forall xo_rules R, xo_game g, xo_play_order order, integer p, integer n, xo_game h;
      Vdm_given_canForce_2(R, g, order, p, n, h) ==> Vdm_obligation_canForce_2(R, g, order, p, n, h);
    lemma Obligation_canForce_4: \forall xo_rules R, xo_game g, xo_play_order order, integer p, integer n;
      Vdm_given_canForce_4(R, g, order, p, n) ==> Vdm_obligation_canForce_4(R, g, order, p, n);
    lemma Obligation_canForce_5: \forall xo_rules R, xo_game g, xo_play_order order, integer p, integer n, xo_game h;
      Vdm_given_canForce_5(R, g, order, p, n, h) ==> Vdm_obligation_canForce_5(R, g, order, p, n, h);
    lemma Obligation_forces_1: \forall xo_rules R, xo_game g, xo_play_order order, integer p; Vdm_in_forces(R, g, order,
      p) ==> Vdm_obligation_forces_1(R, g, order, p);
    lemma Obligation_value_1: \forall xo_rules R, xo_game g, xo_play_order order, integer p; Vdm_given_value_1(R, g,
      order, p) ==> Vdm_obligation_value_1(R, g, order, p);
    lemma Obligation_value_2: \forall xo_rules R, xo_game g, xo_play_order order, integer p; Vdm_given_value_2(R, g,
      order, p) ==> Vdm_obligation_value_2(R, g, order, p);
    lemma Obligation_value_3: \forall xo_rules R, xo_game g, xo_play_order order, integer p; Vdm_given_value_3(R, g,
      order, p) ==> Vdm_obligation_value_3(R, g, order, p);
    lemma Obligation_value_4: \forall xo_rules R, xo_game g, xo_play_order order, integer p; Vdm_given_value_4(R, g,
      order, p) ==> Vdm_obligation_value_4(R, g, order, p);
    lemma Obligation_value_5: \forall xo_rules R, xo_game g, xo_play_order order; Vdm_given_value_5(R, g, order) ==>
      Vdm_obligation_value_5(R, g, order);
    lemma Value_P: \forall xo_rules R, xo_game g, xo_play_order order, integer p; 1 <= p <= R.players &&
      Vdm_value_p(R, g, order, p) ==> Vdm_value(R, g, order, p);
    predicate SomeValue(xo_rules R, xo_game g, xo_play_order order) =
      \exists integer p; 1 <= p <= R.players && Vdm_value_p(R, g, order, p);
    lemma Value_None: \forall xo_rules R, xo_game g, xo_play_order order; !SomeValue(R, g, order) ==>
      Vdm_value(R, g, order, 0);
    lemma None_Owes: \forall xo_rules R, xo_game g, xo_play_order order; Vdm_value(R, g, order, 0) ==>
      Vdm_obligation_value_6(R, g, order);
    lemma Some_Owes: \forall xo_rules R, xo_game g, xo_play_order order; SomeValue(R, g, order) ==>
      Vdm_obligation_value_6(R, g, order);
    lemma Obligation_value_6: \forall xo_rules R, xo_game g, xo_play_order order; Vdm_in_value(R, g, order) ==>
      Vdm_obligation_value_6(R, g, order);
    lemma Obligation_keeps_1: \forall xo_rules R, xo_game g, xo_play_order order, integer pos_row, integer pos_col;
      Vdm_in_keeps(R, g, order, pos_row, pos_col) ==> Vdm_obligation_keeps_1(R, g, order, pos_row, pos_col);
    lemma Obligation_keeps_3: \forall xo_rules R, xo_game g, xo_play_order order, integer pos_row, integer pos_col;
      Vdm_in_keeps(R, g, order, pos_row, pos_col) ==> Vdm_obligation_keeps_3(R, g, order, pos_row, pos_col);
*/
/*@ ghost
  // What is given everywhere here: a board that moves in the order make.
  /@ requires types:  Vdm_is_Rules(R) && SameRules(R, g.rules) && g.moves == MoveCountSoFar(g) && Vdm_is_Game(R, g) &&
                        Vdm_is_PlayOrder(R, order) && Vdm_inOrder(R, g, order);
     terminates \true; exits \false; assigns \nothing;
     ensures board:   VdmBoard(R, g, order); @/
  void obligation_board(xo_rules R, xo_game g, xo_play_order order)
  {
    vdm_games();
    vdm_play_order(R, order);
    vdm_next(R, order);
  }

  // The game after a move.
  /@ requires board:  VdmBoard(R, g, order) && OnBoard(R, r, c) && g.cell[r][c] == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures next:    VdmHeld(R, \result) && Vdm_is_Game(R, \result) && Vdm_moved(R, g, order, r, c, \result);
     ensures board:   VdmBoard(R, \result, order); @/
  xo_game obligation_next(xo_rules R, xo_game g, xo_play_order order, int r, int c)
  {
    xo_game h = g;
    vdm_games();
    vdm_next(R, order);
    count_bound(g);
    int turn = g.moves % order.len;
    turn_is_mod(order.len, g.moves);
    h.cell[r][c] = (signed char)order.at[turn];
    h.moves++;
    /@ assert move: MUnion(g, h, r, c, Mover(g, order)); @/
    /@ assert to:   MoveTo(g, h, Mover(g, order)); @/
    return h;
  }

  /@ requires given: Vdm_in_moved(R, g, order, pos_row, pos_col);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_moved_2(R, g, order, pos_row, pos_col); @/
  void obligation_moved_2(xo_rules R, xo_game g, xo_play_order order, int pos_row, int pos_col)
  {
    obligation_board(R, g, order);
    xo_game h = obligation_next(R, g, order, pos_row, pos_col);
  }

  /@ requires given: Vdm_given_canForce_3(R, g, order, p, n, h);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_canForce_3(R, g, order, p, n, h); @/
  void obligation_canForce_3(xo_rules R, xo_game g, xo_play_order order, int p, int n, xo_game h)
  {
    obligation_board(R, g, order);
    vdm_next(R, order);
  }

  /@ requires given: Vdm_given_canForce_6(R, g, order, p, n, h);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_canForce_6(R, g, order, p, n, h); @/
  void obligation_canForce_6(xo_rules R, xo_game g, xo_play_order order, int p, int n, xo_game h)
  {
    obligation_board(R, g, order);
    vdm_next(R, order);
  }

  /@ requires given: Vdm_in_keeps(R, g, order, pos_row, pos_col);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Vdm_obligation_keeps_2(R, g, order, pos_row, pos_col); @/
  void obligation_keeps_2(xo_rules R, xo_game g, xo_play_order order, int pos_row, int pos_col)
  {
    obligation_board(R, g, order);
    xo_game h = obligation_next(R, g, order, pos_row, pos_col);
    vdm_next(R, order);
  }
*/
