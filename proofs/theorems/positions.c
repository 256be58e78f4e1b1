/* positions.c: games lead to a board just if its last cell can be taken back so that nobody has a line. LAWS.md says it in
 * words; xo states counts by it. */
#include "xo/types.h"
#include "laws.acsl"
#include "won.acsl"
/*@ // (r, c) is among the moves number k to n - 1, counted from 0.
    predicate PlacedFrom(xo_moves m, integer k, integer n, integer r, integer c) =
      \exists integer i; k <= i < n && MoveAt(m, i, r, c);

    // x is g without the cells of the moves from number k on.
    predicate Without(xo_game x, xo_game g, xo_moves m, integer k, integer n) =
      \forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
        (PlacedFrom(m, k, n, r, c) ==> x.cell[r][c] == 0) && (!PlacedFrom(m, k, n, r, c) ==> x.cell[r][c] == g.cell[r][c]));

    // The moves from number k on, on the board, no cell twice, each the cell of whose turn it was.
    predicate MovesFrom(xo_game g, xo_play_order o, xo_moves m, integer k, integer n) =
      (\forall integer i; k <= i < n ==> InvPos(g.rules, m.at[i])) &&
      (\forall integer i; k <= i < n ==> g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)]) &&
      (\forall integer i; k <= i < n ==> (\forall integer j; k <= j < n ==> (i != j ==> !SamePos(m.at[i], m.at[j]))));
*/
/*@ ghost
  // The game before the last move: nobody had a line, and the move made it what it is.
  /@ requires played: Played(g, o, m, n) && 1 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures played:  Played(\result, o, m, n - 1);
     ensures nobody:  NobodyWon(\result);
     ensures munion:  MUnion(\result, g, m.at[n - 1].row, m.at[n - 1].col, o.at[Turn(o.len, n - 1)]); @/
  xo_game taken_back(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = replay(g.rules, o, m, n - 1);
    /@ assert before: NotOverBefore(g.rules, o, m, n - 1); @/
    /@ assert open:   IsUnfinished(h); @/
    /@ assert who:    \forall integer p; 1 <= p <= g.rules.players ==> (HasWon(h, p) ==> WhoWon(h, p)); @/
    /@ assert nobody: NobodyWon(h); @/
    /@ assert free:   !Placed(m, n - 1, m.at[n - 1].row, m.at[n - 1].col); @/
    /@ assert old:    \forall integer r, c; Placed(m, n - 1, r, c) ==> h.cell[r][c] == g.cell[r][c]; @/
    /@ assert none:   \forall integer r, c; 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 && !Placed(m, n, r, c) ==>
                        h.cell[r][c] == 0 && g.cell[r][c] == 0; @/
    /@ assert either: \forall integer r, c; Placed(m, n, r, c) ==> Placed(m, n - 1, r, c) || MoveAt(m, n - 1, r, c); @/
    return h;
  }

  // A cell of a player who has one.
  /@ requires map:    InvRules(g.rules) && IsMap(g) && 1 <= p;
     requires count:  1 <= Count(g, p);
     terminates \true; exits \false; assigns \nothing;
     ensures board:   InvPos(g.rules, \result);
     ensures cell:    g.cell[\result.row][\result.col] == p; @/
  xo_pos cell_of(xo_game g, int p)
  {
    xo_pos pos;
    pos.row = 1;
    pos.col = 1;
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant none:  CountRows(g, p, a - 1) == 0;
       loop assigns a, pos; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant none:  CountRow(g, p, a, b - 1) == 0;
         loop assigns b, pos; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        if (g.cell[a][b] == p) {
          pos.row = a;
          pos.col = b;
          return pos;
        }
    }
    return pos;
  }
*/
