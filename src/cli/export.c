/* export.c: xo export, games as the records of other programs.
 *
 * Lines are read as xo replay reads them. What is no valid game, or a game that the format cannot hold, is said with
 * its place and left out. Who begins is Black, as xo import has it: a record that is imported again is the line again,
 * with its moves, its rules and its claim.
 */
#include "io/posix.h"

#include "command.h"
#include "judge/games.h"

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
  games g;
  size_t format;
} exporter;

/* ---- a line ---- */

/* Whether the format can hold such a game; if not, says why. */
static bool held(exporter *e, const location *where)
{
  xo_rules rules = e->g.by.rules;
  sink *s = standard_error();
  bool two = rules.players == 2;
  if (two && rules.line == GOMOKU)
    return true;
  e->g.status = worse(e->g.status, STATUS_INVALID);
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
  export_game g = {&e->g.record, c->kind == XO_CLAIM_GOOD && c->outcome != XO_UNFINISHED, c->outcome};
  if (c->kind == XO_CLAIM_GOOD && !g.claimed) {
    e->g.status = worse(e->g.status, STATUS_INVALID);
    location_column(standard_error(), where, c->at + 1);
    sink_format(standard_error(), "the claim UNFINISHED, for which %s has no word (the game is written without it)\n",
                formats[e->format].name);
  }
  formats[e->format].write(standard_output(), &g);
}

static void take(void *to, const location *where, const xo_entry *found)
{
  exporter *e = to;
  if (found->kind != XO_ENTRY_GAME)
    return;
  if (found->finding.why != XO_OK)
    games_refuse(&e->g, where, found);
  else if (held(e, where))
    write_game(e, where, &found->claim);
}

int export(const options *o, int argc, char **argv)
{
  static exporter e;
  if (o->first == argc)
    usage_error(o, "no format given: it is sgf or psq", NULL, "");
  while (e.format < FORMATS && strcmp(argv[o->first], formats[e.format].name) != 0)
    e.format++;
  if (e.format == FORMATS)
    usage_error(o, "unknown format", argv[o->first], ": it is sgf or psq");
  sink_holds("games are lost");
  e.g = (games){.o = o, .take = take, .to = &e};
  games_files(&e.g, argc - 1, argv + 1);
  return e.g.status;
}
