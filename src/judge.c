/* judge.c: see xo/judge.h. */
#include "answer.h"
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
    lemma LinesIn_At: \forall xo_lines l, integer k; LinesIn(l) && 0 <= k < l.count ==> LineIn(l, k);
    lemma AnswerOf_Board: \forall xo_trace r, integer k, xo_answer e; AnswerOf(r, k, e) ==> BoardOf(r, k, e);
    lemma SameBoard_Then: \forall xo_answer d, e, f; SameBoard(d, e) && SameBoard(e, f) ==> SameBoard(d, f);
    lemma BoardOf_Then: \forall xo_trace r, integer k, xo_answer d, e;
      BoardOf(r, k, d) && SameBoard(d, e) ==> BoardOf(r, k, e);
*/
/*@ ghost
  // A trace of no lines, to begin with.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures no_bytes: \result.line[0].begin == 0; @/
  static xo_trace trace_begin(void)
  {
    xo_trace none = {{{{{0}}}}};
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
     requires counted: CountsTo(A, w.answer, w.before, w.after);
     requires written: LineWrittenFor(A, w, name, m, out);
     requires board:   0 < k && SettingLine(t, l, f + k) ==> BoardOf(r, k - 1, w.answer);
     terminates \true; exits \false; assigns \nothing;
     ensures traced:   TracedBy(A, t, l, f, name, m, out, S, w.after, k + 1, w.end, w.answer, \result);
     ensures all:      !SettingLine(t, l, f + k) && !Faulty(A, w.answer) ==> PlainLines(A, t, l, f, \result, k + 1); @/
  static xo_trace trace_next(xo_options A, const char *t, xo_lines l, int f, const unsigned char *name, int m,
                             const unsigned char *out, xo_judge S, xo_trace r, int k, xo_trace_line w)
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
    /@ assert plain_line: !SettingLine(t, l, f + k) && !Faulty(A, w.answer) ==> PlainAt(A, t, l, f, q, k); @/
    /@ assert board:      0 < k && SettingLine(t, l, f + k) ==> BoardOf(q, k - 1, w.answer); @/
    /@ assert last:       AnswerOf(q, k, w.answer); @/
    /@ assert upto:       \forall integer i; 0 <= i < k + 1 ==> i < k || i == k; @/
    /@ assert leads:      Leads(A, t, l, f, q, k + 1, S, w.after); @/
    /@ assert writes:     Writes(A, name, m, out, q, k + 1, w.end); @/
    /@ assert all_before: PlainLines(A, t, l, f, q, k); @/
    return q;
  }
*/

/* Applies an @ line's settings. */
/*@ requires valid:   \valid(settings) && InvSettings(*settings);
    requires read:    read.fault == XO_SETTINGS_GOOD ==> InvSettings(read);
    terminates \true; exits \false; assigns *settings;
    ensures inv:      InvSettings(*settings);
    ensures settings: SettingsAfter(\old(*settings), read, *settings); */
static void take_settings(xo_settings *settings, xo_settings read)
{
  if (read.fault == XO_SETTINGS_GOOD)
    *settings = read;
  else {
    settings->fault = read.fault;
    settings->range = read.range;
  }
}

void xo_judge_line(xo_judge *judge, const char *text, int len, xo_answer *answer)
{
  //@ ghost xo_settings before = judge->settings;
  //@ ghost xo_tally sum = judge->sum;
  xo_answer_clear(answer);
  if (xo_settings_read(text, len, &answer->read)) {
    take_settings(&judge->settings, answer->read);
    answer->kind = answer->read.fault == XO_SETTINGS_GOOD ? XO_ANSWER_SET : XO_ANSWER_UNREAD;
    //@ assert set: LineJudged(judge->options, text, len, before, *answer, judge->settings);
  } else {
    xo_answer_game(judge->options, &judge->settings, text, len, answer);
    /*@ assert after: len <= XO_LINE_MAX && answer->claim.kind != XO_CLAIM_GOOD ==>
          SameAfter(\at(answer->record.moves, Pre), answer->record.moves, answer->record.moves.len); */
    xo_tally_answer(judge->options, judge->settings.rules, answer, &judge->sum);
    //@ assert same: SameSettings(before, judge->settings);
    //@ assert game: LineJudged(judge->options, text, len, before, *answer, judge->settings);
  }
  judge->number++;
  //@ assert counted: AnswerAdds(judge->options, judge->settings.rules, *answer, sum, judge->sum);
}

