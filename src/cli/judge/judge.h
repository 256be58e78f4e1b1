/* judge.h: judges the lines of a block. All that it needs from one block to the next is in its object, so that each
 * thread can have one of its own.
 *
 *   judge_begin(&j, o, out, err);
 *   judge_set(&j, &by);                  at the start of each file, or of each block
 *   while (source_lines(&s))             after each source_fill
 *     judge_block(&j, file, &s);         every line that it has found
 *   judge_sum(&j)                        at the end
 */
#ifndef CLI_JUDGE_H
#define CLI_JUDGE_H

#include "io/sink.h"
#include "io/source.h"
#include "options.h"
#include "settings.h"
#include "tally.h"

typedef struct {
  const options *o;
  xo_options options;
  sink *out, *err;  /* verdicts, messages; they may be the same */
  const char *file; /* of the next line, as location_name has it; and what precedes its number on each line */
  sink name;
  char name_text[SINK_CAP];
  xo_state state; /* of the next line, with the counts so far */
  bool faulty;    /* there was a line of settings that could not be read */
  tally sum;      /* of these the letters of columns alone */
  xo_record record;
  xo_game game;
} judge;

void judge_begin(judge *j, const options *o, sink *out, sink *err);
void judge_set(judge *j, const settings *by);
void judge_block(judge *j, const char *file, source *s);
/* The games and the tallies of all blocks so far. */
unsigned long long judge_games(const judge *j);
tally judge_sum(const judge *j);

#endif
