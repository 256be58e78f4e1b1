/* verdict.c: see xo/words.h, xo/block.h and verdict.h. Each function write_... writes at text[at] and answers where
 * the text ends then. */
#include "verdict.h"
#include "fields.acsl"

/* A word without the NULs after it. */
/*@ requires offset: 0 <= at && at + XO_WORD_CAP <= XO_VERDICT_CAP;
    requires valid:  \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires word:   word.text[XO_WORD_CAP - 1] == 0;
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:     WordLength(word, \result - at);
    ensures word:    \forall integer i; at <= i < \result ==> text[i] == word.text[i - at]; */
static int write_word(xo_word word, char *text, int at)
{
  int len = 0;
  /*@ loop invariant bound: 0 <= len < XO_WORD_CAP && \forall integer i; 0 <= i < len ==> word.text[i] != 0;
      loop invariant word:  \forall integer i; at <= i < at + len ==> text[i] == word.text[i - at];
      loop assigns len, text[at .. at + XO_WORD_CAP - 2]; loop variant XO_WORD_CAP - len; */
  while (word.text[len] != '\0') {
    text[at + len] = word.text[len];
    len++;
  }
  return at + len;
}

/*@ requires number: 0 <= n;
    terminates \true; exits \false; assigns \nothing;
    ensures len:     \result == DecimalLength(n); */
static int decimal_length(int n)
{
  if (n < 1000)
    return n < 10 ? 1 : n < 100 ? 2 : 3;
  if (n < 1000000)
    return n < 10000 ? 4 : n < 100000 ? 5 : 6;
  if (n < 1000000000)
    return n < 10000000 ? 7 : n < 100000000 ? 8 : 9;
  return 10;
}

/* Digit by digit, from the last. */
/*@ requires number: 0 <= n;
    requires offset: 0 <= at && at + DecimalLength(n) <= XO_VERDICT_CAP;
    requires valid:  \valid(text + (at .. at + DecimalLength(n) - 1));
    terminates \true; exits \false; assigns text[at .. at + DecimalLength(n) - 1];
    ensures end:     \result == at + DecimalLength(n);
    ensures digits:  \forall integer i; at <= i < \result ==> text[i] == DecimalByte(n, i - at); */
static int write_number(int n, char *text, int at)
{
  int len = decimal_length(n);
  int rest = n;
  /*@ loop invariant bound:  0 <= k <= len <= 10 && 0 <= rest;
      loop invariant rest:   rest == n / PowerOfTen(len - k);
      loop invariant digits: \forall integer i; at + k <= i < at + len ==> text[i] == DecimalByte(n, i - at);
      loop assigns k, rest, text[at .. at + len - 1]; loop variant k; */
  for (int k = len; k > 0; k--) {
    text[at + k - 1] = (char)('0' + rest % 10);
    //@ ghost power_next(n, len - k);
    rest /= 10;
  }
  return at + len;
}

/*@ requires valid:    \valid(text + (0 .. XO_WORD_CAP - 2));
    requires rules:    InvRules(rules);
    requires in_range: finding.why == XO_OK ==> finding.outcome == XO_DRAW || finding.outcome == XO_UNFINISHED ||
                         InvPlayer(rules, finding.outcome);
    terminates \true; exits \false; assigns text[0 .. XO_WORD_CAP - 2];
    ensures end:       \result == AnswerLength(rules, finding);
    ensures answer:    \forall integer i; 0 <= i < \result ==> text[i] == AnswerByte(rules, finding, i); */
static int write_answer(xo_rules rules, xo_finding finding, char *text)
{
  xo_word word = {"INVALID"};
  if (finding.why == XO_OK)
    word = xo_message_outcome(rules, finding.outcome);
  int end = write_word(word, text, 0);
  //@ ghost answer_end(rules, finding, word, end);
  return end;
}

/*@ requires offset: 0 < at <= XO_WORD_CAP - 1 && (finding.why != XO_OK ==> at == 8);
    requires valid:  \valid(text + (at .. at + XO_WORD_CAP - 2));
    requires why:    XO_OK <= finding.why <= XO_TOO_LONG;
    requires used:   0 <= finding.used;
    terminates \true; exits \false; assigns text[at .. at + XO_WORD_CAP - 2];
    ensures end:     \result == at + DetailLength(finding);
    ensures detail:  \forall integer i; at <= i < \result ==> text[i] == DetailByte(finding, i - at); */
static int write_detail(xo_finding finding, char *text, int at)
{
  if (finding.why == XO_OK)
    return write_number(finding.used, text, at);
  xo_word word = xo_message_status(finding.why);
  int end = write_word(word, text, at);
  //@ ghost status_end(finding.why, word, end - at);
  //@ assert equals: \forall integer i; at <= i < end ==> text[i] == StatusByte(finding.why, i - at);
  return end;
}

int xo_verdict_line(xo_rules rules, xo_finding finding, char *text)
{
  int at = write_answer(rules, finding, text);
  text[at] = '\t';
  at = write_detail(finding, text, at + 1);
  text[at] = '\t';
  return write_number(finding.why == XO_OK ? finding.given : finding.move, text, at + 1);
}

