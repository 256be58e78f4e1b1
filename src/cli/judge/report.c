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

/* A part of a line. */
typedef struct {
  int start;
  int len;
} span;

static bool blank(char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

static bool token_ends(const place *where, int i)
{
  return i >= where->len || blank(where->text[i]) || where->text[i] == '#';
}

/* The token that begins at or behind i. */
static span token_from(const place *where, int i)
{
  span token = {i, 0};
  while (token.start < where->len && blank(where->text[token.start]))
    token.start++;
  while (!token_ends(where, token.start + token.len))
    token.len++;
  return token;
}

/* The token around the byte at offset i. */
static span token_around(const place *where, int i)
{
  while (i > 0 && !token_ends(where, i - 1))
    i--;
  return token_from(where, i);
}

/* The text of move k. The line can be read that far, so a walk from token to token finds it; on a small
 * board each digit of a token without a comma is a move. */
static span move_text(const place *where, xo_rules rules, int k)
{
  bool digits = rules.rows * rules.cols <= 9;
  span token = token_from(where, 0);
  for (int move = 0;; token = token_from(where, token.start + token.len)) {
    bool run = digits && memchr(where->text + token.start, ',', (size_t)token.len) == NULL;
    int moves = run ? token.len : 1;
    if (run && k <= move + moves)
      return (span){token.start + k - move - 1, 1};
    if (k <= move + moves || token.len == 0)
      return token;
    move += moves;
  }
}

static span fault_text(const place *where, xo_rules rules, const xo_finding *f)
{
  if (f->why == XO_SYNTAX)
    return token_around(where, f->at);
  return f->move == 0 ? (span){0, 0} : move_text(where, rules, f->move);
}

static void quote(sink *s, const place *where, span part)
{
  sink_string(s, " \"");
  sink_escaped(s, where->text + part.start, (size_t)part.len);
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

static void say_syntax(sink *s, const place *where, const xo_finding *f)
{
  if (token_ends(where, f->at)) {
    sink_string(s, " ends too early");
  } else {
    sink_string(s, " cannot be read at");
    quote(s, where, (span){f->at, 1});
  }
  sink_string(s, " (a move is ROW,COL or a cell number)");
}

static void say_why(sink *s, const place *where, const xo_record *record, const xo_finding *f)
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
    sink_format(s, " is one too many: the board has %d cells (end the game there)", xo_max(rules));
    break;
  case XO_AFTER_END:
    say_after_end(s, record, f);
    break;
  case XO_SYNTAX:
    say_syntax(s, where, f);
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

void report_finding(const place *where, const xo_record *record, const xo_finding *f)
{
  sink *s = standard_error();
  span part = fault_text(where, record->rules, f);
  int column = f->why == XO_SYNTAX ? f->at : part.start;
  sink_name(s, where->file);
  sink_format(s, ":%llu:%d: ", where->number, column + 1);
  if (f->move > 0) {
    sink_format(s, "move %d", f->move);
    quote(s, where, part);
  }
  say_why(s, where, record, f);
  sink_string(s, "\n");
}

void report_file(const char *file, int error)
{
  sink *s = standard_error();
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", strerror(error));
}
