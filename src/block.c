/* block.c: see xo/block.h. */
#include "xo/block.h"
#include "settings.h"
#include "verdict.h"

/*@ // The bytes before `end` are the same.
    predicate BytesStay{K, L}(unsigned char *t, integer end) =
      \forall integer i; 0 <= i < end ==> \at(t[i], K) == \at(t[i], L);
    lemma LineWrittenFor_Stays{K, L}: \forall xo_options A, xo_trace_line w, unsigned char *name, integer m,
      unsigned char *out, integer end; 0 <= w.begin && w.end <= end && 0 <= m && BytesStay{K, L}(name, m) &&
      BytesStay{K, L}(out, end) && LineWrittenFor{K}(A, w, name, m, out) ==> LineWrittenFor{L}(A, w, name, m, out);
    lemma Writes_Stays{K, L}: \forall xo_options A, unsigned char *name, integer m, unsigned char *out, xo_trace r,
      integer n, to; 0 <= m && BytesStay{K, L}(name, m) && BytesStay{K, L}(out, to) &&
      Writes{K}(A, name, m, out, r, n, to) ==> Writes{L}(A, name, m, out, r, n, to);
*/
/*@ ghost
  // A trace of no lines, to begin with.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures no_bytes: \result.line[0].begin == 0; @/
  static xo_trace trace_begin(void)
  {
    xo_trace none = {{{{{{0}}}}}};
    return none;
  }

  // The trace of one line more.
  /@ requires text:    0 <= f && 0 <= k < XO_WINDOW && \valid_read(t + (0 .. l.start[l.count] - 1 - 1));
     requires bytes:   0 <= m && 0 <= w.begin <= w.end && \valid_read(name + (0 .. m - 1)) &&
                         \valid_read(out + (0 .. w.end - 1));
     requires leads:   Leads(A, t, l, f, r, k, S, w.before);
     requires writes:  Writes(A, name, m, out, r, k, w.begin);
     requires plain:   PlainLines(A, t, l, f, r, k);
     requires judged:  JudgedFor(A, t + l.start[f + k], LineLength(l, f + k), w);
     requires counted: CountsTo(A, w.entry, w.before, w.after);
     requires written: LineWrittenFor(A, w, name, m, out);
     terminates \true; exits \false; assigns \nothing;
     ensures traced:   TracedBy(A, t, l, f, name, m, out, S, w.after, k + 1, w.end, w.entry, w.read, w.record, w.game,
                         \result);
     ensures all:      !SettingLine(t, l, f + k) && !Faulty(A, w.entry) ==> PlainLines(A, t, l, f, \result, k + 1); @/
  static xo_trace trace_next(xo_options A, const char *t, xo_lines l, int f, const unsigned char *name, int m,
                             const unsigned char *out, xo_state S, xo_trace r, int k, xo_trace_line w)
  {
    xo_trace q = r;
    q.line[k] = w;
    /@ assert judged:  \forall integer i; 0 <= i < k && JudgedAt(A, t, l, f, r, i) ==> JudgedAt(A, t, l, f, q, i); @/
    /@ assert counted: \forall integer i; 0 <= i < k && CountedAt(A, r, i) ==> CountedAt(A, q, i); @/
    /@ assert linked:  \forall integer i; 1 <= i < k && LinkedAt(r, i) ==> LinkedAt(q, i); @/
    /@ assert written: \forall integer i; 0 <= i < k && LineWrittenAt(A, name, m, out, r, i) ==>
                         LineWrittenAt(A, name, m, out, q, i); @/
    /@ assert plain:      \forall integer i; 0 <= i < k && PlainAt(A, t, l, f, r, i) ==> PlainAt(A, t, l, f, q, i); @/
    /@ assert this:       JudgedAt(A, t, l, f, q, k) && CountedAt(A, q, k) && LineWrittenAt(A, name, m, out, q, k); @/
    /@ assert link:       1 <= k ==> LinkedAt(q, k); @/
    /@ assert plain_line: !SettingLine(t, l, f + k) && !Faulty(A, w.entry) ==> PlainAt(A, t, l, f, q, k); @/
    /@ assert upto:       \forall integer i; 0 <= i < k + 1 ==> i < k || i == k; @/
    return q;
  }
*/

