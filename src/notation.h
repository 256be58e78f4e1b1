/* notation.h: where words and moves stand in a line of text. Internal to the kernel: the reader (xo/notation.h) keeps
 * no spans, so that it stays quick, and whoever has to name a move asks xo_message_span, which asks here.
 *
 *     xo_notation_span((xo_rules){3, 3, 3, 2}, "15 2,2", 6, 3)     {3, 3}: the third move is "2,2"
 *     xo_notation_span((xo_rules){3, 3, 3, 2}, "15 2,2", 6, 2)     {1, 1}: the second is the "5"
 *
 * A move stands where it begins by spec/notation.acsl: it is a word, or one byte of a word that spells several. What
 * the reader could not read is a word as well, the one after the moves that it has read.
 */
#ifndef XO_PRIVATE_NOTATION_H
#define XO_PRIVATE_NOTATION_H

#include "xo/notation.h"

/* The word that the byte at this offset is in, or that ends before it: what stands there between blanks, comment and
 * the ends of the text. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires at:     0 <= at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at <= at <= \result.at + \result.len <= len;
    ensures word:    NoStop(text, \result.at, \result.at + \result.len);
    ensures begin:   \result.at == 0 || Stop(text[\result.at - 1]);
    ensures end:     WordEnd(text, len, \result.at + \result.len); */
xo_span xo_notation_word(const char *text, int len, int at);

/* The next word from this offset on; of length 0 where there is none, in a comment or after the last. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires at:     0 <= at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   at <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures next:    NextWord(text, len, at, \result.at, \result.at + \result.len); */
xo_span xo_notation_next(const char *text, int len, int at);

/* Where move number k stands, counted from 1. No bytes: fewer moves begin on the line. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    requires move:   1 <= k;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures line:    NoComment(text, 0, \result.at + \result.len);
    ensures found:   \result.len > 0 ==> MoveBegins(rules, text, len, \result.at) &&
                       MovesBefore(rules, text, len, \result.at, k - 1);
    ensures digit:   \result.len > 0 && OneDigit(rules) && NoMark(text, len, \result.at) ==> \result.len == 1;
    ensures word:    \result.len > 0 && !(OneDigit(rules) && NoMark(text, len, \result.at)) ==>
                       Word(text, len, \result.at, \result.at + \result.len);
    ensures none:    \result.len == 0 ==> TextEnd(text, len, \result.at) &&
                       FewerBefore(rules, text, len, \result.at, k); */
xo_span xo_notation_span(xo_rules rules, const char *text, int len, int k);

#endif
