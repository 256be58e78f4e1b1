/* play.c: xo play, a dialogue of lines. */
#include "play.h"
#include "draw.h"
#include "command.h"
#include "judge/settings.h"
#include "io/progress.h"
#include "io/sink.h"
#include "io/source.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/select.h>
#include <unistd.h>

typedef enum { GOING, ASKING, LEAVING, FAILED } state;

typedef struct {
  match *m;
  source s;
  line l;
  enum { MOVES, FILE_NAME, YES_TO_QUIT, YES_TO_RESTART } wanted; /* what the next line is read as */
  const char *name;                                              /* of the file that a command has */
  int name_len;
  bool in_place;            /* each board takes the place of the one before, with all that is below it */
  char answer[MESSAGE_CAP]; /* which moves the computer has made; else empty */
} dialogue;

static const char help_text[] = "  a move: the number of a cell, ROW,COL or h8; several with blanks between them\n"
                                "  u undo   r restart   s save, or s FILE   b board   h hint\n"
                                "  m mistakes: where the game was lost   ? help   q quit\n";

static void say(const char *text)
{
  sink_name(standard_output(), text);
  sink_string(standard_output(), "\n");
}

/* Says a text, if there is one, once. The bytes of a line, which can be any, are shown as sink_name shows them. */
static void say_once(char *text)
{
  if (text[0] != '\0')
    say(text);
  text[0] = '\0';
}

static void write_title(const match *m)
{
  xo_rules rules = m->record.rules;
  sink_format(standard_output(), "%dx%d, %s%d in a row, %d players (? for help)\n", rules.rows, rules.cols,
              rules.exact != 0 ? "exactly " : "", rules.line, rules.players);
}

/* The board and the result; whose turn it is says the prompt. */
static void draw(const dialogue *d)
{
  const match *m = d->m;
  char text[STATUS_CAP];
  int moves = m->record.moves.len;
  xo_pos last = d->in_place && moves > 0 ? m->record.moves.at[moves - 1] : (xo_pos){0, 0};
  if (d->in_place) {
    sink_string(standard_output(), "\033[H\033[J");
    write_title(m);
  }
  draw_board(&m->game, m->verdict.outcome, last, m->o, match_letters(m));
  if (!match_over(m))
    return;
  match_status(m, text);
  say(text);
}

/* The computer answers; what it has done, and the board. */
static void show_board(dialogue *d)
{
  opponent_moves(d->m, d->answer);
  if (!d->in_place)
    say_once(d->answer);
  draw(d);
  say_once(d->answer);
}

/* What the last command has to say, and the board if it is another. */
static void tell(dialogue *d, bool changed)
{
  if (!d->in_place)
    say_once(d->m->message);
  if (changed)
    show_board(d);
  say_once(d->m->message);
}

static void prompt(const dialogue *d)
{
  sink *s = standard_output();
  char status[STATUS_CAP] = "u, r, s or q";
  if (d->wanted == FILE_NAME) {
    sink_string(s, "Save to which file (");
    sink_name(s, d->m->file);
    sink_string(s, ")");
  } else if (d->wanted != MOVES)
    sink_format(s, "The game is unfinished and not saved. %s? (y/n)", d->wanted == YES_TO_QUIT ? "Quit" : "Restart");
  else {
    if (!match_over(d->m))
      match_status(d->m, status);
    sink_string(s, status);
  }
  sink_string(s, isatty(STDIN_FILENO) ? "> " : ">\n");
  sinks_flush();
}

/* What is wrong with the line; where it is, if nobody sees it. */
static void complain(const dialogue *d, const char *at)
{
  sink *s = standard_error();
  if (!isatty(STDIN_FILENO))
    put_column(s, &d->l, at - d->l.text + 1);
  sink_name(s, d->m->message);
  sink_string(s, "\n");
  d->m->message[0] = '\0';
}

/* ---- the lines ---- */

/* Whether the moves of a line can be made, one after the other; *range is then what is at fault. The computer answers
 * each move, so that with it there is one on a line. */
static bool try_moves(dialogue *d, const char *text, int len, xo_moves *moves, xo_range *range)
{
  static xo_record tried;
  match *m = d->m;
  xo_reading reading = xo_notation_read(m->record.rules, m->o->notation, text, len, moves);
  tried = m->record;
  for (int k = 0; k < moves->len; k++) {
    *range = xo_message_range(m->record.rules, (xo_finding){.why = XO_OK, .move = k + 1}, text, len);
    if (k > 0 && m->fits && m->o->computer != NULL)
      return match_say(m, "One move a line, since the computer answers it");
    if (!match_try(m, &tried, moves->at[k], text + range->at, range->len))
      return false;
  }
  if (reading.at < 0)
    return true;
  *range = xo_message_range(m->record.rules, (xo_finding){.why = XO_SYNTAX, .at = reading.at}, text, len);
  char word[QUOTED_CAP];
  quotation(word, text + range->at, range->len);
  return match_say(m, "%s is neither a move nor a command (? lists them)", word);
}

