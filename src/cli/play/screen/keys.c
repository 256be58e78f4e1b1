/* keys.c: the keys and the mouse, see play.h. */
#include "io/posix.h"

#include "play/play.h"
#include "terminal.h"
#include "view.h"
#include "io/sink.h"

#include <curses.h>
#include <signal.h>
#include <stdio.h>

enum { ESCAPE = 27, REDRAW = 'L' & 0x1f, END_OF_INPUT = 'D' & 0x1f, DELETE = 127, BACKSPACE = 8 };

typedef enum { GOING, LEAVING, SMALL } state;

const char screen_note[] = "";

static void play_text(view *v)
{
  static xo_moves moves;
  match *m = v->m;
  bool colon = v->text[0] == ':';
  const char *text = v->text + colon;
  int len = v->len - colon;
  xo_reading reading = xo_notation_read(m->record.rules, m->style, text, len, &moves);
  v->mode = CHOOSING;
  if (reading.at >= 0 || moves.len != 1)
    (void)snprintf(m->message, MESSAGE_CAP, "%s is no cell: type its number, ROW,COL or :h8", v->text);
  else if (match_move(m, moves.at[0], text, len))
    v->chosen = moves.at[0];
}

static void play_cell(view *v, xo_pos pos)
{
  if (xo_inv_pos(v->m->record.rules, pos)) {
    v->chosen = pos;
    (void)match_move(v->m, pos, NULL, 0);
  }
}

static void choose(view *v, int down, int right)
{
  xo_pos next = {v->chosen.row + down, v->chosen.col + right};
  if (xo_inv_pos(v->m->record.rules, next))
    v->chosen = next;
}

static void begin_typing(view *v, mode what)
{
  v->mode = what;
  v->len = 0;
  v->text[0] = '\0';
}

/* The last character goes, of which UTF-8 makes several bytes. */
static void rub_out(view *v)
{
  while (v->len > 0 && ((unsigned char)v->text[v->len - 1] & 0xc0) == 0x80)
    v->len--;
  if (v->len > 0)
    v->len--;
  v->text[v->len] = '\0';
}

static void type(view *v, int key)
{
  if (v->len < NAME_CAP - 1) {
    v->text[v->len++] = (char)key;
    v->text[v->len] = '\0';
  }
}

static bool number_key(int key) { return ('0' <= key && key <= '9') || key == ','; }

/* Letters are keys of the game, but behind a colon. */
static bool cell_key(const view *v, int key)
{
  int letter = key | 0x20;
  return number_key(key) || (v->text[0] == ':' && 'a' <= letter && letter <= 'z');
}

static bool enter_key(int key) { return key == '\n' || key == '\r' || key == KEY_ENTER; }

/* A key that belongs to a text that is being typed. */
static bool on_text_key(view *v, int key)
{
  bool naming = v->mode == NAMING;
  bool character = naming ? ' ' <= key && key <= 0xff && key != DELETE : cell_key(v, key);
  if (key == KEY_BACKSPACE || key == BACKSPACE || key == DELETE) {
    if (v->len == 0)
      v->mode = CHOOSING;
    rub_out(v);
  } else if (key == ESCAPE) {
    v->mode = CHOOSING;
  } else if (character) {
    type(v, key);
  } else if (naming && enter_key(key)) {
    v->mode = CHOOSING;
    if (v->len > 0)
      (void)match_name_file(v->m, v->text, v->len);
    (void)match_save(v->m);
  } else if (!naming && (enter_key(key) || key == ' ')) {
    play_text(v);
  } else {
    return naming;
  }
  return true;
}

static void on_number_key(view *v, int key)
{
  begin_typing(v, TYPING);
  type(v, key);
  if (xo_max(v->m->record.rules) <= 9 && key != ':')
    play_text(v);
}

static void save(view *v)
{
  if (v->m->ask_file && v->m->record.moves.len > 0 && !v->m->saved)
    begin_typing(v, NAMING);
  else
    (void)match_save(v->m);
}

/* What throws the game away: q leaves it, r begins another. */
static state give_up(view *v, int key)
{
  if (key == 'q')
    return LEAVING;
  (void)match_restart(v->m);
  return GOING;
}

/* The answer to the question whether to do so: only y says yes. */
static state on_answer(view *v, int key)
{
  v->mode = CHOOSING;
  return key == 'y' || key == 'Y' ? give_up(v, v->asked) : GOING;
}

static void begin_reading(view *v)
{
  v->mode = READING;
  v->page = 0;
}

static void read_on(view *v, int key)
{
  if (key == ESCAPE || key == 'q' || view_help_ends(v))
    v->mode = CHOOSING;
  else
    v->page++;
}

