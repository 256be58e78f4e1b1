/* report.c: see report.h. */
#include "report.h"

#include <string.h>

/* How to mend it. */
static const char *usual_remedy(xo_status why)
{
  switch (why) {
  case XO_OFF_BOARD:
    return "give --rules for another board";
  case XO_TAKEN:
    return "choose a free cell";
  case XO_TOO_MANY:
    return "end the game there";
  case XO_AFTER_END:
    return "end the game there, or leave out --strict";
  case XO_SYNTAX:
    return "a move is ROW,COL, h8 or a cell number";
  case XO_TOO_FEW:
    return "add moves, or give --partial";
  default:
    return "one game stands on one line";
  }
}

int report_column(const origin *where, const xo_record *record, const xo_finding *f)
{
  return 1 + (f->why == XO_SYNTAX ? f->at : xo_message_place(record->rules, *f, where->text, where->len).at);
}

void report_origin(sink *s, const origin *where)
{
  sink_name(s, where->file);
  sink_format(s, ":%llu", where->number);
}

void report_place(sink *s, const origin *where, int column)
{
  report_origin(s, where);
  sink_format(s, ":%d: ", column);
}

void report_quoted(sink *s, const char *text, int len)
{
  enum { SHOWN = 40 };
  sink_string(s, "\"");
  for (int i = 0; i < len && i < SHOWN; i++)
    sink_format(s, ' ' <= text[i] && text[i] <= '~' ? "%c" : "\\x%02x", (unsigned char)text[i]);
  sink_string(s, len > SHOWN ? "...\"" : "\"");
}

void report_finding(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                    const char *remedy)
{
  report_place(s, where, report_column(where, record, f));
  char *to = sink_room(s, XO_MESSAGE_CAP);
  s->used += (size_t)xo_message_finding(record, *f, where->text, where->len, to, XO_MESSAGE_CAP);
  sink_format(s, " (%s)\n", remedy == NULL ? usual_remedy(f->why) : remedy);
}

void report_settings(sink *s, const origin *where, const settings_fault *fault)
{
  report_place(s, where, fault->at + 1);
  sink_string(s, fault->what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}

void report_file(sink *s, const char *file, int error)
{
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", strerror(error));
}
