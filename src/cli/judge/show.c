/* show.c: xo show, games drawn in the terminal: that of the command line, those of files, or one of them. */
#include "command.h"
#include "draw.h"
#include "games.h"
#include "json.h"
#include "import/import.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The verdict below the board. An invalid game is drawn as it stood before the move at fault. */
static void write_verdict(sink *s, const xo_record *record, const xo_finding *f)
{
  char player[PLAYER_CAP];
  if (f->move > 0)
    sink_format(s, "INVALID: move %d: %s", f->move, xo_message_status(f->why).text);
  else if (f->why != XO_OK)
    sink_format(s, "INVALID: %s", xo_message_status(f->why).text);
  else if (f->outcome > 0)
    sink_format(s, "%s wins", player_name(record->rules, f->outcome, player));
  else if (f->outcome == XO_DRAW)
    sink_string(s, "DRAW");
  else
    sink_format(s, "UNFINISHED: %s", player_to_move(record->rules, report_turn(record, f), player));
}

/* Games one after the other. */
typedef struct {
  games g;
  unsigned long long drawn;  /* so many have been */
  unsigned long long number; /* if it is not 0, the line whose games are drawn */
  unsigned long long seen;   /* games of all files so far */
} showing;

/* "# Anna - Bruno, 2026-11-01, Club": what a record says of its game, as a comment; who begins is the first. */
static void write_names(const import_game *g)
{
  sink *s = standard_output();
  const char *const more[] = {g->date, g->event};
  const char *before = "# ";
  if (g->first[0] != '\0' || g->second[0] != '\0') {
    sink_string(s, before);
    sink_name(s, g->first[0] == '\0' ? "?" : g->first);
    sink_string(s, " - ");
    sink_name(s, g->second[0] == '\0' ? "?" : g->second);
    before = ", ";
  }
  for (size_t k = 0; k < sizeof more / sizeof more[0]; k++)
    if (more[k][0] != '\0') {
      sink_string(s, before);
      sink_name(s, more[k]);
      before = ", ";
    }
  sink_string(s, *before == ',' ? "\n" : "");
}

/* Writes what is above a board: an empty line after the one before, its place with --place, and names. */
static void write_head(showing *w, const line *where)
{
  sink *s = standard_output();
  bool first = w->drawn++ == 0;
  if (w->g.o->json || w->g.o->svg)
    return;
  sink_string(s, first ? "" : "\n");
  if (w->g.o->place) {
    put_place(s, where);
    sink_string(s, "\n");
  }
  if (where->record != NULL)
    write_names(where->record);
}

/* Whether columns are labelled with letters: by default where the first move is written so, and of records. */
static bool lettered(const showing *w, const line *where)
{
  xo_finding first = {.why = XO_TOO_MANY, .move = 1};
  xo_range move = xo_message_range(w->g.by.rules, first, where->text, where->len);
  bool written = where->record != NULL || (move.len > 0 && isalpha((unsigned char)where->text[move.at]));
  return w->g.o->labels == LABELS_AS_WRITTEN ? written : w->g.o->labels == LABELS_LETTERS;
}

/* Of a record row 1 is at the bottom, as programs of such records draw it, unless --origin says where it is. */
static options drawn_by(const showing *w, const line *where)
{
  options mine = *w->g.o;
  if (mine.origin == ORIGIN_AS_WRITTEN && where->record != NULL)
    mine.origin = ORIGIN_BOTTOM;
  return mine;
}

/* The board as a picture, its verdict below it. */
static void draw_picture(const showing *w, const line *where, const xo_finding *f)
{
  static char text[SINK_CAP];
  static sink verdict = {.fd = -1, .cap = SINK_CAP, .text = text};
  verdict.used = 0;
  write_verdict(&verdict, &w->g.last.record, f);
  text[verdict.used] = '\0';
  options by = drawn_by(w, where);
  draw_svg(&w->g.last.record, &w->g.last.game, f->outcome, text, &by, lettered(w, where));
}

/* The board, its verdict, and whether that is what is claimed; or all of it as JSON. */
static void write_answer(const showing *w, const line *where, const xo_answer *e)
{
  sink *s = standard_output();
  const xo_finding *f = &e->finding;
  options by = drawn_by(w, where);
  if (w->g.o->json) {
    json_game(s, where, w->g.count, w->g.o, e);
    json_end(s);
  } else if (e->kind == XO_ANSWER_UNJUDGED)
    sink_string(s, where->record != NULL ? "UNJUDGED: unread\n" : "UNJUDGED: no-rules\n");
  else if (w->g.o->svg && f->why != XO_TOO_LONG)
    draw_picture(w, where, f);
  else {
    if (f->why != XO_TOO_LONG)
      draw_board(&w->g.last.game, f->outcome, (xo_pos){0, 0}, &by, lettered(w, where));
    write_verdict(s, &w->g.last.record, f);
    sink_format(s, " (moves used: %d, given: %d)\n", f->used, f->given);
    if (w->g.o->mistakes && f->why == XO_OK)
      write_mistakes(&w->g.last.record, f->used, w->g.o, lettered(w, where));
    if (w->g.o->claims && e->check != XO_CLAIM_UNCHECKED)
      sink_format(s, "claimed: %s, which %s\n", xo_message_outcome(w->g.by.rules, e->claim.outcome).text,
                  e->check == XO_CLAIM_OPEN ? "is open" : report_check(e->check));
  }
}

