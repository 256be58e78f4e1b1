/* types.h: the limits and the types of XO, and the logic that gives them their meaning.
 *
 * Four numbers describe an m,n,k-game: rows, cols, line (how many cells in a row win) and the number of players. XO
 * itself, tic-tac-toe, is 3, 3, 3, 2. Every type of the VDM-SL module XO has its C type here. Its invariant is the
 * predicate of the same name after "Inv" in spec/xo.acsl (inv_Pos is InvPos). A C object of these types can hold any
 * values; a value of the VDM type is one that satisfies the invariant. The contracts require the invariant where it is
 * needed, and ensure it where it holds. They do not cover objects that are not initialized.
 *
 * The board is a fixed square with a border of one cell. So the VDM module's 1-based positions need no
 * offset, and a walk from a cell on the board meets an empty cell before it can leave the array:
 *
 *          0   1   2   3   4 ... 21
 *      0   .   .   .   .   .          . is always 0
 *      1   .  (1,1)(1,2)(1,3) .
 *      2   .  (2,1)(2,2)(2,3) .       a 3x3 board: rows and columns 1 to 3
 *      3   .  (3,1)(3,2)(3,3) .
 *      4   .   .   .   .   .
 */
#ifndef XO_TYPES_H
#define XO_TYPES_H

#include <stdbool.h>

/* The limits of the family; the proofs hold for all rules within them. */
enum {
  XO_DIRECTIONS = 4,                        /* of lines: along a row, a column, and the two diagonals */
  XO_SIDE_MAX = 20,                         /* rows, columns and line: 1 to 20 */
  XO_PLAYERS_MAX = 8,                       /* players: 2 to 8 */
  XO_CELLS_MAX = XO_SIDE_MAX * XO_SIDE_MAX, /* cells of the largest board */
  XO_MOVES_CAP = XO_CELLS_MAX + 1           /* a list can hold one move too many, so that it can be reported */
};

/* The rules of one m,n,k-game (VDM: the type Rules; the seed has SIZE and two players). */
typedef struct {
  int rows;    /* 1 to XO_SIDE_MAX */
  int cols;    /* 1 to XO_SIDE_MAX */
  int line;    /* cells in a row that win, 1 to XO_SIDE_MAX; may be longer than the board */
  int players; /* 2 to XO_PLAYERS_MAX */
  int exact;   /* 1: a line that goes on does not win; else 0 */
} xo_rules;

/* VDM type Player: a number from 1 to rules.players. The module's two players have names. */
typedef int xo_player;
enum { XO_CROSS = 1, XO_NOUGHT = 2 };

/* VDM type Pos: a cell of the board, both coordinates counted from 1. */
typedef struct {
  int row; /* 1 to rules.rows */
  int col; /* 1 to rules.cols */
} xo_pos;

/* VDM type Game (and the state Sigma): who has moved where. A map from Pos to Player, held as an array:
 * 0 is a position outside the map's domain. */
typedef struct {
  xo_rules rules;
  int moves; /* how many cells are occupied: card dom g */
  signed char cell[XO_SIDE_MAX + 2][XO_SIDE_MAX + 2];
} xo_game;

/* VDM type PlayOrder: the players in the order they take turns, each of them once. */
typedef struct {
  int len; /* rules.players */
  xo_player at[XO_PLAYERS_MAX];
} xo_play_order;

/* VDM type Moves: the positions played, first to last; the k-th move is at[k - 1]. */
typedef struct {
  int len; /* 0 to rows * cols */
  xo_pos at[XO_MOVES_CAP];
} xo_moves;

/* The result of play, VDM: Player | <DRAW> | <UNFINISHED>. A positive value is the player who won. */
typedef int xo_outcome;
enum { XO_UNFINISHED = 0, XO_DRAW = -1 };

#include "xo.acsl"

#endif
