/* referee.c: see xo/referee.h and referee.h. */
#include "referee.h"
#include "line.h"
#include "placing.acsl"

/* How far after 1 a number is. One before it is further than any side is long, so that one comparison tells what
 * is on a board. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures after:   1 <= n ==> \result == n - 1;
    ensures before:  n < 1 ==> XO_SIDE_MAX < \result; */
static unsigned less_one(int n) { return (unsigned)((n - 1LL + 4294967296LL) % 4294967296LL); }

/* xo_inv_pos, where the rules are good. */
/*@ requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures pos:     \result <==> InvPos(rules, pos); */
static bool on_board(xo_rules rules, xo_pos pos)
{
  unsigned rows = (unsigned)rules.rows, cols = (unsigned)rules.cols;
  return less_one(pos.row) < rows && less_one(pos.col) < cols;
}

/* Put the first n moves on the board until one is at fault: its status and its number, or XO_OK and 0. */
/*@ requires valid:  \valid(game) && \valid_read(record) && \valid(move) && \separated(game, record, move);
    requires record: Readable(*record) && 0 <= n <= record->moves.len;
    terminates \true; exits \false; assigns *game, *move;
    ensures status:  \result == XO_OK || \result == XO_TOO_MANY || \result == XO_OFF_BOARD || \result == XO_TAKEN;
    ensures ok:      \result == XO_OK        <==> PlayableTo(*record, n);
    ensures whole:   \result == XO_OK        ==> *move == 0;
    ensures many:    \result == XO_TOO_MANY  ==> TooManyAt(*record, *move);
    ensures off:     \result == XO_OFF_BOARD ==> OffBoardAt(*record, *move);
    ensures taken:   \result == XO_TAKEN     ==> TakenAt(*record, *move);
    ensures game:    SameRules(record->rules, game->rules) && InvGame(*game);
    ensures placed:  \let k = *move == 0 ? n : *move - 1; k <= Max(record->rules) && PlacedTo(*record, *game, k); */
