/* verdict.h: the line of a game that is not judged, what --claims writes after a verdict line, the line of one entry
 * and what it counts. Internal to the kernel. */
#ifndef XO_PRIVATE_VERDICT_H
#define XO_PRIVATE_VERDICT_H

#include "xo/tally.h"

/* Write what follows the verdict line where claims are asked for, "<tab>CROSS<tab>holds" or "<tab>-<tab>-";
 * answers the length. The rest of the room may hold anything. */
/*@ requires valid:   \valid(text + (0 .. XO_VERDICT_CAP - 1));
    requires rules:   InvRules(rules);
    requires known:   claimed ==> outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    requires check:   XO_CLAIM_UNCHECKED <= check < XO_CLAIM_CHECKS;
    terminates \true; exits \false; assigns text[0 .. XO_VERDICT_CAP - 1];
    ensures len:      \result == CheckBegin(rules, claimed, outcome) + CheckLength(check) && \result <= XO_VERDICT_CAP;
    ensures claim:    \forall integer i; 0 <= i < \result ==>
                        text[i] == ClaimByte(rules, claimed, outcome, check, i); */
int xo_verdict_claim(xo_rules rules, bool claimed, xo_outcome outcome, int check, char *text);

/* Write the verdict line of a game that is not judged, since its rules are not known. */
/*@ requires valid:   \valid(text + (0 .. XO_UNJUDGED_LEN - 1));
    terminates \true; exits \false; assigns text[0 .. XO_UNJUDGED_LEN - 1];
    ensures line:     \forall integer i; 0 <= i < XO_UNJUDGED_LEN ==> text[i] == UnjudgedByte(i); */
void xo_verdict_unjudged(char *text);

/* Write the line of an entry from text[at] on, with what is claimed if that is asked for, and its newline; answers the
 * length. The rest of the room may hold anything. */
/*@ requires at:      0 <= at <= 2147483647 - XO_ENTRY_CAP;
    requires valid:   \valid(text + (at .. at + XO_ENTRY_CAP - 1));
    requires rules:   InvRules(rules) && InvEntry(rules, entry) && entry.kind != XO_ENTRY_NONE;
    terminates \true; exits \false; assigns text[at .. at + XO_ENTRY_CAP - 1];
    ensures len:      0 < \result == EntryLength(asked, rules, entry) <= XO_ENTRY_CAP;
    ensures bytes:    \forall integer i; at <= i < at + \result ==>
                        text[i] == EntryByte(asked, rules, entry, i - at); */
int xo_verdict_entry(xo_asked asked, xo_rules rules, xo_entry entry, unsigned char *text, int at);

/* Count an entry, which is judged under these rules. */
/*@ requires valid:   \valid_read(entry) && \valid(sum) && \separated(entry, sum);
    requires known:   InvRules(rules) && InvEntry(rules, *entry);
    terminates \true; exits \false; assigns *sum;
    ensures counted:  EntryAdds(asked, rules, *entry, \old(*sum), *sum); */
void xo_tally_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, xo_tally *sum);

#endif
