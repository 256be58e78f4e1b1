/* tells.c: see tells.h. The sentence is that of xo/message.h; what is added is where it is about, and a remedy. */
#include "tells.h"
#include "words.h"
#include "xo/verdict.h"

/* Whether nothing but digits is in the word before text[at]. */
/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false; assigns \nothing;
    ensures behind:  \result ==> at > 0 && '0' <= web_text[at - 1] <= '9'; */
static bool behind_number(int at)
{
  int begin = at;
  /*@ loop invariant bound: 0 <= begin <= at;
      loop invariant digit: begin < at ==> '0' <= web_text[at - 1] <= '9';
      loop assigns begin;
      loop variant begin; */
  while (begin > 0 && '0' <= web_text[begin - 1] && web_text[begin - 1] <= '9')
    begin--;
  int before = begin == 0 ? ' ' : web_text[begin - 1];
  return begin < at && (before == ' ' || before == '\t' || before == '\r');
}

/* By the byte that cannot be read: text of UTF-16 has a byte 0 beside each digit, or a mark before the first one. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int remedy_of_syntax(int line, int at)
{
  if (at < 0 || at >= web_found_len || web_found_len > WEB_TEXT)
    return W_A_MOVE_IS;
  char byte = web_text[at];
  char beside = '1';
  if (at + 1 < web_found_len)
    beside = web_text[at + 1];
  if (line == 1 && at == 0 && ((byte == '\xff' && beside == '\xfe') || (byte == '\xfe' && beside == '\xff')))
    return W_UTF_16;
  if (byte == '=' && at > 0 && web_text[at - 1] != ' ' && web_text[at - 1] != '\t' &&
      web_text[at - 1] != '\r')
    return W_BLANK_BEFORE;
  if (byte == '.' && behind_number(at))
    return W_BLANK_BEHIND;
  return byte == '\0' ? W_UTF_16 : W_A_MOVE_IS;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int remedy(int line, xo_finding f, int first)
{
  int why = (int)f.why;
  bool go = web_found_style == XO_GO_LETTERS || web_found_style == XO_GO_LETTERS + XO_ZERO_BASED;
  if (why == XO_OFF_BOARD)
    return go && (first == 'i' || first == 'I') ? W_NO_I : W_OTHER_BOARD;
  if (why == XO_TAKEN)
    return W_FREE_CELL;
  if (why == XO_TOO_MANY)
    return W_END_THERE;
  if (why == XO_AFTER_END)
    return W_NOT_STRICT;
  if (why == XO_SYNTAX)
    return remedy_of_syntax(line, f.at);
  return why == XO_TOO_FEW ? W_ADD_MOVES : W_ONE_LINE;
}

/* Whether the finding, whose bits may be any, is one that a message can be made of. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures told:    \result <==> CanBeTold(web_record.rules, f, web_found_len); */
static bool can_be_told(xo_finding f)
{
  if (!xo_inv_rules(web_record.rules) || web_found_len < 0 || web_found_len > WEB_TEXT)
    return false;
  if (f.move < 0 || f.used < 0 || f.given < 0 || (f.why == XO_TAKEN && (f.move < 1 || f.move > XO_MOVES_CAP)))
    return false;
  if (f.why == XO_AFTER_END && f.outcome != XO_DRAW &&
      (f.outcome < 1 || f.outcome > web_record.rules.players))
    return false;
  return f.why != XO_SYNTAX || (f.at >= 0 && f.at <= web_found_len);
}

int web_say_verdict(void)
{
  xo_finding f = web_found;
  bool known = f.outcome == XO_DRAW || f.outcome == XO_UNFINISHED ||
               (f.outcome >= 1 && f.outcome <= web_record.rules.players);
  if (!can_be_told(f) || f.why < XO_OK || f.why > XO_TOO_LONG || (f.why == XO_OK && !known))
    return 0;
  int len = xo_verdict_line(web_record.rules, f, web_said);
  return say_byte(len, '\n');
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

int web_say_finding(int line)
{
  xo_finding f = web_found;
  if (f.why == XO_TOO_LONG)
    f.at = WEB_TEXT;
  if (!can_be_told(f))
    return 0;
  xo_place part = xo_message_place(web_record.rules, f, web_text, web_found_len);
  int column = f.why == XO_SYNTAX ? f.at : part.at;
  int colon = say_number(0, line);
  int at = say_number(say_byte(colon, ':'), column + 1);
  at = say_byte(say_byte(at, ':'), ' ');
  at = say_message(at, xo_message_finding(&web_record, f, web_text, web_found_len));
  int end = say_word(at, remedy(line, f, part.len > 0 ? web_text[part.at] : ' '));
  //@ assert line: NumberAt(0, line, colon) && web_said[colon] == ':';
  return end;
}
