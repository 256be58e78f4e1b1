/* marks_ghosts.c: the lemmas and the ghost functions of marks_ghosts.acsl. */
#include "private/bitboard.h"
#include "marks_ghosts.acsl"
/*@ predicate PlayedCell(xo_play_order o, xo_moves m, integer n, integer p, integer r, integer c, integer dr,
      integer dc, integer i) = PlayedBy(o, m, n, p, r + Along(dr, i), c + Along(dc, i));
    predicate PlayedRun(xo_play_order o, xo_moves m, integer n, integer p, integer r, integer c, integer dr,
      integer dc, integer k) = \forall integer i; 0 <= i < k ==> PlayedCell(o, m, n, p, r, c, dr, dc, i);
    lemma RunAfter_Marks: \forall xo_rules R, xo_play_order o, xo_moves m, integer n, p, r, c, dr, dc;
      WinningLine(R, r, c, dr, dc) && PlayedRun(o, m, n, p, r, c, dr, dc, R.line) ==>
      RunAfter(R, o, m, n, p, r, c, dr, dc);
*/
/*@ ghost
  void marks_some(unsigned long long w)
  {
    unsigned long long rest = w;
    int k = 0;
    /@ loop invariant bound: 0 <= k <= 64;
       loop invariant less:  rest < Shl(1, 64 - k);
       loop invariant some:  w != 0 ==> 0 < rest;
       loop invariant bits:  \forall integer c; 0 <= c ==> (Bit(rest, c) <==> Bit(w, c + k));
       loop assigns rest, k; loop variant 64 - k; @/
    while (rest != 0 && (rest & 1) == 0) {
      rest >>= 1;
      k++;
    }
    /@ assert first: rest != 0 ==> Bit(rest, 0) && Bit(w, k); @/
    int r = k / 8, c = k % 8;
    /@ assert cell: rest != 0 ==> k < 64 && k == 8 * r + c && Mark(w, r, c); @/
  }

  void marks_step(unsigned long long across, unsigned long long down, unsigned long long right,
                  unsigned long long left, unsigned long long w, int n, int k)
  {
    /@ assert right: MarkBoth(right & (w >> (9 * k)), right, w, 1, 1, k); @/
  }

  void marks_line_some(unsigned long long across, unsigned long long down, unsigned long long right,
                       unsigned long long left, unsigned long long w, int n)
  {
    unsigned long long some = across | down | right | left;
    marks_some(some);
    /@ assert each: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 ==>
                    (Mark(some, r, c) <==> MarkRunAt(w, r, c, n)); @/
  }

  // In one direction.
  /@ requires rules: InvRules(R) && IsSmall(R) && InvPrefix(R, m, n);
     requires dir:   Dir(dr, dc);
     requires marks: MarksOf(w, o, m, n, p);
     terminates \true; exits \false; assigns \nothing;
     ensures lines:  \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 ==>
                       (MarkRun(w, r, c, dr, dc, R.line) <==> RunAfter(R, o, m, n, p, r, c, dr, dc)); @/
  void marks_line(unsigned long long w, xo_rules R, xo_play_order o, xo_moves m, int n, int p, int dr, int dc)
  {
    int line = R.line;
    /@ assert on_board: \forall integer r, c; PlayedBy(o, m, n, p, r, c) ==> OnBoard(R, r, c); @/
    /@ assert beyond: \forall integer r, c; 0 <= r <= 8 && c == 8 && Mark(w, r, c) ==> Mark(w, r + 1, 0); @/
    /@ assert edge: \forall integer r, c; 0 <= r <= 8 && 0 <= c <= 8 && Mark(w, r, c) ==>
                    PlayedBy(o, m, n, p, r, c); @/
    /@ loop invariant bound:  0 <= j <= line;
       loop invariant played: \forall integer r, c, i; 0 <= r < 8 && 0 <= c < 8 && 0 <= i < j &&
                                MarkRun(w, r, c, dr, dc, line) ==> PlayedCell(o, m, n, p, r, c, dr, dc, i);
       loop assigns j; loop variant line - j; @/
    for (int j = 0; j < line; j++) {
      /@ assert cell: \forall integer r, c; MarkRun(w, r, c, dr, dc, line) ==> MarkCell(w, r, c, dr, dc, j); @/
      /@ assert last: \forall integer r, c; 0 < j && 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                      PlayedCell(o, m, n, p, r, c, dr, dc, j - 1); @/
      /@ assert near: \forall integer r, c; 0 < j && 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                      OnBoard(R, r + Along(dr, j - 1), c + Along(dc, j - 1)); @/
      /@ assert this: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                      PlayedCell(o, m, n, p, r, c, dr, dc, j); @/
    }
    /@ assert ends: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                    PlayedCell(o, m, n, p, r, c, dr, dc, 0) && PlayedCell(o, m, n, p, r, c, dr, dc, line - 1); @/
    /@ assert fits: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                    WinningLine(R, r, c, dr, dc); @/
    /@ assert run: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 && MarkRun(w, r, c, dr, dc, line) ==>
                  PlayedRun(o, m, n, p, r, c, dr, dc, R.line); @/
  }

  void marks_won(unsigned long long w, xo_rules R, xo_play_order o, xo_moves m, int n, int p)
  {
    marks_line(w, R, o, m, n, p, 0, 1);
    marks_line(w, R, o, m, n, p, 1, 0);
    marks_line(w, R, o, m, n, p, 1, 1);
    marks_line(w, R, o, m, n, p, 1, -1);
    /@ assert at: \forall integer r, c; 0 <= r < 8 && 0 <= c < 8 ==>
                  (MarkRunAt(w, r, c, R.line) <==> RunAtAfter(R, o, m, n, p, r, c)); @/
    /@ assert on_board: \forall integer r, c; RunAtAfter(R, o, m, n, p, r, c) ==> OnBoard(R, r, c); @/
  }

  void marks_start(xo_marks x, xo_play_order o, xo_moves m) {}

  void marks_next(xo_marks x, xo_marks y, xo_rules R, xo_play_order o, xo_moves m, int i, int turn)
  {
    int p = o.at[turn];
    /@ assert mine: MarksOf(y.of[turn], o, m, i + 1, p); @/
    /@ assert line: \forall integer q, r, c, dr, dc; q != p && RunAfter(R, o, m, i + 1, q, r, c, dr, dc) ==>
                    RunAfter(R, o, m, i, q, r, c, dr, dc); @/
  }

  void mark_bound(int k)
  {
    /@ loop invariant bound: 0 <= j <= k;
       loop invariant least: 1 <= Shl(1, j);
       loop assigns j; loop variant k - j; @/
    for (int j = 0; j != k; j++)
      ;
    /@ loop invariant bound: k <= j <= 63;
       loop invariant most:  1 <= Shl(1, k) <= Shl(1, j);
       loop assigns j; loop variant 63 - j; @/
    for (int j = k; j != 63; j++)
      ;
  }
*/