/* Judges the game again as far as --moves asks for it. */
static void cut_game(showing *w, const line *where)
{
  games *g = &w->g;
  int kind = g->last.kind;
  xo_finding move = {.why = XO_TOO_MANY, .move = g->o->moves};
  xo_range last = {0, 0};
  if (g->o->moves > 0)
    last = xo_message_range(g->by.rules, move, where->text, where->len);
  if (g->o->moves < 0 || line_too_long(where) || (g->o->moves > 0 && last.len == 0))
    return;
  line first = *where;
  first.len = last.at + last.len;
  g->partial = true;
  (void)games_judge(g, &first);
  g->partial = g->o->partial;
  g->last.kind = kind;
}

/* A game may be unfinished: it is drawn as it is. */
static void show_game(void *to, const line *where)
{
  showing *w = to;
  const xo_answer *e = games_judge(&w->g, where);
  if (e->kind != XO_ANSWER_GAME && e->kind != XO_ANSWER_UNJUDGED)
    return; /* the words of the command line may be an @ line */
  w->g.count++;
  w->seen++;
  if (w->g.o->game > 0 && w->seen != (unsigned long long)w->g.o->game)
    return;
  if (w->number > 0 && where->number != w->number)
    return;
  w->g.done = w->g.o->game > 0;
  write_head(w, where);
  cut_game(w, where);
  write_answer(w, where, e);
  if (e->faulty != 0)
    report_game(standard_error(), where, w->g.o, e);
  if (e->faulty != 0 && e->check != XO_CLAIM_OPEN)
    w->g.status = worse(w->g.status, STATUS_INVALID);
}

/* Whether the words are files, or games of lines such as a.txt:7: the first can be read as no move, and there is such a
 * file. */
static bool is_file(const options *o, const char *word)
{
  static xo_moves moves;
  size_t len = strlen(word);
  if (strcmp(word, "-") == 0)
    return true;
  return len > 0 && (len > LINE_MAX_BYTES || xo_notation_read(o->rules, o->notation, word, (int)len, &moves).at >= 0) &&
         access(word, F_OK) == 0;
}

/* The line of a.txt:7, which is no file but has the name of one before the colon; 0: it is no such name. */
static unsigned long long line_number(const options *o, char *name)
{
  char *colon = strrchr(name, ':');
  unsigned long long number = colon == NULL ? 0 : strtoull(colon + 1, NULL, 10);
  if (number == 0 || colon[1 + strspn(colon + 1, "0123456789")] != '\0' || access(name, F_OK) == 0)
    return 0;
  *colon = '\0';
  bool file = is_file(o, name);
  *colon = ':';
  return file ? number : 0;
}

/* All games of a file, those of a line, or the one that --game asks for; whether it could be read. */
static bool show_file(showing *w, char *name)
{
  char in_line[40] = "";
  unsigned long long before = w->drawn;
  w->number = line_number(w->g.o, name);
  if (w->number > 0) {
    *strrchr(name, ':') = '\0';
    (void)snprintf(in_line, sizeof in_line, " in line %llu", w->number);
  }
  bool read = games_file(&w->g, name);
  if (read && w->drawn == before && w->g.o->game == 0) {
    put_file(source_name(name), "no game", in_line);
    w->g.status = STATUS_TROUBLE;
  }
  return read;
}

int show(const options *o, int argc, char **argv)
{
  static showing w;
  char none[80];
  bool read = true;
  w.g = (games){.o = o, .partial = o->partial, .take = show_game, .to = &w};
  argc -= o->first;
  argv += o->first;
  if (argc == 0 && (o->game > 0 || !isatty(STDIN_FILENO))) {
    char input[] = "-";
    read = show_file(&w, input);
  } else if (argc > 0 && (o->game > 0 || is_file(o, argv[0]) || line_number(o, argv[0]) > 0))
    for (int a = 0; a < argc && !w.g.done; a++)
      read = show_file(&w, argv[a]) && read;
  else {
    games_words(&w.g, argc, argv);
    if (w.drawn == 0)
      usage_error(o, "no game given", NULL, "");
  }
  (void)snprintf(none, sizeof none, "there is no game %d: the files have %llu", o->game, w.seen);
  if (o->game > 0 && w.drawn == 0 && read)
    usage_error(o, none, NULL, "");
  return w.g.status;
}
