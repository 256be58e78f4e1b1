/* settings.c: see xo/settings.h. */
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

/* Read number by number; an x precedes each but the first. */
xo_rules xo_settings_rules(const char *text, int from, int to)
{
  xo_rules none = {-1, -1, -1, -1};
  int c = from;
  int rows = xo_number(text, to, &c);
  //@ assert first: DigitsEnd(text, from, to, c);
  if (c == from || c == to || !is_times(text[c])) {
    //@ assert no_rules: NoRules(text, from, to);
    return none;
  }
  int d = c + 1;
  int cols = xo_number(text, to, &d);
  //@ assert second: DigitsEnd(text, c + 1, to, d);
  if (d == c + 1 || d == to || !is_times(text[d])) {
    //@ assert no_rules: NoRules(text, from, to);
    return none;
  }
  int e = d + 1;
  int line = xo_number(text, to, &e);
  //@ assert third: DigitsEnd(text, d + 1, to, e);
  if (e == d + 1 || (e < to && !is_times(text[e]))) {
    //@ assert no_rules: NoRules(text, from, to);
    return none;
  }
  int players = 2, end = e;
  if (e < to) {
    end++;
    players = xo_number(text, to, &end);
    //@ assert fourth: DigitsEnd(text, e + 1, to, end);
    if (end == e + 1 || end < to) {
      //@ assert no_rules: NoRules(text, from, to);
      return none;
    }
  }
  xo_rules rules = {rows, cols, line, players};
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
    /*@ assert comma: i < to ==>
          Commas(text, from, i + 1 - from) == Commas(text, from, i - from) + (text[i] == ',' ? 1 : 0); */
    if (i == to || text[i] == ',') {
      xo_outcome player = xo_claim_outcome(rules, text, start, i, XO_CROSS);
      //@ ghost xo_play_order before = order;
      //@ assert one_name: \forall integer p; from <= p <= i && OrderName(text, from, p, i, to) ==> p == start;
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

/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   -1 <= \result < len;
    ensures nul:     NulRead(text, len, \result); */
static int first_nul(const char *text, int len)
{
  /*@ loop invariant bound:  0 <= i <= len && NoComment(text, 0, i);
      loop invariant no_nul: \forall integer j; 0 <= j < i ==> text[j] != 0;
      loop assigns i; loop variant len - i; */
  for (int i = 0; i < len && text[i] != '#'; i++)
    if (text[i] == '\0')
      return i;
  return -1;
}

/*@ requires text:   0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures end:     NameEnd(text, from, \result, to); */
static int name_end(const char *text, int from, int to)
{
  int end = from;
  /*@ loop invariant bound: from <= end <= to;
      loop invariant name:  \forall integer i; from <= i < end ==> text[i] != '=';
      loop assigns end; loop variant to - end; */
  while (end < to && text[end] != '=')
    end++;
  return end;
}

/*@ requires text:   0 <= from <= to && \valid_read(text + (0 .. to - 1));
    requires option: XO_OPTION_RULES <= option <= XO_OPTION_PARTIAL;
    terminates \true; exits \false; assigns \nothing;
    ensures cut:     \result <==> Abbreviates(text, from, to, option); */
static bool abbreviates(const char *text, int from, int to, int option)
{
  xo_word rules = {"--rules"}, order = {"--order"}, partial = {"--partial"};
  xo_word name = option == XO_OPTION_RULES ? rules : option == XO_OPTION_ORDER ? order : partial;
  //@ assert name: \forall integer i; 0 <= i < XO_WORD_LETTERS ==> name.text[i] == OptionByte(option, i);
  if (to - from <= 2 || to - from > (option == XO_OPTION_PARTIAL ? 9 : 7))
    return false;
  /*@ loop invariant bound:      from <= i <= to;
      loop invariant same_bytes: \forall integer j; from <= j < i ==> text[j] == OptionByte(option, j - from);
      loop assigns i; loop variant to - i; */
  for (int i = from; i < to; i++)
    if (text[i] != name.text[i - from])
      return false;
  return true;
}

/*@ requires text:   0 <= at <= name <= end && \valid_read(text + (0 .. end - 1));
    requires name:   NameEnd(text, at, name, end);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   XO_OPTION_NONE <= \result <= XO_OPTION_DASHES;
    ensures dashes:  \result == XO_OPTION_DASHES <==> end == at + 2 && text[at] == '-' && text[at + 1] == '-';
    ensures rules:   \result == XO_OPTION_RULES <==> Abbreviates(text, at, name, XO_OPTION_RULES);
    ensures order:   \result == XO_OPTION_ORDER <==> Abbreviates(text, at, name, XO_OPTION_ORDER);
    ensures partial: \result == XO_OPTION_PARTIAL <==> Abbreviates(text, at, name, XO_OPTION_PARTIAL); */
static int option_named(const char *text, int at, int name, int end)
{
  /*@ assert letter: \forall integer o; Abbreviates(text, at, name, o) ==>
        text[at + 2] == (o == XO_OPTION_RULES ? 'r' : o == XO_OPTION_ORDER ? 'o' : 'p'); */
  if (end - at == 2 && text[at] == '-' && text[at + 1] == '-')
    return XO_OPTION_DASHES;
  if (abbreviates(text, at, name, XO_OPTION_RULES))
    return XO_OPTION_RULES;
  if (abbreviates(text, at, name, XO_OPTION_ORDER))
    return XO_OPTION_ORDER;
  return abbreviates(text, at, name, XO_OPTION_PARTIAL) ? XO_OPTION_PARTIAL : XO_OPTION_NONE;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures role:    \result == Role(before, word); */
static int role_of(int before, xo_option_word word)
{
  if (word.at == word.end)
    return XO_ROLE_END;
  if (before == XO_ROLE_RULES)
    return XO_ROLE_RULES_VALUE;
  if (before == XO_ROLE_ORDER)
    return XO_ROLE_ORDER_VALUE;
  if (before == XO_ROLE_DASHES)
    return XO_ROLE_OTHER;
  if (word.option == XO_OPTION_DASHES)
    return XO_ROLE_DASHES;
  if (word.option == XO_OPTION_RULES)
    return word.name < word.end ? XO_ROLE_RULES_IS : XO_ROLE_RULES;
  if (word.option == XO_OPTION_ORDER)
    return word.name < word.end ? XO_ROLE_ORDER_IS : XO_ROLE_ORDER;
  return word.option == XO_OPTION_PARTIAL && word.name == word.end ? XO_ROLE_PARTIAL : XO_ROLE_OTHER;
}

/*@ requires name:   0 <= name < XO_TEXT_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures begin:   \result == (role == XO_ROLE_RULES_IS || role == XO_ROLE_ORDER_IS ? name + 1 : at); */
static int value_begin(int role, int name, int at)
{
  return role == XO_ROLE_RULES_IS || role == XO_ROLE_ORDER_IS ? name + 1 : at;
}

/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires from:   0 <= from <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   from <= \result.at <= \result.name <= \result.end <= len;
    ensures name:    \result.role == XO_ROLE_RULES_IS || \result.role == XO_ROLE_ORDER_IS ==>
                       \result.name < \result.end;
    ensures word:    OptionWord(text, len, from, before, \result); */
static xo_option_word option_word(const char *text, int len, int from, int before)
{
  xo_rules none = {-1, -1, -1, -1};
  xo_range range = xo_notation_next(text, len, from);
  int at = range.at, end = range.at + range.len;
  int name = name_end(text, at, end);
  int option = option_named(text, at, name, end);
  xo_option_word bare = {at, name, end, option, XO_ROLE_END, none};
  int role = role_of(before, bare);
  xo_rules rules = none;
  if (role == XO_ROLE_RULES_IS || role == XO_ROLE_RULES_VALUE)
    rules = xo_settings_rules(text, value_begin(role, name, at), end);
  xo_option_word word = {at, name, end, option, role, rules};
  return word;
}

int xo_settings_begin(const char *text, int len)
{
  int at = 0;
  /*@ loop invariant bound: 0 <= at < len;
      loop invariant blank: Blanks(text, 0, at);
      loop assigns at; loop variant len - at; */
  while (at < len - 1 && xo_is_blank(text[at]))
    at++;
  return at;
}

/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(words) && \separated(words, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *words;
    ensures inside:  WordsIn(len, *words);
    ensures words:   WordsRead(text, len, *words); */
static void cut_words(const char *text, int len, xo_option_words *words)
{
  int at = xo_settings_begin(text, len);
  xo_option_word sign = {at, at + 1, at + 1, XO_OPTION_NONE, XO_ROLE_SIGN, {3, 3, 3, 2}};
  words->nul = first_nul(text, len);
  words->at[0] = sign;
  /*@ loop invariant bound: 1 <= k <= XO_OPTION_WORDS + 2 && NulRead(text, len, words->nul) && IsSign(*words);
      loop invariant first: FirstByte(text, len, words->at[0].at);
      loop invariant range: \forall integer j; 0 <= j < k ==> WordIn(len, *words, j);
      loop invariant words: \forall integer j; 1 <= j < k ==> WordAfter(text, len, *words, j);
      loop assigns k, words->at[1 .. XO_OPTION_WORDS + 1]; loop variant XO_OPTION_WORDS + 2 - k; */
  for (int k = 1; k <= XO_OPTION_WORDS + 1; k++) {
    xo_option_word word = option_word(text, len, words->at[k - 1].end, words->at[k - 1].role);
    words->at[k] = word;
    //@ assert next: WordAfter(text, len, *words, k);
  }
}

/* ---- settings ---- */

/*@ requires valid:  \valid_read(words);
    requires word:   0 <= k <= XO_OPTION_WORDS;
    terminates \true; exits \false; assigns \nothing;
    ensures fault:   \result == WordFault(*words, k); */
static int word_fault(const xo_option_words *words, int k)
{
  int role = words->at[k].role, after = words->at[k + 1].role;
  if (role == XO_ROLE_OTHER)
    return XO_SETTINGS_UNKNOWN;
  if ((role == XO_ROLE_RULES || role == XO_ROLE_ORDER) && after == XO_ROLE_END)
    return XO_SETTINGS_NO_VALUE;
  if (k == 0 && (after == XO_ROLE_END || after == XO_ROLE_DASHES))
    return XO_SETTINGS_NOTHING;
  if (role != XO_ROLE_RULES_IS && role != XO_ROLE_RULES_VALUE)
    return XO_SETTINGS_GOOD;
  if (words->at[k].rules.rows == -1)
    return XO_SETTINGS_RULES_FORM;
  return xo_inv_rules(words->at[k].rules) ? XO_SETTINGS_GOOD : XO_SETTINGS_RULES_RANGE;
}

/*@ requires valid:  \valid_read(words);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result <= XO_OPTION_WORDS + 1;
    ensures faulty:  FaultyWord(*words, \result); */
static int faulty_word(const xo_option_words *words)
{
  int k = 0;
  /*@ loop invariant bound: 0 <= k <= XO_OPTION_WORDS + 1;
      loop invariant good:  \forall integer j; 0 <= j < k ==> WordFault(*words, j) == XO_SETTINGS_GOOD;
      loop assigns k; loop variant XO_OPTION_WORDS + 1 - k; */
  while (k <= XO_OPTION_WORDS && word_fault(words, k) == XO_SETTINGS_GOOD)
    k++;
  return k;
}

/*@ requires valid:  \valid_read(words);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result <= XO_OPTION_WORDS;
    ensures last:    LastRules(*words, \result); */
static int last_rules(const xo_option_words *words)
{
  int k = XO_OPTION_WORDS;
  /*@ loop invariant bound:    0 <= k <= XO_OPTION_WORDS;
      loop invariant no_rules: \forall integer j; k < j <= XO_OPTION_WORDS ==> !ContainsRules(*words, j);
      loop assigns k; loop variant k; */
  while (k > 0 && words->at[k].role != XO_ROLE_RULES_IS && words->at[k].role != XO_ROLE_RULES_VALUE)
    k--;
  return k;
}

/*@ requires valid:  \valid_read(words);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result <= XO_OPTION_WORDS;
    ensures last:    LastOrder(*words, \result); */
static int last_order(const xo_option_words *words)
{
  int k = XO_OPTION_WORDS;
  /*@ loop invariant bound:    0 <= k <= XO_OPTION_WORDS;
      loop invariant no_order: \forall integer j; k < j <= XO_OPTION_WORDS ==> !ContainsOrder(*words, j);
      loop assigns k; loop variant k; */
  while (k > 0 && words->at[k].role != XO_ROLE_ORDER_IS && words->at[k].role != XO_ROLE_ORDER_VALUE)
    k--;
  return k;
}

/*@ requires valid:  \valid_read(words);
    terminates \true; exits \false; assigns \nothing;
    ensures partial: \result <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(*words, k); */
static bool has_partial(const xo_option_words *words)
{
  /*@ loop invariant bound:      1 <= k <= XO_OPTION_WORDS + 1;
      loop invariant no_partial: \forall integer j; 1 <= j < k ==> words->at[j].role != XO_ROLE_PARTIAL;
      loop assigns k; loop variant XO_OPTION_WORDS + 1 - k; */
  for (int k = 1; k <= XO_OPTION_WORDS; k++)
    if (words->at[k].role == XO_ROLE_PARTIAL)
      return true;
  return false;
}

/*@ requires valid:  \valid_read(words);
    requires word:   0 <= k <= XO_OPTION_WORDS + 1;
    terminates \true; exits \false; assigns \nothing;
    ensures fault:   \result == LineFault(*words, k); */
static int line_fault(const xo_option_words *words, int k)
{
  if (words->nul >= 0)
    return XO_SETTINGS_NUL;
  if (words->at[XO_OPTION_WORDS + 1].role != XO_ROLE_END)
    return XO_SETTINGS_WORDS;
  return k > XO_OPTION_WORDS ? XO_SETTINGS_GOOD : word_fault(words, k);
}

/*@ requires text:   0 <= begin <= end;
    terminates \true; exits \false; assigns \nothing;
    ensures range:   \result.at == begin && \result.at + \result.len == end; */
static xo_range range_between(int begin, int end)
{
  xo_range range = {begin, end - begin};
  return range;
}

/* The range of the words that this fault is about. */
/*@ requires valid:  \valid_read(words);
    requires word:   0 <= k <= XO_OPTION_WORDS + 1 && fault == LineFault(*words, k) && fault != XO_SETTINGS_GOOD;
    requires inside: \forall integer j; 0 <= j <= XO_OPTION_WORDS + 1 ==> WordIn(XO_TEXT_MAX - 1, *words, j);
    requires nul:    words->nul < XO_TEXT_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures range:   \result.at == FaultBegin(*words, k, fault) &&
                       \result.at + \result.len == FaultEnd(*words, k, fault); */
static xo_range fault_range(const xo_option_words *words, int k, int fault)
{
  if (fault == XO_SETTINGS_NUL)
    return range_between(words->nul, words->nul + 1);
  if (fault == XO_SETTINGS_NOTHING)
    return range_between(words->at[0].at, words->at[0].at);
  if (fault == XO_SETTINGS_WORDS)
    return range_between(words->at[XO_OPTION_WORDS + 1].at, words->at[XO_OPTION_WORDS + 1].end);
  return range_between(value_begin(words->at[k].role, words->at[k].name, words->at[k].at), words->at[k].end);
}

/*@ requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures turns:   OrderInTurn(rules, \result);
    ensures order:   InvPlayOrder(rules, \result); */
static xo_play_order in_turn(xo_rules rules)
{
  xo_play_order order = {rules.players, {0}};
  /*@ loop invariant bound: 0 <= n <= rules.players;
      loop invariant turns: \forall integer i; 0 <= i < XO_PLAYERS_MAX ==> order.at[i] == (i < n ? i + 1 : 0);
      loop assigns n, order.at[0 .. XO_PLAYERS_MAX - 1]; loop variant rules.players - n; */
  for (int n = 0; n < rules.players; n++)
    order.at[n] = n + 1;
  //@ assert turn: \forall integer p; 1 <= p <= rules.players ==> order.at[p - 1] == p && HasTurn(order, p);
  return order;
}

/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid_read(words);
    requires words:  WordsIn(len, *words);
    terminates \true; exits \false; assigns \nothing;
    ensures spec:    SpecSettings(text, *words, \result); */
static xo_settings_line take_words(const char *text, int len, const xo_option_words *words)
{
  (void)len;
  int k = faulty_word(words), r = last_rules(words), o = last_order(words);
  int fault = line_fault(words, k);
  xo_range range = {0, 0};
  xo_rules rules = words->at[r].rules;
  xo_play_order order = {0, {0}};
  if (fault != XO_SETTINGS_GOOD) {
    range = fault_range(words, k, fault);
  } else if (o == 0) {
    order = in_turn(rules);
  } else {
    int begin = value_begin(words->at[o].role, words->at[o].name, words->at[o].at);
    order = xo_settings_order(rules, text, begin, words->at[o].end);
    if (!xo_inv_play_order(rules, &order)) {
      fault = XO_SETTINGS_ORDER;
      range = range_between(begin, words->at[o].end);
    }
  }
  xo_settings_line settings = {fault, range, rules, order, has_partial(words)};
  //@ assert fault: SpecFault(*words, k, settings) && SpecRules(*words, r, settings.rules);
  //@ assert order: LineFault(*words, k) == XO_SETTINGS_GOOD ==> SpecOrder(text, *words, o, settings);
  return settings;
}

xo_settings_line xo_settings_line_read(const char *text, int len, xo_option_words *words)
{
  cut_words(text, len, words);
  return take_words(text, len, words);
}
