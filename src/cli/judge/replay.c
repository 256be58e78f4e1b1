/* replay.c: xo replay, one verdict for each line of its files. */
#include "io/posix.h"

#include "command.h"
#include "threads.h"
#include "foreign.h"
#include "judge.h"
#include "perfect.h"
#include "io/location.h"
#include "io/progress.h"

#include <errno.h>

static bool trouble(const options *o, const char *file, int error)
{
  progress_hide();
  foreign_trouble(standard_error(), o, file, error);
  return false;
}

/* The options for its lines: where it is no file of games, one message stands for those of all of them. */
static const options *options_for(const options *o, const char *file, const source *s)
{
  static options silent;
  const char *look = o->quiet ? NULL : foreign_look(s);
  if (look == NULL)
    return o;
  progress_hide();
  foreign_tell(standard_error(), file, look);
  silent = *o;
  silent.quiet = silent.silent = true;
  return &silent;
}

/* Whether the file could be read. Verdicts are written out before every read, since it may wait for a writer who waits
 * for them. */
static bool replay_file(judge *j, const options *o, const char *name)
{
  static source s;
  bool more = false;
  const char *file = location_name(name);
  if (!source_open(&s, name))
    return trouble(o, file, errno);
  settings by = settings_of(o);
  j->o = options_for(o, file, &s);
  judge_set(j, &by);
  do {
    progress_at(file, &s, judge_games(j));
    sinks_flush();
    more = source_fill(&s);
    while (source_lines(&s))
      judge_block(j, file, &s);
  } while (more);
  bool good = s.error == 0 || trouble(o, file, s.error);
  source_close(&s);
  return good;
}

/* In the caller's thread, without a copy of anything. */
static upshot judge_alone(const options *o, char **names)
{
  static judge j;
  bool good = true;
  judge_begin(&j, o, standard_output(), standard_error());
  for (; *names != NULL; names++)
    good = replay_file(&j, o, *names) && good;
  return (upshot){judge_sum(&j), !good || j.faulty};
}

/* With --mistakes one thread judges, since the table is one. It is filled now, before progress is shown. */
static void begin_mistakes(const options *o)
{
  xo_game empty;
  char why[PERFECT_WHY_CAP];
  perfect_why_not(o->rules, why);
  if (!perfect_fits(o->rules))
    usage_error(o, why, NULL, "");
  xo_init(&empty, o->rules);
  (void)perfect_worth(&empty, &o->order);
}

int replay(const options *o, int argc, char **argv)
{
  static char input[] = "-";
  char *only[] = {input, NULL};
  char **names = o->first < argc ? argv + o->first : only;
  sink_holds("verdicts are lost");
  if (o->mistakes)
    begin_mistakes(o);
  progress_begin(!o->quiet, true);
  upshot all = o->jobs > 1 && !o->mistakes ? threads_judge(o, names) : judge_alone(o, names);
  progress_hide();
  if (!o->quiet && (o->style & XO_GO_LETTERS) == 0 && tally_seems_go(&all.sum))
    sink_string(standard_error(),
                "xo replay: columns J to T and never an I: give --letters go if the letters are a go board's\n");
  if (o->summary)
    tally_write(standard_error(), &all.sum, o->rules);
  if (all.trouble)
    return STATUS_TROUBLE;
  const unsigned long long *count = all.sum.of.count;
  bool faulty = count[XO_TALLY_INVALID + XO_OK] > 0 || count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS] > 0;
  return faulty ? STATUS_INVALID : STATUS_VALID;
}
