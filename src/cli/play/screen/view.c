/* view.c: see view.h. */
#include "io/posix.h"

#include "view.h"
#include "board.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

static bool colours = false;

void view_colours(void)
{
  static const short colour[XO_PLAYERS_MAX] = {COLOR_RED,     COLOR_CYAN, COLOR_YELLOW, COLOR_GREEN,
                                               COLOR_MAGENTA, COLOR_BLUE, COLOR_WHITE,  -1};
  colours = colour_allowed() && has_colors() && start_color() == OK && COLORS >= 8 && use_default_colors() == OK;
  for (short p = 1; colours && p <= XO_PLAYERS_MAX; p++)
    (void)init_pair(p, colour[p - 1], -1);
}

/* In the colour of a player; 0 is nobody. */
static void style(attr_t attributes, xo_player player)
{
  (void)attr_set(attributes, (short)(colours ? player : 0), NULL);
}

static void put(const view *v, int y, int x, const char *text)
{
  if (x < v->l.width)
    (void)mvaddnstr(y, x, text, v->l.width - x);
}

/* The column for a text under the board, as far from the left as the board if the text has room there. */
static int beside(const view *v, int len)
{
  int most = v->l.width - len;
  return most < 0 ? 0 : most < v->l.edge ? most : v->l.edge;
}

static void put_below(const view *v, int y, const char *text) { put(v, y, beside(v, (int)strlen(text)), text); }

static void paint_title(const view *v)
{
  xo_rules rules = v->m->record.rules;
  char title[STATUS_CAP];
  match_title(v->m, title);
  if ((int)strlen(title) > v->l.width)
    (void)snprintf(title, sizeof title, "%dx%dx%dx%d", rules.rows, rules.cols, rules.line, rules.players);
  style(A_BOLD, 0);
  put(v, 0, 0, title);
  style(A_NORMAL, 0);
}

/* Two columns per cell have no room for two digits side by side: every other number stands for both. */
static void paint_labels(const view *v)
{
  xo_rules rules = v->m->record.rules;
  char label[STATUS_CAP];
  for (int col = 1; col <= rules.cols; col++) {
    (void)snprintf(label, sizeof label, "%*d", col > 9 ? 2 : 1, col);
    if (v->l.wide > 2 || col < 10 || col % 2 == 1)
      put(v, v->l.labels, layout_col(&v->l, col) - (col > 9 ? 1 : 0), label);
  }
  for (int row = 1; row <= rules.rows; row++) {
    (void)snprintf(label, sizeof label, "%2d", row);
    put(v, layout_row(&v->l, row), v->l.edge, label);
  }
}

/* The rules between the cells, of a board that has room for them. */
static void paint_rules(const view *v)
{
  xo_rules rules = v->m->record.rules;
  const layout *l = &v->l;
  if (l->tall == 1)
    return;
  for (int y = 0; y < rules.rows * l->tall - 1; y++)
    for (int x = 0; x < rules.cols * l->wide - 1; x++) {
      bool flat = y % l->tall == l->tall - 1;
      bool upright = x % l->wide == l->wide - 1;
      if (flat || upright)
        (void)mvaddch(l->top + y, l->left + x, flat && upright ? '+' : flat ? '-' : '|');
    }
}

/* The number of a free cell, where it cannot be taken for a player's and does not crowd the board. */
static void paint_free(const view *v, xo_pos pos, int y, int x)
{
  xo_rules rules = v->m->record.rules;
  char number[STATUS_CAP] = ".";
  int n = (pos.row - 1) * rules.cols + pos.col;
  bool numbered = rules.players == 2 && xo_max(rules) <= (v->l.tall > 1 ? 99 : 9);
  if (numbered)
    (void)snprintf(number, sizeof number, "%d", n);
  put(v, y, x - (numbered && n > 9 ? 1 : 0), number);
}

static bool last_move(const view *v, xo_pos pos)
{
  const xo_moves *moves = &v->m->record.moves;
  return moves->len > 0 && moves->at[moves->len - 1].row == pos.row && moves->at[moves->len - 1].col == pos.col;
}

