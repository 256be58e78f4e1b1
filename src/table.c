/* table.c: see xo/table.h. */
#include "xo/table.h"
#include "private/counted.h"
#include "board_index.acsl"
#include "count.acsl"
#include "play.acsl"
#include "table_fields.acsl"
#include "worth.acsl"

/* The cell at (r, c) gets this weight. */
/*@ requires valid: \valid(table);
    requires cell:  0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2;
    terminates \true; exits \false; assigns table->weight[r][c];
    ensures set:    WeightSet(\old(*table), *table, r, c, weight); */
static void table_weight(xo_table *table, int r, int c, int weight) { table->weight[r][c] = weight; }

/* After k moves it is this one's turn. */
/*@ requires valid: \valid(table);
    requires moves: 0 <= k <= XO_TABLE_CELLS;
    terminates \true; exits \false; assigns table->turn[k];
    ensures set:    TurnSet(\old(*table), *table, k, turn); */
static void table_turn(xo_table *table, int k, int turn) { table->turn[k] = turn; }

/* So many entries there are. */
/*@ requires valid: \valid(table);
    terminates \true; exits \false; assigns table->size;
    ensures set:    SizeSet(\old(*table), *table, size); */
static void table_size(xo_table *table, int size) { table->size = size; }

/* Whose turn it is after each number of moves. */
/*@ requires valid: \valid(table);
    requires order: 2 <= table->order.len <= XO_PLAYERS_MAX;
    terminates \true; exits \false; assigns *table;
    ensures kept:   SameTable(\old(*table), *table);
    ensures turn:   TurnsFilled(*table, XO_TABLE_CELLS + 1); */
static void table_turns(xo_table *table)
{
  int turn = 0, len = table->order.len;
  /*@ loop invariant bound: 0 <= k <= XO_TABLE_CELLS + 1 && 0 <= turn < len;
      loop invariant turn:  turn == Turn(len, k);
      loop invariant kept:  SameTable(\at(*table, Pre), *table);
      loop invariant turns: TurnsFilled(*table, k);
      loop assigns k, turn, *table; loop variant XO_TABLE_CELLS - k; */
  for (int k = 0; k != XO_TABLE_CELLS + 1; k++) {
    table_turn(table, k, turn);
    turn++;
    if (turn == len)
      turn = 0;
  }
}

/* Weigh the cells; the number of boards, or 0 where they are too many. */
/*@ requires valid: \valid(table);
    requires rules: InvRules(table->rules) && Max(table->rules) <= XO_TABLE_CELLS;
    requires turns: TurnsFilled(*table, XO_TABLE_CELLS + 1);
    terminates \true; exits \false; assigns *table;
    ensures kept:    SameTable(\old(*table), *table);
    ensures turns:   TurnsFilled(*table, XO_TABLE_CELLS + 1);
    ensures bound:   0 <= \result <= XO_TABLE_MAX;
    ensures fits:    \result == 0 <==> XO_TABLE_MAX < Boards(table->rules);
    ensures weighed: \result != 0 ==> WeighedTo(*table, table->rules.players + 1, table->rules.rows + 1, 1) &&
                       \result == table->weight[table->rules.rows + 1][1]; */
static int table_weigh(xo_table *table)
{
  int base = table->rules.players + 1, rows = table->rules.rows, cols = table->rules.cols;
  int weight = 1;
  //@ ghost int k = 0;
  table_weight(table, 1, 1, weight);
  /*@ loop invariant bound:   1 <= r <= rows + 1 && 0 <= k <= XO_SIDE_MAX * (r - 1) && k == Scaled(r - 1, cols);
      loop invariant weight:  weight == Power(base, k) && 1 <= weight <= XO_TABLE_MAX;
      loop invariant kept:    SameTable(\at(*table, Pre), *table) && TurnsFilled(*table, XO_TABLE_CELLS + 1);
      loop invariant weighed: WeighedTo(*table, base, r, 1) && table->weight[r][1] == weight;
      loop assigns r, k, weight, *table; loop variant rows - r; */
  for (int r = 1; r != rows + 1; r++) {
    /*@ loop invariant bound:   1 <= c <= cols + 1 && 0 <= k <= XO_SIDE_MAX * (r - 1) + c - 1 &&
                                  k == Scaled(r - 1, cols) + c - 1;
        loop invariant weight:  weight == Power(base, k) && 1 <= weight <= XO_TABLE_MAX;
        loop invariant kept:    SameTable(\at(*table, Pre), *table) && TurnsFilled(*table, XO_TABLE_CELLS + 1);
        loop invariant weighed: WeighedTo(*table, base, r, c) && table->weight[r][c] == weight;
        loop assigns c, k, weight, *table; loop variant cols - c; */
    for (int c = 1; c != cols + 1; c++) {
      //@ ghost xo_table old = *table;
      //@ ghost weight_next(base, k, weight, r, c, rows, cols);
      weight *= base;
      //@ ghost k++;
      if (weight > XO_TABLE_MAX)
        return 0;
      table_weight(table, r, c + 1, weight);
      //@ ghost weigh_next(old, *table, base, r, c);
    }
    //@ ghost xo_table old = *table;
    //@ assert cols: table->rules.cols == cols;
    table_weight(table, r + 1, 1, weight);
    //@ ghost weigh_wrap(old, *table, base, r);
  }
  //@ assert all: k == rows * cols && weight == Boards(table->rules);
  //@ assert sides: rows == table->rules.rows && base == table->rules.players + 1;
  //@ assert whole: WeighedTo(*table, base, table->rules.rows + 1, 1);
  return weight;
}

