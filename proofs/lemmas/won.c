/* won.c: what one move does to the lines of the board. The lemmas move a line's index from its first
 * cell to the cell through which it passes and back: OnRay puts the distance between the two in words. */
#include "xo/types.h"
#include "line.acsl"
#include "won.acsl"
/*@ // The line from (a, b) goes through each of its cells.
    predicate ThroughAll(xo_game h, integer p, integer a, integer b, integer dr, integer dc) =
      \forall integer i; 0 <= i < h.rules.line ==> ThroughAt(h, p, a + Along(dr, i), b + Along(dc, i), dr, dc, i);
    lemma ThroughAll_Through: \forall xo_game h, integer r, c, p, a, b, dr, dc, i;
      ThroughAll(h, p, a, b, dr, dc) && 0 <= i < h.rules.line && r == a + Along(dr, i) && c == b + Along(dc, i) ==>
      Through(h, p, r, c, dr, dc);
    // (r, c) is one of the n cells from (a, b) on.
    predicate InRun(integer r, integer c, integer a, integer b, integer dr, integer dc, integer n) =
      \exists integer i; 0 <= i < n && r == a + Along(dr, i) && c == b + Along(dc, i);
    lemma InRun_Through: \forall xo_game h, integer r, c, p, a, b, dr, dc;
      ThroughAll(h, p, a, b, dr, dc) && InRun(r, c, a, b, dr, dc, h.rules.line) ==> Through(h, p, r, c, dr, dc);
    predicate OnRay(integer r, integer c, integer a, integer b, integer dr, integer dc, integer lo, integer hi) =
      dr == 0 ? (r == a + Along(dr, c - b) && c == b + Along(dc, c - b) && lo <= c - b <= hi) :
      (r == a + Along(dr, r - a) && c == b + Along(dc, r - a) && lo <= r - a <= hi);
    lemma Run_Cell: \forall xo_game h, integer r, c, p, a, b, dr, dc, n;
      Dir(dr, dc) && Run(h, p, a, b, dr, dc, n) && OnRay(r, c, a, b, dr, dc, 0, n - 1) ==> h.cell[r][c] == p;
    lemma Line_Cell: \forall xo_game h, integer r, c, p, a, b, dr, dc, i, j;
      Dir(dr, dc) && 0 <= i < h.rules.line && Line(h, p, a, b, dr, dc) && -i <= j < h.rules.line - i &&
      r == a + Along(dr, i) && c == b + Along(dc, i) ==> h.cell[r + Along(dr, j)][c + Along(dc, j)] == p;
    lemma Line_Ends: \forall xo_rules R, integer r, c, a, b, dr, dc, i;
      Dir(dr, dc) && 0 <= i < R.line && WinningLine(R, a, b, dr, dc) && r == a + Along(dr, i) &&
      c == b + Along(dc, i) ==> OnBoard(R, r + Along(dr, -i), c + Along(dc, -i)) &&
      OnBoard(R, r + Along(dr, R.line - 1 - i), c + Along(dc, R.line - 1 - i));
    lemma Alone_From: \forall xo_game h, integer r, c, p, a, b, dr, dc, i, lo, hi;
      Dir(dr, dc) && r == a + Along(dr, i) && c == b + Along(dc, i) ==>
      (Alone(h, p, a, b, dr, dc, lo, hi) <==> Alone(h, p, r, c, dr, dc, lo - i, hi - i));
    lemma Line_Segment: \forall xo_game h, integer r, c, p, a, b, dr, dc, i;
      Dir(dr, dc) && 0 <= i < h.rules.line && Line(h, p, a, b, dr, dc) &&
      r == a + Along(dr, i) && c == b + Along(dc, i) ==> ThroughAt(h, p, r, c, dr, dc, i);
    lemma ThroughAt_Cell: \forall xo_game h, integer r, c, p, a, b, dr, dc, i;
      Dir(dr, dc) && ThroughAt(h, p, r, c, dr, dc, i) && OnRay(a, b, r, c, dr, dc, -i, h.rules.line - 1 - i) ==>
      h.cell[a][b] == p;
    lemma ThroughAt_Ends: \forall xo_game h, integer r, c, p, dr, dc, i;
      Dir(dr, dc) && 0 <= i < h.rules.line && ThroughAt(h, p, r, c, dr, dc, i) ==>
      WinningLine(h.rules, r - Along(dr, i), c - Along(dc, i), dr, dc);
    lemma ThroughAt_At: \forall xo_game h, integer r, c, p, dr, dc, i, j;
      Dir(dr, dc) && 0 <= i < h.rules.line && ThroughAt(h, p, r, c, dr, dc, i) && 0 <= j < h.rules.line ==>
      h.cell[(r - Along(dr, i)) + Along(dr, j)][(c - Along(dc, i)) + Along(dc, j)] == p;
    lemma ThroughAt_Run: \forall xo_game h, integer r, c, p, dr, dc, i;
      Dir(dr, dc) && 0 <= i < h.rules.line && ThroughAt(h, p, r, c, dr, dc, i) ==>
      Run(h, p, r - Along(dr, i), c - Along(dc, i), dr, dc, h.rules.line);
    lemma Alone_Back: \forall xo_game h, integer r, c, p, dr, dc, i;
      Dir(dr, dc) && Alone(h, p, r, c, dr, dc, -i - 1, h.rules.line - i) ==>
      Alone(h, p, r - Along(dr, i), c - Along(dc, i), dr, dc, -1, h.rules.line);
    lemma Through_From: \forall xo_game h, integer r, c, p, dr, dc, i;
      Dir(dr, dc) && 0 <= i < h.rules.line && ThroughAt(h, p, r, c, dr, dc, i) ==>
      Line(h, p, r - Along(dr, i), c - Along(dc, i), dr, dc);
*/
/* That a line has won is of use from here on; above it would only be in the way. */
#include "winning_line.acsl"
/*@ lemma Through_Won: \forall xo_game h, integer r, c, p, dr, dc;
      Dir(dr, dc) && Through(h, p, r, c, dr, dc) ==> HasWon(h, p);
    lemma Line_ThroughAll: \forall xo_game h, integer p, a, b, dr, dc;
      Dir(dr, dc) && Line(h, p, a, b, dr, dc) ==> ThroughAll(h, p, a, b, dr, dc);
    // The cells before and after a line are in the array. Which of them are not q's here are not q's there.
    predicate InArray(integer a, integer b) = 0 <= a < XO_SIDE_MAX + 2 && 0 <= b < XO_SIDE_MAX + 2;
    lemma Line_Beside: \forall xo_rules R, integer a, b, dr, dc;
      InvRules(R) && Dir(dr, dc) && WinningLine(R, a, b, dr, dc) ==>
      InArray(a + Along(dr, -1), b + Along(dc, -1)) && InArray(a + Along(dr, R.line), b + Along(dc, R.line));
    predicate OthersKept(xo_game g, xo_game h, integer q) = InvRules(g.rules) && SameRules(g.rules, h.rules) &&
      (g.rules.exact == 0 || \forall integer a, b; InArray(a, b) && g.cell[a][b] != q ==> h.cell[a][b] != q);
    lemma Others_Alone: \forall xo_game g, h, integer q, a, b, dr, dc;
      OthersKept(g, h, q) && Dir(dr, dc) && WinningLine(g.rules, a, b, dr, dc) &&
      Alone(g, q, a, b, dr, dc, -1, g.rules.line) ==> Alone(h, q, a, b, dr, dc, -1, h.rules.line);
    lemma MUnion_Others: \forall xo_game g, h, integer r, c, p, q;
      InvRules(g.rules) && MUnion(g, h, r, c, p) && q != 0 ==>
      OthersKept(h, g, q) && (q != p || g.rules.exact == 0 ==> OthersKept(g, h, q));
    lemma Same_Others: \forall xo_game g, h, integer q; InvRules(g.rules) && SameRules(g.rules, h.rules) &&
      SameCells(g, h) ==> OthersKept(g, h, q);
    lemma Kept_Alone: \forall xo_game g, h, integer r, c, p, q, a, b, dr, dc;
      InvRules(g.rules) && Dir(dr, dc) && MUnion(g, h, r, c, p) && q != 0 && (q != p || g.rules.exact == 0) &&
      WinningLine(g.rules, a, b, dr, dc) &&
      Alone(g, q, a, b, dr, dc, -1, g.rules.line) ==> Alone(h, q, a, b, dr, dc, -1, h.rules.line);
    lemma MUnion_Alone: \forall xo_game g, h, integer r, c, p, q, a, b, dr, dc;
      InvRules(g.rules) && Dir(dr, dc) && MUnion(g, h, r, c, p) && q != 0 && WinningLine(h.rules, a, b, dr, dc) &&
      Alone(h, q, a, b, dr, dc, -1, h.rules.line) ==> Alone(g, q, a, b, dr, dc, -1, g.rules.line);
    lemma MUnion_Run: \forall xo_game g, h, integer r, c, p, a, b, dr, dc;
      InvRules(g.rules) && Dir(dr, dc) && MUnion(g, h, r, c, p) && p != 0 && Line(h, p, a, b, dr, dc) &&
      !InRun(r, c, a, b, dr, dc, h.rules.line) ==> Line(g, p, a, b, dr, dc);
    lemma MUnion_New: \forall xo_game g, h, integer r, c, p, a, b, dr, dc;
      InvRules(g.rules) && Dir(dr, dc) && MUnion(g, h, r, c, p) && p != 0 &&
      Line(h, p, a, b, dr, dc) && !Line(g, p, a, b, dr, dc) ==>
      Through(h, p, r, c, dr, dc);
    lemma Line_Kept: \forall xo_game g, h, integer r, c, p, q, a, b, dr, dc;
      InvRules(g.rules) && OnBoard(g.rules, r, c) && Dir(dr, dc) && MUnion(g, h, r, c, p) && q != 0 &&
      (q != p || g.rules.exact == 0) && Line(g, q, a, b, dr, dc) ==> Line(h, q, a, b, dr, dc);
    lemma Line_Other: \forall xo_game g, h, integer r, c, p, q, a, b, dr, dc;
      InvRules(g.rules) && OnBoard(g.rules, r, c) && Dir(dr, dc) && MUnion(g, h, r, c, p) && q != p && q != 0 &&
      Line(h, q, a, b, dr, dc) ==> Line(g, q, a, b, dr, dc);
    // Every line on g's board is one on h's, but for those of player x.
    predicate LinesKept(xo_game g, xo_game h, integer x) = \forall integer p, a, b, dr, dc;
      p != x && Dir(dr, dc) && Line(g, p, a, b, dr, dc) ==> Line(h, p, a, b, dr, dc);
    lemma HasWon_Kept: \forall xo_game g, h, integer r, c, p, q;
      InvRules(g.rules) && OnBoard(g.rules, r, c) && MUnion(g, h, r, c, p) && q != 0 &&
      (q != p || g.rules.exact == 0) && HasWon(g, q) ==> HasWon(h, q);
    // A line of p's that is new goes through (r, c); where p had not won all of them do.
    predicate NewThrough(xo_game g, xo_game h, integer r, integer c, integer p) = \forall integer a, b, dr, dc;
      Dir(dr, dc) && Line(h, p, a, b, dr, dc) ==> Line(g, p, a, b, dr, dc) || Through(h, p, r, c, dr, dc);
    predicate LinesThrough(xo_game h, integer p, integer r, integer c) = \forall integer a, b, dr, dc;
      Dir(dr, dc) && Line(h, p, a, b, dr, dc) ==> Through(h, p, r, c, dr, dc);
    lemma NewThrough_All: \forall xo_game g, h, integer r, c, p; NewThrough(g, h, r, c, p) && !HasWon(g, p) ==>
      LinesThrough(h, p, r, c);
    lemma Same_Line: \forall xo_game g, h, integer p, a, b, dr, dc; InvRules(g.rules) && Dir(dr, dc) &&
      SameRules(g.rules, h.rules) && SameCells(g, h) && Line(g, p, a, b, dr, dc) ==> Line(h, p, a, b, dr, dc);
    lemma Same_Keeps: \forall xo_game g, h; InvRules(g.rules) && SameRules(g.rules, h.rules) && SameCells(g, h) ==>
      LinesKept(g, h, 0) && LinesKept(g, h, 1);
    predicate SameWinners(xo_game g, xo_game h) = \forall integer p; HasWon(h, p) <==> HasWon(g, p);
    lemma SameWinners_Who: \forall xo_game g, h, integer p; SameRules(g.rules, h.rules) && SameWinners(g, h) ==>
      (WhoWon(h, p) <==> WhoWon(g, p));
    lemma SameWinners_Won: \forall xo_game g, h; SameRules(g.rules, h.rules) && SameWinners(g, h) ==>
      (IsWon(h) <==> IsWon(g));
    lemma InLine_Cell: \forall xo_game h, integer r, c, p, a, b, dr, dc;
      InLine(h, p, r, c, a, b, dr, dc) ==> h.cell[r][c] == p;
    lemma InLine_Through: \forall xo_game h, integer r, c, p, a, b, dr, dc;
      Dir(dr, dc) && InLine(h, p, r, c, a, b, dr, dc) ==> Through(h, p, r, c, dr, dc);
    lemma InLine_Winning: \forall xo_game h, integer r, c, p, a, b, dr, dc;
      Dir(dr, dc) && InLine(h, p, r, c, a, b, dr, dc) ==> WinningCell(h, p, r, c);
    lemma ThroughAt_InLine: \forall xo_game h, integer r, c, p, dr, dc, i;
      Dir(dr, dc) && 0 <= i < h.rules.line && ThroughAt(h, p, r, c, dr, dc, i) ==>
      InLine(h, p, r, c, r - Along(dr, i), c - Along(dc, i), dr, dc);
*/
/*@ ghost
  void won_munion(xo_game g, xo_game h, int r, int c, int p) {}

  void won_same(xo_game g)
  {
    /@ assert same_cells: \forall xo_game h, integer p; SameRules(g.rules, h.rules) && SameCells(g, h) &&
          HasWon(g, p) ==> HasWon(h, p); @/
  }

  void won_empty(xo_game g) {}

  void won_cell(xo_game g, int p, int r, int c)
  {
    /@ assert through: WonThrough(g, p, r, c) ==> WinningCell(g, p, r, c); @/
  }
*/

