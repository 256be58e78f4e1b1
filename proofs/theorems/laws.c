/* laws.c: what holds of all games under all rules. LAWS.md has each law in words. Below are the rows of spec/ERRATA.md
 * that are about all games rather than one position.
 */
#include "xo/types.h"
#include "replay.acsl"
#include "winning_line.acsl"
#include "won.acsl"
/*@ // Every game has one of the three outcomes, and no two of them.
    lemma Outcome_Some: \forall xo_game g; IsWon(g) || IsDraw(g) || IsUnfinished(g);
    lemma Outcome_One: \forall xo_game g;
      !(IsWon(g) && IsDraw(g)) && !(IsWon(g) && IsUnfinished(g)) && !(IsDraw(g) && IsUnfinished(g));

    lemma InRound_Moves: \forall xo_game g, xo_play_order o, integer n, k, t;
      InRound(g, o, n) && 0 <= t < o.len && k <= Count(g, o.at[t]) ==> MovesInRound(o.len, n, k, t);

    // g has the cells of h, and perhaps more.
    predicate Grown(xo_game h, xo_game g) = SameRules(h.rules, g.rules) &&
      (\forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
        (h.cell[r][c] != 0 ==> g.cell[r][c] == h.cell[r][c])));
    lemma Line_Grown: \forall xo_game h, g, integer p, r, c, dr, dc;
      InvRules(h.rules) && Dir(dr, dc) && Grown(h, g) && p != 0 && g.rules.exact == 0 &&
      Line(h, p, r, c, dr, dc) ==> Line(g, p, r, c, dr, dc);

    // A line longer than both sides has no place on the board.
    lemma HasWon_Long: \forall xo_game g, integer p;
      InvRules(g.rules) && g.rules.rows < g.rules.line && g.rules.cols < g.rules.line ==> !HasWon(g, p);

    // k is m with its moves number i and j exchanged.
    logic integer Swap(integer i, integer j, integer a) = a == i ? j : a == j ? i : a;
    predicate Exchanged(xo_moves m, xo_moves k, integer i, integer j) = k.len == m.len &&
      (\forall integer a; 0 <= a < m.len ==> SamePos(k.at[a], m.at[Swap(i, j, a)]));
*/
/*@ ghost
  // In a game that was played there is at most one winner, and it is whoever moved last.
  /@ requires played: Played(g, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures one_winner: OneWinner(g);
     ensures last:       \forall integer p; WhoWon(g, p) && InvPlayer(g.rules, p) ==> 1 <= n &&
                           p == o.at[Turn(o.len, n - 1)];
     ensures won:        \forall integer p; InvPlayer(g.rules, p) ==> (HasWon(g, p) <==> WhoWon(g, p)); @/
  void one_winner(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    moved_as_replayed(g, o, m, n);
  }

  // No legal sequence has more moves than the board has cells; after so many the game is over.
  /@ requires rules: InvRules(R);
     requires order: InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len);
     terminates \true; exits \false; assigns \nothing;
     ensures most:   m.len <= Max(R);
     ensures over:   \forall xo_game g; SameRules(R, g.rules) && Moved(g, o, m, m.len) && m.len == Max(R) ==>
                     Over(g); @/
  void moves_most(xo_rules R, xo_play_order o, xo_moves m)
  {
    xo_game h = replay(R, o, m, m.len);
    count_most(h);
  }

  // A line of one player needs that many rounds: nobody has won earlier. MinMoves is the same for all boards.
  /@ requires moved: Moved(g, o, m, n);
     requires turn:  0 <= t < o.len && HasWon(g, o.at[t]);
     terminates \true; exits \false; assigns \nothing;
     ensures least:  n >= g.rules.players * (g.rules.line - 1) + t + 1;
     ensures min:    n >= MinMoves(g.rules); @/
  void won_least(xo_game g, xo_play_order o, xo_moves m, int n, int t)
  {
    moved_as_replayed(g, o, m, n);
    count_won(g, o.at[t]);
    /@ assert moves: MovesInRound(g.rules.players, n, g.rules.line, t); @/
  }

  // Who has a line has it on every later board.
  /@ requires before: Moved(h, o, m, k) && k <= n;
     requires after:  Moved(g, o, m, n) && SameRules(h.rules, g.rules) && g.rules.exact == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures kept:    \forall integer p; InvPlayer(g.rules, p) && HasWon(h, p) ==> HasWon(g, p); @/
  void line_kept(xo_game h, xo_game g, xo_play_order o, xo_moves m, int k, int n)
  {
    /@ assert grown:      Grown(h, g); @/
  }

  void nobody_played(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    moves_most(g.rules, o, m);
    /@ loop invariant bound:  0 <= i <= n;
       loop invariant before: NotOverBefore(g.rules, o, m, i);
       loop assigns i; loop variant n - i; @/
    for (int i = 0; i < n; i++) {
      xo_game h = replay(g.rules, o, m, i);
      line_kept(h, g, o, m, i, n);
      play_open(h, o, m, i);
    }
  }

  // A draw is a draw in whatever order its board was filled: the players' or the moves'.
  /@ requires played: Played(g, o, m, n) && IsDraw(g) && g.rules.exact == 0;
     requires other:  Moved(g, q, k, n);
     terminates \true; exits \false; assigns \nothing;
     ensures played:  Played(g, q, k, n); @/
  void draw_played(xo_game g, xo_play_order o, xo_moves m, xo_play_order q, xo_moves k, int n)
  {
    one_winner(g, o, m, n);
    nobody_played(g, q, k, n);
  }

  // Two moves that one player makes can be exchanged: the same board comes out.
  /@ requires moved: Moved(g, o, m, n);
     requires moves: Exchanged(m, k, i, j) && 0 <= i < n && 0 <= j < n;
     requires turn:  Turn(o.len, i) == Turn(o.len, j);
     terminates \true; exits \false; assigns \nothing;
     ensures moved:  Moved(g, o, k, n); @/
  void moves_exchanged(xo_game g, xo_play_order o, xo_moves m, xo_moves k, int n, int i, int j)
  {
    /@ assert board: \forall integer a; 0 <= a < m.len ==> InvPos(g.rules, k.at[a]); @/
    /@ assert moves: \forall integer a, r, c; 0 <= a < m.len ==>
                     (MoveAt(m, a, r, c) ==> MoveAt(k, Swap(i, j, a), r, c)); @/
    /@ assert place: \forall integer r, c; Placed(m, n, r, c) ==> Placed(k, n, r, c); @/
  }

  // There are draws: under such rules whatever fills the board is one.
  /@ requires rules:  InvRules(R) && R.rows < R.line && R.cols < R.line;
     requires order:  InvPlayOrder(R, o);
     requires moves:  InvPrefix(R, m, m.len) && m.len == Max(R);
     terminates \true; exits \false; assigns \nothing;
     ensures draw:    SameRules(R, \result.rules) && Played(\result, o, m, m.len) && IsDraw(\result); @/
  xo_game some_draw(xo_rules R, xo_play_order o, xo_moves m)
  {
    /@ loop invariant bound:  0 <= i <= m.len;
       loop invariant before: NotOverBefore(R, o, m, i);
       loop assigns i; loop variant m.len - i; @/
    for (int i = 0; i < m.len; i++) {
      xo_game h = replay(R, o, m, i);
      play_open(h, o, m, i);
    }
    return replay(R, o, m, m.len);
  }
*/
/* The rows of ERRATA.md. */
/*@ // V8: for 3x3 and five players the seed's inv_Moves asks for more moves than it allows.
    lemma Seed_Moves_Empty: \forall xo_rules R; R.rows == 3 && R.cols == 3 && R.line == 3 && R.players == 5 ==>
      R.players * (R.line - 1) + 1 > Max(R);
*/
/*@ ghost
  // V1: a player who moves twice from the empty board breaks inv_Game; the pre of the seed's move allows it.
  /@ requires empty: InvRules(g.rules) && Empty(g);
     requires board: OnBoard(g.rules, r, c) && OnBoard(g.rules, a, b) && InvPlayer(g.rules, p);
     requires first: MUnion(g, h, r, c, p);
     requires again: MUnion(h, k, a, b, p);
     terminates \true; exits \false; assigns \nothing;
     ensures broken: !Balanced(k);
     ensures game:   !InvGame(k); @/
  void moves_twice(xo_game g, xo_game h, xo_game k, int r, int c, int a, int b, int p)
  {
    count_empty(g);
    count_munion(g, h, r, c, p);
    count_munion(h, k, a, b, p);
    int q = p == 1 ? 2 : 1;
    /@ assert two:      Count(k, p) == 2; @/
    /@ assert no_cells: Count(k, q) == 0; @/
  }
*/
