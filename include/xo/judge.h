/* judge.h: text lines judged, one by one or in a loop: what is found of each, its verdict line, and the counts.
 *
 *     static xo_judge judge = {.settings = {{3, 3, 3, 2, 0}, {2, {XO_CROSS, XO_NOUGHT}}}, .number = 1};
 *     static xo_answer a;
 *     xo_judge_line(&judge, "15293", 5, &a);
 *     a.kind, a.finding.why, a.finding.outcome                  XO_ANSWER_GAME, XO_OK, XO_CROSS
 *
 * The lines of a block, after xo_lines_next(&lines, text, ...):
 *
 *     judge.capacity = sizeof out;
 *     while (lines.next < lines.count) {
 *       int len = xo_judge_lines(&judge, text, &lines, name, out, &a);
 *       fwrite(out, 1, len, stdout);
 *     }
 *
 * However many lines a call takes, the bytes and the counts are those of the lines in order, each under the settings
 * in force before it (proofs/theorems/file_determined.c). Under given options and settings a line has one answer
 * (proofs/theorems/answer_determined.c). A text line may claim a result after its moves. A claim is no move and no part
 * of the grammar of notation.h. A good claim is cut off before the moves are read. An unreadable claim stays, so the
 * line has a syntax error at its '='. The definitions are in spec/claim.acsl, spec/answer.acsl and spec/judge.acsl.
 */
#ifndef XO_JUDGE_H
#define XO_JUDGE_H

#include "settings.h"

/* The kind of a claim. From XO_CLAIM_OF_NO_GAME on it cannot be read. */
enum {
  XO_CLAIM_NONE,
  XO_CLAIM_GOOD,
  XO_CLAIM_OF_NO_GAME, /* there is no move before it */
  XO_CLAIM_EMPTY,      /* no result */
  XO_CLAIM_UNKNOWN,    /* a word that is no result */
  XO_CLAIM_NOT_LAST    /* a word after the result */
};
typedef struct {
  int kind;
  xo_outcome outcome; /* the claimed outcome, or XO_NO_OUTCOME */
  int at;             /* of the =, or -1 */
  int moves;          /* the bytes that the reader of moves reads: those before a good claim, or all */
  xo_range word;      /* the result */
  xo_range after;     /* the word after it */
} xo_claim;

#include "claim.acsl"

/* Options for every text line. Flags: 0 is false. */
typedef struct {
  xo_notation notation;
  int strict;  /* no move comes after the end of its game */
  int partial; /* a game that is too short to be won is valid, under all settings */
  int claims;  /* claims are checked and written */
} xo_options;

enum {
  XO_ANSWER_NONE, /* no word: blanks, or a comment */
  XO_ANSWER_GAME,
  XO_ANSWER_UNJUDGED, /* a game after an unreadable @ line */
  XO_ANSWER_SET,      /* an @ line: its settings are those of the next line */
  XO_ANSWER_UNREAD    /* an @ line that cannot be read */
};

/* What is found of a text line. An @ line has no claim, and XO_OK in its finding. It leaves the record and the board of
 * the last game. Other lines have XO_SETTINGS_GOOD and zeros in `read`. */
typedef struct {
  int kind;
  int check;  /* the result of the claim: XO_CLAIM_UNCHECKED, ... */
  int faulty; /* 1: a game that needs a message: it is invalid, or its claim, if checked, does not hold */
  xo_claim claim;
  xo_finding finding;
  xo_settings read; /* of an @ line: its settings, or its fault */
  xo_record record; /* the moves, under the rules and the order that they are judged by */
  xo_game game;     /* the board after the moves used */
} xo_answer;

/* The bytes that writing an answer may need. */
enum { XO_ANSWER_CAP = 2 * XO_VERDICT_CAP + 1 };

#include "answer.acsl"

/* The rows of a tally. Some are followed by a row for each claim check, status or outcome. */
enum {
  XO_TALLY_GAMES,    /* lines with a game */
  XO_TALLY_UNJUDGED, /* those after an unreadable @ line */
  XO_TALLY_USED,     /* moves used of the valid games, and all their moves */
  XO_TALLY_GIVEN,
  XO_TALLY_CLAIMS,                                      /* + the claim check, where claims are checked */
  XO_TALLY_INVALID = XO_TALLY_CLAIMS + XO_CLAIM_CHECKS, /* + why a game is invalid; with XO_OK all that are */
  XO_TALLY_ENDED = XO_TALLY_INVALID + XO_TOO_LONG + 1,  /* + the outcome - XO_DRAW: valid games of two players */
  XO_TALLY_OUTCOMES = XO_PLAYERS_MAX + 2,
  XO_TALLY_MORE = XO_TALLY_ENDED + XO_TALLY_OUTCOMES, /* the same for more players */
  XO_TALLY_ROWS = XO_TALLY_MORE + XO_TALLY_OUTCOMES
};
typedef struct {
  unsigned long long count[XO_TALLY_ROWS];
} xo_tally;

