/* state_space_refines.c: the three-player game on 4x4, as it is meant (ERRATA.md), answers as the kernel does for
 * 4x4x3x3. This holds from its first state on, by every sequence of moves that is a game, in every order of the
 * players. Its player p is number p of the order.
 */
#include "state_space_agrees.acsl"
#include "renaming.acsl"

/* The states that a game goes through: at[k] is the one after k moves. */
typedef struct {
  xo_ss_state at[17];
} ss_trace;

/*@ predicate SsStepAt(ss_trace S, xo_moves m, integer k) = SsO(S.at[k], S.at[k + 1], m.at[k].row, m.at[k].col);
    predicate SsTrace(ss_trace S, xo_moves m, integer n) = SsStartState(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> SsStepAt(S, m, k));

    // Player number p of the order has the places that p has on the board.
    predicate SsShows(xo_ss_board a, xo_game g, xo_play_order o) =
      (\forall integer p, i, j; 1 <= p <= 3 && OnBoard(g.rules, i, j) ==>
      (a.h[i][j] == p <==> g.cell[i][j] == Numbered(o, p))) &&
      (\forall integer i, j; OnBoard(g.rules, i, j) ==> (a.h[i][j] == 0 <==> g.cell[i][j] == 0));
*/
/*@ ghost
  // What a board has of the game in the order 1, 2, 3 it has of the renamed one.
  /@ requires state: SsAbstracts(x, h) && SameRules(h.rules, g.rules);
     requires cells: CellsNamed(h, g, o);
     terminates \true; exits \false; assigns \nothing;
     ensures shows:  SsShows(x.a, g, o); @/
  void ss_shows(xo_ss_state x, xo_game h, xo_game g, xo_play_order o)
  {
    /@ assert same_cells: \forall integer i, j; OnBoard(h.rules, i, j) ==> x.a.h[i][j] == h.cell[i][j]; @/
  }

  // The first state.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures start: SsStartState(\result); @/
  xo_ss_state ss_start(void)
  {
    xo_ss_state x = {{{{0}}}, 1};
    return x;
  }

  // The next state.
  /@ requires place: SsPlace(i, j) && SsJ(x.r);
     terminates \true; exits \false; assigns \nothing;
     ensures next:   SsO(x, \result, i, j) && SsJ(\result.r); @/
  xo_ss_state ss_next(xo_ss_state x, int i, int j)
  {
    xo_ss_state y = x;
    y.a.h[i][j] = (signed char)x.r;
    y.r = x.r == 3 ? 1 : x.r + 1;
    return y;
  }

  // Every game, in every order, goes through states of the text.
  /@ requires rules:  SsRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 16;
     terminates \true; exits \false; assigns \nothing;
     ensures trace:   SsTrace(\result, m, n); @/
  ss_trace ss_runs(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    ss_trace S;
    S.at[0] = ss_start();
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant turn:  SsJ(S.at[k].r);
       loop invariant trace: SsTrace(S, m, k);
       loop assigns k, S; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert board: SsPlace(m.at[k].row, m.at[k].col); @/
      S.at[k + 1] = ss_next(S.at[k], m.at[k].row, m.at[k].col);
      /@ assert last: SsStepAt(S, m, k); @/
    }
    return S;
  }

  /@ requires rules:  SsRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 16;
     requires trace:  SsTrace(S, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    SsShows(S.at[n].a, g, o);
     ensures state:   SsState(S.at[n]);
     ensures over:    SsGoalState(S.at[n]) <==> Over(g);
     ensures turn:    S.at[n].r == Place(o, n);
     ensures legal:   \forall integer p, i, j; OnBoard(g.rules, i, j) ==>
                        (!SsGoalState(S.at[n]) && p == S.at[n].r && SsODom(S.at[n], i, j) <==>
                        MayPlay(g, o, n, p, i, j));
     ensures three:   \forall integer p; 1 <= p <= 3 ==> (SsWinner(S.at[n].a, p) <==> HasWon(g, o.at[p - 1])); @/
  void ss_refines(xo_game g, xo_play_order o, xo_moves m, int n, ss_trace S)
  {
    xo_play_order f = some_order(g.rules);
    open_first(g.rules, o, f, m, n);
    xo_game h = start_first(g.rules, f, m);
    ss_starts(S.at[0], h);
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant rules:  SameRules(g.rules, h.rules);
       loop invariant played: PlayedFirst(h, f, m, k);
       loop invariant state:  SsAbstracts(S.at[k], h);
       loop assigns k, h; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert open: IsUnfinished(h); @/
      xo_game next = next_first(h, f, m, k);
      ss_agrees(S.at[k], h);
      /@ assert step: SsStepAt(S, m, k); @/
      /@ assert turn: S.at[k].r == ToMove(h); @/
      ss_follows(S.at[k], S.at[k + 1], h, next, m.at[k].row, m.at[k].col);
      h = next;
    }
    ss_agrees(S.at[n], h);
    renamed_moved(h, f, g, o, m, n);
    questions_renamed(h, f, g, o, m, n);
    ss_shows(S.at[n], h, g, o);
  }
*/