/* Whether a message is needed besides the verdict: why a game is invalid, or that a claim is not the verdict. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures faulty:   \result <==> Faulty(options, entry); */
static bool is_faulty(xo_options options, xo_entry entry)
{
  bool claim = options.claims != 0 && (entry.check == XO_CLAIM_FAILS || entry.check == XO_CLAIM_OPEN);
  return entry.kind == XO_ENTRY_GAME && (entry.finding.why != XO_OK || claim);
}

/* The entry of an @ line. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures kind:     \result.kind == XO_ENTRY_NONE;
    ensures in_range: \forall xo_rules R; InvRules(R) ==> InvEntry(R, \result); */
static xo_entry no_game(void)
{
  xo_entry entry = {XO_ENTRY_NONE,
                    XO_CLAIM_UNCHECKED,
                    {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}},
                    {XO_OK, 0, 0, 0, -1, XO_UNFINISHED}};
  return entry;
}

/* Writes an entry after its location, from out[at] on; answers where they end. */
/*@ requires capacity: 0 <= name_len && 0 <= at && at + name_len <= 2147483647 - XO_BLOCK_CAP;
    requires number:   number < 1000000000000000000;
    requires valid:    \valid_read(name + (0 .. name_len - 1)) &&
                         \valid(out + (at .. at + name_len + XO_BLOCK_CAP - 1)) &&
                         \separated(name + (0 .. name_len - 1), out + (at .. at + name_len + XO_BLOCK_CAP - 1));
    requires in_range: InvRules(rules) && InvEntry(rules, entry);
    terminates \true; exits \false; assigns out[at .. at + name_len + XO_BLOCK_CAP - 1];
    ensures bound:     at <= \result <= at + name_len + XO_BLOCK_CAP;
    ensures written:   LineWritten(options, rules, entry, name, name_len, number, out, at, \result); */
static int write_line(xo_options options, xo_rules rules, xo_entry entry, const unsigned char *name, int name_len,
                      unsigned long long number, unsigned char *out, int at)
{
  if (entry.kind == XO_ENTRY_NONE || options.unwritten != 0)
    return at;
  int from = at;
  if (name_len > 0)
    from = xo_location(name, name_len, number, out, at);
  //@ assert from:     from == at + LocationBytes(name_len, number);
  int end = xo_verdict_entry(options, rules, entry, out, from);
  //@ assert name:     \forall integer i; at <= i < at + name_len ==> out[i] == name[i - at];
  /*@ assert location: \forall integer i; at + name_len <= i < from ==>
        out[i] == LocationByte(name_len, number, i - at); */
  //@ assert entry:    \forall integer i; from <= i < end ==> out[i] == EntryByte(options, rules, entry, i - from);
  return end;
}

/* The text line of len bytes, which is no @ line; from out[at] on. Answers where what is written ends. */
/*@ requires text:     0 <= len < XO_TEXT_MAX && \valid_read(line + (0 .. len - 1)) && !BeginsSetting(line, len);
    requires capacity: 0 <= name_len && 0 <= at && at + name_len <= 2147483647 - XO_BLOCK_CAP;
    requires valid:    \valid(state) && \valid_read(name + (0 .. name_len - 1)) && \valid(record) && \valid(game) &&
                         \valid(entry) && \valid(out + (at .. at + name_len + XO_BLOCK_CAP - 1)) &&
                         \separated(state, record, game, entry, name + (0 .. name_len - 1), line + (0 .. len - 1),
                           out + (at .. at + name_len + XO_BLOCK_CAP - 1));
    requires state:    InvSettings(state->settings) && state->number < 1000000000000000000;
    terminates \true; exits \false;
    assigns *state, *record, *game, *entry, out[at .. at + name_len + XO_BLOCK_CAP - 1];
    ensures bound:     at <= \result <= at + name_len + XO_BLOCK_CAP;
    ensures settings:  state->settings == \old(state->settings) && SameRules(state->settings.rules, record->rules);
    ensures in_range:  InvEntry(state->settings.rules, *entry);
    ensures entry:     EntryBy(options, state->settings, line, len, *record, *game, *entry);
    ensures counted:   CountsTo(options, *entry, \old(*state), *state);
    ensures written:   LineWritten(options, state->settings.rules, *entry, name, name_len, \old(state->number), out, at,
                         \result); */
