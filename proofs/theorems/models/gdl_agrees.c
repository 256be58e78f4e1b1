/* gdl_agrees.c: on every state that legal moves can reach, the GDL description and the kernel agree. So the
 * description, for all rules but exact ones, answers as the kernel does: from init on, by every sequence of moves that
 * is a game, in every order of the players. Its role number p is number p of the order.
 */
#include "states.h"
#include "gdl.acsl"
#include "renaming.acsl"
#include "winning_line.acsl"
/*@
  // The rules that the description is for.
  predicate GdlRules(xo_rules R) = InvRules(R) && R.exact == 0;

  predicate GdlAbstracts(xo_gdl_state s, xo_game g) =
    GdlRules(g.rules) && SameRules(s.rules, g.rules) && s.control == ToMove(g) &&
    (\forall integer r; 1 <= r <= XO_SIDE_MAX ==> (\forall integer c; 1 <= c <= XO_SIDE_MAX ==>
      (OnBoard(g.rules, r, c) ==> s.cell[r][c] == g.cell[r][c])));
*/
/*@ lemma Gdl_Run_To: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      GdlAbstracts(s, g) && Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> Line(g, p, r, c, dr, dc);
    lemma Gdl_Run_From: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      GdlAbstracts(s, g) && Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> GdlRun(s, p, r, c, dr, dc);
    lemma Gdl_Row_To: \forall xo_gdl_state s, xo_game g, integer p, m;
      GdlAbstracts(s, g) && GdlRow(s, m, p) ==> HasWon(g, p);
    lemma Gdl_Column_To: \forall xo_gdl_state s, xo_game g, integer p, n;
      GdlAbstracts(s, g) && GdlColumn(s, n, p) ==> HasWon(g, p);
    lemma Gdl_Diagonal_To: \forall xo_gdl_state s, xo_game g, integer p;
      GdlAbstracts(s, g) && GdlDiagonal(s, p) ==> HasWon(g, p);
    lemma Gdl_Row_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 0, 1) ==> GdlRow(s, r, p);
    lemma Gdl_Column_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 1, 0) ==> GdlColumn(s, c, p);
    lemma Gdl_Run_Line: \forall xo_gdl_state s, integer p, r, c, dr, dc;
      Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> GdlLine(s, p);
    predicate GdlRuns(xo_gdl_state s, xo_game g) = \forall integer p, r, c, dr, dc;
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> GdlRun(s, p, r, c, dr, dc);
    lemma Gdl_Runs: \forall xo_gdl_state s, xo_game g; GdlAbstracts(s, g) ==> GdlRuns(s, g);
    lemma Gdl_LineAt: \forall xo_gdl_state s, xo_game g, integer p, r, c;
      GdlAbstracts(s, g) && LineAt(g, p, r, c) ==> GdlLine(s, p);
    lemma Gdl_Winner: \forall xo_gdl_state s, xo_game g, integer p;
      GdlAbstracts(s, g) ==> (GdlLine(s, p) <==> HasWon(g, p));
    lemma Gdl_Open_Row: \forall xo_gdl_state s, integer m, n; GdlCell(s, m, n, 0) ==> GdlOpenRow(s, m);
    lemma Gdl_Cell_Free: \forall xo_gdl_state s, xo_game g, integer r, c; GdlAbstracts(s, g) ==>
      (GdlCell(s, r, c, 0) <==> OnBoard(g.rules, r, c) && g.cell[r][c] == 0);
    lemma Gdl_Row_Open: \forall xo_gdl_state s, xo_game g, integer r; GdlAbstracts(s, g) &&
      1 <= r <= g.rules.rows && GdlOpenRow(s, r) ==> !RowFull(g, r, g.rules.cols);
    lemma Gdl_Open_From: \forall xo_gdl_state s, xo_game g; GdlAbstracts(s, g) && !GdlOpen(s) ==> Full(g);
*/
/*@ ghost
  /@ requires state:  GdlAbstracts(s, g) && Reached(g);
     terminates \true; exits \false; assigns \nothing;
     ensures winner:  \forall integer p; 1 <= p <= g.rules.players ==> (GdlLine(s, p) <==> HasWon(g, p));
     ensures over:    GdlTerminal(s) <==> Over(g);
     ensures turn:    GdlControl(s, ToMove(g));
     ensures legal:   \forall integer p, r, c; (GdlLegalMark(s, p, r, c) && !GdlTerminal(s)) <==> Legal(g, p, r, c);
     ensures noop:    \forall integer p; 1 <= p <= g.rules.players ==> (GdlLegalNoop(s, p) <==> p != ToMove(g));
     ensures won:     \forall integer p; 1 <= p <= g.rules.players ==> (GdlGoal(s, p, 100) <==> WhoWon(g, p));
     ensures drawn:   \forall integer p; 1 <= p <= g.rules.players ==> (GdlGoal(s, p, 50) <==> IsDraw(g));
     ensures lost:    \forall integer p; 1 <= p <= g.rules.players ==>
                      (GdlGoal(s, p, 0) <==> IsWon(g) && !WhoWon(g, p)); @/
  void gdl_agrees(xo_gdl_state s, xo_game g)
  {
    count_most(g);
    count_bound(g);
    turn_is_mod(g.rules.players, g.moves);
    /@ assert role:   GdlRole(g.rules, ToMove(g)); @/
    /@ assert winner: \forall integer p; GdlLine(s, p) <==> HasWon(g, p); @/
    /@ assert who:    \forall integer p; 1 <= p <= g.rules.players && HasWon(g, p) ==> WhoWon(g, p); @/
    /@ assert is:     \forall integer p; 1 <= p <= g.rules.players && HasWon(g, p) ==> IsWon(g); @/
    /@ assert some:   GdlSomeLine(s) <==> IsWon(g); @/
    /@ assert full:   GdlOpen(s) <==> !Full(g); @/
    /@ assert others: \forall integer p; 1 <= p <= g.rules.players && GdlOtherLine(s, p) ==>
                      IsWon(g) && !WhoWon(g, p); @/
    /@ assert other:  \forall integer p; 1 <= p <= g.rules.players && IsWon(g) && !WhoWon(g, p) ==>
                      GdlOtherLine(s, p); @/
    /@ assert over:   GdlTerminal(s) <==> Over(g); @/
  }

  /@ requires start: GdlInit(s) && GdlRules(g.rules) && SameRules(s.rules, g.rules) && Empty(g);
     terminates \true; exits \false; assigns \nothing;
     ensures start:  GdlAbstracts(s, g) && Reached(g); @/
  void gdl_starts(xo_gdl_state s, xo_game g)
  {
    reached_empty(g);
    turn_is_mod(g.rules.players, 0);
  }

  // Next is a function where the joint move is legal: the cell marked has that mark, all others keep theirs.
  /@ requires rules:  InvRules(s.rules) && GdlRole(s.rules, s.control);
     requires joint:  GdlLegalJoint(s, d) && GdlDoes(d, s.control, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures here:    \forall integer x; GdlNextCell(s, d, r, c, x) ==> x == s.control;
     ensures there:   \forall integer m, n, x; (m != r || n != c) && GdlNextCell(s, d, m, n, x) ==>
                      x == s.cell[m][n]; @/
  void gdl_next_unique(xo_gdl_state s, xo_gdl_joint d, int r, int c)
  {
    /@ assert legal:  GdlLegalMark(s, s.control, r, c); @/
    /@ assert noop:   \forall integer w; 1 <= w <= s.rules.players && w != s.control ==> d.mark[w].row == 0; @/
    /@ assert only:   \forall integer w, m, n; 1 <= w <= s.rules.players && 1 <= m && GdlDoes(d, w, m, n) ==>
                        w == s.control && m == r && n == c; @/
    /@ assert nobody: !GdlSomebodyElsewhere(s.rules, d, r, c); @/
  }

  /@ requires state:  GdlAbstracts(s, g) && Reached(g);
     requires legal:  Legal(g, p, r, c);
     requires joint:  GdlLegalJoint(s, d) && GdlDoes(d, p, r, c);
     requires next:   SameRules(s.rules, t.rules) && GdlNextControl(s, t.control) &&
                        (\forall integer m; 1 <= m <= t.rules.rows ==> (\forall integer n; 1 <= n <= t.rules.cols ==>
                          GdlNextCell(s, d, m, n, t.cell[m][n])));
     requires munion: MUnion(g, h, r, c, p);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    GdlAbstracts(t, h) && Reached(h); @/
  void gdl_follows(xo_gdl_state s, xo_gdl_state t, xo_gdl_joint d, xo_game g, xo_game h, int p, int r, int c)
  {
    count_bound(g);
    turn_is_mod(g.rules.players, g.moves);
    reached_next(g, h, p, r, c);
    gdl_next_unique(s, d, r, c);
    /@ assert turn: t.control == ToMove(h); @/
    /@ assert here: t.cell[r][c] == p; @/
    /@ assert kept: \forall integer m, n; OnBoard(g.rules, m, n) && (m != r || n != c) ==>
                    t.cell[m][n] == s.cell[m][n]; @/
    /@ assert same_cells: \forall integer m, n; OnBoard(g.rules, m, n) ==> t.cell[m][n] == h.cell[m][n]; @/
  }
*/

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
  /@ requires state: GdlAbstracts(s, h) && SameRules(h.rules, g.rules);
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
  /@ requires played: Played(g, o, m, n);
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

  /@ requires rules:  GdlRules(g.rules);
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
