/* report.h: what is wrong with a game, for a reader who wants to mend it. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "options.h"
#include "settings.h"
#include "io/sink.h"
#include "xo.h"

/* What is wrong with a text line, and how to mend it: both in printable ASCII. */
enum { MISTAKE_CAP = XO_MESSAGE_CAP, REMEDY_CAP = 128 };
typedef struct {
  int at;         /* the offset of the byte where it shows */
  xo_range range; /* the bytes at fault; empty if it is the game as a whole */
  /* The same in the file, where a game of a record is written in other words. */
  unsigned long long line, column;
  const char *text;
  int len;
  char what[MISTAKE_CAP], remedy[REMEDY_CAP];
} mistake;

/* Finds what is wrong with a game: with its claim, or with its moves. Whether there is anything. */
bool report_find(mistake *m, const line *where, const options *o, const xo_answer *e);
/* Finds it and writes it, if there is anything: "file:line:column: what is wrong with move k, and why (remedy)"; or why
 * a game of a record cannot be used. */
void report_game(sink *s, const line *where, const options *o, const xo_answer *e);

/* The word for the check of a claim. */
static inline const char *report_check(int check)
{
  static const char *const checks[XO_CLAIM_CHECKS] = {"-", "holds", "fails", "open"};
  return checks[check];
}

/* The result claimed, where the verdict is another. */
static inline xo_outcome report_claimed(const xo_answer *e)
{
  return e->check == XO_CLAIM_FAILS || e->check == XO_CLAIM_OPEN ? e->claim.outcome : XO_NO_OUTCOME;
}

/* Whose turn it is in a game that is unfinished. */
static inline xo_player report_turn(const xo_record *record, const xo_finding *f)
{
  return record->order.at[f->used % record->order.len];
}

/* Such a sentence about an @ line that cannot be read; or a note where one leads from the rules before it back to those
 * by default. */
void report_settings(sink *s, const line *where, const settings *read, xo_rules before);

#endif
