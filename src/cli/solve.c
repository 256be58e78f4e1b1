/* solve.c: xo solve, what games and boards are worth with best play. */
#include "io/posix.h"

#include "boards.h"
#include "command.h"
#include "perfect.h"
#include "judge/claim.h"
#include "judge/report.h"

typedef struct {
  const options *o;
  settings by;
  bool fits; /* these rules have a table */
  int status;
  xo_record record;
  xo_game game;
  board_found found;
} solving;

/* ---- a game ---- */

/* "DRAW 5", of a game with so many free cells; how long others than a winner can play on is not known. */
static void write_worth(sink *s, xo_rules rules, xo_worth worth, int left, char between)
{
  sink_format(s, "%s%c", perfect_word(rules, worth).text, between);
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
  const options *o = w->o;
  int zero = (o->style & XO_ZERO_BASED) != 0;
  if (o->all)
    perfect_free(&w->game, &moves);
  else
    perfect_best(&w->game, &w->by.order, &moves);
  for (int k = 0; k < moves.len; k++) {
    xo_pos pos = moves.at[k];
    sink_format(s, "%c%d,%d", k == 0 ? '\t' : ' ', pos.row - zero, pos.col - zero);
    if (!o->all)
      continue;
    sink_text(s, "=", 1);
    write_worth(s, w->by.rules, perfect_after(&w->game, &w->by.order, pos), left, ':');
  }
  sink_text(s, "\n", 1);
}

static void write_game(const solving *w, xo_outcome outcome)
{
  sink *s = standard_output();
  int left = xo_max(w->by.rules) - w->game.moves;
  if (outcome != XO_UNFINISHED)
    sink_format(s, "%s\t0\t-\n", xo_message_outcome(w->by.rules, outcome).text);
  else if (!w->fits)
    sink_string(s, "UNSOLVED\tno-table\t-\n");
  else {
    write_worth(s, w->by.rules, perfect_worth(&w->game, &w->by.order), left, '\t');
    write_moves(w, left);
  }
}

/* ---- lines ---- */

/* A line with @ has set other rules. */
static void refuse_rules(solving *w, const location *where)
{
  char why[PERFECT_WHY_CAP];
  w->fits = perfect_fits(w->by.rules);
  if (w->fits || !w->by.known)
    return;
  perfect_why_not(w->by.rules, why);
  location_column(standard_error(), where, 1);
  sink_format(standard_error(), "%s\n", why);
  w->status = STATUS_TROUBLE;
}

static void take_game(solving *w, const location *where, const line *l)
{
  xo_entry e = claim_find(&w->by, w->o, true, l, &w->record, &w->game);
  if (e.kind == XO_ENTRY_NONE)
    return;
  if (e.kind == XO_ENTRY_UNJUDGED)
    sink_string(standard_output(), "UNJUDGED\tno-rules\t-\n");
  else if (e.finding.why == XO_OK)
    write_game(w, e.finding.outcome);
  else {
    sink_format(standard_output(), "INVALID\t%s\t%d\n", xo_message_status(e.finding.why).text, e.finding.move);
    report_game(standard_error(), where, w->o, &w->record, &e);
    w->status = worse(w->status, STATUS_INVALID);
  }
}

static void take_board(solving *w, const location *where, const line *l)
{
  if (!board_find(&w->by, l, &w->found))
    return;
  if (!w->by.known)
    sink_string(standard_output(), "UNJUDGED\tno-rules\t-\n");
  else if (w->found.reason == NULL) {
    w->game = w->found.game;
    write_game(w, w->found.board.outcome);
  } else {
    sink_format(standard_output(), "INVALID\t%s\t-\n", w->found.reason);
    board_report(where, &w->by, &w->found);
    w->status = worse(w->status, STATUS_INVALID);
  }
}

static void take(void *to, const location *where, const line *l)
{
  solving *w = to;
  if (report_set(&w->by, where, l, &w->status))
    refuse_rules(w, where);
  else
    (w->o->boards ? take_board : take_game)(w, where, l);
}

/* For input_read: the text begins with a move. */
static bool game_begins(const options *o, const char *text, int len)
{
  static xo_moves moves;
  return xo_notation_read(o->rules, o->style, text, len, &moves).moves > 0;
}

int solve(const options *o, int argc, char **argv)
{
  static solving w = {.fits = true, .status = STATUS_VALID};
  w.o = o;
  w.by = settings_of(o);
  if (!perfect_fits(o->rules)) {
    char why[PERFECT_WHY_CAP];
    perfect_why_not(o->rules, why);
    usage_error(o, why, NULL, "");
  }
  sink_holds("answers are lost");
  if (!input_read(o, argc, argv, o->boards ? board_begins : game_begins, take, &w))
    w.status = STATUS_TROUBLE;
  return w.status;
}