#include "tally.acsl"

/* What text lines are judged by, and counted in. A line changes the settings, the number and the sum. */
typedef struct {
  xo_options options;
  int name_len;              /* of the file's name in each location; 0: no locations are written */
  int capacity;              /* of the output, in bytes */
  xo_settings settings;      /* of the next text line */
  unsigned long long number; /* its number in its file */
  xo_tally sum;              /* of the lines before it */
} xo_judge;

/* The bytes that a verdict line and the location before it may need, besides the name of its file. */
enum { XO_LOCATION_CAP = 20, XO_OUTPUT_CAP = XO_LOCATION_CAP + XO_ANSWER_CAP };

#include "location.acsl"
#include "judge.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Judge a text line of len bytes: a game, an @ line, or nothing. No move is read of a line that is too long: then the
 * moves and the board stay as they are. Such a line, of which these bytes may be the first, is a game unless # or @ is
 * its first byte after blanks. The settings, the number and the sum of the judge are then those of the next line. */
/*@ requires text:     0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(judge) && \valid(answer) && \separated(judge, answer, text + (0 .. len - 1));
    requires settings: InvSettings(judge->settings);
    requires number:   judge->number < 1000000000000000000;
    terminates \true; exits \false; assigns *judge, *answer;
    ensures options:   SameOptions(\old(*judge), *judge);
    ensures number:    judge->number == \old(judge->number) + 1;
    ensures inv:       InvSettings(judge->settings);
    ensures in_range:  InvAnswer(judge->settings.rules, *answer);
    ensures sets:      Sets(*answer) <==> BeginsSetting(text, len);
    ensures set:       Sets(*answer) ==> NoGame(*answer) &&
                         (answer->kind == XO_ANSWER_SET <==> answer->read.fault == XO_SETTINGS_GOOD);
    ensures settings:  Sets(*answer) ==> SettingsAfter(\old(judge->settings), answer->read, judge->settings);
    ensures kept:      Sets(*answer) ==> SameBoard(\old(*answer), *answer);
    ensures game:      !Sets(*answer) ==> SameSettings(\old(judge->settings), judge->settings) &&
                         SameRules(judge->settings.rules, answer->record.rules) &&
                         SameOrder(judge->settings.order, answer->record.order) && NoSettings(answer->read);
    ensures kind:      !Sets(*answer) ==> IsKind(text, len, judge->settings.fault, answer->kind);
    ensures claim:     !Sets(*answer) && len <= XO_LINE_MAX ==>
                         IsClaim(judge->settings.rules, text, len, answer->claim);
    ensures grammar:   !Sets(*answer) && len <= XO_LINE_MAX ==>
                         (answer->finding.at == -1 <==> Grammar(text, answer->claim.moves));
    ensures check:     !Sets(*answer) ==> answer->check == AnswerCheck(judge->settings.fault, *answer);
    ensures faulty:    0 <= answer->faulty <= 1 && (answer->faulty == 1 <==> Faulty(judge->options, *answer));
    ensures found:     !Sets(*answer) && len <= XO_LINE_MAX ==>
                         Found(answer->record, judge->options.strict, Partial(judge->options, judge->settings),
                           answer->finding, answer->game);
    ensures too_long:  !Sets(*answer) && len > XO_LINE_MAX ==> Unread(*answer) &&
                         answer->record.moves.len == \old(answer->record.moves.len) &&
                         SameAfter(\old(answer->record.moves), answer->record.moves, 0) &&
                         SameGame(\old(answer->game), answer->game);
    ensures after:     !Sets(*answer) && len <= XO_LINE_MAX && answer->claim.kind != XO_CLAIM_GOOD ==>
                         SameAfter(\old(answer->record.moves), answer->record.moves, answer->record.moves.len);
    ensures counted:   AnswerAdds(judge->options, judge->settings.rules, *answer, \old(judge->sum), judge->sum);
    ensures judged:    LineJudged(judge->options, text, len, \old(judge->settings), *answer, judge->settings); */
void xo_judge_line(xo_judge *judge, const char *text, int len, xo_answer *answer);

/* Write the verdict line of the text line that the judge has judged last, from out[at] on; answers where it ends. With
 * judge->name_len > 0 its location is before it: the name of the file, a colon, the number of the text line and a tab.
 * A line that is no game has neither. The bytes after the end may be anything. */
