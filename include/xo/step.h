/* step.h: the text lines of a block, some at a time: judged, written and counted, or an @ line, which sets the terms.
 *
 *     static unsigned char out[XO_STEP_CAP];
 *     while (from < lines.count) {
 *       xo_step s = xo_entry_step(asked, terms, text, &lines, from, XO_ENTRIES_MAX, &entries, &record, &game,
 *                                 out, &sum);
 *       fwrite(out, 1, s.bytes, stdout);
 *       from += s.lines;
 *       terms = s.terms;
 *     }
 *
 * after xo_lines_next(..., text, ..., &lines). `xo replay` has this loop. Whatever n is in each step, the bytes and
 * the counts are those of the lines in order, each under the terms in force before it (proofs/theorems/steps.c).
 */
#ifndef XO_STEP_H
#define XO_STEP_H

#include "tally.h"

/* The bytes that a step may write. */
enum { XO_STEP_CAP = XO_ENTRY_CAP * XO_ENTRIES_MAX };

/* Why a step ended. */
enum {
  XO_STEP_ON,     /* it has taken n lines, or all; or an @ line is next */
  XO_STEP_FAULTY, /* the last line needs a message besides its verdict */
  XO_STEP_SET,    /* it has taken an @ line */
  XO_STEP_UNREAD  /* the same, and the line is unreadable */
};
typedef struct {
  int lines; /* text lines taken */
  int bytes; /* bytes written */
  int stop;
  xo_terms terms;   /* of the next line */
  xo_settings read; /* the settings of an @ line, or its fault */
} xo_step;

#include "step.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Process text lines, from number `from` on. An @ line is applied, and the call returns. Otherwise at most n text
 * lines are judged. The call stops before an @ line and after a faulty line. *record and *game then hold the last
 * line judged, unless that is too long. Verdict lines go to `out`, the rest of which may hold anything, and counts
 * to *sum. */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(lines) && \valid(entries) && \valid(record) && \valid(game) && \valid(sum) &&
                        \valid(out + (0 .. XO_ENTRY_CAP * n - 1)) &&
                        \separated(lines, entries, record, game, sum, out + (0 .. XO_ENTRY_CAP * n - 1),
                          text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:   LinesIn(*lines) && 0 <= from <= lines->count && 1 <= n <= XO_ENTRIES_MAX;
    requires terms:   InvTerms(terms);
    terminates \true; exits \false; assigns *entries, *record, *game, *sum, out[0 .. XO_ENTRY_CAP * n - 1];
    ensures lines:    0 <= \result.lines <= n && from + \result.lines <= lines->count;
    ensures progress: from < lines->count ==> 0 < \result.lines;
    ensures stop:     XO_STEP_ON <= \result.stop <= XO_STEP_UNREAD;
    ensures inv:      InvTerms(\result.terms);
    ensures one:      StepSets(\result) ==> \result.lines == 1 && entries->count == 0;
    ensures at:       StepSets(\result) ==> SettingLine(text, *lines, from);
    ensures said:     StepSets(\result) ==>
                        SettingSaid(text + lines->start[from], LineLength(*lines, from), \result.read);
    ensures read:     StepSets(\result) ==> (\result.stop == XO_STEP_SET <==> \result.read.fault == XO_SETTINGS_GOOD) &&
                        TermsBehind(terms, \result.read, \result.terms);
    ensures same:     !StepSets(\result) ==> SameTerms(terms, \result.terms) && entries->count == \result.lines;
    ensures known:    InvEntries(terms.rules, *entries);
    ensures each:     \forall integer k; 0 <= k < entries->count ==>
                        EntryAt(asked, terms, text, *lines, from + k, entries->at[k]);
    ensures on:       FaultyLast(asked, *entries);
    ensures faulty:   \result.stop == XO_STEP_FAULTY <==>
                        0 < entries->count && Faulty(asked, entries->at[entries->count - 1]);
    ensures last:     0 < entries->count ==> EntryBy(asked, terms, text + lines->start[from + entries->count - 1],
                        LineLength(*lines, from + entries->count - 1), *record, *game, entries->at[entries->count - 1]);
    ensures most:     \result.stop == XO_STEP_ON && \result.lines < n && from + \result.lines < lines->count ==>
                        SettingLine(text, *lines, from + \result.lines);
    ensures rules:    0 < entries->count ==> SameRules(terms.rules, record->rules);
    ensures kept:     StepSets(\result) ==> SameRecord(\old(*record), *record) && SameGame(\old(*game), *game);
    ensures bound:    0 <= \result.bytes <= XO_ENTRY_CAP * entries->count;
    ensures bytes:    EntriesWritten(asked, terms.rules, *entries, out, \result.bytes);
    ensures counted:  EntriesAdd(asked, terms.rules, *entries, entries->count, \old(*sum), *sum); */
xo_step xo_entry_step(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n,
                      xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum);

#ifdef __cplusplus
}
#endif

#endif