/* Makes the moves of a line, all or none. */
static void play_moves(dialogue *d, const char *text, int len)
{
  static xo_moves moves;
  match *m = d->m;
  xo_range range = {0, 0};
  if (!try_moves(d, text, len, &moves, &range)) {
    if (moves.len > 1 || (moves.len == 1 && range.at > 0))
      ADD(m->message, "; nothing of the line was played");
    complain(d, text + range.at);
    return;
  }
  for (int k = 0; k < moves.len; k++)
    match_move(m, moves.at[k]);
  if (moves.len > 0)
    show_board(d);
}

static void save(dialogue *d, const char *name, int len)
{
  match *m = d->m;
  if (len > 0 && !match_name_file(m, name, len))
    save_failed(m, "the name is too long");
  else
    save_game(m);
  tell(d, false);
}

/* Whether to ask before the game is thrown away: somebody must be there to answer. */
static bool asked_first(dialogue *d, char letter)
{
  if (!match_at_stake(d->m) || !isatty(STDIN_FILENO))
    return false;
  d->wanted = letter == 'q' ? YES_TO_QUIT : YES_TO_RESTART;
  return true;
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
    tell(d, match_restart(d->m));
  else if (match_computer(d->m))
    show_board(d);
  return GOING;
}

/* ---- the commands: each answers how the dialogue goes on ---- */

static state restart(dialogue *d)
{
  if (!asked_first(d, 'r'))
    tell(d, match_restart(d->m));
  return GOING;
}

static state save_or_ask(dialogue *d)
{
  if (d->name_len == 0 && d->m->ask_file && d->m->record.moves.len > 0 && !d->m->saved)
    d->wanted = FILE_NAME;
  else
    save(d, d->name, d->name_len);
  return GOING;
}

static state help(dialogue *d)
{
  (void)d;
  sink_string(standard_output(), help_text);
  return GOING;
}

static state quit(dialogue *d) { return asked_first(d, 'q') ? GOING : LEAVING; }

static bool draw_again(match *m)
{
  (void)m;
  return true;
}

/* A command acts on the match, which then says what has happened; or it runs on its own. */
static const struct {
  char letter;
  const char *name;
  bool (*act)(match *m);
  state (*run)(dialogue *d);
} commands[] = {{'u', "undo", match_take_back, NULL},
                {'r', "restart", NULL, restart},
                {'s', "save", NULL, save_or_ask},
                {'b', "board", draw_again, NULL},
                {'h', "hint", opponent_hint, NULL},
                {'m', "mistakes", opponent_mistakes, NULL},
                {'?', "help", NULL, help},
                {'q', "quit", NULL, quit}};

/* Whether a word is a command: its letter or its name, small or large. */
static bool is_command(const char *word, int len, size_t k)
{
  return (len == 1 && (*word == commands[k].letter || (*word | 0x20) == commands[k].letter)) ||
         (strlen(commands[k].name) == (size_t)len && strncasecmp(word, commands[k].name, (size_t)len) == 0);
}

/* A command, with the name of a file if it is to save. False: the line is none. */
static bool obey_command(dialogue *d, const char *text, int len, state *next)
{
  int word = 0;
  while (word < len && text[word] != ' ' && text[word] != '\t')
    word++;
  int name = word;
  while (name < len && (text[name] == ' ' || text[name] == '\t'))
    name++;
  for (size_t k = 0; k < sizeof commands / sizeof commands[0]; k++)
    if (is_command(text, word, k) && (name == len || commands[k].letter == 's')) {
      d->name = text + name;
      d->name_len = len - name;
      if (commands[k].act != NULL)
        tell(d, commands[k].act(d->m));
      else
        *next = commands[k].run(d);
      return true;
    }
  return false;
}

/* Whether the line is an @ line, such as a saved game begins with. */
static bool set_rules(dialogue *d)
{
  match *m = d->m;
  settings by = {.rules = m->record.rules, .order = m->record.order}, read;
  const char *at = d->l.text;
  if (!settings_read(&by, &d->l, &read))
    return false;
  if (read.fault != XO_SETTINGS_GOOD) {
    settings_explain(m->message, &read, d->l.text);
    at += read.range.at;
  } else if (match_set(m, by.rules, by.order)) {
    opponent_begin(m);
    tell(d, true);
  }
  if (m->message[0] != '\0')
    complain(d, at);
  return true;
}

