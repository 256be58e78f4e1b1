/* step.h: the text lines of a block, some at a time: judged, written and counted, or an @ line that says the terms.
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
 * after xo_lines_next(..., text, ..., &lines). `xo replay` is this loop. Whatever n is from step to step, the bytes and
 * the counts are those of the lines, one after the other, each under the terms in force before it.
 */
#ifndef XO_STEP_H
#define XO_STEP_H

#include "tally.h"

/* The bytes that a step may need. */
enum { XO_STEP_CAP = XO_ENTRY_CAP * XO_ENTRIES_MAX };

/* Why a step goes no further. */
enum {
  XO_STEP_ON,     /* these are as many lines as it may take, or all; or an @ line is next */
  XO_STEP_FAULTY, /* something is to be said of the last line besides its verdict */
  XO_STEP_SET,    /* it has taken an @ line */
  XO_STEP_UNREAD  /* the same, and it cannot be read */
};
typedef struct {
  int lines; /* that it has taken */
  int bytes; /* that it has written */
  int stop;
  xo_terms terms;   /* of the next line */
  xo_settings read; /* what an @ line says, or is wrong with it */
} xo_step;

#include "step.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* From text line number `from` on, under these terms, take an @ line; or judge at most n lines, up to and without an @
 * line, and up to and with a faulty one. The record and the board are then those of the last one judged, unless that is
 * too long. The entries are written to out, the rest of which may hold anything, and counted. */
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