/* From how far the cells reach. */
/*@ // With j in the place of -i a prover finds it for any two numbers of steps that are opposite.
    lemma Along_Opposite: \forall integer s, i, j; -1 <= s <= 1 && j == -i ==> Along(-s, i) == Along(s, j); */
/*@ ghost
  void through_reach(xo_game g, int p, int r, int c, int dr, int dc, int back, int fore)
  {
    /@ loop invariant back:  \forall integer i; -k < i <= 0 ==> Holds(g, p, r + Along(dr, i), c + Along(dc, i));
       loop assigns k; loop variant back - k; @/
    for (int k = 0; k <= back; k++)
      ;
    /@ assert stop: back < g.rules.line ==> !Holds(g, p, r + Along(dr, -back - 1), c + Along(dc, -back - 1)); @/
    /@ assert last: OnBoard(g.rules, r + Along(dr, -back), c + Along(dc, -back)) &&
                    OnBoard(g.rules, r + Along(dr, fore), c + Along(dc, fore)); @/
    /@ assert near: InArray(r + Along(dr, -back - 1), c + Along(dc, -back - 1)) &&
                    InArray(r + Along(dr, fore + 1), c + Along(dc, fore + 1)); @/
    /@ assert off: \forall integer a, b; InArray(a, b) && !Holds(g, p, a, b) ==> g.cell[a][b] != p; @/
    int n = back < g.rules.line ? back : g.rules.line - 1;
    if (g.rules.exact == 0 ? back + fore + 1 >= g.rules.line : back + fore + 1 == g.rules.line) {
      /@ assert ends: g.rules.exact != 0 ==> n == back && g.rules.line - n == fore + 1 && fore < g.rules.line; @/
      /@ assert high: g.rules.exact != 0 ==>
                      g.cell[r + Along(dr, g.rules.line - n)][c + Along(dc, g.rules.line - n)] != p; @/
      /@ assert alone: Alone(g, p, r, c, dr, dc, -n - 1, g.rules.line - n); @/
      /@ assert line: ThroughAt(g, p, r, c, dr, dc, n); @/
    }
  }
*/
