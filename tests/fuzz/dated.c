/* dated.c: see dated.h. */
#include "dated.h"

#include <string.h>

enum { SIDE = XO_SIDE_MAX + 1 };

static int date[SIDE][SIDE]; /* 0: free */

static bool within(int n, int low, int high) { return low <= n && n <= high; }

static bool good_rules(xo_rules r)
{
  return within(r.rows, 1, XO_SIDE_MAX) && within(r.cols, 1, XO_SIDE_MAX) && within(r.line, 1, XO_SIDE_MAX) &&
         within(r.players, 2, XO_PLAYERS_MAX);
}

static bool good_order(xo_rules r, const xo_play_order *order)
{
  unsigned named = 0;
  if (order->len != r.players)
    return false;
  for (int t = 0; t < r.players; t++)
    if (within(order->at[t], 1, r.players))
      named |= 1U << order->at[t];
  return named == (2U << r.players) - 2U;
}

static bool on_board(xo_rules r, xo_pos pos) { return within(pos.row, 1, r.rows) && within(pos.col, 1, r.cols); }

/* Puts move k + 1 on the board, if it fits. */
static xo_status put(const xo_record *record, int k)
{
  xo_pos pos = record->moves.at[k];
  if (k == record->rules.rows * record->rules.cols)
    return XO_TOO_MANY;
  if (!on_board(record->rules, pos))
    return XO_OFF_BOARD;
  if (date[pos.row][pos.col] != 0)
    return XO_TAKEN;
  date[pos.row][pos.col] = k + 1;
  return XO_OK;
}

/* The date of the line of one player that begins at pos, or 0 if there is none. */
static int line_from(xo_rules r, xo_pos pos, int down, int right)
{
  int youngest = 0;
  int turn = date[pos.row][pos.col] % r.players;
  for (int i = 0; i < r.line; i++, pos.row += down, pos.col += right) {
    if (!on_board(r, pos) || date[pos.row][pos.col] == 0 || date[pos.row][pos.col] % r.players != turn)
      return 0;
    if (date[pos.row][pos.col] > youngest)
      youngest = date[pos.row][pos.col];
  }
  return youngest;
}

/* The date of the first line that the first len moves make, or 0. */
static int first_line(const xo_record *record, int len)
{
  static const struct {
    int down, right;
  } way[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  int first = 0;
  for (int k = 0; k < len; k++)
    for (int w = 0; w < 4; w++) {
      int found = line_from(record->rules, record->moves.at[k], way[w].down, way[w].right);
      if (found != 0 && (first == 0 || found < first))
        first = found;
    }
  return first;
}

static int least(xo_rules r)
{
  int moves = r.players * (r.line - 1) + 1;
  return moves < r.rows * r.cols ? moves : r.rows * r.cols;
}

xo_verdict dated_judge(const xo_record *record)
{
  xo_rules r = record->rules;
  int len = record->moves.len;
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  if (!good_rules(r))
    v.status = XO_BAD_RULES;
  else if (!good_order(r, &record->order))
    v.status = XO_BAD_ORDER;
  else if (!within(len, 0, XO_MOVES_CAP))
    v.status = XO_BAD_RECORD;
  if (v.status != XO_OK)
    return v;
  memset(date, 0, sizeof date[0] * (size_t)(r.rows + 1));
  for (int k = 0; k < len; k++) {
    v.status = put(record, k);
    if (v.status != XO_OK) {
      v.move = k + 1;
      len = k;
    }
  }
  if (v.move == 0 && len < least(r))
    v.status = XO_TOO_FEW;
  v.used = first_line(record, len);
  if (v.used != 0) {
    v.outcome = record->order.at[(v.used - 1) % r.players];
  } else {
    v.used = len;
    v.outcome = len == r.rows * r.cols ? XO_DRAW : XO_UNFINISHED;
  }
  return v;
}

bool dated_agrees(const xo_record *record, int used, const xo_game *other)
{
  int taken = 0;
  for (int row = 0; row < XO_SIDE_MAX + 2; row++)
    for (int col = 0; col < XO_SIDE_MAX + 2; col++)
      taken += other->cell[row][col] != 0;
  for (int k = 0; k < used; k++) {
    xo_pos pos = record->moves.at[k];
    if (other->cell[pos.row][pos.col] != record->order.at[k % record->rules.players])
      return false;
  }
  return taken == used && other->moves == used && memcmp(&other->rules, &record->rules, sizeof other->rules) == 0;
}
