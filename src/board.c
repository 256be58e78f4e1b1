/* board.c: see xo/board.h. */
#include "xo/board.h"
#include "line.h"
#include "count.acsl"
#include "won.acsl"
#include "worth.acsl"
/*@ // Who has a line is the same.
    predicate LinesSame(xo_game g, xo_game h) = g.rules.players == h.rules.players &&
      (\forall integer p; HasWon(h, p) <==> HasWon(g, p));
    lemma Nobody_Same: \forall xo_game g, h; LinesSame(g, h) ==> (NobodyWon(h) <==> NobodyWon(g));
*/
/*@ lemma Cell_Determined: \forall xo_rules R, integer k, r, c, a, b; 1 <= c <= R.cols && 1 <= b <= R.cols &&
      CellsBefore(R, k, r, c) && CellsBefore(R, k, a, b) ==> a == r && b == c;
    lemma Cell_Other: \forall xo_rules R, integer k, m, r, c, a, b;
      CellsBefore(R, k, r, c) && CellsBefore(R, m, a, b) && m < k ==> a != r || b != c;
    lemma Cell_Next: \forall xo_rules R, integer k, r, c; CellsBefore(R, k, r, c) ==> CellsBefore(R, k + 1, r, c + 1);
    lemma Cell_Wrap: \forall xo_rules R, integer k, r; CellsBefore(R, k, r, R.cols + 1) ==> CellsBefore(R, k, r + 1, 1);
    lemma Cell_After: \forall xo_rules R, integer k, r, c, a, b; 1 <= c && 1 <= b <= R.cols &&
      CellsBefore(R, k, r, c) && !CellBefore(R, k, a, b) ==> r < a || (r == a && c <= b);
    lemma Cell_Below: \forall xo_rules R, integer k, r, c;
      OnBoard(R, r, c) && CellsBefore(R, k, r, c) ==> 0 <= k < Max(R);
*/

/* How many cells are this player's, or free for 0. */
/*@ requires valid: \valid_read(game);
    terminates \true; exits \false; assigns \nothing;
    ensures count:  \result == Count(*game, player);
    ensures bound:  0 <= \result <= XO_CELLS_MAX; */
static int board_cells_of(const xo_game *game, xo_player player)
{
  int n = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant count: n == CountRows(*game, player, r - 1) && 0 <= n <= XO_SIDE_MAX * (r - 1);
      loop assigns r, n; loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++)
    /*@ loop invariant bound: 1 <= c <= XO_SIDE_MAX + 1;
        loop invariant count: n == CountRows(*game, player, r - 1) + CountRow(*game, player, r, c - 1) &&
                                0 <= n <= XO_SIDE_MAX * (r - 1) + c - 1;
        loop assigns c, n; loop variant XO_SIDE_MAX - c; */
    for (int c = 1; c <= XO_SIDE_MAX; c++)
      n += game->cell[r][c] == player;
  return n;
}

/* Whether only players are on the board and nobody is off it. */
/*@ requires valid: \valid_read(game);
    requires rules: InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures map:    \result <==> IsMap(*game); */
static bool board_is_map(const xo_game *game)
{
  /*@ loop invariant bound: 0 <= r <= XO_SIDE_MAX + 2;
      loop invariant map:   \forall integer a, b; 0 <= a < r && 0 <= b < XO_SIDE_MAX + 2 ==>
                              0 <= game->cell[a][b] <= game->rules.players &&
                              (!OnBoard(game->rules, a, b) ==> game->cell[a][b] == 0);
      loop assigns r; loop variant XO_SIDE_MAX + 2 - r; */
  for (int r = 0; r < XO_SIDE_MAX + 2; r++)
    /*@ loop invariant bound: 0 <= c <= XO_SIDE_MAX + 2;
        loop invariant map:   \forall integer b; 0 <= b < c ==> 0 <= game->cell[r][b] <= game->rules.players &&
                                (!OnBoard(game->rules, r, b) ==> game->cell[r][b] == 0);
        loop assigns c; loop variant XO_SIDE_MAX + 2 - c; */
    for (int c = 0; c < XO_SIDE_MAX + 2; c++) {
      bool on_board = 1 <= r && r <= game->rules.rows && 1 <= c && c <= game->rules.cols;
      if (game->cell[r][c] < 0 || game->cell[r][c] > (on_board ? game->rules.players : 0))
        return false;
    }
  return true;
}

/* Whether no player has two cells more than another. */
/*@ requires valid:    \valid_read(game);
    requires rules:    InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures balanced:  \result <==> Balanced(*game); */
