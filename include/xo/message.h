/* message.h: the kernel's answers in words, the same for every program that shows them.
 *
 * The words are those of the module where it has them: CROSS, NOUGHT, DRAW, UNFINISHED. A message is one sentence in
 * printable ASCII, without a line end, whatever the text that it quotes; it is never cut. The caller adds how to mend
 * the fault. It is proved that a message is printable, that it begins with "move" and has a quotation where a move is
 * at fault, and which word gives the reason. Its other words, numbers and quotations are tested.
 */
#ifndef XO_MESSAGE_H
#define XO_MESSAGE_H

#include "finding.h"

/* A word of at most so many letters, followed by NULs. */
enum { XO_WORD_LETTERS = 10, XO_WORD_CAP = XO_WORD_LETTERS + 2 };
typedef struct {
  char text[XO_WORD_CAP];
} xo_word;

/* A message of len bytes, followed by NULs. */
enum { XO_MESSAGE_CAP = 400 };
typedef struct {
  int len;
  char text[XO_MESSAGE_CAP];
} xo_message;

#include "message.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* An outcome, or a player: "CROSS" and "NOUGHT", or the number where there are more than two; "DRAW", "UNFINISHED". */
/*@ requires rules:  InvRules(rules);
    requires known:  outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    terminates \true; exits \false; assigns \nothing;
    ensures word:    InvWord(\result);
    ensures says:    SaysOutcome(rules, outcome, \result); */
xo_word xo_message_outcome(xo_rules rules, xo_outcome outcome);

/* A status: "off-board", ...; "valid" for XO_OK. */
/*@ requires known:  XO_OK <= status <= XO_TOO_LONG;
    terminates \true; exits \false; assigns \nothing;
    ensures says:    SaysStatus(status, \result); */
xo_word xo_message_status(xo_status status);

/* The symbol of a player on a board: X and O, or the digit where there are more than two. */
/*@ requires rules:  InvRules(rules);
    requires player: InvPlayer(rules, player);
    terminates \true; exits \false; assigns \nothing;
    ensures symbol:  \result == (rules.players > 2 ? '0' + player : player == XO_CROSS ? 'X' : 'O'); */
char xo_message_symbol(xo_rules rules, xo_player player);

/* The fault that xo_finding_line has found in this text: `move 3 "2,2" is taken: move 2 was played there`. For
 * XO_TOO_LONG, finding.at is the number of bytes that a text line may have. */
/*@ requires valid:   \valid_read(record);
    requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(record->rules);
    requires why:     XO_OK <= finding.why <= XO_TOO_LONG;
    requires counts:  0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    requires taken:   finding.why == XO_TAKEN     ==> 1 <= finding.move <= XO_MOVES_CAP;
    requires late:    finding.why == XO_AFTER_END ==>
                      finding.outcome == XO_DRAW || InvPlayer(record->rules, finding.outcome);
    requires syntax:  finding.why == XO_SYNTAX    ==> 0 <= finding.at <= len;
    requires long:    finding.why == XO_TOO_LONG  ==> 0 <= finding.at;
    terminates \true; exits \false; assigns \nothing;
    ensures message:  InvMessage(\result) && \result.len > 0;
    ensures says:     finding.why != XO_SYNTAX ==>
                        SaysWhy(\result, finding.move, finding.why);
    ensures error:    finding.why == XO_SYNTAX && !WordEnd(text, len, finding.at) ==>
                        SaysWhy(\result, finding.move, XO_SYNTAX);
    ensures early:    finding.why == XO_SYNTAX && WordEnd(text, len, finding.at) ==>
                        SaysWhy(\result, finding.move, Reason(XO_SYNTAX, 1)); */
xo_message xo_message_finding(const xo_record *record, xo_finding finding, const char *text, int len);

/* The part of the text that the message is about: the move at fault, or the unreadable word. It is empty if the
 * message is about the game as a whole, or if fewer moves begin on the text line. To find move k of any text, pass a
 * finding with this move and a `why` other than XO_SYNTAX. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    requires move:   0 <= finding.move;
    requires syntax: finding.why == XO_SYNTAX ==> 0 <= finding.at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures whole:   finding.move == 0 && finding.why != XO_SYNTAX ==> \result.at == 0 && \result.len == 0;
    ensures word:    finding.why == XO_SYNTAX ==> \result.at <= finding.at <= \result.at + \result.len;
    ensures letters: finding.why == XO_SYNTAX ==> NoStop(text, \result.at, \result.at + \result.len);
    ensures ends:    finding.why == XO_SYNTAX ==> (\result.at == 0 || Stop(text[\result.at - 1])) &&
                       (\result.at + \result.len == len || Stop(text[\result.at + \result.len]));
    ensures move:    finding.why != XO_SYNTAX && \result.len > 0 ==> NoComment(text, 0, \result.at + \result.len) &&
                       MoveBegins(rules, text, len, \result.at) &&
                       MovesBefore(rules, text, len, \result.at, finding.move - 1);
    ensures digit:   finding.why != XO_SYNTAX && \result.len > 0 && OneDigit(rules) && NoMark(text, len, \result.at) ==>
                       \result.len == 1;
    ensures token:   finding.why != XO_SYNTAX && \result.len > 0 &&
                       !(OneDigit(rules) && NoMark(text, len, \result.at)) ==>
                       Word(text, len, \result.at, \result.at + \result.len);
    ensures none:    finding.why != XO_SYNTAX && finding.move > 0 && \result.len == 0 ==>
                       TextEnd(text, len, \result.at) && FewerBefore(rules, text, len, \result.at, finding.move); */
xo_span xo_message_span(xo_rules rules, xo_finding finding, const char *text, int len);

#ifdef __cplusplus
}
#endif

#endif
