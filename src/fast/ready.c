/* ready.c: see ready.h. */
#include "ready.h"
#include "lines_agree.acsl"
#include "verdict.h"

/* Whether games with this verdict have a ready line. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures has:      \result <==> HasReady(rules, strict, partial, verdict); */
static bool has_ready(xo_rules rules, bool strict, bool partial, xo_automaton_verdict verdict)
{
  bool known = verdict.status == XO_OK || (verdict.status == XO_TOO_FEW && partial);
  bool counts = 0 <= verdict.used && verdict.used <= verdict.given && verdict.given <= XO_AUTOMATON_CELLS;
  return known && counts && (!strict || verdict.used == verdict.given) && XO_DRAW <= verdict.outcome &&
         verdict.outcome <= rules.players;
}

/* The ready line of a finding. */
/*@ requires rules:   InvRules(rules);
    requires valid:   \valid(line);
    requires finding: (f.why == XO_OK || f.why == XO_TAKEN) && XO_DRAW <= f.outcome <= rules.players &&
                        0 <= f.used <= XO_AUTOMATON_CELLS && 0 <= f.given <= XO_AUTOMATON_CELLS &&
                        0 <= f.move <= XO_AUTOMATON_CELLS;
    terminates \true; exits \false; assigns *line;
    ensures finding:  SameFinding(line->entry.finding, f);
    ensures ready:    ReadyLine(asked, rules, *line); */
static void make_line(xo_asked asked, xo_rules rules, xo_finding f, xo_ready_line *line)
{
  xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}};
  xo_entry entry = {XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, none, f};
  unsigned char text[XO_ENTRY_CAP] = {0};
  line->entry = entry;
  line->len = xo_verdict_entry(asked, rules, entry, text, 0);
  //@ assert fits: EntryLength(asked, rules, entry) <= XO_READY_CAP;
  /*@ loop invariant bound: 0 <= i <= XO_READY_CAP;
      loop invariant bytes: \forall integer j; 0 <= j < i ==> line->text[j] == text[j];
      loop assigns i, line->text[0 .. XO_READY_CAP - 1]; loop variant XO_READY_CAP - i; */
  for (int i = 0; i < XO_READY_CAP; i++)
    line->text[i] = text[i];
}

/* The lines of games whose move n takes a cell that is taken. Those of verdicts stay. */
/*@ requires valid:   \valid(ready) && InvRules(rules);
    terminates \true; exits \false; assigns ready->line[XO_AUTOMATON_VERDICTS .. XO_READY_LINES - 1];
    ensures taken:    ReadyTaken(asked, rules, *ready); */
static void make_taken(xo_asked asked, xo_rules rules, xo_ready *ready)
{
  /*@ loop invariant bound: 0 <= n <= XO_AUTOMATON_CELLS + 1;
      loop invariant taken: \forall integer m; 1 <= m < n ==>
                              TakenLine(asked, rules, m, ready->line[XO_AUTOMATON_VERDICTS + m]);
      loop assigns n, ready->line[XO_AUTOMATON_VERDICTS .. XO_READY_LINES - 1];
      loop variant XO_AUTOMATON_CELLS - n; */
  for (int n = 0; n <= XO_AUTOMATON_CELLS; n++) {
    xo_finding f = {XO_TAKEN, n, 0, 0, -1, XO_UNFINISHED};
    make_line(asked, rules, f, &ready->line[XO_AUTOMATON_VERDICTS + n]);
  }
}

