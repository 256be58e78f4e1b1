/* gdl_refines.c: the game description, for all rules, from init on, by every sequence of moves that is a game, in every order
 * of the players: its answers are the kernel's, its role number p being who is number p of the order.
 */
#include "gdl_agrees.acsl"
#include "refinement.acsl"

/* The states that a game goes through, at[k] after k moves, and the joint moves that lead from each to the next. */
typedef struct {
  xo_gdl_state at[XO_MOVES_CAP + 1];
  xo_gdl_joint does[XO_MOVES_CAP + 1];
} gdl_trace;

/*@ // The joint move d is legal, who has control marks (r, c), and t is what the text calls next.
    predicate GdlNext(xo_gdl_state s, xo_gdl_joint d, xo_gdl_state t) =
      SameRules(s.rules, t.rules) && GdlNextControl(s, t.control) &&
      (\forall integer m; 1 <= m <= t.rules.rows ==> (\forall integer n; 1 <= n <= t.rules.cols ==>
        GdlNextCell(s, d, m, n, t.cell[m][n])));
    predicate GdlStep(xo_gdl_state s, xo_gdl_joint d, xo_gdl_state t, integer r, integer c) =
      GdlLegalJoint(s, d) && GdlDoes(d, s.control, r, c) && GdlNext(s, d, t);
    predicate GdlTrace(gdl_trace S, xo_rules R, xo_moves m, integer n) =
      SameRules(S.at[0].rules, R) && GdlInit(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> GdlStep(S.at[k], S.does[k], S.at[k + 1], m.at[k].row, m.at[k].col));

    // Mark p is where player number p of the order is, and b where nobody is.
    predicate GdlShows(xo_gdl_state s, xo_game g, xo_play_order o) =
      (\forall integer p, r, c; 1 <= p <= g.rules.players && OnBoard(g.rules, r, c) ==>
        (s.cell[r][c] == p <==> g.cell[r][c] == Numbered(o, p))) &&
      (\forall integer r, c; OnBoard(g.rules, r, c) ==> (s.cell[r][c] == 0 <==> g.cell[r][c] == 0));
*/
/*@ ghost
  // What a state has of the game in the order 1, 2, ... it has of the renamed one.
  /@ requires state: GdlAbstracts(s, h) && InvRules(h.rules) && SameRules(h.rules, g.rules);
     requires cells: CellsNamed(h, g, o);
     terminates \true; exits \false; assigns \nothing;
     ensures shows:  GdlShows(s, g, o); @/
  void gdl_shows(xo_gdl_state s, xo_game h, xo_game g, xo_play_order o)
  {
    /@ assert same: \forall integer r, c; OnBoard(h.rules, r, c) ==> s.cell[r][c] == h.cell[r][c]; @/
  }

  /@ requires rules:  InvRules(g.rules);
     requires played: Played(g, o, m, n);
     requires trace:  GdlTrace(S, g.rules, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    GdlShows(S.at[n], g, o);
     ensures over:    GdlTerminal(S.at[n]) <==> Over(g);
     ensures turn:    GdlControl(S.at[n], Place(o, n));
     ensures legal:   \forall integer p, r, c; (GdlLegalMark(S.at[n], p, r, c) && !GdlTerminal(S.at[n])) <==> MayPlay(g, o, n, p, r, c);
     ensures noop:    \forall integer p; 1 <= p <= g.rules.players ==> (GdlLegalNoop(S.at[n], p) <==> p != Place(o, n));
     ensures line:    \forall integer p; 1 <= p <= g.rules.players ==> (GdlLine(S.at[n], p) <==> HasWon(g, o.at[p - 1]));
     ensures won:     \forall integer p; 1 <= p <= g.rules.players ==> (GdlGoal(S.at[n], p, 100) <==> WhoWon(g, o.at[p - 1]));
     ensures drawn:   \forall integer p; 1 <= p <= g.rules.players ==> (GdlGoal(S.at[n], p, 50) <==> IsDraw(g));
     ensures lost:    \forall integer p; 1 <= p <= g.rules.players ==>
                        (GdlGoal(S.at[n], p, 0) <==> IsWon(g) && !WhoWon(g, o.at[p - 1])); @/
  void gdl_refines(xo_game g, xo_play_order o, xo_moves m, int n, gdl_trace S)
  {
    xo_play_order f = some_order(g.rules);
    open_first(g.rules, o, f, m, n);
    xo_game h = start_first(g.rules, f, m);
    gdl_starts(S.at[0], h);
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant rules:  SameRules(g.rules, h.rules);
       loop invariant played: PlayedFirst(h, f, m, k);
       loop invariant state:  GdlAbstracts(S.at[k], h);
       loop assigns k, h; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert open: IsUnfinished(h); @/
      xo_game next = next_first(h, f, m, k);
      gdl_agrees(S.at[k], h);
      /@ assert step: GdlStep(S.at[k], S.does[k], S.at[k + 1], m.at[k].row, m.at[k].col); @/
      /@ assert turn: S.at[k].control == ToMove(h); @/
      gdl_follows(S.at[k], S.at[k + 1], S.does[k], h, next, S.at[k].control, m.at[k].row, m.at[k].col);
      h = next;
    }
    gdl_agrees(S.at[n], h);
    renamed_moved(h, f, g, o, m, n);
    questions_renamed(h, f, g, o, m, n);
    gdl_shows(S.at[n], h, g, o);
  }
*/
