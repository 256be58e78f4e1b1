/* verdict.h: the verdict line of a finding (spec/verdict.acsl), what --claims writes after it, and how an entry is
 * counted. Internal to the kernel. */
#ifndef XO_PRIVATE_VERDICT_H
#define XO_PRIVATE_VERDICT_H

#include "xo/block.h"

/* Write the verdict line of a finding, without a newline or a NUL; answers its length. The rest of the buffer may hold
 * anything. */
/*@ requires valid:    \valid(text + (0 .. XO_VERDICT_CAP - 1));
    requires rules:    InvRules(rules);
    requires why:      XO_OK <= finding.why <= XO_TOO_LONG;
    requires in_range: finding.why == XO_OK ==> finding.outcome == XO_DRAW || finding.outcome == XO_UNFINISHED ||
                         InvPlayer(rules, finding.outcome);
    requires counts:   0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    terminates \true; exits \false; assigns text[0 .. XO_VERDICT_CAP - 1];
    ensures len:       \result == VerdictLength(rules, finding) && \result <= XO_VERDICT_CAP;
    ensures line:      \forall integer i; 0 <= i < \result ==> text[i] == VerdictByte(rules, finding, i); */
int xo_verdict_line(xo_rules rules, xo_finding finding, char *text);

/* Check the claim that the finding's game has this outcome, if `claimed` is true. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures check:    \result == ClaimCheck(claimed, outcome, finding); */
int xo_claim_check(bool claimed, xo_outcome outcome, xo_finding finding);

/* Write what follows the verdict line where claims are asked for, "<tab>CROSS<tab>holds" or "<tab>-<tab>-";
 * answers the length. The rest of the buffer may hold anything. */
/*@ requires valid:    \valid(text + (0 .. XO_VERDICT_CAP - 1));
    requires rules:    InvRules(rules);
    requires in_range: claimed ==> outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    requires check:    XO_CLAIM_UNCHECKED <= check < XO_CLAIM_CHECKS;
    terminates \true; exits \false; assigns text[0 .. XO_VERDICT_CAP - 1];
    ensures len:       \result == CheckBegin(rules, claimed, outcome) + CheckLength(check) && \result <= XO_VERDICT_CAP;
    ensures claim:     \forall integer i; 0 <= i < \result ==>
                         text[i] == ClaimByte(rules, claimed, outcome, check, i); */
int xo_verdict_claim(xo_rules rules, bool claimed, xo_outcome outcome, int check, char *text);

/* Write the verdict line of a game that is not judged, since its rules are not known. */
/*@ requires valid:   \valid(text + (0 .. XO_UNJUDGED_LEN - 1));
    terminates \true; exits \false; assigns text[0 .. XO_UNJUDGED_LEN - 1];
    ensures line:     \forall integer i; 0 <= i < XO_UNJUDGED_LEN ==> text[i] == UnjudgedByte(i); */
void xo_verdict_unjudged(char *text);

/* Write the line of an entry from text[at] on, with the claim if the options have --claims, and its newline; returns
 * the length. The rest of the buffer may hold anything. */
/*@ requires offset:  0 <= at <= 2147483647 - XO_ENTRY_CAP;
    requires valid:   \valid(text + (at .. at + XO_ENTRY_CAP - 1));
    requires rules:   InvRules(rules) && InvEntry(rules, entry) && entry.kind != XO_ENTRY_NONE;
    terminates \true; exits \false; assigns text[at .. at + XO_ENTRY_CAP - 1];
    ensures len:      0 < \result == EntryLength(options, rules, entry) <= XO_ENTRY_CAP;
    ensures bytes:    \forall integer i; at <= i < at + \result ==>
                        text[i] == EntryByte(options, rules, entry, i - at); */
int xo_verdict_entry(xo_options options, xo_rules rules, xo_entry entry, unsigned char *text, int at);

/* Count an entry, which is judged under these rules. */
/*@ requires valid:    \valid_read(entry) && \valid(sum) && \separated(entry, sum);
    requires in_range: InvRules(rules) && InvEntry(rules, *entry);
    terminates \true; exits \false; assigns *sum;
    ensures counted:   EntryAdds(options, rules, *entry, \old(*sum), *sum); */
void xo_tally_entry(xo_options options, xo_rules rules, const xo_entry *entry, xo_tally *sum);

#endif
