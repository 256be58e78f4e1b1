/* best_play.c: what is true of best play in every game, whether its rules have a table or not. For two players:
 * one of them can force a win, or each can keep the other from it, and never two of these three (Zermelo). For every
 * number of players: who can force a win and follows the best moves of a table has won when the game is over. */
#include "xo/table.h"
#include "private/counted.h"
#include "play.acsl"
#include "table_fields.acsl"
#include "worth.acsl"
/*@ // All the others together can keep p from winning within n moves.
    predicate CanHold(xo_game g, xo_play_order o, integer p, integer n) =
      n <= 0 ? !WhoWon(g, p) : !WhoWon(g, p) && (IsUnfinished(g) ==>
        (Mover(g, o) == p ==> (\forall xo_game h; MoveTo(g, h, p) ==> CanHold(h, o, p, n - 1))) &&
        (Mover(g, o) != p ==> (\exists xo_game h; MoveTo(g, h, Mover(g, o)) && CanHold(h, o, p, n - 1))));
    // With all the moves that are left.
    predicate Holds_Off(xo_game g, xo_play_order o, integer p) = CanHold(g, o, p, Max(g.rules) - g.moves);

    predicate HoldIs(xo_game g, xo_play_order o, integer n) =
      \forall integer p; CanHold(g, o, p, n) <==> !CanForce(g, o, p, n);
    predicate HeldIs(xo_game g, xo_play_order o) = \forall integer p; Holds_Off(g, o, p) <==> !Forces(g, o, p);
    lemma Held_Is: \forall xo_game g, xo_play_order o, integer n;
      HoldIs(g, o, n) && n == Max(g.rules) - g.moves ==> HeldIs(g, o);

    // Players 1 and 2 do not both force a win within n moves.
    predicate NotBoth(xo_game g, xo_play_order o, integer n) = !(CanForce(g, o, 1, n) && CanForce(g, o, 2, n));
    predicate ForTwo(xo_game g, xo_play_order o, integer n) = g.rules.players == 2 && InvPlayOrder(g.rules, o) &&
      0 <= g.moves && g.moves + n <= XO_CELLS_MAX;
    lemma Not_Both: \forall xo_game g, xo_play_order o, integer n;
      NotBoth(g, o, n) && n == Max(g.rules) - g.moves ==> !(Forces(g, o, 1) && Forces(g, o, 2));

    // Who wins within n moves does so within more.
    predicate ForceMore(xo_game g, xo_play_order o, integer n) =
      \forall integer p; CanForce(g, o, p, n) ==> CanForce(g, o, p, n + 1);
*/
/*@ ghost
  /@ requires bound: 0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures hold:   \forall xo_game g; HoldIs(g, o, n); @/
  void hold_or_force(xo_play_order o, int n)
  {
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant hold:  \forall xo_game g, integer p; CanHold(g, o, p, k) <==> !CanForce(g, o, p, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++)
      ;
  }

  /@ requires bound:   0 <= n <= XO_CELLS_MAX && o.len == 2;
     terminates \true; exits \false; assigns \nothing;
     ensures not_both: \forall xo_game g; ForTwo(g, o, n) ==> NotBoth(g, o, n); @/
  void one_forces(xo_play_order o, int n)
  {
    turn_range(o.len, XO_CELLS_MAX);
    /@ loop invariant bound:    0 <= k <= n;
       loop invariant not_both: \forall xo_game g; ForTwo(g, o, k) ==> NotBoth(g, o, k);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++) {
      /@ assert next:  \forall xo_game g, h, integer q; MoveTo(g, h, q) && ForTwo(g, o, k + 1) ==> ForTwo(h, o, k); @/
    }
  }

  // Zermelo: of a game for two just one is true.
  /@ requires board: IsBoard(g, o) && InvPlayOrder(g.rules, o) && g.rules.players == 2;
     terminates \true; exits \false; assigns \nothing;
     ensures some:   Forces(g, o, 1) || Forces(g, o, 2) || (Holds_Off(g, o, 1) && Holds_Off(g, o, 2));
     ensures first:  Forces(g, o, 1) ==> !Forces(g, o, 2) && !Holds_Off(g, o, 1);
     ensures second: Forces(g, o, 2) ==> !Forces(g, o, 1) && !Holds_Off(g, o, 2); @/
  void zermelo(xo_game g, xo_play_order o)
  {
    count_most(g);
    area_bound(g.rules.rows, g.rules.cols);
    int n = g.rules.rows * g.rules.cols - g.moves;
    hold_or_force(o, n);
    one_forces(o, n);
    /@ assert is:       HoldIs(g, o, n); @/
    /@ assert held:     HeldIs(g, o); @/
  }

  // Whoever can force a win within n moves can within more.
  /@ requires bound: 0 <= n;
     terminates \true; exits \false; assigns \nothing;
     ensures more:   \forall xo_game g; ForceMore(g, o, n); @/
  void force_more(xo_play_order o, int n)
  {
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant more:  \forall xo_game g, integer p; CanForce(g, o, p, k) ==> CanForce(g, o, p, k + 1);
       loop assigns k; loop variant n - k; @/
    for (int k = 0; k != n; k++)
      ;
  }

  // The value, by the distance.
  /@ requires board: InvRules(g.rules) && 0 <= g.moves <= Max(g.rules) && IsWorth(g, o, v, d);
     terminates \true; exits \false; assigns \nothing;
     ensures value:  IsValue(g, o, v); @/
  void worth_is_value(xo_game g, xo_play_order o, int v, int d) {}

  // The game is open as long as moves are left, and won when none are.
  /@ requires worth: IsWorth(g, o, player, left) && 1 <= player <= g.rules.players;
     terminates \true; exits \false; assigns \nothing;
     ensures open:   0 < left ==> IsUnfinished(g);
     ensures won:    left == 0 ==> WhoWon(g, player); @/
  void force_left(xo_game g, xo_play_order o, int player, int left)
  {
    /@ assert no_force: 0 < left ==> !CanForce(g, o, player, 0); @/
  }

  // One move of a game that the player can force, the player's own being a best one.
  /@ requires worth: IsWorth(g, o, player, left) && IsUnfinished(g) && 1 <= player <= g.rules.players;
     requires move:  OnBoard(g.rules, r, c) && MUnion(g, h, r, c, Mover(g, o));
     requires best:  Mover(g, o) == player ==> IsBest(g, o, r, c);
     terminates \true; exits \false; assigns \nothing;
     ensures left:   1 <= left;
     ensures force:  CanForce(h, o, player, left - 1); @/
  void follow_next(xo_game g, xo_game h, xo_play_order o, int player, int left, int r, int c) {}
*/
/*@ // No cell of the row is free.
    predicate RowOccupied(xo_game g, integer r) = \forall integer c; 1 <= c <= g.rules.cols ==> g.cell[r][c] != 0;
*/
/* The first best move. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table) && FilledFrom(*table, entries, 0);
    requires board:  SameRules(table->rules, game->rules) && IsBoard(*game, table->order) && IsUnfinished(*game);
    terminates \true; exits \false; assigns \nothing;
    ensures pos:     InvPos(game->rules, \result) && !MovesSoFar(*game, \result.row, \result.col);
    ensures best:    IsBest(*game, table->order, \result.row, \result.col); */
