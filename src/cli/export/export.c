/* export.c: see export.h. */
#include "io/posix.h"

#include "export.h"
#include "usage.h"
#include "io/exit_status.h"
#include "io/location.h"
#include "judge/claim.h"
#include "judge/report.h"
#include "judge/settings.h"

#include <string.h>

/* Five in a row win. */
enum { GOMOKU = 5 };

static const struct {
  const char *name;
  void (*write)(sink *s, const export_game *g);
} formats[] = {{"sgf", export_sgf}, {"psq", export_psq}};
enum { FORMATS = sizeof formats / sizeof formats[0] };

typedef struct {
  const options *o;
  size_t format;
  settings by; /* the rules and the order of the next line */
  int status;  /* the worst so far */
  xo_record record;
  xo_game game;
} exporter;

/* ---- a line ---- */

static void report(exporter *e, const location *where, const xo_finding *f, const xo_claim *c)
{
  e->status = worse(e->status, STATUS_INVALID);
  report_game(standard_error(), where, e->o, &e->record, f, c);
}

/* Whether the format can hold such a game; if not, says why. */
static bool held(exporter *e, const location *where)
{
  xo_rules rules = e->by.rules;
  sink *s = standard_error();
  bool two = rules.players == 2;
  if (two && rules.line == GOMOKU)
    return true;
  e->status = worse(e->status, STATUS_INVALID);
  location_column(s, where, 1);
  if (two)
    sink_format(s, "%s is for five in a row, not %d", formats[e->format].name, rules.line);
  else
    sink_format(s, "%s is for two players, not %d", formats[e->format].name, rules.players);
  sink_string(s, " (the game is left out: --rules or an @ line says what is played)\n");
  return false;
}

/* The game is valid, and one that the format can hold. */
static void write_game(exporter *e, const location *where, const xo_claim *c)
{
  export_game g = {&e->record, c->kind == XO_CLAIM_GOOD && c->outcome != XO_UNFINISHED, c->outcome};
  if (c->kind == XO_CLAIM_GOOD && !g.claimed) {
    e->status = worse(e->status, STATUS_INVALID);
    location_column(standard_error(), where, c->at + 1);
    sink_format(standard_error(), "the claim UNFINISHED, for which %s has no word (the game is written without it)\n",
                formats[e->format].name);
  }
  formats[e->format].write(standard_output(), &g);
}

static void read_line(void *to, const location *where, const line *l)
{
  exporter *e = to;
  if (report_set(&e->by, where, l, &e->status))
    return;
  xo_entry found = claim_find(&e->by, e->o, true, l, &e->record, &e->game);
  if (found.kind != XO_ENTRY_GAME)
    return;
  if (found.finding.why != XO_OK)
    report(e, where, &found.finding, &found.claim);
  else if (held(e, where))
    write_game(e, where, &found.claim);
}

static void read_file(exporter *e, const char *name)
{
  e->by = settings_of(e->o);
  if (!location_read(name, read_line, e))
    e->status = worse(e->status, STATUS_TROUBLE);
}

int export(const options *o, int argc, char **argv)
{
  static exporter e;
  if (o->first == argc)
    usage_error(o, "no format given: it is sgf or psq", NULL, "");
  e.o = o;
  for (e.format = 0; e.format < FORMATS && strcmp(argv[o->first], formats[e.format].name) != 0;)
    e.format++;
  e.status = STATUS_VALID;
  if (e.format == FORMATS)
    usage_error(o, "unknown format", argv[o->first], ": it is sgf or psq");
  sink_holds("games are lost");
  for (int a = o->first + 1; a < argc; a++)
    read_file(&e, argv[a]);
  if (o->first + 1 == argc)
    read_file(&e, "-");
  return e.status;
}