/* The light on the chosen cell. */
static void paint_chosen(const view *v, int y, int x)
{
  int up = v->l.tall > 1 ? v->l.tall / 2 - 1 : 0;
  int aside = v->l.wide == 2 ? 0 : (v->l.wide - 1) / 2;
  for (int dy = -up; dy <= up; dy++)
    for (int dx = -aside; dx <= aside; dx++)
      (void)mvaddch(y + dy, x + dx, ' ');
}

static void paint_cell(const view *v, xo_pos pos)
{
  const match *m = v->m;
  int y = layout_row(&v->l, pos.row);
  int x = layout_col(&v->l, pos.col);
  bool chosen = !match_over(m) && pos.row == v->chosen.row && pos.col == v->chosen.col;
  xo_player player = cell_player(&m->game, pos);
  char symbol[4] = {cell_symbol(&m->game, pos), '\0'};
  attr_t light = chosen ? A_REVERSE : A_NORMAL;
  style(light, 0);
  if (chosen)
    paint_chosen(v, y, x);
  style(light | (player == 0 ? A_DIM : A_BOLD) | (last_move(v, pos) ? A_UNDERLINE : A_NORMAL), player);
  if (player == 0)
    paint_free(v, pos, y, x);
  else if (!cell_marked(&m->game, m->verdict.outcome, pos))
    put(v, y, x, symbol);
  else {
    (void)snprintf(symbol, sizeof symbol, "[%c]", cell_symbol(&m->game, pos));
    style(A_BOLD | A_REVERSE, player);
    put(v, y, x - 1, symbol);
  }
  style(A_NORMAL, 0);
}

static void paint_board(const view *v)
{
  xo_rules rules = v->m->record.rules;
  paint_labels(v);
  paint_rules(v);
  for (int row = 1; row <= rules.rows; row++)
    for (int col = 1; col <= rules.cols; col++)
      paint_cell(v, (xo_pos){row, col});
}

static void paint_status(const view *v)
{
  const match *m = v->m;
  char status[STATUS_CAP];
  xo_player player = m->verdict.outcome > 0 ? m->verdict.outcome : match_over(m) ? 0 : match_turn(m);
  match_status(m, status);
  style(A_BOLD, player);
  put_below(v, v->l.status, status);
  style(A_NORMAL, 0);
}

/* What is being typed, its end if the row is too short for all of it. */
static void paint_typing(const view *v)
{
  char question[MESSAGE_CAP] = "Cell (then Enter): ";
  int room = v->l.width - 1;
  int skipped = 0;
  if (v->mode == NAMING)
    (void)snprintf(question, sizeof question, "Save to (%s): ", v->m->file);
  if ((int)strlen(question) > room / 2)
    (void)snprintf(question, sizeof question, "%s: ", v->mode == NAMING ? "File" : "Cell");
  int len = (int)strlen(question);
  if (v->len > room - len)
    skipped = v->len - (room - len);
  int x = beside(v, len + v->len - skipped + 1);
  put(v, v->l.status + 1, x, question);
  put(v, v->l.status + 1, x + len, v->text + skipped);
}

/* What is asked before a game is thrown away. */
static void paint_question(const view *v)
{
  static const char why[] = "The game is unfinished and not saved. ";
  const char *what = v->asked == 'q' ? "Quit? (y/n)" : "Restart? (y/n)";
  char question[MESSAGE_CAP];
  (void)snprintf(question, sizeof question, "%s%s", why, what);
  style(A_BOLD, 0);
  put_below(v, v->l.status + 1, (int)strlen(question) > v->l.width ? what : question);
  style(A_NORMAL, 0);
}

/* The last row: the keys of the game, and those that answer a question. */
typedef struct {
  int key;
  const char *text; /* null: there are no more */
} key_text;
enum { GAP = 3 };