static bool board_balanced(const xo_game *game)
{
  /*@ loop invariant bound: 1 <= p <= game->rules.players + 1;
      loop invariant level: \forall integer a, b; 1 <= a < p && 1 <= b <= game->rules.players ==>
                              Count(*game, a) - Count(*game, b) <= 1;
      loop assigns p; loop variant game->rules.players - p; */
  for (xo_player p = 1; p <= game->rules.players; p++) {
    int mine = board_cells_of(game, p);
    /*@ loop invariant bound: 1 <= q <= game->rules.players + 1;
        loop invariant level: \forall integer b; 1 <= b < q ==> Count(*game, p) - Count(*game, b) <= 1;
        loop assigns q; loop variant game->rules.players - q; */
    for (xo_player q = 1; q <= game->rules.players; q++)
      if (mine - board_cells_of(game, q) > 1)
        return false;
  }
  return true;
}

/* Whose turn it is after n moves: an index into the order. */
/*@ requires bound: 1 <= len && 0 <= n;
    terminates \true; exits \false; assigns \nothing;
    ensures turn:   \result == Turn(len, n) && 0 <= \result < len; */
static int board_turn(int len, int n)
{
  int turn = 0;
  /*@ loop invariant bound: 0 <= k <= n && 0 <= turn < len;
      loop invariant turn:  turn == Turn(len, k);
      loop assigns k, turn; loop variant n - k; */
  for (int k = 0; k < n; k++) {
    turn++;
    if (turn == len)
      turn = 0;
  }
  return turn;
}

/* Whether the players have as many cells as turns in the order give them. */
/*@ requires valid: \valid_read(game) && \valid_read(order);
    requires order: InvRules(game->rules) && InvPlayOrder(game->rules, *order) && 0 <= game->moves;
    terminates \true; exits \false; assigns \nothing;
    ensures order:  \result <==> InOrder(*game, *order); */
static bool board_in_order(const xo_game *game, const xo_play_order *order)
{
  int round = board_cells_of(game, order->at[order->len - 1]), turn = board_turn(order->len, game->moves);
  /*@ loop invariant bound: 0 <= t <= order->len;
      loop invariant order: \forall integer s; 0 <= s < t ==>
                              Count(*game, order->at[s]) == round + (s < turn ? 1 : 0);
      loop assigns t; loop variant order->len - t; */
  for (int t = 0; t < order->len; t++)
    if (board_cells_of(game, order->at[t]) != round + (t < turn ? 1 : 0))
      return false;
  return true;
}

/* Whether nobody has a line. */
/*@ requires valid: \valid_read(game);
    requires rules: InvRules(game->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures nobody: \result <==> NobodyWon(*game); */
static bool board_nobody(const xo_game *game)
{
  /*@ loop invariant bound:     1 <= p <= game->rules.players + 1;
      loop invariant no_winner: \forall integer q; 1 <= q < p ==> !HasWon(*game, q);
      loop assigns p; loop variant game->rules.players - p; */
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_has_won(game, p))
      return false;
  return true;
}

/* Whether the player's move to this cell can have been the last. */
/*@ requires valid: \valid_read(game);
    requires board: InvRules(game->rules) && IsMap(*game) && 1 <= game->moves;
    requires cell:  OnBoard(game->rules, r, c) && InvPlayer(game->rules, player);
    terminates \true; exits \false; assigns \nothing;
    ensures last:   \result <==> LastAt(*game, player, r, c); */
static bool board_last_at(const xo_game *game, xo_player player, int r, int c)
{
  if (game->cell[r][c] != player)
    return false;
  xo_game before = *game;
  before.cell[r][c] = 0;
  before.moves--;
  //@ ghost won_same(before);
  //@ assert lines: \forall xo_game h; MUnion(h, *game, r, c, player) ==> LinesSame(before, h);
  return board_nobody(&before);
}

/* Whether the player's last move can be taken back so that nobody has a line. */
/*@ requires valid: \valid_read(game);
    requires board: InvRules(game->rules) && IsMap(*game) && 1 <= game->moves && InvPlayer(game->rules, player);
    terminates \true; exits \false; assigns \nothing;
    ensures last:   \result <==> LastBy(*game, player); */
static bool board_last_by(const xo_game *game, xo_player player)
{
  /*@ loop invariant bound:        1 <= r <= game->rules.rows + 1;
      loop invariant no_last_move: \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                                     !LastAt(*game, player, a, b);
      loop assigns r; loop variant game->rules.rows - r; */
  for (int r = 1; r <= game->rules.rows; r++)
    /*@ loop invariant bound:        1 <= c <= game->rules.cols + 1;
        loop invariant no_last_move: \forall integer b; 1 <= b < c ==> !LastAt(*game, player, r, b);
        loop assigns c; loop variant game->rules.cols - c; */
    for (int c = 1; c <= game->rules.cols; c++)
      if (board_last_at(game, player, r, c))
        return true;
  return false;
}

