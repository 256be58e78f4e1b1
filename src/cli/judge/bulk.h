/* bulk.h: the lines of a block that are digits, pairs or letters alone, judged by an automaton and answered with ready
 * verdict lines.
 *
 *   bulk_scan(&b, &s);                   after source_lines
 *   do
 *     bulk_lines(&b, &s, out);           as many lines as it knows, from the next one on
 *   while (source_line(&s, &l) ...);     one that it does not know takes the general way
 *
 * The scan says what each line means, and the ready lines what is written and counted; both are proved
 * (src/fast/scan.h, src/fast/ready.h).
 */
#ifndef CLI_BULK_H
#define CLI_BULK_H

#include "io/sink.h"
#include "io/source.h"
#include "ready.h"
#include "scan.h"
#include "settings.h"
#include "verdict.h"
#include "xo.h"

/* What stands behind the number in the JSON of a verdict, made when the first line has it; len 0: it is not made. */
typedef struct {
  size_t len;
  char text[VERDICT_JSON_CAP];
} bulk_rest;

typedef struct {
  xo_automaton automaton;
  bool partial; /* as the settings have it that it is for */
  xo_ready ready;
  bulk_rest rest[XO_AUTOMATON_VERDICTS];
  xo_ready_counts counts; /* of the lines that were answered and not counted */
  xo_verdicts known;      /* of the lines found last, from the first on */
} bulk;

/* From which game under these rules on lines are judged in bulk: to make the automaton takes as long as so many games.
 * A file of BULK_LARGE bytes has them. For tests XO_BULK can say another number, or "never". */
enum { BULK_FROM = 10000, BULK_LARGE = 1 << 18 };
unsigned long long bulk_from(xo_rules rules);
/* For rules with at most nine cells. */
void bulk_begin(bulk *b, xo_asked asked, const settings *by);
void bulk_end(bulk *b);
/* Whether it has been begun for these, and not ended. */
bool bulk_is_for(const bulk *b, const settings *by);
/* Forgets the lines that have been scanned: they are to be judged in another way. */
void bulk_drop(bulk *b);
void bulk_scan(bulk *b, const source *s);
/* Answers the next lines that have a ready line. They are delivered: the source goes on behind them. */
void bulk_lines(bulk *b, source *s, sink *out);
/* What the lines that were answered since the last time add to a tally; at least once for each block. */
void bulk_tally(bulk *b, xo_asked asked, xo_tally *sum);

#endif
