/* findings.c: see findings.h. The sentence is that of xo/message.h; what is added is where it is about,
 * and a remedy. */
#include "findings.h"
#include "page_text.h"
#include "xo/remedy.h"

unsigned char web_verdicts[WEB_VERDICTS];
int web_verdict_end[WEB_LINES];
xo_entries web_one;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures entry:   \result <==> InvRules(rules) && InvEntry(rules, e); */
static bool is_entry(xo_rules rules, xo_entry e)
{
  int least = e.claim.kind == XO_CLAIM_GOOD ? XO_DRAW : XO_NO_OUTCOME;
  if (!xo_inv_rules(rules) || e.kind < XO_ENTRY_NONE || e.kind > XO_ENTRY_UNJUDGED)
    return false;
  if (e.check < XO_CLAIM_UNCHECKED || e.check >= XO_CLAIM_CHECKS)
    return false;
  if (e.claim.outcome < least || e.claim.outcome > rules.players)
    return false;
  if (e.finding.why < XO_OK || e.finding.why > XO_TOO_LONG)
    return false;
  return XO_DRAW <= e.finding.outcome && e.finding.outcome <= rules.players && e.finding.move >= 0 &&
         e.finding.used >= 0 && e.finding.given >= 0;
}

/* Of line k, at web_verdicts[at]; where it ends. */
/*@ requires at:      0 <= at <= WEB_VERDICTS - WEB_VERDICT;
    requires k:       0 <= k < WEB_LINES;
    terminates \true; exits \false; assigns web_verdicts[at .. at + WEB_VERDICT - 1], web_one;
    ensures bound:    at <= \result <= at + WEB_VERDICT;
    ensures verdict:  VerdictAt(at, \result, web_by.rules, web_entry[k]); */
static int say_verdict(int at, int k)
{
  xo_entry entry = web_entry[k];
  if (!is_entry(web_by.rules, entry))
    return at;
  web_one.count = 1;
  web_one.at[0] = entry;
  //@ assert one: InvEntries(web_by.rules, web_one) && web_one.at[0] == entry;
  //@ assert begin: EntryBegin(web_asked, web_by.rules, web_one, 0) == 0;
  /*@ assert only: \forall integer i; 0 <= i ==>
        EntriesByte(web_asked, web_by.rules, web_one, 1, i) == EntryByte(web_asked, web_by.rules, entry, i); */
  int len = xo_entry_write(web_asked, web_by.rules, &web_one, web_verdicts + at);
  //@ assert len: len == EntryLength(web_asked, web_by.rules, entry);
  /*@ assert written: \forall integer i; 0 <= i < len ==>
        *((&web_verdicts[0] + at) + i) == EntriesByte(web_asked, web_by.rules, web_one, 1, i); */
  /*@ assert byte: \forall integer i; 0 <= i < len ==>
        *((&web_verdicts[0] + at) + i) == EntryByte(web_asked, web_by.rules, entry, i); */
  return at + len;
}

int web_say_verdicts(int k, int behind)
{
  int at = 0;
  if (k < 0 || k > behind || behind > WEB_LINES)
    return -1;
  /*@ loop invariant bound: k <= j <= behind && 0 <= at <= WEB_VERDICT * (j - k);
      loop invariant end:   at == (j == k ? 0 : web_verdict_end[j - 1]);
      loop invariant order: \forall integer i; k <= i < j ==> 0 <= web_verdict_end[i] <= at;
      loop invariant each:  \forall integer i; k <= i < j ==> VerdictSaid(k, i);
      loop assigns j, at, web_verdicts[0 .. WEB_VERDICTS - 1], web_verdict_end[0 .. WEB_LINES - 1], web_one;
      loop variant behind - j; */
  for (int j = k; j < behind; j++) {
    int end = say_verdict(at, j);
    //@ assert kept:  \forall integer i; k <= i < j ==> VerdictSaid(k, i);
    web_verdict_end[j] = end;
    //@ assert still: \forall integer i; k <= i < j ==> VerdictSaid(k, i);
    //@ assert last:  VerdictSaid(k, j);
    at = end;
  }
  return at;
}

/* The page's own word for a remedy that names an option of the command; -1: it names none. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures word:    -1 <= \result < WORDS; */
static int own_word(int remedy)
{
  if (remedy == XO_REMEDY_OTHER_BOARD || remedy == XO_REMEDY_ONE_LESS || remedy == XO_REMEDY_ZERO_BASED)
    return W_OTHER_BOARD;
  if (remedy == XO_REMEDY_NOT_STRICT)
    return W_NOT_STRICT;
  return remedy == XO_REMEDY_ADD_MOVES ? W_ADD_MOVES : -1;
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
  if ((f.why == XO_TOO_LONG && f.at < 0) || (f.why == XO_OFF_BOARD && (f.move < 1 || f.move > XO_MOVES_CAP)))
    return false;
  return f.why != XO_SYNTAX || (f.at >= 0 && f.at <= len);
}

