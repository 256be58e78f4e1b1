/* show.c: xo show, one game drawn in the terminal. */
#include "io/posix.h"

#include "show.h"
#include "board.h"
#include "claim.h"
#include "report.h"
#include "usage.h"
#include "io/leave.h"
#include "io/sink.h"
#include "io/source.h"

#include <errno.h>
#include <string.h>

/* The verdict below the board. An invalid game is drawn as it stood before the move at fault. */
static void conclude(xo_rules rules, const xo_finding *f)
{
  sink *s = standard_output();
  if (f->why != XO_OK && f->move > 0)
    sink_format(s, "INVALID: move %d: %s", f->move, xo_message_status(f->why).text);
  else if (f->why != XO_OK)
    sink_format(s, "INVALID: %s", xo_message_status(f->why).text);
  else if (f->outcome > 0)
    sink_format(s, "%s%s wins", rules.players > 2 ? "player " : "",
                xo_message_outcome(rules, f->outcome).text);
  else
    sink_string(s, xo_message_outcome(rules, f->outcome).text);
  sink_format(s, " (moves used: %d, given: %d)\n", f->used, f->given);
}

static int show_line(const options *o, const settings *by, const origin *where, bool too_long, bool *blank)
{
  static xo_record record;
  static xo_game game;
  xo_finding f = {.why = XO_TOO_LONG, .at = LINE_MAX_BYTES};
  record.rules = by->rules;
  record.order = by->order;
  claim c = claim_on(by->rules, where->text, where->len);
  if (!too_long)
    f = xo_finding_line(&record, where->text, c.moves, o->strict, o->partial, &game);
  *blank = !too_long && xo_finding_blank(f);
  if (*blank)
    return STATUS_VALID;
  if (f.why != XO_TOO_LONG) {
    board_draw(&game, f.outcome);
    conclude(by->rules, &f);
  }
  if (f.why == XO_OK)
    return STATUS_VALID;
  if (claim_at_fault(&c, &f))
    claim_report_fault(standard_error(), where, by->rules, &c);
  else
    report_finding(standard_error(), where, &record, &f);
  return STATUS_INVALID;
}

/* Sets by what the line says; if that cannot be read, says why. */
static int set_line(settings *by, const origin *where, const line *l)
{
  settings_fault fault;
  if (settings_read(by, l, &fault))
    return STATUS_VALID;
  report_settings(standard_error(), where, &fault);
  return STATUS_TROUBLE;
}

static int show_input(const options *o)
{
  static source s;
  line l;
  settings by = settings_of(o);
  bool more = source_open(&s, "-");
  while (more) {
    more = source_fill(&s);
    while (source_line(&s, &l)) {
      bool blank = settings_on(&l);
      origin where = {"<stdin>", s.number, l.text, l.len};
      int status = blank ? set_line(&by, &where, &l) : show_line(o, &by, &where, l.too_long, &blank);
      if (!blank || status != STATUS_VALID)
        return status;
    }
  }
  if (s.error == 0)
    usage_error(o, "no game on standard input", NULL, "");
  report_file(standard_error(), "<stdin>", s.error);
  return STATUS_TROUBLE;
}

/* The words of the command line, joined by blanks into one line. */
static int join(int argc, char **argv, char *to)
{
  size_t len = 0;
  for (int i = 0; i < argc; i++) {
    size_t word = strlen(argv[i]);
    if (len + word + 1 > LINE_MAX_BYTES)
      return -1;
    if (i > 0)
      to[len++] = ' ';
    memcpy(to + len, argv[i], word);
    len += word;
  }
  return (int)len;
}

int show(const options *o, int argc, char **argv)
{
  static char text[LINE_MAX_BYTES];
  bool blank = false;
  argc -= o->first;
  argv += o->first;
  if (argc == 0)
    usage_error(o, "no game given", NULL, "");
  if (argc == 1 && strcmp(argv[0], "-") == 0)
    return show_input(o);
  int len = join(argc, argv, text);
  origin where = {"argument", 1, text, len < 0 ? 0 : len};
  settings by = settings_of(o);
  int status = show_line(o, &by, &where, len < 0, &blank);
  if (blank)
    usage_error(o, "no game given", NULL, "");
  return status;
}
