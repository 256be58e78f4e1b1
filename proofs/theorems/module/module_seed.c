/* module_seed.c: the lemmas of module_seed.acsl. The seed's play, whose loop returns from its middle, leads where the
 * module's does: to the same game and result. And for what values the seed's postcondition of play differs from the
 * module's.
 */
#include "xo/types.h"
#include "module_seed.acsl"
#include "module_games.acsl"
#include "replay.acsl"
#include "count.acsl"
/*@ predicate SeedBare(xo_game g) = \forall integer p_row, p_col; !(0 <= p_row < XO_SIDE_MAX + 2 &&
      0 <= p_col < XO_SIDE_MAX + 2 && g.cell[p_row][p_col] != 0);
    lemma Bare_Three: \forall xo_game g, integer p, k, r, c; SeedBare(g) && 1 <= r <= 3 && 1 <= c <= 3 ==>
      !SeedThree(g, p, k, r, c);
    lemma Bare_Open: \forall xo_rules R, xo_game g; TicTacToe(R) && SeedBare(g) && Vdm_moveCountSoFar(R, g) == 0 ==>
      Vdm_isUnfinished(R, g);

    // The parts of the loop. The seed's turn is the module's where the game goes on after it.
    lemma Seed_Begins_At: \forall xo_play_order o, q, integer i;
      Seed_play_does_i(o, q, i) <==> Vdm_play_does_i(o, q, i);
    lemma Seed_Begins_To: \forall xo_rules R, xo_game f, g, xo_play_order o, xo_moves m, xo_play_order q, integer n;
      TicTacToe(R) && Seed_play_begin(f, g, o, m, q, n) ==> Vdm_play_begin(R, f, g, o, m, q, n);
    lemma Seed_Begins_From: \forall xo_rules R, xo_game f, g, xo_play_order o, xo_moves m, xo_play_order q, integer n;
      TicTacToe(R) && Vdm_play_begin(R, f, g, o, m, q, n) ==> Seed_play_begin(f, g, o, m, q, n);
    lemma Seed_Turns_At: \forall xo_play_order q, s, integer i;
      Seed_play_does_i2(s, q, i) <==> Vdm_play_does_i2(s, q, i);
    lemma Seed_Turns_To: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, xo_play_order q, s,
      integer j, n; TicTacToe(R) && Seed_play_body(g, h, o, m, q, j, s, n) ==>
      Vdm_play_body(R, g, h, o, m, q, j, s, n) && Vdm_isUnfinished(R, h);
    lemma Seed_Turns_From: \forall xo_rules R, xo_game g, h, xo_play_order o, xo_moves m, xo_play_order q, s,
      integer j, n; TicTacToe(R) && Vdm_play_body(R, g, h, o, m, q, j, s, n) && Vdm_isUnfinished(R, h) ==>
      Seed_play_body(g, h, o, m, q, j, s, n);
    lemma Rotated_Turns: \forall xo_play_order q, s, integer i; Rotated(q, s) && 1 <= i <= s.len ==>
      Vdm_play_does_i2(s, q, i);

    // After k turns the seed is where the module is, and the game goes on.
    predicate SeedAt(xo_rules R, xo_game f, xo_play_order o, xo_moves m, integer k) =
      \forall xo_game g, xo_play_order q, integer n; Seed_play_loop(f, g, o, m, q, n, k) <==>
        Vdm_play_loop(R, f, g, o, m, q, n, k) && Vdm_isUnfinished(R, g);

    // Where play ends.
    lemma Seed_Ends: \forall xo_game f, g, xo_play_order o, xo_moves m, xo_play_order q, integer n, k; 0 <= k &&
      Seed_play_loop(f, g, o, m, q, n, k) && !Seed_play_while(g, o, m, q, n) ==> Seed_play(f, g, o, m, XO_UNFINISHED);
    predicate SeedOver(xo_game g, integer result) = Seed_isWon(g) && Seed_whoWon(g, result) ||
      !Seed_isWon(g) && Seed_isDraw(g) && result == XO_DRAW;
    lemma Seed_Returns: \forall xo_game f, g, h, xo_play_order o, xo_moves m, xo_play_order q, integer j, k, result;
      0 <= k && Seed_play_loop(f, g, o, m, q, j, k) && Seed_play_while(g, o, m, q, j) &&
      Seed_move(g, h, q.at[0], m.at[j].row, m.at[j].col) && SeedOver(h, result) ==> Seed_play(f, h, o, m, result);
    lemma While_Open: \forall xo_rules R, xo_game g, xo_play_order o, xo_moves m, xo_play_order q, integer n;
      Vdm_play_while(R, g, o, m, q, n) <==> Seed_play_while(g, o, m, q, n) && Vdm_isUnfinished(R, g);

    // V3, V4: the seed's post_play allows that nothing is played, and the module's does not.
    lemma Seed_Idle: \forall xo_rules R, xo_game f, g, xo_play_order o, xo_moves m; TicTacToe(R) && SeedBare(g) &&
      Vdm_moveCountSoFar(R, g) == 0 && Seed_is_Moves(m) ==>
      Seed_post_play(f, g, o, m, XO_UNFINISHED) && !Vdm_post_play(R, f, g, o, m, XO_UNFINISHED);
*/
/*@ ghost
  // No cell is counted of an empty board.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures no_moves: \forall xo_game g; SeedBare(g) ==> Vdm_moveCountSoFar_card(g) == 0; @/
  void bare_count(void)
  {
    /@ loop invariant bound:    0 <= c <= XO_SIDE_MAX;
       loop invariant no_moves: \forall xo_game g, integer r; SeedBare(g) && 1 <= r <= XO_SIDE_MAX ==>
         Vdm_moveCountSoFar_card_col(g, r, c) == 0;
       loop assigns c; loop variant XO_SIDE_MAX - c; @/
    for (int c = 0; c < XO_SIDE_MAX; c++)
      ;
    /@ loop invariant bound:    0 <= r <= XO_SIDE_MAX;
       loop invariant no_moves: \forall xo_game g; SeedBare(g) ==> Vdm_moveCountSoFar_card_row(g, r) == 0;
       loop assigns r; loop variant XO_SIDE_MAX - r; @/
    for (int r = 0; r < XO_SIDE_MAX; r++) {
    }
  }

  /@ requires rules: TicTacToe(R) && 0 <= turns;
     terminates \true; exits \false; assigns \nothing;
     ensures seed:   SeedAt(R, f, o, m, turns); @/
  void seed_runs(xo_rules R, xo_game f, xo_play_order o, xo_moves m, int turns)
  {
    bare_count();
    /@ loop invariant bound: 0 <= k <= turns;
       loop invariant seed:  SeedAt(R, f, o, m, k);
       loop assigns k; loop variant turns - k; @/
    for (int k = 0; k < turns; k++)
      ;
  }

  // After all moves.
  /@ requires rules: TicTacToe(R) && 0 <= turns;
     requires run:   Seed_play_loop(f, g, o, m, q, n, turns) && !Seed_play_while(g, o, m, q, n);
     terminates \true; exits \false; assigns \nothing;
     ensures play:   Vdm_play(R, f, g, o, m, XO_UNFINISHED); @/
  void seed_ends(xo_rules R, xo_game f, xo_play_order o, xo_moves m, xo_game g, xo_play_order q, int n, int turns)
  {
    seed_runs(R, f, o, m, turns);
  }

  // From the middle of the loop.
  /@ requires rules: TicTacToe(R) && 0 <= turns;
     requires run:   Seed_play_loop(f, g, o, m, q, n, turns) && Seed_play_while(g, o, m, q, n);
     requires move:  Seed_move(g, h, q.at[0], m.at[n].row, m.at[n].col) && SeedOver(h, result);
     terminates \true; exits \false; assigns \nothing;
     ensures play:   Vdm_play(R, f, h, o, m, result); @/
  void seed_returns(xo_rules R, xo_game f, xo_play_order o, xo_moves m, xo_game g, xo_play_order q, int n, int turns,
                    xo_game h, int result)
  {
    seed_runs(R, f, o, m, turns);
    vdm_play_order(R, q);
    xo_play_order s = rotated(R, q);
    vdm_play_order(R, s);
    /@ assert loop:     Vdm_play_loop(R, f, h, o, m, s, n + 1, turns + 1); @/
  }

  // Where the module's play ends, the seed's does.
  /@ requires rules: TicTacToe(R) && 0 <= turns;
     requires run:   Vdm_play_loop(R, f, g, o, m, q, n, turns) && !Vdm_play_while(R, g, o, m, q, n);
     requires end:   Vdm_play_end(R, g, o, m, q, n, result);
     terminates \true; exits \false; assigns \nothing;
     ensures play:   Seed_play(f, g, o, m, result); @/
  void seed_play(xo_rules R, xo_game f, xo_play_order o, xo_moves m, xo_game g, xo_play_order q, int n, int turns,
                 int result)
  {
    seed_runs(R, f, o, m, turns);
    bare_count();
    if (turns > 0) {
      seed_runs(R, f, o, m, turns - 1);
      /@ assert over: !Vdm_isUnfinished(R, g) ==> Seed_play(f, g, o, m, result); @/
    }
  }
*/