void xo_verdict_unjudged(char *text)
{
  const char line[XO_UNJUDGED_LEN] = "UNJUDGED\tno-rules\t0";
  /*@ loop invariant line: 0 <= i <= XO_UNJUDGED_LEN && \forall integer j; 0 <= j < i ==> text[j] == UnjudgedByte(j);
      loop assigns i, text[0 .. XO_UNJUDGED_LEN - 1]; loop variant XO_UNJUDGED_LEN - i; */
  for (int i = 0; i < XO_UNJUDGED_LEN; i++)
    text[i] = line[i];
}

int xo_claim_check(bool claimed, xo_outcome outcome, xo_finding finding)
{
  if (!claimed || finding.why != XO_OK)
    return XO_CLAIM_UNCHECKED;
  if (outcome == finding.outcome)
    return XO_CLAIM_HOLDS;
  return finding.outcome == XO_UNFINISHED ? XO_CLAIM_OPEN : XO_CLAIM_FAILS;
}

xo_word xo_claim_word(int check)
{
  xo_word none = {"-"}, holds = {"holds"}, fails = {"fails"}, open = {"open"};
  if (check == XO_CLAIM_HOLDS)
    return holds;
  if (check == XO_CLAIM_FAILS)
    return fails;
  return check == XO_CLAIM_OPEN ? open : none;
}

/*@ requires valid:    \valid(text + (1 .. XO_WORD_CAP - 1));
    requires rules:    InvRules(rules);
    requires in_range: claimed ==> outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    terminates \true; exits \false; assigns text[1 .. XO_WORD_CAP - 1];
    ensures end:       \result == 1 + ClaimedLength(rules, claimed, outcome);
    ensures claimed:   \forall integer i; 1 <= i < \result ==>
                         text[i] == ClaimedByte(rules, claimed, outcome, i - 1); */
static int write_claimed(xo_rules rules, bool claimed, xo_outcome outcome, char *text)
{
  xo_word word = {"-"};
  if (claimed)
    word = xo_message_outcome(rules, outcome);
  int end = write_word(word, text, 1);
  //@ ghost claimed_end(rules, claimed, outcome, word, end - 1);
  return end;
}

int xo_verdict_claim(xo_rules rules, bool claimed, xo_outcome outcome, int check, char *text)
{
  xo_word word = xo_claim_word(check);
  text[0] = '\t';
  int at = write_claimed(rules, claimed, outcome, text);
  text[at] = '\t';
  int end = write_word(word, text, at + 1);
  //@ ghost check_end(check, word, end - at - 1);
  //@ assert equals: \forall integer i; at < i < end ==> text[i] == CheckByte(check, i - (at + 1));
  return end;
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

void xo_tally_entry(xo_options options, xo_rules rules, const xo_entry *entry, xo_tally *sum)
{
  if (entry->kind == XO_ENTRY_NONE)
    return;
  count_row(sum, XO_TALLY_GAMES, 1);
  if (entry->kind == XO_ENTRY_UNJUDGED) {
    count_row(sum, XO_TALLY_UNJUDGED, 1);
    return;
  }
  if (options.claims != 0)
    count_row(sum, XO_TALLY_CLAIMS + entry->check, 1);
  if (entry->finding.why != XO_OK) {
    count_row(sum, XO_TALLY_INVALID, 1);
    count_row(sum, XO_TALLY_INVALID + entry->finding.why, 1);
    return;
  }
  //@ ghost xo_tally begun = *sum;
  int row = (rules.players > 2 ? XO_TALLY_MORE : XO_TALLY_ENDED) + (entry->finding.outcome - XO_DRAW);
  count_row(sum, row, 1);
  count_row(sum, XO_TALLY_USED, entry->finding.used);
  count_row(sum, XO_TALLY_GIVEN, entry->finding.given);
  //@ assert row: row == EndedRow(rules, entry->finding.outcome);
  /*@ assert kept: \forall integer k;
        0 <= k < XO_TALLY_ROWS && k != XO_TALLY_USED && k != XO_TALLY_GIVEN && k != row ==>
          sum->count[k] == begun.count[k]; */
}

void xo_tally_add(xo_tally *sum, const xo_tally *other)
{
  //@ ghost xo_tally before = *sum;
  /*@ loop invariant bound: 0 <= k <= XO_TALLY_ROWS;
      loop invariant sum:   \forall integer j; 0 <= j < k ==> Grows(before.count[j], other->count[j], sum->count[j]);
      loop invariant rest:  \forall integer j; k <= j < XO_TALLY_ROWS ==> sum->count[j] == before.count[j];
      loop assigns k, sum->count[0 .. XO_TALLY_ROWS - 1]; loop variant XO_TALLY_ROWS - k; */
  for (int k = 0; k < XO_TALLY_ROWS; k++)
    sum->count[k] = grown(sum->count[k], other->count[k]);
}