/* Asks first, where a game would be lost. */
static state give_up_asked(view *v, int key)
{
  if (!match_at_stake(v->m))
    return give_up(v, key);
  v->mode = ASKING;
  v->asked = key;
  return GOING;
}

/* As q, but where there is nothing to ask, or the answer is another one, it is the signal that ends the program. */
static state on_interrupt(view *v)
{
  bool answer = v->mode == ASKING && v->asked == 'q';
  if (answer || !match_at_stake(v->m))
    return LEAVING;
  terminal_go_on();
  return give_up_asked(v, 'q');
}

static state on_letter(view *v, int key)
{
  if (key == 'q' || key == 'r')
    return give_up_asked(v, key);
  if (key == 'u')
    (void)match_take_back(v->m);
  else if (key == 's')
    save(v);
  else if (key == '?')
    begin_reading(v);
  else if (' ' < key && key < DELETE)
    (void)snprintf(v->m->message, MESSAGE_CAP, "%c is no key of this game: ? shows them", key);
  return GOING;
}

static state on_key(view *v, int key)
{
  if (key == KEY_UP)
    choose(v, v->m->bottom ? 1 : -1, 0);
  else if (key == KEY_DOWN)
    choose(v, v->m->bottom ? -1 : 1, 0);
  else if (key == KEY_LEFT)
    choose(v, 0, -1);
  else if (key == KEY_RIGHT)
    choose(v, 0, 1);
  else if (enter_key(key) || key == ' ')
    play_cell(v, v->chosen);
  else if (number_key(key) || key == ':')
    on_number_key(v, key);
  else if ('A' <= key && key <= 'Z')
    return on_letter(v, key - 'A' + 'a');
  else
    return on_letter(v, key);
  return GOING;
}

static state on_mouse(view *v)
{
  MEVENT event;
  if (getmouse(&event) != OK || (event.bstate & BUTTON1_PRESSED) == 0 || v->mode == NAMING)
    return GOING;
  int key = event.y == v->l.height - 1 ? view_key(v, event.x) : 0;
  v->m->message[0] = '\0';
  if (v->mode == READING) {
    read_on(v, 0);
    return GOING;
  }
  if (v->mode == ASKING)
    return on_answer(v, key);
  v->mode = CHOOSING;
  if (event.y == v->l.height - 1)
    return on_letter(v, key);
  play_cell(v, layout_cell(&v->l, event.y, event.x));
  return GOING;
}

/* Every key takes the last message away, and may leave another. */
static state on_any_key(view *v, int key)
{
  if (key == ERR)
    return LEAVING;
  if (key == KEY_RESIZE)
    return GOING;
  if (key == KEY_MOUSE)
    return on_mouse(v);
  v->m->message[0] = '\0';
  if (key == INTERRUPT)
    return on_interrupt(v);
  if (key == END_OF_INPUT && v->mode == NAMING)
    v->mode = CHOOSING;
  if (key == END_OF_INPUT)
    key = 'q';
  if (key == REDRAW)
    (void)clearok(curscr, TRUE);
  else if (v->mode == READING)
    read_on(v, key);
  else if (v->mode == ASKING)
    return on_answer(v, key);
  else if (v->mode == CHOOSING || !on_text_key(v, key)) {
    v->mode = CHOOSING;
    return on_key(v, key);
  }
  return GOING;
}

/* The signal ends the program; the game, if nobody has saved it, stays on the terminal. */
static void end_by(const match *m, int signal)
{
  if (m->record.moves.len > 0)
    plain_draw_end(m);
  if (m->record.moves.len > 0 && !m->saved) {
    char lines[LINES_CAP];
    int len = match_lines(m, lines);
    sink_text(standard_output(), lines, (size_t)len);
  }
  sinks_flush();
  (void)raise(signal);
}

ending screen_play(match *m)
{
  view v = {.m = m};
  const xo_moves *moves = &m->record.moves;
  xo_rules rules = m->record.rules;
  xo_pos middle = {(rules.rows + 1) / 2, (rules.cols + 1) / 2};
  state now = GOING;
  sinks_flush();
  if (!terminal_open())
    return CHANGED;
  if (moves->len == 0 && m->message[0] == '\0')
    (void)snprintf(m->message, MESSAGE_CAP, "Move: arrows and Enter, a click, or the number of a cell");
  v.chosen = moves->len > 0 ? moves->at[moves->len - 1] : middle;
  while (now == GOING) {
    int height = 0, width = 0;
    terminal_size(&height, &width);
    if (!layout_fit(&v.l, rules, m->bottom, height, width)) {
      now = SMALL;
    } else {
      view_paint(&v);
      now = on_any_key(&v, terminal_key());
    }
  }
  int signal = terminal_close();
  if (signal != 0)
    end_by(m, signal);
  return now == SMALL ? CHANGED : LEFT;
}
