/* best_play.c: see best_play.h. */
#include "best_play.h"
#include "options.h"
#include "io/progress.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

static xo_table table;
static unsigned char *entries; /* null: there are none yet */

bool best_play_fits(xo_rules rules)
{
  xo_table unused;
  xo_play_order order = numbered_order(rules);
  return xo_table_begin(&unused, rules, &order) != 0;
}

const char *best_play_why_not(xo_rules rules)
{
  static char why[192];
  static const double giga = 1e9, most = 1e15;
  int base = rules.players + 1, cells = xo_max(rules), fitting = 0;
  double bytes = 1;
  char size[40] = "more than a million GB";
  if (best_play_fits(rules))
    return NULL;
  for (int i = 0; i < cells && bytes < most; i++) {
    bytes *= base;
    fitting += bytes <= (double)XO_TABLE_MAX;
  }
  if (bytes < most)
    (void)snprintf(size, sizeof size, "%.3g GB", bytes / giga);
  (void)snprintf(why, sizeof why,
                 "the table of best play on %dx%d for %d players would have %d^%d bytes, %s; boards of at most %d "
                 "cells have one",
                 rules.rows, rules.cols, rules.players, base, cells, size, fitting);
  return why;
}

/* ---- filling ---- */

/* No entry has this value, so that what is filled so far, from the end on, can be told. */
enum { UNFILLED = 255, TICK_MS = 100 };
_Static_assert(XO_PLAYERS_MAX + (XO_PLAYERS_MAX + 1) * XO_TABLE_CELLS < UNFILLED, "an entry is smaller");
static sigjmp_buf stopped;

static double share_filled(void)
{
  const volatile unsigned char *entry = entries;
  int from = 0, to = table.size; /* those before from are not filled, those from `to` on are */
  while (from < to) {
    int middle = from + (to - from) / 2;
    if (entry[middle] == UNFILLED)
      from = middle + 1;
    else
      to = middle;
  }
  return 1 - (double)to / table.size;
}

/* It interrupts nothing but xo_table_fill, which computes and calls no function of the system. A signal that a caller
 * holds back, to look at it later, ends the filling. */
static void on_tick(int by)
{
  sigset_t held;
  (void)by;
  if (sigpending(&held) == 0 &&
      (sigismember(&held, SIGINT) == 1 || sigismember(&held, SIGTERM) == 1 || sigismember(&held, SIGHUP) == 1))
    siglongjmp(stopped, 1);
  progress_share("filling the table: ", share_filled());
}

/* Fills the entries; false: a signal came that is held back. */
static bool fill(void)
{
  const struct sigaction tick = {.sa_handler = on_tick, .sa_flags = SA_RESTART};
  const struct itimerval often = {{0, TICK_MS * 1000L}, {0, TICK_MS * 1000L}};
  static struct itimerval outside; /* whoever started the program may have set one */
  struct sigaction before;
  sigset_t ticks, mask;
  (void)memset(entries, UNFILLED, (size_t)table.size);
  progress_again("filling the table: ");
  (void)sigemptyset(&ticks);
  (void)sigaddset(&ticks, SIGALRM);
  (void)sigaction(SIGALRM, &tick, &before);
  (void)sigprocmask(SIG_UNBLOCK, &ticks, &mask);
  volatile bool done = false;
  if (sigsetjmp(stopped, 0) == 0) {
    (void)setitimer(ITIMER_REAL, &often, &outside);
    xo_table_fill(&table, entries);
    done = true;
  }
  (void)setitimer(ITIMER_REAL, &outside, NULL);
  (void)sigprocmask(SIG_SETMASK, &mask, NULL);
  (void)sigaction(SIGALRM, &before, NULL);
  progress_hide();
  return done;
}

bool best_play_ready(xo_rules rules, const xo_play_order *order)
{
  if (entries != NULL && memcmp(&rules, &table.rules, sizeof rules) == 0 &&
      memcmp(order, &table.order, sizeof *order) == 0)
    return true;
  free(entries);
  int size = xo_table_begin(&table, rules, order);
  entries = malloc((size_t)size);
  if (size == 0 || entries == NULL) {
    sink_format(standard_error(), "xo: there is no memory for a table of %d bytes (choose a smaller board)\n", size);
    leave(STATUS_TROUBLE);
  }
  if (fill())
    return true;
  free(entries);
  entries = NULL;
  return false;
}

/* Nobody holds signals back who has not called best_play_ready before. */
static void need_table(const xo_game *game, const xo_play_order *order)
{
  if (!best_play_ready(game->rules, order))
    leave(STATUS_TROUBLE);
}

/* ---- asking ---- */

xo_worth best_play_worth(const xo_game *game, const xo_play_order *order)
{
  need_table(game, order);
  return xo_table_worth(&table, entries, game);
}

xo_worth best_play_after(const xo_game *game, const xo_play_order *order, xo_pos pos)
{
  need_table(game, order);
  xo_worth worth = xo_table_choice(&table, entries, game, pos).worth;
  return (xo_worth){worth.player, worth.player == 0 ? 0 : worth.moves + 1};
}

void best_play_free(const xo_game *game, xo_moves *moves)
{
  moves->len = 0;
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++)
      if (game->cell[r][c] == 0)
        moves->at[moves->len++] = (xo_pos){r, c};
}

void best_play_best(const xo_game *game, const xo_play_order *order, xo_moves *best)
{
  static xo_moves all;
  need_table(game, order);
  best_play_free(game, &all);
  best->len = 0;
  for (int k = 0; k < all.len; k++)
    if (xo_table_choice(&table, entries, game, all.at[k]).best)
      best->at[best->len++] = all.at[k];
}

int best_play_mistakes(const xo_record *record, int used, int at[XO_TABLE_CELLS])
{
  if (!best_play_fits(record->rules))
    return -1;
  xo_game game;
  int mistakes = 0;
  xo_init(&game, record->rules);
  need_table(&game, &record->order);
  for (int k = 0; k < used; k++) {
    if (xo_table_choice(&table, entries, &game, record->moves.at[k]).mistake)
      at[mistakes++] = k + 1;
    xo_move(&game, record->order.at[k % record->order.len], record->moves.at[k]);
  }
  return mistakes;
}

xo_word best_play_word(xo_rules rules, xo_worth worth)
{
  static const xo_word nobody = {"NOBODY"};
  if (worth.player == 0 && rules.players > 2)
    return nobody;
  return xo_message_outcome(rules, worth.player == 0 ? XO_DRAW : worth.player);
}
