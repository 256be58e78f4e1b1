/* module_moves.c: the ghost functions of module_moves.acsl. */
#include "xo/types.h"
#include "won.acsl"
#include "module_moves.acsl"
/*@ lemma WhoWon_Player: \forall xo_game g, integer p; IsWon(g) && WhoWon(g, p) ==> InvPlayer(g.rules, p);
    predicate SameElse(xo_game g, xo_game h, integer r, integer c) =
      \forall integer a; 0 <= a < XO_SIDE_MAX + 2 ==> (\forall integer b; 0 <= b < XO_SIDE_MAX + 2 ==>
        ((a != r || b != c) ==> h.cell[a][b] == g.cell[a][b]));
*/
/*@ ghost
  void vdm_init(xo_rules R, xo_game g)
  {
    vdm_counts();
    count_bound(g);
    /@ assert none: Empty(g) ==> Vdm_init_Sigma(R, g); @/
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
    /@ assert counts: Vdm_moveCountSoFar(R, g) == g.moves && Vdm_moveCountSoFar(R, h) == h.moves; @/
    if (g.cell[r][c] != 0) {
      /@ assert same: Vdm_post_move(R, g, h, p, r, c) ==> SameCells(g, h); @/
      return;
    }
    /@ assert else: Vdm_post_move(R, g, h, p, r, c) ==> SameElse(g, h, r, c); @/
    /@ assert to:   Vdm_post_move(R, g, h, p, r, c) ==> MUnion(g, h, r, c, p); @/
    /@ assert from: MUnion(g, h, r, c, p) ==> Vdm_post_move(R, g, h, p, r, c); @/
  }

  void vdm_post_play(xo_rules R, xo_game old, xo_game game, xo_play_order playorder, xo_moves moves, int result)
  {
    vdm_games();
    /@ assert counts: Vdm_moveCountSoFar(R, game) == game.moves; @/
    count_most(game);
    if (game.moves > moves.len)
      return;
    vdm_after(R, playorder, moves, game.moves);
    vdm_not_over_before(R, playorder, moves, game.moves);
    /@ assert rules:  NotOverBefore(R, playorder, moves, game.moves) <==> NotOverBefore(game.rules, playorder, moves,
      game.moves); @/
    /@ assert who:    IsWon(game) ==> (Vdm_whoWon(R, game, result) <==> WhoWon(game, result)); @/
    /@ assert result: (result == XO_DRAW ? IsDraw(game) : result ==
      XO_UNFINISHED ? IsUnfinished(game) : IsWon(game) && WhoWon(game, result)) <==>
         (result == XO_DRAW ==> Vdm_isDraw(R, game)) &&
           (!(result == XO_DRAW) ==> (result == XO_UNFINISHED ==> Vdm_isUnfinished(R, game)) &&
          (!(result == XO_UNFINISHED) ==> Vdm_isWon(R, game) && Vdm_whoWon(R, game, result))); @/
  }

  void vdm_play_invariant(xo_rules R, xo_game game, xo_play_order playorder, xo_moves moves, xo_play_order order, int n)
  {
    if (n > moves.len)
      return;
    vdm_after(R, playorder, moves, n);
    vdm_not_over_before(R, playorder, moves, n);
    vdm_turns(R, playorder, n + playorder.len);
    /@ assert rules: NotOverBefore(R, playorder, moves, n) <==> NotOverBefore(game.rules, playorder, moves, n); @/
    /@ assert order: InvPlayOrder(game.rules, order); @/
    /@ assert turn:  \forall integer i; 1 <= i <= order.len ==>
      (Vdm_invariant_play_3_i(R, playorder, order, n, i) <==> TurnIs(order, playorder, n, i)); @/
  }
*/