int xo_table_begin(xo_table *table, xo_rules rules, const xo_play_order *order)
{
  table->rules = rules;
  table->order = *order;
  table->size = 0;
  if (!xo_inv_rules(rules) || !xo_inv_play_order(rules, order) || xo_max(rules) > XO_TABLE_CELLS)
    return 0;
  table_turns(table);
  int size = table_weigh(table);
  //@ ghost order_same(rules, *order, table->rules, table->order);
  //@ ghost xo_table old = *table;
  table_size(table, size);
  //@ ghost if (size != 0) table_complete(old, *table, rules.players + 1);
  return size;
}

/* The player moves to this cell, which is free. */
/*@ requires valid:   \valid(board);
    requires counted: BoardCounted(*board);
    requires cell:    OnBoard(board->game.rules, r, c) && board->game.cell[r][c] == 0;
    requires player:  InvPlayer(board->game.rules, player);
    terminates \true; exits \false; assigns board->game.cell[r][c], board->game.moves, board->count[player];
    ensures counted:  BoardCounted(*board);
    ensures munion:   MUnion(\old(board->game), board->game, r, c, player); */
static void table_put(xo_counted *board, int r, int c, xo_player player)
{
  //@ ghost xo_game old = board->game;
  //@ ghost count_most(old);
  //@ ghost area_bound(old.rules.rows, old.rules.cols);
  //@ ghost count_bound(old);
  board->game.cell[r][c] = (signed char)player;
  board->game.moves++;
  board->count[player]++;
  //@ ghost count_munion(old, board->game, r, c, player);
}

/* The player's cell becomes free. */
/*@ requires valid:   \valid(board);
    requires counted: BoardCounted(*board);
    requires cell:    OnBoard(board->game.rules, r, c) && board->game.cell[r][c] == player;
    requires player:  InvPlayer(board->game.rules, player);
    terminates \true; exits \false; assigns board->game.cell[r][c], board->game.moves, board->count[player];
    ensures counted:  BoardCounted(*board);
    ensures munion:   MUnion(board->game, \old(board->game), r, c, player); */
static void table_take(xo_counted *board, int r, int c, xo_player player)
{
  //@ ghost xo_game old = board->game;
  //@ ghost count_most(old);
  //@ ghost area_bound(old.rules.rows, old.rules.cols);
  //@ ghost count_bound(old);
  board->game.cell[r][c] = 0;
  board->game.moves--;
  board->count[player]--;
  //@ ghost count_munion(board->game, old, r, c, player);
}

/* The board with the number before; that before the empty board is the last of all. The first cell that is taken
 * becomes one less, and those before it, which are free, as large as can be. */
/*@ requires valid:   \valid(board) && \valid_read(table) && \separated(board, table);
    requires table:   InvTable(*table) && SameRules(table->rules, board->game.rules);
    requires counted: BoardCounted(*board);
    terminates \true; exits \false; assigns *board;
    ensures rules:    SameRules(table->rules, board->game.rules);
    ensures counted:  BoardCounted(*board);
    ensures before:   Index(*table, board->game) ==
                        (Index(*table, \old(board->game)) == 0 ? table->size : Index(*table, \old(board->game))) - 1; */
