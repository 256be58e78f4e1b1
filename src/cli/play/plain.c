/* plain.c: see play.h. */
#include "io/posix.h"

#include "play.h"
#include "board.h"
#include "judge/settings.h"
#include "io/location.h"
#include "io/sink.h"
#include "io/source.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef enum { GOING, ASKING, LEAVING, GROWN, FAILED } state;

typedef struct {
  match *m;
  source s; /* it may hold lines for the next time */
  line l;
  enum { MOVES, FILE_NAME, YES_TO_QUIT, YES_TO_RESTART } wanted; /* what the next line is read as */
} dialogue;

static const char commands[] = "  a move: the number of a cell, ROW,COL or h8; several with blanks between them\n"
                               "  u take back   r restart   s save, or s FILE   b board   ? this help   q quit\n";

static void say(const char *text)
{
  sink_name(standard_output(), text);
  sink_string(standard_output(), "\n");
}

/* The bytes of the line, which can be any, are shown as sink_name shows them. */
static void say_message(match *m)
{
  if (m->message[0] != '\0')
    say(m->message);
  m->message[0] = '\0';
}

void plain_draw_end(const match *m)
{
  char status[STATUS_CAP];
  match_status(m, status);
  board_draw(&m->game, m->verdict.outcome, (counting){1, m->bottom});
  say(status);
}

/* The prompt says whose turn it is. */
static void draw(const match *m)
{
  if (match_over(m))
    plain_draw_end(m);
  else
    board_draw(&m->game, m->verdict.outcome, (counting){1, m->bottom});
}

static void prompt(const char *text)
{
  sink *s = standard_output();
  sink_string(s, text);
  sink_string(s, isatty(STDIN_FILENO) ? "> " : ">\n");
  sinks_flush();
}

static void prompt_match(const match *m)
{
  char status[STATUS_CAP] = "u, r, s or q";
  if (!match_over(m))
    match_status(m, status);
  prompt(status);
}

static void on_signal(int signal) { (void)signal; /* it is enough that poll returns */ }

/* Waits for input; whether the window has grown instead, so that the screen can be used. */
static bool grown_before_input(const match *m, window_test *fits)
{
  struct sigaction new = {.sa_handler = on_signal};
  struct sigaction old;
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  bool grown = false;
  (void)sigaction(SIGWINCH, &new, &old);
  do
    grown = fits(m->record.rules);
  while (!grown && poll(&input, 1, -1) < 0 && errno == EINTR);
  (void)sigaction(SIGWINCH, &old, NULL);
  return grown;
}

/* What is wrong with the line; where it is, if nobody sees it. */
static void complain(const dialogue *d, const char *at)
{
  sink *s = standard_error();
  if (!isatty(STDIN_FILENO))
    sink_format(s, "<stdin>:%llu:%d: ", d->s.number, (int)(at - d->l.text) + 1);
  sink_name(s, d->m->message);
  sink_string(s, "\n");
  d->m->message[0] = '\0';
}

/* What the line has behind the moves that can be read. */
static void refuse_word(match *m, const char *word, int len)
{
  enum { SHOWN = 24 };
  (void)snprintf(m->message, MESSAGE_CAP, "\"%.*s%s\" is neither a move nor a command (? lists them)",
                 len < SHOWN ? len : SHOWN, word, len <= SHOWN ? "" : "...");
}

/* Offers the moves of a line, until one is refused or what follows cannot be read, which is answered. */
static void play_moves(const dialogue *d, const char *text, int len)
{
  static xo_moves moves;
  match *m = d->m;
  xo_reading reading = xo_notation_read(m->record.rules, m->style, text, len, &moves);
  xo_span span = {0, 0};
  int played = 0;
  bool good = true;
  while (good && played < moves.len) {
    span = xo_message_span(m->record.rules, (xo_finding){.why = XO_OK, .move = played + 1}, text, len);
    good = match_move(m, moves.at[played], text + span.at, span.len);
    played += good;
  }
  if (good && reading.at >= 0) {
    span = xo_message_span(m->record.rules, (xo_finding){.why = XO_SYNTAX, .at = reading.at}, text, len);
    refuse_word(m, text + span.at, span.len);
    good = false;
  }
  if (played > 0)
    draw(m);
  if (!good)
    complain(d, text + span.at);
}

static void save(match *m, const char *name, int len)
{
  if (len > 0 && !match_name_file(m, name, len))
    match_not_saved(m, "the name is too long");
  else
    (void)match_save(m);
  say_message(m);
}

/* Whether to ask before the game is thrown away: somebody must be there to answer. */
static bool asked_first(dialogue *d, char letter)
{
  if (!match_at_stake(d->m) || !isatty(STDIN_FILENO))
    return false;
  d->wanted = letter == 'q' ? YES_TO_QUIT : YES_TO_RESTART;
  return true;
}

static void restart(match *m)
{
  bool changed = match_restart(m);
  say_message(m);
  if (changed)
    draw(m);
}

