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
/*@ // The cells before and after a line are on the board or around it.
    lemma Line_Around: \forall xo_rules R, integer r, c, dr, dc, i; Dir(dr, dc) && WinningLine(R, r, c, dr, dc) &&
      -1 <= i <= R.line ==> Around(R, r + Along(dr, i), c + Along(dc, i));
*/
/* Left and right exchanged. */
/*@ lemma Mirrored_Cell: \forall xo_game g, h, integer r, c; Mirrored(g, h) && Around(g.rules, r, c) ==>
      h.cell[r][g.rules.cols + 1 - c] == g.cell[r][c];
    lemma Mirrored_Along: \forall xo_game g, h, integer r, c, dr, dc, i; Mirrored(g, h) && Dir(dr, dc) &&
      Around(g.rules, r + Along(dr, i), c + Along(dc, i)) ==>
      h.cell[r + Along(dr, i)][g.rules.cols + 1 - c + Along(-dc, i)] == g.cell[r + Along(dr, i)][c + Along(dc, i)];
    lemma Mirrored_Run: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Mirrored(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Run(h, p, r, g.rules.cols + 1 - c, dr, -dc, g.rules.line);
    lemma Mirrored_Alone: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Mirrored(g, h) &&
      Dir(dr, dc) && WinningLine(g.rules, r, c, dr, dc) && Alone(g, p, r, c, dr, dc, -1, g.rules.line) ==>
      Alone(h, p, r, g.rules.cols + 1 - c, dr, -dc, -1, g.rules.line);
    lemma Mirrored_Winning: \forall xo_rules R, integer r, c, dr, dc; Dir(dr, dc) && WinningLine(R, r, c, dr, dc) ==>
      WinningLine(R, r, R.cols + 1 - c, dr, -dc);
    lemma Mirrored_Line: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Mirrored(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Line(h, p, r, g.rules.cols + 1 - c, dr, -dc);
    lemma Mirrored_Full: \forall xo_game g, h; InvRules(g.rules) && Mirrored(g, h) && Full(g) ==> Full(h);
*/
/* Rows and columns exchanged. */
/*@ lemma Transposed_Along: \forall xo_game g, h, integer r, c, dr, dc, i; Transposed(g, h) &&
      Around(g.rules, r + Along(dr, i), c + Along(dc, i)) ==>
      h.cell[c + Along(dc, i)][r + Along(dr, i)] == g.cell[r + Along(dr, i)][c + Along(dc, i)];
    lemma Transposed_Run: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Transposed(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Run(h, p, c, r, dc, dr, g.rules.line);
    lemma Transposed_Alone: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Transposed(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Alone(h, p, c, r, dc, dr, -1, g.rules.line);
    lemma Transposed_Line: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Transposed(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Line(h, p, c, r, dc, dr);
    lemma Transposed_Full: \forall xo_game g, h; InvRules(g.rules) && Transposed(g, h) && Full(g) ==> Full(h);
*/
/* A line counted from its other end, in the opposite direction (er, ec). */
/*@ predicate Back(integer dr, integer dc, integer er, integer ec) = Dir(er, ec) && dr == -er && dc == -ec;
    lemma Run_BackCell: \forall xo_game g, integer p, r, c, dr, dc, er, ec, n, i; Back(dr, dc, er, ec) &&
      Run(g, p, r, c, dr, dc, n) && 0 <= i < n ==> g.cell[r + Along(dr, n - 1 - i)][c + Along(dc, n - 1 - i)] == p &&
      g.cell[(r + Along(dr, n - 1)) + Along(er, i)][(c + Along(dc, n - 1)) + Along(ec, i)] == p;
    lemma Run_Back: \forall xo_game g, integer p, r, c, dr, dc, er, ec, n; Back(dr, dc, er, ec) &&
      Run(g, p, r, c, dr, dc, n) ==> Run(g, p, r + Along(dr, n - 1), c + Along(dc, n - 1), er, ec, n);
    lemma Alone_Reversed: \forall xo_game g, integer p, r, c, dr, dc, er, ec, n; Back(dr, dc, er, ec) &&
      Alone(g, p, r, c, dr, dc, -1, n) ==> Alone(g, p, r + Along(dr, n - 1), c + Along(dc, n - 1), er, ec, -1, n);
    lemma Line_Back: \forall xo_game g, integer p, r, c, dr, dc, er, ec; Back(dr, dc, er, ec) &&
      Line(g, p, r, c, dr, dc) ==>
      Line(g, p, r + Along(dr, g.rules.line - 1), c + Along(dc, g.rules.line - 1), er, ec);
    lemma Back_HasWon: \forall xo_game g, integer p, r, c, dr, dc; (Dir(dr, dc) || Back(dr, dc, -dr, -dc)) &&
      Line(g, p, r, c, dr, dc) ==> HasWon(g, p);
    lemma Mirrored_Won: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Mirrored(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> HasWon(h, p);
    lemma Transposed_Won: \forall xo_game g, h, integer p, r, c, dr, dc; InvRules(g.rules) && Transposed(g, h) &&
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> HasWon(h, p);

    // A quarter turn is a transposition and then a mirror.
    predicate Turned(xo_game g, xo_game h) = h.rules.rows == g.rules.cols && h.rules.cols == g.rules.rows &&
      h.rules.line == g.rules.line && h.rules.players == g.rules.players && h.rules.exact == g.rules.exact &&
      (\forall integer r, c; Around(h.rules, r, c) ==> h.cell[r][c] == g.cell[g.rules.rows + 1 - c][r]);
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
    image_wins(0);
    /@ assert image: Image(g, h, 0) && Image(h, g, 0); @/
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
    image_wins(1);
    /@ assert image: Image(g, h, 1) && Image(h, g, 1); @/
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
