/* export.c: xo export, games as the records of other programs, or as lines in another notation.
 *
 * Lines are read as xo replay reads them. What is no valid game, or a game that the format cannot hold, is said with
 * its place and left out. Who begins is Black, as xo import has it: a record that is imported again is the line again,
 * with its moves, its rules and its claim.
 */
#include "draw.h"
#include "command.h"
#include "io/progress.h"
#include "judge/games.h"
#include "import/import.h"

#include <string.h>

enum { SGF, PSQ, PAIRS, LETTERS, NUMBERS, DIGITS, FORMATS };
static const char *const formats[] = {"sgf", "psq", "pairs", "letters", "numbers", "digits"};
static const char names[] = ": it is sgf, psq, pairs, letters, numbers or digits";

/* Five in a row win. */
enum { GOMOKU = 5 };

typedef struct {
  games g;
  int format;
  settings written; /* by which the next line would be read */
} exporter;

/* ---- records of other programs; of a claim they have a winner or a draw ---- */

static char letter(int n) { return (char)('a' + n - 1); }

/* A property that is a text, unless it is empty; ] and \\ have a \\ before them. */
static void write_text(sink *s, const char *ident, const char *text)
{
  if (text[0] == '\0')
    return;
  sink_string(s, ident);
  for (; *text != '\0'; text++)
    sink_text(s, *text == ']' || *text == '\\' ? (const char[]){'\\', *text} : text,
              *text == ']' || *text == '\\' ? 2 : 1);
  sink_string(s, "]");
}

/* SGF, FF[4], on a line of its own; its rows are counted from the top. */
static void write_sgf(sink *s, const line *where, const xo_record *record, bool claimed, xo_outcome claim)
{
  const import_game *g = where->record;
  xo_rules rules = record->rules;
  const xo_moves *moves = &record->moves;
  sink_string(s, "(;FF[4]GM[4]SZ[");
  if (rules.cols != rules.rows)
    sink_format(s, "%d:", rules.cols);
  sink_format(s, rules.exact != 0 ? "%d]RU[Standard]" : "%d]", rules.rows);
  if (claimed)
    sink_format(s, "RE[%s]", claim == XO_DRAW ? "Draw" : claim == record->order.at[0] ? "B+" : "W+");
  if (g != NULL) {
    write_text(s, "PB[", g->first);
    write_text(s, "PW[", g->second);
    write_text(s, "DT[", g->date);
    write_text(s, "EV[", g->event);
  }
  for (int k = 0; k < moves->len; k++)
    sink_format(s, ";%s[%c%c]", k % 2 == 0 ? "B" : "W", letter(moves->at[k].col),
                letter(rules.rows + 1 - moves->at[k].row));
  sink_string(s, ")\n");
}

/* A player's name, which is no number and no move: what begins so has a blank for it. */
static void write_player(sink *s, const char *name)
{
  static const char begins[] = "-0123456789";
  sink_string(s, name[0] == '\0' || strchr(begins, name[0]) != NULL || strncmp(name, "Piskvorky", 9) == 0 ? "? " : "");
  sink_string(s, name);
  sink_string(s, "\n");
}

/* As Piskvork has it, with rows from the top. No move took time, so that the one who begins is the first player. */
static void write_psq(sink *s, const line *where, const xo_record *record, bool claimed, xo_outcome claim)
{
  const import_game *g = where->record;
  const xo_moves *moves = &record->moves;
  sink_format(s, "Piskvorky %dx%d, 11:11, 0\n", record->rules.cols, record->rules.rows);
  for (int k = 0; k < moves->len; k++)
    sink_format(s, "%d,%d,0\n", moves->at[k].col, record->rules.rows + 1 - moves->at[k].row);
  if (g != NULL && (g->first[0] != '\0' || g->second[0] != '\0')) {
    write_player(s, g->first);
    write_player(s, g->second);
  }
  sink_string(s, "-1\n");
  int winner = claim == XO_DRAW ? 0 : claim == record->order.at[0] ? 1 : 2;
  if (claimed)
    sink_format(s, "%d,%s\n", winner, record->rules.exact != 0 ? "Standard" : "Freestyle");
}

static bool claims_end(const xo_claim *c) { return c->kind == XO_CLAIM_GOOD && c->outcome != XO_UNFINISHED; }

