/* list.c: games as programs print lists and people type them: 8, 3, 6 or H8,H7,F6 or [[0,0],[2,0]] or (1,1) (2,2).
 *
 * Each line is a game; lines that begin with the numbers of moves, such as 1: 7, 7, are one game together. What the
 * first line of moves is made of says how all are read: letters and rows; pairs, the row first; or numbers of cells.
 * They are counted from 0 with --zero-based, or if there is a 0 in the first SOURCE_CAP bytes. What follows # is a
 * comment, and 1-0, 0-1 or 1/2-1/2 at the end is the result.
 */
#include "import.h"

#include <stdio.h>

typedef enum { UNKNOWN, LETTERS, PAIRS, CELLS } kind;

typedef struct {
  importer *i;
  kind is;
  bool zero, open;   /* counted from 0; a game of numbered lines has begun */
  int numbered, row; /* moves of that game; the first number of a pair, or -1 */
} list;

/* ---- how it is read ---- */

/* Whether there is a number 0 in what is read first; a row is never 0. */
static bool has_zero(importer *i)
{
  const source *s = &i->s;
  while (s->end - s->start < SOURCE_CAP && import_fill(i))
    ;
  bool comment = false;
  for (size_t k = s->start; k < s->end; k++) {
    int before = k > s->start ? s->text[k - 1] : ' ', after = k + 1 < s->end ? s->text[k + 1] : ' ';
    comment = s->text[k] == '#' || (comment && s->text[k] != '\n');
    bool result = (before == '-' && k > s->start + 1 && s->text[k - 2] == '1') || (after == '-');
    if (s->text[k] == '0' && !comment && !result && !is_digit(before) && !is_letter(before) && !is_digit(after))
      return true;
  }
  return false;
}

/* Whether it is a bracket, two numbers with a comma between them, and the other bracket. */
static bool is_pair(import_text t)
{
  int n[2], at = t.len > 0 && is_among(t.bytes[0], "([{") ? text_match(text_from(t, 1), "#,#", n) : -1;
  import_text rest = at > 0 ? text_after(t, 1 + at) : no_text;
  return rest.len > 0 && is_among(rest.bytes[0], ")]}");
}

/* Pairs have brackets, or a comma within and something else between, or are alone on a line with a number. */
static kind kind_of(import_text t, bool numbered)
{
  int commas = 0, others = 0, numbers = 0;
  for (int k = 0; k < t.len && t.bytes[k] != '#'; k++) {
    if (is_letter(t.bytes[k]))
      return LETTERS;
    if (is_pair(text_from(t, k)))
      return PAIRS;
    bool within = k > 0 && k + 1 < t.len && is_digit(t.bytes[k - 1]) && is_digit(t.bytes[k + 1]);
    commas += t.bytes[k] == ',' && within;
    others += strchr("([{;|", t.bytes[k]) != NULL || (strchr(" \t", t.bytes[k]) != NULL && within);
    numbers += is_digit(t.bytes[k]) && (k == 0 || !is_digit(t.bytes[k - 1]));
  }
  if (numbers == 0)
    return UNKNOWN;
  return (numbered && numbers == 2) || (commas > 0 && numbers == 2) || (commas > 0 && others > (t.bytes[0] == '['))
             ? PAIRS
             : CELLS;
}

static void tell_kind(const list *m)
{
  static const char *const names[] = {"nothing", "letters and rows", "pairs, the row first", "numbers of cells"};
  char what[48];
  (void)snprintf(what, sizeof what, "read as a list of %s", names[m->is]);
  if (!m->i->o->quiet)
    put_file(m->i->file, what, m->is == LETTERS ? "" : m->zero ? ", counted from 0" : ", counted from 1");
}

/* ---- moves ---- */

static void add_move(list *m, xo_pos pos, import_location at, import_text text)
{
  pos.row += m->zero && m->is != LETTERS;
  pos.col += m->zero && m->is != LETTERS;
  import_move(m->i, pos, at, text);
}

