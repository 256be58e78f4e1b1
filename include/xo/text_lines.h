/* text_lines.h: the text lines of a file that comes in blocks.
 *
 *     static xo_lines lines;
 *     int used = xo_lines_next(&lines, text, len, last);
 *
 * The caller keeps the bytes. It passes those that have not been used, and appends more where `used` is 0. A text line
 * ends with a newline, or with the file. A byte-order mark at the start of a file is no part of the first line. A line
 * of more than XO_LINE_MAX bytes is found once, with its first XO_WINDOW bytes; the rest is skipped, however long it
 * is.
 */
#ifndef XO_TEXT_LINES_H
#define XO_TEXT_LINES_H

#include "types.h"

#include <stdbool.h>

/* The bytes that a text line may have without its end; and the bytes read at once. A block of so many bytes has the
 * end of a line in it, or is the head of a line that is too long. */
enum { XO_LINE_MAX = 65536, XO_WINDOW = XO_LINE_MAX + 1 };

/* Text lines in order. Line k, from 0, begins at start[k] and ends before start[k + 1] - 1, where its newline or the
 * end of the block is. Flags: 0 is false. At the start of a file all is 0. */
typedef struct {
  int begun;  /* after the place where a byte-order mark may be */
  int within; /* within a text line that is too long and has been found */
  int count;
  int next; /* the first that is not judged yet (xo/judge.h); xo_lines_next sets it to 0 */
  int start[XO_WINDOW + 2];
} xo_lines;

#include "text_lines.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Find the next text lines of a file. These are its next len bytes, and its last ones if `last` is true. Answers how
 * many bytes have been used: a byte-order mark, the rest of a line that is too long, or the lines found. 0: more
 * bytes are needed, or there are none. */
/*@ requires text:     0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(lines) && \separated(lines, text + (0 .. len - 1));
    requires begun:    lines->begun || !lines->within;
    terminates \true; exits \false; assigns *lines;
    ensures used:      0 <= \result <= len;
    ensures begun:     lines->begun <==> \old(lines->begun) || last || 3 <= len ||
                         !(0 < len ==> text[0] == BomByte(0)) || !(1 < len ==> text[1] == BomByte(1));
    ensures bom:       !\old(lines->begun) && (!lines->begun || (3 <= len && text[0] == BomByte(0) &&
                         text[1] == BomByte(1) && text[2] == BomByte(2))) ==>
                         lines->count == 0 && !lines->within && \result == (lines->begun ? 3 : 0);
    ensures rest:      \old(lines->within) ==> lines->count == 0 &&
                         (\forall integer i; 0 <= i < \result - 1 ==> text[i] != '\n') &&
                         (lines->within ==> \result == len && (0 < len ==> text[len - 1] != '\n')) &&
                         (!lines->within ==> 0 < \result && text[\result - 1] == '\n');
    ensures count:     0 <= lines->count;
    ensures begin:     lines->next == 0 && lines->start[0] == 0;
    ensures lines:     0 < lines->count ==> \result == Least(lines->start[lines->count], Least(len, XO_WINDOW));
    ensures most:      \old(!lines->within) && !lines->within && 0 < lines->count ==>
                         \forall integer i; \result <= i < Least(len, XO_WINDOW) ==> text[i] != '\n';
    ensures each_line: \forall integer k; 0 <= k < lines->count ==>
                         0 <= lines->start[k] < lines->start[k + 1] <= \result + 1 && lines->start[k] < \result;
    ensures inside:    \forall integer k; 0 <= k < lines->count ==>
                           (\forall integer i; lines->start[k] <= i < lines->start[k + 1] - 1 ==> text[i] != '\n');
    ensures ended:     \forall integer k; 0 <= k < lines->count ==> lines->start[k] < lines->start[k + 1] <= \result ==>
                         text[lines->start[k + 1] - 1] == '\n';
    ensures open:      \forall integer k; 0 <= k < lines->count ==> lines->start[k] < \result < lines->start[k + 1] ==>
                         k == lines->count - 1 && (lines->within || (last && \result == len));
    ensures long:      \old(!lines->within) ==>
                         (lines->within <==> lines->count == 1 && lines->start[1] == XO_WINDOW + 1);
    ensures no_lines:  \old(!lines->within) && lines->count == 0 ==>
                         \result == 0 || (!\old(lines->begun) && \result == 3 &&
                         text[0] == BomByte(0) && text[1] == BomByte(1) && text[2] == BomByte(2));
    ensures whole:     \old(!lines->within) && lines->begun && \result < len ==>
                         0 < \result ||
                         (!last && len < XO_WINDOW && \forall integer i; 0 <= i < len ==> text[i] != '\n'); */
int xo_lines_next(xo_lines *lines, const char *text, int len, bool last);

#ifdef __cplusplus
}
#endif

#endif
