/* verdict.h: the verdict line of a finding, as `xo replay` and the page write it.
 *
 *     char text[XO_VERDICT_CAP];
 *     int len = xo_verdict_line(rules, finding, text);     "CROSS<tab>5<tab>5", "INVALID<tab>taken<tab>4"
 *
 * spec/verdict.acsl defines these bytes: a finding has one verdict line. The caller adds the line's end, and what
 * precedes or follows it.
 */
#ifndef XO_VERDICT_H
#define XO_VERDICT_H

#include "message.h"

/* The bytes that a verdict line may need, without the line's end, and those of "UNJUDGED<tab>no-rules<tab>0". */
enum { XO_VERDICT_CAP = 32, XO_UNJUDGED_LEN = 19 };

/* The check of a claim. */
enum {
  XO_CLAIM_UNCHECKED, /* there is none, or no valid game */
  XO_CLAIM_HOLDS,
  XO_CLAIM_FAILS,
  XO_CLAIM_OPEN, /* a result is claimed, and the game is not over on the board: given up, agreed, or cut off */
  XO_CLAIM_CHECKS
};

#include "verdict.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Write the verdict line of a finding, without a newline or a NUL; answers its length. The rest of the room may hold
 * anything. */
/*@ requires valid:   \valid(text + (0 .. XO_VERDICT_CAP - 1));
    requires rules:   InvRules(rules);
    requires why:     XO_OK <= finding.why <= XO_TOO_LONG;
    requires known:   finding.why == XO_OK ==> finding.outcome == XO_DRAW || finding.outcome == XO_UNFINISHED ||
                        InvPlayer(rules, finding.outcome);
    requires counts:  0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    terminates \true; exits \false; assigns text[0 .. XO_VERDICT_CAP - 1];
    ensures len:      \result == VerdictLength(rules, finding) && \result <= XO_VERDICT_CAP;
    ensures line:     \forall integer i; 0 <= i < \result ==> text[i] == VerdictByte(rules, finding, i); */
int xo_verdict_line(xo_rules rules, xo_finding finding, char *text);

/* Check the claim that the finding's game has this outcome, if `claimed` is true. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures check:    \result == ClaimCheck(claimed, outcome, finding); */
int xo_claim_check(bool claimed, xo_outcome outcome, xo_finding finding);

/* The word for a check: "holds", "fails", "open", "-". */
/*@ requires known:   XO_CLAIM_UNCHECKED <= check < XO_CLAIM_CHECKS;
    terminates \true; exits \false; assigns \nothing;
    ensures says:     SaysCheck(check, \result); */
xo_word xo_claim_word(int check);

#ifdef __cplusplus
}
#endif

#endif