static state obey(dialogue *d)
{
  const char *text = d->l.text;
  int len = d->l.len;
  state next = GOING;
  while (len > 0 && text_blank(text + len - 1, 1))
    len--;
  for (; len > 0 && text_blank(text, 1); len--)
    text++;
  if (line_too_long(&d->l)) {
    (void)match_say(d->m, "That line is too long; none of it was read");
    complain(d, d->l.text);
  } else if (d->wanted == FILE_NAME) {
    d->wanted = MOVES;
    save(d, text, len);
  } else if (d->wanted != MOVES) {
    next = on_answer(d, text, len);
  } else if (!set_rules(d) && len > 0) {
    if (len > 1 && *text == ':')
      play_moves(d, text + 1, len - 1);
    else if (!obey_command(d, text, len, &next))
      play_moves(d, text, len);
  }
  return next;
}

/* ---- how it ends ---- */

/* The signals that end it, unless they are ignored, come only while input is waited for, so that none is missed. */
static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDS = sizeof ends / sizeof ends[0] };
static volatile sig_atomic_t ended_by;
static sigset_t outside;

static void on_end(int signal) { ended_by = signal; }

static void take_signals(void)
{
  const struct sigaction end = {.sa_handler = on_end};
  struct sigaction before;
  sigset_t waiting;
  (void)sigemptyset(&waiting);
  for (int i = 0; i < ENDS; i++)
    if (sigaction(ends[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN && sigaction(ends[i], &end, NULL) == 0)
      (void)sigaddset(&waiting, ends[i]);
  (void)sigprocmask(SIG_BLOCK, &waiting, &outside);
}

/* Until there is input, its end or a signal. */
static void wait_for_input(void)
{
  fd_set input;
  do {
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
  } while (ended_by == 0 && pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &outside) < 0 && errno == EINTR);
}

/* Whether a save has failed that no later one made good. Standard error then says so. */
static bool not_saved(const match *m)
{
  sink *s = standard_error();
  if (m->unsaved[0] == '\0')
    return false;
  sink_string(s, "xo play: not saved: ");
  sink_name(s, m->unsaved);
  sink_string(s, "\n");
  return true;
}

/* As any program ends by a signal; the game, if nobody has saved it, stays as lines that xo replay reads. */
static void end_by(const match *m, int by)
{
  if (m->record.moves.len > 0 && !m->saved) {
    char lines[LINES_CAP];
    sink_text(standard_output(), lines + 1, (size_t)save_lines(m, lines) - 1);
  }
  (void)not_saved(m);
  sinks_flush();
  (void)signal(by, SIG_DFL);
  (void)kill(getpid(), by);
  (void)sigprocmask(SIG_SETMASK, &outside, NULL);
}

/* Ctrl-C asks as q does. It ends the program if there is nothing to ask, or if that question was just asked. */
static state on_interrupt(dialogue *d)
{
  int by = ended_by;
  if (by == SIGINT && d->wanted != YES_TO_QUIT && asked_first(d, 'q')) {
    ended_by = 0;
    return ASKING;
  }
  if (isatty(STDIN_FILENO))
    say("");
  end_by(d->m, by);
  return LEAVING;
}

/* A terminal's input goes on after its end, Ctrl-D, which therefore does what a line with q does. */
static state on_end_of_input(dialogue *d)
{
  bool again = isatty(STDIN_FILENO) && d->wanted == YES_TO_QUIT;
  if (!again && !asked_first(d, 'q'))
    return LEAVING;
  if (again)
    d->wanted = MOVES;
  d->s.ended = false;
  return ASKING;
}

/* The next line of input, unless something else is next. */
static state await(dialogue *d)
{
  const struct timespec at_once = {0};
  (void)pselect(0, NULL, NULL, NULL, &at_once, &outside); /* takes a signal that has come meanwhile */
  if (ended_by != 0)
    return on_interrupt(d);
  while (!source_line(&d->s, &d->l)) {
    if (d->s.error != 0)
      return FAILED;
    if (d->s.ended)
      return on_end_of_input(d);
    wait_for_input();
    if (ended_by != 0)
      return on_interrupt(d);
    (void)source_fill(&d->s);
  }
  return GOING;
}

static state talk(dialogue *d)
{
  state now = GOING;
  while (now == GOING || now == ASKING) {
    prompt(d);
    now = await(d);
    if (now != GOING && isatty(STDIN_FILENO))
      say("");
    if (now == GOING)
      now = obey(d);
  }
  return now;
}

int play(const options *o, int argc, char **argv)
{
  static match m;
  static dialogue d = {.m = &m, .s = {.file = "<stdin>", .fd = STDIN_FILENO}, .wanted = MOVES};
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  match_begin(&m, o);
  if (o->resume != NULL)
    resume(&m);
  opponent_read(&m);
  d.in_place = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal_moves();
  if (!d.in_place)
    write_title(&m);
  take_signals();
  progress_begin(!o->quiet, false);
  opponent_begin(&m);
  tell(&d, true);
  state now = talk(&d);
  if (d.wanted == FILE_NAME)
    save_failed(&m, "no file was named");
  if (now == FAILED)
    put_trouble("<stdin>", d.s.error);
  return not_saved(&m) || now == FAILED ? STATUS_TROUBLE : STATUS_VALID;
}
