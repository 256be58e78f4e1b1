/* settings.c: see settings.h and xo/settings.h. */
#include "settings.h"
#include "xo/rules.h"
#include "xo/play.h"
#include "claim.h"
#include "notation.h"
#include "words.acsl"
#include "token.h"

/* ---- values ---- */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures times:   \result <==> Times(c); */
static bool is_times(char c) { return c == 'x' || c == 'X'; }

/* Read number by number, up to the "!" if there is one; an x precedes each but the first. */
xo_rules xo_settings_rules(const char *text, int from, int to)
{
  xo_rules none = {-1, -1, -1, -1};
  int exact = from < to && text[to - 1] == '!' ? 1 : 0, last = to - exact;
  int c = from;
  int rows = xo_number(text, to, &c);
  //@ assert first: DigitsEnd(text, from, to, c);
  if (c == from || c == to || !is_times(text[c]))
    return none;
  int d = c + 1;
  int cols = xo_number(text, to, &d);
  if (d == c + 1 || d == to || !is_times(text[d])) {
    //@ assert no_rules: NoRules(text, from, to);
    return none;
  }
  int e = d + 1;
  int line = xo_number(text, to, &e);
  if (e == d + 1 || (e < last && !is_times(text[e]))) {
    //@ assert no_rules: NoRules(text, from, to);
    return none;
  }
  int players = 2, end = e;
  if (e < last) {
    end++;
    players = xo_number(text, to, &end);
    if (end == e + 1 || end < last) {
      //@ assert no_rules: NoRules(text, from, to);
      return none;
    }
  }
  xo_rules rules = {rows, cols, line, players, exact};
  //@ assert rules: RulesAt(text, from, c, d, e, to, rules);
  //@ assert read: RulesRead(text, from, to, rules);
  return rules;
}

/* Read name by name, each when its end is reached. */
xo_play_order xo_settings_order(xo_rules rules, const char *text, int from, int to)
{
  xo_play_order order = {0, {0}};
  int start = from;
  /*@ loop invariant bound:  from <= start <= i + 1 <= to + 2 && 0 <= order.len <= i - from && start <= to + 1;
      loop invariant end:    i <= to ==> start <= i;
      loop invariant some:   i > to ==> 0 < order.len;
      loop invariant len:    i <= to ==> order.len == Commas(text, from, i - from);
      loop invariant all:    i > to ==> order.len == Commas(text, from, to - from) + 1;
      loop invariant begin:  start == from || start == to + 1 || text[start - 1] == ',';
      loop invariant offset: i <= to ==> order.len == Commas(text, from, start - from);
      loop invariant name:   \forall integer k; start <= k < i && k < to ==> text[k] != ',';
      loop invariant rest:   \forall integer n; order.len <= n < XO_PLAYERS_MAX ==> order.at[n] == 0;
      loop invariant read:   \forall integer p, q; from <= p <= q < i && OrderName(text, from, p, q, to) ==>
                               Commas(text, from, p - from) < order.len &&
                               NameRead(rules, text, p, q, order, Commas(text, from, p - from));
      loop assigns i, start, order; loop variant to - i; */
  for (int i = from; i <= to; i++) {
    if (i == to || text[i] == ',') {
      xo_outcome player = xo_claim_outcome(rules, text, start, i, XO_CROSS);
      //@ ghost xo_play_order before = order;
      if (order.len < XO_PLAYERS_MAX)
        order.at[order.len] = player;
      //@ assert last: NameRead(rules, text, start, i, order, order.len);
      //@ assert kept: \forall integer n; 0 <= n < XO_PLAYERS_MAX && n != order.len ==> order.at[n] == before.at[n];
      order.len++;
      start = i + 1;
    }
  }
  return order;
}

/* ---- words ---- */

/*@ requires text:   0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures first:   First(text, from, \result, to, byte); */
static int first(const char *text, int from, int to, char byte)
{
  int at = from;
  /*@ loop invariant bound: from <= at <= to;
      loop invariant none:  \forall integer i; from <= i < at ==> text[i] != byte;
      loop assigns at; loop variant to - at; */
  while (at < to && text[at] != byte)
    at++;
  return at;
}

/*@ requires text:   0 <= len && \valid_read(t + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures option:  \result == OptionNamed(t, len); */
static int option_named(const char *t, int len)
{
  if (len < 2 || t[0] != '-' || t[1] != '-')
    return XO_OPTION_NONE;
  if (len == 2)
    return XO_OPTION_DASHES;
  if (len == 7 && t[2] == 'r' && t[3] == 'u' && t[4] == 'l' && t[5] == 'e' && t[6] == 's')
    return XO_OPTION_RULES;
  if (len == 7 && t[2] == 'o' && t[3] == 'r' && t[4] == 'd' && t[5] == 'e' && t[6] == 'r')
    return XO_OPTION_ORDER;
  if (len == 9 && t[2] == 'p' && t[3] == 'a' && t[4] == 'r' && t[5] == 't' && t[6] == 'i' && t[7] == 'a' && t[8] == 'l')
    return XO_OPTION_PARTIAL;
  return XO_OPTION_NONE;
}

