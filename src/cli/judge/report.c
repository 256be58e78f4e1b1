/* report.c: see report.h. */
#include "report.h"

#include <stddef.h>

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

void report_finding(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                    const char *remedy)
{
  xo_message message = xo_message_finding(record, *f, where->text, where->len);
  origin_place(s, where, report_column(where, record, f));
  sink_text(s, message.text, (size_t)message.len);
  sink_format(s, " (%s)\n", remedy == NULL ? usual_remedy(f->why) : remedy);
}

void report_settings(sink *s, const origin *where, const settings_fault *fault)
{
  origin_place(s, where, fault->at + 1);
  sink_string(s, fault->what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}
