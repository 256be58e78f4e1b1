/* replay.c: the ghost functions of replay.acsl, but for nobody_played, which is in laws.c. */
#include "xo/types.h"
#include "replay.acsl"
#include "won.acsl"
/*@ ghost
  xo_game game_empty(xo_rules R)
  {
    xo_game g;
    g.rules = R;
    g.moves = 0;
    /@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
       loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
       loop invariant rows:  \forall integer a, b; 0 <= a < r && 0 <= b < XO_SIDE_MAX + 2 ==> g.cell[a][b] == 0;
       loop assigns r, g; loop variant XO_SIDE_MAX + 2 - r; @/
    for (int r = 0; r != XO_SIDE_MAX + 2; r++)
      /@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
         loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
         loop invariant rows:  \forall integer a, b; 0 <= a <= r && 0 <= b < (a < r ? XO_SIDE_MAX + 2 : c) ==>
                               g.cell[a][b] == 0;
         loop assigns c, g; loop variant XO_SIDE_MAX + 2 - c; @/
      for (int c = 0; c != XO_SIDE_MAX + 2; c++)
        g.cell[r][c] = 0;
    count_empty(g);
    return g;
  }

  xo_game game_moved(xo_game g, int p, int r, int c)
  {
    xo_game h = g;
    h.cell[r][c] = (signed char)p;
    h.moves++;
    return h;
  }

  // One move of the replay.
  /@ requires moved: Moved(g, o, m, i) && i < m.len;
     requires turn:  0 <= turn < o.len && turn == Turn(o.len, i) && 0 <= round && Round(g, o, round, turn);
     terminates \true; exits \false; assigns \nothing;
     ensures rules: SameRules(g.rules, \result.rules);
     ensures moved: Moved(\result, o, m, i + 1);
     ensures next:  turn + 1 < o.len ==> Round(\result, o, round, turn + 1);
     ensures wrap:  turn + 1 == o.len ==> Round(\result, o, round + 1, 0);
     ensures turn:  Turn(o.len, i + 1) == (turn + 1 == o.len ? 0 : turn + 1);
     ensures only:  NobodyWon(g) ==> OnlyLast(\result, o, i + 1); @/
  xo_game replay_next(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    play_before(g, o, m, i, round, turn);
    xo_game h = game_moved(g, o.at[turn], m.at[i].row, m.at[i].col);
    play_board(g, h, o, m, i);
    count_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    play_round(g, h, o, round, turn);
    won_munion(g, h, m.at[i].row, m.at[i].col, o.at[turn]);
    return h;
  }

  xo_game replay(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    int round = 0, turn = 0;
    xo_game g = game_empty(R);
    play_start(g, o, m);
    /@ loop invariant bound: 0 <= i <= n && 0 <= round <= i;
       loop invariant turn:  0 <= turn < o.len && turn == Turn(o.len, i);
       loop invariant rules: SameRules(R, g.rules);
       loop invariant moved: Moved(g, o, m, i);
       loop invariant count: RoundsOf(o.len, i, round, turn);
       loop invariant round: Round(g, o, round, turn);
       loop invariant only:  NotOverBefore(R, o, m, n) ==> OnlyLast(g, o, i);
       loop assigns i, round, turn, g; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      g = replay_next(g, o, m, i, round, turn);
      /@ assert wrap: turn + 1 == o.len ==> RoundsOf(o.len, i + 1, round + 1, 0); @/
      turn++;
      if (turn == o.len) {
        turn = 0;
        round++;
      }
    }
    return g;
  }

  void moved_as_replayed(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = replay(g.rules, o, m, n);
    /@ assert placed:     \forall integer r, c; Placed(m, n, r, c) ==> h.cell[r][c] == g.cell[r][c]; @/
    count_same(h);
    won_same(h);
  }
*/
