/* entry.c: see xo/entry.h and xo/step.h. */
#include "xo/step.h"
#include "settings.h"
#include "token.h"
#include "verdict.h"

/* The claim and the finding of a line that is read; its kind and what the claim comes to are for the caller to add. */
/*@ requires text:    0 <= len <= XO_LINE_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(terms) && \valid(record) && \valid(game) &&
                        \separated(record, game, terms, text + (0 .. len - 1));
    requires rules:   InvRules(terms->rules) && SameRules(terms->rules, record->rules);
    requires order:   InvPlayOrder(record->rules, record->order) && SameOrder(terms->order, record->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures rules:    SameRules(terms->rules, record->rules);
    ensures known:    InvEntry(terms->rules, \result);
    ensures kind:     \result.kind == XO_ENTRY_NONE && \result.check == XO_CLAIM_UNCHECKED;
    ensures behind:   SameBehind(\old(record->moves), record->moves, record->moves.len);
    ensures line:     EntryFrom(asked, *terms, text, len, *record, *game, \result); */
static xo_entry take_line(xo_asked asked, const xo_terms *terms, const char *text, int len, xo_record *record,
                          xo_game *game)
{
  bool partial = asked.partial != 0 || terms->partial != 0;
  xo_claim claim = xo_claim_read(terms->rules, text, len);
  xo_finding finding = xo_finding_line(record, asked.style, text, claim.moves, asked.strict != 0, partial, game);
  //@ assert claim:   IsClaim(terms->rules, text, len, claim);
  //@ assert reading: Reading(record->rules, asked.style, text, claim.moves, record->moves, finding.given, finding.at);
  /*@ assert valid:   finding.why == XO_OK <==> finding.at == -1 &&
        (InvRecord(*record) || (partial && Playable(*record))) &&
        (asked.strict != 0 ==> finding.used == finding.given); */
  //@ assert late:    finding.why == XO_AFTER_END ==> InvPrefix(record->rules, record->moves, finding.move);
  //@ assert found:   Found(*record, asked.strict, asked.partial != 0 || terms->partial != 0 ? 1 : 0, finding, *game);
  xo_entry entry = {XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, claim, finding};
  return entry;
}

/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures word:     \result <==> !NoWord(text, len); */
static bool has_word(const char *text, int len)
{
  int at = 0;
  /*@ loop invariant bound: 0 <= at <= len;
      loop invariant blank: Blanks(text, 0, at);
      loop assigns at; loop variant len - at; */
  while (at < len && xo_is_blank(text[at]))
    at++;
  return at < len && text[at] != '#';
}

xo_entry xo_entry_line(xo_asked asked, const xo_terms *terms, const char *text, int len, xo_record *record,
                       xo_game *game)
{
  xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}};
  xo_finding too_long = {XO_TOO_LONG, 0, 0, 0, XO_LINE_MAX, XO_UNFINISHED};
  xo_entry entry = {XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, none, too_long};
  record->rules = terms->rules;
  record->order = terms->order;
  if (len <= XO_LINE_MAX)
    entry = take_line(asked, terms, text, len, record, game);
  if (has_word(text, len))
    entry.kind = terms->known != 0 ? XO_ENTRY_GAME : XO_ENTRY_UNJUDGED;
  if (terms->known != 0)
    entry.check = xo_claim_check(entry.claim.kind == XO_CLAIM_GOOD, entry.claim.outcome, entry.finding);
  return entry;
}

bool xo_entry_sets(const char *text, int len)
{
  if (len == 0)
    return false;
  int at = xo_settings_begin(text, len);
  //@ assert only: \forall integer b; FirstByte(text, len, b) ==> b == at;
  return text[at] == '@';
}