static void table_before(const xo_table *table, xo_counted *board)
{
  //@ ghost xo_game old = board->game;
  //@ ghost index_bound(*table);
  //@ ghost weights_fit(*table);
  /*@ loop invariant bound:   1 <= r <= table->rules.rows + 1;
      loop invariant rules:   SameRules(table->rules, board->game.rules);
      loop invariant counted: BoardCounted(*board);
      loop invariant index:   Index(*table, board->game) == Index(*table, old) + table->weight[r][1] - 1;
      loop assigns r, *board; loop variant table->rules.rows - r; */
  for (int r = 1; r != table->rules.rows + 1; r++) {
    /*@ loop invariant bound:   1 <= c <= table->rules.cols + 1;
        loop invariant rules:   SameRules(table->rules, board->game.rules);
        loop invariant counted: BoardCounted(*board);
        loop invariant index:   Index(*table, board->game) == Index(*table, old) + table->weight[r][c] - 1;
        loop assigns c, *board; loop variant table->rules.cols - c; */
    for (int c = 1; c != table->rules.cols + 1; c++) {
      xo_player player = board->game.cell[r][c]; // NOLINT(bugprone-signed-char-misuse,cert-str34-c): a cell is a number
      //@ ghost xo_game here = board->game;
      if (player != 0) {
        table_take(board, r, c, player);
        //@ ghost index_munion(*table, board->game, here, r, c, player);
        //@ ghost xo_game taken = board->game;
        //@ assert last: player == 1 ==> Index(*table, taken) == Index(*table, old) - 1;
        if (player > 1) {
          table_put(board, r, c, player - 1);
          //@ ghost index_munion(*table, taken, board->game, r, c, player - 1);
        }
        return;
      }
      table_put(board, r, c, table->rules.players);
      //@ ghost index_munion(*table, here, board->game, r, c, table->rules.players);
    }
    //@ assert wrap: table->weight[r + 1][1] == table->weight[r][table->rules.cols + 1];
  }
}

/* Whether the players have as many cells as turns in the order give them. */
/*@ requires valid:   \valid_read(board) && \valid_read(table);
    requires table:   InvTable(*table) && SameRules(table->rules, board->game.rules);
    requires counted: BoardCounted(*board);
    terminates \true; exits \false; assigns \nothing;
    ensures order:    \result <==> InOrder(board->game, table->order); */
static bool table_in_order(const xo_table *table, const xo_counted *board)
{
  //@ ghost count_most(board->game);
  //@ ghost count_bound(board->game);
  int round = board->count[table->order.at[table->order.len - 1]];
  int turn = table->turn[board->game.moves];
  /*@ loop invariant bound: 0 <= t <= table->order.len;
      loop invariant order: \forall integer s; 0 <= s < t ==>
                              Count(board->game, table->order.at[s]) == round + (s < turn ? 1 : 0);
      loop assigns t; loop variant table->order.len - t; */
  for (int t = 0; t < table->order.len; t++)
    if (board->count[table->order.at[t]] - round != (t < turn ? 1 : 0))
      return false;
  return true;
}

/* An entry, as player and distance. */
/*@ requires valid: \valid_read(entries + (0 .. x));
    requires index: 0 <= x;
    terminates \true; exits \false; assigns \nothing;
    ensures entry:  Decoded(entries[x], \result.player, \result.moves); */
static xo_worth table_entry(const unsigned char *entries, int x)
{
  return (xo_worth){entries[x] % (XO_PLAYERS_MAX + 1), entries[x] / (XO_PLAYERS_MAX + 1)};
}

/* What an open game is worth, from the entries of the boards that one move makes. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table) && SameRules(table->rules, game->rules);
    requires board:  IsBoard(*game, table->order) && IsUnfinished(*game);
    requires index:  0 <= x && x == Index(*table, *game);
    requires filled: FilledFrom(*table, entries, x + 1);
    terminates \true; exits \false; assigns \nothing;
    ensures worth:   IsWorth(*game, table->order, \result.player, \result.moves); */