/* The outcome of the board. */
/*@ requires valid: \valid_read(game);
    requires game:  InvGame(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures outcome: IsOutcome(*game, \result); */
static xo_outcome board_outcome(const xo_game *game)
{
  xo_player winner = xo_who_won(game);
  if (winner != 0)
    return winner;
  return xo_is_draw(game) ? XO_DRAW : XO_UNFINISHED;
}

/* The status of a board whose rules and order are valid and whose cells are a map. */
/*@ requires valid: \valid_read(game) && \valid_read(order);
    requires board: InvRules(game->rules) && InvPlayOrder(game->rules, *order) && IsMap(*game) &&
                      game->moves == MoveCountSoFar(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures counts:   \result == XO_BOARD_COUNTS <==> BoardCounts(*game, *order);
    ensures turns:    \result == XO_BOARD_TURNS <==> BoardTurns(*game, *order);
    ensures unreached: \result == XO_BOARD_UNREACHED <==> BoardUnreached(*game, *order);
    ensures ok:       \result == XO_BOARD_OK <==> BoardReached(*game, *order);
    ensures some:     \result == XO_BOARD_COUNTS || \result == XO_BOARD_TURNS || \result == XO_BOARD_UNREACHED ||
                        \result == XO_BOARD_OK;
    ensures game:     \result == XO_BOARD_OK ==> InvGame(*game); */
static xo_board_status board_status(const xo_game *game, const xo_play_order *order)
{
  //@ ghost count_most(*game);
  if (!board_in_order(game, order))
    return board_balanced(game) ? XO_BOARD_TURNS : XO_BOARD_COUNTS;
  //@ ghost board_game(*game, *order);
  if (game->moves == 0)
    return XO_BOARD_OK;
  int last = board_turn(order->len, game->moves - 1);
  return board_last_by(game, order->at[last]) ? XO_BOARD_OK : XO_BOARD_UNREACHED;
}

/* ---- why no game leads to a board ---- */

/* Lines have numbers: four for each cell of the largest board, one for each direction. */
enum { LINES = XO_DIRECTIONS * XO_CELLS_MAX };

/* Line number k, if somebody has it; else its player is 0. */
/*@ requires valid:  \valid_read(game);
    requires board:  InvRules(game->rules) && IsMap(*game) && 0 <= k < LINES;
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result.player == 0 || IsWonLine(*game, \result); */
static xo_won_line board_line(const xo_game *game, int k)
{
  int cell = k / XO_DIRECTIONS, way = k % XO_DIRECTIONS;
  int r = cell / XO_SIDE_MAX + 1, c = cell % XO_SIDE_MAX + 1;
  xo_pos step = {way != 0, way == 3 ? -1 : way != 1};
  xo_player player = game->cell[r][c]; // NOLINT(bugprone-signed-char-misuse,cert-str34-c): a cell is a number
  if (player != 0 && !xo_line(game, player, r, c, step.row, step.col))
    player = 0;
  xo_won_line line = {player, {r, c}, step};
  return line;
}

/* Whether the line of n cells has this one. */
/*@ requires cells: 1 <= n <= XO_SIDE_MAX && Dir(line.step.row, line.step.col);
    requires from:  1 <= line.from.row <= XO_SIDE_MAX && 1 <= line.from.col <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures has:    \result <==> OnWonLine(n, line, row, col); */
static bool board_has(int n, xo_won_line line, int row, int col)
{
  int r = line.from.row, c = line.from.col;
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant here:  r == line.from.row + Along(line.step.row, i) &&
                              c == line.from.col + Along(line.step.col, i);
      loop invariant none:  \forall integer j; 0 <= j < i ==> !WonLineCell(line, j, row, col);
      loop assigns i, r, c; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    if (r == row && c == col)
      return true;
    r += line.step.row;
    c += line.step.col;
  }
  return false;
}

/* Whether no cell is on all of these lines of n cells. */
/*@ requires cells: 1 <= n <= XO_SIDE_MAX && Dir(a.step.row, a.step.col) && Dir(b.step.row, b.step.col) &&
                      Dir(c.step.row, c.step.col);
    requires from:  1 <= a.from.row <= XO_SIDE_MAX && 1 <= a.from.col <= XO_SIDE_MAX &&
                      1 <= b.from.row <= XO_SIDE_MAX && 1 <= b.from.col <= XO_SIDE_MAX &&
                      1 <= c.from.row <= XO_SIDE_MAX && 1 <= c.from.col <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures apart:  \result <==> NoneOnAll(n, a, b, c); */
