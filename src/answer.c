/* answer.c: see answer.h. */
#include "answer.h"
#include "claim.h"
#include "referee.h"
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

/* Judge the moves that were read. *game is the board after the moves used. */
/*@ requires valid:   \valid_read(record) && \valid(game) && \separated(record, game);
    requires rules:   InvRules(record->rules);
    requires order:   InvPlayOrder(record->rules, record->order);
    requires reading: 0 <= reading.moves < XO_TEXT_MAX && -1 <= reading.at &&
                        record->moves.len == (reading.moves < XO_MOVES_CAP ? reading.moves : XO_MOVES_CAP);
    terminates \true; exits \false; assigns *game;
    ensures reading:  \result.given == reading.moves && \result.at == reading.at;
    ensures found:    Found(*record, strict, partial, \result, *game); */
static xo_finding find(const xo_record *record, xo_reading reading, bool strict, bool partial, xo_game *game)
{
  xo_verdict verdict = xo_referee_readable(record, game);
  //@ ghost area_bound(record->rules.rows, record->rules.cols);
  //@ ghost judged_faultless(*record, verdict.move, verdict.used);
  return finding_of(reading, verdict, strict, partial);
}

/*@ // A word, or none, ends after t[i].
    predicate EndsAfter(char *t, integer len, integer i) = \exists integer b; i <= b <= len && WordTo(t, len, i, b);
    lemma Number_First: \forall char *t, integer a, b; Number(t, a, b) ==> Digit(t[a]);
    lemma Token_First: \forall char *t, integer a, b; Token(t, a, b) ==> Digit(t[a]) || Letter(t[a]);
    lemma Claim_NoToken: \forall char *t, integer a, b; ClaimBegin(t, a) ==> !Token(t, a, b);
*/
/*@ ghost
  // What can be read has no claim, since no token begins with a '='.
  /@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
     requires grammar: Grammar(text, len);
     terminates \true; exits \false; assigns \nothing;
     ensures no_claim: NoClaim(text, len); @/
  static void no_claim(const char *text, int len)
  {
    /@ loop invariant bound: 0 <= i <= len;
       loop invariant ends:  \forall integer j; i <= j < len ==> EndsAfter(text, len, j);
       loop assigns i; loop variant i; @/
    for (int i = len; i > 0; i--) {
      /@ assert none: Stop(text[i - 1]) ==> WordTo(text, len, i - 1, i - 1) && EndsAfter(text, len, i - 1); @/
      /@ assert last: i == len && !Stop(text[i - 1]) ==>
                      WordTo(text, len, i - 1, len) && EndsAfter(text, len, i - 1); @/
      /@ assert longer: \forall integer b; !Stop(text[i - 1]) && i <= b <= len && WordTo(text, len, i, b) ==>
                        WordTo(text, len, i - 1, b) && EndsAfter(text, len, i - 1); @/
      /@ assert next: i < len ==> EndsAfter(text, len, i); @/
    }
    /@ assert before: \forall integer i, e; 0 <= i < e <= len && EndsAfter(text, len, i) && TextEnd(text, len, e) &&
                      Words(text, len, e) ==> !ClaimBegin(text, i); @/
  }
*/

/* The claim and the finding of a line that is read, with its moves and the board. */
/*@ requires text:    0 <= len <= XO_LINE_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(settings) && \valid(answer) && \separated(answer, settings, text + (0 .. len - 1));
    requires rules:   InvRules(settings->rules) && SameRules(settings->rules, answer->record.rules);
    requires order:   InvPlayOrder(answer->record.rules, answer->record.order) &&
                        SameOrder(settings->order, answer->record.order);
    terminates \true; exits \false;
    assigns answer->claim, answer->finding, answer->record, answer->game;
    ensures rules:    SameRules(settings->rules, answer->record.rules);
    ensures in_range: ClaimIn(settings->rules, answer->claim) && FindingIn(settings->rules, answer->finding);
    ensures after:    answer->claim.kind != XO_CLAIM_GOOD ==>
                        SameAfter(\old(answer->record.moves), answer->record.moves, answer->record.moves.len);
    ensures line:     AnswerFrom(options, *settings, text, len, *answer); */
static void take_line(xo_options options, const xo_settings *settings, const char *text, int len, xo_answer *answer)
{
  bool partial = options.partial != 0 || settings->partial != 0;
  xo_claim claim = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}};
  xo_reading reading = xo_notation_read(answer->record.rules, options.notation, text, len, &answer->record.moves);
  //@ ghost if (reading.at == -1) no_claim(text, len);
  if (reading.at != -1) {
    claim = xo_claim_read(settings->rules, text, len);
    if (claim.kind == XO_CLAIM_GOOD)
      reading = xo_notation_read(answer->record.rules, options.notation, text, claim.moves, &answer->record.moves);
  }
  /*@ assert reading: Reading(answer->record.rules, options.notation, text, claim.moves, answer->record.moves,
        reading.moves, reading.at); */
  answer->claim = claim;
  answer->finding = find(&answer->record, reading, options.strict != 0, partial, &answer->game);
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

/* Whether a message is needed besides the verdict: why a game is invalid, or that a claim is not the verdict. */
/*@ requires valid:   \valid_read(answer);
    terminates \true; exits \false; assigns \nothing;
    ensures faulty:   \result <==> Faulty(options, *answer); */
static bool is_faulty(xo_options options, const xo_answer *answer)
{
  bool claim = options.claims != 0 && (answer->check == XO_CLAIM_FAILS || answer->check == XO_CLAIM_OPEN);
  return answer->kind == XO_ANSWER_GAME && (answer->finding.why != XO_OK || claim);
}

void xo_answer_clear(xo_answer *answer)
{
  xo_claim claim = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}};
  xo_finding finding = {XO_OK, 0, 0, 0, -1, XO_UNFINISHED};
  xo_settings read = {{0, 0, 0, 0}, {0, {0}}, 0, XO_SETTINGS_GOOD, {0, 0}};
  answer->kind = XO_ANSWER_NONE;
  answer->check = XO_CLAIM_UNCHECKED;
  answer->faulty = 0;
  answer->claim = claim;
  answer->finding = finding;
  answer->read = read;
}

void xo_answer_game(xo_options options, const xo_settings *settings, const char *text, int len, xo_answer *answer)
{
  answer->record.rules = settings->rules;
  answer->record.order = settings->order;
  if (len <= XO_LINE_MAX) {
    take_line(options, settings, text, len, answer);
  } else {
    answer->finding.why = XO_TOO_LONG;
    answer->finding.at = XO_LINE_MAX;
  }
  if (has_word(text, len))
    answer->kind = settings->fault == XO_SETTINGS_GOOD ? XO_ANSWER_GAME : XO_ANSWER_UNJUDGED;
  if (settings->fault == XO_SETTINGS_GOOD)
    answer->check = check_claim(answer->claim.kind == XO_CLAIM_GOOD, answer->claim.outcome, answer->finding);
  answer->faulty = is_faulty(options, answer) ? 1 : 0;
}
