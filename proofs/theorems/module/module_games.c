/* module_games.c: the ghost functions of module_games.acsl. */
#include "xo/types.h"
#include "module_games.acsl"
/*@ ghost
  void vdm_counts(void)
  {
    /@ loop invariant bound:       1 <= a <= XO_SIDE_MAX + 1;
       loop invariant all:         \forall xo_game g;
         Vdm_moveCountSoFar_card_row(g, a - 1) == XO_SIDE_MAX * (a - 1) - CountRows(g, 0, a - 1);
       loop invariant each_player: \forall xo_game g, integer p; 1 <= p ==>
         Vdm_Game_card_row(g, p, a - 1) == CountRows(g, p, a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound:       1 <= b <= XO_SIDE_MAX + 1;
         loop invariant all:         \forall xo_game g;
           Vdm_moveCountSoFar_card_col(g, a, b - 1) == b - 1 - CountRow(g, 0, a, b - 1);
         loop invariant each_player: \forall xo_game g, integer p; 1 <= p ==>
           Vdm_Game_card_col(g, p, a, b - 1) == CountRow(g, p, a, b - 1);
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }
*/

/*@ // Every maplet is one of a Pos and a Player.
    predicate VdmMaplet(xo_rules R, xo_game g, integer r, integer c) =
      g.cell[r][c] != 0 ==> Vdm_is_Pos(R, r, c) && Vdm_is_Player(R, g.cell[r][c]);
    predicate MapAt(xo_game g, integer r, integer c) =
      0 <= g.cell[r][c] <= g.rules.players && (!OnBoard(g.rules, r, c) ==> g.cell[r][c] == 0);
    lemma Maplet_MapAt: \forall xo_rules R, xo_game g, integer r, c; SameRules(R, g.rules) && InvRules(R) ==>
      (VdmMaplet(R, g, r, c) <==> MapAt(g, r, c));
    predicate VdmMap(xo_rules R, xo_game g) = \forall integer r, c; 0 <= r < XO_SIDE_MAX + 2 &&
      0 <= c < XO_SIDE_MAX + 2 &&
      g.cell[r][c] != 0 ==> Vdm_is_Pos(R, r, c) && Vdm_is_Player(R, g.cell[r][c]);
    lemma VdmMap_IsMap: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && InvRules(R) && VdmMap(R, g) ==>
      IsMap(g);
    lemma IsMap_VdmMap: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && InvRules(R) && IsMap(g) ==>
      VdmMap(R, g);
    predicate VdmLevel(xo_rules R, xo_game g) = \forall integer p, q; 1 <= p <= R.players && 1 <= q <= R.players ==>
      Vdm_Game_card(g, p) - Vdm_Game_card(g, q) == -1 || Vdm_Game_card(g, p) - Vdm_Game_card(g, q) == 0 ||
        Vdm_Game_card(g, p) - Vdm_Game_card(g, q) == 1;
    lemma VdmLevel_Balanced: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && VdmCounted(g) &&
      VdmLevel(R, g) ==> Balanced(g);
    lemma Balanced_VdmLevel: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && VdmCounted(g) &&
      Balanced(g) ==> VdmLevel(R, g);
    lemma Is_Game: \forall xo_rules R, xo_game g; Vdm_is_Game(R, g) <==> VdmMap(R, g) && VdmLevel(R, g);
    lemma Games_Typed: \forall xo_rules R, xo_game g; InvRules(R) && SameRules(R, g.rules) && VdmCounted(g) ==>
      VdmTyped(R, g);
    lemma Games_Answers: \forall xo_rules R, xo_game g; InvRules(R) && SameRules(R, g.rules) && VdmCounted(g) ==>
      VdmAnswers(R, g);
    lemma Games_May: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && VdmCounted(g) ==> VdmMay(R, g);
*/
/*@ ghost
  void vdm_games(void)
  {
    vdm_counts();
  }
*/
