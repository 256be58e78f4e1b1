/* report.c: see report.h. */
#include "report.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static bool is_digit(char c) { return '0' <= c && c <= '9'; }

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

/* Whether a line may be counted from 0: one of its moves is before the first, and none would be behind the last. */
static bool seems_zero_based(const xo_record *record, xo_pos pos)
{
  xo_rules rules = record->rules;
  bool seems = pos.row == 0 || pos.col == 0;
  for (int k = 0; k < record->moves.len; k++) {
    xo_pos move = record->moves.at[k];
    bool last = move.row == rules.rows && move.col == rules.cols;
    seems = seems && !last && move.row <= rules.rows && move.col <= rules.cols;
  }
  return seems;
}

/* Of a move that is off the board: what it would be of another style. One that is counted begins with a digit. */
static const char *off_board_remedy(const options *o, const origin *where, const xo_record *record, const xo_finding *f)
{
  char first = where->text[report_column(where, record, f) - 1];
  if ((o->style & XO_GO_LETTERS) != 0 && (first == 'i' || first == 'I'))
    return "the letters of a go board leave out I: column 9 is J";
  if ((o->style & XO_ZERO_BASED) != 0)
    return "counted from 0 these are one less; give --rules for another board";
  if (o->taker != FOR_PLAY && is_digit(first) && seems_zero_based(record, record->moves.at[f->move - 1]))
    return "give --zero-based if rows, columns and cells are counted from 0";
  return usual_remedy(XO_OFF_BOARD);
}

/* Whether nothing but digits is in the word before. */
static bool behind_number(const origin *where, int at)
{
  int begin = at;
  while (begin > 0 && is_digit(where->text[begin - 1]))
    begin--;
  int before = begin == 0 ? ' ' : where->text[begin - 1];
  return begin < at && (before == ' ' || before == '\t' || before == '\r');
}

static const char *syntax_remedy(const origin *where, int at)
{
  if (at < where->len && where->text[at] == '=')
    return "a blank stands before =";
  if (at < where->len && where->text[at] == '.' && behind_number(where, at))
    return "a blank stands behind a move's number, as in 1. h8 i9";
  if (at < where->len && is_utf16(where, at))
    return "as in UTF-16: convert the file to UTF-8";
  return usual_remedy(XO_SYNTAX);
}

static const char *remedy(const options *o, const origin *where, const xo_record *record, const xo_finding *f)
{
  if (f->why == XO_SYNTAX)
    return syntax_remedy(where, f->at);
  return f->why == XO_OFF_BOARD ? off_board_remedy(o, where, record, f) : usual_remedy(f->why);
}

static void report_finding(sink *s, const origin *where, const options *o, const xo_record *record, const xo_finding *f)
{
  xo_message message = xo_message_finding(record, *f, where->text, where->len);
  origin_place(s, where, report_column(where, record, f));
  sink_text(s, message.text, (size_t)message.len);
  sink_format(s, " (%s)\n", remedy(o, where, record, f));
}

void report_game(sink *s, const origin *where, const options *o, const xo_record *record, const xo_finding *f,
                 const xo_claim *c)
{
  if (claim_at_fault(c, f))
    claim_report_fault(s, where, record->rules, c);
  else
    report_finding(s, where, o, record, f);
}

void report_settings(sink *s, const origin *where, const settings_fault *fault)
{
  origin_place(s, where, fault->at + 1);
  sink_string(s, fault->what);
  sink_string(s, " (no game is judged until the next good @ line)\n");
}