static bool board_apart(int n, xo_won_line a, xo_won_line b, xo_won_line c)
{
  int row = a.from.row, col = a.from.col;
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant here:  row == a.from.row + Along(a.step.row, i) && col == a.from.col + Along(a.step.col, i);
      loop invariant apart: \forall integer j; 0 <= j < i ==>
                              !OnBoth(n, b, c, a.from.row + Along(a.step.row, j), a.from.col + Along(a.step.col, j));
      loop assigns i, row, col; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    if (board_has(n, b, row, col) && board_has(n, c, row, col))
      return false;
    row += a.step.row;
    col += a.step.col;
  }
  return true;
}

/* A line from number k on that has no cell in common with both of these; if there is none its player is 0. */
/*@ requires valid:  \valid_read(game);
    requires board:  InvRules(game->rules) && IsMap(*game) && 0 <= k <= LINES;
    requires lines:  IsWonLine(*game, a) && IsWonLine(*game, b);
    terminates \true; exits \false; assigns \nothing;
    ensures line:    \result.player == 0 ||
                       (IsWonLine(*game, \result) && NoneOnAll(game->rules.line, a, b, \result)); */
static xo_won_line board_without(const xo_game *game, xo_won_line a, xo_won_line b, int k)
{
  /*@ loop invariant bound: 0 <= i <= LINES; loop assigns i; loop variant LINES - i; */
  for (int i = k; i < LINES; i++) {
    xo_won_line line = board_line(game, i);
    if (line.player != 0 && board_apart(game->rules.line, a, b, line))
      return line;
  }
  xo_won_line none = {0, {0, 0}, {0, 0}};
  return none;
}

/*@ predicate WhyUnreached(xo_game g, integer q, xo_board b) = b.status == XO_BOARD_UNREACHED && b.at == -1 &&
      b.outcome == XO_UNFINISHED && b.turn == 0 && LinesExclude(g, q, b); */

/* Two lines without a common cell, or three; there may be none. */
/*@ requires valid:  \valid_read(game);
    requires board:  InvRules(game->rules) && IsMap(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures lines:   WhyUnreached(*game, 0, \result) && \result.lines != 1; */
static xo_board board_exclude(const xo_game *game, bool three)
{
  xo_won_line none = {0, {0, 0}, {0, 0}};
  /*@ loop invariant bound: 0 <= a <= LINES; loop assigns a; loop variant LINES - a; */
  for (int a = 0; a < LINES; a++) {
    xo_won_line one = board_line(game, a);
    if (one.player == 0)
      continue;
    int end = three ? LINES : a + 1;
    /*@ loop invariant bound: a <= b <= LINES; loop assigns b; loop variant LINES - b; */
    for (int b = three ? a + 1 : a; b < end; b++) {
      xo_won_line two = three ? board_line(game, b) : one;
      if (two.player == 0)
        continue;
      xo_won_line more = board_without(game, one, two, b + 1);
      if (more.player != 0 && three)
        return (xo_board){XO_BOARD_UNREACHED, -1, XO_UNFINISHED, 0, 3, {one, two, more}};
      if (more.player != 0)
        return (xo_board){XO_BOARD_UNREACHED, -1, XO_UNFINISHED, 0, 2, {one, more, none}};
    }
  }
  return (xo_board){XO_BOARD_UNREACHED, -1, XO_UNFINISHED, 0, 0, {none, none, none}};
}

/* A line of a player who has not moved last; there may be none. */
/*@ requires valid:  \valid_read(game);
    requires board:  InvRules(game->rules) && IsMap(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures lines:   WhyUnreached(*game, last, \result); */
static xo_board board_early(const xo_game *game, xo_player last)
{
  xo_won_line none = {0, {0, 0}, {0, 0}};
  /*@ loop invariant bound: 0 <= k <= LINES; loop assigns k; loop variant LINES - k; */
  for (int k = 0; k < LINES; k++) {
    xo_won_line line = board_line(game, k);
    if (line.player != 0 && line.player != last)
      return (xo_board){XO_BOARD_UNREACHED, -1, XO_UNFINISHED, 0, 1, {line, none, none}};
  }
  return (xo_board){XO_BOARD_UNREACHED, -1, XO_UNFINISHED, 0, 0, {none, none, none}};
}

/* The lines that tell why no game leads to the board. */
/*@ requires valid:  \valid_read(game);
    requires board:  InvRules(game->rules) && IsMap(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures lines:   WhyUnreached(*game, last, \result); */