xo_terms xo_entry_terms(xo_terms terms, const char *text, int len, xo_option_words *words, xo_settings *read)
{
  xo_settings set = {XO_SETTINGS_LONG, {0, 0}, {0, 0, 0, 0}, {0, {0}}, 0};
  xo_terms behind = {terms.rules, terms.order, terms.partial, 0};
  if (len <= XO_LINE_MAX)
    set = xo_settings_read(text, len, words);
  //@ assert said: len <= XO_LINE_MAX ==> SettingsSaid(text, *words, set);
  *read = set;
  if (set.fault == XO_SETTINGS_GOOD) {
    xo_terms said = {set.rules, set.order, set.partial, 1};
    behind = said;
  }
  return behind;
}

/* The verdict line, and what is claimed if that is asked for. */
/*@ requires valid:   \valid(text + (0 .. XO_ENTRY_CAP - 1));
    requires rules:   InvRules(rules) && InvEntry(rules, entry) && entry.kind != XO_ENTRY_NONE;
    terminates \true; exits \false; assigns text[0 .. XO_ENTRY_CAP - 1];
    ensures len:      0 < \result == EntryLength(asked, rules, entry) <= XO_ENTRY_CAP;
    ensures bytes:    \forall integer i; 0 <= i < \result ==> text[i] == EntryByte(asked, rules, entry, i); */
static int write_entry(xo_asked asked, xo_rules rules, xo_entry entry, char *text)
{
  int head = XO_UNJUDGED_LEN;
  int tail = 0;
  if (entry.kind == XO_ENTRY_UNJUDGED)
    xo_verdict_unjudged(text);
  else
    head = xo_verdict_line(rules, entry.finding, text);
  /*@ assert head: head == HeadLength(rules, entry) &&
        \forall integer i; 0 <= i < head ==> text[i] == HeadByte(rules, entry, i); */
  if (asked.claims != 0)
    tail = xo_verdict_claim(rules, entry.claim.kind == XO_CLAIM_GOOD, entry.claim.outcome, entry.check, text + head);
  text[head + tail] = '\n';
  return head + tail + 1;
}

/*@ ghost
  // No byte of it is negative.
  /@ requires rules:  InvRules(R) && InvEntry(R, e) && e.kind != XO_ENTRY_NONE;
     terminates \true; exits \false; assigns \nothing;
     ensures head:    \forall integer i; 0 <= i < HeadLength(R, e) ==> 0 <= HeadByte(R, e, i);
     ensures ascii:   \forall integer i; 0 <= i < EntryLength(A, R, e) ==> 0 <= EntryByte(A, R, e, i); @/
  static void entry_ascii(xo_asked A, xo_rules R, xo_entry e)
  {
    return;
  }
*/

int xo_verdict_entry(xo_asked asked, xo_rules rules, xo_entry entry, unsigned char *text, int at)
{
  char line[XO_ENTRY_CAP] = {0};
  int len = write_entry(asked, rules, entry, line);
  //@ ghost entry_ascii(asked, rules, entry);
  /*@ loop invariant bound: 0 <= i <= len <= XO_ENTRY_CAP;
      loop invariant bytes: \forall integer j; at <= j < at + i ==> text[j] == EntryByte(asked, rules, entry, j - at);
      loop assigns i, text[at .. at + XO_ENTRY_CAP - 1]; loop variant len - i; */
  for (int i = 0; i < len; i++)
    text[at + i] = (unsigned char)line[i];
  return len;
}

int xo_entry_write(xo_asked asked, xo_rules rules, const xo_entries *entries, unsigned char *text)
{
  int at = 0;
  /*@ loop invariant bound: 0 <= k <= entries->count && 0 <= at <= XO_ENTRY_CAP * k;
      loop invariant len:   at == EntryBegin(asked, rules, *entries, k);
      loop invariant bytes: \forall integer i; 0 <= i < at ==> text[i] == EntriesByte(asked, rules, *entries, k, i);
      loop assigns k, at, text[0 .. XO_ENTRY_CAP * entries->count - 1]; loop variant entries->count - k; */
  for (int k = 0; k < entries->count; k++) {
    /*@ assert next: EntryBegin(asked, rules, *entries, k + 1) == at + EntryLength(asked, rules, entries->at[k]); */
    /*@ assert old:  \forall integer i; 0 <= i < at ==>
          EntriesByte(asked, rules, *entries, k + 1, i) == EntriesByte(asked, rules, *entries, k, i); */
    /*@ assert new:  \forall integer i; at <= i ==>
          EntriesByte(asked, rules, *entries, k + 1, i) == EntryByte(asked, rules, entries->at[k], i - at); */
    int len = 0;
    if (entries->at[k].kind != XO_ENTRY_NONE)
      len = xo_verdict_entry(asked, rules, entries->at[k], text, at);
    //@ assert kept: \forall integer i; 0 <= i < at ==> text[i] == EntriesByte(asked, rules, *entries, k, i);
    /*@ assert more: \forall integer i; at <= i < at + len ==>
          text[i] == EntryByte(asked, rules, entries->at[k], i - at); */
    at += len;
  }
  return at;
}

