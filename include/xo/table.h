/* table.h: who wins with best play, and how soon, for boards small enough to have a table.
 *
 * A board is a number: its cells are the digits, in base players + 1; an empty cell is 0. A table has an entry of one
 * byte for each number: the one player who can force a win against all the others together, if anybody can, and within
 * how few moves; 0 moves: that player has won. A move makes the number larger, so that the table is filled from its
 * end by one loop, each entry from entries that are there already. The memory is the caller's:
 *
 *     xo_table table;
 *     int size = xo_table_begin(&table, rules, &order);    19683 for 3x3 and two players; 0: no table for these
 *     unsigned char *entries = malloc((size_t)size);
 *     xo_table_fill(&table, entries);
 *     xo_table_worth(&table, entries, &game).player;       0: a draw with best play; p: p wins
 *     xo_table_choice(&table, entries, &game, pos).best    whether this move wins soonest, or loses latest
 *
 * include/README.md tells what a broken `requires` clause does.
 */
#ifndef XO_TABLE_H
#define XO_TABLE_H

#include "referee.h"

enum {
  XO_TABLE_CELLS = 17,     /* no board of more cells has a table */
  XO_TABLE_MAX = 200000000 /* the most entries of a table */
};

/* What is computed once for all entries of a table. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  int size;                                     /* how many entries there are */
  int weight[XO_SIDE_MAX + 2][XO_SIDE_MAX + 2]; /* what a 1 in this cell adds to the number of a board */
  int turn[XO_TABLE_CELLS + 1];                 /* whose turn it is after so many moves: an index into the order */
} xo_table;

/* What a game is worth with best play. */
typedef struct {
  xo_player player; /* who can force a win, whatever all the others do; 0: nobody can, for two players a draw */
  int moves;        /* within how few moves of all together; 0: the player has won, or nobody can */
} xo_worth;

/* A move that can be made, judged. */
typedef struct {
  xo_worth worth; /* what the game is worth after it */
  bool best;      /* it is a best one */
  bool mistake; /* the player who can force a win is another than before, or nobody; another move would have kept it */
} xo_choice;

#include "table.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Prepare the table for these rules and this order; how many entries it has, and so bytes. 0: rules or order are not
 * valid, or a table would be too large, and *table is not to be used. Every value is answered. */
/*@ requires valid:   \valid(table) && \valid_read(order) && \separated(table, order);
    terminates \true; exits \false; assigns *table;
    ensures no_table: \result == 0 <==> !(InvRules(rules) && InvPlayOrder(rules, *order) && TableFits(rules));
    ensures table:    \result != 0 ==> InvTable(*table) && SameRules(rules, table->rules) &&
                        SameOrder(*order, table->order);
    ensures size:     \result != 0 ==> \result == table->size;
    ensures bound:    0 <= \result <= XO_TABLE_MAX; */
int xo_table_begin(xo_table *table, xo_rules rules, const xo_play_order *order);

/* Fill the entries, table->size of them. */
/*@ requires valid: \valid_read(table) && \valid(entries + (0 .. table->size - 1)) &&
                      \separated(table, entries + (0 .. table->size - 1));
    requires table: InvTable(*table);
    terminates \true; exits \false; assigns entries[0 .. table->size - 1];
    ensures filled: FilledFrom(*table, entries, 0); */
void xo_table_fill(const xo_table *table, unsigned char *entries);

/* What the game is worth, won, full or open. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table);
    requires filled: FilledFrom(*table, entries, 0);
    requires board:  SameRules(table->rules, game->rules) && IsBoard(*game, table->order);
    terminates \true; exits \false; assigns \nothing;
    ensures worth:   IsWorth(*game, table->order, \result.player, \result.moves); */
xo_worth xo_table_worth(const xo_table *table, const unsigned char *entries, const xo_game *game);

/* The move to a free cell, by the player whose turn it is. Who can force a win wins soonest with a best move, who loses
 * does so latest, and for two players a draw is kept. With more players there may be no move that keeps it so that
 * nobody can force a win; then all moves are best ones, and none is a mistake. */
/*@ requires valid:  \valid_read(table) && \valid_read(game) && \valid_read(entries + (0 .. table->size - 1));
    requires table:  InvTable(*table);
    requires filled: FilledFrom(*table, entries, 0);
    requires board:  SameRules(table->rules, game->rules) && IsBoard(*game, table->order);
    requires open:   IsUnfinished(*game);
    requires free:   InvPos(game->rules, pos) && !MovesSoFar(*game, pos.row, pos.col);
    terminates \true; exits \false; assigns \nothing;
    ensures choice:  ChoiceRight(*game, table->order, pos.row, pos.col, \result.worth.player, \result.worth.moves,
                       \result.best, \result.mistake); */
xo_choice xo_table_choice(const xo_table *table, const unsigned char *entries, const xo_game *game, xo_pos pos);

#ifdef __cplusplus
}
#endif

#endif
