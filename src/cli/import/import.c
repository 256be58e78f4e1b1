/* import.c: see import.h. */
#include "import.h"
#include "judge/foreign.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Five in a row win. */
enum { GOMOKU = 5 };

static const struct {
  const char *name;
  void (*read)(importer *i);
  bool ruled;    /* the records do not say their board */
  bool lettered; /* columns are letters of the alphabet */
  bool trees;    /* a game may have variations */
} formats[] = {{"sgf", sgf_read, false, false, true},
               {"psq", psq_read, false, false, false},
               {"pgn", pgn_read, false, true, false},
               {"pos", pos_read, true, true, false},
               {"rif", rif_read, false, true, false}};
enum { FORMATS = sizeof formats / sizeof formats[0] };

/* ---- bytes in memory ---- */

static int blanks(import_text t, int at)
{
  while (at < t.len && (t.bytes[at] == ' ' || t.bytes[at] == '\t' || t.bytes[at] == '\r'))
    at++;
  return at;
}

static int digits(import_text t, int at, int *n)
{
  for (*n = 0; at < t.len && '0' <= t.bytes[at] && t.bytes[at] <= '9'; at++)
    *n = *n < NUMBER_BEYOND / 10 ? 10 * *n + (t.bytes[at] - '0') : NUMBER_BEYOND;
  return at;
}

int text_match(import_text t, const char *pattern, int n[])
{
  int at = 0;
  for (; *pattern != '\0'; pattern++) {
    int start = at = blanks(t, at);
    if (*pattern == '$' && at < t.len)
      return -1;
    if (*pattern == '#')
      at = digits(t, at, n++);
    else
      at += at < t.len && t.bytes[at] == *pattern;
    if (*pattern != '$' && at == start)
      return -1;
  }
  return at;
}

import_text text_after(import_text t, int at)
{
  at = blanks(t, at);
  return (import_text){t.bytes + at, t.len - at};
}

/* 'a' is 1, 'z' 26, 'A' 27, 'Z' 52. 0: no letter. */
static int letter(import_text t, int at)
{
  int byte = at < t.len ? t.bytes[at] : 0;
  if ('a' <= byte && byte <= 'z')
    return byte - 'a' + 1;
  return 'A' <= byte && byte <= 'Z' ? byte - 'A' + 27 : 0;
}

/* By the letters of a go board i, which they leave out, is the column 0. */
int text_cell(import_text t, xo_notation notation, xo_pos *pos)
{
  int n = letter(t, 0), end = digits(t, 1, &pos->row);
  pos->col = n > 26 ? n - 26 : n;
  if ((notation & XO_GO_LETTERS) != 0 && pos->col >= 9)
    pos->col = pos->col == 9 ? 0 : pos->col - 1;
  return n > 0 && end > 1 ? end : 0;
}

int text_pair(import_text t, xo_pos *pos)
{
  *pos = (xo_pos){letter(t, 1), letter(t, 0)};
  return pos->col > 0 && pos->row > 0 ? 2 : 0;
}

bool pair_capital(xo_pos pos) { return pos.row > 26 || pos.col > 26; }

/* ---- the file ---- */

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
    sinks_flush();
  i->byte = source_byte(&i->s);
}

static bool is_space(int byte) { return byte == ' ' || ('\t' <= byte && byte <= '\r'); }

bool import_space(const importer *i) { return is_space(i->byte); }

bool import_line(importer *i, line *l)
{
  do {
    while (!source_line(&i->s, l)) {
      if (i->s.ended || i->s.error != 0)
        return false;
      sinks_flush();
      (void)source_fill(&i->s);
    }
    while (!line_too_long(l) && l->len > 0 && is_space(l->text[l->len - 1]))
      l->len--;
  } while (l->len == 0);
  return true;
}

void import_begin(importer *i, import_location begin)
{
  i->found = true;
  i->game = (import_game){.begin = begin};
}

/* ---- what is wrong ---- */

