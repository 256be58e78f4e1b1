/* module_games.c: the ghost functions of module_games.acsl. */
#include "xo/types.h"
#include "module_games.acsl"
/* The cells of a line, lines and hasWon. */
/*@ predicate RunAt(xo_game g, integer p, integer r, integer c, integer dr, integer dc, integer i) =
      g.cell[r + Along(dr, i)][c + Along(dc, i)] == p;
    lemma Vdm_Run_At: \forall xo_rules R, xo_game g, integer p, k, r, c, i; 1 <= p && 1 <= k <= 4 ==>
      (Vdm_hasWon_i(R, g, p, k, r, c, i) <==> RunAt(g, p, r, c, RowStep(k), ColStep(k), i));
    lemma Run_At: \forall xo_game g, integer p, r, c, dr, dc, n; Run(g, p, r, c, dr, dc, n) <==>
      (\forall integer i; 0 <= i < n ==> RunAt(g, p, r, c, dr, dc, i));

  // The rules are in order, and g has no cell off their board.
  predicate VdmPlaced(xo_rules R, xo_game g, integer p) =
    InvRules(R) && SameRules(R, g.rules) && IsMap(g) && 1 <= p;
  // The cell at number i is number j of the other line, one of one cell more.
  predicate SameSpot(integer k, integer r, integer c, integer l, integer a, integer b, integer i, integer j) =
    r + Along(RowStep(k), i) == a + Along(RowStep(l), j) && c + Along(ColStep(k), i) == b + Along(ColStep(l), j);
  predicate Covered(xo_rules R, integer k, integer r, integer c, integer l, integer a, integer b, integer i) =
    \exists integer j; 0 <= j <= R.line && SameSpot(k, r, c, l, a, b, i, j);
  lemma Vdm_Both: \forall integer k, r, c, l, a, b, i, j; 1 <= k <= 4 && 1 <= l <= 4 ==>
    (Vdm_hasWon_i2(k, r, c, l, a, b, i, j) <==> SameSpot(k, r, c, l, a, b, i, j));
  lemma Vdm_Covered: \forall xo_rules R, integer k, r, c, l, a, b, i; 1 <= k <= 4 && 1 <= l <= 4 ==>
    (Vdm_hasWon_i3(R, k, r, c, l, a, b, i) <==> Covered(R, k, r, c, l, a, b, i));
  // Two cells of a line determine its direction. So the other has one cell more at its beginning or at its end.
  lemma Both_Dir: \forall integer k, r, c, l, a, b, i, j; 1 <= k <= 4 && 1 <= l <= 4 &&
    SameSpot(k, r, c, l, a, b, 0, i) && SameSpot(k, r, c, l, a, b, 1, j) ==> l == k && j == i + 1;
  predicate EndsCovered(xo_rules R, integer k, integer r, integer c, integer l, integer a, integer b) =
    Covered(R, k, r, c, l, a, b, 0) && Covered(R, k, r, c, l, a, b, 1) && Covered(R, k, r, c, l, a, b, R.line - 1);
  lemma Covered_From: \forall xo_rules R, integer k, r, c, l, a, b; 1 <= k <= 4 && 1 <= l <= 4 && 2 <= R.line &&
    EndsCovered(R, k, r, c, l, a, b) ==>
    l == k && (SameSpot(k, r, c, k, a, b, 0, 0) || SameSpot(k, r, c, k, a, b, 0, 1));
  lemma Covered_All: \forall xo_rules R, integer k, r, c, a, b, i, j; 1 <= k <= 4 && 0 <= j <= 1 && 0 <= i < R.line &&
    SameSpot(k, r, c, k, a, b, 0, j) ==> SameSpot(k, r, c, k, a, b, i, i + j) && Covered(R, k, r, c, k, a, b, i);

  // The line from (r, c) is a part of the longer line from (a, b), and that is all p's.
  predicate Extends(xo_rules R, xo_game g, integer p, integer k, integer r, integer c, integer l, integer a,
    integer b) = LongerLine(R, a, b, RowStep(l), ColStep(l)) && Run(g, p, a, b, RowStep(l), ColStep(l), R.line + 1) &&
    1 <= l <= 4 && (\forall integer i; 0 <= i < R.line ==> Covered(R, k, r, c, l, a, b, i));
  lemma Vdm_Long_At: \forall xo_rules R, xo_game g, integer p, k, r, c, i; 1 <= p && 1 <= k <= 4 ==>
    (Vdm_hasWon_i4(R, g, p, k, r, c, i) <==> RunAt(g, p, r, c, RowStep(k), ColStep(k), i));
  lemma Vdm_Long: \forall xo_rules R, xo_game g, integer p, k, r, c, l, a, b; InvRules(R) && 1 <= p && 1 <= k <= 4 ==>
    (Vdm_longerLines(R, l, a, b) && Vdm_hasWon_k_r_c(R, g, p, k, r, c, l, a, b) <==>
     Extends(R, g, p, k, r, c, l, a, b));
  lemma Longer_There: \forall xo_rules R, xo_game g, integer p, k, r, c, l, a, b; Extends(R, g, p, k, r, c, l, a, b) &&
    2 <= R.line ==> EndsCovered(R, k, r, c, l, a, b);
  lemma Run_Ends: \forall xo_game g, integer p, r, c, dr, dc, n; 1 <= n && Run(g, p, r, c, dr, dc, n) ==>
    RunAt(g, p, r, c, dr, dc, 0) && RunAt(g, p, r, c, dr, dc, n - 1);
  lemma Run_Shift: \forall xo_game g, integer p, k, r, c, a, b, i; 1 <= k <= 4 && SameSpot(k, r, c, k, a, b, 0, 1) ==>
    (RunAt(g, p, a, b, RowStep(k), ColStep(k), i) <==> RunAt(g, p, r, c, RowStep(k), ColStep(k), i - 1));
  lemma Longer_Ends: \forall xo_rules R, xo_game g, integer p, k, r, c, l, a, b; Extends(R, g, p, k, r, c, l, a, b) &&
    2 <= R.line && 1 <= k <= 4 ==>
    RunAt(g, p, r, c, RowStep(k), ColStep(k), -1) || RunAt(g, p, r, c, RowStep(k), ColStep(k), R.line);

  // The cells of the line from (r, c) are p's. One more, beside them, is on the board.
  predicate VdmRun(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) = VdmPlaced(R, g, p) &&
    1 <= k <= 4 && WinningLine(R, r, c, RowStep(k), ColStep(k)) &&
    Run(g, p, r, c, RowStep(k), ColStep(k), R.line);
  lemma Run_Beside: \forall xo_rules R, xo_game g, integer p, k, r, c, i; VdmRun(R, g, p, k, r, c) &&
    -1 <= i <= R.line && RunAt(g, p, r, c, RowStep(k), ColStep(k), i) ==>
    OnBoard(R, r + Along(RowStep(k), i), c + Along(ColStep(k), i));
  lemma Run_Before: \forall xo_game g, integer p, k, r, c, a, b, n; 1 <= k <= 4 && SameSpot(k, r, c, k, a, b, 0, 1) &&
    Run(g, p, r, c, RowStep(k), ColStep(k), n) && RunAt(g, p, r, c, RowStep(k), ColStep(k), -1) ==>
    Run(g, p, a, b, RowStep(k), ColStep(k), n + 1);
  lemma Run_After: \forall xo_game g, integer p, r, c, dr, dc, n; Run(g, p, r, c, dr, dc, n) &&
    RunAt(g, p, r, c, dr, dc, n) ==> Run(g, p, r, c, dr, dc, n + 1);
  lemma Line_Before: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmRun(R, g, p, k, r, c) &&
    RunAt(g, p, r, c, RowStep(k), ColStep(k), -1) ==>
    LongerLine(R, r - RowStep(k), c - ColStep(k), RowStep(k), ColStep(k));
  lemma Longer_Before: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmRun(R, g, p, k, r, c) &&
    RunAt(g, p, r, c, RowStep(k), ColStep(k), -1) ==>
    SameSpot(k, r, c, k, r - RowStep(k), c - ColStep(k), 0, 1) &&
    Extends(R, g, p, k, r, c, k, r - RowStep(k), c - ColStep(k));
  lemma Longer_After: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmRun(R, g, p, k, r, c) &&
    RunAt(g, p, r, c, RowStep(k), ColStep(k), R.line) ==>
    SameSpot(k, r, c, k, r, c, 0, 0) && Extends(R, g, p, k, r, c, k, r, c);
  predicate Longest(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) =
    \forall integer l, a, b; !Extends(R, g, p, k, r, c, l, a, b);
  lemma Longest_Alone: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmRun(R, g, p, k, r, c) && R.exact == 1 ==>
    (Longest(R, g, p, k, r, c) <==> Alone(g, p, r, c, RowStep(k), ColStep(k), -1, R.line));

  predicate VdmLine(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) =
    Vdm_winningLines(R, k, r, c) && Vdm_hasWon_k_r_c2(R, g, p, k, r, c);
  predicate VdmLonger(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) = \exists integer l, a, b;
    Vdm_longerLines(R, l, a, b) && Vdm_hasWon_k_r_c(R, g, p, k, r, c, l, a, b);
  lemma Vdm_Longest: \forall xo_rules R, xo_game g, integer p, k, r, c; InvRules(R) && 1 <= p && 1 <= k <= 4 ==>
    (VdmLonger(R, g, p, k, r, c) <==> !Longest(R, g, p, k, r, c));
  predicate VdmOwn(xo_rules R, xo_game g, integer p, integer k, integer r, integer c) =
    \forall integer i; 0 <= i < R.line ==> Vdm_hasWon_i(R, g, p, k, r, c, i);
  lemma Vdm_Own: \forall xo_rules R, xo_game g, integer p, k, r, c; 1 <= p && 1 <= k <= 4 ==>
    (VdmOwn(R, g, p, k, r, c) <==> Run(g, p, r, c, RowStep(k), ColStep(k), R.line));
  lemma Vdm_Parts: \forall xo_rules R, xo_game g, integer p, k, r, c; Vdm_hasWon_k_r_c2(R, g, p, k, r, c) <==>
    VdmOwn(R, g, p, k, r, c) && (R.exact == 1 ==> !VdmLonger(R, g, p, k, r, c));
  lemma Vdm_Line: \forall xo_rules R, xo_game g, integer p, k, r, c; VdmPlaced(R, g, p) && 1 <= k <= 4 ==>
    (VdmLine(R, g, p, k, r, c) <==> Line(g, p, r, c, RowStep(k), ColStep(k)));
  // What of the four lines from a cell is which.
  predicate VdmLineAt(xo_rules R, xo_game g, integer p, integer r, integer c) =
    VdmLine(R, g, p, 1, r, c) || VdmLine(R, g, p, 2, r, c) || VdmLine(R, g, p, 3, r, c) || VdmLine(R, g, p, 4, r, c);
  lemma Vdm_Line_At: \forall xo_rules R, xo_game g, integer p, r, c; VdmPlaced(R, g, p) ==>
    (VdmLineAt(R, g, p, r, c) <==> LineAt(g, p, r, c));
  lemma Vdm_Line_Won: \forall xo_rules R, xo_game g, integer p, r, c; VdmLineAt(R, g, p, r, c) ==>
    Vdm_hasWon(R, g, p);
  lemma Vdm_HasWon_Line: \forall xo_rules R, xo_game g, integer p; VdmPlaced(R, g, p) ==>
    (Vdm_hasWon(R, g, p) ==> HasWon(g, p));
  lemma Vdm_Line_HasWon: \forall xo_rules R, xo_game g, integer p, r, c; VdmPlaced(R, g, p) && LineAt(g, p, r, c) ==>
    VdmLineAt(R, g, p, r, c) && Vdm_hasWon(R, g, p);
  lemma Vdm_HasWon_Agree: \forall xo_rules R, xo_game g, integer p; VdmPlaced(R, g, p) ==>
    (Vdm_hasWon(R, g, p) <==> HasWon(g, p));
  lemma Vdm_Same_Winners: \forall xo_rules R, xo_game g; InvRules(R) && SameRules(R, g.rules) && IsMap(g) ==>
    VdmWinners(R, g);
*/
/*@ ghost
  void vdm_winners(void) {}
*/
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
