/* naive.h: the module XO a second time, slow and straight from its definitions, to compare the kernel with.
 *
 * It shares the kernel's types of input and nothing of its code. A game is the list of its maplets. A set of positions
 * is a table of truth values, made anew for every question. The board is searched whole after every move, and
 * duplicates are found by comparing every pair.
 */
#ifndef NAIVE_H
#define NAIVE_H

#include "xo.h"

typedef struct {
  xo_pos pos;
  xo_player player;
} naive_maplet;

/* map Pos to Player */
typedef struct {
  int card;
  naive_maplet maplet[XO_CELLS_MAX];
} naive_game;

/* Whether the player has a line with this cell in it, or any where it is null. */
bool naive_has_line(xo_rules rules, const naive_game *game, xo_player player, const xo_pos *asked);

/* The verdict on a record; for XO_OK and XO_TOO_FEW *game is the final game. */
xo_verdict naive_judge(const xo_record *record, naive_game *game);

/* The same maplets, no more and no fewer, and nothing off the board. */
bool naive_agrees(const naive_game *game, const xo_game *other);

/* The kernel answers each query on its game as this game does. */
bool naive_answers(const naive_game *game, const xo_game *other);

#endif