static int take_game(xo_options options, xo_state *state, const char *line, int len, const unsigned char *name,
                     int name_len, unsigned char *out, int at, xo_record *record, xo_game *game, xo_entry *entry)
{
  *entry = xo_entry_line(options, &state->settings, line, len, record, game);
  int end = write_line(options, state->settings.rules, *entry, name, name_len, state->number, out, at);
  xo_tally_entry(options, state->settings.rules, entry, &state->sum);
  state->number++;
  return end;
}

/* Applies an @ line's settings. */
/*@ requires valid:   \valid(state);
    requires state:   InvSettings(state->settings) && state->number < 1000000000000000000;
    requires read:    read.fault == XO_SETTINGS_GOOD ==> read.settings.valid == 1 && InvSettings(read.settings);
    terminates \true; exits \false; assigns *state;
    ensures inv:      InvSettings(state->settings) &&
                        (state->settings.valid == 1 <==> read.fault == XO_SETTINGS_GOOD);
    ensures settings: SettingsAfter(\old(state->settings), read, state->settings);
    ensures rest:     state->number == \old(state->number) + 1 && state->sum == \old(state->sum); */
static void take_settings(xo_state *state, xo_settings_line read)
{
  if (read.fault == XO_SETTINGS_GOOD)
    state->settings = read.settings;
  else
    state->settings.valid = 0;
  state->number++;
}

/* Takes text line k, from out[end->bytes] on. */
/*@ requires text:     \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires capacity: 0 <= name_len && 0 <= end->bytes && end->bytes + name_len <= 2147483647 - XO_BLOCK_CAP;
    requires valid:    \valid(state) && \valid_read(lines) && \valid_read(name + (0 .. name_len - 1)) &&
                         \valid(record) && \valid(game) && \valid(end) &&
                         \valid(out + (0 .. end->bytes + name_len + XO_BLOCK_CAP - 1)) &&
                         \separated(state, lines, record, game, end, name + (0 .. name_len - 1),
                           text + (0 .. lines->start[lines->count] - 1 - 1),
                           out + (0 .. end->bytes + name_len + XO_BLOCK_CAP - 1));
    requires line:     0 <= k < lines->count <= XO_WINDOW && LineIn(*lines, k);
    requires state:    InvSettings(state->settings) && state->number < 1000000000000000000;
    terminates \true; exits \false;
    assigns *state, *record, *game, *end, out[end->bytes .. end->bytes + name_len + XO_BLOCK_CAP - 1];
    ensures lines:     end->lines == \old(end->lines) && XO_BLOCK_DONE <= end->stop <= XO_BLOCK_UNREAD &&
                         end->stop != XO_BLOCK_FULL;
    ensures bound:     \old(end->bytes) <= end->bytes <= \old(end->bytes) + name_len + XO_BLOCK_CAP;
    ensures inv:       InvSettings(state->settings);
    ensures stops:     StopsAt(options, text, *lines, k, end->stop, end->entry, end->read);
    ensures rules:     !EndsSet(end->stop) ==> SameRules(state->settings.rules, record->rules);
    ensures judged:    LineJudged(options, text +
                         lines->start[k], LineLength(*lines, k), \old(state->settings), end->entry, *record, *game,
                         end->read, state->settings);
    ensures counted:   CountsTo(options, end->entry, \old(*state), *state);
    ensures written:   LineWritten(options, \old(state->settings.rules), end->entry, name, name_len,
                         \old(state->number), out, \old(end->bytes), end->bytes); */
static void take_text_line(xo_options options, xo_state *state, const char *text, const xo_lines *lines, int k,
                           const unsigned char *name, int name_len, unsigned char *out, xo_record *record,
                           xo_game *game, xo_block_end *end)
{
  int begin = lines->start[k];
  int len = lines->start[k + 1] - 1 - begin;
  //@ ghost xo_settings before = state->settings;
  //@ assert len: len == LineLength(*lines, k);
  if (xo_settings_read(text + begin, len, &end->read)) {
    take_settings(state, end->read);
    end->entry = no_game();
    end->stop = end->read.fault == XO_SETTINGS_GOOD ? XO_BLOCK_SET : XO_BLOCK_UNREAD;
    //@ assert counted:  CountsTo(options, end->entry, \at(*state, Pre), *state);
    /*@ assert set:      LineJudged(options, text + begin, len, before, end->entry, *record, *game, end->read,
          state->settings); */
  } else {
    end->bytes =
        take_game(options, state, text + begin, len, name, name_len, out, end->bytes, record, game, &end->entry);
    end->stop = is_faulty(options, end->entry) ? XO_BLOCK_FAULTY : XO_BLOCK_DONE;
    //@ assert same_settings: SameSettings(before, state->settings);
    /*@ assert game:          LineJudged(options, text +
          begin, len, before, end->entry, *record, *game, end->read, state->settings); */
  }
}