/* Whether something is to be said besides the verdict: why a game is invalid, or that a claim is not the verdict. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures faulty:   \result <==> Faulty(asked, entry); */
static bool is_faulty(xo_asked asked, xo_entry entry)
{
  bool claim = asked.claims != 0 && (entry.check == XO_CLAIM_FAILS || entry.check == XO_CLAIM_OPEN);
  return entry.kind == XO_ENTRY_GAME && (entry.finding.why != XO_OK || claim);
}

/* Text line k, which is no @ line. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid_read(terms) && \valid(record) && \valid(game) &&
                        \separated(record, game, lines, terms, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires line:    0 <= k < lines->count <= XO_WINDOW && LineIn(*lines, k) && !SettingLine(text, *lines, k);
    requires rules:   InvRules(terms->rules);
    requires order:   InvPlayOrder(terms->rules, terms->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures known:    InvEntry(terms->rules, \result);
    ensures each:     EntryAt(asked, *terms, text, *lines, k, \result);
    ensures rules:    SameRules(terms->rules, record->rules);
    ensures last:     EntryBy(asked, *terms, text + lines->start[k], LineLength(*lines, k), *record, *game, \result); */
static xo_entry judge_line(xo_asked asked, const xo_terms *terms, const char *text, const xo_lines *lines, int k,
                           xo_record *record, xo_game *game)
{
  int begin = lines->start[k];
  int len = lines->start[k + 1] - 1 - begin;
  xo_entry entry = xo_entry_line(asked, terms, text + begin, len, record, game);
  //@ assert by: EntryBy(asked, *terms, text + begin, len, *record, *game, entry);
  //@ assert of: EntryOf(asked, *terms, text + begin, len, entry);
  return entry;
}