void xo_ready_make(xo_asked asked, const xo_automaton *automaton, bool partial, xo_ready *ready)
{
  bool strict = asked.strict != 0, short_too = asked.partial != 0 || partial;
  /*@ loop invariant bound: 0 <= v <= XO_AUTOMATON_VERDICTS;
      loop invariant lines: \forall integer w; 0 <= w < v ==>
                              (ready->line[w].len != 0 ==> ReadyOf(asked, *automaton, partial, w, ready->line[w]));
      loop invariant known: \forall integer w; 0 <= w < v ==>
                              (ready->line[w].len != 0 <==> 0 < w < automaton->verdicts &&
                              HasReady(automaton->rules, asked.strict, short_too, automaton->verdict[w]));
      loop assigns v, *ready; loop variant XO_AUTOMATON_VERDICTS - v; */
  for (int v = 0; v < XO_AUTOMATON_VERDICTS; v++) {
    xo_ready_line line = {{0, 0, {0, 0, 0, 0, {0, 0}, {0, 0}}, {0, 0, 0, 0, 0, 0}}, 0, {0}};
    xo_automaton_verdict w = automaton->verdict[v];
    xo_finding f = {XO_OK, 0, w.used, w.given, -1, w.outcome};
    if (0 < v && v < automaton->verdicts && has_ready(automaton->rules, strict, short_too, w))
      make_line(asked, automaton->rules, f, &line);
    ready->line[v] = line;
  }
  make_taken(asked, automaton->rules, ready);
}

/* All the bytes of a line, read before any is written, so that a compiler need not ask whether they stand apart. */
/*@ requires at:      0 <= at <= 2147483647 - XO_READY_CAP;
    requires valid:   \valid_read(line) && \valid(text + (at .. at + XO_READY_CAP - 1)) &&
                        \separated(line, text + (at .. at + XO_READY_CAP - 1));
    terminates \true; exits \false; assigns text[at .. at + XO_READY_CAP - 1];
    ensures bytes:    \forall integer i; 0 <= i < XO_READY_CAP ==> text[at + i] == line->text[i]; */
static void copy_line(const xo_ready_line *line, unsigned char *text, int at)
{
  unsigned char from[XO_READY_CAP] = {0};
  /*@ loop invariant bound: 0 <= i <= XO_READY_CAP;
      loop invariant bytes: \forall integer j; 0 <= j < i ==> from[j] == line->text[j];
      loop assigns i, from[0 .. XO_READY_CAP - 1]; loop variant XO_READY_CAP - i; */
  for (int i = 0; i < XO_READY_CAP; i++)
    from[i] = line->text[i];
  /*@ loop invariant bound: 0 <= i <= XO_READY_CAP;
      loop invariant bytes: \forall integer j; 0 <= j < i ==> text[at + j] == from[j];
      loop assigns i, text[at .. at + XO_READY_CAP - 1]; loop variant XO_READY_CAP - i; */
  for (int i = 0; i < XO_READY_CAP; i++)
    text[at + i] = from[i];
}

xo_ready_text xo_ready_write(const xo_ready *ready, const xo_verdicts *known, int from, int n, unsigned char *text,
                             xo_ready_counts *counts)
{
  int k = from, at = 0;
  //@ ghost xo_ready_counts before = *counts;
  /*@ loop invariant bound: from <= k <= from + n && 0 <= at <= XO_READY_CAP * (k - from);
      loop invariant at:    at == ReadyBegin(*ready, *known, k) - ReadyBegin(*ready, *known, from);
      loop invariant lines: \forall integer i; from <= i < k ==> 0 < ready->line[known->of[i]].len;
      loop invariant begin: \forall integer i; from <= i < k ==>
                              0 <= ReadyBegin(*ready, *known, i) - ReadyBegin(*ready, *known, from) &&
                              ReadyBegin(*ready, *known, i) - ReadyBegin(*ready, *known, from) +
                                ready->line[known->of[i]].len <= at;
      loop invariant bytes: ReadyWritten(*ready, *known, from, k, text);
      loop invariant uses:  \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==>
                              0 <= Uses(*known, k, v) - Uses(*known, from, v) <= k - from;
      loop invariant more:  CountsMore(*ready, k - from, before, *counts);
      loop invariant count: ReadyCounted(*known, from, k, before, *counts);
      loop assigns k, at, *counts, text[0 .. XO_READY_CAP * n - 1]; loop variant from + n - k; */
  while (k < from + n && ready->line[known->of[k]].len > 0) {
    int v = known->of[k];
    copy_line(&ready->line[v], text, at);
    //@ assert kept: ReadyWritten(*ready, *known, from, k, text);
    //@ assert here: ReadyAt(ready->line[known->of[k]], text, at);
    at += ready->line[v].len;
    counts->of[v]++;
    k++;
  }
  xo_ready_text written = {k - from, at};
  return written;
}

