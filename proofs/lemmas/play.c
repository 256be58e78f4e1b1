/* play.c: the ghost functions of play.acsl. */
/*@ lemma Mod_Next: \forall integer i, n; 0 <= i && 1 <= n ==> (i + 1) % n == (i % n + 1 == n ? 0 : i % n + 1);
*/
#include "xo/types.h"
#include "apart.acsl"
#include "play.acsl"
#include "won.acsl"
/*@ ghost
  void play_start(xo_game g, xo_play_order o, xo_moves m)
  {
    count_empty(g);
    won_empty(g);
    area_bound(g.rules.rows, g.rules.cols);
  }

  /@ requires order: InvPlayOrder(g.rules, o);
     requires turn:  0 <= turn < o.len && Round(g, o, round, turn);
     terminates \true; exits \false; assigns \nothing;
     ensures may:    MayMove(g, o.at[turn]); @/
  void play_may(xo_game g, xo_play_order o, int round, int turn)
  {
    /@ assert turns: \forall integer q; HasTurn(o, q) ==> round <= Count(g, q); @/
  }

  void play_before(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    play_may(g, o, round, turn);
  }

  void play_board(xo_game g, xo_game h, xo_play_order o, xo_moves m, int i) {}

  void play_round(xo_game g, xo_game h, xo_play_order o, int round, int turn) {}

  void play_open(xo_game g, xo_play_order o, xo_moves m, int i)
  {
    won_same(g);
    count_same(g);
  }

  void play_after(xo_game g, xo_game h, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    play_board(g, h, o, m, i);
    count_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    play_round(g, h, o, round, turn);
    play_open(g, o, m, i);
    won_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
  }

  void turn_range(int n, int i)
  {
    /@ loop invariant bound: 0 <= k <= i;
       loop invariant range: \forall integer j; 0 <= j <= k ==> 0 <= Turn(n, j) < n;
       loop assigns k; loop variant i - k; @/
    for (int k = 0; k < i; k++)
      ;
  }

  void turn_is_mod(int n, int i)
  {
    int t = 0;
    /@ loop invariant bound: 0 <= k <= i && 0 <= t < n && t == k % n && t == Turn(n, k);
       loop assigns k, t; loop variant i - k; @/
    for (int k = 0; k < i; k++) {
      t++;
      if (t == n)
        t = 0;
    }
  }

  void turn_round(int n, int i)
  {
    /@ loop invariant bound: 0 <= t < n;
       loop invariant first: \forall integer k; 0 <= k <= t ==> Turn(n, k) == k;
       loop assigns t; loop variant n - t; @/
    for (int t = 0; t < n - 1; t++)
      ;
    /@ loop invariant bound: 0 <= k <= i;
       loop invariant round: Turn(n, k + n) == Turn(n, k);
       loop assigns k; loop variant i - k; @/
    for (int k = 0; k < i; k++)
      ;
  }
*/
