/* verdict.c: see xo/messages.h, xo/judge.h, verdict.h. Each function that writes does so at text[at] and answers where
 * the text ends then. */
#include "verdict.h"
#include "decimal.h"
#include "fields.acsl"

/* Write a number in decimal from out[at] on; answers where it ends. */
/*@ requires number:  0 <= n;
    requires offset:  0 <= at <= 2147483647 - 10;
    requires valid:   \valid(out + (at .. at + DecimalLength(n) - 1));
    terminates \true; exits \false; assigns out[at .. at + DecimalLength(n) - 1];
    ensures end:      at < \result == at + DecimalLength(n);
    ensures digits:   \forall integer i; at <= i < \result ==> out[i] == DecimalByte(n, i - at); */
static int write_decimal(int n, unsigned char *out, int at)
{
  int len = xo_decimal_length(n);
  xo_decimal_digits(n, len, out, at);
  return at + len;
}

/*@ requires number:  n < 1000000000000000000;
    requires offset:  0 <= at <= 2147483647 - 19;
    requires valid:   \valid(out + (at .. at + NumberLength(n) - 1));
    terminates \true; exits \false; assigns out[at .. at + NumberLength(n) - 1];
    ensures end:      at < \result == at + NumberLength(n) <= at + 18;
    ensures digits:   \forall integer i; at <= i < \result ==> out[i] == NumberByte(n, i - at); */
static int write_line_number(unsigned long long n, unsigned char *out, int at)
{
  int high = (int)(n / 1000000000);
  int low = (int)(n % 1000000000);
  int first = high > 0 ? high : low;
  int end = write_decimal(first, out, at);
  if (high == 0)
    return end;
  xo_decimal_digits(low, 9, out, end);
  return end + 9;
}

int xo_location(const unsigned char *name, int name_len, unsigned long long number, unsigned char *out, int at)
{
  /*@ loop invariant bound: 0 <= k <= name_len;
      loop invariant name:  \forall integer i; at <= i < at + k ==> out[i] == name[i - at];
      loop assigns k, out[at .. at + name_len + XO_LOCATION_CAP - 1]; loop variant name_len - k; */
  for (int k = 0; k < name_len; k++)
    out[at + k] = name[k];
  int colon = at + name_len;
  out[colon] = ':';
  int end = write_line_number(number, out, colon + 1);
  out[end] = '\t';
  //@ assert digits: \forall integer i; colon < i < end ==> out[i] == NumberByte(number, i - at - name_len - 1);
  //@ assert number: \forall integer i; colon < i < end ==> out[i] == LocationByte(name_len, number, i - at);
  //@ assert colon:  out[colon] == LocationByte(name_len, number, colon - at);
  //@ assert tab:    out[end] == LocationByte(name_len, number, end - at);
  return end + 1;
}

/* A word without the NULs after it. */
/*@ requires offset: 0 <= at <= 2147483647 - XO_WORD_CAP;
    requires valid:  \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires word:   word.text[XO_WORD_CAP - 1] == 0 && \forall integer i; 0 <= i < XO_WORD_CAP ==> 0 <= word.text[i];
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:     WordLength(word, \result - at);
    ensures word:    \forall integer i; at <= i < \result ==> text[i] == word.text[i - at]; */
static int write_word(xo_word word, unsigned char *text, int at)
{
  int len = 0;
  /*@ loop invariant bound: 0 <= len < XO_WORD_CAP && \forall integer i; 0 <= i < len ==> word.text[i] != 0;
      loop invariant word:  \forall integer i; at <= i < at + len ==> text[i] == word.text[i - at];
      loop assigns len, text[at .. at + XO_WORD_CAP - 2]; loop variant XO_WORD_CAP - len; */
  while (word.text[len] != '\0') {
    text[at + len] = (unsigned char)word.text[len];
    len++;
  }
  return at + len;
}

/*@ requires offset:   0 <= at <= 2147483647 - XO_WORD_CAP;
    requires valid:    \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires rules:    InvRules(rules);
    requires in_range: finding.why == XO_OK ==> finding.outcome == XO_DRAW || finding.outcome == XO_UNFINISHED ||
                         InvPlayer(rules, finding.outcome);
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:       \result == at + ResultLength(rules, finding);
    ensures answer:    \forall integer i; at <= i < \result ==> text[i] == ResultByte(rules, finding, i - at); */
