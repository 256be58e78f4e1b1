/* positions.c: where rules are not exact, games lead to just those boards whose last cell can be taken back so that
 * nobody has a line; where they are, to no others. LAWS.md has the law in words; xo states counts sequences by it.
 */
#include "xo/board.h"
#include "apart.acsl"
#include "replay.acsl"
#include "won.acsl"
#include "worth.acsl"
/*@ // (r, c) is among the moves number k to n - 1, counted from 0.
    predicate SetFrom(xo_moves m, integer k, integer n, integer r, integer c) =
      \exists integer i; k <= i < n && MoveAt(m, i, r, c);

    // x is g without the cells of the moves from number k on.
    predicate Without(xo_game x, xo_game g, xo_moves m, integer k, integer n) =
      \forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
        (SetFrom(m, k, n, r, c) ==> x.cell[r][c] == 0) && (!SetFrom(m, k, n, r, c) ==> x.cell[r][c] == g.cell[r][c]));

    // The moves from number k on, on the board, no cell twice, each the cell of whose turn it was.
    predicate MovesFrom(xo_game g, xo_play_order o, xo_moves m, integer k, integer n) =
      (\forall integer i; k <= i < n ==> InvPos(g.rules, m.at[i])) &&
      (\forall integer i; k <= i < n ==> g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)]) &&
      (\forall integer i; k <= i < n ==> (\forall integer j; k <= j < n ==> (i != j ==> !SamePos(m.at[i], m.at[j]))));
*/
/*@ ghost
  // The game before the last move: nobody had a line, and the move made it what it is.
  /@ requires played: Played(g, o, m, n) && 1 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures played:  Played(\result, o, m, n - 1);
     ensures nobody:  NobodyWon(\result);
     ensures munion:  MUnion(\result, g, m.at[n - 1].row, m.at[n - 1].col, o.at[Turn(o.len, n - 1)]); @/
  xo_game taken_back(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    xo_game h = replay(g.rules, o, m, n - 1);
    /@ assert before:   NotOverBefore(g.rules, o, m, n - 1); @/
    /@ assert no_cells: \forall integer r, c;
                        0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 && !Placed(m, n, r, c) ==>
                        h.cell[r][c] == 0 && g.cell[r][c] == 0; @/
    return h;
  }

  // A cell of a player who has one.
  /@ requires map:    InvRules(g.rules) && IsMap(g) && 1 <= p;
     requires count:  1 <= Count(g, p);
     terminates \true; exits \false; assigns \nothing;
     ensures board:   InvPos(g.rules, \result);
     ensures cell:    g.cell[\result.row][\result.col] == p; @/
  xo_pos cell_of(xo_game g, int p)
  {
    xo_pos pos;
    pos.row = 0;
    pos.col = 0;
    /@ loop invariant bound: 1 <= a <= XO_SIDE_MAX + 1 && 0 <= pos.row <= XO_SIDE_MAX && 0 <= pos.col <= XO_SIDE_MAX;
       loop invariant found: CountRows(g, p, a - 1) > 0 ==> g.cell[pos.row][pos.col] == p;
       loop assigns a, pos; loop variant XO_SIDE_MAX - a; @/
    for (int a = 1; a <= XO_SIDE_MAX; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1 && 0 <= pos.row <= XO_SIDE_MAX && 0 <= pos.col <= XO_SIDE_MAX;
         loop invariant found: CountRows(g, p, a - 1) + CountRow(g, p, a, b - 1) > 0 ==> g.cell[pos.row][pos.col] == p;
         loop assigns b, pos; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b <= XO_SIDE_MAX; b++)
        if (g.cell[a][b] == p) {
          pos.row = a;
          pos.col = b;
        }
    }
    return pos;
  }

  // The board without a cell.
  /@ requires map:    InvRules(g.rules) && IsMap(g) && OnBoard(g.rules, r, c) && g.cell[r][c] == p && 1 <= p &&
                      1 <= g.moves;
     terminates \true; exits \false; assigns \nothing;
     ensures munion:  MUnion(\result, g, r, c, p);
     ensures map:     IsMap(\result);
     ensures count:   \forall integer q; Count(g, q) == Count(\result, q) + Delta(p, q); @/
  xo_game emptied(xo_game g, int p, int r, int c)
  {
    xo_game h = g;
    h.cell[r][c] = 0;
    h.moves--;
    count_munion(h, g, r, c, p);
    return h;
  }

  // One more of the moves is known: number k, to a cell that x has and y has not.
  /@ requires rules:  InvRules(g.rules) && SameRules(g.rules, x.rules) && IsMap(x) && 0 <= k < n <= XO_MOVES_CAP;
     requires cell:   InvPos(g.rules, pos) && x.cell[pos.row][pos.col] == o.at[Turn(o.len, k)] &&
                      1 <= o.at[Turn(o.len, k)];
     requires rest:   MovesFrom(g, o, m, k + 1, n) && Without(x, g, m, k + 1, n);
     requires munion: MUnion(y, x, pos.row, pos.col, o.at[Turn(o.len, k)]);
     requires more:   SamePos(l.at[k], pos) && (\forall integer i; k < i < n ==> SamePos(l.at[i], m.at[i]));
     terminates \true; exits \false; assigns \nothing;
     ensures rest:    MovesFrom(g, o, l, k, n) && Without(y, g, l, k, n); @/
  void moves_more(xo_game g, xo_game x, xo_game y, xo_play_order o, xo_moves m, xo_moves l, int k, int n, xo_pos pos)
  {
    /@ assert cell:   g.cell[pos.row][pos.col] == x.cell[pos.row][pos.col]; @/
    /@ assert other:  \forall integer i; k < i < n ==> !SamePos(l.at[i], l.at[k]); @/
  }

  // A move taken back from a board of the order leaves one.
  /@ requires board:  IsBoard(x, o) && InvPlayOrder(x.rules, o) && IsMap(y) && SameRules(y.rules, x.rules);
     requires turn:   0 <= turn < o.len && turn == Turn(o.len, x.moves - 1) && 1 <= x.moves && y.moves == x.moves - 1;
     requires count:  \forall integer q; Count(x, q) == Count(y, q) + Delta(o.at[turn], q);
     terminates \true; exits \false; assigns \nothing;
     ensures board:   IsBoard(y, o); @/
  void order_back(xo_game x, xo_game y, xo_play_order o, int turn)
  {
    int last = turn + 1 == o.len ? 0 : turn + 1;
    /@ assert turn:  Turn(o.len, x.moves) == last; @/
    /@ assert other: \forall integer t; 0 <= t < o.len && t != turn ==> Count(y, o.at[t]) == Count(x, o.at[t]); @/
    /@ assert level: turn + 1 == o.len ==> Count(y, o.at[o.len - 1]) == Count(x, o.at[o.len - 1]) - 1; @/
  }

  // Whoever moved last in a board of the order has a cell.
  /@ requires board:  IsBoard(x, o) && InvPlayOrder(x.rules, o) && 1 <= x.moves;
     requires turn:   0 <= turn < o.len && turn == Turn(o.len, x.moves - 1);
     terminates \true; exits \false; assigns \nothing;
     ensures count:   1 <= Count(x, o.at[turn]); @/
  void last_has(xo_game x, xo_play_order o, int turn)
  {
    count_bound(x);
    count_sum(x);
    /@ assert next:     Turn(o.len, x.moves) == (turn + 1 == o.len ? 0 : turn + 1); @/
    /@ assert turns: turn + 1 == o.len && Count(x, o.at[turn]) == 0 ==>
                     (\forall integer p; HasTurn(o, p) ==> Count(x, p) == 0); @/
  }

  // Every board on which the players have as many cells as turns give them is made by some moves.
  /@ requires board:  IsBoard(g, o) && InvPlayOrder(g.rules, o);
     terminates \true; exits \false; assigns \nothing;
     ensures len:     \result.len == g.moves;
     ensures moved:   Moved(g, o, \result, g.moves); @/
  xo_moves moves_to(xo_game g, xo_play_order o)
  {
    xo_moves m;
    int k = g.moves, n = g.moves;
    xo_game x = g;
    m.len = n;
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    board_game(g, o);
    /@ loop invariant bound:  0 <= k <= n && m.len == n && n == g.moves;
       loop invariant board:  IsBoard(x, o) && InvPlayOrder(x.rules, o) && SameRules(g.rules, x.rules) && x.moves == k;
       loop invariant rest:   MovesFrom(g, o, m, k, n) && Without(x, g, m, k, n);
       loop assigns k, m, x; loop variant k; @/
    while (k > 0) {
      xo_moves l = m;
      k--;
      int turn = k % o.len;
      turn_is_mod(o.len, k);
      last_has(x, o, turn);
      xo_pos pos = cell_of(x, o.at[turn]);
      xo_game y = emptied(x, o.at[turn], pos.row, pos.col);
      l.at[k] = pos;
      order_back(x, y, o, turn);
      moves_more(g, x, y, o, m, l, k, n, pos);
      x = y;
      m = l;
    }
    count_bound(x);
    count_sum(x);
    /@ assert one_turn: Count(x, 1) == 0 && HasTurn(o, 1); @/
    /@ assert turns:    \forall integer q; HasTurn(o, q) ==> Count(x, q) == 0; @/
    /@ assert empty: \forall integer r, c; 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 ==>
                     x.cell[r][c] == 0; @/
    return m;
  }

  // One more move after a game in which nobody has a line, which was not over before.
  /@ requires board:  IsBoard(h, o) && InvGame(g) && InvPlayOrder(h.rules, o);
     requires nobody: NobodyWon(h) && h.rules.exact == 0;
     requires munion: OnBoard(h.rules, r, c) && MUnion(h, g, r, c, Mover(h, o));
     terminates \true; exits \false; assigns \nothing;
     ensures last:    \result.len == g.moves && MoveAt(\result, g.moves - 1, r, c);
     ensures played:  Played(g, o, \result, g.moves); @/
  xo_moves moves_leading_to(xo_game h, xo_game g, xo_play_order o, int r, int c)
  {
    xo_moves m = moves_to(h, o);
    xo_moves l = m;
    int n = h.moves;
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    l.at[n].row = r;
    l.at[n].col = c;
    l.len = n + 1;
    /@ loop invariant bound:    0 <= k <= n;
       loop invariant occupied: \forall integer i; 0 <= i < k ==> h.cell[m.at[i].row][m.at[i].col] != 0;
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k < n; k++)
      turn_is_mod(o.len, k);
    /@ assert free:       !Placed(m, n, r, c); @/
    /@ assert there:      \forall integer a, b; Placed(m, n, a, b) ==> Placed(l, n, a, b); @/
    nobody_played(h, o, l, n);
    play_open(h, o, l, n);
    play_board(h, g, o, l, n);
    return l;
  }

  // A board that moves lead to is reached.
  /@ requires played: Played(g, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures reached: BoardReached(g, o) && g.moves == n; @/
  void played_reached(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    moved_as_replayed(g, o, m, n);
    /@ assert board: IsBoard(g, o) && g.moves == n; @/
    if (0 < n) {
      xo_game h = taken_back(g, o, m, n);
      /@ assert last:    LastAt(g, o.at[Turn(o.len, n - 1)], m.at[n - 1].row, m.at[n - 1].col); @/
    }
  }

  // Conversely moves lead to a board that is empty, or whose last move can be taken back, from (r, c), so that nobody
  // has a line on h: LastBy and LastAt have such a cell and such a board.
  /@ requires board:  IsBoard(g, o) && InvPlayOrder(g.rules, o) && g.rules.exact == 0;
     requires last:   g.moves == 0 || (OnBoard(g.rules, r, c) && NobodyWon(h) &&
                        MUnion(h, g, r, c, o.at[Turn(o.len, g.moves - 1)]));
     terminates \true; exits \false; assigns \nothing;
     ensures len:     \result.len == g.moves;
     ensures played:  Played(g, o, \result, g.moves); @/
  xo_moves reached_played(xo_game g, xo_play_order o, xo_game h, int r, int c)
  {
    count_most(g);
    if (g.moves == 0)
      return moves_to(g, o);
    int turn = (g.moves - 1) % o.len;
    turn_is_mod(o.len, g.moves - 1);
    board_game(g, o);
    /@ assert munion: MUnion(h, g, r, c, o.at[turn]); @/
    count_munion(h, g, r, c, o.at[turn]);
    /@ assert map:    IsMap(h); @/
    order_back(g, h, o, turn);
    return moves_leading_to(h, g, o, r, c);
  }
*/
