/* usage.c: see usage.h. */
#include "usage.h"
#include "io/exit_status.h"
#include "io/sink.h"

#include <stddef.h>

_Noreturn void usage_error(const options *o, const char *before, const char *word, const char *after)
{
  sink *s = standard_error();
  sink_format(s, "%s: %s", o->command, before);
  if (word != NULL) {
    sink_string(s, " \"");
    sink_name(s, word);
    sink_string(s, "\"");
  }
  sink_format(s, "%s (see %s --help)\n", after, o->command);
  leave(STATUS_TROUBLE);
}
