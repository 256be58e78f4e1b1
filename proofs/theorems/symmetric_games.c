/* symmetric_games.c: every game has a mirrored and a transposed one, and these are games. */
#include "xo/types.h"
#include "replay.acsl"
#include "symmetry.acsl"
/*@ lemma Image_Empty: \forall xo_game g, h, integer turn;
      Empty(g) && Empty(h) && InvRules(g.rules) && InvRules(h.rules) &&
      g.rules.line == h.rules.line && g.rules.players == h.rules.players && g.rules.exact == h.rules.exact &&
      (turn == 0 ==> SameRules(g.rules, h.rules)) &&
      (turn != 0 ==> g.rules.rows == h.rules.cols && g.rules.cols == h.rules.rows) ==> Image(g, h, turn);

    // g has the cells of k up to the row and column.
    predicate Copied(xo_game k, xo_game g, integer r, integer c) =
      \forall integer a; 1 <= a <= k.rules.rows ==> (\forall integer b; 1 <= b <= k.rules.cols ==>
        g.cell[a][b] == (a < r || (a == r && b < c) ? k.cell[a][b] : 0));
    predicate CopiedImage(xo_game k, xo_game g, xo_game h, integer turn) = SameRules(k.rules, g.rules) &&
      IsMap(g) && IsMap(h) && g.moves == MoveCountSoFar(g) && h.moves == MoveCountSoFar(h) && Image(g, h, turn) &&
      (\forall integer q; Count(h, q) == Count(g, q));
*/
/*@ ghost
  // One cell more is copied, and mirrored or transposed.
  /@ requires map:   InvRules(k.rules) && IsMap(k) && OnBoard(k.rules, r, c) && k.cell[r][c] != 0;
     requires image: CopiedImage(k, g, h, turn) && Copied(k, g, r, c);
     requires here:  turn == 0 ==> a == r && b == k.rules.cols + 1 - c;
     requires there: turn != 0 ==> a == c && b == r;
     requires next:  MUnion(g, x, r, c, k.cell[r][c]) && MUnion(h, y, a, b, k.cell[r][c]) && IsMap(x) && IsMap(y);
     terminates \true; exits \false; assigns \nothing;
     ensures image:  CopiedImage(k, x, y, turn) && Copied(k, x, r, c + 1); @/
  void image_next(xo_game k, xo_game g, xo_game h, xo_game x, xo_game y, int turn, int r, int c, int a, int b)
  {
    count_munion(g, x, r, c, k.cell[r][c]);
    count_munion(h, y, a, b, k.cell[r][c]);
    if (turn == 0) {
      /@ assert image:  Mirrored(x, y); @/
    }
    /@ assert count:  x.moves == MoveCountSoFar(x) && y.moves == MoveCountSoFar(y); @/
  }

  xo_game image(xo_game k, int turn)
  {
    xo_rules R = k.rules;
    if (turn != 0) {
      R.rows = k.rules.cols;
      R.cols = k.rules.rows;
    }
    xo_game g = game_empty(k.rules), h = game_empty(R);
    count_empty(g);
    count_empty(h);
    /@ loop invariant bound: 1 <= r <= k.rules.rows + 1;
       loop invariant rules: SameRules(R, h.rules);
       loop invariant image: CopiedImage(k, g, h, turn);
       loop invariant cells: Copied(k, g, r, 1);
       loop assigns r, g, h; loop variant k.rules.rows - r; @/
    for (int r = 1; r <= k.rules.rows; r++) {
      /@ loop invariant bound: 1 <= c <= k.rules.cols + 1;
         loop invariant rules: SameRules(R, h.rules);
         loop invariant image: CopiedImage(k, g, h, turn);
         loop invariant cells: Copied(k, g, r, c);
         loop assigns c, g, h; loop variant k.rules.cols - c; @/
      for (int c = 1; c <= k.rules.cols; c++)
        if (k.cell[r][c] != 0) {
          int a = turn == 0 ? r : c, b = turn == 0 ? k.rules.cols + 1 - c : r;
          count_bound(g);
          count_bound(h);
          xo_game x = game_moved(g, k.cell[r][c], r, c);
          xo_game y = game_moved(h, k.cell[r][c], a, b);
          image_next(k, g, h, x, y, turn, r, c, a, b);
          g = x;
          h = y;
        }
    }
    count_same(g);
    /@ assert same_cells: SameCells(k, g); @/
    /@ assert count: \forall integer p; Count(h, p) == Count(k, p); @/
    return h;
  }
*/