int xo_answer_bytes(const xo_judge *judge, const xo_answer *answer, const unsigned char *name, unsigned char *out,
                    int at)
{
  if (answer->kind != XO_ANSWER_GAME && answer->kind != XO_ANSWER_UNJUDGED)
    return at;
  unsigned long long number = judge->number - 1;
  int name_len = judge->name_len, from = at;
  if (name_len > 0)
    from = xo_location(name, name_len, number, out, at);
  //@ assert from:     from == at + LocationBytes(name_len, number);
  int end = xo_verdict_answer(judge->options, judge->settings.rules, answer, out, from);
  //@ assert name:     \forall integer i; at <= i < at + name_len ==> out[i] == name[i - at];
  /*@ assert location: \forall integer i; at + name_len <= i < from ==>
        out[i] == LocationByte(name_len, number, i - at); */
  /*@ assert bytes:    \forall integer i; from <= i < end ==>
        out[i] == AnswerByte(judge->options, judge->settings.rules, *answer, i - from); */
  /*@ assert end:      end == at + LocationBytes(name_len, number) +
        AnswerLength(judge->options, judge->settings.rules, *answer); */
  /*@ assert written:  LineWritten(judge->options, judge->settings.rules, *answer, name, name_len, number, out, at,
        end); */
  //@ assert number:   number == judge->number - 1;
  return end;
}

/* Judges a text line, and writes its verdict line from out[at] on; answers where that ends. */
/*@ requires text:     0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires capacity: 0 <= at && 0 <= judge->name_len && at + judge->name_len <= 2147483647 - XO_OUTPUT_CAP;
    requires valid:    \valid(judge) && \valid(answer) && \valid_read(name + (0 .. judge->name_len - 1)) &&
                         \valid(out + (at .. at + judge->name_len + XO_OUTPUT_CAP - 1)) &&
                         \separated(judge, answer, text + (0 .. len - 1), name + (0 .. judge->name_len - 1),
                           out + (at .. at + judge->name_len + XO_OUTPUT_CAP - 1));
    requires settings: InvSettings(judge->settings);
    requires number:   judge->number < 1000000000000000000;
    terminates \true; exits \false;
    assigns *judge, *answer, out[at .. at + judge->name_len + XO_OUTPUT_CAP - 1];
    ensures bound:     at <= \result <= at + judge->name_len + XO_OUTPUT_CAP;
    ensures options:   SameOptions(\old(*judge), *judge);
    ensures number:    judge->number == \old(judge->number) + 1;
    ensures inv:       InvSettings(judge->settings) && InvAnswer(judge->settings.rules, *answer);
    ensures faulty:    0 <= answer->faulty <= 1 && (answer->faulty == 1 <==> Faulty(judge->options, *answer));
    ensures set:       Sets(*answer) ==> NoGame(*answer) &&
                         (answer->kind == XO_ANSWER_SET <==> answer->read.fault == XO_SETTINGS_GOOD) &&
                         SettingsAfter(\old(judge->settings), answer->read, judge->settings);
    ensures game:      !Sets(*answer) ==> SameRules(judge->settings.rules, answer->record.rules) &&
                         SameOrder(judge->settings.order, answer->record.order) && NoSettings(answer->read);
    ensures found:     !Sets(*answer) && answer->finding.why != XO_TOO_LONG ==>
                         Found(answer->record, judge->options.strict, Partial(judge->options, judge->settings),
                           answer->finding, answer->game);
    ensures kept:      Sets(*answer) ==> SameBoard(\old(*answer), *answer);
    ensures bytes:     BytesStay{Pre, Here}(name, judge->name_len) && BytesStay{Pre, Here}(out, at);
    ensures judged:    LineJudged(judge->options, text, len, \old(judge->settings), *answer, judge->settings);
    ensures counted:   CountsTo(judge->options, *answer, \old(*judge), *judge);
    ensures written:   LineWritten(judge->options, judge->settings.rules, *answer, name, judge->name_len,
                         judge->number - 1, out, at, \result); */
static int take_text_line(xo_judge *judge, const char *text, int len, const unsigned char *name, unsigned char *out,
                          int at, xo_answer *answer)
{
  xo_judge_line(judge, text, len, answer);
  return xo_answer_bytes(judge, answer, name, out, at);
}

