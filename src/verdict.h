/* verdict.h: the verdict line of a finding (spec/verdict.acsl), what --claims writes after it, and how an entry is
 * counted. Internal to the kernel. */
#ifndef XO_PRIVATE_VERDICT_H
#define XO_PRIVATE_VERDICT_H

#include "xo/block.h"

/* Write the verdict line of a finding from text[at] on, without a newline or a NUL; returns where it ends. The rest of
 * the buffer may hold anything. */
/*@ requires offset:   0 <= at <= 2147483647 - XO_VERDICT_CAP;
    requires valid:    \valid(text + (at .. at + XO_VERDICT_CAP - 1));
    requires rules:    InvRules(rules);
    requires why:      XO_OK <= finding.why <= XO_TOO_LONG;
    requires in_range: finding.why == XO_OK ==> finding.outcome == XO_DRAW || finding.outcome == XO_UNFINISHED ||
                         InvPlayer(rules, finding.outcome);
    requires counts:   0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    terminates \true; exits \false; assigns text[at .. at + XO_VERDICT_CAP - 1];
    ensures end:       \result == at + VerdictLength(rules, finding) <= at + XO_VERDICT_CAP;
    ensures line:      \forall integer i; at <= i < \result ==> text[i] == VerdictByte(rules, finding, i - at); */
int xo_verdict_line(xo_rules rules, xo_finding finding, unsigned char *text, int at);

/* Write the line of an entry from text[at] on, with the claim if the options have --claims, and its newline; returns
 * where it ends. The rest of the buffer may hold anything. */
/*@ requires offset:  0 <= at <= 2147483647 - XO_ENTRY_CAP;
    requires valid:   \valid(text + (at .. at + XO_ENTRY_CAP - 1));
    requires rules:   InvRules(rules) && InvEntry(rules, entry) && entry.kind != XO_ENTRY_NONE;
    terminates \true; exits \false; assigns text[at .. at + XO_ENTRY_CAP - 1];
    ensures end:      at < \result == at + EntryLength(options, rules, entry) <= at + XO_ENTRY_CAP;
    ensures bytes:    \forall integer i; at <= i < \result ==> text[i] == EntryByte(options, rules, entry, i - at); */
int xo_verdict_entry(xo_options options, xo_rules rules, xo_entry entry, unsigned char *text, int at);

/* Count an entry, which is judged under these rules. */
/*@ requires valid:    \valid_read(entry) && \valid(sum) && \separated(entry, sum);
    requires in_range: InvRules(rules) && InvEntry(rules, *entry);
    terminates \true; exits \false; assigns *sum;
    ensures counted:   EntryAdds(options, rules, *entry, \old(*sum), *sum); */
void xo_tally_entry(xo_options options, xo_rules rules, const xo_entry *entry, xo_tally *sum);

#endif
