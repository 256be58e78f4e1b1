/* import.c: see import.h. */
#include "import.h"
#include "format.h"
#include "io/progress.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Five in a row win, where --rules says nothing else. */
enum { GOMOKU = 5 };

static const struct {
  const char *name;
  void (*read)(importer *i);
  bool lettered; /* columns are letters of the alphabet */
  bool counted;  /* columns or cells are numbers */
  bool trees;    /* a game may have variations */
} formats[] = {{"sgf", sgf_read, false, false, true}, {"psq", psq_read, false, true, false},
               {"pgn", pgn_read, true, false, false}, {"pos", pos_read, true, false, false},
               {"rif", rif_read, true, false, false}, {"list", list_read, true, true, false}};
enum { FORMATS = sizeof formats / sizeof formats[0] };

/* ---- the file ---- */

bool import_fill(importer *i)
{
  if (i->s.ended || i->s.error != 0)
    return false;
  i->taker.read(i->taker.to, &i->s);
  sinks_flush();
  return source_fill(&i->s);
}

void import_next(importer *i)
{
  if (i->byte < 0)
    return;
  i->at.column++;
  if (i->byte == '\n') {
    i->at.line++;
    i->at.column = 1;
  }
  if (i->s.start == i->s.end)
    (void)import_fill(i);
  i->byte = source_byte(&i->s);
}

bool import_follows(importer *i, const char *const patterns[])
{
  int found = -1;
  for (; found < 0 && *patterns != NULL; patterns++)
    do
      found = text_match(import_rest(i), *patterns, NULL);
    while (found == -2 && import_rest(i).len < SOURCE_CAP && import_fill(i));
  return found > 0;
}

bool import_line(importer *i)
{
  line l;
  do {
    while (!source_line(&i->s, &l))
      if (i->s.ended || i->s.error != 0)
        return false;
      else
        (void)import_fill(i);
    while (!line_too_long(&l) && l.len > 0 && is_space(l.text[l.len - 1]))
      l.len--;
  } while (l.len == 0);
  i->line = (import_text){l.text, l.len};
  i->at = (import_location){l.number, 1};
  return true;
}

import_location import_place(const importer *i, import_text rest)
{
  return (import_location){i->at.line, (unsigned long long)(rest.bytes - i->line.bytes) + 1};
}

/* ---- what is wrong ---- */

/* What is wrong, and the remedy: what is in brackets after the text, or this one. */
static import_fault explain_fault(import_location at, const char *before, import_text text, const char *after,
                                  const char *remedy)
{
  import_fault fault = {.at = at};
  char word[QUOTED_CAP] = "";
  const char *bracket = strstr(after, " (");
  int len = (int)(bracket == NULL ? strlen(after) : (size_t)(bracket - after));
  if (text.bytes != NULL)
    quotation(word, text.bytes, text.len);
  (void)snprintf(fault.what, IMPORT_WHAT_CAP, "%s%s%s%.*s", before, text.bytes == NULL ? "" : " ", word, len, after);
  if (bracket == NULL)
    (void)snprintf(fault.remedy, IMPORT_REMEDY_CAP, "%s", remedy);
  else
    (void)snprintf(fault.remedy, IMPORT_REMEDY_CAP, "%.*s", (int)strlen(bracket) - 3, bracket + 2);
  return fault;
}

static void tell_fault(const char *file, const import_fault *fault)
{
  sink *s = standard_error();
  progress_hide();
  put_column(s, &(line){.file = file, .number = fault->at.line}, (long long)fault->at.column);
  sink_string(s, fault->what);
  if (fault->remedy[0] != '\0')
    sink_format(s, " (%s)", fault->remedy);
  sink_string(s, "\n");
}

void import_tell(const line *l) { tell_fault(l->file, &l->record->fault); }

void import_remark(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  import_fault remark = explain_fault(at, before, text, after, "");
  if (!i->o->quiet)
    tell_fault(i->file, &remark);
}

/* No line of verdicts says it, so it is said though messages about games are not wanted. */
void import_complain(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  import_fault fault = explain_fault(at, before, text, after, "");
  tell_fault(i->file, &fault);
  i->refused = true;
}

void import_refuse(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  if (!i->game.refused)
    i->game.fault = explain_fault(at, before, text, after, "the game is not used");
  i->game.refused = i->refused = true;
}

