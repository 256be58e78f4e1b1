/* solve.c: xo solve, what games and boards are worth with best play. */
#include "board.h"
#include "command.h"
#include "best_play.h"
#include "io/progress.h"
#include "judge/json.h"

#include <string.h>
#include <unistd.h>

typedef struct {
  games g;
  settings by; /* of the game that is answered */
} solving;

/* ---- a game ---- */

/* "DRAW 5", of a game with so many free cells; -1, and - in the text: how long others than a winner can play on is not
 * known. */
static int moves_left(xo_rules rules, xo_worth worth, int free)
{
  return worth.player != 0 ? worth.moves : rules.players == 2 ? free : -1;
}

static void write_worth(sink *s, xo_rules rules, xo_worth worth, int free, char between)
{
  int left = moves_left(rules, worth, free);
  sink_format(s, left < 0 ? "%s%c-" : "%s%c%d", best_play_word(rules, worth).text, between, left);
}

static void json_worth(sink *s, xo_rules rules, xo_worth worth, int free)
{
  int left = moves_left(rules, worth, free);
  json_string(s, "worth", best_play_word(rules, worth).text);
  if (left < 0)
    json_null(s, "left");
  else
    json_number(s, "left", (unsigned)left);
}

static void write_moves(const solving *w, const xo_moves *moves, int free)
{
  sink *s = standard_output();
  int zero = (w->g.o->notation & XO_ZERO_BASED) != 0;
  for (int k = 0; k < moves->len; k++) {
    xo_pos pos = moves->at[k];
    sink_format(s, "%c%d,%d%s", k == 0 ? '\t' : ' ', pos.row - zero, pos.col - zero, w->g.o->all ? "=" : "");
    if (w->g.o->all)
      write_worth(s, w->by.rules, best_play_after(&w->g.last.game, &w->by.order, pos), free, ':');
  }
}

static void json_worths(const solving *w, const xo_moves *moves, int free)
{
  sink *s = standard_output();
  json_key(s, "all");
  for (int k = 0; k < moves->len; k++) {
    sink_string(s, k == 0 ? "[" : ",");
    json_pos(s, "{\"pos\":", moves->at[k]);
    json_worth(s, w->by.rules, best_play_after(&w->g.last.game, &w->by.order, moves->at[k]), free);
    sink_string(s, "}");
  }
  sink_string(s, "]");
}

/* Who wins, and how: with --all each free cell with its worth, else the best moves. */
static void write_game(const solving *w, xo_outcome outcome)
{
  static xo_moves moves;
  sink *s = standard_output();
  bool json = w->g.o->json, fits = best_play_fits(w->by.rules);
  int free = xo_max(w->by.rules) - w->g.last.game.moves;
  if (outcome == XO_UNFINISHED && fits) {
    xo_worth worth = best_play_worth(&w->g.last.game, &w->by.order);
    (json ? json_worth(s, w->by.rules, worth, free) : write_worth(s, w->by.rules, worth, free, '\t'));
    if (w->g.o->all)
      best_play_free(&w->g.last.game, &moves);
    else
      best_play_best(&w->g.last.game, &w->by.order, &moves);
    if (!json)
      write_moves(w, &moves, free);
    else if (w->g.o->all)
      json_worths(w, &moves, free);
    else
      json_moves(s, "best", &moves);
  } else if (json)
    json_null(s, "worth");
  else if (outcome != XO_UNFINISHED)
    sink_format(s, "%s\t0\t-", xo_message_outcome(w->by.rules, outcome).text);
  else
    sink_string(s, "UNSOLVED\tno-table\t-");
}

/* ---- lines ---- */

/* A line with @ has set other rules. */
static void refuse_rules(games *g, const line *where)
{
  const char *why = best_play_why_not(g->by.rules);
  if (g->by.fault != XO_SETTINGS_GOOD || why == NULL)
    return;
  put_column(standard_error(), where, 1);
  sink_format(standard_error(), "%s\n", why);
  g->status = STATUS_TROUBLE;
}

static void solve_game(void *to, const line *where)
{
  solving *w = to;
  sink *s = standard_output();
  const xo_answer *e = games_judge(&w->g, where);
  bool valid = e->kind == XO_ANSWER_GAME && e->finding.why == XO_OK;
  if (e->kind == XO_ANSWER_NONE)
    return;
  w->by = w->g.by;
  w->g.count++;
  if (w->g.o->json)
    json_game(s, where, w->g.count, w->g.o, e);
  else if (e->kind == XO_ANSWER_UNJUDGED)
    sink_string(s, where->record != NULL ? "UNJUDGED\tunread\t-" : "UNJUDGED\tno-rules\t-");
  else if (!valid)
    sink_format(s, "INVALID\t%s\t%d", xo_message_status(e->finding.why).text, e->finding.move);
  if (valid)
    write_game(w, e->finding.outcome);
  sink_string(s, w->g.o->json ? "}\n" : "\n");
  games_refuse(&w->g, where);
}

static void solve_board(void *to, const line *where, const board_found *f)
{
  solving *w = to;
  sink *s = standard_output();
  w->by = f->by;
  w->g.last.game = f->game;
  if (w->g.o->json)
    board_json(s, where, w->g.count, f);
  else if (f->reason != NULL)
    sink_format(s, f->by.fault != XO_SETTINGS_GOOD ? "UNJUDGED\t%s\t-" : "INVALID\t%s\t-", f->reason);
  if (f->reason == NULL)
    write_game(w, f->board.outcome);
  sink_string(s, w->g.o->json ? "}\n" : "\n");
}

/* For games: the text begins with a move. */
static bool game_begins(const options *o, const char *text, int len)
{
  static xo_moves moves;
  return xo_notation_read(o->rules, o->notation, text, len, &moves).moves > 0;
}

int solve(const options *o, int argc, char **argv)
{
  static solving w;
  static char text[XO_CELLS_MAX + 1];
  const char *why = best_play_why_not(o->rules);
  bool empty = o->empty || (o->first == argc && !o->boards && isatty(STDIN_FILENO));
  w.g = (games){.o = o,
                .partial = true,
                .take = solve_game,
                .set = refuse_rules,
                .begins = game_begins,
                .text = "game",
                .to = &w};
  const char *word = o->first < argc ? argv[o->first] : "-";
  if (o->boards || empty || (!games_text(o, word, game_begins) && games_text(o, word, board_begins)))
    rows_begin(&w.g, solve_board, &w);
  if (why != NULL)
    usage_error(o, why, NULL, "");
  if (o->empty && o->first < argc)
    usage_error(o, "--empty is a board, and there is another word", argv[o->first], "");
  progress_begin(!o->quiet, false);
  if (!empty)
    return games_files(&w.g, argc, argv);
  char *words[] = {memset(text, '.', (size_t)xo_max(o->rules))}; /* the board without moves */
  games_words(&w.g, 1, words);
  return w.g.status;
}