void xo_ready_tally(xo_asked asked, xo_rules rules, const xo_ready *ready, xo_ready_counts *counts, xo_tally *sum)
{
  //@ ghost xo_tally before = *sum;
  //@ ghost xo_ready_counts all = *counts;
  /*@ loop invariant bound: 0 <= v <= XO_AUTOMATON_VERDICTS;
      loop invariant none:  \forall integer w; 0 <= w < v ==> counts->of[w] == 0;
      loop invariant rest:  \forall integer w; v <= w < XO_AUTOMATON_VERDICTS ==> counts->of[w] == all.of[w];
      loop invariant more:  \forall integer k; 0 <= ReadyTallied(asked, rules, *ready, all, v, k);
      loop invariant sum:   \forall integer k; 0 <= k < XO_TALLY_ROWS ==>
                              Grows(before.count[k], ReadyTallied(asked, rules, *ready, all, v, k), sum->count[k]);
      loop assigns v, *counts, *sum; loop variant XO_AUTOMATON_VERDICTS - v; */
  for (int v = 0; v < XO_AUTOMATON_VERDICTS; v++) {
    //@ ghost xo_tally then = *sum;
    if (counts->of[v] > 0)
      xo_tally_entry(asked, rules, &ready->line[v].entry, counts->of[v], sum);
    //@ assert added: EntryAdds(asked, rules, ready->line[v].entry, all.of[v], then, *sum);
    counts->of[v] = 0;
  }
}

int xo_ready_one(xo_asked asked, xo_rules rules, const xo_ready *ready, const xo_verdicts *known, int k, xo_tally *sum)
{
  int v = known->of[k];
  if (ready->line[v].len == 0)
    return 0;
  xo_tally_entry(asked, rules, &ready->line[v].entry, 1, sum);
  return v;
}

/* Whether nothing on the line is a blank. A scan has seen all of such a line. */
/*@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures word:     \result <==> \forall integer i; 0 <= i < len ==> text[i] > ' '; */
static bool one_word(const char *text, int len)
{
  int i = 0;
  /*@ loop invariant word:  0 <= i <= len && \forall integer j; 0 <= j < i ==> text[j] > ' ';
      loop assigns i; loop variant len - i; */
  while (i < len && text[i] > ' ')
    i++;
  return i == len;
}

/* Where before text[n] its byte stands already, or -1. */
/*@ requires text:    0 <= n && \valid_read(text + (0 .. n));
    terminates \true; exits \false; assigns \nothing;
    ensures there:    -1 <= \result < n && (\result >= 0 ==> text[\result] == text[n]);
    ensures none:     \result == -1 ==> \forall integer i; 0 <= i < n ==> text[i] != text[n]; */
static int same_before(const char *text, int n)
{
  int at = n - 1;
  /*@ loop invariant bound: -1 <= at < n && \forall integer i; at < i < n ==> text[i] != text[n];
      loop assigns at; loop variant at + 1; */
  while (at >= 0 && text[at] != text[n])
    at--;
  return at;
}

/* Whether there are digits of cells alone, from text[n] on. */
/*@ requires text:    0 <= n <= len && \valid_read(text + (n .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures digits:   \result <==> \forall integer i; n <= i < len ==> '1' <= text[i] <= '9'; */
static bool digits_from(const char *text, int n, int len)
{
  int i = n;
  /*@ loop invariant digit: n <= i <= len && \forall integer j; n <= j < i ==> '1' <= text[j] <= '9';
      loop assigns i; loop variant len - i; */
  while (i < len && '1' <= text[i] && text[i] <= '9')
    i++;
  return i == len;
}

/* The ready line and the entry of a line of digits whose first fault is a cell that it takes twice, where the automaton
 * knows the moves before; or 0. */
