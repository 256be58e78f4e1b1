/* token.h: the parts of a text line of moves. Internal to the kernel. */
#ifndef XO_TOKEN_H
#define XO_TOKEN_H

#include "xo/notation.h"

/* Whether a byte can separate two moves: a space, a tab, or the carriage return of a foreign line end. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures blank:  \result <==> c == ' ' || c == '\t' || c == '\r'; */
bool xo_is_blank(char c);

/* Whether a token ends at text[at]: at the end of the text line, a blank or a comment. */
/*@ requires text:  0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures end:    \result <==> at == len || text[at] == ' ' || text[at] == '\t' || text[at] == '\r' ||
                      text[at] == '#'; */
bool xo_is_end(const char *text, int len, int at);

/* Whether text[from .. to) has a comma, a letter or a point. */
/*@ requires text:     0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures qualifier: \result <==> \exists integer i; from <= i < to && Qualifier(text[i]); */
bool xo_has_qualifier(const char *text, int from, int to);

/* The number whose digits begin at text[*at]; *at moves after the last of them. */
/*@ requires valid: \valid(at) && \separated(at, text + (0 .. len - 1));
    requires text:  0 <= *at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns *at;
    ensures bound:  0 <= \result <= XO_BEYOND && \old(*at) <= *at <= len;
    ensures digits: Digits(text, \old(*at), *at);
    ensures all:    *at < len ==> !('0' <= text[*at] <= '9');
    ensures number: \let a = \old(*at); IsNumber(text, a, *at, \result); */
int xo_number(const char *text, int len, int *at);

/* The position of cell number n, counted row by row from 1; a number off the board gives a position off it. */
/*@ requires rules:  InvRules(rules);
    requires number: 0 <= n <= XO_BEYOND + 1;
    terminates \true; exits \false; assigns \nothing;
    ensures cell:    (\result.row - 1) * rules.cols + \result.col == n;
    ensures off:     n == 0 ==> \result.row == 1 && \result.col == 0;
    ensures col:     n > 0 ==> 1 <= \result.row && 1 <= \result.col <= rules.cols; */
xo_pos xo_cell(xo_rules rules, int n);

/* What is added to a number of this notation. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures added:   \result == Added(notation); */
int xo_added(xo_notation notation);

/* Read the token that begins at text[*at] and append its moves; *at moves after it. With `one_digit` each digit of a
 * number is a cell. Answers how many moves it has; the number of a move has none, and another word has to follow it.
 * Answers -1 if the token does not fit: then *at is the byte at fault, and nothing was appended. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= *at <= len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(at) && \valid(moves);
    requires apart:    \separated(at, moves, text + (0 .. len - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    requires digits:   one_digit <==> OneDigit(rules);
    terminates \true; exits \false; assigns *at, *moves;
    ensures bound:     \old(*at) <= *at <= len;
    ensures count:     -1 <= \result <= *at - \old(*at) && (\result >= 0 ==> \old(*at) < *at);
    ensures stored:    moves->len == (\result < 0 ? \old(moves->len) :
                         \old(moves->len) + \result < XO_MOVES_CAP ? \old(moves->len) + \result : XO_MOVES_CAP);
    ensures end:       \result >= 0 && *at < len ==>
                         text[*at] == ' ' || text[*at] == '\t' || text[*at] == '\r' || text[*at] == '#';
    ensures error:     \result < 0 && *at < len ==> !('0' <= text[*at] <= '9');
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      \let a = \old(*at); \let n = \old(moves->len);
                         \result >= 0 ==> TokenRead(rules, notation, text, a, *at, *moves, n, n + \result);
    ensures fits:      \let a = \old(*at); \result >= 0 ==> Fits(text, len, a, *at);
    ensures misfit:    \let a = \old(*at); \result < 0 ==> Misfit(text, len, a, *at); */
int xo_token(xo_rules rules, xo_notation notation, bool one_digit, const char *text, int len, int *at, xo_moves *moves);

#endif
