/* board.h: boards whose moves nobody knows, judged, and read from text.
 *
 *     xo_game game;
 *     xo_board_read((xo_rules){3, 3, 3, 2, 0}, "XX. OO. ...", 11, &game).status; XO_BOARD_OK: the cells are read
 *     xo_board board = xo_board_judge(&game, &order);
 *     board.status                                                               XO_BOARD_OK: a game leads to them
 *     board.outcome, board.turn                                                  who has won, or whose turn it is
 *
 * The cells may be anything: each fault has its status. Which moves have led to a board plays no part; referee.h judges
 * moves. include/README.md tells what a broken `requires` clause does.
 */
#ifndef XO_BOARD_H
#define XO_BOARD_H

#include "table.h"

/* What is wrong with a board. */
typedef int xo_board_status;
enum {
  XO_BOARD_OK = 0,    /* a game leads to it; by exact rules: its last move can be taken back, and no more */
  XO_BOARD_RULES,     /* the rules are outside the limits */
  XO_BOARD_ORDER,     /* the order is no permutation of the players */
  XO_BOARD_CELLS,     /* a cell holds no player, or something is off the board */
  XO_BOARD_COUNTS,    /* a player has two cells more than another, or still more */
  XO_BOARD_TURNS,     /* a player is ahead of one whose turn comes first */
  XO_BOARD_UNREACHED, /* no game leads to it: one was over before the last move */
  XO_BOARD_SYMBOL,    /* of a text: a byte means nothing; never an answer of xo_board_judge */
  XO_BOARD_MANY,      /* of a text: a symbol more than the board has cells; never an answer of xo_board_judge */
  XO_BOARD_FEW        /* of a text: too few symbols; never an answer of xo_board_judge */
};

/* A line that a player has: its first cell, and a step to the next one. */
typedef struct {
  xo_player player;
  xo_pos from, step;
} xo_won_line;

/* A board, judged or read. Lines that no game makes tell why none leads to it. One is of a player who has not moved
 * last; two or three have no cell in common. */
typedef struct {
  xo_board_status status;
  int at;              /* of a text: the offset of the byte at fault, which may be the text's length; -1: none */
  xo_outcome outcome;  /* who has won, XO_DRAW or XO_UNFINISHED */
  xo_player turn;      /* whose turn it is; 0: the game is over, or the board is at fault, or not judged */
  int lines;           /* of XO_BOARD_UNREACHED: how many; 0 only by exact rules, which is tested, not proved */
  xo_won_line line[3]; /* the lines */
} xo_board;

#include "board.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Judge a board: its rules, its cells, and whether the players, moving in this order, can have made it. How many cells
 * are taken is counted, and kept in game->moves, whatever was there. The first fault counts, in the order of the list
 * above. */
/*@ requires valid:   \valid(game) && \valid_read(order) && \separated(game, order);
    terminates \true; exits \false; assigns game->moves;
    ensures count:    InvRules(game->rules) && IsMap(*game) ==> game->moves == MoveCountSoFar(*game);
    ensures range:    0 <= game->moves <= XO_CELLS_MAX;
    ensures rules:    \result.status == XO_BOARD_RULES <==> !InvRules(game->rules);
    ensures order:    \result.status == XO_BOARD_ORDER <==>
                        InvRules(game->rules) && !InvPlayOrder(game->rules, *order);
    ensures cells:    \result.status == XO_BOARD_CELLS <==> BoardCells(*game, *order);
    ensures counts:   \result.status == XO_BOARD_COUNTS <==> BoardCounts(*game, *order);
    ensures turns:    \result.status == XO_BOARD_TURNS <==> BoardTurns(*game, *order);
    ensures unreached: \result.status == XO_BOARD_UNREACHED <==> BoardUnreached(*game, *order);
    ensures ok:       \result.status == XO_BOARD_OK <==> BoardReached(*game, *order);
    ensures outcome:  \result.status == XO_BOARD_OK ==> IsOutcome(*game, \result.outcome);
    ensures turn:     \result.turn == (\result.status == XO_BOARD_OK && \result.outcome == XO_UNFINISHED
                                       ? Mover(*game, *order) : 0);
    ensures fault:    \result.status != XO_BOARD_OK ==> \result.outcome == XO_UNFINISHED;
    ensures no_lines: \result.status != XO_BOARD_UNREACHED ==> \result.lines == 0;
    ensures lines:    \result.status == XO_BOARD_UNREACHED ==> LinesExclude(*game, LastMover(*game, *order), \result);
    ensures no_text:  \result.at == -1; */
xo_board xo_board_judge(xo_game *game, const xo_play_order *order);

/* Read a text of len bytes, which may be any, into the cells of game; spec/board.acsl has the grammar. At a fault the
 * cells before it are read, and those after it are free. game->moves is 0: xo_board_judge counts. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(game) && \separated(game, text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns *game;
    ensures rules:   SameRules(rules, game->rules);
    ensures map:     IsMap(*game);
    ensures ok:      \result.status == XO_BOARD_OK ==> BoardGrammar(text, rules, len) && \result.at == -1;
    ensures symbol:  \result.status == XO_BOARD_SYMBOL ==> BoardSymbol(text, rules, len, \result.at);
    ensures many:    \result.status == XO_BOARD_MANY ==> BoardMany(text, rules, len, \result.at);
    ensures few:     \result.status == XO_BOARD_FEW ==> BoardFew(text, rules, len, \result.at);
    ensures status:  \result.status == XO_BOARD_OK || XO_BOARD_SYMBOL <= \result.status <= XO_BOARD_FEW;
    ensures moves:   game->moves == 0 && \result.outcome == XO_UNFINISHED && \result.turn == 0 && \result.lines == 0;
    ensures cells:   SymbolCells(text, *game, \result.at == -1 ? len : \result.at);
    ensures rest:    \forall integer r, c; OnBoard(rules, r, c) && !CellBefore(rules,
                       Symbols(text, \result.at == -1 ? len : \result.at), r, c) ==> game->cell[r][c] == 0; */
xo_board xo_board_read(xo_rules rules, const char *text, int len, xo_game *game);

#ifdef __cplusplus
}
#endif

#endif
