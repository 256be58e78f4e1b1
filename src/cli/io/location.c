/* location.c: see location.h. */
#include "location.h"

#include <string.h>

const char *location_name(const char *name) { return strcmp(name, "-") == 0 ? "<stdin>" : name; }

void location_line(sink *s, const location *where)
{
  sink_name(s, where->file);
  sink_text(s, ":", 1);
  sink_number(s, where->number);
}

void location_column(sink *s, const location *where, long long column)
{
  location_line(s, where);
  sink_text(s, ":", 1);
  sink_number(s, (unsigned long long)column);
  sink_text(s, ": ", 2);
}

void location_trouble(sink *s, const char *file, int error)
{
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", strerror(error));
}