/*@ requires text:   0 <= at <= name <= end && \valid_read(text + (0 .. end - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures role:    \result == Role(text, before, at, name, end); */
static int role_of(const char *text, int before, int at, int name, int end)
{
  if (at == end)
    return XO_ROLE_END;
  if (before == XO_ROLE_RULES)
    return XO_ROLE_RULES_VALUE;
  if (before == XO_ROLE_ORDER)
    return XO_ROLE_ORDER_VALUE;
  if (before == XO_ROLE_DASHES)
    return XO_ROLE_OTHER;
  int option = option_named(text + at, name - at);
  if (option == XO_OPTION_RULES)
    return name < end ? XO_ROLE_RULES_IS : XO_ROLE_RULES;
  if (option == XO_OPTION_ORDER)
    return name < end ? XO_ROLE_ORDER_IS : XO_ROLE_ORDER;
  if (option == XO_OPTION_NONE || name < end)
    return XO_ROLE_OTHER;
  return option == XO_OPTION_PARTIAL ? XO_ROLE_PARTIAL : XO_ROLE_DASHES;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures fault:   \result == StepFault(before, step); */
static int fault_of(xo_settings_step before, xo_settings_step step)
{
  if (step.nul < step.end)
    return XO_SETTINGS_NUL;
  if (before.words == XO_OPTION_WORDS && step.role != XO_ROLE_END)
    return XO_SETTINGS_WORDS;
  if (before.fault != XO_SETTINGS_GOOD)
    return before.fault;
  if (before.role == XO_ROLE_SIGN && (step.role == XO_ROLE_END || step.role == XO_ROLE_DASHES))
    return XO_SETTINGS_NOTHING;
  if (step.role == XO_ROLE_END && (before.role == XO_ROLE_RULES || before.role == XO_ROLE_ORDER))
    return XO_SETTINGS_NO_VALUE;
  if (step.role == XO_ROLE_OTHER)
    return XO_SETTINGS_UNKNOWN;
  if (step.role != XO_ROLE_RULES_IS && step.role != XO_ROLE_RULES_VALUE)
    return XO_SETTINGS_GOOD;
  if (step.rules.rows == -1)
    return XO_SETTINGS_RULES_FORM;
  return xo_inv_rules(step.rules) ? XO_SETTINGS_GOOD : XO_SETTINGS_RULES_RANGE;
}

/*@ requires bounds: 0 <= begin <= end;
    terminates \true; exits \false; assigns \nothing;
    ensures range:   \result.at == begin && \result.at + \result.len == end; */
static xo_range range_between(int begin, int end)
{
  xo_range range = {begin, end - begin};
  return range;
}

/*@ requires inside: StepIn(XO_TEXT_MAX - 1, step);
    terminates \true; exits \false; assigns \nothing;
    ensures begin:   \result == ValueBegin(step);
    ensures inside:  step.at <= \result <= step.end; */
static int value_begin(xo_settings_step step)
{
  return step.role == XO_ROLE_RULES_IS || step.role == XO_ROLE_ORDER_IS ? step.name + 1 : step.at;
}

/* The bytes that its fault is about. */
/*@ requires inside: StepIn(XO_TEXT_MAX - 1, before) && StepIn(XO_TEXT_MAX - 1, step);
    requires fault:  step.fault == StepFault(before, step);
    terminates \true; exits \false; assigns \nothing;
    ensures range:   FaultRange(before, step, \result); */
static xo_range fault_range(xo_settings_step before, xo_settings_step step)
{
  if (step.fault == before.fault || step.fault == XO_SETTINGS_NOTHING)
    return before.range;
  if (step.fault == XO_SETTINGS_NUL)
    return range_between(step.nul, step.nul + 1);
  if (step.fault == XO_SETTINGS_NO_VALUE)
    return range_between(before.at, before.end);
  return range_between(step.fault == XO_SETTINGS_WORDS ? step.at : value_begin(step), step.end);
}

/* The next word, and what is then known of the text line. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires inside: StepIn(len, before) && before.role != XO_ROLE_END;
    requires words:  0 <= before.words < len;
    requires rules:  before.fault == XO_SETTINGS_GOOD ==> InvRules(before.rules);
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  StepIn(len, \result) && before.end <= \result.end;
    ensures longer:  \result.role != XO_ROLE_END ==> before.end < \result.end;
    ensures rules:   \result.fault == XO_SETTINGS_GOOD ==> InvRules(\result.rules);
    ensures next:    NextStep(text, len, before, \result); */
static xo_settings_step next_step(const char *text, int len, xo_settings_step before)
{
  xo_settings_step step = before;
  xo_range word = xo_notation_next(text, len, before.end);
  step.words++;
  step.at = word.at;
  step.end = word.at + word.len;
  step.name = first(text, step.at, step.end, '=');
  step.nul = first(text, step.at, step.end, '\0');
  step.role = step.nul < step.end ? XO_ROLE_END : role_of(text, before.role, step.at, step.name, step.end);
  int value = value_begin(step);
  if (step.role == XO_ROLE_RULES_IS || step.role == XO_ROLE_RULES_VALUE)
    step.rules = xo_settings_rules(text, value, step.end);
  if (step.role == XO_ROLE_ORDER_IS || step.role == XO_ROLE_ORDER_VALUE)
    step.order = range_between(value, step.end);
  if (step.role == XO_ROLE_PARTIAL)
    step.partial = 1;
  //@ assert word: WordAfter(text, len, before, step);
  //@ assert sets: WordSets(text, before, step);
  step.fault = fault_of(before, step);
  step.range = fault_range(before, step);
  //@ assert next: NextWordStep(text, len, before, step);
  return step;
}

/* All words of the text line, after the @ at text[at]. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1)) && FirstByte(text, len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  StepIn(len, \result);
    ensures rules:   \result.fault == XO_SETTINGS_GOOD ==> InvRules(\result.rules);
    ensures read:    WordsRead(text, len, len, \result); */
static xo_settings_step read_words(const char *text, int len, int at)
{
  xo_settings_step step = {0, XO_ROLE_SIGN,     at,     at + 1, at + 1, at + 1, {3, 3, 3, 2}, {0, 0},
                           0, XO_SETTINGS_GOOD, {at, 0}};
  //@ ghost int n = 0;
  /*@ loop invariant bound:  0 <= n <= len && (step.role != XO_ROLE_END ==> n == step.words < step.end);
      loop invariant inside: StepIn(len, step);
      loop invariant rules:  step.fault == XO_SETTINGS_GOOD ==> InvRules(step.rules);
      loop invariant read:   WordsRead(text, len, n, step);
      loop assigns n, step; loop variant len - n; */
  while (step.role != XO_ROLE_END) {
    step = next_step(text, len, step);
    //@ ghost n++;
  }
  /*@ ghost
      /@ loop invariant bound: 0 <= n <= len;
         loop invariant read:  WordsRead(text, len, n, step);
         loop assigns n; loop variant len - n; @/
      while (n < len)
        n++; */
  return step;
}

/* ---- settings ---- */

/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result < len;
    ensures first:   FirstByte(text, len, \result); */
static int first_byte(const char *text, int len)
{
  int at = 0;
  /*@ loop invariant bound: 0 <= at < len;
      loop invariant blank: Blanks(text, 0, at);
      loop assigns at; loop variant len - at; */
  while (at < len - 1 && xo_is_blank(text[at]))
    at++;
  return at;
}

/*@ requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures turns:   OrderInTurn(rules, \result); */
static xo_play_order in_turn(xo_rules rules)
{
  xo_play_order order = {rules.players, {0}};
  /*@ loop invariant bound: 0 <= n <= rules.players;
      loop invariant turns: \forall integer i; 0 <= i < XO_PLAYERS_MAX ==> order.at[i] == (i < n ? i + 1 : 0);
      loop assigns n, order.at[0 .. XO_PLAYERS_MAX - 1]; loop variant rules.players - n; */
  for (int n = 0; n < rules.players; n++)
    order.at[n] = n + 1;
  return order;
}

/* The settings by the words of a text line. The order is one of its last rules. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires inside: StepIn(len, step);
    requires rules:  step.fault == XO_SETTINGS_GOOD ==> InvRules(step.rules);
    terminates \true; exits \false; assigns \nothing;
    ensures set:     SettingsBy(text, step, \result); */
static xo_settings settings_by(const char *text, int len, xo_settings_step step)
{
  (void)len;
  xo_settings s = {step.rules, {0, {0}}, step.partial, step.fault, step.range};
  if (step.fault != XO_SETTINGS_GOOD)
    return s;
  if (step.order.at == 0)
    s.order = in_turn(step.rules);
  else
    s.order = xo_settings_order(step.rules, text, step.order.at, step.order.at + step.order.len);
  s.range = step.order;
  s.fault = xo_inv_play_order(s.rules, &s.order) ? XO_SETTINGS_GOOD : XO_SETTINGS_ORDER;
  return s;
}

bool xo_settings_read(const char *text, int len, xo_settings *read)
{
  xo_settings too_long = {{0, 0, 0, 0}, {0, {0}}, 0, XO_SETTINGS_LONG, {0, 0}};
  if (len == 0)
    return false;
  int at = first_byte(text, len);
  if (text[at] != '@')
    return false;
  *read = too_long;
  if (len <= XO_LINE_MAX)
    *read = settings_by(text, len, read_words(text, len, at));
  return true;
}