xo_block_end xo_block(xo_options options, xo_state *state, const char *text, const xo_lines *lines, int from, int n,
                      const unsigned char *name, int name_len, unsigned char *out, int capacity, xo_record *record,
                      xo_game *game)
{
  xo_settings_line none = {XO_SETTINGS_GOOD, {0, 0}, {{0, 0, 0, 0}, {0, {0}}, 0, 0}};
  xo_block_end end = {XO_BLOCK_DONE, 0, 0, no_game(), none};
  //@ ghost xo_state begun = *state;
  //@ ghost xo_trace trace = trace_begin();
  /*@ loop invariant bound:    0 <= end.lines <= n && from + end.lines <= lines->count && 0 <= end.bytes;
      loop invariant capacity: 0 < end.bytes ==> end.bytes <= capacity;
      loop invariant stop:     XO_BLOCK_DONE <= end.stop <= XO_BLOCK_UNREAD && end.stop != XO_BLOCK_FULL;
      loop invariant last:     end.lines == 0 ==> end.stop == XO_BLOCK_DONE;
      loop invariant inv:      InvSettings(state->settings);
      loop invariant number:   state->number == begun.number + end.lines;
      loop invariant rules:    0 < end.lines && !EndsSet(end.stop) ==> SameRules(state->settings.rules, record->rules);
      loop invariant stops:    0 < end.lines ==>
                                 StopsAt(options, text, *lines, from + end.lines - 1, end.stop, end.entry, end.read);
      loop invariant traced:   TracedBy(options, text, *lines, from, name, name_len, out, begun, *state, end.lines,
                                 end.bytes, end.entry, end.read, *record, *game, trace);
      loop invariant all:      end.stop == XO_BLOCK_DONE ==> PlainLines(options, text, *lines, from, trace, end.lines);
      loop assigns end, trace, *state, *record, *game, out[0 .. capacity - 1];
      loop variant n - end.lines; */
  while (end.stop == XO_BLOCK_DONE && end.lines < n && from + end.lines < lines->count &&
         capacity - end.bytes >= name_len + XO_BLOCK_CAP) {
    //@ assert line: LineIn(*lines, from + end.lines);
    //@ ghost xo_state before = *state;
    //@ ghost int at = end.bytes;
    take_text_line(options, state, text, lines, from + end.lines, name, name_len, out, record, game, &end);
    //@ assert name:    BytesStay{LoopCurrent, Here}(name, name_len);
    //@ assert bytes:   BytesStay{LoopCurrent, Here}(out, at);
    //@ assert kept:    Writes(options, name, name_len, out, trace, end.lines, at);
    //@ ghost xo_trace_line traced = {before, *state, at, end.bytes, end.entry, *record, *game, end.read};
    /*@ assert judged_line: LineJudged(options, text +
          lines->start[from + end.lines], LineLength(*lines, from + end.lines), before.settings, end.entry, *record,
          *game, end.read, state->settings); */
    //@ assert settings: traced.before.settings == before.settings && traced.after.settings == state->settings;
    /*@ assert judged:   JudgedFor(options, text + lines->start[from + end.lines], LineLength(*lines, from + end.lines),
          traced); */
    //@ assert written: LineWrittenFor(options, traced, name, name_len, out);
    /*@ ghost trace = trace_next(options, text, *lines, from, name, name_len, out, begun, trace, end.lines, traced); */
    end.lines++;
  }
  if (end.stop == XO_BLOCK_DONE && end.lines < n && from + end.lines < lines->count)
    end.stop = XO_BLOCK_FULL;
  return end;
}
