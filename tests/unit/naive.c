/* naive.c: see naive.h. */
#include "naive.h"

#include <stddef.h>

typedef struct {
  bool has[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
} pos_set;

static bool on_board(xo_rules rules, xo_pos pos)
{
  return pos.row > 0 && pos.col > 0 && !(pos.row > rules.rows) && !(pos.col > rules.cols);
}

static pos_set moves_for(const naive_game *game, xo_player player)
{
  pos_set set = {0};
  for (int k = 0; k < game->card; k++)
    if (game->maplet[k].player == player)
      set.has[game->maplet[k].pos.row][game->maplet[k].pos.col] = true;
  return set;
}

/* Is {(row + i * down, col + i * right) | 0 <= i < line} a winning line and a subset of set? If a position is given, is
 * it in the line? */
static bool line_subset(xo_rules rules, const pos_set *set, int row, int col, int down, int right, const xo_pos *asked)
{
  bool in = asked == NULL;
  for (int i = 0; i < rules.line; i++) {
    xo_pos pos = {row + i * down, col + i * right};
    if (!on_board(rules, pos) || !set->has[pos.row][pos.col])
      return false;
    in = in || (asked->row == pos.row && asked->col == pos.col);
  }
  return in;
}

/* If the rules are exact, a longer line that has this one wins nothing. */
static bool line_wins(xo_rules rules, const pos_set *set, int row, int col, int down, int right, const xo_pos *asked)
{
  xo_rules longer = rules;
  longer.line++;
  return line_subset(rules, set, row, col, down, right, asked) &&
         !(rules.exact && (line_subset(longer, set, row, col, down, right, NULL) ||
                           line_subset(longer, set, row - down, col - right, down, right, NULL)));
}

bool naive_has_line(xo_rules rules, const naive_game *game, xo_player player, const xo_pos *asked)
{
  pos_set set = moves_for(game, player);
  for (int row = 1; row <= rules.rows; row++)
    for (int col = 1; col <= rules.cols; col++)
      for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
          if ((down != 0 || right != 0) && line_wins(rules, &set, row, col, down, right, asked))
            return true;
  return false;
}

/* The one player who has a line; 0 where nobody has one, or several have. */
static xo_player winner(xo_rules rules, const naive_game *game)
{
  xo_player last = 0;
  int count = 0;
  for (xo_player p = 1; p <= rules.players; p++)
    if (naive_has_line(rules, game, p, NULL)) {
      last = p;
      count++;
    }
  return count == 1 ? last : 0;
}

static xo_outcome outcome_of(xo_rules rules, const naive_game *game)
{
  xo_player won = winner(rules, game);
  return won != 0 ? won : game->card == rules.rows * rules.cols ? XO_DRAW : XO_UNFINISHED;
}

static bool good_rules(xo_rules rules)
{
  return rules.rows > 0 && rules.rows <= XO_SIDE_MAX && rules.cols > 0 && rules.cols <= XO_SIDE_MAX && rules.line > 0 &&
         rules.line <= XO_SIDE_MAX && rules.players > 1 && rules.players < 9 &&
         (rules.exact == 0 || (rules.exact == 1 && rules.line != 1));
}

/* len order = card elems order, and elems order = PLAYERS */
static bool good_order(xo_rules rules, const xo_play_order *order)
{
  bool good = order->len == rules.players;
  for (int t = 0; good && t < order->len; t++) {
    good = order->at[t] > 0 && !(order->at[t] > rules.players);
    for (int s = 0; good && s < t; s++)
      good = order->at[s] != order->at[t];
  }
  return good;
}

static xo_status fault_of_move(const xo_record *record, int k)
{
  if (k >= record->rules.rows * record->rules.cols)
    return XO_TOO_MANY;
  xo_pos pos = record->moves.at[k];
  if (!on_board(record->rules, pos))
    return XO_OFF_BOARD;
  for (int j = 0; j < k; j++)
    if (record->moves.at[j].row == pos.row && record->moves.at[j].col == pos.col)
      return XO_TAKEN;
  return XO_OK;
}

static int fewest_moves(xo_rules rules)
{
  int n = 1 + rules.players * (rules.line - 1);
  return n > rules.rows * rules.cols ? rules.rows * rules.cols : n;
}

xo_verdict naive_judge(const xo_record *record, naive_game *game)
{
  xo_verdict v = {XO_OK, 0, 0, XO_UNFINISHED};
  int faultless = record->moves.len;
  if (!good_rules(record->rules))
    v.status = XO_BAD_RULES;
  else if (!good_order(record->rules, &record->order))
    v.status = XO_BAD_ORDER;
  else if (record->moves.len < 0 || record->moves.len > XO_CELLS_MAX + 1)
    v.status = XO_BAD_RECORD;
  if (v.status != XO_OK)
    return v;

  for (int k = 0; k < faultless; k++) {
    v.status = fault_of_move(record, k);
    if (v.status != XO_OK) {
      v.move = k + 1;
      faultless = k;
    }
  }
  if (v.status == XO_OK && faultless < fewest_moves(record->rules))
    v.status = XO_TOO_FEW;
  game->card = 0;
  while (game->card < faultless && v.outcome == XO_UNFINISHED) {
    int k = game->card++;
    game->maplet[k].pos = record->moves.at[k];
    game->maplet[k].player = record->order.at[k % record->order.len];
    v.outcome = outcome_of(record->rules, game);
  }
  v.used = game->card;
  return v;
}

bool naive_agrees(const naive_game *game, const xo_game *other)
{
  int taken = 0;
  for (int row = 0; row < XO_SIDE_MAX + 2; row++)
    for (int col = 0; col < XO_SIDE_MAX + 2; col++)
      taken += other->cell[row][col] != 0;
  for (int k = 0; k < game->card; k++)
    if (other->cell[game->maplet[k].pos.row][game->maplet[k].pos.col] != game->maplet[k].player)
      return false;
  return taken == game->card && other->moves == game->card;
}

bool naive_answers(const naive_game *game, const xo_game *other)
{
  xo_rules rules = other->rules;
  xo_outcome outcome = outcome_of(rules, game);
  for (xo_player p = 1; p <= rules.players; p++)
    if (xo_has_won(other, p) != naive_has_line(rules, game, p, NULL))
      return false;
  return naive_agrees(game, other) && xo_move_count_so_far(other) == game->card &&
         xo_move_count_left(other) == rules.rows * rules.cols - game->card && xo_is_won(other) == (outcome > 0) &&
         xo_is_draw(other) == (outcome == XO_DRAW) && xo_is_unfinished(other) == (outcome == XO_UNFINISHED) &&
         xo_who_won(other) == (outcome > 0 ? outcome : 0);
}
