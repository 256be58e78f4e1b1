/* entry.c: see xo/entry.h. */
#include "claim.h"
#include "token.h"
#include "count.acsl"
#include "placing.acsl"

/* The finding from a reading of a text line and the verdict on the moves read. If there are several faults, the first
 * on the line counts: a move after the end under `strict`, then the text, then too few moves. */
/*@ requires status: XO_OK <= verdict.status <= XO_BAD_RECORD && verdict.status != XO_AFTER_END;
    requires given:  0 <= reading.moves < XO_TEXT_MAX;
    requires move:   0 <= verdict.move;
    requires used:   0 <= verdict.used <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures valid:   \result.why == XO_OK        <==> !Late(strict, reading, verdict) && reading.at == -1 &&
                       (verdict.status == XO_OK || (verdict.status == XO_TOO_FEW && partial));
    ensures few:     \result.why == XO_TOO_FEW   <==> !Late(strict, reading, verdict) && reading.at == -1 &&
                       verdict.status == XO_TOO_FEW && !partial;
    ensures syntax:  \result.why == XO_SYNTAX    <==> !Late(strict, reading, verdict) && reading.at != -1 &&
                       (verdict.status == XO_OK || verdict.status == XO_TOO_FEW);
    ensures late:    \result.why == XO_AFTER_END <==> Late(strict, reading, verdict);
    ensures fault:   !Late(strict, reading, verdict) && verdict.status != XO_OK && verdict.status != XO_TOO_FEW ==>
                       \result.why == verdict.status;
    ensures move:    \result.move == (\result.why == XO_AFTER_END ? verdict.used + 1 :
                       \result.why == XO_SYNTAX ? reading.moves + 1 : verdict.move);
    ensures reading: \result.given == reading.moves && \result.at == reading.at;
    ensures played:  \result.used == verdict.used && \result.outcome == verdict.outcome; */
static xo_finding finding_of(xo_reading reading, xo_verdict verdict, bool strict, bool partial)
{
  xo_finding f = {verdict.status, verdict.move, verdict.used, reading.moves, reading.at, verdict.outcome};
  int faultless = verdict.move == 0 ? reading.moves : verdict.move - 1;
  if (strict && verdict.used < faultless) {
    f.why = XO_AFTER_END;
    f.move = verdict.used + 1;
  } else if (reading.at != -1 && (f.why == XO_OK || f.why == XO_TOO_FEW)) {
    f.why = XO_SYNTAX;
    f.move = reading.moves + 1;
  } else if (f.why == XO_TOO_FEW && partial) {
    f.why = XO_OK;
  }
  return f;
}

/* Read a text line of len bytes into record->moves, and judge it. *game is the board after the moves used. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(record) && \valid(game) && \separated(record, game, text + (0 .. len - 1));
    requires rules:   InvRules(record->rules);
    requires order:   InvPlayOrder(record->rules, record->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures kept:     SameRules(\old(record->rules), record->rules) && SameOrder(\old(record->order), record->order);
    ensures after:    SameAfter(\old(record->moves), record->moves, record->moves.len);
    ensures reading:  Reading(record->rules, notation, text, len, record->moves, \result.given, \result.at);
    ensures found:    Found(*record, strict, partial, \result, *game); */
static xo_finding find(xo_record *record, xo_notation notation, const char *text, int len, bool strict, bool partial,
                       xo_game *game)
{
  xo_reading reading = xo_notation_read(record->rules, notation, text, len, &record->moves);
  xo_verdict verdict = xo_referee_judge(record, game);
  //@ ghost area_bound(record->rules.rows, record->rules.cols);
  //@ ghost judged_faultless(*record, verdict.move, verdict.used);
  return finding_of(reading, verdict, strict, partial);
}

/* The claim and the finding of a line that is read; the caller adds its kind and the check of the claim. */
/*@ requires text:    0 <= len <= XO_LINE_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(settings) && \valid(record) && \valid(game) &&
                        \separated(record, game, settings, text + (0 .. len - 1));
    requires rules:   InvRules(settings->rules) && SameRules(settings->rules, record->rules);
    requires order:   InvPlayOrder(record->rules, record->order) && SameOrder(settings->order, record->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures rules:    SameRules(settings->rules, record->rules);
    ensures in_range: InvEntry(settings->rules, \result);
    ensures kind:     \result.kind == XO_ENTRY_NONE && \result.check == XO_CLAIM_UNCHECKED;
    ensures after:    SameAfter(\old(record->moves), record->moves, record->moves.len);
    ensures line:     EntryFrom(options, *settings, text, len, *record, *game, \result); */
static xo_entry take_line(xo_options options, const xo_settings *settings, const char *text, int len, xo_record *record,
                          xo_game *game)
{
  bool partial = options.partial != 0 || settings->partial != 0;
  xo_claim claim = xo_claim_read(settings->rules, text, len);
  xo_finding finding = find(record, options.notation, text, claim.moves, options.strict != 0, partial, game);
  xo_entry entry = {XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, claim, finding};
  return entry;
}

/* Check the claim that the finding's game has this outcome, if `claimed` is true. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures check:    \result == ClaimCheck(claimed, outcome, finding); */
static int check_claim(bool claimed, xo_outcome outcome, xo_finding finding)
{
  if (!claimed || finding.why != XO_OK)
    return XO_CLAIM_UNCHECKED;
  if (outcome == finding.outcome)
    return XO_CLAIM_HOLDS;
  return finding.outcome == XO_UNFINISHED ? XO_CLAIM_OPEN : XO_CLAIM_FAILS;
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
  return at < len ? text[at] != '#' : len > XO_LINE_MAX;
}

xo_entry xo_entry_line(xo_options options, const xo_settings *settings, const char *text, int len, xo_record *record,
                       xo_game *game)
{
  xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}};
  xo_finding too_long = {XO_TOO_LONG, 0, 0, 0, XO_LINE_MAX, XO_UNFINISHED};
  xo_entry entry = {XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, none, too_long};
  record->rules = settings->rules;
  record->order = settings->order;
  if (len <= XO_LINE_MAX)
    entry = take_line(options, settings, text, len, record, game);
  if (has_word(text, len))
    entry.kind = settings->valid != 0 ? XO_ENTRY_GAME : XO_ENTRY_UNJUDGED;
  if (settings->valid != 0)
    entry.check = check_claim(entry.claim.kind == XO_CLAIM_GOOD, entry.claim.outcome, entry.finding);
  return entry;
}
