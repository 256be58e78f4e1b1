/* notation.h: moves as text, in the notations people use.
 *
 * A text line is a list of moves separated by blanks: spaces, tabs, carriage returns. A comment runs from '#' to the
 * end of the line. The notations of a move may be mixed:
 *
 *     2,3      row and column, from 1
 *     h8 I12   a letter for the column, then the row: 8,8 and 12,9
 *     6        the number of a cell, counted row by row from 1
 *     15293    on a board of at most nine cells: one cell number for each digit
 *
 * The reader knows only the text. Whether a position is on the board is for the referee: "0", "9,9" and "z1" are read
 * on a 3x3 board, and refused there.
 *
 * spec/notation.acsl defines the grammar and the moves that a text spells. For every text of every length the contract
 * determines whether it is read, its moves in order, none left out, and the place of the first fault. Two things stay
 * open. Numbers from XO_BEYOND on are not told apart, and of moves after number XO_MOVES_CAP only their count is
 * determined. What follows moves->len in moves->at does not change.
 */
#ifndef XO_NOTATION_H
#define XO_NOTATION_H

#include "types.h"

/* Larger numbers are read as this one, which is no cell, row or column of any board. */
enum { XO_BEYOND = 100000 };

/* The text of a game has fewer bytes than this, so that its moves can be counted. */
enum { XO_TEXT_MAX = 2147483647 };

/* How numbers and letters are meant. Counted from 0, "0,0" is the first cell and so is "0"; a row after a letter is
 * counted from 1 all the same. The letters of a go board leave i out. The two can be added; any other number is
 * XO_PLAIN. */
enum { XO_PLAIN = 0, XO_ZERO_BASED = 1, XO_GO_LETTERS = 2 };
typedef int xo_notation;

/* What was read of a text line. */
typedef struct {
  int moves; /* the moves on the text line, or those before the token with the syntax error */
  int at;    /* the offset of the first byte that does not fit, which may be len; -1: none */
} xo_reading;

/* A part of a text. */
typedef struct {
  int at;  /* the offset of its first byte */
  int len; /* how many bytes it has; 0: there is no such part */
} xo_range;

#include "notation.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Read a text line of len bytes, any bytes, into moves. The first XO_MOVES_CAP moves are stored. */
/*@ requires text:  0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid: \valid(moves) && \separated(moves, text + (0 .. len - 1));
    requires rules: InvRules(rules);
    terminates \true; exits \false; assigns *moves;
    ensures count:  0 <= \result.moves <= len;
    ensures stored: moves->len == (\result.moves < XO_MOVES_CAP ? \result.moves : XO_MOVES_CAP);
    ensures after:  SameAfter(\old(*moves), *moves, moves->len);
    ensures offset: -1 <= \result.at <= len;
    ensures error:  0 <= \result.at < len ==> !('0' <= text[\result.at] <= '9');
    ensures blank:  (\forall integer i; 0 <= i < len ==> text[i] == ' ') ==> \result.moves == 0 && \result.at == -1;
    ensures grammar: \result.at == -1 <==> Grammar(text, len);
    ensures line:   \result.at == -1 ==>
                      \exists integer e; 0 <= e <= len &&
                      TextRead(rules, notation, text, len, e, *moves, \result.moves);
    ensures fault:  \result.at != -1 ==> \exists integer s; 0 <= s < len &&
                      FaultRead(rules, notation, text, len, s, \result.at, *moves, \result.moves); */
xo_reading xo_notation_read(xo_rules rules, xo_notation notation, const char *text, int len, xo_moves *moves);

/* The bytes that a position may need, written as "row,col": a coordinate has two digits at most. */
enum { XO_NOTATION_CAP = 5 };

#ifdef __cplusplus
}
#endif

#endif
