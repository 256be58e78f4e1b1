/* worth.c: the ghost functions of worth.acsl. */
#include "xo/table.h"
#include "board_index.acsl"
#include "force_step.acsl"
#include "worth.acsl"
#include "won.acsl"
/*@ predicate WinnersSame(xo_game g, xo_game h) = g.rules.players == h.rules.players &&
      (\forall integer p; HasWon(h, p) <==> HasWon(g, p));
    lemma WinnersSame_Back: \forall xo_game g, h; WinnersSame(g, h) ==> WinnersSame(h, g);
    lemma WhoWon_Same: \forall xo_game g, h, integer p; WinnersSame(g, h) && WhoWon(g, p) ==> WhoWon(h, p);
    lemma MUnion_Same: \forall xo_game g, h, k, integer r, c, q;
      InvRules(g.rules) && SameGame(g, h) && OnBoard(g.rules, r, c) && MUnion(g, k, r, c, q) ==> MUnion(h, k, r, c, q);
    lemma SameGame_Back: \forall xo_game g, h; SameGame(g, h) ==> SameGame(h, g);
    lemma MoveTo_Same: \forall xo_game g, h, k, integer q;
      InvRules(g.rules) && SameGame(g, h) && MoveTo(g, k, q) ==> MoveTo(h, k, q);
    predicate CanSame(xo_game g, xo_game h, xo_play_order o) =
      \forall integer p, n; CanForce(h, o, p, n) <==> CanForce(g, o, p, n);
    lemma Worth_CanSame: \forall xo_game g, h, xo_play_order o, integer v, d;
      SameRules(g.rules, h.rules) && g.moves == h.moves && CanSame(g, h, o) && IsWorth(g, o, v, d) ==>
      IsWorth(h, o, v, d);

    // What p can force in a game that is not over, move by move.
    predicate ForceMine(xo_game g, xo_play_order o) = \forall integer n; 1 <= n ==>
      (CanForce(g, o, Mover(g, o), n) <==> HasReach(g, o, Mover(g, o), n - 1));
    predicate ForceOthers(xo_game g, xo_play_order o) = \forall integer p, n; 1 <= p <= g.rules.players && 1 <= n ==>
      (p != Mover(g, o) ==> (CanForce(g, o, p, n) <==> !HasEscape(g, o, p, n - 1)));
    predicate ForceNone(xo_game g, xo_play_order o) = \forall integer p, n; 1 <= p <= g.rules.players && n <= 0 ==>
      !CanForce(g, o, p, n);
    predicate CountsSame(xo_game g, xo_game h) = \forall integer q; Count(h, q) == Count(g, q);
    lemma Order_Same: \forall xo_game g, h, xo_play_order o;
      CountsSame(g, h) && g.moves == h.moves && InOrder(h, o) ==> InOrder(g, o);

    lemma Reach_Force: \forall xo_game g, xo_play_order o, integer n;
      ForceMine(g, o) && 0 <= n && HasReach(g, o, Mover(g, o), n) ==> CanForce(g, o, Mover(g, o), n + 1);
    lemma MoveTo_Rules: \forall xo_game g, h, integer q;
      MoveTo(g, h, q) ==> SameRules(g.rules, h.rules) && h.moves == g.moves + 1;
    lemma Some_Reach: \forall xo_game g, xo_play_order o, integer v, d, n;
      SomeNext(g, o, v, d) && v != 0 && d <= n ==> HasReach(g, o, v, n);
    lemma Some_Escape: \forall xo_game g, xo_play_order o, integer p, n;
      SomeOther(g, o, p) && 1 <= p <= g.rules.players && 0 <= n ==> HasEscape(g, o, p, n);
    lemma Some_Less: \forall xo_game g, xo_play_order o, integer v, d, n;
      SomeNext(g, o, v, d) && 1 <= v <= g.rules.players && 0 <= n < d ==> HasEscape(g, o, v, n);
    lemma Some_Mine: \forall xo_game g, xo_play_order o, integer v, d, p, n;
      SomeNext(g, o, v, d) && v != p && 1 <= p <= g.rules.players && 0 <= n ==> HasEscape(g, o, p, n);

    // Every move leads to a game with a worth, and it has been tried.
    predicate NextTried(xo_game g, xo_play_order o, integer least, integer seen, integer all, integer most) =
      \forall xo_game h; MoveTo(g, h, Mover(g, o)) ==> (\exists integer v, d; IsWorth(h, o, v, d) &&
        WorthTried(Mover(g, o), least, seen, all, most, v, d));

    // The game has a worth, which is not v and d; so has each that a move leads to.
    predicate WorthOther(xo_game h, xo_play_order o, integer v, integer d) =
      \exists integer w, e; IsWorth(h, o, w, e) && (w != v || e != d);
    predicate NextOther(xo_game g, xo_play_order o, integer v, integer d) =
      \forall xo_game h; MoveTo(g, h, Mover(g, o)) ==> WorthOther(h, o, v, d);
*/
/*@ ghost
  void worth_over(xo_game g, xo_play_order o, int v)
  {
    count_most(g);
  }

  // One unfolding: both games have the same moves to the same games.
  /@ requires rules:    InvRules(g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures same_game: \forall xo_game h; SameGame(g, h) ==> CanSame(g, h, o); @/
  void force_same(xo_game g, xo_play_order o)
  {
    won_same(g);
    count_same(g);
  }

  void worth_same(xo_game g, xo_play_order o, int v, int d)
  {
    force_same(g, o);
  }

  // Whose turn it is.
  /@ requires bound: 1 <= n && 0 <= i;
     terminates \true; exits \false; assigns \nothing;
     ensures turn:   \result == Turn(n, i) && 0 <= \result < n; @/
  int turn_after(int n, int i)
  {
    int t = 0;
    /@ loop invariant bound: 0 <= k <= i && 0 <= t < n && t == Turn(n, k);
       loop assigns k, t; loop variant i - k; @/
    for (int k = 0; k < i; k++) {
      t++;
      if (t == n)
        t = 0;
    }
    return t;
  }

  // One more move in the order.
  /@ requires order: InvPlayOrder(g.rules, o) && InOrder(g, o);
     requires turn:  turn == Turn(o.len, g.moves) && 0 <= turn < o.len && 0 <= g.moves;
     requires move:  h.moves == g.moves + 1 && (\forall integer q; Count(h, q) == Count(g, q) + Delta(o.at[turn], q));
     terminates \true; exits \false; assigns \nothing;
     ensures order:  InOrder(h, o); @/
  void order_next(xo_game g, xo_game h, xo_play_order o, int turn)
  {
    /@ assert turn:  Turn(o.len, h.moves) == (turn + 1 == o.len ? 0 : turn + 1); @/
    /@ assert mine:  Count(h, o.at[turn]) == Count(g, o.at[turn]) + 1; @/
    /@ assert other: \forall integer t; 0 <= t < o.len && t != turn ==> Count(h, o.at[t]) == Count(g, o.at[t]); @/
    /@ assert next:  turn + 1 < o.len ==> Round(h, o, Count(h, o.at[o.len - 1]), turn + 1); @/
    /@ assert wrap:  turn + 1 == o.len ==> Round(h, o, Count(h, o.at[o.len - 1]), 0); @/
  }

  void board_game(xo_game g, xo_play_order o)
  {
    count_most(g);
    int turn = turn_after(o.len, g.moves);
    /@ assert one_turn:    \forall integer p; HasTurn(o, p) ==>
                     Count(g, o.at[o.len - 1]) <= Count(g, p) <= Count(g, o.at[o.len - 1]) + 1; @/
  }

  void board_moved(xo_table t, xo_game g, xo_game h, int r, int c)
  {
    count_most(g);
    int turn = turn_after(t.order.len, g.moves);
    int p = t.order.at[turn];
    /@ assert range:  1 <= p <= t.rules.players; @/
    count_munion(g, h, r, c, p);
    index_munion(t, g, h, r, c, p);
    order_next(g, h, t.order, turn);
    weights_fit(t);
    index_bound(t);
    /@ assert weight: 1 <= t.weight[r][c]; @/
  }

  xo_game board_next(xo_table t, xo_game g, int r, int c)
  {
    xo_game h = g;
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    int turn = turn_after(t.order.len, g.moves);
    h.cell[r][c] = (signed char)t.order.at[turn];
    h.moves++;
    board_moved(t, g, h, r, c);
    return h;
  }

  void worth_after(xo_game g, xo_game h, xo_play_order o, int v, int d, int r, int c)
  {
    worth_same(h, o, v, d);
  }

  void worth_more(xo_game g, xo_play_order o, int least, int seen, int all, int most, int v, int d, int r, int c,
                  int least_now, int seen_now, int all_now, int most_now) {}

  // Some moves are left, and nobody has won alone.
  /@ requires board:   IsBoard(g, o) && InvPlayOrder(g.rules, o) && IsUnfinished(g);
     terminates \true; exits \false; assigns \nothing;
     ensures free:     !Full(g);
     ensures left:     0 <= g.moves < Max(g.rules);
     ensures mine:     ForceMine(g, o);
     ensures others:   ForceOthers(g, o);
     ensures no_force: ForceNone(g, o);
     ensures mover:    InvPlayer(g.rules, Mover(g, o)); @/
  void force_open(xo_game g, xo_play_order o)
  {
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    int turn = turn_after(o.len, g.moves);
  }

  void some_free(xo_game g, xo_play_order o)
  {
    count_most(g);
  }

  // From cells to games.
  /@ requires table: InvTable(t) && SameRules(t.rules, g.rules);
     requires board: IsBoard(g, t.order) && IsUnfinished(g);
     requires tried: \forall integer r, c; OnBoard(g.rules, r, c) ==>
                       MoveTried(g, t.order, least, seen, all, most, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures next:   NextTried(g, t.order, least, seen, all, most);
     ensures some:   least >= 0 || seen != 0; @/
  void next_tried(xo_table t, xo_game g, int least, int seen, int all, int most)
  {
    some_free(g, t.order);
    /@ assert free: \forall xo_game h, integer r, c; OnBoard(g.rules, r, c) && MUnion(g, h, r, c, Mover(g, t.order)) ==>
                    g.cell[r][c] == 0; @/
  }

  // The mover wins after one of the moves, soonest after `least` more.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && ForceNone(g, o) && InvPlayer(g.rules, Mover(g, o));
     requires moves: 0 <= g.moves < Max(g.rules) && (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                       h.moves == g.moves + 1 && SameRules(g.rules, h.rules));
     requires next:  NextTried(g, o, least, seen, all, most);
     requires some:  0 <= least && SomeNext(g, o, Mover(g, o), least);
     terminates \true; exits \false; assigns \nothing;
     ensures worth:  IsWorth(g, o, Mover(g, o), least + 1); @/
  void worth_least(xo_game g, xo_play_order o, int least, int seen, int all, int most) {}

  // Another wins after each move, latest after `most` more.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && ForceNone(g, o) && InvPlayer(g.rules, Mover(g, o));
     requires moves: 0 <= g.moves < Max(g.rules) && (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                       h.moves == g.moves + 1 && SameRules(g.rules, h.rules));
     requires next:  NextTried(g, o, -1, seen, all, most);
     requires some:  1 <= all <= g.rules.players && all != Mover(g, o) && SomeNext(g, o, all, most);
     terminates \true; exits \false; assigns \nothing;
     ensures worth:  IsWorth(g, o, all, most + 1); @/
  void worth_most(xo_game g, xo_play_order o, int seen, int all, int most)
  {
    /@ assert no_force: \forall xo_game h, integer n; 0 <= n && MoveTo(g, h, Mover(g, o)) ==>
                     !CanForce(h, o, Mover(g, o), n); @/
  }

  // Nobody wins after each move, the mover after none.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && ForceNone(g, o) && InvPlayer(g.rules, Mover(g, o));
     requires moves: 0 <= g.moves < Max(g.rules) && (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                       h.moves == g.moves + 1 && SameRules(g.rules, h.rules));
     requires next:  NextTried(g, o, -1, seen, 0, most);
     requires some:  \forall integer p; 1 <= p <= g.rules.players ==> SomeOther(g, o, p);
     terminates \true; exits \false; assigns \nothing;
     ensures worth:  IsWorth(g, o, 0, 0); @/
  void worth_none(xo_game g, xo_play_order o, int seen, int most) {}

  void worth_tried(xo_table t, xo_game g, int least, int seen, int all, int most)
  {
    next_tried(t, g, least, seen, all, most);
    force_open(g, t.order);
    if (least >= 0)
      worth_least(g, t.order, least, seen, all, most);
    else if (all != 0)
      worth_most(g, t.order, seen, all, most);
    else
      worth_none(g, t.order, seen, most);
  }

  void entry_right(xo_table t, xo_game g, int e)
  {
    index_same(t, g);
    worth_same(g, t.order, e % (XO_PLAYERS_MAX + 1), e / (XO_PLAYERS_MAX + 1));
    count_same(g);
  }

  void entry_other(xo_table t, xo_game g)
  {
    index_same(t, g);
    count_same(g);
  }

  // Who can force a win does so one move sooner after some move.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && ForceNone(g, o) && InvPlayer(g.rules, Mover(g, o));
     requires worth: IsWorth(g, o, v, d) && v != 0;
     requires some:  \exists xo_game h; MoveTo(g, h, Mover(g, o));
     terminates \true; exits \false; assigns \nothing;
     ensures some:   !NextOther(g, o, v, d - 1); @/
  void best_sooner(xo_game g, xo_play_order o, int v, int d)
  {
    /@ assert each_game: \forall xo_game h; NextOther(g, o, v, d - 1) && MoveTo(g, h, Mover(g, o)) &&
                     CanForce(h, o, v, d - 1) ==> 2 <= d && CanForce(h, o, v, d - 2); @/
  }

  // For two players a draw can be kept.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && InvPlayer(g.rules, Mover(g, o)) && g.rules.players == 2;
     requires moves: 0 <= g.moves < Max(g.rules) && (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                       h.moves == g.moves + 1 && SameRules(g.rules, h.rules));
     requires worth: IsWorth(g, o, 0, 0);
     terminates \true; exits \false; assigns \nothing;
     ensures some:   !NextOther(g, o, 0, 0); @/
  void best_drawn(xo_game g, xo_play_order o)
  {
    /@ assert can:      \forall xo_game h, integer w, e; MoveTo(g, h, Mover(g, o)) && IsWorth(h, o, w, e) &&
                     w == Mover(g, o) ==> HasReach(g, o, Mover(g, o), e); @/
    /@ assert mine:  \forall xo_game h, integer w, e; MoveTo(g, h, Mover(g, o)) && IsWorth(h, o, w, e) ==>
                     w != Mover(g, o); @/
    /@ assert value: \forall xo_game h, integer w, e; MoveTo(g, h, Mover(g, o)) && IsWorth(h, o, w, e) &&
                     (w != 0 || e != 0) ==> w == 3 - Mover(g, o) && CanForce(h, o, 3 - Mover(g, o), Max(g.rules)); @/
    /@ assert other: NextOther(g, o, 0, 0) ==> (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                     CanForce(h, o, 3 - Mover(g, o), Max(g.rules))); @/
  }

  // So these have a best move.
  /@ requires open:  ForceMine(g, o) && ForceOthers(g, o) && ForceNone(g, o) && InvPlayer(g.rules, Mover(g, o));
     requires moves: 0 <= g.moves < Max(g.rules) && (\forall xo_game h; MoveTo(g, h, Mover(g, o)) ==>
                       h.moves == g.moves + 1 && SameRules(g.rules, h.rules));
     requires worth: IsWorth(g, o, v, d);
     requires some:  \exists xo_game h; MoveTo(g, h, Mover(g, o));
     terminates \true; exits \false; assigns \nothing;
     ensures sooner: v != 0 ==> !NextOther(g, o, v, d - 1);
     ensures drawn:  v == 0 && g.rules.players == 2 ==> !NextOther(g, o, 0, 0); @/
  void best_some(xo_game g, xo_play_order o, int v, int d)
  {
    if (v != 0)
      best_sooner(g, o, v, d);
    else if (g.rules.players == 2)
      best_drawn(g, o);
  }

  // Who can force a win within d moves has not won yet.
  /@ requires worth: IsWorth(g, o, v, d) && IsUnfinished(g) && v != 0;
     terminates \true; exits \false; assigns \nothing;
     ensures more:   1 <= d; @/
  void worth_more_than_none(xo_game g, xo_play_order o, int v, int d) {}

  void best_none(xo_table t, xo_game g, int v, int d, int left)
  {
    if (v != 0)
      worth_more_than_none(g, t.order, v, d);
    some_free(g, t.order);
    force_open(g, t.order);
    /@ assert cell:  \forall xo_game h, integer r, c; OnBoard(g.rules, r, c) &&
                     MUnion(g, h, r, c, Mover(g, t.order)) ==> WorthOther(h, t.order, v, left); @/
    best_some(g, t.order, v, d);
    /@ assert next:      NextOther(g, t.order, v, left); @/
  }

  void choice_right(xo_table t, xo_game g, xo_game h, int v, int d, int left, int r, int c, int w, int e, int best,
                    int same)
  {
    if (best == 0)
      best_none(t, g, v, d, left);
    /@ assert one:   \forall integer a, b; WorthAfter(g, t.order, r, c, a, b) ==> a == w && b == e; @/
    /@ assert this:  \forall integer a, b; IsWorth(g, t.order, a, b) ==> a == v && b == d; @/
    /@ assert keep:  best != 0 && v == 0 ==> CanKeep(g, t.order, 0, 0); @/
    /@ assert found: w == v && e == left ==> IsBest(g, t.order, r, c); @/
    /@ assert other: best != 0 && (w != v || e != left) ==> !IsBest(g, t.order, r, c); @/
    /@ assert same:  same == 0 ==> !CanKeep(g, t.order, v, -1); @/
  }
*/
