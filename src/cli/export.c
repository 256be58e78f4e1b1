/* export.c: xo export, games as the records of other programs, or as lines in another notation.
 *
 * Lines are read as xo replay reads them. What is no valid game, or a game that the format cannot hold, is said with
 * its place and left out. Who begins is Black, as xo import has it: a record that is imported again is the line again,
 * with its moves, its rules and its claim.
 */
#include "board.h"
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

/* ---- lines for xo replay, in another notation ---- */

static void write_pair(sink *s, const options *o, xo_rules rules, bool next, xo_pos pos)
{
  int less = (o->style & XO_ZERO_BASED) != 0;
  (void)rules;
  sink_format(s, next ? " %d,%d" : "%d,%d", pos.row - less, pos.col - less);
}

static void write_lettered(sink *s, const options *o, xo_rules rules, bool next, xo_pos pos)
{
  (void)rules;
  sink_format(s, next ? " %c%d" : "%c%d", column_letter(o->style, pos.col), pos.row);
}

static void write_digit(sink *s, const options *o, xo_rules rules, bool next, xo_pos pos)
{
  (void)next;
  sink_format(s, "%d", (pos.row - 1) * rules.cols + pos.col - ((o->style & XO_ZERO_BASED) != 0));
}

static void write_number(sink *s, const options *o, xo_rules rules, bool next, xo_pos pos)
{
  sink_string(s, next ? " " : "");
  write_digit(s, o, rules, next, pos);
}

/* A format is one of records, or one of lines, whose moves are written so. */
static const struct {
  const char *name;
  void (*write)(sink *s, const export_game *g);
  void (*move)(sink *s, const options *o, xo_rules rules, bool next, xo_pos pos);
} formats[] = {{"sgf", export_sgf, NULL},         {"psq", export_psq, NULL},       {"pairs", NULL, write_pair},
               {"letters", NULL, write_lettered}, {"numbers", NULL, write_number}, {"digits", NULL, write_digit}};
enum { FORMATS = sizeof formats / sizeof formats[0] };
static const char names[] = ": it is sgf, psq, pairs, letters, numbers or digits";

typedef struct {
  games g;
  size_t format;
  settings written; /* by which the next line would be read */
} exporter;

/* Lines in another file or in none need an @ line where the settings are not those by default. */
static void write_settings(exporter *e, const xo_finding *f)
{
  char text[SETTINGS_CAP];
  settings by = e->g.by;
  by.partial = by.partial != 0 || f->given < xo_min_moves(by.rules);
  settings more = by;
  more.partial = 1;
  if (settings_same(&e->written, &by) || settings_same(&e->written, &more))
    return;
  e->written = by;
  int len = settings_write(&by, text);
  sink_text(standard_output(), text, (size_t)len);
  sink_string(standard_output(), "\n");
}

/* The game with its claim and its comment. */
static void write_line(exporter *e, const location *where, const xo_entry *found)
{
  sink *s = standard_output();
  const xo_moves *moves = &e->g.record.moves;
  const char *comment = memchr(where->text, '#', (size_t)where->len);
  write_settings(e, &found->finding);
  for (int k = 0; k < moves->len; k++)
    formats[e->format].move(s, e->g.o, e->g.by.rules, k > 0, moves->at[k]);
  if (found->claim.kind == XO_CLAIM_GOOD)
    sink_format(s, " = %s", xo_message_outcome(e->g.by.rules, found->claim.outcome).text);
  if (comment != NULL) {
    sink_string(s, " ");
    sink_text(s, comment, (size_t)(where->text + where->len - comment));
  }
  sink_string(s, "\n");
}

/* ---- a line ---- */

/* Whether the format can hold such a game; if not, says why. */
static bool held(exporter *e, const location *where)
{
  xo_rules rules = e->g.by.rules;
  sink *s = standard_error();
  bool two = rules.players == 2, digits = strcmp(formats[e->format].name, "digits") == 0;
  if (formats[e->format].write == NULL ? !digits || xo_max(rules) <= 9 : two && rules.line == GOMOKU)
    return true;
  e->g.status = worse(e->g.status, STATUS_INVALID);
  location_column(s, where, 1);
  if (digits)
    sink_format(s, "digits are for boards of at most nine cells, not %d", xo_max(rules));
  else if (two)
    sink_format(s, "%s is for five in a row, not %d", formats[e->format].name, rules.line);
  else
    sink_format(s, "%s is for two players, not %d", formats[e->format].name, rules.players);
  sink_string(s, " (the game is left out: --rules or an @ line says what is played)\n");
  return false;
}

/* The game is valid, and one that the format can hold. */
static void write_game(exporter *e, const location *where, const xo_entry *found)
{
  const xo_claim *c = &found->claim;
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
    (formats[e->format].write == NULL ? write_line : write_game)(e, where, found);
}

int export(const options *o, int argc, char **argv)
{
  static exporter e;
  if (o->first == argc)
    usage_error(o, "no format given", NULL, names);
  while (e.format < FORMATS && strcmp(argv[o->first], formats[e.format].name) != 0)
    e.format++;
  if (e.format == FORMATS)
    usage_error(o, "unknown format", argv[o->first], names);
  sink_holds("games are lost");
  e.written = (settings){{3, 3, 3, 2}, {2, {XO_CROSS, XO_NOUGHT}}, 0, 1};
  e.g = (games){.o = o, .take = take, .to = &e};
  return games_files(&e.g, argc - 1, argv + 1);
}