/*@ requires message: InvMessage(message);
    requires at:      0 <= at && at + message.len <= WEB_SAID;
    terminates \true; exits \false; assigns web_said[at .. at + message.len - 1];
    ensures message:  \result == at + message.len &&
                        \forall integer i; at <= i < \result ==> web_said[i] == message.text[i - at]; */
static int say_message(int at, xo_message message)
{
  /*@ loop invariant said: 0 <= i <= message.len &&
        \forall integer j; at <= j < at + i ==> web_said[j] == message.text[j - at];
      loop assigns i, web_said[at .. at + message.len - 1]; loop variant message.len - i; */
  for (int i = 0; i < message.len; i++)
    web_said[at + i] = message.text[i];
  return at + message.len;
}

/*@ // Before web_said[e] stands the number of the line, and a colon.
    predicate PlaceSaid(integer line, integer e) = \exists integer c; 0 <= c < e && NumberAt(0, line, c) &&
      web_said[c] == ':'; */

/* "3:12: ", a line and a column. */
/*@ requires column:  0 <= column;
    terminates \true; exits \false; assigns web_said[0 .. 2 * DIGITS + 2];
    ensures line:    PlaceSaid(line, \result);
    ensures end:     4 <= \result <= 2 * DIGITS + 3; */
static int say_place(int line, int column)
{
  int colon = say_number(0, line);
  int behind = say_byte(colon, ':'), at = say_number(behind, column);
  //@ assert line: NumberAt(0, line, colon) && web_said[colon] == ':';
  int end = say_byte(say_byte(at, ':'), ' ');
  //@ assert kept: NumberAt(0, line, colon) && web_said[colon] == ':';
  return end;
}

/* A remedy of the kernel, or the page's own word, behind a sentence; with `word` that word of the page. */
/*@ requires at:      0 <= at <= XO_MESSAGE_CAP + 2 * DIGITS + 3;
    requires known:   0 <= remedy < XO_REMEDIES && -1 <= word < WORDS;
    terminates \true; exits \false; assigns web_said[at .. WEB_SAID - 1];
    ensures end:      at < \result <= WEB_SAID && web_said[\result - 1] == ')'; */
static int say_remedy(int at, int remedy, int word)
{
  web_said[at] = ' ';
  web_said[at + 1] = '(';
  int end = word >= 0 ? say_word(at + 2, word) : say_message(at + 2, xo_remedy_words(remedy));
  return say_byte(end, ')');
}

/* The sentence with its place and its remedy. */
/*@ requires column:  0 <= column;
    requires message: InvMessage(message);
    requires known:   0 <= remedy < XO_REMEDIES && -1 <= word < WORDS;
    terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures end:      4 < \result <= WEB_SAID && web_said[\result - 1] == ')';
    ensures line:     PlaceSaid(line, \result); */
static int say_told(int line, int column, xo_message message, int remedy, int word)
{
  int place = say_place(line, column);
  int at = say_message(place, message);
  //@ assert line: PlaceSaid(line, place);
  int end = say_remedy(at, remedy, word);
  //@ assert kept: PlaceSaid(line, place);
  return end;
}

int web_say_finding(int line, int from, int k)
{
  int begin = web_line_at(from, k), len = web_line_len(from, k);
  if (begin == -1 || !can_be_told(web_record.rules, web_entry[k].finding, len))
    return 0;
  if (web_record.moves.len < 0 || web_record.moves.len > XO_MOVES_CAP)
    return 0;
  xo_claim c = web_entry[k].claim;
  xo_finding f = web_entry[k].finding;
  xo_span part = xo_message_span(web_record.rules, f, web_block + begin, len);
  xo_message message = xo_message_finding(&web_record, f, web_block + begin, len);
  int remedy = xo_remedy_of(&web_record, f, web_asked.style, web_block + begin, len);
  bool claim = f.why == XO_SYNTAX && c.kind > XO_CLAIM_GOOD && f.at == c.at;
  int column = 1 + (f.why == XO_SYNTAX ? f.at : part.at);
  return say_told(line, column, message, remedy, claim ? W_A_CLAIM_IS : own_word(remedy));
}

int web_say_set(int line)
{
  int column = web_set_by.span.at >= 0 && web_set_by.span.at < XO_LINE_MAX ? web_set_by.span.at : 0;
  int place = say_place(line, column + 1);
  int at = say_word(place, W_SETTINGS);
  //@ assert line: PlaceSaid(line, place);
  int end = say_word(at, W_NO_GAME);
  //@ assert kept: PlaceSaid(line, place);
  return end;
}