static int write_result(xo_rules rules, xo_finding finding, unsigned char *text, int at)
{
  xo_word word = {"INVALID"};
  if (finding.why == XO_OK)
    word = xo_message_outcome(rules, finding.outcome);
  int end = write_word(word, text, at);
  //@ ghost result_end(rules, finding, word, end - at);
  return end;
}

/*@ requires offset: 0 <= at <= 2147483647 - XO_WORD_CAP;
    requires valid:  \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires why:    XO_OK <= finding.why <= XO_TOO_LONG;
    requires used:   0 <= finding.used;
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:     \result == at + DetailLength(finding);
    ensures detail:  \forall integer i; at <= i < \result ==> text[i] == DetailByte(finding, i - at); */
static int write_detail(xo_finding finding, unsigned char *text, int at)
{
  if (finding.why == XO_OK)
    return write_decimal(finding.used, text, at);
  xo_word word = xo_message_status(finding.why);
  int end = write_word(word, text, at);
  //@ ghost status_end(finding.why, word, end - at);
  return end;
}

int xo_verdict_line(xo_rules rules, xo_finding finding, unsigned char *text, int at)
{
  int detail = write_result(rules, finding, text, at) + 1;
  text[detail - 1] = '\t';
  int count = write_detail(finding, text, detail) + 1;
  text[count - 1] = '\t';
  int end = write_decimal(finding.why == XO_OK ? finding.given : finding.move, text, count);
  //@ assert begin:  detail == at + DetailBegin(rules, finding) && count == at + CountBegin(rules, finding);
  //@ assert answer: \forall integer i; at <= i < detail - 1 ==> text[i] == VerdictByte(rules, finding, i - at);
  //@ assert detail: \forall integer i; detail <= i < count - 1 ==> text[i] == VerdictByte(rules, finding, i - at);
  //@ assert count:  \forall integer i; count <= i < end ==> text[i] == VerdictByte(rules, finding, i - at);
  /*@ assert tabs:   text[detail - 1] == VerdictByte(rules, finding, detail - 1 - at) &&
        text[count - 1] == VerdictByte(rules, finding, count - 1 - at); */
  return end;
}

/* The verdict line of a game that is not judged, since its rules are not known. */
/*@ requires offset: 0 <= at <= 2147483647 - XO_UNJUDGED_LEN;
    requires valid:  \valid(text + (at .. at + XO_UNJUDGED_LEN - 1));
    terminates \true; exits \false; assigns text[at .. at + XO_UNJUDGED_LEN - 1];
    ensures end:     \result == at + XO_UNJUDGED_LEN;
    ensures line:    \forall integer i; at <= i < \result ==> text[i] == UnjudgedByte(i - at); */
static int write_unjudged(unsigned char *text, int at)
{
  const char line[XO_UNJUDGED_LEN] = "UNJUDGED\tno-rules\t0";
  /*@ loop invariant line: 0 <= i <= XO_UNJUDGED_LEN &&
        \forall integer j; at <= j < at + i ==> text[j] == UnjudgedByte(j - at);
      loop assigns i, text[at .. at + XO_UNJUDGED_LEN - 1]; loop variant XO_UNJUDGED_LEN - i; */
  for (int i = 0; i < XO_UNJUDGED_LEN; i++) {
    //@ assert byte: line[i] == UnjudgedByte(i) && 0 <= line[i];
    text[at + i] = (unsigned char)line[i];
  }
  return at + XO_UNJUDGED_LEN;
}

/* The word for a check: "holds", "fails", "open", "-". */
/*@ requires in_range: XO_CLAIM_UNCHECKED <= check < XO_CLAIM_CHECKS;
    terminates \true; exits \false; assigns \nothing;
    ensures equals:    EqualsCheck(check, \result); */
static xo_word check_word(int check)
{
  xo_word none = {"-"}, holds = {"holds"}, fails = {"fails"}, open = {"open"};
  if (check == XO_CLAIM_HOLDS)
    return holds;
  if (check == XO_CLAIM_FAILS)
    return fails;
  return check == XO_CLAIM_OPEN ? open : none;
}

/*@ requires offset:   0 <= at <= 2147483647 - XO_WORD_CAP;
    requires valid:    \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires rules:    InvRules(rules);
    requires in_range: claimed ==> outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:       \result == at + ClaimedLength(rules, claimed, outcome);
    ensures claimed:   \forall integer i; at <= i < \result ==>
                         text[i] == ClaimedByte(rules, claimed, outcome, i - at); */
