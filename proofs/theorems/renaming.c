/* renaming.c: when the players of a game are renamed, its outcome does not change, except for the winner's name. A
 * renaming is an order of the players, read as a permutation. LAWS.md has the law in words.
 */
#include "xo/types.h"
#include "apart.acsl"
#include "renaming.acsl"
#include "winning_line.acsl"
/*@ // The cells of player p are those of player q, and so are the lines.
    predicate SameFor(xo_game g, integer p, xo_game h, integer q) = SameRules(g.rules, h.rules) &&
      (\forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
        (g.cell[r][c] == p <==> h.cell[r][c] == q)));
    lemma SameFor_Back: \forall xo_game g, h, integer p, q; SameFor(g, p, h, q) ==> SameFor(h, q, g, p);
    predicate LinesFor(xo_game g, integer p, xo_game h, integer q) = \forall integer r, c, dr, dc;
      Dir(dr, dc) && Line(g, p, r, c, dr, dc) ==> Line(h, q, r, c, dr, dc);
    lemma SameFor_Lines: \forall xo_game g, h, integer p, q;
      InvRules(g.rules) && SameFor(g, p, h, q) ==> LinesFor(g, p, h, q);
    lemma SameFor_HasWon: \forall xo_game g, h, integer p, q;
      InvRules(g.rules) && SameFor(g, p, h, q) && HasWon(g, p) ==> HasWon(h, q);
    lemma SameFor_Full: \forall xo_game g, h; InvRules(g.rules) && SameFor(g, 0, h, 0) && Full(g) ==> Full(h);

    // Every player is renamed, and every player's name is one's new name.
    predicate Names(xo_rules R, xo_play_order s, integer p, integer q) = InvPlayer(R, p) && Renamed(s, p) == q;
    lemma Names_At: \forall xo_rules R, xo_play_order s, integer t; InvPlayOrder(R, s) && 0 <= t < s.len ==>
      Names(R, s, t + 1, s.at[t]);
    lemma Order_Turn: \forall xo_rules R, xo_play_order s, integer q;
      InvPlayOrder(R, s) && InvPlayer(R, q) ==> HasTurn(s, q);

    lemma Names_SameFor: \forall xo_game g, h, xo_play_order s, integer p, q; InvRules(g.rules) && IsMap(g) &&
      InvPlayOrder(g.rules, s) && RenamedBy(g, h, s) &&
      Names(g.rules, s, p, q) ==> SameFor(g, p, h, q);
    lemma Names_HasWon: \forall xo_game g, h, xo_play_order s, integer p, q; InvRules(g.rules) && IsMap(g) &&
      InvPlayOrder(g.rules, s) && RenamedBy(g, h, s) &&
      Names(g.rules, s, p, q) && HasWon(g, p) ==> HasWon(h, q);
    lemma Names_HasWonBack: \forall xo_game g, h, xo_play_order s, integer p, q; InvRules(g.rules) && IsMap(g) &&
      InvPlayOrder(g.rules, s) && RenamedBy(g, h, s) &&
      Names(g.rules, s, p, q) && HasWon(h, q) ==> HasWon(g, p);
*/
/*@ ghost
  /@ requires map:   InvRules(g.rules) && IsMap(g);
     requires order: InvPlayOrder(g.rules, s) && RenamedBy(g, h, s);
     terminates \true; exits \false; assigns \nothing;
     ensures wins:   \forall integer p; InvPlayer(g.rules, p) ==> (HasWon(g, p) <==> HasWon(h, s.at[p - 1]));
     ensures who:    \forall integer p; InvPlayer(g.rules, p) ==> (WhoWon(g, p) <==> WhoWon(h, s.at[p - 1]));
     ensures won:    IsWon(g) <==> IsWon(h);
     ensures draw:   IsDraw(g) <==> IsDraw(h);
     ensures open:   IsUnfinished(g) <==> IsUnfinished(h); @/
  void renamed_same(xo_game g, xo_game h, xo_play_order s)
  {
    /@ assert names: \forall integer p; InvPlayer(g.rules, p) ==> Names(g.rules, s, p, s.at[p - 1]); @/
    /@ loop invariant bound: 1 <= p <= g.rules.players + 1;
       loop invariant won:   \forall integer k; 1 <= k < p ==> (HasWon(g, k) <==> HasWon(h, s.at[k - 1]));
       loop assigns p; loop variant g.rules.players - p; @/
    for (int p = 1; p <= g.rules.players; p++)
      ;
    /@ assert nobody: \forall integer p, q; WhoWon(g, p) && InvPlayer(g.rules, q) && HasWon(h, q) ==>
                        q == s.at[p - 1]; @/
    /@ assert to:    \forall integer p; InvPlayer(g.rules, p) && WhoWon(g, p) ==>
                       InvPlayer(h.rules, s.at[p - 1]) && WhoWon(h, s.at[p - 1]); @/
    /@ assert from:  \forall integer q; InvPlayer(g.rules, q) && WhoWon(h, q) ==> IsWon(g); @/
    count_most(g);
    count_most(h);
    /@ assert free:  SameFor(g, 0, h, 0) && SameFor(h, 0, g, 0); @/
  }

  void renamed_moved(xo_game h, xo_play_order f, xo_game g, xo_play_order o, xo_moves m, int n)
  {
    /@ loop invariant bound: 0 <= i <= n;
       loop invariant named: \forall integer j; 0 <= j < i ==>
         g.cell[m.at[j].row][m.at[j].col] == Renamed(o, h.cell[m.at[j].row][m.at[j].col]);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++)
      turn_is_mod(o.len, i);
  }

  void open_first(xo_rules R, xo_play_order o, xo_play_order f, xo_moves m, int n)
  {
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant before: NotOverBefore(R, f, m, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      xo_game g = replay(R, o, m, k);
      xo_game h = replay(R, f, m, k);
      renamed_moved(h, f, g, o, m, k);
      renamed_same(h, g, o);
      play_open(h, f, m, k);
    }
  }

  xo_game next_first(xo_game h, xo_play_order f, xo_moves m, int k)
  {
    int r = m.at[k].row, c = m.at[k].col;
    turn_is_mod(f.len, k);
    int p = f.at[k % f.len];
    xo_game n = game_moved(h, p, r, c);
    reached_next(h, n, p, r, c);
    play_board(h, n, f, m, k);
    return n;
  }

  xo_game start_first(xo_rules R, xo_play_order f, xo_moves m)
  {
    xo_game g = game_empty(R);
    reached_empty(g);
    play_start(g, f, m);
    return g;
  }

  void questions_renamed(xo_game h, xo_play_order f, xo_game g, xo_play_order o, xo_moves m, int n)
  {
    renamed_same(h, g, o);
    turn_is_mod(o.len, n);
    /@ assert map:       \forall integer r, c; OnBoard(g.rules, r, c) ==> 0 <= h.cell[r][c] <= g.rules.players; @/
    /@ assert range:     \forall integer p; 1 <= p <= g.rules.players ==> 1 <= Numbered(o, p) <= g.rules.players; @/
  }
*/
