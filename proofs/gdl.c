/* gdl.c: on every state that legal moves can reach, the GDL description and the kernel agree; and for 3x3x3
 * its lines are those that the text spells out. */
#include "xo/gdl.h"
#include "agree_facts.acsl"
/*@ lemma Gdl_Inside: \forall xo_rules R, integer r, c, dr, dc, i;
      InvRules(R) && Dir(dr, dc) && WinningLine(R, r, c, dr, dc) && 0 <= i < R.line ==>
      OnBoard(R, r + Along(dr, i), c + Along(dc, i));
    lemma Gdl_Same_Cell: \forall xo_gdl_state s, xo_game g, integer r, c;
      InvRules(g.rules) && GdlAbstracts(s, g) && OnBoard(g.rules, r, c) ==> s.cell[r][c] == g.cell[r][c];
    lemma Gdl_Run_To: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      InvRules(g.rules) && GdlAbstracts(s, g) && Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> Line(g, p, r, c, dr, dc);
    lemma Gdl_Run_From: \forall xo_gdl_state s, xo_game g, integer p, r, c, dr, dc;
      InvRules(g.rules) && GdlAbstracts(s, g) && Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> GdlRun(s, p, r, c, dr, dc);
    lemma Gdl_Line_HasWon: \forall xo_game g, integer p, r, c, dr, dc;
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> HasWon(g, p);
    lemma Gdl_Row_To: \forall xo_gdl_state s, xo_game g, integer p, m;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlRow(s, m, p) ==> HasWon(g, p);
    lemma Gdl_Column_To: \forall xo_gdl_state s, xo_game g, integer p, n;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlColumn(s, n, p) ==> HasWon(g, p);
    lemma Gdl_Diagonal_To: \forall xo_gdl_state s, xo_game g, integer p;
      InvRules(g.rules) && GdlAbstracts(s, g) && GdlDiagonal(s, p) ==> HasWon(g, p);
    lemma Gdl_Row_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 0, 1) ==> GdlRow(s, r, p);
    lemma Gdl_Column_From: \forall xo_gdl_state s, integer p, r, c; GdlRun(s, p, r, c, 1, 0) ==> GdlColumn(s, c, p);
    lemma Gdl_Run_Line: \forall xo_gdl_state s, integer p, r, c, dr, dc; Dir(dr, dc) && GdlRun(s, p, r, c, dr, dc) ==> GdlLine(s, p);
    lemma Gdl_LineAt: \forall xo_gdl_state s, xo_game g, integer p, r, c;
      InvRules(g.rules) && GdlAbstracts(s, g) && LineAt(g, p, r, c) ==> GdlLine(s, p);
    lemma Gdl_Winner: \forall xo_gdl_state s, xo_game g, integer p;
      InvRules(g.rules) && GdlAbstracts(s, g) ==> (GdlLine(s, p) <==> HasWon(g, p));
    lemma Gdl_Open_Row: \forall xo_gdl_state s, integer m, n; GdlCell(s, m, n, 0) ==> GdlOpenRow(s, m);
    lemma Gdl_Open_To: \forall xo_gdl_state s, xo_game g; InvRules(g.rules) && GdlAbstracts(s, g) && GdlOpen(s) ==> !Full(g);
    lemma Gdl_Open_From: \forall xo_gdl_state s, xo_game g; InvRules(g.rules) && GdlAbstracts(s, g) && !GdlOpen(s) ==> Full(g);
*/
/* The lines of the text, for 3x3x3. */
/*@ predicate GdlThree(xo_rules R) = R.rows == 3 && R.cols == 3 && R.line == 3;
    lemma Gdl_Along: \forall integer s; -1 <= s <= 1 ==> Along(s, 0) == 0 && Along(s, 1) == s && Along(s, 2) == 2 * s;
    lemma Gdl_Same_To: \forall xo_gdl_state s, integer x, r, c, dr, dc; GdlSame(s, x, r, c, dr, dc, 3) ==>
      s.cell[r + Along(dr, 0)][c + Along(dc, 0)] == x && s.cell[r + Along(dr, 1)][c + Along(dc, 1)] == x &&
      s.cell[r + Along(dr, 2)][c + Along(dc, 2)] == x;
    lemma Gdl_Same_From: \forall xo_gdl_state s, integer x, r, c, dr, dc;
      s.cell[r + Along(dr, 0)][c + Along(dc, 0)] == x && s.cell[r + Along(dr, 1)][c + Along(dc, 1)] == x &&
      s.cell[r + Along(dr, 2)][c + Along(dc, 2)] == x ==> GdlSame(s, x, r, c, dr, dc, 3);
    lemma Gdl_Run_Three: \forall xo_gdl_state s, integer x, r, c, dr, dc; s.rules.line == 3 && Dir(dr, dc) ==>
      (GdlRun(s, x, r, c, dr, dc) <==> OnBoard(s.rules, r, c) && OnBoard(s.rules, r + 2 * dr, c + 2 * dc) &&
        s.cell[r][c] == x && s.cell[r + dr][c + dc] == x && s.cell[r + 2 * dr][c + 2 * dc] == x);
    lemma Gdl_Row_One: \forall xo_gdl_state s, integer m, c, x; GdlThree(s.rules) && GdlRun(s, x, m, c, 0, 1) ==>
      c == 1 && s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x;
    lemma Gdl_One_Row: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 &&
      s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x ==> GdlRun(s, x, m, 1, 0, 1);
    lemma Gdl_Column_One: \forall xo_gdl_state s, integer n, r, x; GdlThree(s.rules) && GdlRun(s, x, r, n, 1, 0) ==>
      r == 1 && s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x;
    lemma Gdl_One_Column: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 &&
      s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x ==> GdlRun(s, x, 1, n, 1, 0);
    lemma Gdl_Diagonal_One: \forall xo_gdl_state s, integer r, c, x; GdlThree(s.rules) && GdlRun(s, x, r, c, 1, 1) ==>
      r == 1 && c == 1 && s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x;
    lemma Gdl_One_Diagonal: \forall xo_gdl_state s, integer x; GdlThree(s.rules) &&
      s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x ==> GdlRun(s, x, 1, 1, 1, 1);
    lemma Gdl_Other_One: \forall xo_gdl_state s, integer r, c, x; GdlThree(s.rules) && GdlRun(s, x, r, c, 1, -1) ==>
      r == 1 && c == 3 && s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x;
    lemma Gdl_One_Other: \forall xo_gdl_state s, integer x; GdlThree(s.rules) &&
      s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x ==> GdlRun(s, x, 1, 3, 1, -1);
    lemma Gdl_Text_Row: \forall xo_gdl_state s, integer m, x; GdlThree(s.rules) && 1 <= m <= 3 ==>
      (GdlRow(s, m, x) <==> s.cell[m][1] == x && s.cell[m][2] == x && s.cell[m][3] == x);
    lemma Gdl_Text_Column: \forall xo_gdl_state s, integer n, x; GdlThree(s.rules) && 1 <= n <= 3 ==>
      (GdlColumn(s, n, x) <==> s.cell[1][n] == x && s.cell[2][n] == x && s.cell[3][n] == x);
    lemma Gdl_Text_Diagonal: \forall xo_gdl_state s, integer x; GdlThree(s.rules) ==>
      (GdlDiagonal(s, x) <==> (s.cell[1][1] == x && s.cell[2][2] == x && s.cell[3][3] == x) ||
                              (s.cell[1][3] == x && s.cell[2][2] == x && s.cell[3][1] == x));
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
     ensures lost:    \forall integer p; 1 <= p <= g.rules.players ==> (GdlGoal(s, p, 0) <==> IsWon(g) && !WhoWon(g, p)); @/
  void gdl_agrees(xo_gdl_state s, xo_game g)
  {
    count_full(g);
    /@ assert winner: \forall integer p; GdlLine(s, p) <==> HasWon(g, p); @/
    /@ assert who:    \forall integer p; 1 <= p <= g.rules.players && HasWon(g, p) ==> WhoWon(g, p); @/
    /@ assert is:     \forall integer p; 1 <= p <= g.rules.players && HasWon(g, p) ==> IsWon(g); @/
    /@ assert some:   GdlSomeLine(s) <==> IsWon(g); @/
    /@ assert full:   GdlOpen(s) <==> !Full(g); @/
    /@ assert other:  \forall integer p; 1 <= p <= g.rules.players ==> (GdlOtherLine(s, p) <==> IsWon(g) && !WhoWon(g, p)); @/
    /@ assert over:   GdlTerminal(s) <==> Over(g); @/
  }

  /@ requires start: GdlInit(s) && InvRules(g.rules) && SameRules(s.rules, g.rules) && Empty(g);
     terminates \true; exits \false; assigns \nothing;
     ensures start:  GdlAbstracts(s, g) && Reached(g); @/
  void gdl_starts(xo_gdl_state s, xo_game g)
  {
    reached_empty(g);
  }

  // Next is a function where the joint move is legal: the cell marked has that mark, all others keep theirs.
  /@ requires rules:  InvRules(s.rules) && GdlRole(s.rules, s.control);
     requires joint:  GdlLegalJoint(s, d) && GdlDoes(d, s.control, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures here:    \forall integer x; GdlNextCell(s, d, r, c, x) ==> x == s.control;
     ensures there:   \forall integer m, n, x; (m != r || n != c) && GdlNextCell(s, d, m, n, x) ==> x == s.cell[m][n]; @/
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
    /@ assert kept: \forall integer m, n; OnBoard(g.rules, m, n) && (m != r || n != c) ==> t.cell[m][n] == s.cell[m][n]; @/
    /@ assert same: \forall integer m, n; OnBoard(g.rules, m, n) ==> t.cell[m][n] == h.cell[m][n]; @/
  }
*/
