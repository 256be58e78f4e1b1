/* origin.c: see origin.h. */
#include "origin.h"

#include <string.h>

const char *origin_name(const char *name) { return strcmp(name, "-") == 0 ? "<stdin>" : name; }

void origin_line(sink *s, const origin *where)
{
  sink_name(s, where->file);
  sink_text(s, ":", 1);
  sink_number(s, where->number);
}

void origin_place(sink *s, const origin *where, long long column)
{
  origin_line(s, where);
  sink_text(s, ":", 1);
  sink_number(s, (unsigned long long)column);
  sink_text(s, ": ", 2);
}

void origin_trouble(sink *s, const char *file, int error)
{
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", strerror(error));
}
