/* module_seed_obligations.c: the obligations of the seed, spec/seed.vdmsl. Each is proved, as those of the module are
 * in module_obligations.c, but for four. Those do not hold, and a theorem says so: V1, V5 and V16 of spec/ERRATA.md.
 */
#include "xo/types.h"
#include "module_seed.acsl"
#include "module_moves.acsl"
#include "replay.acsl"
/*@ lemma Seed_First_Pos: Seed_Pos_owed_p_row_p_col(1, 1);
    lemma Seed_Obligation_Pos_1: Seed_obligation_Pos_1;
    lemma Seed_Obligation_winningLines_1: \forall integer r, integer c; Seed_given_winningLines_1(r, c) ==>
      Seed_obligation_winningLines_1(r, c);
    lemma Seed_Obligation_winningLines_2: \forall integer c, integer r; Seed_given_winningLines_2(c, r) ==>
      Seed_obligation_winningLines_2(c, r);
    lemma Seed_Obligation_winningLines_3: \forall integer x; Seed_given_winningLines_3(x) ==>
      Seed_obligation_winningLines_3(x);
    lemma Seed_Obligation_winningLines_4: \forall integer x; Seed_given_winningLines_4(x) ==>
      Seed_obligation_winningLines_4(x);
    lemma Seed_Obligation_whoWon_1: \forall xo_game g; Seed_in_whoWon(g) ==> Seed_obligation_whoWon_1(g);
    lemma Seed_Obligation_whoWon_2: \forall xo_game g; Seed_in_whoWon(g) ==> Seed_obligation_whoWon_2(g);
    lemma Seed_Obligation_move_1: \forall xo_game game_old, integer p, integer pos_row, integer pos_col, xo_game game;
      Seed_given_move_1(game_old, p, pos_row, pos_col, game) ==>
      Seed_obligation_move_1(game_old, p, pos_row, pos_col, game);
    lemma Seed_Obligation_play_3: \forall xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order,
      integer m_at; Seed_given_play_3(playorder, moves, game, order, m_at) ==>
      Seed_obligation_play_3(playorder, moves, game, order, m_at);
    lemma Seed_Obligation_play_6: \forall xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order,
      integer m_at, xo_game game2; Seed_given_play_6(playorder, moves, game, order, m_at, game2) ==>
      Seed_obligation_play_6(playorder, moves, game, order, m_at, game2);

    // V5: the postcondition of play asks who has won where nobody has.
    lemma Seed_Obligation_Not_play_1: \forall xo_game f, g, xo_play_order o, xo_moves m; Seed_in_play(f, o, m) &&
      TicTacToe(g.rules) && g.moves == MoveCountSoFar(g) && Seed_is_Game(g) && !Seed_isWon(g) ==>
      Seed_given_play_1(f, o, m, g, XO_CROSS) && !Seed_obligation_play_1(f, o, m, g, XO_CROSS);
    // V16: in the middle of the loop the next move may be on a cell that is taken, and after it the game may be over.
    lemma Seed_Obligation_Not_play_4: \forall xo_play_order o, q, xo_moves m, xo_game g, integer n;
      Seed_in_play_loop(o, m, g, q, n) && n < m.len && g.cell[m.at[n].row][m.at[n].col] != 0 ==>
      Seed_given_play_4(o, m, g, q, n) && !Seed_obligation_play_4(o, m, g, q, n);
    lemma Seed_Obligation_Not_play_7: \forall xo_play_order o, q, xo_moves m, xo_game f, g, integer n;
      Seed_in_play_loop(o, m, g, q, n) && n == m.len && !Seed_isUnfinished(g) ==>
      Seed_given_play_7(f, o, m, g, XO_UNFINISHED, g, q, n) &&
      !Seed_obligation_play_7(f, o, m, g, XO_UNFINISHED, g, q, n);

    // Boards of the same cells have the same lines.
    lemma Alike_Cell: \forall xo_game g, h, integer p, r, c; SameCells(g, h) && 1 <= r <= 3 && 1 <= c <= 3 ==>
      (Seed_movesForPlayer(g, p, r, c) <==> Seed_movesForPlayer(h, p, r, c));
    lemma Alike_Down: \forall xo_game g, h, integer p; SameCells(g, h) ==> (SeedDown(g, p) <==> SeedDown(h, p));
    lemma Alike_Up: \forall xo_game g, h, integer p; SameCells(g, h) ==> (SeedUp(g, p) <==> SeedUp(h, p));
    predicate SeedRows(xo_game g, integer p) = \exists integer r; Seed_winningLines_1(r) && Seed_hasWon_r(g, p, r);
    predicate SeedCols(xo_game g, integer p) = \exists integer c; Seed_winningLines_2(c) && Seed_hasWon_c2(g, p, c);
    lemma Alike_Rows: \forall xo_game g, h, integer p; SameCells(g, h) && SeedRows(g, p) ==> SeedRows(h, p);
    lemma Alike_Cols: \forall xo_game g, h, integer p; SameCells(g, h) && SeedCols(g, p) ==> SeedCols(h, p);
    lemma Alike_Parts: \forall xo_game g, integer p;
      Seed_hasWon(g, p) <==> SeedRows(g, p) || SeedCols(g, p) || SeedDown(g, p) || SeedUp(g, p);
    lemma Alike_Won: \forall xo_game g, h, integer p; SameCells(g, h) ==> (Seed_hasWon(g, p) <==> Seed_hasWon(h, p));
*/
/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing;
     ensures rules: TicTacToe(\result) && InvRules(\result); @/
  xo_rules three(void)
  {
    xo_rules R;
    R.rows = 3;
    R.cols = 3;
    R.line = 3;
    R.players = 2;
    R.exact = 0;
    return R;
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_Game_1; @/
  void seed_obligation_Game_1(void)
  {
    xo_rules R = three();
    xo_game g = game_empty(R);
    vdm_games();
  }

  /@ requires given: Seed_in_moveCountLeft(g);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_moveCountLeft_1(g); @/
  void seed_obligation_moveCountLeft_1(xo_game g)
  {
    xo_rules R = three();
    vdm_games();
    /@ assert game: Vdm_is_Game(R, g); @/
    count_most(g);
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_Moves_1; @/
  void seed_obligation_Moves_1(void)
  {
    xo_rules R = three();
    xo_moves m = some_moves(R);
    vdm_moves(R, m);
  }

  /@ terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_PlayOrder_1; @/
  void seed_obligation_PlayOrder_1(void)
  {
    xo_rules R = three();
    xo_play_order o = some_order(R);
    vdm_play_order(R, o);
  }

  // V1: where CROSS alone has moved, and once, CROSS may move by the seed; but no value of Game has both moves.
  /@ requires empty: TicTacToe(g.rules) && InvRules(g.rules) && Empty(g) && MUnion(g, h, 1, 1, XO_CROSS);
     requires typed: Seed_is_Game(h) && h.moves == MoveCountSoFar(h);
     requires moved: MUnion(h, k, 1, 2, XO_CROSS);
     terminates \true; exits \false; assigns \nothing;
     ensures given:  Seed_in_move(h, XO_CROSS, 1, 2);
     ensures not:    !Seed_move_owed_v(k); @/
  void seed_obligation_not_move_2(xo_game g, xo_game h, xo_game k)
  {
    vdm_games();
    count_empty(g);
    count_munion(g, h, 1, 1, XO_CROSS);
    count_munion(h, k, 1, 2, XO_CROSS);
    /@ assert two:  Count(k, XO_CROSS) == 2 && Count(k, XO_NOUGHT) == 0; @/
  }

  /@ requires given: Seed_given_move_3(game_old, p, pos_row, pos_col, game);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_move_3(game_old, p, pos_row, pos_col, game); @/
  void seed_obligation_move_3(xo_game game_old, int p, int pos_row, int pos_col, xo_game game)
  {
    xo_rules R = three();
    vdm_games();
    /@ assert cells: Vdm_move(R, game_old, game, p, pos_row, pos_col); @/
    xo_game g = game_old;
    g.cell[pos_row][pos_col] = p;
    g.moves = game_old.moves + 1;
    count_munion(game_old, g, pos_row, pos_col, p);
    /@ assert same_cells: SameCells(g, game); @/
    count_same(g);
    vdm_post_move(R, game_old, game, p, pos_row, pos_col);
  }

  /@ requires given: Seed_in_play(game_old, playorder, moves);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_play_2(game_old, playorder, moves); @/
  void seed_obligation_play_2(xo_game game_old, xo_play_order playorder, xo_moves moves)
  {
    xo_rules R = three();
    xo_game g = game_empty(R);
    vdm_games();
  }

  /@ requires given: Seed_given_play_5(playorder, moves, game, order, m_at, game2);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_play_5(playorder, moves, game, order, m_at, game2); @/
  void seed_obligation_play_5(xo_play_order playorder, xo_moves moves, xo_game game, xo_play_order order, int m_at,
    xo_game game2)
  {
    xo_rules R = three();
    vdm_play_order(R, order);
    xo_play_order o = rotated(R, order);
    vdm_play_order(R, o);
  }

  /@ requires alike: SameCells(g, h);
     terminates \true; exits \false; assigns \nothing;
     ensures won:   Seed_isWon(g) <==> Seed_isWon(h);
     ensures who:   \forall integer p; Seed_whoWon(g, p) <==> Seed_whoWon(h, p);
     ensures draw:  Seed_isDraw(g) <==> Seed_isDraw(h); @/
  void seed_alike(xo_game g, xo_game h)
  {
    vdm_counts();
    count_same(g);
  }

  /@ requires given: Seed_given_play_8(game_old, playorder, moves, game, RESULT, game2, order, m_at, game3);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_play_8(game_old, playorder, moves, game, RESULT, game2, order, m_at, game3); @/
  void seed_obligation_play_8(xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game, int RESULT,
    xo_game game2, xo_play_order order, int m_at, xo_game game3)
  {
    seed_alike(game3, game);
  }

  /@ requires given: Seed_given_play_9(game_old, playorder, moves, game, RESULT, game2, order, m_at, game3);
     terminates \true; exits \false; assigns \nothing;
     ensures obligation: Seed_obligation_play_9(game_old, playorder, moves, game, RESULT, game2, order, m_at, game3); @/
  void seed_obligation_play_9(xo_game game_old, xo_play_order playorder, xo_moves moves, xo_game game, int RESULT,
    xo_game game2, xo_play_order order, int m_at, xo_game game3)
  {
    seed_alike(game3, game);
  }
*/
