/* rows.c: see board.h.
 *
 * A board is a text line, or it has a text line for each row: with bars between the cells, rules of dashes between
 * the rows, labels of rows and columns, and lines of bars alone for height. Which of its lines are rows is known at its
 * end. That is a blank line or what is no row. A rule of dashes could be a row of free cells, digits could be players.
 */
#include "board.h"
#include "draw.h"
#include "import/text.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* The longest text line that may be a row or a board with more than its symbols. */
enum { ROW_CAP = 4096 };

/* A text line that may be a row: its cells, if it has as many as a row of the board. */
typedef struct {
  bool cells_read, rule, labels; /* it has the cells; it may be a rule of dashes; it may be labels of columns */
  bool blank, padded;            /* there is nothing between its bars; there are _ beside its symbols */
  int label;                     /* of the row; 0: none */
  int group;                     /* how many rules there are before it */
  unsigned long long number;     /* of the text line */
  char cells[XO_SIDE_MAX];
} row_text;

/* What is read, board by board. */
enum { ROWS_MAX = 4 * XO_SIDE_MAX + 8 };
typedef struct {
  games *g;
  void (*found)(void *to, const line *where, const board_found *f);
  void *to;
  settings by; /* of the board that is being read */
  line last;
  int count;  /* of its rows so far */
  int passed; /* rows that still belong to a board at fault */
  row_text row[ROWS_MAX];
} board_rows;

/* ---- letters ---- */

/* What is written for a symbol, a bar or a blank, and what it is; a blank is left out. */
static const struct {
  const char *text;
  char is;
} drawn[] = {{"\xe2\x94\x82", '|'}, {"\xe2\x94\x83", '|'}, {"\xe2\x95\x91", '|'}, {"\xe2\x94\x80", '-'},
             {"\xe2\x94\x81", '-'}, {"\xe2\x95\x90", '-'}, {"\xe2\x94", '+'},     {"\xe2\x95", '+'},
             {"\xe2\x9d\x8c", 'X'}, {"\xe2\x9c\x95", 'X'}, {"\xe2\x9c\x96", 'X'}, {"\xc3\x97", 'X'},
             {"\xe2\xad\x95", 'O'}, {"\xe2\x97\x8b", 'O'}, {"\xe2\x97\xaf", 'O'}, {"\xe2\xac\x9c", '.'},
             {"\xc2\xb7", '.'},     {"\xef\xb8\x8f", ' '}, {"\xc2\xa0", ' '},     {"None", '.'},
             {"null", '.'},         {"[ ]", '.'},          {"' '", '.'},          {"\" \"", '.'},
             {"''", '.'},           {"\"\"", '.'}};

/* Of a letter: from 1 on. */
static int letter_number(char c) { return (c | 0x20) - 'a' + 1; }
static bool is_bar(char c) { return is_among(c, " \t\r|"); }

/* How many bytes of the text, and no more than `most`, are digits; and their number. */
static int read_digits(const char *text, int len, int most, int *number)
{
  int n = 0;
  for (*number = 0; n < len && n < most && is_digit(text[n]); n++)
    *number = 10 * *number + text[n] - '0';
  return n;
}

/* How many bytes of the text are an escape sequence that colours it. */
static int colour_length(const char *text, int len)
{
  int n = 2;
  if (len < 3 || text[0] != '\x1b' || text[1] != '[')
    return 0;
  while (n < len && (is_digit(text[n]) || text[n] == ';'))
    n++;
  return n < len && text[n] == 'm' ? n + 1 : 0;
}

/* The text in the letters of the grammar of boards, with brackets and quotes as blanks; its length. */
static int plain_text(const char *text, int len, char to[ROW_CAP])
{
  int n = 0;
  for (int i = 0; i < len;) {
    int taken = colour_length(text + i, len - i);
    for (size_t k = 0; taken == 0 && k < sizeof drawn / sizeof drawn[0]; k++) {
      int size = (int)strlen(drawn[k].text);
      if (size > len - i || memcmp(text + i, drawn[k].text, (size_t)size) != 0)
        continue;
      to[n++] = drawn[k].is;
      taken = drawn[k].is == '+' ? 3 : size;
    }
    if (taken == 0) {
      to[n] = text[i];
      if (text[i] == ';')
        to[n] = '/';
      else if (is_among(text[i], "[](){}\"'\\"))
        to[n] = ' ';
      n++;
      taken = 1;
    }
    i += taken;
  }
  return n;
}

