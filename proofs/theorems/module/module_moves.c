/* module_moves.c: the ghost functions of module_moves.acsl. */
#include "xo/types.h"
#include "replay.acsl"
#include "won.acsl"
#include "module_moves.acsl"
/*@ // After without the number of moves: the cells.
    predicate MovesThere(xo_game g, xo_play_order o, xo_moves m, integer n) =
      \forall integer i; 0 <= i < n ==> g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)];
    predicate NoneElse(xo_game g, xo_moves m, integer n) =
      \forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
        (!Placed(m, n, r, c) ==> g.cell[r][c] == 0));
    predicate VdmThere(xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n) =
      \forall integer i; 0 <= i < n ==> g.cell[m.at[i].row][m.at[i].col] != 0 &&
        g.cell[m.at[i].row][m.at[i].col] == Vdm_turn(R, o, i);
    predicate VdmFrom(xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n) =
      \forall integer r, c; 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 && g.cell[r][c] != 0 ==>
        Vdm_after_p_row_p_col(R, o, m, n, g, r, c);
    lemma After_Spec: \forall xo_game g, xo_play_order o, xo_moves m, integer n;
      After(g, o, m, n) <==> g.moves == n && MovesThere(g, o, m, n) && NoneElse(g, m, n);
    lemma Vdm_After_Parts: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n;
      Vdm_after(R, o, m, n, g) <==> VdmThere(R, g, o, m, n) && VdmFrom(R, g, o, m, n);
    predicate TurnsIn(xo_rules R, xo_play_order o, integer n) = VdmTurns(R, o, n) &&
      (\forall integer k; 0 <= k <= n ==> 1 <= o.at[Turn(o.len, k)]);
    lemma There_Agree: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n; TurnsIn(R, o, n) ==>
      (VdmThere(R, g, o, m, n) <==> MovesThere(g, o, m, n));
    lemma From_Placed: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n, r, c;
      Vdm_after_p_row_p_col(R, o, m, n, g, r, c) ==> Placed(m, n, r, c);
    lemma Placed_At: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n, r, c, i; TurnsIn(R, o, n) &&
      MovesThere(g, o, m, n) && 0 <= i < n && MoveAt(m, i, r, c) ==> Vdm_after_i(R, o, m, g, r, c, i);
    lemma Placed_From: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n, r, c; TurnsIn(R, o, n) &&
      MovesThere(g, o, m, n) && Placed(m, n, r, c) ==> Vdm_after_p_row_p_col(R, o, m, n, g, r, c);
    lemma From_None: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n;
      VdmFrom(R, g, o, m, n) ==> NoneElse(g, m, n);
    lemma None_From: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n; TurnsIn(R, o, n) &&
      MovesThere(g, o, m, n) && NoneElse(g, m, n) ==> VdmFrom(R, g, o, m, n);
    lemma Board_Agree: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, integer n; TurnsIn(R, o, n) ==>
      (Vdm_after(R, o, m, n, g) <==> MovesThere(g, o, m, n) && NoneElse(g, m, n));
*/
/*@ ghost
  void vdm_turns(xo_rules R, xo_play_order o, int n)
  {
    /@ loop invariant bound: 0 <= i <= n;
       loop invariant turns: \forall integer k; 0 <= k < i ==> Vdm_turn(R, o, k) == o.at[Turn(o.len, k)];
       loop invariant range: \forall integer k; 0 <= k < i ==> 0 <= Turn(o.len, k) < o.len;
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      turn_is_mod(o.len, i);
    }
    turn_is_mod(o.len, n);
  }

  // Two games with the same moves on them have the same cells.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= n <= m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures rules:  SameRules(R, \result.rules);
     ensures game:   InvGame(\result) && After(\result, o, m, n);
     ensures turns:  TurnsIn(R, o, n);
     ensures cells:  \forall xo_game g; MovesThere(g, o, m, n) && NoneElse(g, m, n) ==> SameCells(\result, g); @/
  xo_game vdm_replayed(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = replay(R, o, m, n);
    vdm_turns(R, o, n);
    /@ assert there:  MovesThere(h, o, m, n) && NoneElse(h, m, n); @/
    return h;
  }

  void vdm_after(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = vdm_replayed(R, o, m, n);
    count_same(h);
  }

  // Where one game after k moves is unfinished, every one is.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= k <= m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures open:   Vdm_notOverBefore_k(R, o, m, k) <==>
                       (\forall xo_game h; SameRules(R, h.rules) && After(h, o, m, k) ==> IsUnfinished(h)); @/
  void vdm_open(xo_rules R, xo_play_order o, xo_moves m, int k)
  {
    xo_game w = vdm_replayed(R, o, m, k);
    vdm_games();
    count_same(w);
    won_same(w);
  }

  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= n <= m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures before: Vdm_notOverBefore(R, o, m, n) <==> NotOverBefore(R, o, m, n); @/
  void vdm_not_over_before(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant vdm:   Vdm_notOverBefore(R, o, m, k) <==> NotOverBefore(R, o, m, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      vdm_open(R, o, m, k);
      /@ assert vdm:  Vdm_notOverBefore(R, o, m, k + 1) <==> Vdm_notOverBefore(R, o, m, k) &&
        Vdm_notOverBefore_k(R, o, m, k); @/
    }
  }
*/

/*@ lemma WhoWon_Player: \forall xo_game g, integer p; IsWon(g) && WhoWon(g, p) ==> InvPlayer(g.rules, p); */
/*@ ghost
  void vdm_init(xo_rules R, xo_game g)
  {
    vdm_counts();
    count_bound(g);
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant all:   Vdm_init_Sigma(R, g) ==> CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant all:   Vdm_init_Sigma(R, g) ==> CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  void vdm_pre_move(xo_rules R, xo_game g, int p, int r, int c)
  {
    vdm_games();
  }

  void vdm_post_move(xo_rules R, xo_game g, xo_game h, int p, int r, int c)
  {
    vdm_games();
    count_same(g);
  }

  void vdm_post_play(xo_rules R, xo_game old, xo_game game, xo_play_order playorder, xo_moves moves, int result)
  {
    vdm_games();
    vdm_winners();
    count_most(game);
    if (game.moves > moves.len)
      return;
    vdm_after(R, playorder, moves, game.moves);
    vdm_not_over_before(R, playorder, moves, game.moves);
  }

  void vdm_play_invariant(xo_rules R, xo_game game, xo_play_order playorder, xo_moves moves, xo_play_order order, int n)
  {
    if (n > moves.len)
      return;
    vdm_after(R, playorder, moves, n);
    vdm_not_over_before(R, playorder, moves, n);
    vdm_turns(R, playorder, n + playorder.len);
    /@ assert turn:  \forall integer i; 1 <= i <= order.len ==>
      (Vdm_invariant_play_3_i(R, playorder, order, n, i) <==> TurnIs(order, playorder, n, i)); @/
  }
*/