/*@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(terms) && \valid_read(automaton) && \valid(entry) &&
                        \separated(terms, automaton, entry, text + (0 .. len - 1));
    requires terms:   InvRules(terms->rules) && InvPlayOrder(terms->rules, terms->order) && TermsOf(*automaton, *terms);
    requires good:    Good(*automaton) && asked.style == XO_PLAIN;
    terminates \true; exits \false; assigns *entry;
    ensures line:     \result == 0 || XO_AUTOMATON_VERDICTS < \result < XO_READY_LINES;
    ensures known:    \result != 0 ==> InvEntry(terms->rules, *entry);
    ensures taken:    \result != 0 ==> entry->kind == XO_ENTRY_GAME && entry->finding.why == XO_TAKEN &&
                        entry->finding.move == \result - XO_AUTOMATON_VERDICTS;
    ensures plain:    \result != 0 ==> 0 < len && text[0] != '@';
    ensures entry:    \result != 0 ==> EntryOf(asked, *terms, text, len, *entry); */
static int taken_entry(xo_asked asked, const xo_terms *terms, const xo_automaton *automaton, const char *text, int len,
                       xo_entry *entry)
{
  if (len > XO_AUTOMATON_CELLS)
    return 0;
  int n = 0;
  int v = xo_scan_beginning(automaton, text, len, &n);
  if (v == 0 || n == len || n >= xo_max(terms->rules) || !digits_from(text, n, len))
    return 0;
  xo_automaton_verdict w = automaton->verdict[v];
  int twice = same_before(text, n);
  if (twice < 0 || (asked.strict != 0 && w.used != n))
    return 0;
  xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}};
  xo_finding finding = {XO_TAKEN, n + 1, w.used, len, -1, w.outcome};
  xo_entry e = {XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, none, finding};
  //@ ghost taken_is_entry(asked, *terms, *automaton, text, len, v, n, twice, e);
  *entry = e;
  return XO_AUTOMATON_VERDICTS + n + 1;
}

/* The ready line of a text line and its entry, which has it, with what is claimed; 0 if the automaton knows neither the
 * moves nor, where the line is scanned, those before one that takes a cell twice. */
/*@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(terms) && \valid_read(automaton) && \valid_read(ready) && \valid(record) &&
                        \valid(entry) &&
                        \separated(terms, automaton, ready, record, entry, text + (0 .. len - 1));
    requires terms:   InvRules(terms->rules) && InvPlayOrder(terms->rules, terms->order) && TermsOf(*automaton, *terms);
    requires ready:   Good(*automaton) && ReadyFor(asked, *automaton, terms->partial, *ready);
    requires scanned: scanned ==> asked.style == XO_PLAIN;
    terminates \true; exits \false; assigns *entry, *record;
    ensures line:     0 <= \result < XO_READY_LINES &&
                        (\result != 0 ==> ReadyLine(asked, automaton->rules, ready->line[\result]));
    ensures known:    \result != 0 ==> InvEntry(terms->rules, *entry);
    ensures ready:    \result != 0 ==> LineOf(ready->line[\result], *entry);
    ensures plain:    \result != 0 ==> 0 < len && text[0] != '@';
    ensures entry:    \result != 0 ==> EntryOf(asked, *terms, text, len, *entry); */