static int write_claimed(xo_rules rules, bool claimed, xo_outcome outcome, unsigned char *text, int at)
{
  xo_word word = {"-"};
  if (claimed)
    word = xo_message_outcome(rules, outcome);
  int end = write_word(word, text, at);
  //@ ghost claimed_end(rules, claimed, outcome, word, end - at);
  return end;
}

/* What follows the verdict line where claims are asked for, "<tab>CROSS<tab>holds" or "<tab>-<tab>-". */
/*@ requires offset:   0 <= at <= 2147483647 - XO_VERDICT_CAP;
    requires valid:    \valid(text + (at .. at + XO_VERDICT_CAP - 1));
    requires rules:    InvRules(rules);
    requires in_range: claimed ==> outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    requires check:    XO_CLAIM_UNCHECKED <= check < XO_CLAIM_CHECKS;
    terminates \true; exits \false; assigns text[at .. at + XO_VERDICT_CAP - 1];
    ensures end:       \result == at + CheckBegin(rules, claimed, outcome) + CheckLength(check) <= at + XO_VERDICT_CAP;
    ensures claim:     \forall integer i; at <= i < \result ==>
                         text[i] == ClaimByte(rules, claimed, outcome, check, i - at); */
static int write_claim(xo_rules rules, bool claimed, xo_outcome outcome, int check, unsigned char *text, int at)
{
  xo_word word = check_word(check);
  text[at] = '\t';
  int begin = write_claimed(rules, claimed, outcome, text, at + 1) + 1;
  text[begin - 1] = '\t';
  int end = write_word(word, text, begin);
  //@ ghost check_end(check, word, end - begin);
  //@ assert equals: \forall integer i; begin <= i < end ==> text[i] == CheckByte(check, i - begin);
  return end;
}

int xo_verdict_answer(xo_options options, xo_rules rules, const xo_answer *answer, unsigned char *text, int at)
{
  bool unjudged = answer->kind == XO_ANSWER_UNJUDGED;
  int head = unjudged ? write_unjudged(text, at) : xo_verdict_line(rules, answer->finding, text, at);
  /*@ assert written: head == at + HeadLength(rules, *answer) &&
        \forall integer i; at <= i < head ==> text[i] == HeadByte(rules, *answer, i - at); */
  int end = head;
  if (options.claims != 0)
    end = write_claim(rules, answer->claim.kind == XO_CLAIM_GOOD, answer->claim.outcome, answer->check, text, head);
  text[end] = '\n';
  //@ assert head: \forall integer i; at <= i < head ==> text[i] == AnswerByte(options, rules, *answer, i - at);
  //@ assert tail: \forall integer i; head <= i < end ==> text[i] == AnswerByte(options, rules, *answer, i - at);
  //@ assert last: text[end] == AnswerByte(options, rules, *answer, end - at);
  return end + 1;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sum:      Grows(count, more, \result); */
static unsigned long long grown(unsigned long long count, unsigned long long more)
{
  return more <= 18446744073709551615ULL - count ? count + more : 18446744073709551615ULL;
}

/*@ requires valid:   \valid(sum);
    requires row:     0 <= row < XO_TALLY_ROWS && 0 <= n;
    terminates \true; exits \false; assigns sum->count[row];
    ensures row:      Grows(\old(sum->count[row]), n, sum->count[row]); */
static void count_row(xo_tally *sum, int row, int n) { sum->count[row] = grown(sum->count[row], (unsigned)n); }

void xo_tally_answer(xo_options options, xo_rules rules, const xo_answer *answer, xo_tally *sum)
{
  if (answer->kind != XO_ANSWER_GAME && answer->kind != XO_ANSWER_UNJUDGED)
    return;
  count_row(sum, XO_TALLY_GAMES, 1);
  if (answer->kind == XO_ANSWER_UNJUDGED) {
    count_row(sum, XO_TALLY_UNJUDGED, 1);
    return;
  }
  if (options.claims != 0)
    count_row(sum, XO_TALLY_CLAIMS + answer->check, 1);
  if (answer->finding.why != XO_OK) {
    count_row(sum, XO_TALLY_INVALID, 1);
    count_row(sum, XO_TALLY_INVALID + answer->finding.why, 1);
    return;
  }
  int row = (rules.players > 2 ? XO_TALLY_MORE : XO_TALLY_ENDED) + (answer->finding.outcome - XO_DRAW);
  count_row(sum, row, 1);
  count_row(sum, XO_TALLY_USED, answer->finding.used);
  count_row(sum, XO_TALLY_GIVEN, answer->finding.given);
}
