/* ready.h: what is written of a line that an automaton knows: its verdict line, made beforehand.
 *
 *     static xo_ready ready;
 *     xo_ready_counts counts = {{0}};
 *     xo_ready_make(asked, &automaton, partial, &ready);
 *     xo_ready_text w = xo_ready_write(&ready, &known, from, n, text, &counts);   of lines that a scan knows
 *     xo_ready_tally(asked, rules, &ready, &counts, &sum);                   and what they add to a tally
 *     v = xo_ready_one(asked, rules, &ready, &known, k, &sum);               or one by one; line[v] is to be written
 *     len = xo_ready_step(asked, &terms, &automaton, &ready, scanned, text, &lines, k, ...);   of a line without one
 *
 * Of verdicts only those of games that are valid under what is asked have a ready line: the others want a message. So
 * does a game in which a cell is taken twice, for which xo_ready_step has ready lines too, one for each move. That the
 * ready line of a text line is what xo_entry_line and xo_entry_write come to is proved (proofs/theorems/steps.c).
 */
#ifndef XO_READY_H
#define XO_READY_H

#include "scan.h"
#include "xo/tally.h"

/* The bytes that are copied of a line of at most nine moves, which has no more, with its newline and a claim that is
 * none: a copy of a length that the compiler knows is two instructions. And how many lines there are: one for each
 * verdict, and behind them, at XO_AUTOMATON_VERDICTS + n, that of a game whose move n is at fault, for it takes a cell
 * that is taken. */
enum { XO_READY_CAP = 32, XO_READY_LINES = XO_AUTOMATON_VERDICTS + XO_AUTOMATON_CELLS + 1 };
typedef struct {
  xo_entry entry; /* of a line that claims nothing */
  int len;        /* with the newline; 0: there is no ready line */
  unsigned char text[XO_READY_CAP];
} xo_ready_line;
typedef struct {
  xo_ready_line line[XO_READY_LINES];
} xo_ready;

/* How many lines had each verdict. */
typedef struct {
  int of[XO_AUTOMATON_VERDICTS];
} xo_ready_counts;

/* How many lines were written, and their bytes. */
typedef struct {
  int lines;
  int len;
} xo_ready_text;

#include "ready.acsl"

/* Make the ready lines of an automaton's verdicts, as they are written under what is asked; partial: the terms have it
 * that a game that is too short to be won is valid. */
/*@ requires valid:   \valid_read(automaton) && \valid(ready) && \separated(automaton, ready);
    requires rules:   InvRules(automaton->rules);
    requires begun:   1 <= automaton->verdicts <= XO_AUTOMATON_VERDICTS;
    terminates \true; exits \false; assigns *ready;
    ensures ready:    ReadyFor(asked, *automaton, partial, *ready);
    ensures known:    \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> (ready->line[v].len != 0 <==>
                        0 < v < automaton->verdicts && HasReady(automaton->rules, asked.strict,
                          asked.partial != 0 || partial != 0 ? 1 : 0, automaton->verdict[v])); */
void xo_ready_make(xo_asked asked, const xo_automaton *automaton, bool partial, xo_ready *ready);

/* Write the ready lines of n text lines one behind the other, from number `from` on, up to one that has none. */
/*@ requires n:       0 <= from && 0 <= n && from + n <= XO_WINDOW;
    requires valid:   \valid_read(ready) && \valid_read(known) && \valid(counts) &&
                        \valid(text + (0 .. XO_READY_CAP * n - 1)) &&
                        \separated(ready, known, counts, text + (0 .. XO_READY_CAP * n - 1));
    requires ready:   \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> 0 <= ready->line[v].len <= XO_READY_CAP;
    requires verdict: \forall integer k; 0 <= k < from + n ==> known->of[k] < XO_AUTOMATON_VERDICTS;
    requires counts:  \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> 0 <= counts->of[v] <= 2147483647 - n;
    terminates \true; exits \false; assigns text[0 .. XO_READY_CAP * n - 1], *counts;
    ensures lines:    0 <= \result.lines <= n &&
                        \forall integer k; from <= k < from + \result.lines ==> 0 < ready->line[known->of[k]].len;
    ensures stop:     \result.lines < n ==> ready->line[known->of[from + \result.lines]].len == 0;
    ensures most:     0 <= \result.len <= XO_READY_CAP * \result.lines;
    ensures len:      ReadyLength(*ready, *known, from, from + \result.lines, \result.len);
    ensures bytes:    ReadyWritten(*ready, *known, from, from + \result.lines, text);
    ensures more:     CountsMore(*ready, \result.lines, \old(*counts), *counts);
    ensures counted:  ReadyCounted(*known, from, from + \result.lines, \old(*counts), *counts); */
