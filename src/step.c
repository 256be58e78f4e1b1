/* step.c: see xo/step.h. */
#include "xo/step.h"

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
  return lines->start[k + 1] - 1 > lines->start[k] && text[lines->start[k]] == '@';
}

/* The terms behind @ line k. */
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
