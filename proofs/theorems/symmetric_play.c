/* symmetric_play.c: turned and mirrored boards have the same value: the same player can force a win there, within as
 * many moves. LAWS.md has the law in words. */
#include "xo/table.h"
#include "symmetry.acsl"
#include "worth.acsl"
/*@ // h is the image of g, with as many moves and free cells.
    predicate Alike(xo_game g, xo_game h, integer turn) =
      InvRules(g.rules) && Image(g, h, turn) && g.moves == h.moves && Count(g, 0) == Count(h, 0);
    // The image of (r, c).
    logic integer ImageRow(integer turn, integer r, integer c) = turn == 0 ? r : c;
    logic integer ImageCol(xo_rules R, integer turn, integer r, integer c) = turn == 0 ? R.cols + 1 - c : r;
    // One move in g, and one in h.
    predicate BothMoved(xo_game g, xo_game x, xo_game h, xo_game y, integer r, integer c, integer a, integer b,
                        integer q) = MUnion(g, x, r, c, q) && MUnion(h, y, a, b, q);

    // Mirrored, with sides that are not those of the boards.
    predicate MirroredCells(xo_game g, xo_game h, integer m, integer n) =
      \forall integer r, b; 1 <= r <= m && 1 <= b <= n ==> h.cell[r][b] == g.cell[r][n + 1 - b];
    lemma Mirrored_Cells: \forall xo_game g, h; Mirrored(g, h) ==> MirroredCells(g, h, g.rules.rows, g.rules.cols);
    lemma Cells_Mirrored: \forall xo_game g, h; SameRules(g.rules, h.rules) &&
      MirroredCells(g, h, g.rules.rows, g.rules.cols) ==> Mirrored(g, h);
    lemma Cells_Next: \forall xo_game g, x, h, y, integer r, c, b, q; InvRules(g.rules) && OnBoard(g.rules, r, c) &&
      MirroredCells(g, h, g.rules.rows, g.rules.cols) && b == g.rules.cols + 1 - c &&
      BothMoved(g, x, h, y, r, c, r, b, q) ==> MirroredCells(x, y, g.rules.rows, g.rules.cols);
    lemma Mirrored_Next: \forall xo_game g, x, h, y, integer r, c, b, q; InvRules(g.rules) && OnBoard(g.rules, r, c) &&
      Mirrored(g, h) && b == g.rules.cols + 1 - c && BothMoved(g, x, h, y, r, c, r, b, q) ==> Mirrored(x, y);
    lemma Transposed_Next: \forall xo_game g, x, h, y, integer r, c, q; InvRules(g.rules) && OnBoard(g.rules, r, c) &&
      Transposed(g, h) && BothMoved(g, x, h, y, r, c, c, r, q) ==> Transposed(x, y);
    lemma Image_Next: \forall xo_game g, x, h, y, integer turn, r, c, a, b, q; InvRules(g.rules) &&
      OnBoard(g.rules, r, c) && Image(g, h, turn) && a == ImageRow(turn, r, c) && b == ImageCol(g.rules, turn, r, c) &&
      BothMoved(g, x, h, y, r, c, a, b, q) ==> Image(x, y, turn);

    lemma Max_Swapped: \forall xo_rules R, Q; Q.rows == R.cols && Q.cols == R.rows ==> Max(Q) == Max(R);
    lemma Image_Rules: \forall xo_game g, h, integer turn; InvRules(g.rules) && Image(g, h, turn) ==>
      InvRules(h.rules) && h.rules.players == g.rules.players && Max(h.rules) == Max(g.rules);
    lemma Image_Cell: \forall xo_game g, h, integer turn, r, c; Image(g, h, turn) && OnBoard(g.rules, r, c) ==>
      OnBoard(h.rules, ImageRow(turn, r, c), ImageCol(g.rules, turn, r, c)) &&
      h.cell[ImageRow(turn, r, c)][ImageCol(g.rules, turn, r, c)] == g.cell[r][c];

    // The move of g that leads to x is made in h as well.
    predicate ImageMade(xo_game g, xo_game x, xo_game h, integer r, integer c, integer a, integer b, integer q) =
      BothMoved(g, x, h, {h \with .moves = x.moves, .cell[a][b] = x.cell[r][c]}, r, c, a, b, q);
    predicate ImageMoved(xo_game g, xo_game x, xo_game h, integer r, integer c, integer a, integer b, integer q) =
      \exists xo_game y; BothMoved(g, x, h, y, r, c, a, b, q);
    lemma Image_Made: \forall xo_game g, x, h, integer r, c, a, b, q; MUnion(g, x, r, c, q) && g.moves == h.moves &&
      h.cell[a][b] == 0 ==> ImageMade(g, x, h, r, c, a, b, q);
    lemma Image_Moved: \forall xo_game g, x, h, integer r, c, a, b, q; ImageMade(g, x, h, r, c, a, b, q) ==>
      ImageMoved(g, x, h, r, c, a, b, q);

    // Some move of q's leads from h to the image of x.
    predicate NextAlike(xo_game h, xo_game x, integer turn, integer q) =
      \exists xo_game y; MoveTo(h, y, q) && Alike(x, y, turn);

    predicate ForceSame(xo_game g, xo_game h, xo_play_order o, integer n) =
      \forall integer p; CanForce(g, o, p, n) <==> CanForce(h, o, p, n);
    predicate ForcesSame(xo_game g, xo_game h, xo_play_order o) =
      \forall integer p; Forces(g, o, p) <==> Forces(h, o, p);
    lemma Forces_Same: \forall xo_game g, h, xo_play_order o, integer n; ForceSame(g, h, o, n) &&
      n == Max(g.rules) - g.moves && n == Max(h.rules) - h.moves ==> ForcesSame(g, h, o);
*/
/*@ ghost
  /@ requires bound: 0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures same:   \forall xo_game g, h; Alike(g, h, turn) ==> ForceSame(g, h, o, n); @/
  void force_alike(xo_play_order o, int turn, int n)
  {
    image_wins(turn);
    count_added();
    /@ assert back:  \forall xo_game g, h; Alike(g, h, turn) ==> Alike(h, g, turn); @/
    /@ assert won:   \forall xo_game g, h, integer p; Alike(g, h, turn) && WhoWon(g, p) ==> WhoWon(h, p); @/
    /@ assert open:  \forall xo_game g, h; Alike(g, h, turn) && IsUnfinished(g) ==> IsUnfinished(h); @/
    /@ assert added: \forall xo_game g, x, integer r, c, q; InvRules(g.rules) && OnBoard(g.rules, r, c) &&
                     MUnion(g, x, r, c, q) ==> CountAdded(g, x, q); @/
    /@ assert next:  \forall xo_game g, x, h, y, integer r, c, a, b, q; Alike(g, h, turn) && OnBoard(g.rules, r, c) &&
                     a == ImageRow(turn, r, c) && b == ImageCol(g.rules, turn, r, c) &&
                     BothMoved(g, x, h, y, r, c, a, b, q) ==> Alike(x, y, turn); @/
    /@ assert made:  \forall xo_game g, x, h, integer r, c, q; Alike(g, h, turn) && OnBoard(g.rules, r, c) &&
                     MUnion(g, x, r, c, q) ==>
                     ImageMoved(g, x, h, r, c, ImageRow(turn, r, c), ImageCol(g.rules, turn, r, c), q); @/
    /@ assert some:  \forall xo_game g, x, h, integer r, c, q; Alike(g, h, turn) && OnBoard(g.rules, r, c) &&
                     MUnion(g, x, r, c, q) ==> NextAlike(h, x, turn, q); @/
    /@ assert moved: \forall xo_game g, x, h, integer q; Alike(g, h, turn) && MoveTo(g, x, q) ==>
                     NextAlike(h, x, turn, q); @/
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant force: \forall xo_game g, h, integer p; Alike(g, h, turn) && CanForce(g, o, p, k) ==>
                             CanForce(h, o, p, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++)
      ;
  }

  /@ requires board: IsBoard(g, o) && InvPlayOrder(g.rules, o);
     requires image: Image(g, h, turn) && IsMap(h) && h.moves == MoveCountSoFar(h);
     requires bound: 0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures within: ForceSame(g, h, o, n);
     ensures value:  \forall integer v; IsValue(g, o, v) <==> IsValue(h, o, v); @/
  void value_alike(xo_game g, xo_game h, xo_play_order o, int turn, int n)
  {
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    board_game(g, o);
    xo_game k = image(g, turn);
    /@ assert cells: SameCells(k, h); @/
    count_same(k);
    /@ assert alike: Alike(g, h, turn); @/
    force_alike(o, turn, n);
    int left = g.rules.rows * g.rules.cols - g.moves;
    force_alike(o, turn, left);
    /@ assert left:   left == Max(g.rules) - g.moves && left == Max(h.rules) - h.moves; @/
    /@ assert forces: ForcesSame(g, h, o); @/
  }
*/