static xo_worth table_open(const xo_table *table, const unsigned char *entries, const xo_game *game, int x)
{
  int least = -1, seen = 0, all = 0, most = 0;
  //@ ghost count_most(*game);
  //@ ghost turn_range(table->order.len, game->moves);
  xo_player player = table->order.at[table->turn[game->moves]];
  //@ assert mover: player == Mover(*game, table->order) && 1 <= player <= game->rules.players;
  /*@ loop invariant bound: 1 <= r <= game->rules.rows + 1;
      loop invariant found: MovesFound(*game, table->order, least, seen, all, most) && (seen == 0 ==> all == 0);
      loop invariant range: -1 <= least <= XO_TABLE_CELLS && 0 <= most <= XO_TABLE_CELLS;
      loop invariant tried: \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                              MoveTried(*game, table->order, least, seen, all, most, a, b);
      loop assigns r, least, seen, all, most; loop variant game->rules.rows - r; */
  for (int r = 1; r <= game->rules.rows; r++)
    /*@ loop invariant bound: 1 <= c <= game->rules.cols + 1;
        loop invariant found: MovesFound(*game, table->order, least, seen, all, most) && (seen == 0 ==> all == 0);
        loop invariant range: -1 <= least <= XO_TABLE_CELLS && 0 <= most <= XO_TABLE_CELLS;
        loop invariant tried: \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                                MoveTried(*game, table->order, least, seen, all, most, a, b);
        loop invariant here:  \forall integer b; 1 <= b < c ==>
                                MoveTried(*game, table->order, least, seen, all, most, r, b);
        loop assigns c, least, seen, all, most; loop variant game->rules.cols - c; */
    for (int c = 1; c <= game->rules.cols; c++)
      if (game->cell[r][c] == 0) {
        //@ ghost xo_game next = board_next(*table, *game, r, c);
        xo_worth after = table_entry(entries, x + player * table->weight[r][c]);
        //@ ghost worth_after(*game, next, table->order, after.player, after.moves, r, c);
        //@ ghost int least_was = least;
        //@ ghost int seen_was = seen;
        //@ ghost int all_was = all;
        //@ ghost int most_was = most;
        if (after.player == player)
          least = least < 0 || after.moves < least ? after.moves : least;
        else {
          all = seen == 0 || all == after.player ? after.player : 0;
          most = seen == 0 || after.moves > most ? after.moves : most;
          seen = 1;
        }
        /*@ ghost worth_more(*game, table->order, least_was, seen_was, all_was, most_was, after.player, after.moves,
                             r, c, least, seen, all, most); */
      }
  //@ ghost worth_tried(*table, *game, least, seen, all, most);
  if (least >= 0)
    return (xo_worth){player, least + 1};
  return all != 0 ? (xo_worth){all, most + 1} : (xo_worth){0, 0};
}

/* What any game is worth. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table) && SameRules(table->rules, game->rules);
    requires board:  IsBoard(*game, table->order);
    requires index:  0 <= x && x == Index(*table, *game);
    requires filled: FilledFrom(*table, entries, x + 1);
    terminates \true; exits \false; assigns \nothing;
    ensures worth:   IsWorth(*game, table->order, \result.player, \result.moves); */
static xo_worth table_game(const xo_table *table, const unsigned char *entries, const xo_game *game, int x)
{
  xo_player winner = xo_who_won(game);
  //@ ghost count_most(*game);
  if (winner != 0 || game->moves == xo_max(game->rules)) {
    //@ ghost worth_over(*game, table->order, winner);
    return (xo_worth){winner, 0};
  }
  return table_open(table, entries, game, x);
}

void xo_table_fill(const xo_table *table, unsigned char *entries)
{
  xo_counted board = {{table->rules, 0, {{0}}}, {0}};
  //@ ghost count_empty(board.game);
  //@ ghost index_empty(*table, board.game);
  //@ ghost weights_fit(*table);
  /*@ loop invariant bound:   0 <= x <= table->size;
      loop invariant rules:   SameRules(table->rules, board.game.rules);
      loop invariant counted: BoardCounted(board);
      loop invariant index:   Index(*table, board.game) == (x == table->size ? 0 : x);
      loop invariant filled:  FilledFrom(*table, entries, x);
      loop assigns x, board, entries[0 .. table->size - 1]; loop variant x; */
  for (int x = table->size; x > 0; x--) {
    table_before(table, &board);
    int entry = 0;
    if (table_in_order(table, &board)) {
      xo_worth worth = table_game(table, entries, &board.game, x - 1);
      //@ ghost count_most(board.game);
      entry = worth.player + (XO_PLAYERS_MAX + 1) * worth.moves;
      //@ ghost entry_right(*table, board.game, entry);
    } else {
      //@ ghost entry_other(*table, board.game);
    }
    entries[x - 1] = (unsigned char)entry;
  }
}

/* The number of a board. */
/*@ requires valid: \valid_read(table) && \valid_read(game);
    requires table: InvTable(*table) && SameRules(table->rules, game->rules);
    requires map:   IsMap(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures index:  \result == Index(*table, *game);
    ensures bound:  0 <= \result < table->size; */
