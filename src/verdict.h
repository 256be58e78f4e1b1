/* verdict.h: the verdict line of a finding (spec/verdict.acsl) with what --claims writes after it, the location of a
 * text line before it, as in "file:12<tab>CROSS<tab>5<tab>5<newline>", and how an answer is counted. Internal to the
 * kernel. */
#ifndef XO_PRIVATE_VERDICT_H
#define XO_PRIVATE_VERDICT_H

#include "xo/judge.h"

/* Write a location from out[at] on: the bytes of a file's name, a colon, a number and a tab; answers where it ends. The
 * rest of the buffer may hold anything. */
/*@ requires bytes:   0 <= name_len && 0 <= at && at + name_len <= 2147483647 - XO_LOCATION_CAP;
    requires number:  number < 1000000000000000000;
    requires valid:   \valid_read(name + (0 .. name_len - 1)) &&
                        \valid(out + (at .. at + name_len + XO_LOCATION_CAP - 1)) &&
                        \separated(name + (0 .. name_len - 1), out + (at .. at + name_len + XO_LOCATION_CAP - 1));
    terminates \true; exits \false; assigns out[at .. at + name_len + XO_LOCATION_CAP - 1];
    ensures end:      \result == at + LocationLength(name_len, number) <= at + name_len + XO_LOCATION_CAP;
    ensures name:     \forall integer i; at <= i < at + name_len ==> out[i] == name[i - at];
    ensures place:    \forall integer i; at + name_len <= i < \result ==>
                        out[i] == LocationByte(name_len, number, i - at); */
int xo_location(const unsigned char *name, int name_len, unsigned long long number, unsigned char *out, int at);

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

/* Write the line of an answer from text[at] on, with the claim if the options have --claims, and its newline; returns
 * where it ends. The rest of the buffer may hold anything. */
/*@ requires offset:  0 <= at <= 2147483647 - XO_ANSWER_CAP;
    requires valid:   \valid_read(answer) && \valid(text + (at .. at + XO_ANSWER_CAP - 1)) &&
                        \separated(answer, text + (at .. at + XO_ANSWER_CAP - 1));
    requires rules:   InvRules(rules) && InvAnswer(rules, *answer) && IsGame(*answer);
    terminates \true; exits \false; assigns text[at .. at + XO_ANSWER_CAP - 1];
    ensures end:      at < \result == at + AnswerLength(options, rules, *answer) <= at + XO_ANSWER_CAP;
    ensures bytes:    \forall integer i; at <= i < \result ==>
                        text[i] == AnswerByte(options, rules, *answer, i - at); */
int xo_verdict_answer(xo_options options, xo_rules rules, const xo_answer *answer, unsigned char *text, int at);

/* Count an answer, which is judged under these rules. */
/*@ requires valid:    \valid_read(answer) && \valid(sum) && \separated(answer, sum);
    requires in_range: InvRules(rules) && InvAnswer(rules, *answer);
    terminates \true; exits \false; assigns *sum;
    ensures counted:   AnswerAdds(options, rules, *answer, \old(*sum), *sum); */
void xo_tally_answer(xo_options options, xo_rules rules, const xo_answer *answer, xo_tally *sum);

#endif