static void tell(importer *i, import_location at, const char *before, import_text text, const char *after,
                 const char *end)
{
  sink *s = standard_error();
  put_column(s, &(line){.file = i->file, .number = at.line}, (long long)at.column);
  sink_string(s, before);
  if (text.bytes != NULL) {
    sink_string(s, " ");
    sink_quoted(s, text.bytes, text.len);
  }
  sink_format(s, "%s%s\n", after, end);
}

void import_remark(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  tell(i, at, before, text, after, "");
}

void import_complain(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  tell(i, at, before, text, after, "");
  i->refused = true;
}

void import_refuse(importer *i, import_location at, const char *before, import_text text, const char *after)
{
  if (!i->game.refused)
    tell(i, at, before, text, after, strchr(after, '(') == NULL ? " (the game is left out)" : "");
  i->game.refused = i->refused = true;
}

void import_too_long(importer *i, import_location at)
{
  import_refuse(i, at, "the line is longer than 65536 bytes", no_text, "");
}

/* ---- a game ---- */

void import_move(importer *i, xo_pos pos, import_location at, import_text text)
{
  xo_moves *m = &i->game.moves;
  if (pos.row == NUMBER_BEYOND || pos.col == NUMBER_BEYOND)
    import_refuse(i, at, "a number of more than seven digits in", text, "");
  else if (i->o->notation != XO_PLAIN && pos.col == 0)
    import_refuse(i, at, "the letters of a go board leave out I:", text, ", column 9 is J");
  else if (m->len == XO_MOVES_CAP)
    import_refuse(i, at, "more moves than any board has cells", no_text, "");
  else
    m->at[m->len++] = pos;
}

void import_board(importer *i, int rows, int cols, import_location at)
{
  i->game.rules = (xo_rules){rows, cols, GOMOKU, 2};
  if (!xo_inv_rules(i->game.rules))
    import_refuse(i, at, "the board is not one of 1 to 20 rows and columns", no_text, "");
}

void import_note(importer *i, import_text text)
{
  int len = text.len < IMPORT_NOTE_CAP ? text.len : IMPORT_NOTE_CAP - 1;
  memcpy(i->game.note, text.bytes, (size_t)len);
  i->game.note[len] = '\0';
}

/* Whether the record ends without a line, and before the board is full. */
static bool unfinished(const importer *i)
{
  static xo_record record;
  static xo_game game;
  record = (xo_record){.rules = i->game.rules, .order = in_turn(i->game.rules), .moves = i->game.moves};
  xo_verdict v = xo_referee_judge(&record, &game);
  return v.status == XO_TOO_FEW || (v.status == XO_OK && v.outcome == XO_UNFINISHED);
}

/* The line that sets the rules for those after it, if they are not those of the game before. */
static void write_rules(importer *i)
{
  xo_rules rules = i->game.rules;
  bool same = memcmp(&i->rules, &rules, sizeof rules) == 0, partial = unfinished(i);
  if (same && (i->partial || !partial))
    return;
  i->rules = rules;
  i->partial = partial;
  sink_format(i->out, "@ --rules %dx%dx%d", rules.rows, rules.cols, rules.line);
  if (rules.players == 2)
    sink_string(i->out, " --order CROSS,NOUGHT");
  else
    sink_format(i->out, "x%d", rules.players);
  sink_string(i->out, partial ? " --partial\n" : "\n");
}

/* One that is on no board is written as it is. Who replays a record may have lines counted from 0. */
static void write_move(const importer *i, xo_pos pos)
{
  int less = (i->o->notation & XO_ZERO_BASED) != 0;
  sink_format(i->out, "%d,%d ", pos.row - less, pos.col - less);
}

void import_end(importer *i)
{
  const import_game *g = &i->game;
  sink *s = i->out;
  if (g->moves.len == 0)
    import_refuse(i, g->begin, "the game has no moves", no_text, " (it is left out)");
  if (g->refused)
    return;
  write_rules(i);
  for (int k = 0; k < g->moves.len; k++)
    write_move(i, g->moves.at[k]);
  if (g->claimed)
    sink_format(s, "= %s ", xo_message_outcome(i->rules, g->claim).text);
  sink_string(s, "# ");
  put_place(s, &(line){.file = i->file, .number = g->begin.line});
  sink_string(s, g->note[0] == '\0' ? "" : " ");
  sink_name(s, g->note);
  sink_string(s, "\n");
}