xo_ready_text xo_ready_write(const xo_ready *ready, const xo_verdicts *known, int from, int n, unsigned char *text,
                             xo_ready_counts *counts);

/* Count the lines of these verdicts, which are judged under these rules; then the counts are 0 again. */
/*@ requires valid:   \valid_read(ready) && \valid(counts) && \valid(sum) && \separated(ready, counts, sum);
    requires rules:   InvRules(rules);
    requires counts:  \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> 0 <= counts->of[v] &&
                        (counts->of[v] != 0 ==> InvEntry(rules, ready->line[v].entry));
    terminates \true; exits \false; assigns *counts, *sum;
    ensures none:     \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> counts->of[v] == 0;
    ensures counted:  ReadyAdds(asked, rules, *ready, \old(*counts), \old(*sum), *sum); */
void xo_ready_tally(xo_asked asked, xo_rules rules, const xo_ready *ready, xo_ready_counts *counts, xo_tally *sum);

/* Count text line number k, of which a scan has said the verdict, if that has a ready line. Answers the verdict, the
 * ready line of which is to be written; 0: it has none. */
/*@ requires valid:   \valid_read(ready) && \valid_read(known) && \valid(sum) && \separated(ready, known, sum);
    requires line:    0 <= k < XO_WINDOW && known->of[k] < XO_AUTOMATON_VERDICTS;
    requires ready:   InvRules(rules) && (ready->line[known->of[k]].len != 0 ==>
                        InvEntry(rules, ready->line[known->of[k]].entry));
    terminates \true; exits \false; assigns *sum;
    ensures verdict:  \result == (ready->line[known->of[k]].len != 0 ? known->of[k] : 0);
    ensures counted:  EntryAdds(asked, rules, ready->line[known->of[k]].entry,
                        ready->line[known->of[k]].len != 0 ? 1 : 0, \old(*sum), *sum); */
int xo_ready_one(xo_asked asked, xo_rules rules, const xo_ready *ready, const xo_verdicts *known, int k, xo_tally *sum);

/* Text line number k, if it is no @ line and the automaton knows its moves, in whatever notation they are, before a
 * claim too; or, where a scan has seen it and said no verdict, if it is digits, of which the automaton knows those
 * before one that takes a cell twice: it is judged, written and counted as by a step of one line (xo/step.h). Answers
 * how many bytes are written; 0: it is not known, and nothing is counted. Moves that are read are left behind. What is
 * known is tested (tests/unit/test_ready.c). */
/*@ requires text:    \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:   \valid_read(terms) && \valid_read(automaton) && \valid_read(ready) && \valid_read(lines) &&
                        \valid(entries) && \valid(record) && \valid(sum) && \valid(out + (0 .. XO_ENTRY_CAP - 1)) &&
                        \separated(terms, automaton, ready, lines, entries, record, sum,
                          out + (0 .. XO_ENTRY_CAP - 1), text + (0 .. lines->start[lines->count] - 1 - 1));
    requires line:    LinesIn(*lines) && 0 <= k < lines->count;
    requires terms:   InvRules(terms->rules) && InvPlayOrder(terms->rules, terms->order) && TermsOf(*automaton, *terms);
    requires ready:   Good(*automaton) && ReadyFor(asked, *automaton, terms->partial, *ready);
    requires scanned: scanned ==> asked.style == XO_PLAIN;
    terminates \true; exits \false; assigns *entries, *record, *sum, out[0 .. XO_ENTRY_CAP - 1];
    ensures count:    entries->count == (\result > 0 ? 1 : 0);
    ensures inv:      InvEntries(terms->rules, *entries);
    ensures each:     \result > 0 ==> EntryAt(asked, *terms, text, *lines, k, entries->at[0]);
    ensures bound:    0 <= \result <= XO_ENTRY_CAP;
    ensures bytes:    EntriesWritten(asked, terms->rules, *entries, out, \result);
    ensures counted:  EntriesAdd(asked, terms->rules, *entries, entries->count, \old(*sum), *sum); */
int xo_ready_step(xo_asked asked, const xo_terms *terms, const xo_automaton *automaton, const xo_ready *ready,
                  bool scanned, const char *text, const xo_lines *lines, int k, xo_entries *entries, xo_record *record,
                  unsigned char *out, xo_tally *sum);

#endif
