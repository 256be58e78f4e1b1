/* solve.c: xo solve, what games and boards are worth with best play. */
#include "board.h"
#include "command.h"
#include "best_play.h"

#include <string.h>
#include <unistd.h>

typedef struct {
  games g;
  board_rows rows;
  settings by; /* of the game that is answered */
} solving;

/* ---- a game ---- */

/* "DRAW 5", of a game with so many free cells; how long others than a winner can play on is not known. */
static void write_worth(sink *s, xo_rules rules, xo_worth worth, int left, char between)
{
  sink_format(s, "%s%c", best_play_word(rules, worth).text, between);
  if (worth.player != 0 || rules.players == 2)
    sink_number(s, (unsigned)(worth.player != 0 ? worth.moves : left));
  else
    sink_text(s, "-", 1);
}

/* The best moves, or with --all each free cell with its worth. */
static void write_moves(const solving *w, int left)
{
  static xo_moves moves;
  sink *s = standard_output();
  const options *o = w->g.o;
  int zero = (o->notation & XO_ZERO_BASED) != 0;
  if (o->all)
    best_play_free(&w->g.game, &moves);
  else
    best_play_best(&w->g.game, &w->by.order, &moves);
  for (int k = 0; k < moves.len; k++) {
    xo_pos pos = moves.at[k];
    sink_format(s, "%c%d,%d", k == 0 ? '\t' : ' ', pos.row - zero, pos.col - zero);
    if (!o->all)
      continue;
    sink_text(s, "=", 1);
    write_worth(s, w->by.rules, best_play_after(&w->g.game, &w->by.order, pos), left, ':');
  }
  sink_text(s, "\n", 1);
}

static void write_game(const solving *w, xo_outcome outcome)
{
  sink *s = standard_output();
  int left = xo_max(w->by.rules) - w->g.game.moves;
  if (outcome != XO_UNFINISHED)
    sink_format(s, "%s\t0\t-\n", xo_message_outcome(w->by.rules, outcome).text);
  else if (!best_play_fits(w->by.rules))
    sink_string(s, "UNSOLVED\tno-table\t-\n");
  else {
    write_worth(s, w->by.rules, best_play_worth(&w->g.game, &w->by.order), left, '\t');
    write_moves(w, left);
  }
}

/* ---- lines ---- */

/* A line with @ has set other rules. */
static void refuse_rules(void *to, const line *where)
{
  solving *w = to;
  const char *why = best_play_why_not(w->g.by.rules);
  if (!w->g.by.valid || why == NULL)
    return;
  put_column(standard_error(), where, 1);
  sink_format(standard_error(), "%s\n", why);
  w->g.status = STATUS_TROUBLE;
}

static void refuse_rules_of_boards(void *to, const line *where)
{
  const board_rows *b = to;
  refuse_rules(b->to, where);
}

static void solve_game(void *to, const line *where)
{
  solving *w = to;
  xo_entry e = games_judge(&w->g, where);
  if (e.kind == XO_ENTRY_NONE)
    return;
  w->by = w->g.by;
  if (e.kind == XO_ENTRY_UNJUDGED)
    sink_string(standard_output(), "UNJUDGED\tno-rules\t-\n");
  else if (e.finding.why == XO_OK)
    write_game(w, e.finding.outcome);
  else {
    sink_format(standard_output(), "INVALID\t%s\t%d\n", xo_message_status(e.finding.why).text, e.finding.move);
    games_refuse(&w->g, where, &e);
  }
}

static void solve_board(void *to, const line *where, const board_found *f)
{
  solving *w = to;
  if (!f->by.valid)
    sink_string(standard_output(), "UNJUDGED\tno-rules\t-\n");
  else if (f->reason == NULL) {
    w->g.game = f->game;
    w->by = f->by;
    write_game(w, f->board.outcome);
  } else {
    sink_format(standard_output(), "INVALID\t%s\t-\n", f->reason);
    board_refuse(&w->g, where, f);
  }
}

/* For games: the text begins with a move. */
static bool game_begins(const options *o, const char *text, int len)
{
  static xo_moves moves;
  return xo_notation_read(o->rules, o->notation, text, len, &moves).moves > 0;
}

/* A word of the command line that is no game and no file may be a board. */
static bool is_board(const options *o, const char *word)
{
  int len = (int)strnlen(word, LINE_MAX_BYTES);
  return access(word, F_OK) != 0 && !game_begins(o, word, len) && board_begins(o, word, len);
}

/* The board without moves, as a word. */
static int solve_empty(solving *w)
{
  static char text[XO_CELLS_MAX + 1];
  char *words[] = {memset(text, '.', (size_t)xo_max(w->g.o->rules))};
  games_words(&w->g, 1, words);
  return w->g.status;
}

int solve(const options *o, int argc, char **argv)
{
  static solving w;
  const char *why = best_play_why_not(o->rules);
  bool empty = o->empty || (o->first == argc && !o->boards && isatty(STDIN_FILENO));
  w.g = (games){.o = o, .take = solve_game, .set = refuse_rules, .begins = game_begins, .text = "game", .to = &w};
  if (o->boards || empty || (o->first < argc && is_board(o, argv[o->first]))) {
    rows_begin(&w.rows, &w.g, solve_board, &w);
    w.g.set = refuse_rules_of_boards;
  }
  if (why != NULL)
    usage_error(o, why, NULL, "");
  if (o->empty && o->first < argc)
    usage_error(o, "--empty is a board, and there is another word", argv[o->first], "");
  sink_holds("answers are lost");
  return empty ? solve_empty(&w) : games_files(&w.g, argc, argv);
}
