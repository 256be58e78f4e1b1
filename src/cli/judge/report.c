/* report.c: see report.h. */
#include "report.h"
#include "options.h"
#include "io/sink.h"
#include "io/source.h"

#include <string.h>

const char *reason_word(xo_status why)
{
  static const char *const word[] = {
      [XO_OFF_BOARD] = "off-board", [XO_TAKEN] = "taken",         [XO_TOO_FEW] = "too-few",
      [XO_TOO_MANY] = "too-many",   [XO_AFTER_END] = "after-end", [XO_SYNTAX] = "syntax",
      [XO_TOO_LONG] = "too-long",
  };
  return word[why];
}

static xo_place fault_place(const origin *where, xo_rules rules, const xo_finding *f)
{
  if (f->why == XO_SYNTAX)
    return xo_notation_word(where->text, where->len, f->at);
  return f->move == 0 ? (xo_place){0, 0} : xo_notation_place(rules, where->text, where->len, f->move);
}

static void quote(sink *s, const origin *where, xo_place part)
{
  sink_string(s, " \"");
  sink_escaped(s, where->text + part.at, (size_t)part.len);
  sink_string(s, "\"");
}

static int earlier_move(const xo_moves *moves, int k)
{
  int j = 0;
  while (j < k - 1 && (moves->at[j].row != moves->at[k - 1].row || moves->at[j].col != moves->at[k - 1].col))
    j++;
  return j + 1;
}

static void say_after_end(sink *s, const xo_record *record, const xo_finding *f)
{
  if (f->outcome == XO_DRAW)
    sink_format(s, " comes after the end: the game was drawn with move %d", f->used);
  else
    sink_format(s, " comes after the end: %s won with move %d", player_name(record->rules, f->outcome),
                f->used);
  sink_string(s, " (end the game there, or leave out --strict)");
}

static void say_syntax(sink *s, const origin *where, xo_place word, const xo_finding *f)
{
  if (f->at == word.at + word.len) {
    sink_string(s, " ends too early");
  } else {
    sink_string(s, " cannot be read at");
    quote(s, where, (xo_place){f->at, 1});
  }
  sink_string(s, " (a move is ROW,COL or a cell number)");
}

static void say_why(sink *s, const origin *where, xo_place part, const xo_record *record, const xo_finding *f)
{
  xo_rules rules = record->rules;
  switch (f->why) {
  case XO_OFF_BOARD:
    sink_format(s,
                " is off the board: rows are 1 to %d, columns 1 to %d, cells 1 to %d (give --rules for "
                "another board)",
                rules.rows, rules.cols, xo_max(rules));
    break;
  case XO_TAKEN:
    sink_format(s, " is taken: move %d was played there (choose a free cell)",
                earlier_move(&record->moves, f->move));
    break;
  case XO_TOO_MANY:
    sink_format(s, " is one too many: the board has %d cell%s (end the game there)", xo_max(rules),
                xo_max(rules) == 1 ? "" : "s");
    break;
  case XO_AFTER_END:
    say_after_end(s, record, f);
    break;
  case XO_SYNTAX:
    say_syntax(s, where, part, f);
    break;
  case XO_TOO_FEW:
    sink_format(s, "the game is too short: it takes at least %d moves, not %d (add moves, or give --partial)",
                xo_min_moves(rules), f->given);
    break;
  default:
    sink_format(s, "the line is longer than %d bytes (one game stands on one line)", LINE_MAX_BYTES);
    break;
  }
}

void report_finding(const origin *where, const xo_record *record, const xo_finding *f)
{
  sink *s = standard_error();
  xo_place part = fault_place(where, record->rules, f);
  int column = f->why == XO_SYNTAX ? f->at : part.at;
  sink_name(s, where->file);
  sink_format(s, ":%llu:%d: ", where->number, column + 1);
  if (f->move > 0) {
    sink_format(s, "move %d", f->move);
    quote(s, where, part);
  }
  say_why(s, where, part, record, f);
  sink_string(s, "\n");
}

void report_file(const char *file, int error)
{
  sink *s = standard_error();
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", strerror(error));
}