static int table_index(const xo_table *table, const xo_game *game)
{
  int x = 0;
  //@ ghost index_bound(*table);
  //@ ghost weights_fit(*table);
  /*@ loop invariant bound: 1 <= r <= table->rules.rows + 1;
      loop invariant index: x == IndexRows(*table, *game, r - 1) && 0 <= x < table->weight[r][1] <= XO_TABLE_MAX;
      loop assigns r, x; loop variant table->rules.rows - r; */
  for (int r = 1; r != table->rules.rows + 1; r++) {
    /*@ loop invariant bound: 1 <= c <= table->rules.cols + 1;
        loop invariant index: x == IndexBefore(*table, *game, r, c) && 0 <= x < table->weight[r][c] <= XO_TABLE_MAX;
        loop assigns c, x; loop variant table->rules.cols - c; */
    for (int c = 1; c != table->rules.cols + 1; c++) {
      //@ assert digit: 0 <= game->cell[r][c] < table->rules.players + 1;
      //@ assert fits:     DigitFits(x, game->cell[r][c], table->weight[r][c], table->rules.players + 1);
      //@ assert capacity: ProductBound(game->cell[r][c], table->weight[r][c], XO_PLAYERS_MAX, XO_TABLE_MAX);
      x += game->cell[r][c] * table->weight[r][c];
      //@ assert before: x == IndexBefore(*table, *game, r, c + 1);
    }
    //@ assert row: IndexBefore(*table, *game, r, table->rules.cols + 1) == IndexRows(*table, *game, r);
    //@ assert wrap: table->weight[r + 1][1] == table->weight[r][table->rules.cols + 1];
  }
  return x;
}

xo_worth xo_table_worth(const xo_table *table, const unsigned char *entries, const xo_game *game)
{
  int x = table_index(table, game);
  return table_entry(entries, x);
}

/* Whether some move leads to a game worth this player's win within `left` moves; where `left` is negative, within any
 * number of moves. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table) && SameRules(table->rules, game->rules);
    requires board:  IsBoard(*game, table->order) && IsUnfinished(*game);
    requires index:  0 <= x && x == Index(*table, *game);
    requires filled: FilledFrom(*table, entries, 0);
    requires mover:  mover == Mover(*game, table->order) && 1 <= mover <= game->rules.players;
    terminates \true; exits \false; assigns \nothing;
    ensures keep:    \result ==> CanKeep(*game, table->order, player, left);
    ensures over:    !\result ==> (\forall integer r, c; OnBoard(game->rules, r, c) ==>
                       PassedOver(*game, table->order, player, left, r, c)); */
static bool table_keeps(const xo_table *table, const unsigned char *entries, const xo_game *game, int x,
                        xo_player mover, xo_player player, int left)
{
  /*@ loop invariant bound: 1 <= r <= game->rules.rows + 1;
      loop invariant over:  \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                              PassedOver(*game, table->order, player, left, a, b);
      loop assigns r; loop variant game->rules.rows - r; */
  for (int r = 1; r <= game->rules.rows; r++)
    /*@ loop invariant bound: 1 <= c <= game->rules.cols + 1;
        loop invariant here:  \forall integer b; 1 <= b < c ==>
                                PassedOver(*game, table->order, player, left, r, b);
        loop assigns c; loop variant game->rules.cols - c; */
    for (int c = 1; c <= game->rules.cols; c++)
      if (game->cell[r][c] == 0) {
        //@ ghost xo_game next = board_next(*table, *game, r, c);
        xo_worth after = table_entry(entries, x + mover * table->weight[r][c]);
        //@ ghost worth_after(*game, next, table->order, after.player, after.moves, r, c);
        if (after.player == player && (left < 0 || after.moves == left))
          return true;
      }
  return false;
}

xo_choice xo_table_choice(const xo_table *table, const unsigned char *entries, const xo_game *game, xo_pos pos)
{
  int x = table_index(table, game);
  //@ ghost count_most(*game);
  //@ ghost turn_range(table->order.len, game->moves);
  xo_worth before = table_entry(entries, x);
  int left = before.player == 0 ? 0 : before.moves - 1;
  xo_player mover = table->order.at[table->turn[game->moves]];
  bool best = table_keeps(table, entries, game, x, mover, before.player, left);
  bool same = table_keeps(table, entries, game, x, mover, before.player, -1);
  //@ ghost xo_game next = board_next(*table, *game, pos.row, pos.col);
  xo_worth after = table_entry(entries, x + mover * table->weight[pos.row][pos.col]);
  //@ ghost worth_after(*game, next, table->order, after.player, after.moves, pos.row, pos.col);
  /*@ ghost choice_right(*table, *game, next, before.player, before.moves, left, pos.row, pos.col, after.player,
                         after.moves, best, same); */
  xo_choice choice = {after, !best || (after.player == before.player && after.moves == left),
                      same && after.player != before.player};
  return choice;
}
