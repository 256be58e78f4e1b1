/* match.c: see play.h. */
#include "play.h"
#include "draw.h"
#include "io/sink.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

bool match_letters(const match *m)
{
  return m->o->labels == LABELS_LETTERS || (m->o->labels == LABELS_AS_WRITTEN && m->lettered);
}

const char *match_pos(const match *m, xo_pos pos, char to[POS_CAP])
{
  if (match_letters(m))
    (void)snprintf(to, POS_CAP, "%c%d", column_letter(m->o->notation, pos.col), pos.row);
  else
    (void)snprintf(to, POS_CAP, "%d,%d", pos.row, pos.col);
  return to;
}

static bool refuse(match *m, xo_status status, const char *text, int len)
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

bool match_move(match *m, xo_pos pos, const char *text, int len)
{
  m->lettered = len > 0 ? isalpha((unsigned char)text[0]) != 0 : m->lettered;
  xo_status status = xo_referee_offer(&m->record, pos);
  if (status != XO_OK)
    return refuse(m, status, text, len);
  match_judge(m);
  forget_dropped(m);
  return true;
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
  while (changed && opponent_turn(m))
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
  settings now = {m->record.rules, m->record.order, false, true};
  settings wanted = {rules, order, false, true};
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

/* ---- saving ---- */

int match_lines(const match *m, char text[LINES_CAP])
{
  char moves[XO_WRITTEN_CAP];
  int written = xo_notation_written(&m->record, moves);
  settings by = {m->record.rules, m->record.order, m->verdict.outcome == XO_UNFINISHED, true};
  text[0] = '\n';
  int len = 1 + settings_write(&by, text + 1);
  if (written < 0)
    abort();
  return len + snprintf(text + len, (size_t)(LINES_CAP - len), "\n%.*s\n", written, moves);
}

/* Whether a file ends inside a line, which the game must not be joined to. */
static bool ends_inside_line(const char *file)
{
  char last = '\n';
  int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return false;
  if (lseek(fd, -1, SEEK_END) < 0 || read(fd, &last, 1) != 1)
    last = '\n';
  (void)close(fd);
  return last != '\n';
}

/* The text begins with a newline, for a file that does not end with one. A pipe that nobody reads is refused, not
 * waited for. The head of a game could be read as another game, so that it is taken back. In a file, the game is then
 * in its place, where the next save finds it. */
static bool append(match *m, const char *text, int len)
{
  struct stat info;
  int skipped = ends_inside_line(m->file) ? 0 : 1;
  int fd = open(m->file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
  if (fd < 0)
    return false;
  bool written = write_whole(fd, text + skipped, (size_t)(len - skipped));
  int why = errno;
  off_t end = lseek(fd, 0, SEEK_CUR);
  bool stays = written && fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && end >= len - 1;
  if (close(fd) != 0)
    return false;
  if (stays)
    resume_saved(m, end - (len - 1), text + 1, len - 1);
  errno = why;
  return written;
}

void match_not_saved(match *m, const char *why)
{
  (void)snprintf(m->unsaved, MESSAGE_CAP, "%s", why);
  (void)match_say(m, "Not saved: %s", why);
}

void match_save(match *m)
{
  char text[LINES_CAP];
  if (m->record.moves.len == 0 || m->saved) {
    (void)(m->saved ? match_say(m, "Saved already: %s", m->file)
                    : match_say(m, "Nothing to save: no move has been made"));
    return;
  }
  int len = match_lines(m, text);
  (void)match_say(m, "Saved: %s (%s)", m->file, resumed(m) ? "in its place" : "one more game");
  const char *fault = resumed(m) ? resume_save(m) : append(m, text, len) ? NULL : strerror(errno);
  if (fault != NULL) {
    char why[NAME_CAP + 128];
    (void)snprintf(why, sizeof why, "%s: %s", m->file, fault);
    match_not_saved(m, why);
    (void)match_say(m, "Not saved: %s (another name?)", why);
    return;
  }
  m->saved = true;
  if (!m->lost)
    m->unsaved[0] = '\0';
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

void match_title(const match *m, char title[STATUS_CAP])
{
  xo_rules rules = m->record.rules;
  (void)snprintf(title, STATUS_CAP, "%dx%d, %d in a row, %d players", rules.rows, rules.cols, rules.line,
                 rules.players);
}
