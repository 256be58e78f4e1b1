/* notation.h: where words and moves are in a line of text. Internal to the kernel. The reader (xo/notation.h) keeps no
 * ranges, so that it is fast. Programs find a move by xo_message_range, which calls the functions here.
 *
 *     xo_notation_range((xo_rules){3, 3, 3, 2}, "15 2,2", 6, 3)     {3, 3}: the third move is "2,2"
 *     xo_notation_range((xo_rules){3, 3, 3, 2}, "15 2,2", 6, 2)     {1, 1}: the second is the "5"
 *
 * spec/notation.acsl defines where a move begins. Its bytes are a word, or one byte of a word that spells several
 * moves. An unreadable token is a word as well, the one after the moves read.
 */
#ifndef XO_PRIVATE_NOTATION_H
#define XO_PRIVATE_NOTATION_H

#include "xo/notation.h"

/* The word that the byte at this offset is in, or that ends before it. Blanks, a comment and the ends of the text limit
 * it. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires offset: 0 <= at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at <= at <= \result.at + \result.len <= len;
    ensures word:    NoStop(text, \result.at, \result.at + \result.len);
    ensures begin:   \result.at == 0 || Stop(text[\result.at - 1]);
    ensures end:     WordEnd(text, len, \result.at + \result.len); */
xo_range xo_notation_word(const char *text, int len, int at);

/* The next word from this offset on. Its length is 0 if there is none: in a comment, or after the last word. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires offset: 0 <= at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   at <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures next:    NextWord(text, len, at, \result.at, \result.at + \result.len); */
xo_range xo_notation_next(const char *text, int len, int at);

/* The bytes of move number k, counted from 1. No bytes: fewer moves begin on the line. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    requires move:   1 <= k;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures line:    NoComment(text, 0, \result.at + \result.len);
    ensures found:   \result.len > 0 ==> MoveBegins(rules, text, len, \result.at) &&
                       MovesBefore(rules, text, len, \result.at, k - 1);
    ensures digit:   \result.len > 0 && OneDigit(rules) && NoQualifier(text, len, \result.at) ==> \result.len == 1;
    ensures word:    \result.len > 0 && !(OneDigit(rules) && NoQualifier(text, len, \result.at)) ==>
                       Word(text, len, \result.at, \result.at + \result.len);
    ensures no_move: \result.len == 0 ==> TextEnd(text, len, \result.at) &&
                       FewerBefore(rules, text, len, \result.at, k); */
xo_range xo_notation_range(xo_rules rules, const char *text, int len, int k);

#endif