/*@ requires capacity: 0 <= at && 0 <= judge->name_len && at + judge->name_len <= 2147483647 - XO_OUTPUT_CAP;
    requires valid:    \valid_read(judge) && \valid_read(answer) && \valid_read(name + (0 .. judge->name_len - 1)) &&
                         \valid(out + (at .. at + judge->name_len + XO_OUTPUT_CAP - 1)) &&
                         \separated(judge, answer, name + (0 .. judge->name_len - 1),
                           out + (at .. at + judge->name_len + XO_OUTPUT_CAP - 1));
    requires number:   1 <= judge->number <= 1000000000000000000;
    requires in_range: InvRules(judge->settings.rules) && InvAnswer(judge->settings.rules, *answer);
    terminates \true; exits \false; assigns out[at .. at + judge->name_len + XO_OUTPUT_CAP - 1];
    ensures bound:     at <= \result <= at + judge->name_len + XO_OUTPUT_CAP;
    ensures written:   LineWritten(judge->options, judge->settings.rules, *answer, name, judge->name_len,
                         judge->number - 1, out, at, \result); */
int xo_answer_bytes(const xo_judge *judge, const xo_answer *answer, const unsigned char *name, unsigned char *out,
                    int at);

/* Judge text lines from number lines->next on, and write their verdict lines to `out`; answers how many bytes. The call
 * ends after an @ line, after a line that needs a message, where judge->capacity bytes may not do for one line more, or
 * after all lines. *answer is that of the last one. The rest of `out` may hold anything. */
/*@ requires text:     \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:    \valid(judge) && \valid(lines) && \valid(answer) &&
                         \valid_read(name + (0 .. judge->name_len - 1)) && \valid(out + (0 .. judge->capacity - 1)) &&
                         \separated(judge, lines, answer, out + (0 .. judge->capacity - 1),
                           name + (0 .. judge->name_len - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:    LinesIn(*lines) && 0 <= lines->next <= lines->count;
    requires name:     0 <= judge->name_len <= 2147483647 - XO_OUTPUT_CAP;
    requires number:   judge->number <= 1000000000000000000 - XO_WINDOW;
    requires settings: InvSettings(judge->settings);
    terminates \true; exits \false; assigns *judge, lines->next, out[0 .. judge->capacity - 1], *answer;
    ensures next:      \old(lines->next) <= lines->next <= lines->count;
    ensures bytes:     0 <= \result && (0 < \result ==> \result <= judge->capacity);
    ensures progress:  \old(lines->next) < lines->count && judge->name_len + XO_OUTPUT_CAP <= judge->capacity ==>
                         \old(lines->next) < lines->next;
    ensures done:      lines->next == lines->count || Sets(*answer) || answer->faulty != 0 ||
                         judge->capacity - \result < judge->name_len + XO_OUTPUT_CAP;
    ensures no_line:   lines->next == \old(lines->next) ==> \result == 0 && answer->kind == XO_ANSWER_NONE &&
                         NoGame(*answer) && NoSettings(answer->read);
    ensures kept:      lines->next == \old(lines->next) || (lines->next == \old(lines->next) + 1 && Sets(*answer)) ==>
                         SameBoard(\old(*answer), *answer);
    ensures options:   SameOptions(\old(*judge), *judge);
    ensures number:    judge->number == \old(judge->number) + (lines->next - \old(lines->next));
    ensures inv:       InvSettings(judge->settings);
    ensures in_range:  InvAnswer(judge->settings.rules, *answer);
    ensures faulty:    0 <= answer->faulty <= 1 && (answer->faulty == 1 <==> Faulty(judge->options, *answer));
    ensures set:       Sets(*answer) ==> NoGame(*answer) &&
                         (answer->kind == XO_ANSWER_SET <==> answer->read.fault == XO_SETTINGS_GOOD);
    ensures settings:  (answer->kind == XO_ANSWER_SET ==> SameSettings(answer->read, judge->settings)) &&
                         (answer->kind == XO_ANSWER_UNREAD ==> judge->settings.fault != XO_SETTINGS_GOOD);
    ensures game:      !Sets(*answer) && \old(lines->next) < lines->next ==>
                         SameRules(judge->settings.rules, answer->record.rules) &&
                         SameOrder(judge->settings.order, answer->record.order) && NoSettings(answer->read);
    ensures found:     !Sets(*answer) && \old(lines->next) < lines->next && answer->finding.why != XO_TOO_LONG ==>
                         Found(answer->record, judge->options.strict, Partial(judge->options, judge->settings),
                           answer->finding, answer->game);
    ensures traced:    Traced(text, \old(*lines), lines->next, name, out, \result, \old(*judge), *judge, *answer); */
int xo_judge_lines(xo_judge *judge, const char *text, xo_lines *lines, const unsigned char *name, unsigned char *out,
                   xo_answer *answer);

#ifdef __cplusplus
}
#endif

#endif