/* ---- files ---- */

static bool trouble(const char *file)
{
  put_trouble(standard_error(), file, errno);
  return false;
}

static size_t find(const char *name)
{
  size_t k = 0;
  while (k < FORMATS && strcmp(name, formats[k].name) != 0)
    k++;
  return k;
}

/* What the source begins with, which may come in pieces. */
static const char *begins_as(importer *i)
{
  enum { ENOUGH = 64 };
  source *s = &i->s;
  sinks_flush();
  bool more = true;
  while (more && s->end - s->start < ENOUGH)
    more = source_fill(s);
  const char *text = s->text + s->start;
  size_t len = s->end - s->start, word = 0;
  const char *format = foreign_format(text, len);
  while (word < len && isalnum((unsigned char)text[word]))
    word++;
  if (format == NULL && word >= 4 && isalpha((unsigned char)text[0]))
    format = "pos";
  if (format != NULL && !i->o->quiet) {
    sink_string(standard_error(), "xo: ");
    sink_name(standard_error(), i->file);
    sink_format(standard_error(), ": read as %s\n", format);
  }
  return format;
}

void import_start(importer *i, const options *o, sink *out)
{
  i->o = o;
  i->out = out;
  i->refused = i->partial = false;
  i->rules = (xo_rules){0, 0, 0, 0};
}

bool import_file(importer *i, const char *name, const char *format)
{
  i->file = source_name(name);
  i->found = false;
  i->byte = 0;
  i->at = (import_location){1, 0};
  if (!source_open(&i->s, name))
    return trouble(i->file);
  if (format == NULL)
    format = begins_as(i);
  if (format != NULL)
    formats[find(format)].read(i);
  source_close(&i->s);
  if (i->s.error == 0 && i->s.bytes > 0 && format == NULL)
    import_complain(i, (import_location){1, 1}, "the file begins as no format that is known", no_text,
                    " (name it: xo import FORMAT FILE)");
  else if (!i->found && i->s.error == 0)
    import_complain(i, (import_location){1, 1}, "no game in this file", no_text, "");
  errno = i->s.error;
  return errno == 0 || trouble(i->file);
}

/* The format that the first word names; null: it names a file, or there is none. */
static const char *format_of(const options *o, int argc, char **argv)
{
  const char *word = o->first < argc ? argv[o->first] : "-";
  size_t k = find(word);
  if (k == FORMATS && strcmp(word, "-") != 0 && access(word, F_OK) != 0)
    usage_error(o, "unknown format", word, ": it is sgf, psq, pgn, pos or rif");
  if (k == FORMATS)
    return NULL;
  if (o->ruled && !formats[k].ruled)
    usage_error(o, "--rules is for pos: the records of", formats[k].name, " say their board");
  if (o->notation != XO_PLAIN && !formats[k].lettered)
    usage_error(o, "--letters is for pgn, pos and rif: the columns of", formats[k].name, " are not such letters");
  if (o->main_line && !formats[k].trees)
    usage_error(o, "--main-line is for sgf: the games of", formats[k].name, " have no variations");
  return formats[k].name;
}

int import(const options *o, int argc, char **argv)
{
  static importer i;
  bool read = true;
  const char *format = format_of(o, argc, argv);
  int first = o->first + (format != NULL);
  sink_holds("games are lost");
  import_start(&i, o, standard_output());
  for (int a = first; a < argc; a++)
    read = import_file(&i, argv[a], format) && read;
  if (first >= argc)
    read = import_file(&i, "-", format);
  if (!read)
    return STATUS_TROUBLE;
  return i.refused ? STATUS_INVALID : STATUS_VALID;
}
