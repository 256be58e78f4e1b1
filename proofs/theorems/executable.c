/* executable.c: the definitions that the debug build executes equal those of the proof. */
#include "xo/board.h"
#include "private/counted.h"
#include "replay.acsl"
#include "table_fields.acsl"
#include "won.acsl"
#include "winning_line.acsl"
#include "apart.acsl"
/*@ predicate WinnersAre(xo_game f, xo_game h) =
      f.rules.players == h.rules.players && (\forall integer p; HasWon(f, p) <==> HasWon(h, p));
    lemma Winners_Nobody: \forall xo_game f, h; WinnersAre(f, h) ==> (NobodyWon(f) <==> NobodyWon(h));
*/
/* The sums that the debug build executes for Count and MoveCountSoFar, as recursions: over the board's first r rows. */
/*@
  logic integer BoardCount(xo_game g, integer p, integer r) =
    r <= 0 ? 0 : BoardCount(g, p, r - 1) + CountRow(g, p, r, g.rules.cols);
  logic integer OccupiedInRow(xo_game g, integer r, integer c) =
    c <= 0 ? 0 : OccupiedInRow(g, r, c - 1) + (g.cell[r][c] != 0 ? 1 : 0);
  logic integer OccupiedOnBoard(xo_game g, integer r) =
    r <= 0 ? 0 : OccupiedOnBoard(g, r - 1) + OccupiedInRow(g, r, g.rules.cols);
*/
/*@ ghost
  // An array is a map, a list a prefix, a game that after n moves: each said of what is taken, or of earlier moves.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures map: IsMap(g) <==> 0 <= g.rules.players &&
       (\forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
         (g.cell[r][c] != 0 ==> OnBoard(g.rules, r, c) && 0 < g.cell[r][c] <= g.rules.players)));
     ensures prefix: \forall xo_rules R, integer n; InvPrefix(R, m, n) <==> 0 <= n <= XO_MOVES_CAP &&
       (\forall integer i; 0 <= i < n ==> InvPos(R, m.at[i])) &&
       (\forall integer i; 0 <= i < n ==> (\forall integer j; 0 <= j < i ==> !SamePos(m.at[i], m.at[j])));
     ensures after: \forall integer n; After(g, o, m, n) <==> g.moves == n &&
       (\forall integer i; 0 <= i < n ==> g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)]) &&
       (\forall integer r; 0 <= r < XO_SIDE_MAX + 2 ==> (\forall integer c; 0 <= c < XO_SIDE_MAX + 2 ==>
         (g.cell[r][c] != 0 ==> Placed(m, n, r, c)))); @/
  void taken_and_earlier(xo_game g, xo_play_order o, xo_moves m)
  {
    /@ assert first: IsMap(g) ==> 0 <= g.cell[0][0] <= g.rules.players; @/
  }

  /@ requires map: InvRules(g.rules) && IsMap(g);
     terminates \true; exits \false; assigns \nothing;
     ensures count:    \forall integer q; q != 0 ==> Count(g, q) == BoardCount(g, q, g.rules.rows);
     ensures occupied: MoveCountSoFar(g) == OccupiedOnBoard(g, g.rules.rows); @/
  void count_on_board(xo_game g)
  {
    count_board(g);
    /@ loop invariant bound:    1 <= a <= g.rules.rows + 1;
       loop invariant count:    \forall integer q; q != 0 ==> CountRows(g, q, a - 1) == BoardCount(g, q, a - 1);
       loop invariant occupied: OccupiedOnBoard(g, a - 1) + CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant g.rules.rows - a; @/
    for (int a = 1; a != g.rules.rows + 1; a++) {
      /@ loop invariant bound:    1 <= b <= g.rules.cols + 1;
         loop invariant occupied: OccupiedInRow(g, a, b - 1) + CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant g.rules.cols - b; @/
      for (int b = 1; b != g.rules.cols + 1; b++)
        ;
      /@ loop invariant bound:    g.rules.cols + 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant occupied: OccupiedInRow(g, a, g.rules.cols) + CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = g.rules.cols + 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
    /@ loop invariant bound:    g.rules.rows + 1 <= a <= XO_SIDE_MAX + 1;
       loop invariant occupied: OccupiedOnBoard(g, g.rules.rows) + CountRows(g, 0, a - 1) == XO_SIDE_MAX * (a - 1);
       loop assigns a; loop variant XO_SIDE_MAX - a; @/
    for (int a = g.rules.rows + 1; a != XO_SIDE_MAX + 1; a++) {
      /@ loop invariant bound: 1 <= b <= XO_SIDE_MAX + 1;
         loop invariant free:  CountRow(g, 0, a, b - 1) == b - 1;
         loop assigns b; loop variant XO_SIDE_MAX - b; @/
      for (int b = 1; b != XO_SIDE_MAX + 1; b++)
        ;
    }
  }

  // Where a line begins is one of the player's moves: the debug build looks there alone.
  /@ requires line: 1 <= R.line;
     terminates \true; exits \false; assigns \nothing;
     ensures won: \forall integer n, p; HasWonAfter(R, o, m, n, p) <==> (\exists integer i; 0 <= i < n &&
                    LineFromMove(R, o, m, n, o.at[Turn(o.len, i)], p, m.at[i].row, m.at[i].col)); @/
  void won_from_move(xo_rules R, xo_play_order o, xo_moves m)
  {
    /@ assert first: \forall integer n, p, r, c, dr, dc; LineAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       PlayedBy(o, m, n, p, r + Along(dr, 0), c + Along(dc, 0)); @/
    /@ assert begin: \forall integer n, p, r, c, dr, dc; LineAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       OnBoard(R, r, c) && PlayedBy(o, m, n, p, r, c); @/
  }

  // A line and the cells beside it, in steps.
  /@ requires steps: -1 <= dr <= 1 && -1 <= dc <= 1;
     terminates \true; exits \false; assigns \nothing;
     ensures alone: \forall xo_game g, integer p, r, c, lo, hi; Alone(g, p, r, c, dr, dc, lo, hi) <==>
       g.rules.exact == 0 || (g.cell[r + dr * lo][c + dc * lo] != p && g.cell[r + dr * hi][c + dc * hi] != p); @/
  void alone_in_steps(int dr, int dc) {}

  // Somebody has a line, which may go on, from one of the moves.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o) && 0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures nobody: NobodyAfter(R, o, m, n) <==> (\forall integer i; 0 <= i < n ==>
                       !RunAtAfter(R, o, m, n, o.at[Turn(o.len, i)], m.at[i].row, m.at[i].col)); @/
  void nobody_from_move(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    turn_range(o.len, n);
    /@ assert first: \forall integer p, r, c, dr, dc; RunAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       PlayedBy(o, m, n, p, r + Along(dr, 0), c + Along(dc, 0)); @/
    /@ assert begin: \forall integer p, r, c, dr, dc; RunAfter(R, o, m, n, p, r, c, dr, dc) ==>
                       OnBoard(R, r, c) && PlayedBy(o, m, n, p, r, c); @/
    /@ assert from:  \forall integer i, r, c; 0 <= i < n && RunAtAfter(R, o, m, n, o.at[Turn(o.len, i)], r, c) ==>
                       InvPlayer(R, o.at[Turn(o.len, i)]) && HasRunAfter(R, o, m, n, o.at[Turn(o.len, i)]); @/
  }

  // The game after n moves has the lines that its moves have.
  /@ requires map:   InvRules(h.rules) && IsMap(h);
     requires moves: InvPrefix(h.rules, m, n);
     requires after: After(h, o, m, n);
     requires order: \forall integer k; 0 <= k < n ==> 1 <= o.at[Turn(o.len, k)];
     terminates \true; exits \false; assigns \nothing;
     ensures won:    \forall integer p; 1 <= p ==> (HasWon(h, p) <==> HasWonAfter(h.rules, o, m, n, p)); @/
  void lines_of_moves(xo_game h, xo_play_order o, xo_moves m, int n)
  {
    /@ assert to:    \forall integer p, r, c; 1 <= p && OnBoard(h.rules, r, c) && h.cell[r][c] == p ==>
                     PlayedBy(o, m, n, p, r, c); @/
    /@ assert from:  \forall integer p, r, c; PlayedBy(o, m, n, p, r, c) ==> h.cell[r][c] == p; @/
    /@ assert lines: \forall integer p, r, c, dr, dc; 1 <= p && Dir(dr, dc) && Line(h, p, r, c, dr, dc) ==>
                       LineAfter(h.rules, o, m, n, p, r, c, dr, dc); @/
    /@ assert back:  \forall integer p, r, c, dr, dc; LineAfter(h.rules, o, m, n, p, r, c, dr, dc) ==>
                     Line(h, p, r, c, dr, dc); @/
  }

  // Two rules with the same numbers are the same here.
  /@ requires same_rules: SameRules(Q, R);
     terminates \true; exits \false; assigns \nothing;
     ensures won:         \forall integer p; HasWonAfter(Q, o, m, n, p) <==> HasWonAfter(R, o, m, n, p); @/
  void rules_after(xo_rules Q, xo_rules R, xo_play_order o, xo_moves m, int n) {}

  // Where the game after k moves is open, so is every game after them.
  /@ requires game:  Moved(g, o, m, k) && SameRules(R, g.rules);
     terminates \true; exits \false; assigns \nothing;
     ensures open:   NotOverBefore(R, o, m, k + 1) <==> NotOverBefore(R, o, m, k) && IsUnfinished(g); @/
  void not_over_open(xo_game g, xo_rules R, xo_play_order o, xo_moves m, int k)
  {
    if (k < 0)
      return;
    count_same(g);
    won_same(g);
  }

  // One move more.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= k < m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures next:   NotOverBefore(R, o, m, k + 1) <==>
                       NotOverBefore(R, o, m, k) && k != Max(R) && NoLineAfter(R, o, m, k); @/
  void not_over_next(xo_rules R, xo_play_order o, xo_moves m, int k)
  {
    xo_game g = replay(R, o, m, k);
    turn_range(o.len, k);
    lines_of_moves(g, o, m, k);
    rules_after(g.rules, R, o, m, k);
    not_over_open(g, R, o, m, k);
    /@ assert nobody: NoLineAfter(R, o, m, k) <==> NobodyWon(g); @/
    /@ assert open:   NotOverBefore(R, o, m, k) ==> (IsUnfinished(g) <==> k != Max(R) && NobodyWon(g)); @/
  }

  // The proof has NotOverBefore over all games. It can be read off the moves, for moves that play may be called with.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= n <= m.len;
     terminates \true; exits \false; assigns \nothing;
     ensures before: NotOverBefore(R, o, m, n) <==> (\forall integer k; 0 <= k < n ==> OpenAfter(R, o, m, k, n)); @/
  void not_over_last(xo_rules R, xo_play_order o, xo_moves m, int n)
  {
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant before: NotOverBefore(R, o, m, k) <==>
                              (\forall integer j; 0 <= j < k ==> j != Max(R) && NoLineAfter(R, o, m, j));
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++)
      not_over_next(R, o, m, k);
    /@ assert taken:  \forall integer k; OpenAfter(R, o, m, k, n) ==> k != Max(R); @/
    /@ assert exact:  \forall integer k; R.exact == 1 ==>
                        (OpenAfter(R, o, m, k, n) <==> k != Max(R) && NoLineAfter(R, o, m, k)); @/
    if (n == 0 || R.exact == 1)
      return;
    /@ assert line:   \forall integer k, p, r, c, dr, dc; k < n && LineAfter(R, o, m, k, p, r, c, dr, dc) ==>
                       LineAfter(R, o, m, n - 1, p, r, c, dr, dc); @/
    /@ assert won:    \forall integer k, p; k < n && HasWonAfter(R, o, m, k, p) ==> HasWonAfter(R, o, m, n - 1, p); @/
    /@ assert each:   \forall integer k; k < n && NoLineAfter(R, o, m, n - 1) ==> NoLineAfter(R, o, m, k); @/
    /@ assert last:   OpenAfter(R, o, m, n - 1, n) ==> NoLineAfter(R, o, m, n - 1); @/
  }

  /@ requires board: InvRules(g.rules) && IsMap(g) && OnBoard(g.rules, r, c) && g.cell[r][c] != 0 && 1 <= g.moves;
     terminates \true; exits \false; assigns \nothing;
     ensures munion: MUnion(\result, g, r, c, g.cell[r][c]);
     ensures map:    IsMap(\result); @/
  xo_game without_cell(xo_game g, int r, int c)
  {
    xo_game h = g;
    h.cell[r][c] = 0;
    h.moves--;
    return h;
  }

  // A line begins at one of the player's cells: the debug build looks there alone.
  /@ requires line: 1 <= g.rules.line;
     terminates \true; exits \false; assigns \nothing;
     ensures from: \forall integer p, r, c; LineFrom(g, p, r, c) <==> LineAt(g, p, r, c);
     ensures won:  \forall integer p; HasWon(g, p) <==> (\exists integer r; 1 <= r <= g.rules.rows &&
                     (\exists integer c; 1 <= c <= g.rules.cols && LineFrom(g, p, r, c))); @/
  void line_from(xo_game g)
  {
    /@ assert first: \forall integer p, r, c, dr, dc; Line(g, p, r, c, dr, dc) ==>
                       g.cell[r + Along(dr, 0)][c + Along(dc, 0)] == p; @/
  }

  // A cell that is taken back leaves the lines that miss it.
  /@ requires board:  InvRules(g.rules) && IsMap(g) && OnBoard(g.rules, r, c);
     requires munion: MUnion(h, g, r, c, q) && 1 <= q;
     terminates \true; exits \false; assigns \nothing;
     ensures beside:  NobodyWon(h) <==> NoLineBeside(g, r, c); @/
  void line_beside(xo_game h, xo_game g, int r, int c, int q)
  {
    /@ assert to:   \forall integer p, a, b, dr, dc; 1 <= p && Dir(dr, dc) && Line(h, p, a, b, dr, dc) ==>
                      Beside(g, p, r, c, a, b, dr, dc); @/
    /@ assert from: \forall integer p, a, b, dr, dc; 1 <= p && Dir(dr, dc) && Beside(g, p, r, c, a, b, dr, dc) ==>
                      Line(h, p, a, b, dr, dc); @/
    /@ assert at:   \forall integer p, a, b; 1 <= p ==> (LineAt(h, p, a, b) <==> LineBeside(g, p, r, c, a, b)); @/
    line_from(h);
    /@ assert own:  \forall integer p, a, b; 1 <= p && LineBeside(g, p, r, c, a, b) ==>
                      OnBoard(g.rules, a, b) && g.cell[a][b] == p; @/
  }

  // The text of a board, symbol by symbol.
  /@ requires rules: InvRules(g.rules);
     requires text:  \valid_read(t + (0 .. n - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures cells:  SymbolCells(t, g, n) <==> (\forall integer i; 0 <= i < n ==>
                       (!BoardBlank(t[i]) ==> CellIs(g, Symbols(t, i), Symbol(g.rules.players, t[i])))); @/
  void symbol_cells(const char *t, xo_game g, int n) {}

  // The last move of a board: whether one of its cells can be taken back.
  /@ requires board: InvRules(g.rules) && IsMap(g);
     requires cell:  OnBoard(g.rules, r, c) && InvPlayer(g.rules, q);
     requires moves: 1 <= g.moves <= XO_CELLS_MAX;
     terminates \true; exits \false; assigns \nothing;
     ensures last:   LastAt(g, q, r, c) <==> g.cell[r][c] == q && NoLineBeside(g, r, c); @/
  void last_at(xo_game g, int q, int r, int c)
  {
    if (g.cell[r][c] != q)
      return;
    xo_game h = without_cell(g, r, c);
    line_beside(h, g, r, c, q);
    won_same(h);
    /@ assert winners:    \forall xo_game f; MUnion(f, g, r, c, q) ==> WinnersAre(f, h); @/
  }

  // Of the game after them, where lines stay.
  /@ requires rules: R.exact == 0 && InvRules(R) && InvPlayOrder(R, o) && SameRules(R, g.rules);
     requires moves: InvPrefix(R, m, m.len) && 0 <= n <= m.len;
     requires game:  IsMap(g) && After(g, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures before: NotOverBefore(R, o, m, n) <==> NotOverOn(g, m, n); @/
  void not_over_on(xo_rules R, xo_game g, xo_play_order o, xo_moves m, int n)
  {
    not_over_last(R, o, m, n);
    if (n == 0)
      return;
    turn_range(o.len, n - 1);
    xo_game h = without_cell(g, m.at[n - 1].row, m.at[n - 1].col);
    lines_of_moves(h, o, m, n - 1);
    rules_after(h.rules, R, o, m, n - 1);
    line_beside(h, g, m.at[n - 1].row, m.at[n - 1].col, g.cell[m.at[n - 1].row][m.at[n - 1].col]);
    /@ assert each:   \forall integer k; 0 <= k < n ==> (OpenAfter(R, o, m, k, n) <==> OpenOn(g, m, k, n)); @/
  }

  // Off the board a map has nothing.
  /@ requires map:  InvRules(g.rules) && IsMap(g);
     terminates \true; exits \false; assigns \nothing;
     ensures after: \forall integer n; After(g, o, m, n) <==> AfterOn(g, o, m, n); @/
  void after_on(xo_game g, xo_play_order o, xo_moves m)
  {
    taken_and_earlier(g, o, m);
  }

  // What the referee answers, read off the same game. Where that is not the game after the moves both forms are false.
  /@ requires rules: InvRules(R) && InvPlayOrder(R, o);
     requires moves: InvPrefix(R, m, m.len) && 0 <= used <= m.len;
     requires game:  SameRules(R, g.rules) && InvGame(g) && After(g, o, m, used);
     terminates \true; exits \false; assigns \nothing;
     ensures ended:  Ended(R, o, m, g, used, v) <==>
       (SameRules(R, g.rules) && InvGame(g) && AfterOn(g, o, m, used) &&
        (R.exact == 0 ? NotOverOn(g, m, used) : NotOverBefore(R, o, m, used)) &&
        (v == XO_DRAW || v == XO_UNFINISHED || InvPlayer(R, v)) &&
        (v == XO_DRAW ==> IsDraw(g)) && (v == XO_UNFINISHED ==> IsUnfinished(g)) && (v > 0 ==> WhoWon(g, v))); @/
  void ended_on(xo_rules R, xo_play_order o, xo_moves m, xo_game g, int used, int v)
  {
    after_on(g, o, m);
    if (R.exact == 0)
      not_over_on(R, g, o, m, used);
  }

  // How large a board may be, worked out for each number of players.
  /@ requires rules: InvRules(R);
     terminates \true; exits \false; assigns \nothing;
     ensures fits:   TableFits(R) <==> Max(R) <= (R.players == 2 ? 17 : R.players == 3 ? 13 : R.players == 4 ? 11 :
                       R.players == 5 ? 10 : R.players <= 7 ? 9 : 8); @/
  void table_fits(xo_rules R)
  {
    /@ assert three: Power(3, 17) == 129140163; @/
    /@ assert four:  Power(4, 13) == 67108864 && Power(4, 14) == 268435456; @/
    /@ assert five:  Power(5, 11) == 48828125 && Power(5, 12) == 244140625; @/
    /@ assert six:   Power(6, 10) == 60466176 && Power(6, 11) == 362797056; @/
    /@ assert seven: Power(7, 9) == 40353607 && Power(7, 10) == 282475249; @/
    /@ assert eight: Power(8, 9) == 134217728 && Power(8, 10) == 1073741824; @/
    /@ assert nine:  Power(9, 8) == 43046721 && Power(9, 9) == 387420489; @/
    int most = R.players == 2 ? 17 : R.players == 3 ? 13 : R.players == 4 ? 11 : R.players == 5 ? 10 :
               R.players <= 7 ? 9 : 8;
    int cells = R.rows * R.cols;
    if (cells <= most)
      power_least(R.players + 1, cells, most);
    else
      power_least(R.players + 1, most + 1, cells);
  }

  // What runs of a worth follows from all of it.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures worth: IsWorth(g, o, v, d) ==> (0 <= v <= g.rules.players && 0 <= d <= Max(g.rules) - g.moves &&
                      (v == 0 ==> d == 0) &&
                      (\forall integer p; 1 <= p <= g.rules.players ==> (WhoWon(g, p) <==> p == v && d == 0))); @/
  void worth_runs(xo_game g, xo_play_order o, int v, int d)
  {
    /@ assert now: \forall integer p; CanForce(g, o, p, 0) <==> WhoWon(g, p); @/
  }
*/
