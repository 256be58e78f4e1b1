/* export.c: xo export, games as the records of other programs.
 *
 * Lines are read as xo replay reads them. What is no valid game, or a game that the format cannot hold, is said with
 * its place and left out. Who begins is Black, as xo import has it: a record that is imported again is the line again,
 * with its moves, its rules and its claim.
 */
#include "io/posix.h"

#include "command.h"
#include "io/location.h"
#include "judge/report.h"

#include <string.h>

/* A game of two players who want five in a row, each of its moves on the board. */
typedef struct {
  const xo_record *record;
  bool claimed;
  xo_outcome claim; /* a player, or XO_DRAW */
} export_game;

/* ---- formats ---- */

static char letter(int n) { return (char)('a' + n - 1); }

static const char *sgf_result(const export_game *g)
{
  if (g->claim == XO_DRAW)
    return "Draw";
  return g->claim == g->record->order.at[0] ? "B+" : "W+";
}

/* SGF, FF[4], on a line of its own. */
static void export_sgf(sink *s, const export_game *g)
{
  xo_rules rules = g->record->rules;
  const xo_moves *moves = &g->record->moves;
  sink_string(s, "(;FF[4]GM[4]SZ[");
  if (rules.cols != rules.rows)
    sink_format(s, "%d:", rules.cols);
  sink_format(s, "%d]", rules.rows);
  if (g->claimed)
    sink_format(s, "RE[%s]", sgf_result(g));
  for (int k = 0; k < moves->len; k++)
    sink_format(s, ";%s[%c%c]", k % 2 == 0 ? "B" : "W", letter(moves->at[k].col), letter(moves->at[k].row));
  sink_string(s, ")\n");
}

static int psq_result(const export_game *g)
{
  if (g->claim == XO_DRAW)
    return 0;
  return g->claim == g->record->order.at[0] ? 1 : 2;
}

/* As Piskvork has it. No move took time, so that the one who begins is the first player. */
static void export_psq(sink *s, const export_game *g)
{
  const xo_moves *moves = &g->record->moves;
  sink_format(s, "Piskvorky %dx%d, 11:11, 0\n", g->record->rules.cols, g->record->rules.rows);
  for (int k = 0; k < moves->len; k++)
    sink_format(s, "%d,%d,0\n", moves->at[k].col, moves->at[k].row);
  sink_string(s, "-1\n");
  if (g->claimed)
    sink_format(s, "%d,Freestyle\n", psq_result(g));
}

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
  if (found.finding.why != XO_OK) {
    e->status = worse(e->status, STATUS_INVALID);
    report_game(standard_error(), where, e->o, &e->record, &found);
  } else if (held(e, where))
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