/* ---- cells ---- */

/* The symbols of a row of so many cells; false: it has others, or not so many. */
static bool read_cells(xo_rules rules, int cols, const char *text, int len, char *cells)
{
  static xo_game game;
  xo_rules row = {1, cols, 1, rules.players};
  if (xo_board_read(row, text, len, &game).status != XO_BOARD_OK)
    return false;
  for (int c = 1; c <= cols; c++)
    cells[c - 1] = cell_symbol(&game, (xo_pos){1, c});
  return true;
}

/* Whether a free cell of two players, whose symbols are no digits, has its number, from 0 or 1. */
static bool is_number(xo_rules rules, int c, const char *text, int len)
{
  int number = 0, cols = rules.cols;
  return rules.players == 2 && read_digits(text, len, 3, &number) == len &&
         (number % cols == c || number % cols == (c + 1) % cols);
}

/* A cell between bars, which may be empty, or padded by what else is a free cell. */
static bool read_cell(xo_rules rules, int c, const char *text, int len, row_text *row)
{
  static const char fillers[] = " \t\r_-";
  bool low = memchr(text, '_', (size_t)len) != NULL;
  while (len > 0 && is_among(text[len - 1], fillers))
    len--;
  while (len > 0 && is_among(*text, fillers)) {
    text++;
    len--;
  }
  row->cells[c] = '.';
  row->blank = row->blank && len == 0;
  row->padded = row->padded || (low && len > 0);
  return len == 0 || is_number(rules, c, text, len) ||
         (memchr(text, '/', (size_t)len) == NULL && read_cells(rules, 1, text, len, &row->cells[c]));
}

/* The same of a row with bars, or commas, between its cells, or around them as well. */
static bool read_barred(xo_rules rules, char bar, const char *text, int len, row_text *row)
{
  int from[XO_SIDE_MAX + 3] = {0}, bars = 0; /* where what is between the bars begins */
  for (int i = 0; i < len && bars <= XO_SIDE_MAX; i++)
    if (text[i] == bar)
      from[++bars] = i + 1;
  from[bars + 1] = len + 1;
  int first = bars >= rules.cols && text_blank(text, from[1] - 1);
  int cells = bars + 1 - first;
  cells -= cells > rules.cols && text_blank(text + from[bars], len - from[bars]);
  row->blank = true;
  for (int c = 0; c < cells && cells == rules.cols; c++) {
    int at = from[first + c];
    if (!read_cell(rules, c, text + at, from[first + c + 1] - 1 - at, row))
      return false;
  }
  return bars > 0 && cells == rules.cols;
}

static bool read_cells_or_bars(xo_rules rules, const char *text, int len, row_text *row)
{
  if (read_barred(rules, '|', text, len, row) || read_barred(rules, ',', text, len, row))
    return true;
  row->blank = false;
  return read_cells(rules, rules.cols, text, len, row->cells);
}

/* The label that begins a row, a number or a letter with a blank or a bar after it: its length, 0: there is none. */
static int label_length(const char *text, int len, int *label)
{
  int from = 0;
  while (from < len && is_bar(text[from]))
    from++;
  int n = from + read_digits(text + from, len - from, 2, label);
  if (n == from && n < len && isalpha((unsigned char)text[n]))
    *label = letter_number(text[n++]);
  n += n > from && n < len && is_among(text[n], ":.");
  return n > from && n < len && is_bar(text[n]) ? n : 0;
}

/* How much of it precedes a last word that is this label again. */
static int without_label(const char *text, int len, int label)
{
  int n = len, other = 0;
  while (n > 0 && is_bar(text[n - 1]))
    n--;
  while (n > 0 && isalnum((unsigned char)text[n - 1]))
    n--;
  char word[8] = "";
  if (len - n < (int)sizeof word)
    (void)snprintf(word, sizeof word, "%.*s ", len - n, text + n);
  return label_length(word, (int)strlen(word), &other) > 0 && other == label ? n : len;
}