/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \separated(lines, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires line:    0 <= k < lines->count <= XO_WINDOW && LineIn(*lines, k);
    terminates \true; exits \false; assigns \nothing;
    ensures sets:     \result <==> SettingLine(text, *lines, k); */
static bool sets(const char *text, const xo_lines *lines, int k)
{
  int begin = lines->start[k];
  return xo_entry_sets(text + begin, lines->start[k + 1] - 1 - begin);
}

/* The terms after @ line k. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid(read) &&
                        \separated(read, lines, text + (0 .. lines->start[lines->count] - 1 - 1));
    requires line:    0 <= k < lines->count <= XO_WINDOW && LineIn(*lines, k) && SettingLine(text, *lines, k);
    requires terms:   InvTerms(terms);
    terminates \true; exits \false; assigns *read;
    ensures inv:      InvTerms(\result);
    ensures said:     SettingSaid(text + lines->start[k], LineLength(*lines, k), *read);
    ensures behind:   TermsBehind(terms, *read, \result); */
static xo_terms set_terms(xo_terms terms, const char *text, const xo_lines *lines, int k, xo_settings *read)
{
  xo_option_words words = {-1, {{0, 0, 0, 0, 0, {0, 0, 0, 0}}}};
  int begin = lines->start[k];
  int len = lines->start[k + 1] - 1 - begin;
  xo_terms behind = xo_entry_terms(terms, text + begin, len, &words, read);
  //@ assert read: SettingRead(text + begin, len, words, *read);
  //@ assert said: SettingSaid(text + begin, len, *read);
  return behind;
}

/* Lines from number `from` on, at most n; whether something is to be said of the last. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid_read(terms) && \valid(entries) && \valid(record) && \valid(game) &&
                        \separated(record, game, lines, terms, entries,
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from <= lines->count && 0 <= n <= XO_ENTRIES_MAX;
    requires rules:   InvRules(terms->rules);
    requires order:   InvPlayOrder(terms->rules, terms->order);
    terminates \true; exits \false; assigns *record, *game, *entries;
    ensures count:    0 <= entries->count <= n && from + entries->count <= lines->count;
    ensures known:    InvEntries(terms->rules, *entries);
    ensures each:     \forall integer k; 0 <= k < entries->count ==>
                        EntryAt(asked, *terms, text, *lines, from + k, entries->at[k]);
    ensures on:       FaultyLast(asked, *entries);
    ensures rules:    0 < entries->count ==> SameRules(terms->rules, record->rules);
    ensures last:     0 < entries->count ==> EntryBy(asked, *terms, text + lines->start[from + entries->count - 1],
                        LineLength(*lines, from + entries->count - 1), *record, *game, entries->at[entries->count - 1]);
    ensures faulty:   \result <==> 0 < entries->count && Faulty(asked, entries->at[entries->count - 1]);
    ensures most:     !\result && entries->count < n && from + entries->count < lines->count ==>
                        SettingLine(text, *lines, from + entries->count); */
static bool judge_lines(xo_asked asked, const xo_terms *terms, const char *text, const xo_lines *lines, int from, int n,
                        xo_entries *entries, xo_record *record, xo_game *game)
{
  int k = 0;
  bool on = true;
  /*@ loop invariant bound: 0 <= k <= n && from + k <= lines->count;
      loop invariant known: \forall integer i; 0 <= i < k ==> InvEntry(terms->rules, entries->at[i]);
      loop invariant each:  \forall integer i; 0 <= i < k ==>
                              EntryAt(asked, *terms, text, *lines, from + i, entries->at[i]);
      loop invariant on:    \forall integer i; 0 <= i < k - 1 ==> !Faulty(asked, entries->at[i]);
      loop invariant stop:  on <==> !(0 < k && Faulty(asked, entries->at[k - 1]));
      loop invariant rules: 0 < k ==> SameRules(terms->rules, record->rules);
      loop invariant last:  0 < k ==> EntryBy(asked, *terms, text + lines->start[from + k - 1],
                              LineLength(*lines, from + k - 1), *record, *game, entries->at[k - 1]);
      loop assigns k, on, *record, *game, *entries; loop variant n - k; */
  while (on && k < n && from + k < lines->count) {
    //@ assert line: LineIn(*lines, from + k);
    if (sets(text, lines, from + k))
      break;
    xo_entry entry = judge_line(asked, terms, text, lines, from + k, record, game);
    entries->at[k] = entry;
    on = !is_faulty(asked, entry);
    k++;
  }
  entries->count = k;
  return !on;
}

xo_step xo_entry_step(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n,
                      xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum)
{
  xo_settings none = {XO_SETTINGS_GOOD, {0, 0}, {0, 0, 0, 0}, {0, {0}}, 0};
  xo_step step = {1, 0, XO_STEP_SET, terms, none};
  //@ assert line: from < lines->count ==> LineIn(*lines, from);
  if (from < lines->count && sets(text, lines, from)) {
    entries->count = 0;
    step.terms = set_terms(terms, text, lines, from, &step.read);
    if (step.read.fault != XO_SETTINGS_GOOD)
      step.stop = XO_STEP_UNREAD;
    return step;
  }
  bool faulty = judge_lines(asked, &terms, text, lines, from, n, entries, record, game);
  step.lines = entries->count;
  step.bytes = xo_entry_write(asked, terms.rules, entries, out);
  step.stop = faulty ? XO_STEP_FAULTY : XO_STEP_ON;
  xo_tally_entries(asked, terms.rules, entries, sum);
  return step;
}
