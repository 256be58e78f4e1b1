/* symmetric_play.c: turned and mirrored boards have the same value: the same player can force a win there, within as
 * many moves. LAWS.md has the law in words. */
#include "xo/table.h"
#include "force_step.acsl"
#include "symmetry.acsl"
#include "worth.acsl"
/*@ // (a, b) of the image, whose rows have n cells, is (r, c) of the board.
    predicate ImageAt(integer turn, integer n, integer r, integer c, integer a, integer b) =
      r == (turn == 0 ? a : b) && c == (turn == 0 ? n + 1 - b : a);
    // Of m rows of n cells of h, and around them, each is that of g.
    predicate ImageCells(xo_game g, xo_game h, integer turn, integer m, integer n) = \forall integer a, b;
      0 <= a <= m + 1 && 0 <= b <= n + 1 ==> h.cell[a][b] == g.cell[turn == 0 ? a : b][turn == 0 ? n + 1 - b : a];
    // h is the image of g, with as many moves and free cells.
    predicate Alike(xo_game g, xo_game h, integer turn) = InvRules(g.rules) && InvRules(h.rules) &&
      Image(g, h, turn) && ImageCells(g, h, turn, h.rules.rows, h.rules.cols) && g.moves == h.moves &&
      Count(g, 0) == Count(h, 0);
    lemma Image_Cells: \forall xo_game g, h, integer turn; Image(g, h, turn) ==>
      ImageCells(g, h, turn, h.rules.rows, h.rules.cols);
    predicate ImageRules(xo_rules R, xo_rules Q, integer turn) =
      Q.line == R.line && Q.players == R.players && Q.exact == R.exact &&
      Q.rows == (turn == 0 ? R.rows : R.cols) && Q.cols == (turn == 0 ? R.cols : R.rows);
    lemma Cells_Image: \forall xo_game g, h, integer turn; ImageRules(g.rules, h.rules, turn) &&
      ImageCells(g, h, turn, h.rules.rows, h.rules.cols) ==> Image(g, h, turn);
    lemma Max_Swapped: \forall xo_rules R, Q; Q.rows == R.cols && Q.cols == R.rows ==> Max(Q) == Max(R);
    lemma Image_Rules: \forall xo_game g, h, integer turn; InvRules(g.rules) && Image(g, h, turn) ==>
      InvRules(h.rules) && ImageRules(g.rules, h.rules, turn) && Max(h.rules) == Max(g.rules);

    // One move in g, and one in h.
    predicate BothMoved(xo_game g, xo_game x, xo_game h, xo_game y, integer r, integer c, integer a, integer b,
                        integer q) = MUnion(g, x, r, c, q) && MUnion(h, y, a, b, q);
    lemma Cells_Next: \forall xo_game g, x, h, y, integer turn, r, c, a, b, m, n, q; 0 <= m <= XO_SIDE_MAX &&
      0 <= n <= XO_SIDE_MAX && ImageCells(g, h, turn, m, n) && 1 <= a <= m && 1 <= b <= n &&
      ImageAt(turn, n, r, c, a, b) && BothMoved(g, x, h, y, r, c, a, b, q) ==> ImageCells(x, y, turn, m, n);
    lemma Both_Rules: \forall xo_game g, x, h, y, integer turn, r, c, a, b, q; ImageRules(g.rules, h.rules, turn) &&
      BothMoved(g, x, h, y, r, c, a, b, q) ==> ImageRules(x.rules, y.rules, turn);
    lemma Both_To: \forall xo_game g, x, h, y, integer r, c, a, b, q; OnBoard(h.rules, a, b) &&
      BothMoved(g, x, h, y, r, c, a, b, q) ==> MoveTo(h, y, q);

    // The move of g that leads to x is made in h as well.
    predicate ImageMade(xo_game g, xo_game x, xo_game h, integer r, integer c, integer a, integer b, integer q) =
      BothMoved(g, x, h, {h \with .moves = x.moves, .cell[a][b] = x.cell[r][c]}, r, c, a, b, q);
    predicate ImageMoved(xo_game g, xo_game x, xo_game h, integer r, integer c, integer a, integer b, integer q) =
      \exists xo_game y; BothMoved(g, x, h, y, r, c, a, b, q);
    lemma Image_Made: \forall xo_game g, x, h, integer r, c, a, b, q; MUnion(g, x, r, c, q) && g.moves == h.moves &&
      h.cell[a][b] == 0 ==> ImageMade(g, x, h, r, c, a, b, q);
    lemma Image_Moved: \forall xo_game g, x, h, integer r, c, a, b, q; ImageMade(g, x, h, r, c, a, b, q) ==>
      ImageMoved(g, x, h, r, c, a, b, q);
    predicate MovedTo(xo_game g, xo_game x, xo_game h, integer turn, integer q) =
      \exists integer r, c, a, b; OnBoard(g.rules, r, c) && OnBoard(h.rules, a, b) &&
        ImageAt(turn, h.rules.cols, r, c, a, b) && ImageMoved(g, x, h, r, c, a, b, q);

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
  /@ requires bound:     0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures same_value: \forall xo_game g, h; Alike(g, h, turn) ==> ForceSame(g, h, o, n); @/
  void force_alike(xo_play_order o, int turn, int n)
  {
    image_wins(turn);
    count_added();
    /@ assert back:  \forall xo_game g, h; Alike(g, h, turn) ==> Alike(h, g, turn); @/
    /@ assert won:   \forall xo_game g, h, integer p; Alike(g, h, turn) && WhoWon(g, p) ==> WhoWon(h, p); @/
    /@ assert open:  \forall xo_game g, h; Alike(g, h, turn) && IsUnfinished(g) ==> IsUnfinished(h); @/
    /@ assert next:  \forall xo_game g, x, h, y, integer r, c, a, b, q; Alike(g, h, turn) && OnBoard(g.rules, r, c) &&
                     OnBoard(h.rules, a, b) && ImageAt(turn, h.rules.cols, r, c, a, b) &&
                     BothMoved(g, x, h, y, r, c, a, b, q) ==> Alike(x, y, turn) && MoveTo(h, y, q); @/
    /@ assert made:  \forall xo_game g, x, h, integer r, c, a, b, q; Alike(g, h, turn) && OnBoard(h.rules, a, b) &&
                     ImageAt(turn, h.rules.cols, r, c, a, b) && MUnion(g, x, r, c, q) ==>
                     ImageMoved(g, x, h, r, c, a, b, q); @/
    /@ assert offset: \forall xo_game g, h, integer r, c; Alike(g, h, turn) && OnBoard(g.rules, r, c) ==>
                     ImageAt(turn, h.rules.cols, r, c, turn == 0 ? r : c, turn == 0 ? h.rules.cols + 1 - c : r) &&
                     OnBoard(h.rules, turn == 0 ? r : c, turn == 0 ? h.rules.cols + 1 - c : r); @/
    /@ assert each_game: \forall xo_game g, x, h, integer r, c, q; Alike(g, h, turn) && 1 <= r <= g.rules.rows &&
                     1 <= c <= g.rules.cols && MUnion(g, x, r, c, q) ==> MovedTo(g, x, h, turn, q); @/
    /@ assert some:  \forall xo_game g, x, h, integer q; Alike(g, h, turn) && MovedTo(g, x, h, turn, q) ==>
                     NextAlike(h, x, turn, q); @/
    /@ assert moved: \forall xo_game g, x, h, integer q; Alike(g, h, turn) && MoveTo(g, x, q) ==>
                     NextAlike(h, x, turn, q); @/
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant force: \forall xo_game g, h, integer p; Alike(g, h, turn) && CanForce(g, o, p, k) ==>
                             CanForce(h, o, p, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++) {
      /@ assert reach:  \forall xo_game g, h, integer p; Alike(g, h, turn) && HasReach(g, o, p, k) ==>
                        HasReach(h, o, p, k); @/
      /@ assert escape: \forall xo_game g, h, integer p; Alike(g, h, turn) && HasEscape(h, o, p, k) ==>
                        HasEscape(g, o, p, k); @/
      /@ assert step:   \forall xo_game g, integer p; CanForce(g, o, p, k + 1) <==> ForceStep(g, o, p, k); @/
    }
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
    force_alike(o, turn, n);
    int left = g.rules.rows * g.rules.cols - g.moves;
    force_alike(o, turn, left);
    /@ assert forces: ForcesSame(g, h, o); @/
  }
*/