/* The cells of a row, after its label and before its label again. */
static bool read_row(xo_rules rules, const char *text, int len, row_text *row)
{
  int label = 0, from = label_length(text, len, &label);
  row->label = -1;
  if (read_cells_or_bars(rules, text, len, row))
    return true;
  row->label = label;
  int to = without_label(text, len, label);
  return from > 0 && (read_cells_or_bars(rules, text + from, len - from, row) ||
                      (from < to && to < len && read_cells_or_bars(rules, text + from, to - from, row)));
}

/* ---- lines that are no rows ---- */

/* A rule between rows: dashes, three or more without a blank, or what else joins lines. */
static bool is_rule(const char *text, int len)
{
  int dashes = 0, most = 0, joins = 0, bars = 0, low = 0;
  for (int i = 0; i < len; i++) {
    bool dash = text[i] == '-', under = text[i] == '_';
    if (!dash && !under && !is_among(text[i], "+=|: \t\r"))
      return false;
    dashes = dash ? dashes + 1 : 0;
    most = dashes > most ? dashes : most;
    joins += text[i] == '+' || text[i] == '=';
    bars += text[i] == '|';
    low += under;
  }
  return most >= 3 || (joins > 0 && most + joins > 1) || (bars > 0 && low > 2);
}

/* Labels of columns: a, b, c, ... or numbers from 0 or 1 on, of which some are left out where there is no room. */
static bool is_labels(int cols, const char *text, int len)
{
  int count = 0, last = -1;
  for (int i = 0; i < len; i++) {
    int value = 0;
    if (is_among(text[i], " \t\r|+-"))
      continue;
    if (isalpha((unsigned char)text[i]))
      value = letter_number(text[i]);
    else if (is_digit(text[i]))
      i += read_digits(text + i, len - i, last >= 9 ? 2 : 1, &value) - 1;
    else
      return false;
    if ((count == 0 && value > 1) || value <= last || value > last + 2)
      return false;
    last = value;
    count++;
  }
  return count <= cols && 2 * count > cols && count > 0;
}

static bool ends_with(const char *text, int len, const char *end)
{
  int size = (int)strlen(end);
  return len >= size && memcmp(text + len - size, end, (size_t)size) == 0;
}

/* What is written beside a board: by xo show its place, its verdict, the claim; the fences of Markdown. */
static bool is_beside(const char *text, int len)
{
  int at = len;
  while (at > 0 && is_digit(text[at - 1]))
    at--;
  if ((at > 1 && at < len && text[at - 1] == ':') || (len >= 3 && memcmp(text, "```", 3) == 0))
    return true;
  for (at = len; at > 0 && text[at - 1] != '(';)
    at--;
  return ends_with(text, at, " (")
             ? ends_with(text, len, ")") && len - at > 12 && memcmp(text + at, "moves used: ", 12) == 0
             : ends_with(text, len, "UNJUDGED: no-rules") || (len > 9 && memcmp(text, "claimed: ", 9) == 0);
}

/* ---- boards ---- */

/* The cells that a board of one text line has. */
static bool read_whole(board_found *f, const char *text, int len, const char *plain, int plain_len)
{
  xo_rules rules = f->by.rules;
  xo_board read = xo_board_read(rules, text, len, &f->game);
  f->status = read.status;
  f->at = read.at;
  f->len = read.at >= 0 && read.at < len;
  if (read.status == XO_BOARD_OK || xo_board_read(rules, plain, plain_len, &f->game).status == XO_BOARD_OK)
    return true;
  /* rows with bars in them, and / between them */
  char cells[XO_CELLS_MAX + XO_SIDE_MAX];
  int n = 0;
  const char *end = plain + plain_len;
  for (int r = 0; r < rules.rows; r++) {
    row_text row = {.label = -1};
    const char *slash = plain < end ? memchr(plain, '/', (size_t)(end - plain)) : NULL;
    const char *to = slash == NULL ? end : slash;
    if (plain >= end || (slash == NULL) != (r == rules.rows - 1) || !read_row(rules, plain, (int)(to - plain), &row))
      return false;
    memcpy(cells + n, row.cells, (size_t)rules.cols);
    n += rules.cols;
    plain = to + 1;
  }
  return xo_board_read(rules, cells, n, &f->game).status == XO_BOARD_OK;
}