int xo_judge_lines(xo_judge *judge, const char *text, xo_lines *lines, const unsigned char *name, unsigned char *out,
                   xo_answer *answer)
{
  int from = lines->next, n = 0, at = 0, name_len = judge->name_len, capacity = judge->capacity;
  //@ ghost xo_judge begun = *judge;
  //@ ghost xo_answer had = *answer;
  //@ ghost xo_trace trace = trace_begin();
  xo_answer_clear(answer);
  /*@ loop invariant bound:    0 <= n && from + n <= lines->count && 0 <= at;
      loop invariant capacity: 0 < at ==> at <= capacity;
      loop invariant last:     n == 0 ==> answer->kind == XO_ANSWER_NONE && NoGame(*answer) &&
                                 NoSettings(answer->read);
      loop invariant inv:      InvSettings(judge->settings) && InvAnswer(judge->settings.rules, *answer);
      loop invariant options:  SameOptions(begun, *judge);
      loop invariant number:   judge->number == begun.number + n;
      loop invariant faulty:   0 <= answer->faulty <= 1 && (answer->faulty == 1 <==> Faulty(judge->options, *answer));
      loop invariant set:      Sets(*answer) ==> NoGame(*answer) &&
                                 (answer->kind == XO_ANSWER_SET <==> answer->read.fault == XO_SETTINGS_GOOD);
      loop invariant settings: (answer->kind == XO_ANSWER_SET ==> SameSettings(answer->read, judge->settings)) &&
                                 (answer->kind == XO_ANSWER_UNREAD ==> judge->settings.fault != XO_SETTINGS_GOOD);
      loop invariant game:     !Sets(*answer) && 0 < n ==> SameRules(judge->settings.rules, answer->record.rules) &&
                                 SameOrder(judge->settings.order, answer->record.order) && NoSettings(answer->read);
      loop invariant found:    !Sets(*answer) && 0 < n && answer->finding.why != XO_TOO_LONG ==>
                                 Found(answer->record, judge->options.strict,
                                   Partial(judge->options, judge->settings), answer->finding, answer->game);
      loop invariant kept:     n == 0 || (n == 1 && Sets(*answer)) ==> SameBoard(had, *answer);
      loop invariant traced:   TracedBy(begun.options, text, *lines, from, name, name_len, out, begun, *judge, n, at,
                                 *answer, trace);
      loop invariant all:      !Sets(*answer) && answer->faulty == 0 ==>
                                 PlainLines(begun.options, text, *lines, from, trace, n);
      loop assigns n, at, trace, *judge, out[0 .. capacity - 1], *answer;
      loop variant lines->count - n; */
  while (answer->kind < XO_ANSWER_SET && answer->faulty == 0 && from + n < lines->count &&
         capacity - at >= name_len + XO_OUTPUT_CAP) {
    int begin = lines->start[from + n], len = lines->start[from + n + 1] - 1 - begin;
    //@ assert line:     LineIn(*lines, from + n);
    //@ assert len:      len == LineLength(*lines, from + n);
    //@ ghost xo_judge before = *judge;
    //@ ghost xo_answer last = *answer;
    //@ ghost int to = at;
    //@ assert answer:   0 < n ==> AnswerOf(trace, n - 1, last);
    //@ assert board:    0 < n ==> BoardOf(trace, n - 1, last);
    at = take_text_line(judge, text + begin, len, name, out, at, answer);
    //@ assert bytes:    BytesStay{LoopCurrent, Here}(name, name_len) && BytesStay{LoopCurrent, Here}(out, to);
    //@ assert kept:     Writes(begun.options, name, name_len, out, trace, n, to);
    //@ assert setting:  SettingLine(text, *lines, from + n) ==> Sets(*answer);
    //@ assert same:     SettingLine(text, *lines, from + n) ==> SameBoard(last, *answer);
    //@ assert board_kept: 0 < n && SettingLine(text, *lines, from + n) ==> BoardOf(trace, n - 1, *answer);
    //@ ghost xo_trace_line traced = {before, *judge, to, at, *answer};
    //@ assert judged:   JudgedFor(begun.options, text + begin, len, traced);
    //@ assert counted:  CountsTo(begun.options, *answer, before, *judge);
    //@ assert written:  LineWrittenFor(begun.options, traced, name, name_len, out);
    /*@ ghost trace = trace_next(begun.options, text, *lines, from, name, name_len, out, begun, trace, n, traced); */
    n++;
  }
  lines->next = from + n;
  return at;
}
