/* module_force.c: the ghost functions of module_force.acsl. */
#include "xo/table.h"
#include "force_step.acsl"
#include "replay.acsl"
#include "module_force.acsl"
/*@ // Where a player can move there is a game after the move.
    predicate FreeFor(xo_game g, integer r, integer c, integer p) = InvRules(g.rules) && OnBoard(g.rules, r, c) &&
      g.cell[r][c] == 0 && 1 <= p <= XO_PLAYERS_MAX && 0 <= g.moves < XO_CELLS_MAX;
    predicate HasNext(xo_game g, integer r, integer c, integer p) =
      MUnion(g, {g \with .moves = (int)(g.moves + 1), .cell[r][c] = (signed char)p}, r, c, p);
    lemma Next_Has: \forall xo_game g, integer r, c, p; FreeFor(g, r, c, p) ==> HasNext(g, r, c, p);
    lemma Has_Some: \forall xo_game g, integer r, c, p; InvRules(g.rules) && OnBoard(g.rules, r, c) &&
      g.cell[r][c] == 0 && 1 <= p <= XO_PLAYERS_MAX && 0 <= g.moves < XO_CELLS_MAX && HasNext(g, r, c, p) ==>
      (\exists xo_game h; MUnion(g, h, r, c, p));
    lemma Move_Some: \forall xo_game g, integer r, c, p; FreeFor(g, r, c, p) ==>
      (\exists xo_game h; MUnion(g, h, r, c, p));

    lemma Won_Alone: \forall xo_rules R, xo_game g, integer p; VdmWinners(R, g) && 1 <= p ==>
      (Vdm_hasWonAlone(R, g, p) <==> InvPlayer(R, p) && WhoWon(g, p));
    // How many cells a player of the order has.
    lemma Order_Count: \forall xo_game g, xo_play_order o, integer p; InvPlayOrder(g.rules, o) && InOrder(g, o) &&
      HasTurn(o, p) ==> Count(g, o.at[o.len - 1]) <= Count(g, p) <= Count(g, o.at[o.len - 1]) + 1;
    lemma Order_Counts: \forall xo_game g, xo_play_order o, integer p; InvPlayOrder(g.rules, o) && InOrder(g, o) &&
      1 <= p <= g.rules.players ==>
      Count(g, o.at[o.len - 1]) <= Count(g, p) <= Count(g, o.at[o.len - 1]) + 1;
    predicate OrderAt(xo_game g, xo_play_order o, integer turn, integer t) =
      Count(g, o.at[t]) == Count(g, o.at[o.len - 1]) + (t < turn ? 1 : 0);
    lemma Order_Kept: \forall xo_game g, h, xo_play_order o, integer turn; InvPlayOrder(g.rules, o) &&
      InOrder(g, o) && turn == Turn(o.len, g.moves) && 0 <= turn < o.len && CountAdded(g, h, o.at[turn]) &&
      0 <= g.moves && h.moves == g.moves + 1 ==> InOrder(h, o);
    lemma In_Order_At: \forall xo_rules R, xo_game g, xo_play_order o, integer t; VdmCells(R, g) &&
      InvPlayOrder(R, o) && 0 <= t < o.len && Vdm_moveCountSoFar(R, g) == g.moves &&
      Turn(o.len, g.moves) == g.moves % o.len ==>
      (Vdm_inOrder_i(R, g, o, t + 1) <==> OrderAt(g, o, Turn(o.len, g.moves), t));
    predicate OrderAll(xo_game g, xo_play_order o) = \forall integer t; 0 <= t < o.len ==>
      OrderAt(g, o, Turn(o.len, g.moves), t);
    lemma Order_All: \forall xo_game g, xo_play_order o; OrderAll(g, o) ==> InOrder(g, o);
    lemma In_Order: \forall xo_rules R, xo_game g, xo_play_order o; VdmCells(R, g) &&
      InvPlayOrder(R, o) && Vdm_moveCountSoFar(R, g) == g.moves && Turn(o.len, g.moves) == g.moves % o.len &&
      Vdm_inOrder(R, g, o) ==> InOrder(g, o);

    lemma Moved_Cells: \forall xo_rules R, xo_game g, h, xo_play_order o, integer r, c; SameRules(R, g.rules) &&
      InvRules(R) && VdmMover(R, g, o) && OnBoard(R, r, c) && g.cell[r][c] == 0 && Vdm_moved(R, g, o, r, c, h) ==>
      CellAdded(g, h, r, c, Mover(g, o));
    lemma Cells_Moved: \forall xo_rules R, xo_game g, h, xo_play_order o, integer r, c; SameRules(R, g.rules) &&
      InvRules(R) && VdmMover(R, g, o) && CellAdded(g, h, r, c, Mover(g, o)) ==> Vdm_moved(R, g, o, r, c, h);
    lemma Next_Cells: \forall xo_game e, h; Vdm_nextGames_r_c_h(e, h) <==> SameCells(h, e);
    lemma Added_Move: \forall xo_game g, h, integer r, c, p; SameRules(g.rules, h.rules) && 1 <= p &&
      g.moves == MoveCountSoFar(g) && h.moves == MoveCountSoFar(h) && CellAdded(g, h, r, c, p) &&
      CountAdded(g, h, p) ==> MUnion(g, h, r, c, p);

    // The games after a move, in the module: p can force a win in some of them, in all.
    predicate VdmSome(xo_rules R, xo_game g, xo_play_order o, integer p, integer n) =
      \exists xo_game h; VdmHeld(R, h) && Vdm_nextGames(R, g, o, h) && Vdm_canForce(R, h, o, p, n);
    predicate VdmAll(xo_rules R, xo_game g, xo_play_order o, integer p, integer n) =
      \forall xo_game h; VdmHeld(R, h) && Vdm_nextGames(R, g, o, h) ==> Vdm_canForce(R, h, o, p, n);
    // Both have the same next games, and agree on these.
    predicate NextAgree(xo_rules R, xo_game g, xo_play_order o) =
      \forall xo_game h; VdmHeld(R, h) && Vdm_nextGames(R, g, o, h) <==> MoveTo(g, h, Mover(g, o));
    predicate AfterAgree(xo_rules R, xo_game g, xo_play_order o, integer n) =
      \forall xo_game h; MoveTo(g, h, Mover(g, o)) ==> VdmForce(R, h, o, n);
    // Both agree on the game itself.
    predicate HereAgree(xo_rules R, xo_game g, xo_play_order o) = Vdm_mover(R, g, o) == Mover(g, o) &&
      (Vdm_isUnfinished(R, g) <==> IsUnfinished(g)) &&
      (\forall integer p; InvPlayer(R, p) ==> (Vdm_hasWonAlone(R, g, p) <==> WhoWon(g, p)));
    lemma Some_Agree: \forall xo_rules R, xo_game g, xo_play_order o, integer p, n; NextAgree(R, g, o) &&
      AfterAgree(R, g, o, n) && InvPlayer(R, p) ==> (VdmSome(R, g, o, p, n) <==> HasReach(g, o, p, n));
    lemma All_Agree: \forall xo_rules R, xo_game g, xo_play_order o, integer p, n; NextAgree(R, g, o) &&
      AfterAgree(R, g, o, n) && InvPlayer(R, p) ==> (VdmAll(R, g, o, p, n) <==> !HasEscape(g, o, p, n));
    predicate VdmStep(xo_rules R, xo_game g, xo_play_order o, integer p, integer n) =
      Vdm_hasWonAlone(R, g, p) || (Vdm_isUnfinished(R, g) && (Vdm_mover(R, g, o) == p ==> VdmSome(R, g, o, p, n)) &&
        (Vdm_mover(R, g, o) != p ==> VdmAll(R, g, o, p, n)));
    lemma Steps_Agree: \forall xo_rules R, xo_game g, xo_play_order o, integer p, n; 0 <= n && HereAgree(R, g, o) &&
      NextAgree(R, g, o) && AfterAgree(R, g, o, n) && InvPlayer(R, p) ==>
      (VdmStep(R, g, o, p, n) <==> ForceStep(g, o, p, n));
    lemma Vdm_Force_Step: \forall xo_rules R, xo_game g, xo_play_order o, integer p, m, n; 0 <= n && m == n + 1 ==>
      (Vdm_canForce(R, g, o, p, m) <==> VdmStep(R, g, o, p, n));

    // With all the moves that are left.
    lemma Forces_Agree: \forall xo_rules R, xo_game g, xo_play_order o, integer n; VdmForce(R, g, o, n) &&
      n == Vdm_moveCountLeft(R, g) && n == Max(g.rules) - g.moves ==> VdmForces(R, g, o);
    predicate VdmForcesOne(xo_rules R, xo_game g, xo_play_order o, integer v) = 0 <= v <= R.players &&
      (\forall integer p; 1 <= p <= R.players ==> (Vdm_forces(R, g, o, p) <==> p == v));
    lemma Value_One: \forall xo_rules R, xo_game g, xo_play_order o, integer v; SameRules(R, g.rules) &&
      VdmForces(R, g, o) && IsValue(g, o, v) ==> VdmForcesOne(R, g, o, v);
    lemma One_Value: \forall xo_rules R, xo_game g, xo_play_order o, integer v; VdmForcesOne(R, g, o, v) ==>
      Vdm_value(R, g, o, v);
    lemma Value_Agree: \forall xo_rules R, xo_game g, xo_play_order o; SameRules(R, g.rules) && VdmForces(R, g, o) ==>
      VdmValue(R, g, o);
    predicate KeepsMoved(xo_rules R, xo_game g, xo_game h, xo_play_order o, integer r, integer c) =
      VdmHeld(R, h) && Vdm_is_Game(R, h) && Vdm_moved(R, g, o, r, c, h) && VdmValue(R, h, o) &&
      MUnion(g, h, r, c, Mover(g, o));
*/
/*@ ghost
  void vdm_next(xo_rules R, xo_play_order o)
  {
    count_added();
    vdm_games();
    vdm_winners();
    vdm_counts();
    vdm_turns(R, o, XO_CELLS_MAX);
    /@ loop invariant bound: 0 <= i <= XO_CELLS_MAX + 1;
       loop invariant mod:   \forall integer k; 0 <= k < i ==> Turn(o.len, k) == k % o.len;
       loop assigns i; loop variant XO_CELLS_MAX - i; @/
    for (int i = 0; i <= XO_CELLS_MAX; i++)
      turn_is_mod(o.len, i);
    /@ assert count: \forall xo_game g; VdmHeld(R, g) ==> 0 <= g.moves <= XO_CELLS_MAX &&
                     Vdm_moveCountSoFar(R, g) == g.moves; @/
    /@ assert cells: \forall xo_game g; VdmHeld(R, g) && IsMap(g) ==> VdmCells(R, g); @/
    /@ assert order: \forall xo_game g; VdmHeld(R, g) && IsMap(g) ==>
                     (Vdm_inOrder(R, g, o) <==> InOrder(g, o)); @/
    /@ assert mover: \forall xo_game g; VdmHeld(R, g) ==> VdmMover(R, g, o); @/
    /@ assert rules: \forall xo_game g; VdmBoard(R, g, o) ==> VdmHeld(R, g) && InvRules(g.rules) &&
                     InvPlayOrder(g.rules, o) && 0 <= g.moves <= XO_CELLS_MAX; @/
    /@ assert game:  \forall xo_game g; VdmBoard(R, g, o) ==> InvGame(g); @/
    /@ assert is:    \forall xo_game g; VdmBoard(R, g, o) ==> Vdm_is_Game(R, g); @/
    /@ assert there: \forall xo_game g, h, integer r, c; VdmBoard(R, g, o) && VdmHeld(R, h) && OnBoard(R, r, c) &&
                     g.cell[r][c] == 0 && Vdm_moved(R, g, o, r, c, h) ==> MUnion(g, h, r, c, Mover(g, o)); @/
    /@ assert moved: \forall xo_game g, h, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) &&
                     MUnion(g, h, r, c, Mover(g, o)) ==> Vdm_moved(R, g, o, r, c, h); @/
    /@ assert left:  \forall xo_game g, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) && g.cell[r][c] == 0 ==>
                     g.moves < XO_CELLS_MAX; @/
    /@ assert free:  \forall xo_game g, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) && g.cell[r][c] == 0 ==>
                     FreeFor(g, r, c, Mover(g, o)); @/
    /@ assert turn:  \forall xo_game g, h, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) &&
                     MUnion(g, h, r, c, Mover(g, o)) ==> InOrder(h, o); @/
    /@ assert kept:  \forall xo_game g, h, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) &&
                     MUnion(g, h, r, c, Mover(g, o)) ==> VdmBoard(R, h, o); @/
    /@ assert held:  \forall xo_game g, h, e, integer r, c; VdmBoard(R, g, o) && VdmHeld(R, e) && OnBoard(R, r, c) &&
                     g.cell[r][c] == 0 && Vdm_moved(R, g, o, r, c, h) && Vdm_nextGames_r_c_h(e, h) ==>
                     CellAdded(g, e, r, c, Mover(g, o)) && MUnion(g, e, r, c, Mover(g, o)); @/
    /@ assert taken: \forall xo_game g, integer r, c; 1 <= r <= Vdm_ROWS(R) && 1 <= c <= Vdm_COLS(R) &&
                     !Vdm_movesSoFar(R, g, r, c) ==> OnBoard(R, r, c) && g.cell[r][c] == 0; @/
    /@ assert to:    \forall xo_game g, h; VdmBoard(R, g, o) && VdmHeld(R, h) && Vdm_nextGames(R, g, o, h) ==>
                     MoveTo(g, h, Mover(g, o)); @/
    /@ assert from:  \forall xo_game g, h; VdmBoard(R, g, o) && VdmHeld(R, h) && MoveTo(g, h, Mover(g, o)) ==>
                     Vdm_nextGames(R, g, o, h); @/
  }

  void vdm_force(xo_rules R, xo_play_order o, int n)
  {
    vdm_next(R, o);
    vdm_games();
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant force: \forall xo_game g; VdmBoard(R, g, o) ==> VdmForce(R, g, o, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++) {
      /@ assert vdm:         \forall xo_game g, integer p; Vdm_canForce(R, g, o, p, k + 1) <==>
            VdmStep(R, g, o, p, k); @/
    }
  }

  void vdm_values(xo_rules R, xo_play_order o)
  {
    vdm_next(R, o);
    vdm_games();
    count_added();
    area_bound(R.rows, R.cols);
    /@ loop invariant bound: 0 <= i <= XO_CELLS_MAX + 1;
       loop invariant force: \forall xo_game g, integer k; 0 <= k < i && VdmBoard(R, g, o) ==> VdmForce(R, g, o, k);
       loop assigns i; loop variant XO_CELLS_MAX - i; @/
    for (int i = 0; i <= XO_CELLS_MAX; i++)
      vdm_force(R, o, i);
    /@ assert forces: \forall xo_game g; VdmBoard(R, g, o) ==> VdmForces(R, g, o); @/
    /@ assert value:  \forall xo_game g; VdmBoard(R, g, o) ==> VdmValue(R, g, o); @/
    /@ assert board:  \forall xo_game g, h, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) &&
                      MUnion(g, h, r, c, Mover(g, o)) ==> MoveTo(g, h, Mover(g, o)) && VdmBoard(R, h, o); @/
    /@ assert some:   \forall xo_game g, integer r, c; VdmBoard(R, g, o) && OnBoard(R, r, c) && g.cell[r][c] == 0 ==>
                      (\exists xo_game h; KeepsMoved(R, g, h, o, r, c)); @/
    /@ assert same:   \forall xo_game g, h, integer r, c, v; VdmBoard(R, g, o) && KeepsMoved(R, g, h, o, r, c) &&
                      IsValue(g, o, v) && ValueAfter(g, o, r, c, v) ==> Vdm_keeps(R, g, o, r, c); @/
  }
*/
