/* line.c: see line.h and xo/referee.h. What works on marks, one player's cells as bits, comes last. */
#include "line.h"
#include "private/bitboard.h"
#include "xo/referee.h"
#include "bitboard_ghosts.acsl"
#include "marks_ghosts.acsl"
#include "won.acsl"

/* i steps along one axis, s is -1, 0 or 1. */
/*@ requires direction: -1 <= s <= 1;
    requires small:     -XO_SIDE_MAX <= i <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures along:      \result == Along(s, i); */
static int xo_along(int s, int i) { return s == 0 ? 0 : s == 1 ? i : -i; }

/* Most cells are no first one. Check that the line's last cell is on the board, then check cell by cell. */
bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  if (game->cell[r][c] != player) {
    //@ assert first: game->cell[r + Along(dr, 0)][c + Along(dc, 0)] != player;
    return false;
  }
  int a = r + xo_along(dr, game->rules.line - 1), b = c + xo_along(dc, game->rules.line - 1);
  if (a > game->rules.rows || b < 1 || b > game->rules.cols)
    return false;
  /*@ loop invariant bound: 1 <= i <= game->rules.line;
      loop invariant run:   Run(*game, player, r, c, dr, dc, i);
      loop assigns i; loop variant game->rules.line - i; */
  for (int i = 1; i < game->rules.line; i++)
    if (game->cell[r + xo_along(dr, i)][c + xo_along(dc, i)] != player) {
      //@ assert other: !Run(*game, player, r, c, dr, dc, game->rules.line);
      return false;
    }
  if (game->rules.exact == 0)
    return true;
  signed char before = game->cell[r + xo_along(dr, -1)][c + xo_along(dc, -1)];
  signed char after = game->cell[r + xo_along(dr, game->rules.line)][c + xo_along(dc, game->rules.line)];
  //@ assert alone: before != player && after != player <==> Alone(*game, player, r, c, dr, dc, -1, game->rules.line);
  return before != player && after != player;
}

/* How many cells in a row beyond (r, c) are the player's, at most line. The loop ends at a cell of another. */
/*@ requires valid:     \valid_read(game);
    requires rules:     InvRules(game->rules);
    requires map:       IsMap(*game);
    requires player:    InvPlayer(game->rules, player);
    requires direction: Direction(dr, dc);
    requires board:     OnBoard(game->rules, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:      0 <= \result <= game->rules.line;
    ensures run:        \forall integer i; 1 <= i <= \result ==>
                          Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
    ensures stop:       \result < game->rules.line ==>
                          !Holds(*game, player, r + Along(dr, \result + 1), c + Along(dc, \result + 1)); */
static int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  int n = 0;
  /*@ loop invariant bound: 0 <= n <= game->rules.line;
      loop invariant board: OnBoard(game->rules, r + Along(dr, n), c + Along(dc, n));
      loop invariant run:   \forall integer i; 1 <= i <= n ==> Holds(*game, player, r + Along(dr, i), c + Along(dc, i));
      loop assigns n; loop variant game->rules.line - n; */
  while (n < game->rules.line && game->cell[r + xo_along(dr, n + 1)][c + xo_along(dc, n + 1)] == player)
    n++;
  return n;
}

/* Whether a line of the player passes through (r, c), which is the player's, in this direction. */
/*@ requires valid:  \valid_read(game);
    requires rules:  InvRules(game->rules);
    requires map:    IsMap(*game);
    requires player: InvPlayer(game->rules, player);
    requires dir:    Dir(dr, dc);
    requires cell:   Holds(*game, player, r, c);
    terminates \true; exits \false; assigns \nothing;
    ensures run:     \result <==> Through(*game, player, r, c, dr, dc); */
static bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc)
{
  // The player's cells in a row after (r, c), those before it, and the cell itself.
  int back = xo_reach(game, player, r, c, -dr, -dc);
  int fore = xo_reach(game, player, r, c, dr, dc);
  //@ ghost through_reach(*game, player, r, c, dr, dc, back, fore);
  return game->rules.exact == 0 ? back + fore + 1 >= game->rules.line : back + fore + 1 == game->rules.line;
}

bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos)
{
  return xo_through(game, player, pos.row, pos.col, 0, 1) || xo_through(game, player, pos.row, pos.col, 1, 0) ||
         xo_through(game, player, pos.row, pos.col, 1, 1) || xo_through(game, player, pos.row, pos.col, 1, -1);
}

bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos)
{
  //@ ghost won_cell(*game, player, pos.row, pos.col);
  return xo_moves_for_player(game, player, pos) && xo_wins_through(game, player, pos);
}

/* Whether a bit is set. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures some:  \result <==> SomeBit(all); */
static bool some_bit(unsigned all)
{
  /*@ loop invariant some: SomeBit(all) <==> SomeBit(\at(all, Pre));
      loop assigns all; loop variant all; */
  for (; all != 0; all >>= 1) {
    //@ ghost bit_first(all);
    if ((all & 1) != 0)
      return true;
  }
  return false;
}

/* Whether n cells in a row are marked. Lines to the right and down begin in row r, lines up to the right in the last
 * row of the n. All columns of a row are one word. Where n is a constant, compilers process several rows at a time. */
/*@ requires valid: \valid_read(bitboard);
    requires cells: 1 <= n <= XO_SIDE_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures run:    \result <==> SomeRun(*bitboard, XO_SIDE_MAX, n); */
static bool some_run(const xo_bitboard *bitboard, int n)
{
  unsigned some = 0;
  /*@ loop invariant bound: 1 <= r <= XO_SIDE_MAX + 1;
      loop invariant some:  SomeBit(some) <==> SomeRun(*bitboard, r - 1, n);
      loop assigns r, some; loop variant XO_SIDE_MAX - r; */
  for (int r = 1; r <= XO_SIDE_MAX; r++) {
    unsigned row = bitboard->row[r];
    unsigned across = row, down = row, right = row, up = bitboard->row[r + n - 1];
    /*@ loop invariant bound: 1 <= k <= n;
        loop invariant runs:  RunsIn(across, down, right, up, *bitboard, r, n, k);
        loop assigns k, across, down, right, up; loop variant n - k; */
    for (int k = 1; k < n; k++) {
      //@ ghost runs_step(across, down, right, up, *bitboard, r, n, k);
      across &= row >> k;
      down &= bitboard->row[r + k];
      right &= bitboard->row[r + k] >> k;
      up &= bitboard->row[r + n - 1 - k] >> k;
    }
    //@ ghost runs_some(across, down, right, up, *bitboard, r, n);
    some |= across | down | right | up;
  }
  return some_bit(some);
}

/* The longest line that is usual. */
enum { USUAL = 8 };

/* A constant for each usual length. For a longer line search for its first cells, which most boards do not have. */
/*@ requires valid: \valid_read(bitboard);
    requires rules: InvRules(rules) && BitsOnBoard(*bitboard, rules);
    terminates \true; exits \false; assigns \nothing;
    ensures line:   \result <==> SomeRun(*bitboard, XO_SIDE_MAX, rules.line); */
static bool line_in(xo_rules rules, const xo_bitboard *bitboard)
{
  switch (rules.line) {
  case 3:
    return some_run(bitboard, 3);
  case 4:
    return some_run(bitboard, 4);
  case 5:
    return some_run(bitboard, 5);
  case 6:
    return some_run(bitboard, 6);
  case 7:
    return some_run(bitboard, 7);
  case USUAL:
    return some_run(bitboard, USUAL);
  default:
    //@ ghost if (rules.line > USUAL) runs_less(*bitboard, rules, USUAL);
    return (rules.line < USUAL || some_run(bitboard, USUAL)) && some_run(bitboard, rules.line);
  }
}

/* Whether the player whose turn is number `turn` has a line, or more in a row, after the first n moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    requires prefix: InvPrefix(record->rules, record->moves, n);
    requires turn:   0 <= turn < record->order.len;
    terminates \true; exits \false; assigns \nothing;
    ensures won:     \result <==>
                       HasRunAfter(record->rules, record->order, record->moves, n, record->order.at[turn]); */
