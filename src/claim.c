/* claim.c: see claim.h. */
#include "claim.h"
#include "notation.h"
#include "token.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures capital: \result == Capital(c); */
static char capital(char c)
{
  if (c < 'a' || c > 'z')
    return c;
  return (char)(c - 'a' + 'A');
}

/*@ requires text:     0 <= from <= to && \valid_read(text + (0 .. to - 1));
    requires rules:    InvRules(rules);
    requires in_range: OutcomeInRange(rules, outcome);
    terminates \true; exits \false; assigns \nothing;
    ensures spells:    \result <==> SpellsOutcome(rules, text, from, to, outcome); */
static bool spells(xo_rules rules, const char *text, int from, int to, xo_outcome outcome)
{
  xo_word word = xo_message_outcome(rules, outcome);
  int len = to - from;
  if (len == 0 || len > XO_WORD_LETTERS || word.text[len] != '\0' || word.text[len - 1] == '\0')
    return false;
  /*@ loop invariant bound:      from <= i <= to;
      loop invariant same_bytes: \forall integer j; from <= j < i ==>
                                   Capital(text[j]) == OutcomeByte(rules, outcome, j - from);
      loop assigns i; loop variant to - i; */
  for (int i = from; i < to; i++)
    if (capital(text[i]) != word.text[i - from])
      return false;
  return true;
}

/*@ requires text:     0 <= from <= to && \valid_read(text + (0 .. to - 1));
    requires rules:    InvRules(rules);
    requires in_range: OutcomeInRange(rules, outcome);
    terminates \true; exits \false; assigns \nothing;
    ensures names:     \result <==> NamesOutcome(rules, text, from, to, outcome); */
static bool names(xo_rules rules, const char *text, int from, int to, xo_outcome outcome)
{
  if (outcome > 0 && to - from == 1 &&
      (text[from] == '0' + outcome || capital(text[from]) == xo_message_symbol(rules, outcome)))
    return true;
  return spells(rules, text, from, to, outcome);
}

xo_outcome xo_claim_outcome(xo_rules rules, const char *text, int from, int to, xo_outcome least)
{
  /*@ loop invariant bound:   least <= v <= rules.players + 1;
      loop invariant no_name: \forall integer w; least <= w < v ==> !NamesOutcome(rules, text, from, to, w);
      loop assigns v; loop variant rules.players - v; */
  for (xo_outcome v = least; v <= rules.players; v++)
    if (names(rules, text, from, to, v))
      return v;
  return XO_NO_OUTCOME;
}

/* Whether there is a '=' at all. Most lines have none, and compilers vectorize this loop. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures equals:  !\result ==> \forall integer i; 0 <= i < len ==> text[i] != '='; */
static bool has_equals(const char *text, int len)
{
  unsigned char has = 0;
  /*@ loop invariant bound:          0 <= i <= len;
      loop invariant no_equals_sign: has == 0 ==> \forall integer j; 0 <= j < i ==> text[j] != '=';
      loop assigns i, has; loop variant len - i; */
  for (int i = 0; i < len; i++)
    has = text[i] == '=' ? 1 : has;
  return has != 0;
}

/* The offset of the claim, or -1. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:    -1 <= \result < len;
    ensures no_claim: \result == -1 ==> NoClaim(text, len);
    ensures claim:    \result != -1 ==> ClaimAt(text, \result); */
static int claim_begin(const char *text, int len)
{
  if (!has_equals(text, len))
    return -1;
  /*@ loop invariant bound:    0 <= i <= len;
      loop invariant no_claim: NoClaim(text, i) && NoComment(text, 0, i);
      loop assigns i; loop variant len - i; */
  for (int i = 0; i < len && text[i] != '#'; i++)
    if (text[i] == '=' && (i == 0 || xo_is_blank(text[i - 1])))
      return i;
  return -1;
}

xo_claim xo_claim_read(xo_rules rules, const char *text, int len)
{
  int at = claim_begin(text, len);
  if (at == -1) {
    xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}};
    return none;
  }
  xo_range first = xo_notation_next(text, len, 0);
  xo_range word = xo_notation_next(text, len, at + 1);
  int end = word.at + word.len;
  xo_range after = xo_notation_next(text, len, end);
  xo_outcome outcome = xo_claim_outcome(rules, text, word.at, end, XO_DRAW);
  int kind = word.len == 0              ? XO_CLAIM_EMPTY
             : outcome == XO_NO_OUTCOME ? XO_CLAIM_UNKNOWN
             : after.len == 0           ? XO_CLAIM_GOOD
                                        : XO_CLAIM_NOT_LAST;
  if (first.at == at)
    kind = XO_CLAIM_OF_NO_GAME;
  xo_claim claim = {kind, outcome, at, kind == XO_CLAIM_GOOD ? at : len, word, after};
  return claim;
}
