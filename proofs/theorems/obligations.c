/* obligations.c: what the module owes beside its contracts: that its types have values, that its invariants
 * and preconditions have an answer for every value, that lines stay on the board, that a winner is one.
 * OBLIGATIONS.md says which obligation each of these discharges. */
#include "xo/types.h"
#include "count.acsl"
#include "obligations.acsl"
/*@ // winningLines: every member is a set of positions, direction by direction.
    lemma Row_Pos: \forall xo_rules R, integer r, c, i;
      OnBoard(R, r, c) && c + R.line - 1 <= R.cols && 0 <= i < R.line ==> OnBoard(R, r, c + i);
    lemma Column_Pos: \forall xo_rules R, integer r, c, i;
      OnBoard(R, r, c) && r + R.line - 1 <= R.rows && 0 <= i < R.line ==> OnBoard(R, r + i, c);
    lemma Diagonal_Pos: \forall xo_rules R, integer r, c, i; OnBoard(R, r, c) &&
      r + R.line - 1 <= R.rows && c + R.line - 1 <= R.cols && 0 <= i < R.line ==> OnBoard(R, r + i, c + i);
    lemma Antidiagonal_Positive: \forall xo_rules R, integer c, i; R.line <= c && 0 <= i < R.line ==> c - i > 0;
    lemma Antidiagonal_Pos: \forall xo_rules R, integer r, c, i; OnBoard(R, r, c) &&
      r + R.line - 1 <= R.rows && R.line <= c && 0 <= i < R.line ==> OnBoard(R, r + i, c - i);

    // These are the lines that WinningLine speaks of: the ranges of the module, in its four directions.
    lemma WinningLine_Ranges: \forall xo_rules R, integer r, c; InvRules(R) && OnBoard(R, r, c) ==>
      (WinningLine(R, r, c, 0, 1) <==> c + R.line - 1 <= R.cols) &&
      (WinningLine(R, r, c, 1, 0) <==> r + R.line - 1 <= R.rows) &&
      (WinningLine(R, r, c, 1, 1) <==> r + R.line - 1 <= R.rows && c + R.line - 1 <= R.cols) &&
      (WinningLine(R, r, c, 1, -1) <==> r + R.line - 1 <= R.rows && R.line <= c);

    // iota: where isWon holds there is exactly one winner, and a winner makes isWon hold.
    lemma Winner_Some: \forall xo_game g; IsWon(g) ==> \exists integer p; InvPlayer(g.rules, p) && WhoWon(g, p);
    lemma Winner_One: \forall xo_game g, integer p, q;
      InvPlayer(g.rules, q) && WhoWon(g, p) && WhoWon(g, q) ==> p == q;
    lemma Winner_IsWon: \forall xo_game g, integer p; InvPlayer(g.rules, p) && WhoWon(g, p) ==> IsWon(g);
*/
/*@ // RULES, CROSS and NOUGHT are values of their types; so is the first player of any rules.
    lemma Rules_Xo: \forall xo_rules R; R.rows == 3 && R.cols == 3 && R.line == 3 && R.players == 2 ==> InvRules(R);
    lemma Player_Names: \forall xo_rules R; InvRules(R) ==> InvPlayer(R, XO_CROSS) && InvPlayer(R, XO_NOUGHT);
    // after(order, moves, n) takes moves(i+1) for i < n <= len moves.
    lemma After_Index: \forall xo_moves m, integer n, i; n <= m.len && 0 <= i < n ==> 1 <= i + 1 <= m.len;
*/
/*@ ghost
  // inv_Player has an answer for every value.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures player: \result != 0 <==> InvPlayer(R, p); @/
  int is_player(xo_rules R, int p)
  {
    return 1 <= p && p <= R.players;
  }

  // Pos has values.
  /@ requires rules: InvRules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures pos:    InvPos(R, \result); @/
  xo_pos some_pos(xo_rules R)
  {
    xo_pos pos;
    pos.row = 1;
    pos.col = 1;
    return pos;
  }

  // One more position makes a longer list, if it is none of the others.
  /@ requires moves: InvPrefix(R, l, n) && n < XO_MOVES_CAP;
     requires kept:  \forall integer i; 0 <= i < n ==> SamePos(l.at[i], m.at[i]);
     requires board: InvPos(R, m.at[n]);
     requires other: \forall integer i; 0 <= i < n ==> !SamePos(m.at[i], m.at[n]);
     terminates \true; exits \false; assigns \nothing;
     ensures moves:  InvPrefix(R, m, n + 1); @/
  void prefix_longer(xo_rules R, xo_moves l, xo_moves m, int n)
  {
    /@ assert board: \forall integer i; 0 <= i < n ==> InvPos(R, m.at[i]); @/
    /@ assert apart: \forall integer i, j; 0 <= i < n && 0 <= j < n && SamePos(m.at[i], m.at[j]) ==> i == j; @/
    /@ assert board: \forall integer i; 0 <= i <= n ==> InvPos(R, m.at[i]); @/
    /@ assert apart: \forall integer i, j; 0 <= i <= n && 0 <= j <= n && SamePos(m.at[i], m.at[j]) ==> i == j; @/
  }

  // Moves has values, for all rules: the cells row by row, all of them.
  /@ requires rules:  InvRules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures moves:   InvMoves(R, \result);
     ensures all:     \result.len == Max(R); @/
  xo_moves some_moves(xo_rules R)
  {
    xo_moves m;
    int n = 0;
    area_bound(R.rows, R.cols);
    win_bound(R.players, R.line - 1);
    /@ loop invariant bound: 1 <= r <= R.rows + 1;
       loop invariant count: n == (r - 1) * R.cols && 0 <= n <= XO_SIDE_MAX * (r - 1);
       loop invariant moves: InvPrefix(R, m, n);
       loop invariant above: \forall integer i; 0 <= i < n ==> m.at[i].row < r;
       loop assigns r, n, m.at[0 .. XO_MOVES_CAP - 1]; loop variant R.rows - r; @/
    for (int r = 1; r <= R.rows; r++) {
      /@ loop invariant bound: 1 <= c <= R.cols + 1;
         loop invariant count: n == (r - 1) * R.cols + c - 1 && 0 <= n <= XO_SIDE_MAX * (r - 1) + c - 1;
         loop invariant moves: InvPrefix(R, m, n);
         loop invariant above: \forall integer i; 0 <= i < n ==> m.at[i].row < r || (m.at[i].row == r && m.at[i].col < c);
         loop assigns c, n, m.at[0 .. XO_MOVES_CAP - 1]; loop variant R.cols - c; @/
      for (int c = 1; c <= R.cols; c++) {
        xo_moves l = m;
        m.at[n].row = r;
        m.at[n].col = c;
        prefix_longer(R, l, m, n);
        n++;
      }
    }
    m.len = n;
    return m;
  }

  int count(xo_game g, int p)
  {
    int n = 0;
    /@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1 && 0 <= n <= XO_SIDE_MAX * (r - 1);
       loop invariant count: n == CountRows(g, p, r - 1);
       loop assigns r, n; loop variant XO_SIDE_MAX - r; @/
    for (int r = 1; r <= XO_SIDE_MAX; r++) {
      int m = n;
      /@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1 && 0 <= n - m <= c - 1;
         loop invariant count: n == m + CountRow(g, p, r, c - 1);
         loop assigns c, n; loop variant XO_SIDE_MAX - c; @/
      for (int c = 1; c <= XO_SIDE_MAX; c++)
        if (g.cell[r][c] == p)
          n++;
    }
    return n;
  }

  // mayMove has an answer for every game and player.
  /@ requires rules: InvRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures may:    \result != 0 <==> MayMove(g, p); @/
  int may_move(xo_game g, int p)
  {
    /@ loop invariant bound: 1 <= q <= g.rules.players + 1;
       loop invariant all:   \forall integer k; 1 <= k < q ==> Count(g, p) <= Count(g, k);
       loop assigns q; loop variant g.rules.players - q; @/
    for (int q = 1; q <= g.rules.players; q++)
      if (count(g, p) > count(g, q))
        return 0;
    return 1;
  }

  // The map's part of inv_Game has an answer for every array.
  /@ requires rules: InvRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures map:    \result != 0 <==> IsMap(g); @/
  int is_map(xo_game g)
  {
    /@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
       loop invariant all:   \forall integer a, b; 0 <= a < r && 0 <= b < XO_SIDE_MAX + 2 ==>
         0 <= g.cell[a][b] <= g.rules.players && (!OnBoard(g.rules, a, b) ==> g.cell[a][b] == 0);
       loop assigns r; loop variant XO_SIDE_MAX + 2 - r; @/
    for (int r = 0; r < XO_SIDE_MAX + 2; r++) {
      /@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
         loop invariant all:   \forall integer b; 0 <= b < c ==>
           0 <= g.cell[r][b] <= g.rules.players && (!OnBoard(g.rules, r, b) ==> g.cell[r][b] == 0);
         loop assigns c; loop variant XO_SIDE_MAX + 2 - c; @/
      for (int c = 0; c < XO_SIDE_MAX + 2; c++)
        if (g.cell[r][c] < 0 || g.cell[r][c] > g.rules.players ||
            ((r < 1 || r > g.rules.rows || c < 1 || c > g.rules.cols) && g.cell[r][c] != 0))
          return 0;
    }
    return 1;
  }

  // inv_Game has an answer for every value.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures game: \result != 0 <==> InvGame(g); @/
  int is_game(xo_game g)
  {
    if (g.rules.rows < 1 || g.rules.rows > XO_SIDE_MAX || g.rules.cols < 1 || g.rules.cols > XO_SIDE_MAX ||
        g.rules.line < 1 || g.rules.line > XO_SIDE_MAX || g.rules.players < 2 || g.rules.players > XO_PLAYERS_MAX)
      return 0;
    if (!is_map(g) || g.moves != XO_CELLS_MAX - count(g, 0))
      return 0;
    /@ loop invariant bound: 1 <= p <= g.rules.players + 1;
       loop invariant all:   \forall integer j, k; 1 <= j < p && 1 <= k <= g.rules.players ==> Count(g, j) - Count(g, k) <= 1;
       loop assigns p; loop variant g.rules.players - p; @/
    for (int p = 1; p <= g.rules.players; p++) {
      /@ loop invariant bound: 1 <= q <= g.rules.players + 1;
         loop invariant all:   \forall integer k; 1 <= k < q ==> Count(g, p) - Count(g, k) <= 1;
         loop assigns q; loop variant g.rules.players - q; @/
      for (int q = 1; q <= g.rules.players; q++)
        if (count(g, p) - count(g, q) > 1)
          return 0;
    }
    return 1;
  }
*/