static void give_board(board_rows *b, const line *where, board_found *f)
{
  if (f->by.fault != XO_SETTINGS_GOOD)
    f->reason = "no-rules";
  b->g->count++;
  b->found(b->to, where, f);
  board_refuse(b->g, where, f);
}

/* The board of these rows, of which the one with the largest label is last: it may be drawn from the bottom. */
static void find_board(board_rows *b, row_text *const rows[])
{
  static board_found f;
  char cells[XO_CELLS_MAX];
  xo_rules rules = b->by.rules;
  bool bottom = rules.rows > 1 && rows[0]->label > rows[rules.rows - 1]->label && rows[rules.rows - 1]->label >= 0;
  for (int r = 0; r < rules.rows; r++)
    memcpy(cells + (ptrdiff_t)r * rules.cols, rows[bottom ? rules.rows - 1 - r : r]->cells, (size_t)rules.cols);
  f.by = b->by;
  (void)xo_board_read(rules, cells, xo_max(rules), &f.game);
  board_judge(&f);
  b->last.number = rows[0]->number;
  give_board(b, &b->last, &f);
}

/* The rows of a board among its lines, by which of them are left out. */
enum { RULES_OUT, LABELS_OUT, GROUPS, BLANKS_OUT, ALL };

static int choose_rows(board_rows *b, int way, row_text *rows[ROWS_MAX])
{
  int n = 0;
  for (int k = 0; k < b->count; k++) {
    row_text *row = &b->row[k];
    bool out = !row->cells_read || (row->rule && way != ALL) || (row->labels && way == LABELS_OUT) ||
               (row->blank && way == BLANKS_OUT);
    if (!out && way == GROUPS && n > 0 && rows[n - 1]->group == row->group) {
      if (!row->blank && !rows[n - 1]->blank)
        return 0; /* two rows without a rule between them */
      if (!row->blank)
        rows[n - 1] = row;
    } else if (!out)
      rows[n++] = row;
  }
  return n;
}

/* Of the ways the first that makes one board, or else one that makes several; else there are too few rows, or too
 * many. */
static void end_board(board_rows *b)
{
  static board_found f;
  static const int ways[] = {RULES_OUT, LABELS_OUT, GROUPS, BLANKS_OUT, ALL, RULES_OUT, ALL};
  enum { ONE = 5, WAYS = sizeof ways / sizeof ways[0] };
  row_text *rows[ROWS_MAX];
  int most = b->by.rules.rows, n = 0, way = 0;
  for (; way < WAYS && b->count > 0; way++) {
    n = choose_rows(b, ways[way], rows);
    if (n == most || (way >= ONE && n > 0 && n % most == 0))
      break;
  }
  for (int r = 0; way < WAYS && r < n; r += most)
    find_board(b, rows + r);
  if (way == WAYS && (n = choose_rows(b, RULES_OUT, rows)) > 0) {
    xo_board_status status = n < most ? XO_BOARD_FEW : XO_BOARD_MANY;
    f = (board_found){.reason = "syntax", .status = status, .by = b->by, .at = b->last.len, .rows = n};
    give_board(b, &b->last, &f);
  }
  b->count = 0;
}

/* One more line of a board on its rows, which is whole as soon as nothing else could belong to it. */
static void add_row(board_rows *b, const line *l, const row_text *row)
{
  int rows = 0;
  bool plain = true;
  if (b->count == ROWS_MAX || (row->labels && !row->cells_read && b->count >= b->by.rules.rows))
    end_board(b);
  if (b->count == 0)
    b->by = b->g->by;
  b->last = *l;
  b->row[b->count] = *row;
  b->row[b->count].number = l->number;
  b->row[b->count].group = b->count > 0 ? b->row[b->count - 1].group + b->row[b->count - 1].rule : 0;
  b->count++;
  for (int k = 0; k < b->count; k++) {
    rows += b->row[k].cells_read;
    plain = plain && !b->row[k].rule && !b->row[k].blank && !(b->row[k].labels && b->row[k].cells_read);
  }
  if (plain && rows == b->by.rules.rows)
    end_board(b);
}