static xo_status referee_place(xo_game *game, const xo_record *record, int n, int *move)
{
  xo_rules rules = record->rules;
  int turn = 0, max = xo_max(rules), players = record->order.len;
  //@ ghost int round = 0;
  xo_init(game, rules);
  //@ ghost play_start(*game, record->order, record->moves);
  /*@ loop invariant bound:  0 <= i <= n && i <= max;
      loop invariant turn:   0 <= turn < record->order.len && turn == Turn(record->order.len, i);
      loop invariant round:  0 <= round <= i;
      loop invariant rounds: RoundsOf(record->order.len, i, round, turn);
      loop invariant game:   SameRules(record->rules, game->rules) && InvGame(*game);
      loop invariant counts: Round(*game, record->order, round, turn);
      loop invariant placed: PlacedTo(*record, *game, i);
      loop assigns i, turn, round, *game, *move; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    xo_pos pos = record->moves.at[i];
    //@ ghost xo_game old = *game;
    //@ ghost placing_next(old, *record, i, n);
    *move = i + 1;
    if (i == max)
      return XO_TOO_MANY;
    if (!on_board(rules, pos))
      return XO_OFF_BOARD;
    if (game->cell[pos.row][pos.col] != 0)
      return XO_TAKEN;
    //@ ghost placing_before(old, record->order, record->moves, i, round, turn);
    //@ ghost placing_few(old, record->order, record->moves, i, round, turn);
    xo_move(game, record->order.at[turn], pos);
    //@ ghost placing_after(old, *game, record->order, record->moves, i, round, turn);
    turn++;
    if (turn == players) {
      turn = 0;
      //@ ghost round++;
    }
  }
  *move = 0;
  return XO_OK;
}

/* Whether a player's cells are one word, and a line stays. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures small:   \result <==> IsSmall(rules); */
static bool is_small(xo_rules rules) { return rules.rows < 8 && rules.cols < 8 && rules.line < 8 && rules.exact == 0; }

/* The outcome of the first n moves, which are on the board, where it is small: moves after the first line are taken
 * back. */
/*@ requires valid:  \valid(game) && \valid_read(record) && \separated(game, record);
    requires record: Readable(*record) && IsSmall(record->rules) && 0 < n <= record->moves.len;
    requires game:   SameRules(record->rules, game->rules) && InvGame(*game);
    requires placed: n <= Max(record->rules) && PlacedTo(*record, *game, n);
    terminates \true; exits \false; assigns *game;
    ensures judged:  Judged(*record, n, *game, game->moves, \result); */
static xo_outcome outcome_of_small(xo_game *game, const xo_record *record, int n)
{
  int least = xo_min_moves(record->rules), move = 0;
  int end = xo_first_line(record, n, (n < least ? n : least) - 1);
  if (end == 0) {
    //@ ghost placing_won(*game, record->order, record->moves, n);
    return xo_move_count_left(game) == 0 ? XO_DRAW : XO_UNFINISHED;
  }
  if (end < n)
    (void)referee_place(game, record, end, &move);
  //@ ghost placing_won(*game, record->order, record->moves, end);
  xo_pos last = record->moves.at[end - 1];
  return game->cell[last.row][last.col];
}

/* The outcome of the first n moves, which are on the board. A line never goes away. So if nobody had one before the
 * last move, that move alone decides; before the minimum of moves nobody can have one. Otherwise the moves are
 * played. */
/*@ requires valid:  \valid(game) && \valid_read(record) && \separated(game, record);
    requires record: Readable(*record) && 0 <= n <= record->moves.len;
    requires game:   SameRules(record->rules, game->rules) && InvGame(*game);
    requires placed: n <= Max(record->rules) && PlacedTo(*record, *game, n);
    terminates \true; exits \false; assigns *game;
    ensures judged:  Judged(*record, n, *game, game->moves, \result); */
static xo_outcome referee_outcome(xo_game *game, const xo_record *record, int n)
{
  if (n == 0) {
    //@ ghost play_start(*game, record->order, record->moves);
    return XO_UNFINISHED;
  }
  if (is_small(record->rules))
    return outcome_of_small(game, record, n);
  if (n > xo_min_moves(record->rules) && !xo_bitboard_nobody(record, n - 1)) {
    xo_moves faultless = record->moves;
    faultless.len = n;
    xo_outcome outcome = xo_play(game, &record->order, &faultless);
    //@ ghost judged_prefix(*game, record->order, faultless, record->moves, game->moves);
    return outcome;
  }
  xo_pos pos = record->moves.at[n - 1];
  //@ ghost placing_last(*game, record->order, record->moves, n - 1);
  if (xo_wins_through(game, game->cell[pos.row][pos.col], pos))
    return game->cell[pos.row][pos.col];
  return xo_move_count_left(game) == 0 ? XO_DRAW : XO_UNFINISHED;
}

xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  if (!xo_inv_rules(record->rules))
    v.status = XO_BAD_RULES;
  else if (!xo_inv_play_order(record->rules, &record->order))
    v.status = XO_BAD_ORDER;
  else if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)
    v.status = XO_BAD_RECORD;
  if (v.status != XO_OK)
    return v;
  return xo_referee_readable(record, game);
}

xo_verdict xo_referee_readable(const xo_record *record, xo_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  v.status = referee_place(game, record, record->moves.len, &v.move);
  if (v.status == XO_OK && record->moves.len < xo_min_moves(record->rules))
    v.status = XO_TOO_FEW;
  v.outcome = referee_outcome(game, record, v.move == 0 ? record->moves.len : v.move - 1);
  v.used = game->moves;
  return v;
}

xo_status xo_referee_begin(xo_record *record, xo_rules rules, xo_play_order order)
{
  if (!xo_inv_rules(rules))
    return XO_BAD_RULES;
  if (!xo_inv_play_order(rules, &order))
    return XO_BAD_ORDER;
  record->rules = rules;
  record->order = order;
  record->moves.len = 0;
  return XO_OK;
}

/* Judge the record, then check that the game is open, and that the cell is on the board and free. */
xo_status xo_referee_offer(xo_record *record, xo_pos pos)
{
  xo_game game = {{0, 0, 0, 0}, 0, {{0}}};
  xo_verdict v = xo_referee_judge(record, &game);
  if (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER)
    return v.status;
  if (v.status != XO_OK && v.status != XO_TOO_FEW)
    return XO_BAD_RECORD;
  //@ ghost xo_record old = *record;
  //@ ghost judged_next(old, game, v.used, v.outcome);
  if (v.outcome != XO_UNFINISHED)
    return XO_AFTER_END;
  if (!xo_inv_pos(record->rules, pos))
    return XO_OFF_BOARD;
  if (xo_moves_so_far(&game, pos))
    return XO_TAKEN;
  record->moves.at[record->moves.len] = pos;
  record->moves.len++;
  //@ ghost judged_extended(old, *record, pos);
  return XO_OK;
}