static void read_number(list *m, int n, import_location at, import_text text)
{
  int cols = m->i->game.rules.cols, cell = n - !m->zero;
  if (m->is == CELLS && n != NUMBER_BEYOND)
    import_move(m->i, cell < 0 ? (xo_pos){0, 0} : (xo_pos){cell / cols + 1, cell % cols + 1}, at, text);
  else if (m->is == PAIRS && m->row >= 0)
    add_move(m, (xo_pos){m->row, n}, at, text);
  else if (m->is != PAIRS)
    import_refuse(m->i, at, "another kind of move than before:", text, " (one kind for a file)");
  m->row = m->is == PAIRS && m->row < 0 ? n : -1;
}

static int read_result(list *m, import_text rest, import_location at)
{
  static const struct {
    const char *word;
    xo_outcome claim;
  } results[] = {{"1-0", XO_CROSS}, {"0-1", XO_NOUGHT}, {"1/2-1/2", XO_DRAW}};
  for (size_t k = 0; k < sizeof results / sizeof results[0]; k++) {
    int len = (int)strlen(results[k].word);
    if (!text_begins(rest, results[k].word) || text_after(rest, len).len > 0)
      continue;
    m->i->game.claimed = true;
    m->i->game.claim = results[k].claim;
    import_result(m->i, at, (import_text){rest.bytes, len});
    return len;
  }
  return 0;
}

/* A move, or its number with a point or a colon, or the result; how many bytes it is. */
static int read_word(list *m, import_text rest, import_location at)
{
  int n = 0, len = read_result(m, rest, at);
  xo_pos pos = {0, 0};
  if (len > 0 || (len = text_match(rest, "#.", &n)) > 0 || (len = text_match(rest, "#:", &n)) > 0)
    return len;
  if ((len = text_match(rest, "#", &n)) > 0)
    read_number(m, n, at, (import_text){rest.bytes, len});
  else if ((len = text_cell(rest, m->i->o->notation, &pos)) > 0 && m->is == LETTERS)
    add_move(m, pos, at, (import_text){rest.bytes, len});
  else
    import_refuse(m->i, at, "no move:", rest, " is not a number, nor a letter and a row, such as h8");
  return len;
}

static void read_moves(list *m, import_text rest)
{
  m->row = -1;
  while (rest.len > 0 && rest.bytes[0] != '#' && !m->i->game.refused) {
    bool between = is_among(rest.bytes[0], ",;|()[]{}\"' \t");
    rest = text_after(rest, between ? 1 : read_word(m, rest, import_place(m->i, rest)));
  }
  if (m->row >= 0)
    import_refuse(m->i, m->i->at, "a pair without its second number", no_text, "");
}

/* ---- lines ---- */

static void end_game(list *m)
{
  if (m->open)
    import_end(m->i);
  m->open = false;
}

/* A line that begins with the number after those of the lines before it goes on with their game. */
static void read_line(list *m)
{
  int n = 0;
  import_text text = text_after(m->i->line, 0);
  int number = text_match(text, "#:", &n);
  if (text.len == 0 || text.bytes[0] == '#')
    return;
  if (number < 0 || n != m->numbered + 1 || !m->open) {
    end_game(m);
    import_begin(m->i, m->i->at);
    m->i->game.rules = m->i->o->rules;
    m->numbered = 0;
  }
  m->open = true;
  m->numbered++;
  if (!import_too_long(m->i)) {
    text = number > 0 ? text_after(text, number) : text;
    if (m->is == UNKNOWN && (m->is = kind_of(text, number > 0)) != UNKNOWN)
      tell_kind(m);
    read_moves(m, text);
  }
  if (number < 0)
    end_game(m);
}

void list_read(importer *i)
{
  list m = {.i = i, .zero = i->o->zero || has_zero(i)};
  while (import_line(i))
    read_line(&m);
  end_game(&m);
}
