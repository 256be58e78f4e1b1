/* tells.c: see tells.h. The sentence is that of xo/message.h; what is added is where it is about, and a remedy. */
#include "tells.h"
#include "words.h"
#include "xo/verdict.h"

char web_verdicts[WEB_VERDICTS];
int web_verdict_end[WEB_LINES];

/*@ terminates \true; exits \false; assigns \nothing;
    ensures has:     \result <==> HasVerdict(rules, c, f); */
static bool has_verdict(xo_rules rules, xo_claim c, xo_finding f)
{
  if (!xo_inv_rules(rules) || f.move < 0 || f.used < 0 || f.given < 0 || (xo_finding_blank(f) && c.at < 0))
    return false;
  if (f.why < XO_OK || f.why > XO_TOO_LONG)
    return false;
  return f.why != XO_OK || f.outcome == XO_DRAW || f.outcome == XO_UNFINISHED ||
         (f.outcome >= 1 && f.outcome <= rules.players);
}

/* Of line k, at web_verdicts[at]; where it ends. */
/*@ requires at:      0 <= at <= WEB_VERDICTS - WEB_VERDICT;
    requires k:       0 <= k < WEB_LINES;
    terminates \true; exits \false;
    assigns web_verdicts[at .. at + WEB_VERDICT - 1];
    ensures bound:    at <= \result <= at + WEB_VERDICT;
    ensures verdict:  VerdictAt(at, \result, web_by, web_claim[k], web_found[k]); */
static int say_verdict(int at, int k)
{
  if (!has_verdict(web_by.rules, web_claim[k], web_found[k]))
    return at;
  int len = XO_UNJUDGED_LEN;
  if (web_by.fault == XO_SETTINGS_GOOD)
    len = xo_verdict_line(web_by.rules, web_found[k], web_verdicts + at);
  else
    xo_verdict_unjudged(web_verdicts + at);
  web_verdicts[at + len] = '\n';
  return at + len + 1;
}

int web_say_verdicts(int k, int behind)
{
  int at = 0;
  if (k < 0 || k > behind || behind > WEB_LINES)
    return -1;
  /*@ loop invariant bound: k <= j <= behind && 0 <= at <= WEB_VERDICT * (j - k);
      loop invariant end:   at == (j == k ? 0 : web_verdict_end[j - 1]);
      loop invariant order: \forall integer i; k <= i < j ==> 0 <= web_verdict_end[i] <= at;
      loop invariant each:  \forall integer i; k <= i < j ==>
        VerdictAt(i == k ? 0 : web_verdict_end[i - 1], web_verdict_end[i], web_by, web_claim[i], web_found[i]);
      loop assigns j, at, web_verdicts[0 .. WEB_VERDICTS - 1], web_verdict_end[0 .. WEB_LINES - 1];
      loop variant behind - j; */
  for (int j = k; j < behind; j++) {
    int end = say_verdict(at, j);
    /*@ assert kept: \forall integer i; k <= i < j ==>
          VerdictAt(i == k ? 0 : web_verdict_end[i - 1], web_verdict_end[i], web_by, web_claim[i], web_found[i]); */
    web_verdict_end[j] = end;
    /*@ assert still: \forall integer i; k <= i < j ==>
          VerdictAt(i == k ? 0 : web_verdict_end[i - 1], web_verdict_end[i], web_by, web_claim[i], web_found[i]); */
    //@ assert last: VerdictAt(j == k ? 0 : web_verdict_end[j - 1], web_verdict_end[j], web_by, web_claim[j], web_found[j]);
    at = end;
  }
  return at;
}

/* Whether nothing but digits is in the word before text[at]. */
/*@ requires text:   0 <= at && \valid_read(text + (0 .. at - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures behind:  \result ==> at > 0 && '0' <= text[at - 1] <= '9'; */
static bool behind_number(const char *text, int at)
{
  int begin = at;
  /*@ loop invariant bound: 0 <= begin <= at;
      loop invariant digit: begin < at ==> '0' <= text[at - 1] <= '9';
      loop assigns begin;
      loop variant begin; */
  while (begin > 0 && '0' <= text[begin - 1] && text[begin - 1] <= '9')
    begin--;
  int before = begin == 0 ? ' ' : text[begin - 1];
  return begin < at && (before == ' ' || before == '\t' || before == '\r');
}

