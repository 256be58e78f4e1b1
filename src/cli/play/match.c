/* match.c: see play.h. */
#include "play.h"
#include "draw.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PROPOSAL "xo-games.txt"

void match_judge(match *m)
{
  m->verdict = xo_referee_judge(&m->record, &m->game);
  m->saved = false;
}

bool match_say(match *m, const char *format, ...)
{
  va_list values;
  va_start(values, format);
  (void)vsnprintf(m->message, MESSAGE_CAP, format, values);
  va_end(values);
  return false;
}

static void set_rules(match *m, xo_rules rules, xo_play_order order)
{
  /* They were checked, so the referee cannot refuse. */
  if (xo_referee_begin(&m->record, rules, order) != XO_OK)
    abort();
  match_judge(m);
}

void match_begin(match *m, const options *o)
{
  const char *file = o->save == NULL ? PROPOSAL : o->save;
  m->o = o;
  m->ask_file = o->save == NULL;
  set_rules(m, o->rules, o->order);
  if (!match_name_file(m, file, (int)strlen(file)))
    usage_error(o, "--save", file, " is too long a name");
}

bool match_over(const match *m) { return m->verdict.outcome != XO_UNFINISHED; }

bool match_at_stake(const match *m) { return m->record.moves.len > 0 && !match_over(m) && !m->saved; }

xo_player match_turn(const match *m) { return m->record.order.at[m->record.moves.len % m->record.order.len]; }

bool match_computer(const match *m) { return m->fits && !match_over(m) && m->plays[match_turn(m)]; }

bool match_letters(const match *m)
{
  return m->o->labels == LABELS_LETTERS || (m->o->labels == LABELS_AS_WRITTEN && m->lettered);
}

const char *match_pos(const match *m, xo_pos pos, char to[POS_CAP])
{
  return pos_name(m->o, match_letters(m), pos, to);
}

static bool refuse_move(match *m, xo_status status, const char *text, int len)
{
  xo_rules rules = m->record.rules;
  enum { SHOWN = 24 };
  char what[SHOWN + 8];
  (void)snprintf(what, sizeof what, "%.*s%s", len < SHOWN ? len : SHOWN, text, len > SHOWN ? "..." : "");
  bool no_letter = (m->o->notation & XO_GO_LETTERS) != 0 && (text[0] == 'i' || text[0] == 'I');
  if (status == XO_OFF_BOARD && no_letter)
    return match_say(m, "%s: the letters of a go board leave out I, column 9 is J", what);
  if (status == XO_TAKEN)
    return match_say(m, "%s is taken: choose a free cell", what);
  if (status == XO_OFF_BOARD)
    return match_say(m, "%s is off the board: rows 1 to %d, columns 1 to %d, cells 1 to %d", what, rules.rows,
                     rules.cols, xo_max(rules));
  return match_say(m, "The game is over: r restarts, u takes back");
}

/* What a restart has put aside is gone, and its line in a file stays as it is. */
static void forget_dropped(match *m)
{
  m->places = m->dropped == 0 ? m->places : 0;
  m->lost = m->lost || (m->dropped > 0 && m->unsaved[0] != '\0');
  m->dropped = 0;
}

bool match_try(match *m, xo_record *record, xo_pos pos, const char *text, int len)
{
  m->lettered = len > 0 ? isalpha((unsigned char)text[0]) != 0 : m->lettered;
  xo_status status = xo_referee_offer(record, pos);
  return status == XO_OK || refuse_move(m, status, text, len);
}

void match_move(match *m, xo_pos pos)
{
  (void)xo_referee_offer(&m->record, pos);
  match_judge(m);
  forget_dropped(m);
}

static void shorten(match *m, int len)
{
  m->record.moves.len = len;
  match_judge(m);
}

static bool take_back_one(match *m)
{
  int len = m->record.moves.len;
  if (len == 0 && m->dropped == 0)
    return match_say(m, "No move to take back");
  shorten(m, len == 0 ? m->dropped : len - 1);
  if (len == 0) {
    m->dropped = 0;
    (void)match_say(m, "The game before the restart is back");
  } else {
    char player[PLAYER_CAP], text[POS_CAP];
    (void)match_say(m, "%s takes back %s", player_name(m->record.rules, match_turn(m), player),
                    match_pos(m, m->record.moves.at[len - 1], text));
  }
  return true;
}

bool match_take_back(match *m)
{
  const xo_play_order *order = &m->record.order;
  bool person = m->record.moves.len == 0; /* or one has moved in the game */
  for (int k = 0; k < m->record.moves.len; k++)
    person = person || !m->fits || !m->plays[order->at[k % order->len]];
  if (!person)
    return match_say(m, "No move to take back");
  bool changed = take_back_one(m);
  while (changed && match_computer(m))
    changed = take_back_one(m);
  return changed;
}

bool match_restart(match *m)
{
  if (m->record.moves.len == 0)
    return match_say(m, "The board is empty already");
  m->dropped = m->record.moves.len;
  shorten(m, 0);
  (void)match_say(m, "A new game (u: back to the old one)");
  return true;
}

bool match_set(match *m, xo_rules rules, xo_play_order order)
{
  settings now = {.rules = m->record.rules, .order = m->record.order};
  settings wanted = {.rules = rules, .order = order};
  m->message[0] = '\0';
  if (settings_same(&now, &wanted))
    return true;
  if (m->record.moves.len > 0)
    return match_say(m, "Other rules before the first move only: r restarts");
  set_rules(m, rules, order);
  forget_dropped(m);
  return true;
}

bool match_name_file(match *m, const char *name, int len)
{
  if (len >= NAME_CAP)
    return false;
  memmove(m->file, name, (size_t)len);
  m->file[len] = '\0';
  m->saved = false;
  return true;
}

/* ---- messages ---- */

void match_status(const match *m, char status[STATUS_CAP])
{
  xo_rules rules = m->record.rules;
  xo_outcome outcome = m->verdict.outcome;
  char player[PLAYER_CAP];
  if (outcome == XO_DRAW)
    (void)snprintf(status, STATUS_CAP, "%s: the board is full", xo_message_outcome(rules, outcome).text);
  else if (outcome > 0)
    (void)snprintf(status, STATUS_CAP, "%s wins with move %d", player_name(rules, outcome, player), m->verdict.used);
  else
    (void)snprintf(status, STATUS_CAP, "%s", player_to_move(rules, match_turn(m), player));
}