bool import_too_long(importer *i)
{
  bool too_long = i->line.len > LINE_MAX_BYTES;
  if (too_long)
    import_refuse(i, i->at, "the line is longer than 65536 bytes", no_text, "");
  return too_long;
}

/* ---- a game ---- */

void import_begin(importer *i, import_location begin)
{
  i->found = true;
  memset(&i->game, 0, offsetof(import_game, moves));
  i->game.moves.len = 0;
  i->game.begin = begin;
}

/* A copy of the text, or of its head. */
static import_word word_of(import_location at, import_text text)
{
  import_word word = {.at = at, .len = text.len < IMPORT_WORD_CAP ? text.len : IMPORT_WORD_CAP};
  memcpy(word.text, text.bytes, (size_t)word.len);
  return word;
}

void import_move(importer *i, xo_pos pos, import_location at, import_text text)
{
  xo_moves *m = &i->game.moves;
  if (pos.row == NUMBER_BEYOND || pos.col == NUMBER_BEYOND)
    import_refuse(i, at, "a number of more than seven digits in", text, "");
  else if ((i->o->notation & XO_GO_LETTERS) != 0 && pos.col == 0)
    import_refuse(i, at, "the letters of a go board leave out I:", text, ", column 9 is J");
  else if (m->len == XO_MOVES_CAP)
    import_refuse(i, at, "more moves than any board has cells", no_text, "");
  else {
    i->game.written[m->len] = word_of(at, text);
    m->at[m->len++] = pos;
  }
}

/* A row that is not on the board is on none. */
void import_move_down(importer *i, xo_pos pos, import_location at, import_text text)
{
  int rows = i->game.rules.rows;
  if (pos.row != NUMBER_BEYOND && pos.row <= rows)
    pos.row = pos.row < 1 ? rows + 1 : rows + 1 - pos.row;
  import_move(i, pos, at, text);
}

void import_board(importer *i, int rows, int cols, import_location at)
{
  const xo_rules asked = i->o->rules;
  char other[96];
  i->game.rules = (xo_rules){rows, cols, GOMOKU, 2};
  i->game.sized = true;
  if (!xo_inv_rules(i->game.rules)) {
    import_refuse(i, at, "the board is not one of 1 to 20 rows and columns", no_text, "");
    i->game.rules = asked;
  } else if (i->o->ruled && (asked.rows != rows || asked.cols != cols || asked.players != 2)) {
    (void)snprintf(other, sizeof other, "the board is %dx%d, of two players, and --rules says %dx%d, of %d", rows, cols,
                   asked.rows, asked.cols, asked.players);
    import_refuse(i, at, other, no_text, " (give the rules of this record, or none)");
  } else if (i->o->ruled)
    i->game.rules = asked;
}

bool import_standard(import_text name)
{
  static const char *const names[] = {"Standard$",        "standard$",        "Standard#$",       "Standard_gomoku$",
                                      "Standard_Gomoku$", "Gomoku_standard$", "Gomoku_Standard$", NULL};
  int n = 0, k = 0;
  while (names[k] != NULL && text_match(name, names[k], &n) < 0)
    k++;
  return names[k] != NULL;
}

void import_keep(char *to, int cap, import_text text)
{
  int len = text.len < cap ? text.len : cap - 1;
  while (len < text.len && len > 0 && (text.bytes[len] & 0xc0) == 0x80)
    len--; /* no half of a character */
  for (int k = 0; k < len; k++) {
    to[k] = text.bytes[k];
    if (is_space(to[k]))
      to[k] = ' ';
  }
  to[len] = '\0';
}

void import_swap_names(importer *i)
{
  char name[IMPORT_NAME_CAP];
  memcpy(name, i->game.first, IMPORT_NAME_CAP);
  memcpy(i->game.first, i->game.second, IMPORT_NAME_CAP);
  memcpy(i->game.second, name, IMPORT_NAME_CAP);
}

void import_result(importer *i, import_location at, import_text text) { i->game.result = word_of(at, text); }

/* ---- a game as a line ---- */

static void put_game(sink *s, const importer *i, const xo_settings *by)
{
  const import_game *g = &i->game;
  for (int k = 0; k < g->moves.len; k++) {
    sink_number(s, (unsigned)g->moves.at[k].row);
    sink_text(s, ",", 1);
    sink_number(s, (unsigned)g->moves.at[k].col);
    sink_text(s, " ", 1);
  }
  /* the one who begins is the first of the order */
  xo_outcome claim = g->claim > 0 ? by->order.at[g->claim - 1] : g->claim;
  if (g->claimed)
    sink_format(s, "= %s ", xo_message_outcome(by->rules, claim).text);
  sink_string(s, "# ");
  put_place(s, &(line){.file = i->file, .number = g->begin.line});
  sink_string(s, g->note[0] == '\0' ? "" : " ");
  sink_name(s, g->note);
}

