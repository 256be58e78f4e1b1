/* gdl_agrees.c: on every state that legal moves can reach, the GDL description and the kernel agree. */
#include "gdl_agrees.acsl"
#include "line_inside.acsl"
#include "winning_line.acsl"
/*@ lemma Gdl_Run_To: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      InvRules(g.rules) && GdlAbstracts(s, g) && Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> Line(g, p, r, c, dr, dc);
    lemma Gdl_Run_From: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      InvRules(g.rules) && GdlAbstracts(s, g) && Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> GdlRun(s, p, r, c, dr, dc);
    lemma Gdl_Row_To: \forall xo_gdl_state s, xo_game g, integer p, m;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlRow(s, m, p) ==> HasWon(g, p);
    lemma Gdl_Column_To: \forall xo_gdl_state s, xo_game g, integer p, n;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlColumn(s, n, p) ==> HasWon(g, p);
    lemma Gdl_Diagonal_To: \forall xo_gdl_state s, xo_game g, integer p;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlDiagonal(s, p) ==> HasWon(g, p);
    lemma Gdl_Row_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 0, 1) ==> GdlRow(s, r, p);
    lemma Gdl_Column_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 1, 0) ==> GdlColumn(s, c, p);
    lemma Gdl_Run_Line: \forall xo_gdl_state s, integer p, r, c, dr, dc;
      Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> GdlLine(s, p);
    predicate GdlRuns(xo_gdl_state s, xo_game g) = \forall integer p, r, c, dr, dc;
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> GdlRun(s, p, r, c, dr, dc);
    lemma Gdl_Runs: \forall xo_gdl_state s, xo_game g; InvRules(g.rules) && GdlAbstracts(s, g) ==> GdlRuns(s, g);
    lemma Gdl_LineAt: \forall xo_gdl_state s, xo_game g, integer p, r, c;
      InvRules(g.rules) && GdlAbstracts(s, g) && LineAt(g, p, r, c) ==> GdlLine(s, p);
    lemma Gdl_Winner: \forall xo_gdl_state s, xo_game g, integer p;
      InvRules(g.rules) && GdlAbstracts(s, g) ==> (GdlLine(s, p) <==> HasWon(g, p));
    lemma Gdl_Open_Row: \forall xo_gdl_state s, integer m, n; GdlCell(s, m, n, 0) ==> GdlOpenRow(s, m);
    lemma Gdl_Cell_Free: \forall xo_gdl_state s, xo_game g, integer r, c; InvRules(g.rules) && GdlAbstracts(s, g) ==>
      (GdlCell(s, r, c, 0) <==> OnBoard(g.rules, r, c) && g.cell[r][c] == 0);
    lemma Gdl_Row_Open: \forall xo_gdl_state s, xo_game g, integer r; InvRules(g.rules) && GdlAbstracts(s, g) &&
      1 <= r <= g.rules.rows && GdlOpenRow(s, r) ==> !RowFull(g, r, g.rules.cols);
    lemma Gdl_Open_From: \forall xo_gdl_state s, xo_game g;
      InvRules(g.rules) && GdlAbstracts(s, g) && !GdlOpen(s) ==> Full(g);
*/
/*@ ghost
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