static const key_text *keys_of(const view *v)
{
  static const key_text game[] = {{'u', "u take back"}, {'r', "r restart"}, {'s', "s save"},
                                  {'?', "? help"},      {'q', "q quit"},    {0, NULL}};
  static const key_text answer[] = {{'y', "y yes"}, {'n', "n no"}, {0, NULL}};
  return v->mode == ASKING ? answer : game;
}

static int keys_width(const key_text *k)
{
  int width = -GAP;
  for (; k->text != NULL; k++)
    width += (int)strlen(k->text) + GAP;
  return width;
}

/* A row that is too short shows the last of the keys, from this one. */
static const key_text *first_key(const view *v)
{
  const key_text *k = keys_of(v);
  while (keys_width(k) > v->l.width)
    k++;
  return k;
}

int view_key(const view *v, int x)
{
  for (const key_text *k = first_key(v); k->text != NULL && x >= 0; k++) {
    int len = (int)strlen(k->text);
    if (x < len)
      return k->key;
    x -= len + GAP;
  }
  return 0;
}

static void paint_keys(const view *v)
{
  int x = 0;
  for (const key_text *k = first_key(v); k->text != NULL; k++) {
    put(v, v->l.height - 1, x, k->text);
    x += (int)strlen(k->text) + GAP;
  }
}

/* What fits into a row of a text, up to a blank if there is one. */
static int piece(const char *text, int room)
{
  int len = (int)strlen(text);
  if (len <= room)
    return len;
  for (len = room; len > 0 && text[len] != ' '; len--)
    ;
  return len > 0 ? len : room;
}

/* Writes the rows of the help that stand on this page, if it is to be painted, and answers how many there are on
 * all. */
static int help_rows(const view *v, bool paint)
{
  static const struct {
    const char *key, *brief, *more;
  } help[] = {
      {"arrows", "choose cell", "choose a cell"},
      {"Enter", "move there", "move to the chosen cell (the space bar does so, too)"},
      {"click", "move there", "move to the cell, or press the key in the last row"},
      {"number", "move there", "move to the cell; beyond nine cells end it with Enter (ROW,COL does as well)"},
      {":h8", "move there", "move to column h, row 8; end it with Enter"},
      {"u", "take back", "take the last move back, or a restart"},
      {"r", "restart", "restart; an unfinished game is asked about"},
      {"s", "save", "add the game to a file that 'xo replay' reads"},
      {"q", "quit", "quit, likewise"},
  };
  enum { ENTRIES = sizeof help / sizeof help[0], ROOMY = 60, INDENT = 8 };
  int page = v->l.height - 1;
  int row = -v->page * page;
  for (int i = 0; i < ENTRIES; i++) {
    const char *text = v->l.width < ROOMY ? help[i].brief : help[i].more;
    if (paint && 0 <= row && row < page)
      put(v, row, 0, help[i].key);
    for (int len = 0; *text != '\0'; row++) {
      len = piece(text, v->l.width - INDENT);
      if (paint && 0 <= row && row < page)
        (void)mvaddnstr(row, INDENT, text, len);
      text += len;
      while (*text == ' ')
        text++;
    }
  }
  return row + v->page * page;
}

bool view_help_ends(const view *v) { return help_rows(v, false) <= (v->page + 1) * (v->l.height - 1); }

static void paint_help(const view *v)
{
  static const char back[] = "Any key: back to the game";
  bool roomy = (int)sizeof back <= v->l.width;
  (void)help_rows(v, true);
  put(v, v->l.height - 1, 0, !view_help_ends(v) ? "Any key: more" : roomy ? back : "Any key: back");
}

void view_paint(const view *v)
{
  (void)erase();
  if (v->mode == READING) {
    paint_help(v);
  } else {
    paint_title(v);
    paint_board(v);
    paint_keys(v);
    paint_status(v);
    if (v->mode == CHOOSING)
      put_below(v, v->l.status + 1, v->m->message);
    if (!match_over(v->m))
      (void)move(layout_row(&v->l, v->chosen.row), layout_col(&v->l, v->chosen.col));
    if (v->mode == ASKING)
      paint_question(v);
    else if (v->mode != CHOOSING)
      paint_typing(v);
  }
  (void)refresh();
}
