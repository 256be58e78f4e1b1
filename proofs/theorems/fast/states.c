/* states.c: what is needed to make one state of an automaton from another. */
#include "automaton.h"
#include "states.acsl"
#include "count.acsl"
#include "play.acsl"
#include "won.acsl"

/*@ predicate EmptyBefore(xo_game g, integer r, integer c) =
      \forall integer a; 0 <= a < XO_SIDE_MAX + 2 ==> (\forall integer b; 0 <= b < XO_SIDE_MAX + 2 ==>
        (a < r || (a == r && b < c) ==> g.cell[a][b] == 0));
    predicate SameCounts(xo_game g, xo_game h) = \forall integer q; Count(g, q) == Count(h, q);
    lemma Board_Same: \forall xo_rules R, xo_automaton_state y, z, integer r, c;
      InvRules(R) && OneDigit(R) && OnBoard(R, r, c) && SameBoard(y, z) ==> CellOf(R, z, r, c) == CellOf(R, y, r, c);
    lemma Taken_Same: \forall xo_rules R, xo_automaton_state y, z, integer r, c; InvRules(R) && OneDigit(R) &&
      OnBoard(R, r, c) && SameTaken(y, z) ==> (Taken(R, z, r, c) <==> Taken(R, y, r, c));
    lemma Takes_Same: \forall xo_rules R, xo_automaton_state x, y, z, integer r, c; InvRules(R) && OneDigit(R) &&
      OnBoard(R, r, c) && Takes(R, x, y, r, c) && SameTaken(y, z) ==> Takes(R, x, z, r, c);
    lemma Puts_Same: \forall xo_rules R, xo_automaton_state x, y, z, integer r, c, p; InvRules(R) && OneDigit(R) &&
      OnBoard(R, r, c) && Puts(R, x, y, r, c, p) && SameBoard(y, z) ==> Puts(R, x, z, r, c, p);
    lemma StepsTo_Same: \forall xo_rules R, xo_play_order o, xo_automaton_state x, y, z, integer r, c;
      InvRules(R) && OneDigit(R) && StepsTo(R, o, x, r, c, y) && SameState(y, z) ==> StepsTo(R, o, x, r, c, z);
    predicate AlikeWon(xo_game g, xo_game h) = \forall integer p; HasWon(g, p) <==> HasWon(h, p);
    lemma Alike_Nobody: \forall xo_game g, h;
      AlikeWon(g, h) && g.rules.players == h.rules.players && NobodyWon(h) ==> NobodyWon(g);
    lemma Counts_Balanced: \forall xo_game g, h;
      SameCounts(g, h) && g.rules.players == h.rules.players && Balanced(h) ==> Balanced(g);
*/
/*@ ghost
  /@ requires map:   InvRules(R) && OneDigit(R);
     requires shows: Shows(R, x, g) && NothingBeyond(g);
     terminates \true; exits \false; assigns \nothing;
     ensures same:   \forall xo_game h; Shows(R, x, h) && IsMap(h) ==> SameGame(g, h) && SameCells(g, h); @/
  void state_same(xo_rules R, xo_automaton_state x, xo_game g)
  {
  }

  void state_shown(xo_rules R, xo_play_order o, xo_automaton_state x, xo_game g)
  {
    state_same(R, x, g);
    count_same(g);
    /@ assert count: \forall xo_game h, integer q; OpenAs(R, o, x, h) ==> Count(h, q) == Count(g, q); @/
    /@ assert map: \forall xo_game h; OpenAs(R, o, x, h) ==> IsMap(g); @/
    /@ assert moves: \forall xo_game h; OpenAs(R, o, x, h) ==> InvRules(g.rules) && g.moves == MoveCountSoFar(g); @/
    /@ assert counts: \forall xo_game h; OpenAs(R, o, x, h) ==>
                      SameCounts(g, h) && g.rules.players == h.rules.players; @/
    /@ assert fair: \forall xo_game h; OpenAs(R, o, x, h) ==> Balanced(g); @/
    /@ assert inv: \forall xo_game h; OpenAs(R, o, x, h) ==> InvGame(g); @/
    /@ assert round: \forall xo_game h; OpenAs(R, o, x, h) ==> Round(g, o, x.round, x.turn); @/
    /@ assert open: \forall xo_game h; OpenAs(R, o, x, h) ==> IsUnfinished(g); @/
    won_same(g);
    /@ assert won: \forall xo_game h; OpenAs(R, o, x, h) ==> AlikeWon(g, h); @/
    /@ assert nobody: \forall xo_game h; OpenAs(R, o, x, h) ==> NobodyWon(g); @/
    /@ assert some: \exists xo_game h; OpenAs(R, o, x, h); @/
    state_open(g);
  }

  void state_open(xo_game g)
  {
    won_same(g);
    count_same(g);
    /@ assert cells: \forall xo_game h; SameGame(g, h) ==> SameRules(g.rules, h.rules) && SameCells(g, h); @/
    /@ assert left: \forall xo_game h; SameGame(g, h) ==> MoveCountLeft(h) == MoveCountLeft(g); @/
    /@ assert won:  \forall xo_game h; SameGame(g, h) ==> !IsWon(h); @/
  }

  void state_may_move(xo_game g, xo_play_order o, int round, int turn)
  {
    /@ assert mine:  Count(g, o.at[turn]) == round; @/
    /@ assert turns: \forall integer q; HasTurn(o, q) ==> round <= Count(g, q); @/
    /@ assert all:   \forall integer q; 1 <= q <= g.rules.players ==> HasTurn(o, q); @/
  }

  void state_round(xo_game g, xo_game h, xo_play_order o, int round, int turn, int r, int c)
  {
    count_munion(g, h, r, c, o.at[turn]);
    play_round(g, h, o, round, turn);
  }

  void state_won(xo_game g, xo_game h, int r, int c, int p)
  {
    won_munion(g, h, r, c, p);
  }

  void state_start(xo_rules R, xo_play_order o, xo_automaton_state x)
  {
    xo_game g;
    xo_moves m;
    g.rules = R;
    g.moves = 0;
    /@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
       loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
       loop invariant rows:  EmptyBefore(g, r, 0);
       loop assigns r, g; loop variant XO_SIDE_MAX + 2 - r; @/
    for (int r = 0; r < XO_SIDE_MAX + 2; r++)
      /@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
         loop invariant rules: SameRules(R, g.rules) && g.moves == 0;
         loop invariant rows:  EmptyBefore(g, r, c);
         loop assigns c, g; loop variant XO_SIDE_MAX + 2 - c; @/
      for (int c = 0; c < XO_SIDE_MAX + 2; c++)
        g.cell[r][c] = 0;
    /@ assert empty: Empty(g); @/
    count_empty(g);
    /@ assert game: InvGame(g); @/
    play_start(g, o, m);
    area_bound(R.rows, R.cols);
    /@ assert round: Round(g, o, 0, 0); @/
    /@ assert nobody: \forall integer a, b; OnBoard(R, a, b) ==> CellOf(R, x, a, b) == 0; @/
    /@ assert shows: Shows(R, x, g); @/
    /@ assert turn: Turn(o.len, 0) == 0; @/
    state_open(g);
    /@ assert opens: OpenAs(R, o, x, g); @/
  }

  void state_cell(xo_rules R, xo_pos p, int k)
  {
  }

  void state_other(xo_rules R, xo_automaton_state x, xo_automaton_state y, int r, int c, int k)
  {
    /@ assert above: \forall integer a; a < r ==> (a - 1) * R.cols + R.cols <= (r - 1) * R.cols; @/
    /@ assert below: \forall integer a; r < a ==> (r - 1) * R.cols + R.cols <= (a - 1) * R.cols; @/
    /@ assert apart: \forall integer a, b; OnBoard(R, a, b) && (a != r || b != c) ==> (a - 1) * R.cols + b != k; @/
  }

  void state_steps(xo_rules R, xo_play_order o, xo_automaton_state x, xo_pos p, int k, xo_automaton_state y)
  {
    state_cell(R, p, k);
  }

  void state_forgotten(xo_rules R, xo_automaton_state x, xo_automaton_state y, xo_automaton_state z, int r, int c)
  {
  }

  void state_steps_same(xo_rules R, xo_play_order o, xo_automaton_state x, int k, xo_automaton_state y,
                        xo_automaton_state z)
  {
    /@ assert step: \forall xo_pos p; IsCell(R, k, p) ==> StepsTo(R, o, x, p.row, p.col, y); @/
    /@ assert same: \forall xo_pos p; IsCell(R, k, p) ==> StepsTo(R, o, x, p.row, p.col, z); @/
  }
*/