static xo_pos first_best(const xo_table *table, const unsigned char *entries, const xo_game *game)
{
  xo_pos best = {0, 0};
  xo_worth worth = xo_table_worth(table, entries, game);
  //@ ghost int left = worth.player == 0 ? 0 : worth.moves - 1;
  //@ ghost some_free(*game, table->order);
  /*@ loop invariant bound: 1 <= r <= game->rules.rows + 1;
      loop invariant best:  best.row != 0 ==> InvPos(game->rules, best) && game->cell[best.row][best.col] == 0;
      loop invariant over:  \forall integer a, b; 1 <= a < r && 1 <= b <= game->rules.cols ==>
                              PassedOver(*game, table->order, worth.player, left, a, b);
      loop invariant free:  best.row == 0 ==> (\forall integer a; 1 <= a < r ==> RowOccupied(*game, a));
      loop assigns r, best; loop variant game->rules.rows - r; */
  for (int r = 1; r <= game->rules.rows; r++) {
    /*@ loop invariant bound: 1 <= c <= game->rules.cols + 1;
        loop invariant best:  best.row != 0 ==> InvPos(game->rules, best) && game->cell[best.row][best.col] == 0;
        loop invariant here:  \forall integer b; 1 <= b < c ==>
                                PassedOver(*game, table->order, worth.player, left, r, b);
        loop invariant free:  best.row == 0 ==> (\forall integer a; 1 <= a < r ==> RowOccupied(*game, a));
        loop invariant row:   best.row == 0 ==> (\forall integer b; 1 <= b < c ==> game->cell[r][b] != 0);
        loop assigns c, best; loop variant game->rules.cols - c; */
    for (int c = 1; c <= game->rules.cols; c++)
      if (game->cell[r][c] == 0) {
        best = (xo_pos){r, c};
        //@ ghost xo_game next = board_next(*table, *game, r, c);
        xo_choice choice = xo_table_choice(table, entries, game, best);
        if (choice.best)
          return best;
        //@ assert over: NextIsOther(*game, next, table->order, worth.player, left, r, c);
      }
    //@ assert row: best.row == 0 ==> RowOccupied(*game, r);
  }
  //@ assert all: best.row == 0 ==> (\forall integer a; 1 <= a <= game->rules.rows ==> RowOccupied(*game, a));
  //@ assert some: best.row != 0;
  //@ ghost best_none(*table, *game, worth.player, worth.moves, left);
  return best;
}