static xo_board board_why(const xo_game *game, xo_player last)
{
  xo_board why = board_exclude(game, false);
  if (why.lines == 0)
    why = board_early(game, last);
  return why.lines == 0 ? board_exclude(game, true) : why;
}

xo_board xo_board_judge(xo_game *game, const xo_play_order *order)
{
  xo_board board = {.status = XO_BOARD_OK, .at = -1};
  //@ ghost xo_game old = *game;
  game->moves = XO_CELLS_MAX - board_cells_of(game, 0);
  //@ ghost count_same(old);
  if (!xo_inv_rules(game->rules))
    board.status = XO_BOARD_RULES;
  else if (!xo_inv_play_order(game->rules, order))
    board.status = XO_BOARD_ORDER;
  else if (!board_is_map(game))
    board.status = XO_BOARD_CELLS;
  if (board.status != XO_BOARD_OK)
    return board;
  board.status = board_status(game, order);
  if (board.status == XO_BOARD_UNREACHED) {
    xo_player last = order->at[board_turn(order->len, game->moves - 1)];
    //@ assert last: last == LastMover(*game, *order);
    return board_why(game, last);
  }
  if (board.status != XO_BOARD_OK)
    return board;
  board.outcome = board_outcome(game);
  //@ ghost count_most(*game);
  int turn = board_turn(order->len, game->moves);
  //@ assert mover: order->at[turn] == Mover(*game, *order);
  if (board.outcome == XO_UNFINISHED)
    board.turn = order->at[turn];
  return board;
}

/* Whether a byte may be between symbols. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures blank: \result <==> BoardBlank(s); */
static bool board_blank(char s) { return s == '/' || s == '|' || s == ',' || s == ' ' || s == '\t' || s == '\r'; }

/* What a symbol means. */
/*@ requires players: 2 <= players <= XO_PLAYERS_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures symbol:   \result == Symbol(players, s);
    ensures range:    -1 <= \result <= players; */
static int board_symbol(int players, char s)
{
  if (s == '.' || s == '_' || s == '-')
    return 0;
  if (players == 2)
    return s == 'X' || s == 'x' ? 1 : s == 'O' || s == 'o' ? 2 : -1;
  return '1' <= s && s <= '0' + players ? s - '0' : -1;
}

xo_board xo_board_read(xo_rules rules, const char *text, int len, xo_game *game)
{
  int r = 1, c = 1;
  //@ ghost int k = 0;
  xo_init(game, rules);
  /*@ loop invariant bound: 0 <= i <= len && 0 <= k <= i;
      loop invariant here:  1 <= r <= rules.rows + 1 && 1 <= c <= rules.cols && (r == rules.rows + 1 ==> c == 1);
      loop invariant count: k == Symbols(text, i) && CellsBefore(rules, k, r, c);
      loop invariant full:  r == rules.rows + 1 ==> k == Max(rules);
      loop invariant rules: SameRules(rules, game->rules);
      loop invariant map:   IsMap(*game);
      loop invariant moves: game->moves == 0;
      loop invariant rest:  \forall integer a, b; OnBoard(rules, a, b) && (r < a || (r == a && c <= b)) ==>
                              game->cell[a][b] == 0;
      loop invariant order: \forall integer a, b; OnBoard(rules, a, b) && !CellBefore(rules, k, a, b) ==>
                              r < a || (r == a && c <= b);
      loop invariant only:  SymbolsOnly(text, rules.players, i);
      loop invariant cells: SymbolCells(text, *game, i);
      loop invariant below: \forall integer j; 0 <= j < i && !BoardBlank(text[j]) ==> Symbols(text, j) < k;
      loop assigns i, k, r, c, *game; loop variant len - i; */
  for (int i = 0; i < len; i++) {
    //@ assert more: Symbols(text, i + 1) == Symbols(text, i) + SymbolCount(text[i]);
    if (board_blank(text[i]))
      continue;
    int symbol = board_symbol(rules.players, text[i]);
    if (symbol < 0)
      return (xo_board){.status = XO_BOARD_SYMBOL, .at = i};
    if (r > rules.rows)
      return (xo_board){.status = XO_BOARD_MANY, .at = i};
    game->cell[r][c] = (signed char)symbol;
    c++;
    //@ assert next: CellsBefore(rules, k + 1, r, c);
    if (c > rules.cols) {
      c = 1;
      r++;
    }
    //@ assert here: CellsBefore(rules, k + 1, r, c);
    //@ ghost k++;
  }
  if (r > rules.rows)
    return (xo_board){.status = XO_BOARD_OK, .at = -1};
  return (xo_board){.status = XO_BOARD_FEW, .at = len};
}
