/* states.c: xo states, the positions that games lead to, ply by ply.
 *
 * From every position of one ply that is not final all moves are made, which gives the positions of the next.
 * Whether a position is final, and who has won, is asked of the kernel, and every move is the kernel's.
 */
#include "states.h"
#include "dot.h"
#include "io/progress.h"
#include "set.h"
#include "usage.h"
#include "wide.h"
#include "io/leave.h"
#include "io/sink.h"

#include <string.h>

/* One line of a table: positions, or sequences of moves. */
typedef struct {
  wide all;
  wide final;
  wide won[XO_PLAYERS_MAX + 1]; /* [0]: drawn */
} tally;

typedef struct {
  const options *o;
  int plies;
  int width; /* of the columns */
  set here;
  set next;
  tally positions;
  tally sequences;
} walk;

/* ---- tables ---- */

static void write_head(const walk *w, const char *first, const char *all, const char *final)
{
  sink *s = standard_output();
  sink_format(s, "%-5s %*s %*s", first, w->width, all, w->width, final);
  for (xo_player p = 1; p <= w->o->rules.players; p++)
    sink_format(s, " %*s", w->width, xo_message_outcome(w->o->rules, p).text);
  sink_format(s, " %*s\n", w->width, xo_message_outcome(w->o->rules, XO_DRAW).text);
}

static void write_tally(const walk *w, const tally *t)
{
  char text[WIDE_DIGITS + 1];
  sink *s = standard_output();
  sink_format(s, " %*s", w->width, wide_text(t->all, text));
  sink_format(s, " %*s", w->width, wide_text(t->final, text));
  for (xo_player p = 1; p <= w->o->rules.players; p++)
    sink_format(s, " %*s", w->width, wide_text(t->won[p], text));
  sink_format(s, " %*s\n", w->width, wide_text(t->won[0], text));
}

static void write_line(const walk *w, int ply, const tally *t)
{
  sink_format(standard_output(), "%-5d", ply);
  write_tally(w, t);
}

static void write_total(const walk *w, const tally *t)
{
  sink_string(standard_output(), "total");
  write_tally(w, t);
}

static void tally_add(tally *t, xo_outcome outcome, uint64_t n)
{
  wide_add(&t->all, n);
  if (outcome == XO_UNFINISHED)
    return;
  wide_add(&t->final, n);
  wide_add(&t->won[outcome == XO_DRAW ? 0 : outcome], n);
}

static void tally_sum(tally *sum, const tally *t)
{
  sum->all = wide_plus(sum->all, t->all);
  sum->final = wide_plus(sum->final, t->final);
  for (int p = 0; p <= XO_PLAYERS_MAX; p++)
    sum->won[p] = wide_plus(sum->won[p], t->won[p]);
}

/* Wide enough for the boards of all plies or, if they are counted, for the sequences, and for the heads. */
static int column_width(const options *o, int plies)
{
  char text[WIDE_DIGITS + 1];
  wide boards = wide_of(0);
  wide sequences = wide_of(1);
  wide sum = wide_of(0);
  for (int ply = 0; ply <= plies; ply++) {
    boards = wide_plus(boards, wide_of(layer_of(o->rules, ply).size));
    sum = wide_plus(sum, sequences);
    sequences = wide_times(sequences, (unsigned)(xo_max(o->rules) - ply));
  }
  int digits = (int)strlen(wide_text(o->games ? sum : boards, text));
  int head = (int)strlen("positions");
  return digits > head ? digits : head;
}

/* ---- the walk ---- */

/* Nobody had won before the last move, or it would not have been made; so nobody but who made it has now. */
static xo_outcome outcome_of(const layer *l, const xo_game *game)
{
  if (l->ply > 0 && xo_has_won(game, layer_last(l)))
    return layer_last(l);
  return xo_move_count_left(game) == 0 ? XO_DRAW : XO_UNFINISHED;
}

static void make_moves(walk *w, const xo_game *game, uint64_t from, uint64_t sequences)
{
  xo_player turn = layer_turn(&w->here.l);
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++) {
      xo_pos pos = {r, c};
      if (xo_moves_so_far(game, pos))
        continue;
      xo_game after = *game;
      xo_move(&after, turn, pos);
      uint64_t to = layer_number(&w->next.l, &after);
      set_add(&w->next, to, sequences);
      if (w->o->dot)
        dot_move(&w->here.l, from, to);
    }
}

static void visit(walk *w, uint64_t number, uint64_t sequences)
{
  xo_game game;
  layer_game(&w->here.l, number, &game);
  xo_outcome outcome = outcome_of(&w->here.l, &game);
  tally_add(&w->positions, outcome, 1);
  tally_add(&w->sequences, outcome, sequences);
  if (w->o->dot)
    dot_position(&w->here.l, number, &game, outcome);
  if (outcome == XO_UNFINISHED && w->here.l.ply < w->plies)
    make_moves(w, &game, number, sequences);
}

static void visit_word(walk *w, uint64_t k)
{
  uint64_t word = w->here.word[k];
  if (w->here.per_word == 1) {
    if (word != 0)
      visit(w, k, word);
    return;
  }
  for (; word != 0; word &= word - 1)
    visit(w, 64 * k + (uint64_t)__builtin_ctzll(word), 1);
}

static void visit_ply(walk *w)
{
  enum { WORDS_BETWEEN = 16 };
  w->positions = (tally){0};
  w->sequences = (tally){0};
  for (uint64_t k = 0; k < w->here.words; k++) {
    if (k % WORDS_BETWEEN == 0)
      progress_ply(w->here.l.ply, (int)(100 * (double)k / (double)w->here.words));
    visit_word(w, k);
  }
  progress_hide();
}

/* Visits ply after ply; writes the positions of each as it is done, and keeps the sequences for later. */
static void visit_all(walk *w, tally games[], tally *sum)
{
  const options *o = w->o;
  w->here = set_of(o, 0);
  set_make(o, &w->here);
  set_add(&w->here, 0, 1);
  for (int ply = 0; ply <= w->plies; ply++) {
    if (ply < w->plies) {
      w->next = set_of(o, ply + 1);
      set_make(o, &w->next);
    }
    visit_ply(w);
    tally_sum(sum, &w->positions);
    games[ply] = w->sequences;
    if (!o->dot) {
      write_line(w, ply, &w->positions);
      sinks_flush();
    }
    set_free(&w->here);
    w->here = w->next;
  }
}

static void write_games(const walk *w, const tally games[])
{
  tally sum = {0};
  sink_string(standard_output(), "\n");
  write_head(w, "moves", "sequences", "complete");
  for (int ply = 0; ply <= w->plies; ply++) {
    write_line(w, ply, &games[ply]);
    tally_sum(&sum, &games[ply]);
  }
  write_total(w, &sum);
}

int states(const options *o, int argc, char **argv)
{
  static tally games[XO_CELLS_MAX + 1];
  int cells = xo_max(o->rules);
  walk w = {.o = o, .plies = o->plies < 0 || o->plies > cells ? cells : o->plies};
  tally sum = {0};
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  if (o->dot && o->games)
    usage_error(o, "--dot writes no numbers, leave out --games", NULL, "");
  sets_must_fit(o, w.plies);
  w.width = column_width(o, w.plies);
  progress_begin(true, o->dot);
  if (o->dot)
    dot_begin();
  else
    write_head(&w, "ply", "positions", "final");
  visit_all(&w, games, &sum);
  if (o->dot)
    dot_end();
  else
    write_total(&w, &sum);
  if (o->games)
    write_games(&w, games);
  return STATUS_VALID;
}