/* The game played to its end from *game on: the player moves as the table says, each of the others to the next cell of
 * their list if it can be moved to, be that wise or not, and else as the table says. */
/*@ requires valid:  \valid_read(table) && \valid_read(entries + (0 .. table->size - 1)) && \valid_read(others) &&
                      \valid(game) && \separated(game, table) && \separated(game, others) &&
                      \separated(game, entries + (0 .. table->size - 1));
    requires table:  InvTable(*table) && FilledFrom(*table, entries, 0);
    requires board:  SameRules(table->rules, game->rules) && IsBoard(*game, table->order);
    requires worth:  1 <= player <= game->rules.players && IsWorth(*game, table->order, player, within);
    terminates \true; exits \false; assigns *game;
    ensures won:     WhoWon(*game, player);
    ensures within:  game->moves <= \old(game->moves) + within; */
void follow(const xo_table *table, const unsigned char *entries, const xo_moves *others, xo_player player, int within,
            xo_game *game)
{
  int next = 0, left = within;
  //@ ghost xo_game start = *game;
  //@ ghost order_same(table->rules, table->order, game->rules, table->order);
  //@ ghost board_game(*game, table->order);
  /*@ loop invariant bound: 0 <= next <= XO_MOVES_CAP && 0 <= left <= within;
      loop invariant moves: game->moves + left <= start.moves + within;
      loop invariant rules: SameRules(table->rules, game->rules) && SameRules(start.rules, game->rules);
      loop invariant order: InvPlayOrder(game->rules, table->order);
      loop invariant board: IsBoard(*game, table->order) && InvGame(*game);
      loop invariant worth: IsWorth(*game, table->order, player, left);
      loop assigns next, left, *game; loop variant left; */
  while (left > 0) {
    //@ ghost force_left(*game, table->order, player, left);
    //@ ghost count_most(*game);
    //@ ghost board_game(*game, table->order);
    xo_pos pos = first_best(table, entries, game);
    //@ ghost turn_range(table->order.len, game->moves);
    xo_player mover = table->order.at[table->turn[game->moves]];
    //@ assert mover: mover == Mover(*game, table->order);
    if (mover != player && next < XO_MOVES_CAP) {
      xo_pos other = others->at[next];
      next++;
      if (xo_inv_pos(game->rules, other) && !xo_moves_so_far(game, other))
        pos = other;
    }
    //@ ghost xo_game old = *game;
    xo_move(game, mover, pos);
    //@ ghost follow_next(old, *game, table->order, player, left, pos.row, pos.col);
    //@ ghost board_moved(*table, old, *game, pos.row, pos.col);
    //@ ghost order_same(old.rules, table->order, game->rules, table->order);
    //@ ghost board_game(*game, table->order);
    xo_worth worth = xo_table_worth(table, entries, game);
    left = worth.moves;
  }
  //@ ghost force_left(*game, table->order, player, left);
}
/*@ ghost
  // What runs in the debug build of the worth of a move follows from all of it: no best move is a mistake.
  /@ requires free: InvRules(g.rules) && OnBoard(g.rules, r, c) && g.cell[r][c] == 0 && 0 <= g.moves < XO_CELLS_MAX;
     requires turn: q == Mover(g, o) && InvPlayer(g.rules, q);
     terminates \true; exits \false; assigns \nothing;
     ensures choice: ChoiceRight(g, o, r, c, v, d, best, mistake) ==>
       (0 <= v <= g.rules.players && 0 <= d < Max(g.rules) - g.moves && (v == 0 ==> d == 0) &&
        (best == 0 || mistake == 0)); @/
  void choice_runs(xo_game g, xo_play_order o, int r, int c, int v, int d, int best, int mistake, int q)
  {
    xo_game h = g;
    h.cell[r][c] = (signed char)q;
    h.moves++;
    /@ assert munion: MUnion(g, h, r, c, Mover(g, o)); @/
    /@ assert keep:   CanKeep(g, o, 0, -1) ==> CanKeep(g, o, 0, 0); @/
  }
*/
