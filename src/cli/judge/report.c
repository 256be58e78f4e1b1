/* report.c: see report.h. */
#include "report.h"
#include "zero.h"

#include <stdbool.h>
#include <stddef.h>
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

/* Whether a line that cannot be read there is one of UTF-16, whose digits have a byte 0 beside them. */
static bool is_utf16(const origin *where, int at)
{
  const char *text = where->text;
  bool marked = where->number == 1 && at == 0 && where->len > 1 &&
                (memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0);
  return marked || text[at] == '\0';
}

static const char *syntax_remedy(const origin *where, int at)
{
  if (at < where->len && where->text[at] == '=')
    return "a blank stands before =";
  if (at < where->len && is_utf16(where, at))
    return "as in UTF-16: convert the file to UTF-8";
  return usual_remedy(XO_SYNTAX);
}

void report_finding(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                    const char *remedy)
{
  xo_message message = xo_message_finding(record, *f, where->text, where->len);
  origin_place(s, where, report_column(where, record, f));
  sink_text(s, message.text, (size_t)message.len);
  if (remedy == NULL)
    remedy = f->why == XO_SYNTAX ? syntax_remedy(where, f->at) : usual_remedy(f->why);
  sink_format(s, " (%s)\n", remedy);
}

void report_game(sink *s, const origin *where, const options *o, const xo_record *record, const xo_finding *f,
                 const claim *c)
{
  if (claim_at_fault(c, f))
    claim_report_fault(s, where, record->rules, c);
  else
    report_finding(s, where, record, f, zero_remedy(o, record, where->text, c->moves, f));
}

void report_settings(sink *s, const origin *where, const settings_fault *fault)
{
  origin_place(s, where, fault->at + 1);
  sink_string(s, fault->what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}
