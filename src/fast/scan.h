/* scan.h: what the automaton says of the text lines of a block, all at once.
 *
 *     static xo_verdicts known;
 *     xo_scan_lines(&automaton, text, used, &lines, &known);   after used = xo_lines_next(..., text, ..., &lines)
 *     v = xo_scan_beginning(&automaton, text, len, &moves);    of one line of digits that is not known
 *
 * A line is looked at as words if it may be some, and else as digits; that no line is taken for another is proved. Not
 * proved is how much is known: 0 is true of every line, and which lines are known is tested (tests/unit/test_scan.c).
 */
#ifndef XO_SCAN_H
#define XO_SCAN_H

#include "automaton.h"
#include "xo/stream.h"

/* So many lines are looked at side by side. */
enum { XO_SCAN_LINES = 256 };
/* From the classes of a line to those of the next: a size of which a compiler knows more than of XO_AUTOMATON_STEPS. */
enum { XO_SCAN_STEP = 24 };

/* The automaton's verdict of each of the first `count` lines of a block, or 0. */
typedef struct {
  int count;
  unsigned char of[XO_WINDOW];
} xo_verdicts;

#include "scan.acsl"

/* The verdict of each line, or 0, of lines that were found in these len bytes. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(lines) && 0 <= len && \valid_read(text + (0 .. len - 1));
    requires count:   0 <= lines->count <= XO_WINDOW && \valid(known);
    requires apart:   \separated(automaton, lines, text + (0 .. len - 1), known);
    requires good:    Good(*automaton);
    requires lines:   \forall integer k; 0 <= k < lines->count ==> lines->start[k] < len &&
                        LineWithin(text, len, lines->start[k], lines->start[k + 1]);
    terminates \true; exits \false; assigns *known;
    ensures count:    known->count == lines->count;
    ensures said:     \forall integer k; 0 <= k < lines->count ==>
                        SaidOfLine(*automaton, text, *lines, k, known->of[k]); */
void xo_scan_lines(const xo_automaton *automaton, const char *text, int len, const xo_lines *lines, xo_verdicts *known);

/* The verdict of a line's first digits, as if it ended behind them, or 0: of as many as lead to a position that the
 * automaton knows. How many they are. */
/*@ requires valid:   \valid_read(automaton) && 0 <= len <= XO_AUTOMATON_CELLS && \valid_read(text + (0 .. len - 1)) &&
                        \valid(moves) && \separated(automaton, text + (0 .. len - 1), moves);
    requires good:    Good(*automaton);
    terminates \true; exits \false; assigns *moves;
    ensures count:    0 <= *moves <= len;
    ensures said:     SaidOfDigits(*automaton, text, *moves, \result); */
int xo_scan_beginning(const xo_automaton *automaton, const char *text, int len, int *moves);

#endif
