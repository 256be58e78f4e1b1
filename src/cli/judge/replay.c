/* replay.c: xo replay, one verdict for each line of its files. */
#include "io/posix.h"

#include "replay.h"
#include "judge.h"
#include "io/leave.h"
#include "io/progress.h"
#include "report.h"

#include <errno.h>
#include <string.h>

/* What a file is called in messages. */
static const char *called(const char *name)
{
  return strcmp(name, "-") == 0 ? "<stdin>" : name;
}

static bool trouble(const char *file)
{
  progress_hide();
  report_file(standard_error(), file, errno);
  return false;
}

/* Whether the file could be read. Verdicts are written out before every read, since it may wait for a writer who waits
 * for them. */
static bool replay_file(judge *j, const settings *by, const char *name)
{
  static source s;
  bool more = false;
  const char *file = called(name);
  if (!source_open(&s, name))
    return trouble(file);
  judge_set(j, by);
  do {
    progress_at(file, &s, j->sum.games);
    sinks_flush();
    more = source_fill(&s);
    judge_block(j, file, &s);
  } while (more);
  errno = s.error;
  bool good = s.error == 0 || trouble(file);
  source_close(&s);
  return good;
}

static int status_of(const judge *j, bool good)
{
  if (!good || j->faulty)
    return STATUS_TROUBLE;
  return j->sum.invalid[XO_OK] > 0 || j->sum.claims[CLAIM_FAILS] > 0 ? STATUS_INVALID : STATUS_VALID;
}

int replay(const options *o, int argc, char **argv)
{
  static judge j;
  settings by = settings_of(o);
  bool good = true;
  sink_holds("verdicts are lost");
  progress_begin(!o->quiet, true);
  judge_begin(&j, o, standard_output(), standard_error());
  for (int i = o->first; i < argc; i++)
    good = replay_file(&j, &by, argv[i]) && good;
  if (o->first == argc)
    good = replay_file(&j, &by, "-");
  progress_hide();
  if (o->summary)
    tally_write(standard_error(), judge_sum(&j), o->rules);
  return status_of(&j, good);
}
