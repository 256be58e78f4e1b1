/* location.c: see location.h. */
#include "location.h"

#include <errno.h>
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

bool location_read(const char *name, void (*take)(void *to, const location *where, const line *l), void *to)
{
  static source s;
  location where = {.file = location_name(name)};
  line l;
  bool more = source_open(&s, name);
  int error = more ? 0 : errno;
  while (more) {
    sinks_flush();
    more = source_fill(&s);
    error = s.error;
    while (source_line(&s, &l)) {
      where = (location){where.file, s.number, l.text, l.len};
      take(to, &where, &l);
    }
  }
  if (s.fd >= 0)
    source_close(&s);
  if (error != 0)
    location_trouble(standard_error(), where.file, error);
  return error == 0;
}