static void write_record(exporter *e, const line *where, const xo_answer *found)
{
  const xo_claim *c = &found->claim;
  bool claimed = claims_end(c);
  if (c->kind == XO_CLAIM_GOOD && !claimed) {
    e->g.status = worse(e->g.status, STATUS_INVALID);
    put_column(standard_error(), where, c->at + 1);
    sink_format(standard_error(), "the claim UNFINISHED, for which %s has no word (the game is written without it)\n",
                formats[e->format]);
  }
  (e->format == SGF ? write_sgf : write_psq)(standard_output(), where, &e->g.last.record, claimed, c->outcome);
}

/* ---- lines for xo replay, in another notation ---- */

static void write_move(const exporter *e, bool next, xo_pos pos)
{
  sink *s = standard_output();
  xo_notation notation = e->g.o->notation;
  int less = (notation & XO_ZERO_BASED) != 0;
  if (next && e->format != DIGITS)
    sink_string(s, " ");
  if (e->format == PAIRS)
    sink_format(s, "%d,%d", pos.row - less, pos.col - less);
  else if (e->format == LETTERS)
    sink_format(s, "%c%d", column_letter(notation, pos.col), pos.row);
  else
    sink_format(s, "%d", (pos.row - 1) * e->g.by.rules.cols + pos.col - less);
}

/* Lines in another file or in none need an @ line where the settings are not those by default. */
static void write_settings(exporter *e, const xo_finding *f)
{
  char text[SETTINGS_CAP];
  settings by = e->g.by;
  by.partial = f->given < xo_min_moves(by.rules);
  settings more = by;
  more.partial = 1;
  if (settings_same(&e->written, &by) || settings_same(&e->written, &more))
    return;
  e->written = by;
  int len = settings_write(&by, false, text);
  sink_text(standard_output(), text, (size_t)len);
  sink_string(standard_output(), "\n");
}

/* The game with its claim and its comment. */
static void write_line(exporter *e, const line *where, const xo_answer *found)
{
  sink *s = standard_output();
  const xo_moves *moves = &e->g.last.record.moves;
  const char *comment = memchr(where->text, '#', (size_t)where->len);
  write_settings(e, &found->finding);
  for (int k = 0; k < moves->len; k++)
    write_move(e, k > 0, moves->at[k]);
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
static bool is_held(exporter *e, const line *where, bool claimed)
{
  xo_rules rules = e->g.by.rules;
  sink *s = standard_error();
  bool five = rules.players == 2 && rules.line == GOMOKU, said = e->format == SGF || claimed || rules.exact == 0;
  if (e->format < PAIRS ? five && said : e->format != DIGITS || xo_max(rules) <= 9)
    return true;
  e->g.status = worse(e->g.status, STATUS_INVALID);
  put_column(s, where, where->record == NULL ? 1 : (long long)where->record->begin.column);
  if (e->format == DIGITS)
    sink_format(s, "digits are for boards of at most nine cells, not %d", xo_max(rules));
  else if (five)
    sink_string(s, "psq names rules beside a result, and the line claims none");
  else if (rules.players == 2)
    sink_format(s, "%s is for five in a row, not %d", formats[e->format], rules.line);
  else
    sink_format(s, "%s is for two players, not %d", formats[e->format], rules.players);
  sink_string(s, " (the game is left out: --rules or an @ line says what is played)\n");
  return false;
}

static void export_game(void *to, const line *where)
{
  exporter *e = to;
  const xo_answer *found = games_judge(&e->g, where);
  games_refuse(&e->g, where);
  if (found->kind == XO_ANSWER_GAME && found->faulty == 0 && is_held(e, where, claims_end(&found->claim)))
    (e->format < PAIRS ? write_record : write_line)(e, where, found);
}

int export(const options *o, int argc, char **argv)
{
  static exporter e;
  if (o->first == argc)
    usage_error(o, "no format given", NULL, names);
  while (e.format < FORMATS && strcmp(argv[o->first], formats[e.format]) != 0)
    e.format++;
  if (e.format == FORMATS)
    usage_error(o, "unknown format", argv[o->first], names);
  e.written = (settings){.rules = {3, 3, 3, 2}, .order = numbered_order((xo_rules){3, 3, 3, 2})};
  e.g = (games){.o = o, .partial = o->partial, .take = export_game, .to = &e};
  progress_begin(!o->quiet, true);
  return games_files(&e.g, argc - 1, argv + 1);
}