/* By the byte that cannot be read: text of UTF-16 has a byte 0 beside each digit, or a mark before the first one. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int remedy_of_syntax(int line, const char *text, int len, int at)
{
  if (at < 0 || at >= len)
    return W_A_MOVE_IS;
  char byte = text[at];
  char beside = '1';
  if (at + 1 < len)
    beside = text[at + 1];
  if (line == 1 && at == 0 && ((byte == '\xff' && beside == '\xfe') || (byte == '\xfe' && beside == '\xff')))
    return W_UTF_16;
  if (byte == '=' && at > 0 && text[at - 1] != ' ' && text[at - 1] != '\t' && text[at - 1] != '\r')
    return W_BLANK_BEFORE;
  if (byte == '.' && behind_number(text, at))
    return W_BLANK_BEHIND;
  return byte == '\0' ? W_UTF_16 : W_A_MOVE_IS;
}

/* With `no_i` the message is about a letter that the board leaves out. */
/*@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int remedy(int line, const char *text, int len, xo_claim c, xo_finding f, bool no_i)
{
  int why = (int)f.why;
  if (why == XO_SYNTAX && c.kind > XO_CLAIM_GOOD && f.at == c.at)
    return W_A_CLAIM_IS;
  if (why == XO_OFF_BOARD)
    return no_i ? W_NO_I : W_OTHER_BOARD;
  if (why == XO_TAKEN)
    return W_FREE_CELL;
  if (why == XO_TOO_MANY)
    return W_END_THERE;
  if (why == XO_AFTER_END)
    return W_NOT_STRICT;
  if (why == XO_SYNTAX)
    return remedy_of_syntax(line, text, len, f.at);
  return why == XO_TOO_FEW ? W_ADD_MOVES : W_ONE_LINE;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures told:    \result <==> CanBeTold(rules, f, len); */
static bool can_be_told(xo_rules rules, xo_finding f, int len)
{
  if (!xo_inv_rules(rules))
    return false;
  if (f.move < 0 || f.used < 0 || f.given < 0 || (f.why == XO_TAKEN && (f.move < 1 || f.move > XO_MOVES_CAP)))
    return false;
  if (f.why == XO_AFTER_END && f.outcome != XO_DRAW && (f.outcome < 1 || f.outcome > rules.players))
    return false;
  if (f.why == XO_TOO_LONG && f.at < 0)
    return false;
  return f.why != XO_SYNTAX || (f.at >= 0 && f.at <= len);
}

/*@ requires at:      0 <= at <= 2 * DIGITS + 3;
    requires message: InvMessage(message);
    terminates \true; exits \false;
    assigns web_said[at .. at + XO_MESSAGE_CAP - 1];
    ensures message:  \result == at + message.len && \forall integer i; at <= i < \result ==> web_said[i] == message.text[i - at]; */
static int say_message(int at, xo_message message)
{
  /*@ loop invariant said: 0 <= i <= message.len && \forall integer j; at <= j < at + i ==> web_said[j] == message.text[j - at];
      loop assigns i, web_said[at .. at + XO_MESSAGE_CAP - 1];
      loop variant message.len - i; */
  for (int i = 0; i < message.len; i++)
    web_said[at + i] = message.text[i];
  return at + message.len;
}

/*@ // Before web_said[e] stands the number of the line, and a colon.
    predicate PlaceSaid(integer line, integer e) = \exists integer c; 0 <= c < e && NumberAt(0, line, c) && web_said[c] == ':'; */

/* "3:12: ", a line and a column. */
/*@ requires column:  0 <= column;
    terminates \true; exits \false;
    assigns web_said[0 .. 2 * DIGITS + 2];
    ensures line:    PlaceSaid(line, \result);
    ensures end:     4 <= \result <= 2 * DIGITS + 3; */
static int say_place(int line, int column)
{
  int colon = say_number(0, line);
  int at = say_number(say_byte(colon, ':'), column);
  //@ assert line: NumberAt(0, line, colon) && web_said[colon] == ':';
  int end = say_byte(say_byte(at, ':'), ' ');
  //@ assert kept: NumberAt(0, line, colon) && web_said[colon] == ':';
  return end;
}

int web_say_finding(int line, int from, int k)
{
  int begin = web_line_at(from, k), len = web_line_len(from, k);
  if (begin == -1 || !can_be_told(web_record.rules, web_found[k], len))
    return 0;
  xo_claim c = web_claim[k];
  xo_finding f = web_found[k];
  xo_place part = xo_message_place(web_record.rules, f, web_block + begin, len);
  xo_message message = xo_message_finding(&web_record, f, web_block + begin, len);
  bool go = web_style == XO_GO_LETTERS || web_style == XO_GO_LETTERS + XO_ZERO_BASED;
  bool no_i = go && part.len > 0 && (web_block[begin + part.at] == 'i' || web_block[begin + part.at] == 'I');
  int why = remedy(line, web_block + begin, len, c, f, no_i);
  int place = say_place(line, 1 + (f.why == XO_SYNTAX ? f.at : part.at));
  int at = say_message(place, message);
  //@ assert line: PlaceSaid(line, place);
  int end = say_word(at, why);
  //@ assert kept: PlaceSaid(line, place);
  return end;
}

int web_say_set(int line)
{
  int column = web_set_by.place.at >= 0 && web_set_by.place.at < XO_LINE_MAX ? web_set_by.place.at : 0;
  int place = say_place(line, column + 1);
  int at = say_word(place, W_SETTINGS);
  //@ assert line: PlaceSaid(line, place);
  int end = say_word(at, W_NO_GAME);
  //@ assert kept: PlaceSaid(line, place);
  return end;
}
