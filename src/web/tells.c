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
  char before = begin == 0 ? ' ' : web_text[begin - 1];
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
  char beside = at + 1 < web_found_len ? web_text[at + 1] : '1';
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
static int remedy(int line, xo_finding f, char first)
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
    ensures rules:   \result ==> InvRules(web_record.rules) && 0 <= web_found_len <= WEB_TEXT;
    ensures counts:  \result ==> 0 <= f.move && 0 <= f.used && 0 <= f.given;
    ensures taken:   \result ==> f.why == XO_TAKEN ==> f.move >= 1 && f.move <= XO_MOVES_CAP;
    ensures late:    \result ==> f.why == XO_AFTER_END ==>
                       f.outcome == XO_DRAW || InvPlayer(web_record.rules, f.outcome);
    ensures syntax:  \result ==> f.why == XO_SYNTAX ==> 0 <= f.at <= web_found_len; */
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
  return say_byte(xo_verdict_line(web_record.rules, f, web_said), '\n');
}

/*@ requires at:      0 <= at <= WEB_SAID;
    requires message: InvMessage(message);
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:       at <= \result <= WEB_SAID; */
static int say_message(int at, xo_message message)
{
  /*@ loop invariant bound: 0 <= i <= message.len && \at(at, Pre) <= at <= WEB_SAID;
      loop assigns i, at, web_said[0 .. WEB_SAID - 1];
      loop variant message.len - i; */
  for (int i = 0; i < message.len; i++)
    at = say_byte(at, message.text[i]);
  return at;
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
  int at = say_number(say_byte(say_number(0, line), ':'), column + 1);
  at = say_word(at, W_COLON);
  at = say_message(at, xo_message_finding(&web_record, f, web_text, web_found_len));
  return say_word(at, remedy(line, f, part.len > 0 ? web_text[part.at] : ' '));
}
