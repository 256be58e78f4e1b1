/* remedy.h: how to mend what is wrong with a game, in the same words for every program.
 *
 *     xo_remedy_of(&record, finding, XO_PLAIN, text, len)     XO_REMEDY_FREE_CELL
 *     xo_remedy_words(XO_REMEDY_FREE_CELL)                    "choose a free cell"
 *
 * The words name the command's options. A remedy is never cut; its words are tested.
 */
#ifndef XO_REMEDY_H
#define XO_REMEDY_H

#include "message.h"

enum {
  XO_REMEDY_ONE_LINE, /* for what has no other remedy */
  XO_REMEDY_OTHER_BOARD,
  XO_REMEDY_NO_I,       /* a letter that a go board leaves out */
  XO_REMEDY_ONE_LESS,   /* the limits count from 1, and the text from 0 */
  XO_REMEDY_ZERO_BASED, /* the text may count from 0, and is read from 1 */
  XO_REMEDY_FREE_CELL,
  XO_REMEDY_END_THERE,
  XO_REMEDY_NOT_STRICT,
  XO_REMEDY_ADD_MOVES,
  XO_REMEDY_A_MOVE,
  XO_REMEDY_BLANK_BEFORE, /* a claim */
  XO_REMEDY_BLANK_BEHIND, /* the number of a move */
  XO_REMEDY_UTF_16,
  XO_REMEDY_A_PAIR,        /* such as (2,3), 2-3, 2, 3 */
  XO_REMEDY_BLANK_BETWEEN, /* moves, such as b2a1 */
  XO_REMEDIES
};

/* The words of a remedy have fewer bytes. */
enum { XO_REMEDY_CAP = 66 };

#ifdef __cplusplus
extern "C" {
#endif

/* The remedy for a finding of xo_finding_line, in this text and this style. */
/*@ requires valid:   \valid_read(record);
    requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(record->rules);
    requires moves:   0 <= record->moves.len <= XO_MOVES_CAP;
    requires move:    0 <= finding.move;
    requires syntax:  finding.why == XO_SYNTAX ==> 0 <= finding.at <= len;
    requires off:     finding.why == XO_OFF_BOARD ==> 1 <= finding.move <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures known:    0 <= \result < XO_REMEDIES;
    ensures mends:    (finding.why == XO_OFF_BOARD <==> XO_REMEDY_OTHER_BOARD <= \result <= XO_REMEDY_ZERO_BASED) &&
                        (finding.why == XO_TAKEN <==> \result == XO_REMEDY_FREE_CELL) &&
                        (finding.why == XO_TOO_MANY <==> \result == XO_REMEDY_END_THERE) &&
                        (finding.why == XO_AFTER_END <==> \result == XO_REMEDY_NOT_STRICT) &&
                        (finding.why == XO_TOO_FEW <==> \result == XO_REMEDY_ADD_MOVES) &&
                        (finding.why == XO_SYNTAX <==> XO_REMEDY_A_MOVE <= \result);
    ensures less:     finding.why == XO_OFF_BOARD ==>
                        (\result == XO_REMEDY_ONE_LESS <==> \result != XO_REMEDY_NO_I && Added(style) == 1);
    ensures no_i:     finding.why == XO_OFF_BOARD ==> (\result == XO_REMEDY_NO_I <==>
                        (style == XO_GO_LETTERS || style == XO_ZERO_BASED + XO_GO_LETTERS) &&
                        BeginsWithI(record->rules, text, len, finding.move));
    ensures zero:     finding.why == XO_OFF_BOARD ==> (\result == XO_REMEDY_ZERO_BASED <==>
                        (style == XO_PLAIN || style == XO_GO_LETTERS) &&
                        BeginsWithDigit(record->rules, text, len, finding.move) &&
                        SeemsZeroBased(*record, record->moves.at[finding.move - 1], record->moves.len));
    ensures blank:    finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_BLANK_BEFORE <==> finding.at < len && text[finding.at] == '=');
    ensures number:   finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_BLANK_BEHIND <==>
                          finding.at < len && text[finding.at] == '.' && BehindNumber(text, finding.at));
    ensures marked:   finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_UTF_16 <==>
                          finding.at < len && Utf16(text, len, finding.at) && text[finding.at] != '=');
    ensures pair:     finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_A_PAIR <==> finding.at < len && (text[finding.at] == '(' ||
                          (ForComma(text[finding.at]) && BehindNumber(text, finding.at)) ||
                          (0 < finding.at && text[finding.at - 1] == ',' && Blank(text[finding.at]))));
    ensures between:  finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_BLANK_BETWEEN <==>
                          0 < finding.at < len - 1 && Digit(text[finding.at - 1]) && Letter(text[finding.at]) &&
                            Digit(text[finding.at + 1]) && !BehindNumber(text, finding.at)); */
int xo_remedy_of(const xo_record *record, xo_finding finding, xo_style style, const char *text, int len);

/* The words of a remedy, as a part of a sentence. */
/*@ requires known:   0 <= remedy < XO_REMEDIES;
    terminates \true; exits \false; assigns \nothing;
    ensures words:    InvMessage(\result) && 0 < \result.len < XO_REMEDY_CAP; */
xo_message xo_remedy_words(int remedy);

#ifdef __cplusplus
}
#endif

#endif