static int known_entry(xo_asked asked, const xo_terms *terms, const xo_automaton *automaton, const xo_ready *ready,
                       bool scanned, const char *text, int len, xo_record *record, xo_entry *entry)
{
  if (scanned && one_word(text, len)) {
    int t = taken_entry(asked, terms, automaton, text, len, entry);
    //@ assert taken: t != 0 ==> TakenLine(asked, automaton->rules, t - XO_AUTOMATON_VERDICTS, ready->line[t]);
    //@ assert line: t != 0 ==> LineOf(ready->line[t], *entry);
    //@ assert of: t != 0 ==> EntryOf(asked, *terms, text, len, *entry);
    return t;
  }
  if (len < 1 || len > XO_LINE_MAX || text[0] == '@')
    return 0;
  xo_claim claim = xo_claim_read(terms->rules, text, len);
  record->rules = automaton->rules;
  record->order = automaton->order;
  xo_reading read = xo_notation_read(automaton->rules, asked.style, text, claim.moves, &record->moves);
  if (read.at != -1 || read.moves == 0)
    return 0;
  int v = xo_automaton_moves(automaton, &record->moves);
  if (ready->line[v].len == 0)
    return 0;
  xo_entry e = ready->line[v].entry;
  e.claim = claim;
  e.check = xo_claim_check(claim.kind == XO_CLAIM_GOOD, claim.outcome, e.finding);
  //@ assert claim:   IsClaim(terms->rules, text, len, e.claim);
  /*@ assert reading: Reading(record->rules, asked.style, text, claim.moves, record->moves, e.finding.given,
        e.finding.at); */
  /*@ assert so:      PlayableBy(record->rules, record->moves) &&
        MovesJudged(record->rules, record->order, record->moves, e.finding.used, e.finding.outcome); */
  /*@ assert one:     \forall xo_game g;
        Ended(record->rules, record->order, record->moves, g, e.finding.used, e.finding.outcome) ==>
        Judged(*record, record->moves.len, g, e.finding.used, e.finding.outcome); */
  /*@ assert judged:  \exists xo_game g; Judged(*record, record->moves.len, g, e.finding.used, e.finding.outcome); */
  /*@ assert found:   \forall xo_game g; Judged(*record, record->moves.len, g, e.finding.used, e.finding.outcome) ==>
        Found(*record, asked.strict, asked.partial != 0 || terms->partial != 0 ? 1 : 0, e.finding, g); */
  //@ assert by:      \exists xo_game g; EntryBy(asked, *terms, text, len, *record, g, e);
  *entry = e;
  //@ assert line: LineOf(ready->line[v], *entry);
  //@ assert of: EntryOf(asked, *terms, text, len, *entry);
  return v;
}

/* Writes the one entry, which has this ready line. */
/*@ requires valid:   \valid_read(entries) && \valid_read(line) && \valid(out + (0 .. XO_ENTRY_CAP - 1)) &&
                        \separated(entries, line, out + (0 .. XO_ENTRY_CAP - 1));
    requires rules:   InvRules(rules) && ReadyLine(asked, rules, *line);
    requires entry:   entries->count == 1 && InvEntries(rules, *entries) && LineOf(*line, entries->at[0]);
    terminates \true; exits \false; assigns out[0 .. XO_ENTRY_CAP - 1];
    ensures bound:    0 < \result <= XO_ENTRY_CAP;
    ensures bytes:    EntriesWritten(asked, rules, *entries, out, \result); */
static int write_known(xo_asked asked, xo_rules rules, const xo_entries *entries, const xo_ready_line *line,
                       unsigned char *out)
{
  if (asked.claims != 0 && entries->at[0].claim.kind == XO_CLAIM_GOOD)
    return xo_entry_write(asked, rules, entries, out);
  int len = line->len;
  copy_line(line, out, 0);
  //@ ghost ready_is_written(asked, rules, entries->at[0], *line);
  //@ assert one:  EntryBegin(asked, rules, *entries, 1) == len;
  /*@ assert byte: \forall integer i; 0 <= i < len ==>
        EntriesByte(asked, rules, *entries, 1, i) == EntryByte(asked, rules, entries->at[0], i); */
  return len;
}

int xo_ready_step(xo_asked asked, const xo_terms *terms, const xo_automaton *automaton, const xo_ready *ready,
                  bool scanned, const char *text, const xo_lines *lines, int k, xo_entries *entries, xo_record *record,
                  unsigned char *out, xo_tally *sum)
{
  //@ assert line: LineIn(*lines, k);
  int begin = lines->start[k];
  int len = lines->start[k + 1] - 1 - begin;
  entries->count = 0;
  int v = known_entry(asked, terms, automaton, ready, scanned, text + begin, len, record, &entries->at[0]);
  if (v == 0)
    return 0;
  //@ assert at: EntryAt(asked, *terms, text, *lines, k, entries->at[0]);
  entries->count = 1;
  xo_tally_entries(asked, terms->rules, entries, sum);
  return write_known(asked, terms->rules, entries, &ready->line[v], out);
}
