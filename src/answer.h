/* answer.h: the answer to a text line that is no @ line. Internal to the kernel. Programs call xo_judge_line. */
#ifndef XO_PRIVATE_ANSWER_H
#define XO_PRIVATE_ANSWER_H

#include "xo/judge.h"

/* No game, and no settings; the record and the board stay. */
/*@ requires valid:   \valid(answer);
    terminates \true; exits \false; assigns *answer;
    ensures kind:     answer->kind == XO_ANSWER_NONE;
    ensures nothing:  NoGame(*answer) && NoSettings(answer->read);
    ensures kept:     SameBoard(\old(*answer), *answer); */
void xo_answer_clear(xo_answer *answer);

/* As xo_judge_line, by these options and settings, into a clear answer. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(settings) && \valid(answer) && \separated(answer, settings, text + (0 .. len - 1));
    requires rules:   InvSettings(*settings);
    requires clear:   answer->kind == XO_ANSWER_NONE && NoGame(*answer) && NoSettings(answer->read);
    terminates \true; exits \false; assigns *answer;
    ensures kind:     answer->kind == XO_ANSWER_NONE ||
                        answer->kind == (settings->fault == XO_SETTINGS_GOOD ? XO_ANSWER_GAME : XO_ANSWER_UNJUDGED);
    ensures faulty:   0 <= answer->faulty <= 1 && (answer->faulty == 1 <==> Faulty(options, *answer));
    ensures read:     NoSettings(answer->read);
    ensures rules:    SameRules(settings->rules, answer->record.rules) &&
                        SameOrder(settings->order, answer->record.order);
    ensures in_range: InvAnswer(settings->rules, *answer);
    ensures line:     AnswerBy(options, *settings, text, len, *answer);
    ensures found:    len <= XO_LINE_MAX ==> Found(answer->record, options.strict, Partial(options, *settings),
                        answer->finding, answer->game);
    ensures too_long: len > XO_LINE_MAX ==> Unread(*answer) &&
                        answer->record.moves.len == \old(answer->record.moves.len) &&
                        SameAfter(\old(answer->record.moves), answer->record.moves, 0) &&
                        SameGame(\old(answer->game), answer->game);
    ensures after:    len <= XO_LINE_MAX && answer->claim.kind != XO_CLAIM_GOOD ==>
                        SameAfter(\old(answer->record.moves), answer->record.moves, answer->record.moves.len); */
void xo_answer_game(xo_options options, const xo_settings *settings, const char *text, int len, xo_answer *answer);

#endif