/* A line that is no part of a board, right or wrong, is a board at fault; the rows after it may belong to it. */
static void add_fault(board_rows *b, const line *l, board_found *f, int letters)
{
  int cols = f->by.rules.cols;
  if (letters >= 2 * cols)
    end_board(b);
  f->uneven = b->count > 0 && f->status != XO_BOARD_SYMBOL;
  f->rows = f->uneven ? b->count + 1 : 0;
  b->passed = b->count > 0 || letters == cols ? f->by.rules.rows - 1 - b->count : 0;
  b->count = 0;
  give_board(b, l, f);
}

static void read_line(board_rows *b, const line *l)
{
  static char plain[ROW_CAP];
  static board_found f;
  row_text row = {.label = -1};
  const char *comment = memchr(l->text, '#', (size_t)l->len);
  int len = comment == NULL ? l->len : (int)(comment - l->text), letters = 0;
  while (len > 0 && text_blank(l->text + len - 1, 1))
    len--;
  if (len == 0) {
    if (comment == NULL)
      end_board(b);
    return;
  }
  xo_rules rules = b->g->by.rules;
  /* What is nothing else is read at once. */
  if (b->count == 0 && rules.players == 2 && !is_among(*l->text, "-=+ ") && memchr(l->text, '|', (size_t)len) == NULL &&
      xo_board_read(rules, l->text, len, &f.game).status == XO_BOARD_OK) {
    f.by = b->g->by;
    b->passed = 0;
    board_judge(&f);
    give_board(b, l, &f);
    return;
  }
  int plain_len = len <= ROW_CAP ? plain_text(l->text, len, plain) : 0;
  f = (board_found){.reason = "syntax", .status = XO_BOARD_MANY, .by = b->g->by};
  row.rule = is_rule(plain, plain_len);
  row.labels = is_labels(rules.cols, plain, plain_len);
  row.cells_read = read_row(rules, plain, plain_len, &row);
  /* of more than two players, where digits are players, as xo show draws them */
  bool digits = rules.players > 2 && (row.labels ? plain_len > 3 && memcmp(plain, "   ", 3) == 0
                                                 : b->count > 0 && b->row[0].labels && row.cells_read);
  if (line_too_long(l))
    add_fault(b, l, &f, len);
  else if (!row.rule && !digits && !(row.cells_read && row.padded) && read_whole(&f, l->text, len, plain, plain_len)) {
    end_board(b);
    board_judge(&f);
    give_board(b, l, &f);
  } else if (row.cells_read || row.rule || row.labels) {
    if (b->passed > 0)
      b->passed -= row.cells_read && !row.rule;
    else
      add_row(b, l, &row);
  } else if (is_beside(l->text, len))
    end_board(b);
  else {
    for (int i = 0; i < plain_len; i++)
      letters += !text_blank(plain + i, 1) && plain[i] != '|';
    add_fault(b, l, &f, letters);
  }
}

static void read_lines(void *to, const line *l)
{
  board_rows *b = to;
  line part = *l; /* words of the command line may have line ends in them */
  if (l->record != NULL) {
    if (b->g->count++ == 0)
      put_file(l->file, "it has games, not boards", " (xo replay judges them)");
    b->g->status = worse(b->g->status, STATUS_INVALID);
    return;
  }
  for (const char *end = l->text + l->len; part.text <= end; part.text += part.len + 1, part.number++) {
    const char *next = memchr(part.text, '\n', (size_t)(end - part.text));
    part.len = (int)((next == NULL ? end : next) - part.text);
    read_line(b, &part);
  }
}

static void end_lines(void *to)
{
  end_board(to);
  ((board_rows *)to)->passed = 0;
}

bool board_begins(const options *o, const char *text, int len)
{
  static char plain[ROW_CAP];
  static xo_game game;
  if (len > ROW_CAP || memchr(text, '\n', (size_t)len) != NULL)
    return len <= ROW_CAP;
  len = plain_text(text, len, plain);
  return len > 0 && xo_board_read(o->rules, plain, len, &game).status != XO_BOARD_SYMBOL;
}

void rows_begin(games *g, void (*found)(void *to, const line *where, const board_found *f), void *to)
{
  static board_rows b;
  b = (board_rows){.g = g, .found = found, .to = to};
  g->take = read_lines;
  g->end = end_lines;
  g->begins = board_begins;
  g->text = "board";
  g->to = &b;
}