/* The answer: only y, or a word that begins with it, says yes. */
static state on_answer(dialogue *d, const char *text, int len)
{
  bool yes = len > 0 && (*text == 'y' || *text == 'Y');
  bool leaving = d->wanted == YES_TO_QUIT;
  d->wanted = MOVES;
  if (yes && leaving)
    return LEAVING;
  if (yes)
    restart(d->m);
  return GOING;
}

/* One letter, or s and a name. False: the line is no command. */
static bool command(dialogue *d, const char *text, int len, state *next)
{
  match *m = d->m;
  bool changed = false;
  int name = 1;
  while (name < len && (text[name] == ' ' || text[name] == '\t'))
    name++;
  char letter = (char)(text[0] | 0x20);
  if (len > 1 && (letter != 's' || name == 1))
    return false;
  switch (letter) {
  case 'q':
    if (!asked_first(d, letter))
      *next = LEAVING;
    break;
  case '?':
    sink_string(standard_output(), commands);
    break;
  case 'b':
    changed = true;
    break;
  case 's':
    if (len == 1 && m->ask_file && m->record.moves.len > 0 && !m->saved)
      d->wanted = FILE_NAME;
    else
      save(m, text + name, len - name);
    break;
  case 'u':
    changed = match_take_back(m);
    break;
  case 'r':
    if (!asked_first(d, letter))
      restart(m);
    break;
  default:
    return false;
  }
  say_message(m);
  if (changed)
    draw(m);
  return true;
}

/* An @ line, such as a saved game begins with. */
static void set(const dialogue *d)
{
  match *m = d->m;
  settings by = {m->record.rules, m->record.order, 0, 1};
  settings_fault fault = {0};
  if (!settings_read(&by, &d->l, &fault))
    (void)snprintf(m->message, MESSAGE_CAP, "%s", fault.what);
  else if (match_set(m, by.rules, by.order))
    draw(m);
  if (m->message[0] != '\0')
    complain(d, d->l.text + fault.at);
}

static state obey(dialogue *d)
{
  const char *text = d->l.text;
  int len = d->l.len;
  state next = GOING;
  while (len > 0 && memchr(" \t\r", text[len - 1], 3) != NULL)
    len--;
  while (len > 0 && memchr(" \t\r", *text, 3) != NULL) {
    text++;
    len--;
  }
  if (d->l.too_long) {
    (void)snprintf(d->m->message, MESSAGE_CAP, "That line is too long; none of it was read");
    complain(d, d->l.text);
  } else if (d->wanted == FILE_NAME) {
    d->wanted = MOVES;
    save(d->m, text, len);
  } else if (d->wanted != MOVES) {
    next = on_answer(d, text, len);
  } else if (settings_on(&d->l)) {
    set(d);
  } else if (len > 1 && *text == ':') {
    play_moves(d, text + 1, len - 1);
  } else if (len > 0 && !command(d, text, len, &next)) {
    play_moves(d, text, len);
  }
  return next;
}

static void prompt_file(const match *m)
{
  sink_string(standard_output(), "Save to which file (");
  sink_name(standard_output(), m->file);
  prompt(")");
}

static void prompt_next(const dialogue *d)
{
  if (d->wanted == FILE_NAME)
    prompt_file(d->m);
  else if (d->wanted == YES_TO_QUIT)
    prompt("The game is unfinished and not saved. Quit? (y/n)");
  else if (d->wanted == YES_TO_RESTART)
    prompt("The game is unfinished and not saved. Restart? (y/n)");
  else
    prompt_match(d->m);
}

/* A terminal's input goes on behind its end, Ctrl-D, which therefore asks as q does; the second one does not. */
static state end(dialogue *d)
{
  if (d->wanted == YES_TO_QUIT || !asked_first(d, 'q'))
    return LEAVING;
  d->s.ended = false;
  return ASKING;
}

/* The next line of input, unless something else is next. */
static state await(dialogue *d, window_test *fits)
{
  while (!source_line(&d->s, &d->l)) {
    if (d->s.error != 0)
      return FAILED;
    if (d->s.ended)
      return end(d);
    if (grown_before_input(d->m, fits))
      return GROWN;
    (void)source_fill(&d->s);
  }
  return GOING;
}

ending plain_play(match *m, window_test *fits)
{
  static dialogue d = {.s = {.fd = STDIN_FILENO}};
  state now = GOING;
  d.m = m;
  d.wanted = MOVES;
  draw(m);
  say_message(m);
  while (now == GOING || now == ASKING) {
    prompt_next(&d);
    now = await(&d, fits);
    if (now != GOING && isatty(STDIN_FILENO))
      say("");
    if (now == GOING)
      now = obey(&d);
  }
  if (d.wanted == FILE_NAME && now != GROWN)
    match_not_saved(m, "no file was named");
  if (now == FAILED)
    location_trouble(standard_error(), "<stdin>", d.s.error);
  return now == GROWN ? CHANGED : now == FAILED ? BROKEN : LEFT;
}
