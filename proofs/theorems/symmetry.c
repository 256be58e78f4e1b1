/* symmetry.c: the outcome of a game does not change when its board is turned or mirrored. LAWS.md has each law in
 * words.
 */
#include "xo/types.h"
#include "replay.acsl"
#include "symmetry.acsl"
/*@ predicate SameWins(xo_game g, xo_game h) = \forall integer p; HasWon(g, p) <==> HasWon(h, p);
    predicate SameOutcome(xo_game g, xo_game h) = (\forall integer p; WhoWon(g, p) <==> WhoWon(h, p)) &&
      (IsWon(g) <==> IsWon(h)) && (IsDraw(g) <==> IsDraw(h)) && (IsUnfinished(g) <==> IsUnfinished(h));
    lemma SameWins_WhoWon: \forall xo_game g, h, integer p;
      g.rules.players == h.rules.players && SameWins(g, h) && WhoWon(g, p) ==> WhoWon(h, p);
    lemma SameWins_Outcome: \forall xo_game g, h; g.rules.players == h.rules.players && SameWins(g, h) &&
      (MoveCountLeft(g) == 0 <==> MoveCountLeft(h) == 0) ==> SameOutcome(g, h);
*/
#include "winning_line.acsl"
/*@ // The same cells, counted from the other end.
    predicate BackCell(xo_game g, integer p, integer r, integer c, integer dr, integer dc, integer i) =
      g.cell[r - Along(dr, i)][c - Along(dc, i)] == p;
    predicate RunBack(xo_game g, integer p, integer r, integer c, integer dr, integer dc, integer n) =
      \forall integer i; 0 <= i < n ==> BackCell(g, p, r, c, dr, dc, i);
    lemma Run_BackCell: \forall xo_game g, integer p, r, c, dr, dc, n, i; Run(g, p, r, c, dr, dc, n) && 0 <= i < n &&
      Along(dr, n - 1 - i) == Along(dr, n - 1) - Along(dr, i) &&
      Along(dc, n - 1 - i) == Along(dc, n - 1) - Along(dc, i) ==>
      BackCell(g, p, r + Along(dr, n - 1), c + Along(dc, n - 1), dr, dc, i);
    lemma Run_Back: \forall xo_game g, integer p, r, c, dr, dc, n; Dir(dr, dc) && Run(g, p, r, c, dr, dc, n) ==>
      RunBack(g, p, r + Along(dr, n - 1), c + Along(dc, n - 1), dr, dc, n);
*/
/* Left and right exchanged. */
/*@ lemma Mirrored_InRun: \forall xo_game g, h, integer p, r, c, n, i; Mirrored(g, h) && OnBoard(g.rules, r, c) &&
      OnBoard(g.rules, r, c - Along(1, n - 1)) && 0 <= i < n && RunBack(g, p, r, c, 0, 1, n) ==>
      h.cell[r + Along(0, i)][g.rules.cols + 1 - c + Along(1, i)] == p;
    lemma Mirrored_Run: \forall xo_game g, h, integer p, r, c, n; Mirrored(g, h) && OnBoard(g.rules, r, c) &&
      OnBoard(g.rules, r, c - Along(1, n - 1)) && RunBack(g, p, r, c, 0, 1, n) ==>
      Run(h, p, r, g.rules.cols + 1 - c, 0, 1, n);
    lemma Mirrored_Across: \forall xo_game g, h, integer p, r, c; InvRules(g.rules) && Mirrored(g, h) &&
      Line(g, p, r, c, 0, 1) ==>
      Line(h, p, r + Along(0, g.rules.line - 1), g.rules.cols + 1 - (c + Along(1, g.rules.line - 1)), 0, 1);
    lemma Mirrored_Down: \forall xo_game g, h, integer p, r, c, dc;
      InvRules(g.rules) && Mirrored(g, h) && -1 <= dc <= 1 &&
      Line(g, p, r, c, 1, dc) ==> Line(h, p, r, g.rules.cols + 1 - c, 1, -dc);
    lemma Mirrored_LineAt: \forall xo_game g, h, integer p, r, c;
      InvRules(g.rules) && Mirrored(g, h) && LineAt(g, p, r, c) ==> HasWon(h, p);
    lemma Mirrored_Full: \forall xo_game g, h; InvRules(g.rules) && Mirrored(g, h) && Full(g) ==> Full(h);
*/
/* Rows and columns exchanged. */
/*@ lemma Transposed_InRun: \forall xo_game g, h, integer p, r, c, n, i; Transposed(g, h) && OnBoard(g.rules, r, c) &&
      OnBoard(g.rules, r - Along(1, n - 1), c - Along(-1, n - 1)) && 0 <= i < n && RunBack(g, p, r, c, 1, -1, n) ==>
      h.cell[c + Along(1, i)][r + Along(-1, i)] == p;
    lemma Transposed_Run: \forall xo_game g, h, integer p, r, c, n; Transposed(g, h) && OnBoard(g.rules, r, c) &&
      OnBoard(g.rules, r - Along(1, n - 1), c - Along(-1, n - 1)) && RunBack(g, p, r, c, 1, -1, n) ==>
      Run(h, p, c, r, 1, -1, n);
    lemma Transposed_OtherRun: \forall xo_game g, h, integer p, r, c; InvRules(g.rules) && Transposed(g, h) &&
      Line(g, p, r, c, 1, -1) ==>
      Run(h, p, c + Along(-1, g.rules.line - 1), r + Along(1, g.rules.line - 1), 1, -1, g.rules.line);
    lemma Transposed_Other: \forall xo_game g, h, integer p, r, c; InvRules(g.rules) && Transposed(g, h) &&
      Line(g, p, r, c, 1, -1) ==> Line(h, p, c + Along(-1, g.rules.line - 1), r + Along(1, g.rules.line - 1), 1, -1);
    lemma Transposed_Down: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Transposed(g, h) &&
      Dir(dr, dc) && 0 <= dc && Line(g, p, r, c, dr, dc) ==> Line(h, p, c, r, dc, dr);
    lemma Transposed_Line: \forall xo_game g, h, integer p, r, c, dr, dc;
      InvRules(g.rules) && Transposed(g, h) && Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> HasWon(h, p);
    lemma Transposed_LineAt: \forall xo_game g, h, integer p, r, c; InvRules(g.rules) && Transposed(g, h) &&
      LineAt(g, p, r, c) ==> HasWon(h, p);
    lemma Transposed_Full: \forall xo_game g, h; InvRules(g.rules) && Transposed(g, h) && Full(g) ==> Full(h);

    // A quarter turn is a transposition and then a mirror.
    predicate Turned(xo_game g, xo_game h) = h.rules.rows == g.rules.cols && h.rules.cols == g.rules.rows &&
      h.rules.line == g.rules.line && h.rules.players == g.rules.players &&
      (\forall integer r, c; OnBoard(h.rules, r, c) ==> h.cell[r][c] == g.cell[g.rules.rows + 1 - c][r]);
    lemma Turned_By: \forall xo_game g, t, h; Transposed(g, t) && Mirrored(t, h) ==> Turned(g, h);
*/
/*@ ghost
  void image_wins(int turn) {}

  /@ requires maps: InvRules(g.rules) && IsMap(g) && IsMap(h);
     requires mirrored: Mirrored(g, h);
     terminates \true; exits \false; assigns \nothing;
     ensures wins:    SameWins(g, h);
     ensures outcome: SameOutcome(g, h); @/
  void mirrored_same(xo_game g, xo_game h)
  {
    /@ assert back: Mirrored(h, g); @/
    count_most(g);
    count_most(h);
  }

  /@ requires maps: InvRules(g.rules) && IsMap(g) && IsMap(h);
     requires transposed: Transposed(g, h);
     terminates \true; exits \false; assigns \nothing;
     ensures wins:    SameWins(g, h);
     ensures outcome: SameOutcome(g, h); @/
  void transposed_same(xo_game g, xo_game h)
  {
    /@ assert back: Transposed(h, g); @/
    count_most(g);
    count_most(h);
  }

  /@ requires maps: InvRules(g.rules) && IsMap(g) && IsMap(t) && IsMap(h);
     requires turned: Transposed(g, t) && Mirrored(t, h);
     terminates \true; exits \false; assigns \nothing;
     ensures turned:  Turned(g, h);
     ensures outcome: SameOutcome(g, h); @/
  void turned_same(xo_game g, xo_game t, xo_game h)
  {
    transposed_same(g, t);
    mirrored_same(t, h);
  }
*/
