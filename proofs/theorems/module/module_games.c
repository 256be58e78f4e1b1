/* module_games.c: the ghost functions of module_games.acsl. */
#include "xo/types.h"
#include "module_games.acsl"
/* Games. */
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
    lemma Games_Answers: \forall xo_rules R, xo_game g; InvRules(R) && SameRules(R, g.rules) && IsMap(g) &&
      VdmCounted(g) ==> VdmAnswers(R, g);
    lemma Games_May: \forall xo_rules R, xo_game g; SameRules(R, g.rules) && VdmCounted(g) ==> VdmMay(R, g);
*/
/*@ ghost
  void vdm_games(void)
  {
    vdm_counts();
  }
*/
/* Moves and PlayOrder. */
/*@ // Number i of the moves is one of the first j.
    predicate MoveRepeats(xo_moves m, integer k, integer i) = SamePos(m.at[k - 1], m.at[i - 1]);
    predicate MoveSeen(xo_moves m, integer i, integer j) = \exists integer k; 1 <= k <= j && MoveRepeats(m, k, i);
    predicate MoveNew(xo_moves m, integer i) = !MoveSeen(m, i, i - 1);
    predicate MovesApart(xo_moves m, integer n) = \forall integer i; 1 <= i <= n ==> MoveNew(m, i);
    predicate TurnIsSeen(xo_play_order o, integer k, integer i) = o.at[k - 1] == o.at[i - 1];
    predicate TurnSeen(xo_play_order o, integer i, integer j) = \exists integer k; 1 <= k <= j && TurnIsSeen(o, k, i);
    predicate HasTurnTo(xo_play_order o, integer p, integer n) = \exists integer t; 0 <= t < n && o.at[t] == p;
    predicate TurnNew(xo_play_order o, integer i) = !TurnSeen(o, i, i - 1);
    predicate TurnsApart(xo_play_order o, integer n) = \forall integer i; 1 <= i <= n ==> TurnNew(o, i);
    predicate Enumerates(xo_rules R, xo_play_order o) = TurnsApart(o, o.len) &&
      (\forall integer p; 1 <= p <= R.players ==> HasTurn(o, p)) && (\forall integer t; 0 <= t < o.len ==>
        1 <= o.at[t] <= R.players);
    // How many of the first n turns are player p's, and those of the players up to p.
    logic integer Turns(xo_play_order o, integer p, integer n) = n <= 0 ? 0 : Turns(o, p,
      n - 1) + (o.at[n - 1] == p ? 1 : 0);
    logic integer TurnsTo(xo_play_order o, integer p, integer n) = n <= 0 ? 0 : TurnsTo(o, p,
      n - 1) + (o.at[n - 1] <= p ? 1 : 0);
*/
/*@ ghost
  /@ requires bound: 0 <= m.len <= XO_MOVES_CAP;
     terminates \true; exits \false; assigns \nothing;
     ensures card: Vdm_Moves_card(m) == m.len <==> MovesApart(m, m.len); @/
  void moves_card(xo_moves m)
  {
    /@ loop invariant bound: 0 <= j <= m.len;
       loop invariant bit:   \forall integer i, k; 0 <= k <= j ==> 0 <= Vdm_Moves_card_seen(m, i, k) <= 1;
       loop invariant seen:  \forall integer i, k; 0 <= k <= j ==>
         (Vdm_Moves_card_seen(m, i, k) == 1 <==> MoveSeen(m, i, k));
       loop assigns j; loop variant m.len - j; @/
    for (int j = 0; j < m.len; j++)
      ;
    /@ loop invariant bound: 0 <= i <= m.len && 0 <= Vdm_Moves_card_to(m, i) <= i;
       loop invariant apart: Vdm_Moves_card_to(m, i) == i <==> MovesApart(m, i);
       loop assigns i; loop variant m.len - i; @/
    for (int i = 0; i < m.len; i++) {
      /@ assert step: MovesApart(m, i + 1) <==> MovesApart(m, i) && MoveNew(m, i + 1); @/
    }
  }

  /@ requires bound: 0 <= m.len <= XO_MOVES_CAP;
     terminates \true; exits \false; assigns \nothing;
     ensures apart: MovesApart(m, m.len) <==> (\forall integer i; 0 <= i < m.len ==> (\forall integer j;
       0 <= j < m.len ==>
                      (i != j ==> !SamePos(m.at[i], m.at[j])))); @/
  void moves_apart(xo_moves m)
  {
    /@ assert to: MovesApart(m, m.len) ==> (\forall integer i, j; 1 <= j < i <= m.len && MoveNew(m, i) ==>
      !MoveRepeats(m, j, i)); @/
    /@ assert moves: MovesApart(m, m.len) ==> (\forall integer i, j; 0 <= j < i < m.len ==>
      !MoveRepeats(m, j + 1, i + 1)); @/
  }

  void vdm_moves(xo_rules R, xo_moves m)
  {
    if (m.len < 0)
      return;
    moves_card(m);
    moves_apart(m);
    /@ assert pos:      (\forall integer i; 1 <= i <= m.len ==> Vdm_Moves_i(R, m, i)) ==>
                     (\forall integer i; 0 <= i < m.len ==> Vdm_Moves_i(R, m, i + 1)); @/
  }

  /@ requires bound: 0 <= o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures card: Vdm_PlayOrder_card(o) == o.len <==> TurnsApart(o, o.len); @/
  void order_card(xo_play_order o)
  {
    /@ loop invariant bound: 0 <= j <= o.len;
       loop invariant bit:   \forall integer i, k; 0 <= k <= j ==> 0 <= Vdm_PlayOrder_card_seen(o, i, k) <= 1;
       loop invariant seen:  \forall integer i, k; 0 <= k <= j ==>
         (Vdm_PlayOrder_card_seen(o, i, k) == 1 <==> TurnSeen(o, i, k));
       loop assigns j; loop variant o.len - j; @/
    for (int j = 0; j < o.len; j++)
      ;
    /@ loop invariant bound: 0 <= i <= o.len && 0 <= Vdm_PlayOrder_card_to(o, i) <= i;
       loop invariant apart: Vdm_PlayOrder_card_to(o, i) == i <==> TurnsApart(o, i);
       loop assigns i; loop variant o.len - i; @/
    for (int i = 0; i < o.len; i++) {
      /@ assert step: TurnsApart(o, i + 1) <==> TurnsApart(o, i) && TurnNew(o, i + 1); @/
    }
  }

  // A player who has a turn, and no two turns are one player's: that player has one turn.
  /@ requires len:     0 <= o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures one_turn: TurnsApart(o, o.len) && HasTurn(o, p) ==> Turns(o, p, o.len) == 1; @/
  void one_turn(xo_play_order o, int p)
  {
    /@ loop invariant bound:   0 <= n <= o.len && 0 <= Turns(o, p, n);
       loop invariant no_turn: Turns(o, p, n) == 0 <==> !HasTurnTo(o, p, n);
       loop invariant once:    TurnsApart(o, o.len) ==> Turns(o, p, n) <= 1;
       loop assigns n; loop variant o.len - n; @/
    for (int n = 0; n < o.len; n++) {
      /@ assert here: \forall integer t; 0 <= t < n && o.at[t] == o.at[n] ==> TurnIsSeen(o, t + 1, n + 1) &&
        1 <= t + 1 <= n; @/
      /@ assert new:  TurnsApart(o, o.len) ==> TurnNew(o, n + 1); @/
    }
  }

  // The players up to p have that many turns more than those up to p - 1.
  /@ requires len: 0 <= o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures sum:  TurnsTo(o, p, o.len) == TurnsTo(o, p - 1, o.len) + Turns(o, p, o.len); @/
  void turns_to(xo_play_order o, int p)
  {
    /@ loop invariant bound: 0 <= n <= o.len;
       loop invariant sum:   TurnsTo(o, p, n) == TurnsTo(o, p - 1, n) + Turns(o, p, n);
       loop assigns n; loop variant o.len - n; @/
    for (int n = 0; n < o.len; n++)
      ;
  }

  // As many turns as players.
  /@ requires rules: InvRules(R) && 0 <= o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures len:    Enumerates(R, o) ==> o.len == R.players; @/
  void turns_all(xo_rules R, xo_play_order o)
  {
    /@ loop invariant bound: 0 <= n <= o.len;
       loop invariant ends:  Enumerates(R, o) ==> TurnsTo(o, 0, n) == 0 && TurnsTo(o, R.players, n) == n;
       loop assigns n; loop variant o.len - n; @/
    for (int n = 0; n < o.len; n++)
      ;
    /@ loop invariant bound:     0 <= p <= R.players;
       loop invariant each_turn: Enumerates(R, o) ==> TurnsTo(o, p, o.len) == p;
       loop assigns p; loop variant R.players - p; @/
    for (int p = 0; p < R.players; p++) {
      one_turn(o, p + 1);
      turns_to(o, p + 1);
    }
  }

  /@ requires len:        0 <= o.len;
     terminates \true; exits \false; assigns \nothing;
     ensures apart:       TurnsApart(o, o.len) <==> (\forall integer s; 0 <= s < o.len ==> (\forall integer t;
       0 <= t < o.len ==>
                            (s != t ==> o.at[s] != o.at[t])));
     ensures has:         \forall integer p; Vdm_PlayOrder_e(o, p) <==> HasTurn(o, p);
     ensures all:         (\forall integer i; 1 <= i <= o.len ==> Vdm_PlayOrder_i(R, o, i)) <==>
                            (\forall integer t; 0 <= t < o.len ==> 1 <= o.at[t] <= R.players);
     ensures each_player: (\forall integer i; 1 <= i <= o.len ==> Vdm_PlayOrder_i2(R, o, i)) <==>
                            (\forall integer t; 0 <= t < o.len ==> 1 <= o.at[t] <= R.players); @/
  void order_steps(xo_rules R, xo_play_order o)
  {
    /@ assert to: TurnsApart(o, o.len) ==> (\forall integer i, j; 1 <= j < i <= o.len && TurnNew(o, i) ==>
      !TurnIsSeen(o, j, i)); @/
    /@ assert elements: TurnsApart(o, o.len) ==> (\forall integer i, j; 0 <= j < i < o.len ==>
      !TurnIsSeen(o, j + 1, i + 1)); @/
    /@ assert back: \forall integer t, p; 0 <= t < o.len && o.at[t] == p ==> Vdm_PlayOrder_i3(o, p, t + 1); @/
    /@ assert one_turn: \forall integer t; 0 <= t < o.len && Vdm_PlayOrder_i(R, o, t + 1) ==>
          1 <= o.at[t] <= R.players; @/
    /@ assert two:      \forall integer t; 0 <= t < o.len && Vdm_PlayOrder_i2(R, o, t + 1) ==>
          1 <= o.at[t] <= R.players; @/
  }

  void vdm_play_order(xo_rules R, xo_play_order o)
  {
    if (o.len < 0)
      return;
    order_card(o);
    order_steps(R, o);
    turns_all(R, o);
  }
*/
