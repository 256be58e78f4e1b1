/* opponent.c: see play.h. */
#include "play.h"
#include "draw.h"
#include "best_play.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void opponent_read(match *m)
{
  const options *o = m->o;
  struct timespec now = {0};
  (void)clock_gettime(CLOCK_REALTIME, &now);
  m->random = o->seeded ? o->seed : (uint64_t)now.tv_sec * 1000000007 + (uint64_t)now.tv_nsec + (uint64_t)getpid();
  if ((o->easy || o->seeded) && o->computer == NULL)
    usage_error(o, o->easy ? "--level" : "--seed", NULL, " has no use without --computer: leave it out");
  if (o->computer == NULL)
    return;
  xo_play_order named = xo_settings_order(m->record.rules, o->computer, 0, (int)strlen(o->computer));
  for (int k = 0; k < named.len; k++)
    if (k >= XO_PLAYERS_MAX || named.at[k] < 1 || m->plays[named.at[k]])
      usage_error(o, "--computer", o->computer, " does not name players, each once, with commas between them");
    else
      m->plays[named.at[k]] = true;
}

void opponent_begin(match *m)
{
  const char *why = best_play_why_not(m->record.rules);
  m->fits = why == NULL;
  if (!m->fits)
    (void)match_say(m, "No computer here, and no hints: %s", why);
}

/* A number from 0 on, below n (splitmix64). */
static int below(match *m, int n)
{
  uint64_t x = m->random += 0x9e3779b97f4a7c15U;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return (int)((x ^ x >> 31) % (unsigned)n);
}

/* One of the best moves; with --level easy, one of all now and then. */
static xo_pos choose(match *m)
{
  enum { ONE_IN = 3 };
  static xo_moves moves;
  if (m->o->easy && below(m, ONE_IN) == 0)
    best_play_free(&m->game, &moves);
  else
    best_play_best(&m->game, &m->record.order, &moves);
  return moves.at[below(m, moves.len)];
}

void opponent_moves(match *m, char text[MESSAGE_CAP])
{
  char player[PLAYER_CAP], move[POS_CAP];
  while (match_computer(m) && best_play_ready(m->record.rules, &m->record.order)) {
    xo_pos pos = choose(m);
    ADD(text, "%s%s plays %s", text[0] == '\0' ? "" : "; ", player_name(m->record.rules, match_turn(m), player),
        match_pos(m, pos, move));
    match_move(m, pos);
  }
}

bool opponent_hint(match *m)
{
  static xo_moves best;
  char *text = m->message, move[POS_CAP];
  if (match_over(m))
    return match_say(m, "The game is over: no move is left");
  if (!m->fits)
    return match_say(m, "No hints: %s", best_play_why_not(m->record.rules));
  if (!best_play_ready(m->record.rules, &m->record.order))
    return false;
  xo_worth worth = best_play_worth(&m->game, &m->record.order);
  best_play_best(&m->game, &m->record.order, &best);
  (void)match_say(m, "Best:");
  for (int k = 0; k < best.len; k++)
    ADD(text, " %s", match_pos(m, best.at[k], move));
  if (worth.player != 0) {
    char player[PLAYER_CAP];
    ADD(text, " (%s can force a win, within %d move%s)", player_name(m->record.rules, worth.player, player),
        worth.moves, worth.moves == 1 ? "" : "s");
  } else
    ADD(text, " (%s)", m->record.rules.players == 2 ? "then nobody can force a win: a draw" : "nobody can force a win");
  return false;
}

bool opponent_mistakes(match *m)
{
  if (m->record.moves.len == 0)
    return match_say(m, "No move has been made");
  if (!m->fits || best_play_ready(m->record.rules, &m->record.order))
    write_mistakes(&m->record, m->verdict.used, m->o, match_letters(m));
  return false;
}
