/* judge.h: judges the lines of a block.
 *
 *   judge_begin(&j, o);                  and at the end of each file j.by.settings = settings_of(o)
 *   while (source_lines(&s))             after each source_fill
 *     judge_block(&j, &s);               every line that it has found
 */
#ifndef CLI_JUDGE_H
#define CLI_JUDGE_H

#include "io/sink.h"
#include "io/source.h"
#include "options.h"
#include "settings.h"

typedef struct {
  const options *o;
  sink *out;                /* of verdicts */
  bool silent;              /* without messages, since the lines are those of a file that holds other things */
  const char *file;         /* of the next line; and what precedes its number on each line */
  unsigned long long games; /* of the file so far, where lines are taken one by one */
  sink name;
  char name_text[SINK_CAP];
  xo_judge by;             /* of the next line, with the counts so far */
  xo_answer last;          /* to the line before it */
  bool faulty;             /* there was a line of settings that could not be read */
  bool column_i, column_j; /* letters of columns were among the moves: I; one of J to T */
} judge;

void judge_begin(judge *j, const options *o);
void judge_block(judge *j, source *s);
/* A game of a record. */
void judge_game(judge *j, const line *l, const settings *by);

#endif