/* A game may end without a line: it is unfinished. */
void import_end(importer *i)
{
  static char text[SINK_CAP];
  const import_game *g = &i->game;
  sink s = {.fd = -1, .cap = SINK_CAP, .text = text};
  if (g->moves.len == 0)
    import_refuse(i, g->begin, "the game has no moves", no_text, " (it is not used)");
  xo_settings by = {.rules = g->rules, .order = i->o->order, .partial = 1};
  if (!xo_inv_rules(by.rules))
    by.rules = i->o->rules;
  if (g->exact && !i->o->ruled)
    by.rules.exact = 1;
  if (by.order.len != by.rules.players)
    by.order = numbered_order(by.rules);
  if (!g->refused)
    put_game(&s, i, &by);
  line l = {.file = i->file, .number = g->begin.line, .text = text, .len = (int)s.used, .record = g};
  i->taker.game(i->taker.to, &l, &by);
}

/* ---- files ---- */

static size_t find_format(const char *name)
{
  size_t k = 0;
  while (k < FORMATS && strcmp(name, formats[k].name) != 0)
    k++;
  return k;
}

bool import_format(const char *name) { return find_format(name) < FORMATS; }

const char *import_idle(const options *o, const char *format)
{
  size_t k = find_format(format);
  if (o->zero && !formats[k].counted)
    return "--zero-based";
  if (o->go && !formats[k].lettered)
    return "--letters";
  return o->main_line && !formats[k].trees ? "--main-line" : NULL;
}

/* Reads until it can be told what the file begins as, or the source is full of white space. */
static const char *begins_as(importer *i)
{
  while (import_rest(i).len < SOURCE_CAP && format_undecided(import_rest(i).bytes, (size_t)import_rest(i).len) &&
         import_fill(i))
    ;
  import_text text = import_rest(i);
  const char *format = format_of(text.bytes, (size_t)text.len);
  if (format != NULL && strcmp(format, "rif") == 0 && rif_note[0] != '\0') {
    i->look = "it looks like XML, and this xo was built without expat (install libexpat1-dev and build it again)";
    return NULL;
  }
  i->look = format == NULL ? format_resembles(text.bytes, (size_t)text.len) : NULL;
  return format;
}

/* What it is read as, and which options change nothing: once for each format. */
static void tell_format(importer *i, const char *format)
{
  size_t k = find_format(format);
  if (i->o->quiet || (i->told & (1U << k)) != 0)
    return;
  i->told |= 1U << k;
  put_file(i->file, "read as ", format);
  const char *idle = import_idle(i->o, format);
  char what[64];
  (void)snprintf(what, sizeof what, "%s changes nothing for ", idle == NULL ? "" : idle);
  if (idle != NULL)
    put_file(i->file, what, format);
}

static void read_lines(importer *i)
{
  do
    while (source_lines(&i->s))
      i->taker.lines(i->taker.to, &i->s);
  while (import_fill(i));
  while (source_lines(&i->s))
    i->taker.lines(i->taker.to, &i->s);
}

static void read_record(importer *i, const char *format)
{
  formats[find_format(format)].read(i);
  if (!i->found && i->s.error == 0)
    import_complain(i, (import_location){1, 1}, "no game in this file", no_text, "");
  i->found = true;
}

bool import_file(importer *i, const char *name, const char *format)
{
  i->file = source_name(name);
  i->found = i->refused = false;
  i->byte = 0;
  i->at = (import_location){1, 0};
  i->look = NULL;
  if (!source_open(&i->s, name))
    return false;
  const char *begins = format == NULL ? begins_as(i) : NULL;
  if (begins != NULL)
    tell_format(i, begins);
  format = begins != NULL ? begins : format;
  if (i->look != NULL && (!i->o->quiet || i->o->taker == FOR_IMPORT))
    put_file(i->file, i->look, "");
  if (format != NULL)
    read_record(i, format);
  else
    read_lines(i);
  source_close(&i->s);
  errno = i->s.error;
  return errno == 0;
}
