/* bitboard_ghosts.c: the lemmas and the ghost functions of bitboard_ghosts.acsl. */
#include "private/bitboard.h"
#include "bitboard_ghosts.acsl"
/*@ // The cells of a run, by their coordinates.
    lemma Run_Bits: \forall xo_bitboard x, integer r, c, dr, dc, n, i; 0 <= i < n && BitRun(x, r, c, dr, dc, n) ==>
      BoardBit(x, r + Along(dr, i), c + Along(dc, i));
    // Cell number j of the run up from (s, c), as one of the run down that ends there.
    predicate FlipCell(xo_bitboard x, integer s, integer c, integer n, integer j) =
      RunCell(x, s - n + 1, c + n - 1, 1, -1, n - 1 - j);
*/
/*@ ghost
  void bitboard_lines(xo_bitboard x, xo_rules R)
  {
    int n = R.line;
    /@ assert ends:   \forall integer r, c, dr, dc; BitRun(x, r, c, dr, dc, n) ==>
                      RunCell(x, r, c, dr, dc, 0) && RunCell(x, r, c, dr, dc, n - 1); @/
    /@ assert cells:  \forall integer r, b, s, c, i; s == r + n - 1 && c == b - n + 1 &&
                      UpCell(x, s, c, n - 1 - i) ==> RunCell(x, r, b, 1, -1, i); @/
    /@ assert up:     \forall integer s, c, r, b; s == r + n - 1 && c == b - n + 1 && BitUp(x, s, c, n) ==>
                      BitRun(x, r, b, 1, -1, n); @/
    /@ assert flip:   \forall integer s, c, j; FlipCell(x, s, c, n, j) ==> UpCell(x, s, c, j); @/
    /@ assert from:   \forall integer r, c, dr, dc; Dir(dr, dc) && BitLine(x, R, r, c, dr, dc) ==>
                      BitLineFrom(x, R, r) && 1 <= r <= R.rows; @/
    /@ assert l_right:  \forall integer r, c; 1 <= r <= XO_SIDE_MAX && 0 <= c < 2 * XO_SIDE_MAX &&
                        BitRun(x, r, c, 1, 1, n) ==> BitLine(x, R, r, c, 1, 1); @/
    /@ assert w_across: \forall integer r; 1 <= r <= XO_SIDE_MAX && RunFrom(x, r, 0, 1, n) ==>
                        BitLineFrom(x, R, r); @/
    /@ assert w_down:   \forall integer r; 1 <= r <= XO_SIDE_MAX && RunFrom(x, r, 1, 0, n) ==>
                        BitLineFrom(x, R, r); @/
    /@ assert w_up:     \forall integer r; 1 <= r <= XO_SIDE_MAX && UpFrom(x, r + n - 1, n) ==>
                        BitLineFrom(x, R, r); @/
    /@ assert w_lines:  \forall integer r; 1 <= r <= XO_SIDE_MAX && SomeRunFrom(x, r, n) ==>
                        BitLineFrom(x, R, r) && r <= R.rows; @/
    /@ assert b_across: \forall integer r, c; BitLine(x, R, r, c, 0, 1) ==> SomeRunFrom(x, r, n); @/
    /@ assert b_down:   \forall integer r, c; BitLine(x, R, r, c, 1, 0) ==> SomeRunFrom(x, r, n); @/
    /@ assert b_left:   \forall integer r, c; BitLine(x, R, r, c, 1, -1) ==>
                        BitUp(x, r + n - 1, c - n + 1, n) && 1 <= c - n + 1; @/
  }

  void runs_some(unsigned across, unsigned down, unsigned right, unsigned up, xo_bitboard x, int r, int n) {}

  void runs_less(xo_bitboard x, xo_rules R, int k)
  {
    int n = R.line;
    /@ assert run:  \forall integer r, c, dr, dc; BitRun(x, r, c, dr, dc, n) ==> BitRun(x, r, c, dr, dc, k); @/
    /@ assert up:   \forall integer r, c; BitUp(x, r, c, n) ==> BitUp(x, r, c, k); @/
    /@ assert runs: \forall integer r, dr, dc; RunFrom(x, r, dr, dc, n) ==> RunFrom(x, r, dr, dc, k); @/
    /@ assert cell: \forall integer s, c; BitUp(x, s, c, n) ==> UpCell(x, s, c, 0) && BoardBit(x, s, c); @/
    /@ assert from: \forall integer r; 1 <= r <= XO_SIDE_MAX && SomeRunFrom(x, r, n) ==>
                    SomeRunFrom(x, r, k) || (SomeRunFrom(x, r + n - k, k) && r + n - k <= XO_SIDE_MAX); @/
  }

  void runs_step(unsigned across, unsigned down, unsigned right, unsigned up, xo_bitboard x, int r, int n, int k)
  {
    int last = r + n - 1;
  }

  void bit_first(unsigned w)
  {
    /@ assert back: \forall integer c; 1 <= c ==> (Bit(w, c) <==> Bit(w >> 1, c - 1)); @/
  }

  void bitboard_round(int k, int i, int turn)
  {
    /@ loop invariant bound: 0 <= j <= k;
       loop invariant turn:  Turn(k, i + j) == (turn + j < k ? turn + j : turn + j - k);
       loop invariant other: \forall integer l; i < l <= i + j && l < i + k ==>
                             0 <= Turn(k, l) < k && Turn(k, l) != turn;
       loop assigns j; loop variant k - j; @/
    for (int j = 0; j < k; j++)
      ;
  }

  void bitboard_start(xo_bitboard x, xo_rules R, xo_play_order o, xo_moves m, int n, int turn)
  {
    /@ loop invariant bound: 0 <= j <= turn;
       loop invariant turn:  Turn(o.len, j) == j;
       loop invariant other: \forall integer l; 0 <= l < j ==> Turn(o.len, l) == l;
       loop assigns j; loop variant turn - j; @/
    for (int j = 0; j < turn; j++)
      ;
  }

  void bitboard_next(xo_bitboard x, xo_bitboard y, xo_rules R, xo_play_order o, xo_moves m, int n, int i, int turn)
  {
    bitboard_round(o.len, i, turn);
    int k = i + o.len < n ? i + o.len : n;
    /@ assert other: \forall integer j, r, c; i < j < k ==> !MoveBy(m, j, o.at[Turn(o.len, j)], o.at[turn], r, c); @/
    /@ assert mark:  \forall integer r, c; 0 <= r < 2 * XO_SIDE_MAX && 0 <= c ==>
                     (BoardBit(y, r, c) <==> BoardBit(x, r, c) || MoveAt(m, i, r, c)); @/
  }

  void bitboard_won(xo_bitboard x, xo_rules R, xo_play_order o, xo_moves m, int n, int p)
  {
    /@ assert cell:     \forall integer r, c, dr, dc, i; 0 <= i < R.line && Dir(dr, dc) &&
                    WinningLine(R, r, c, dr, dc) ==>
                      (RunCell(x, r, c, dr, dc, i) <==> PlayedBy(o, m, n, p, r + Along(dr, i), c + Along(dc, i))); @/
    /@ assert to:   \forall integer r, c, dr, dc; Dir(dr, dc) && BitLine(x, R, r, c, dr, dc) ==>
                    RunAfter(R, o, m, n, p, r, c, dr, dc); @/
    /@ assert row:  \forall integer r, c, dr, dc, i; 0 <= i < R.line && RunAfter(R, o, m, n, p, r, c, dr, dc) ==>
                    WinningLine(R, r, c, dr, dc) && PlayedBy(o, m, n, p, r + Along(dr, i), c + Along(dc, i)); @/
    /@ assert line: \forall integer r, c, dr, dc; Dir(dr, dc) && RunAfter(R, o, m, n, p, r, c, dr, dc) ==>
                    BitLine(x, R, r, c, dr, dc); @/
    /@ assert some: \forall integer r, c; 1 <= r <= R.rows && 1 <= c <= R.cols &&
                      RunAtAfter(R, o, m, n, p, r, c) ==> BitLineFrom(x, R, r) && BitWin(x, R); @/
  }

  void shift_bound(int k)
  {
    /@ loop invariant bound: 0 <= j <= k;
       loop invariant least: 1 <= Shl(1, j);
       loop assigns j; loop variant k - j; @/
    for (int j = 0; j != k; j++)
      ;
    /@ loop invariant bound: k <= j <= XO_SIDE_MAX;
       loop invariant most:  1 <= Shl(1, k) <= Shl(1, j);
       loop assigns j; loop variant XO_SIDE_MAX - j; @/
    for (int j = k; j != XO_SIDE_MAX; j++)
      ;
  }

  void bitboard_nobody(xo_record a, int n)
  {
    /@ assert turns: \forall integer p; HasTurn(a.order, p) ==>
                       !HasRunAfter(a.rules, a.order, a.moves, n, p); @/
  }
*/