static bool line_of_turn(const xo_record *record, int n, int turn)
{
  xo_bitboard bitboard = {{0}};
  //@ ghost bitboard_start(bitboard, record->rules, record->order, record->moves, n, turn);
  /*@ loop invariant bound: turn <= i && i < (turn < n ? n : turn + 1) + record->order.len;
      loop invariant turn:  Turn(record->order.len, i) == turn;
      loop invariant marks: BitboardOf(bitboard, record->order, record->moves, i < n ? i : n, record->order.at[turn]);
      loop assigns i, bitboard; loop variant n - i; */
  for (int i = turn; i < n; i += record->order.len) {
    //@ ghost xo_bitboard old = bitboard;
    //@ ghost shift_bound(record->moves.at[i].col);
    bitboard.row[record->moves.at[i].row] |= 1U << record->moves.at[i].col;
    //@ ghost bitboard_next(old, bitboard, record->rules, record->order, record->moves, n, i, turn);
  }
  //@ ghost bitboard_won(bitboard, record->rules, record->order, record->moves, n, record->order.at[turn]);
  //@ ghost bitboard_lines(bitboard, record->rules);
  return line_in(record->rules, &bitboard);
}

bool xo_bitboard_nobody(const xo_record *record, int n)
{
  /*@ loop invariant bound:     0 <= t <= record->order.len;
      loop invariant no_winner: \forall integer s; 0 <= s < t ==>
                                  !HasRunAfter(record->rules, record->order, record->moves, n,
                                               record->order.at[s]);
      loop assigns t; loop variant record->order.len - t; */
  for (int t = 0; t < record->order.len; t++)
    if (line_of_turn(record, n, t))
      return false;
  //@ ghost bitboard_nobody(*record, n);
  return true;
}

/* Whether n cells in a row are marked in the word of a small board. */
/*@ requires cells: 1 <= n < 8;
    terminates \true; exits \false; assigns \nothing;
    ensures line:   \result <==> MarkLine(w, n); */
static bool line_in_marks(unsigned long long w, int n)
{
  unsigned long long across = w, down = w, right = w, left = w;
  /*@ loop invariant bound: 1 <= k <= n;
      loop invariant runs:  MarkRuns(across, w, 0, 1, k) && MarkRuns(down, w, 1, 0, k) &&
                              MarkRuns(right, w, 1, 1, k) && MarkRuns(left, w, 1, -1, k);
      loop assigns k, across, down, right, left; loop variant n - k; */
  for (int k = 1; k < n; k++) {
    //@ ghost marks_step(across, down, right, left, w, n, k);
    across &= w >> k;
    down &= w >> (8 * k);
    right &= w >> (9 * k);
    left &= w >> (7 * k);
  }
  //@ ghost marks_line_some(across, down, right, left, w, n);
  return (across | down | right | left) != 0;
}

/* Each move is marked in the word of its player, who alone can have a new line. */
int xo_first_line(const xo_record *record, int n, int from)
{
  xo_marks marks = {{0}};
  int turn = 0, line = record->rules.line;
  //@ ghost marks_start(marks, record->order, record->moves);
  /*@ loop invariant bound:  0 <= i <= n;
      loop invariant turn:   0 <= turn < record->order.len && turn == Turn(record->order.len, i);
      loop invariant marks:  TurnMarks(marks, record->order, record->moves, i);
      loop invariant nobody: from <= i ==> NobodyAfter(record->rules, record->order, record->moves, i);
      loop assigns i, turn, marks; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    xo_pos pos = record->moves.at[i];
    //@ ghost xo_marks old = marks;
    //@ ghost mark_bound(8 * pos.row + pos.col);
    marks.of[turn] |= 1ULL << (8 * pos.row + pos.col);
    //@ ghost marks_next(old, marks, record->rules, record->order, record->moves, i, turn);
    //@ ghost marks_won(marks.of[turn], record->rules, record->order, record->moves, i + 1, record->order.at[turn]);
    if (from <= i && (line == 3 ? line_in_marks(marks.of[turn], 3) : line_in_marks(marks.of[turn], line)))
      return i + 1;
    turn++;
    if (turn == record->order.len)
      turn = 0;
  }
  return 0;
}
