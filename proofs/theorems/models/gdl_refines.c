/* gdl_refines.c: the game description, for all rules, answers as the kernel does. This holds from init on, by every
 * sequence of moves that is a game, in every order of the players. Its role number p is number p of the order.
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
    predicate GdlStepAt(gdl_trace S, xo_moves m, integer k) =
      GdlStep(S.at[k], S.does[k], S.at[k + 1], m.at[k].row, m.at[k].col);
    predicate GdlTrace(gdl_trace S, xo_rules R, xo_moves m, integer n) =
      SameRules(S.at[0].rules, R) && GdlInit(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> GdlStepAt(S, m, k));

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
    /@ assert same_cells: \forall integer r, c; OnBoard(h.rules, r, c) ==> s.cell[r][c] == h.cell[r][c]; @/
  }

  // init
  /@ requires rules: InvRules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures rules:  SameRules(\result.rules, R);
     ensures init:   GdlInit(\result); @/
  xo_gdl_state gdl_start(xo_rules R)
  {
    xo_gdl_state s;
    s.rules = R;
    s.control = 1;
    /@ loop invariant bound:      0 <= r <= XO_SIDE_MAX + 1;
       loop invariant same_rules: SameRules(s.rules, R) && s.control == 1;
       loop invariant rows:       \forall integer a, b; 0 <= a < r && 0 <= b <= XO_SIDE_MAX ==> s.cell[a][b] == 0;
       loop assigns r, s; loop variant XO_SIDE_MAX + 1 - r; @/
    for (int r = 0; r != XO_SIDE_MAX + 1; r++)
      /@ loop invariant bound:      0 <= c <= XO_SIDE_MAX + 1;
         loop invariant same_rules: SameRules(s.rules, R) && s.control == 1;
         loop invariant rows:       \forall integer a, b; 0 <= a <= r && 0 <= b < (a < r ? XO_SIDE_MAX + 1 : c) ==>
                                      s.cell[a][b] == 0;
         loop assigns c, s; loop variant XO_SIDE_MAX + 1 - c; @/
      for (int c = 0; c != XO_SIDE_MAX + 1; c++)
        s.cell[r][c] = 0;
    return s;
  }

  // Before the joint move: what is next in each cell, and that the cell marked is on the board.
  /@ requires rules:   InvRules(s.rules) && GdlRole(s.rules, s.control);
     requires legal:   GdlLegalJoint(s, d) && GdlDoes(d, s.control, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures legal:    GdlLegalMark(s, s.control, r, c);
     ensures here:     GdlNextCell(s, d, r, c, s.control);
     ensures kept:     \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                         GdlNextCell(s, d, m, n, s.cell[m][n]); @/
  void gdl_next(xo_gdl_state s, xo_gdl_joint d, int r, int c)
  {
    /@ assert joint: GdlLegalMark(s, s.control, d.mark[s.control].row, d.mark[s.control].col); @/
    /@ assert legal: GdlLegalMark(s, s.control, r, c); @/
    /@ assert else:  \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                       GdlElsewhere(d, s.control, m, n); @/
    /@ assert some:  \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                       GdlSomebodyElsewhere(s.rules, d, m, n); @/
  }

  // Who has control marks (r, c), all others do noop.
  /@ requires rules: InvRules(s.rules) && GdlRole(s.rules, s.control);
     requires blank: GdlCell(s, r, c, 0);
     terminates \true; exits \false; assigns \nothing;
     ensures legal:  GdlLegalJoint(s, \result);
     ensures does:   GdlDoes(\result, s.control, r, c); @/
  xo_gdl_joint gdl_joint(xo_gdl_state s, int r, int c)
  {
    xo_gdl_joint d;
    /@ loop invariant bound: 0 <= w <= XO_PLAYERS_MAX + 1;
       loop invariant noop:  \forall integer v; 0 <= v < w ==> d.mark[v].row == 0;
       loop assigns w, d; loop variant XO_PLAYERS_MAX + 1 - w; @/
    for (int w = 0; w != XO_PLAYERS_MAX + 1; w++)
      d.mark[w].row = 0;
    d.mark[s.control].row = r;
    d.mark[s.control].col = c;
    return d;
  }

  // The next state: one cell more is not blank.
  /@ requires rules: InvRules(s.rules) && GdlRole(s.rules, s.control);
     requires legal: GdlLegalJoint(s, d) && GdlDoes(d, s.control, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures next:   GdlNext(s, d, \result);
     ensures role:   GdlRole(s.rules, \result.control);
     ensures kept:   \forall integer m, n; GdlIndex(s.rules, m, n) && (m != r || n != c) ==>
                       \result.cell[m][n] == s.cell[m][n]; @/
  xo_gdl_state gdl_next_state(xo_gdl_state s, xo_gdl_joint d, int r, int c)
  {
    gdl_next(s, d, r, c);
    xo_gdl_state t = s;
    t.cell[r][c] = (signed char)s.control;
    t.control = s.control == s.rules.players ? 1 : s.control + 1;
    return t;
  }

  // Every game, in every order, goes through states of the text.
  /@ requires rules:  InvRules(g.rules);
     requires played: Played(g, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures trace:   GdlTrace(\result, g.rules, m, n); @/
  gdl_trace gdl_runs(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    gdl_trace S;
    S.at[0] = gdl_start(g.rules);
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant rules: SameRules(S.at[k].rules, g.rules) && GdlRole(g.rules, S.at[k].control);
       loop invariant blank: \forall integer r, c; OnBoard(g.rules, r, c) && !Placed(m, k, r, c) ==>
                               GdlCell(S.at[k], r, c, 0);
       loop invariant trace: GdlTrace(S, g.rules, m, k);
       loop assigns k, S; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      int r = m.at[k].row, c = m.at[k].col;
      /@ assert free: !Placed(m, k, r, c); @/
      S.does[k] = gdl_joint(S.at[k], r, c);
      S.at[k + 1] = gdl_next_state(S.at[k], S.does[k], r, c);
      /@ assert last: GdlStepAt(S, m, k); @/
    }
    return S;
  }

  /@ requires rules:  InvRules(g.rules);
     requires played: Played(g, o, m, n);
     requires trace:  GdlTrace(S, g.rules, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    GdlShows(S.at[n], g, o);
     ensures over:    GdlTerminal(S.at[n]) <==> Over(g);
     ensures turn:    GdlControl(S.at[n], Place(o, n));
     ensures legal:   \forall integer p, r, c; (GdlLegalMark(S.at[n], p, r, c) && !GdlTerminal(S.at[n])) <==>
                      MayPlay(g, o, n, p, r, c);
     ensures noop:    \forall integer p; 1 <= p <= g.rules.players ==> (GdlLegalNoop(S.at[n], p) <==> p != Place(o, n));
     ensures line:    \forall integer p; 1 <= p <= g.rules.players ==>
                      (GdlLine(S.at[n], p) <==> HasWon(g, o.at[p - 1]));
     ensures won:     \forall integer p; 1 <= p <= g.rules.players ==>
                      (GdlGoal(S.at[n], p, 100) <==> WhoWon(g, o.at[p - 1]));
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
      /@ assert step: GdlStepAt(S, m, k); @/
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
