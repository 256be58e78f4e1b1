/* walk.c: the ghost functions of walk.acsl. */
#include "xo/table.h"
#include "board_index.acsl"
#include "play.acsl"
#include "walk.acsl"
/*@ ghost
  void walk_start(xo_table t, xo_record a, xo_game g)
  {
    count_empty(g);
    index_empty(t, g);
    weights_fit(t);
    /@ assert order: InvPlayOrder(g.rules, t.order) && InvPlayOrder(g.rules, a.order); @/
    /@ assert game:  InvGame(g); @/
    play_start(g, t.order, a.moves);
    play_start(g, a.order, a.moves);
    /@ assert turn:     Turn(t.order.len, 0) == 0; @/
    /@ assert no_cells: \forall integer k; 0 <= k < t.order.len ==> Count(g, t.order.at[k]) == 0; @/
    /@ assert in:       InOrder(g, t.order); @/
  }

  xo_game walk_step(xo_table t, xo_record a, xo_game g, int n)
  {
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    /@ assert order: InvPlayOrder(g.rules, a.order); @/
    /@ assert free:  !Placed(a.moves, n, a.moves.at[n].row, a.moves.at[n].col); @/
    xo_game h = board_next(t, g, a.moves.at[n].row, a.moves.at[n].col);
    index_bound(t);
    turn_range(t.order.len, n);
    /@ assert turn:  0 <= Turn(t.order.len, n) < XO_PLAYERS_MAX && a.order.len == t.order.len && g.moves == n; @/
    /@ assert mover: Mover(g, t.order) == a.order.at[Turn(a.order.len, n)]; @/
    play_open(g, a.order, a.moves, n);
    play_board(g, h, a.order, a.moves, n);
    /@ assert rules: \forall xo_rules R; SameRules(h.rules, R) ==> SameRules(g.rules, R); @/
    /@ assert moves: InvPrefix(h.rules, a.moves, a.moves.len); @/
    return h;
  }

  // What has ended as the record's game has.
  /@ requires table:  TableOf(t, a);
     requires walked: WalkedTo(t, a, g, n);
     requires end:    v == XO_UNFINISHED ? IsUnfinished(g) && n == a.moves.len
                      : v == XO_DRAW ? IsDraw(g) : InvPlayer(g.rules, v) && WhoWon(g, v);
     terminates \true; exits \false; assigns \nothing;
     ensures judged:  AsJudged(a, n, v); @/
  void walk_judged(xo_table t, xo_record a, xo_game g, int n, int v)
  {
    /@ assert rules: \forall xo_rules R; SameRules(a.rules, R) ==> SameRules(g.rules, R); @/
    /@ assert order: InvPlayOrder(g.rules, t.order); @/
    board_game(g, t.order);
    /@ assert before: NotOverBefore(a.rules, a.order, a.moves, n); @/
    /@ assert judged: Judged(a, a.moves.len, g, n, v); @/
  }

  void walk_ended(xo_table t, xo_record a, xo_game g, int n, int v, int d)
  {
    count_most(g);
    /@ assert won:  \forall integer p; 1 <= p <= g.rules.players ==> (CanForce(g, t.order, p, 0) <==> WhoWon(g, p)); @/
    /@ assert who:  \forall integer p; 1 <= p <= g.rules.players ==> (WhoWon(g, p) <==> p == v && d == 0); @/
    if (v != 0 && d == 0)
      walk_judged(t, a, g, n, v);
    else if (n == g.rules.rows * g.rules.cols)
      walk_judged(t, a, g, n, XO_DRAW);
  }

  void walk_open(xo_table t, xo_record a, xo_game g)
  {
    walk_judged(t, a, g, a.moves.len, XO_UNFINISHED);
  }
*/
