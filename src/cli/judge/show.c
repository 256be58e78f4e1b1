/* show.c: xo show, games drawn in the terminal: that of the command line, those of standard input, or one of a file. */
#include "command.h"
#include "draw.h"
#include "games.h"
#include "json.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The verdict below the board. An invalid game is drawn as it stood before the move at fault. */
static void conclude(sink *s, const xo_record *record, const xo_finding *f)
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
  bool any; /* one has been drawn */
} showing;

/* What is claimed, and whether the verdict agrees. */
static void compare(const showing *w, const xo_entry *e)
{
  if (w->g.o->claims && !(w->g.o->json || w->g.o->svg) && e->check != XO_CLAIM_UNCHECKED)
    sink_format(standard_output(), "claimed: %s, which %s\n", xo_message_outcome(w->g.by.rules, e->claim.outcome).text,
                e->check == XO_CLAIM_OPEN ? "is open" : report_check(e->check));
}

/* Writes what is above a board: an empty line after the one before, and its place with --place. */
static void introduce(showing *w, const line *where)
{
  sink *s = standard_output();
  if (w->any && !(w->g.o->json || w->g.o->svg))
    sink_string(s, "\n");
  w->any = true;
  if (!w->g.o->place || w->g.o->json || w->g.o->svg)
    return;
  put_place(s, where);
  sink_string(s, "\n");
}

/* Whether columns are labelled with letters: by default where the first move is written so. */
static bool lettered(const showing *w, const line *where)
{
  xo_finding first = {.why = XO_TOO_MANY, .move = 1};
  xo_range move = xo_message_range(w->g.by.rules, first, where->text, where->len);
  bool written = move.len > 0 && isalpha((unsigned char)where->text[move.at]);
  return w->g.o->labels == LABELS_AS_WRITTEN ? written : w->g.o->labels == LABELS_LETTERS;
}

/* The board as a picture, its verdict below it. */
static void picture(const showing *w, const line *where, const xo_finding *f)
{
  static char text[SINK_CAP];
  static sink verdict = {.fd = -1, .cap = SINK_CAP, .text = text};
  verdict.used = 0;
  conclude(&verdict, &w->g.record, f);
  text[verdict.used] = '\0';
  draw_svg(&w->g.record, &w->g.game, f->outcome, text, w->g.o, lettered(w, where));
}

/* The board and its verdict, or the verdict as JSON. */
static void answer(const showing *w, const line *where, const xo_entry *e)
{
  sink *s = standard_output();
  const xo_finding *f = &e->finding;
  if (w->g.o->json) {
    json_begin(s, where, w->g.count);
    json_game(s, where, w->g.o, &w->g.record, &w->g.game, e);
    json_end(s);
  } else if (e->kind == XO_ENTRY_UNJUDGED)
    sink_string(s, "UNJUDGED: no-rules\n");
  else if (w->g.o->svg && f->why != XO_TOO_LONG)
    picture(w, where, f);
  else {
    if (f->why != XO_TOO_LONG)
      draw_board(&w->g.game, f->outcome, (xo_pos){0, 0}, w->g.o, lettered(w, where));
    conclude(s, &w->g.record, f);
    sink_format(s, " (moves used: %d, given: %d)\n", f->used, f->given);
    if (w->g.o->mistakes && f->why == XO_OK)
      write_mistakes(&w->g.record, f->used, w->g.o, lettered(w, where));
  }
}

/* The game as far as --moves asks for it. */
static xo_entry cut(showing *w, const line *where, const xo_entry *e)
{
  games *g = &w->g;
  xo_finding move = {.why = XO_TOO_MANY, .move = g->o->moves};
  xo_range last = {0, 0};
  if (g->o->moves > 0)
    last = xo_message_range(g->by.rules, move, where->text, where->len);
  if (g->o->moves < 0 || line_too_long(where) || (g->o->moves > 0 && last.len == 0))
    return *e;
  line first = *where;
  first.len = last.at + last.len;
  xo_entry cut = games_judge(g, &first);
  cut.kind = e->kind;
  return cut;
}

/* A game may be unfinished: it is drawn as it is. */
static void take(void *to, const line *where)
{
  showing *w = to;
  xo_entry found = games_judge(&w->g, where);
  if (found.kind == XO_ENTRY_NONE)
    return;
  bool claims = w->g.o->claims;
  w->g.count++;
  if (w->g.o->game > 0 && w->g.count != (unsigned long long)w->g.o->game)
    return;
  w->g.done = w->g.o->game > 0;
  introduce(w, where);
  xo_entry e = cut(w, where, &found);
  answer(w, where, &e);
  compare(w, &e);
  if (e.finding.why != XO_OK || claims)
    report_game(standard_error(), where, w->g.o, &w->g.record, &e);
  if (e.kind == XO_ENTRY_GAME && (e.finding.why != XO_OK || (claims && e.check == XO_CLAIM_FAILS)))
    w->g.status = worse(w->g.status, STATUS_INVALID);
}

/* All games of a file, or the one that --game asks for. */
static void show_file(showing *w, const char *name)
{
  char none[80];
  if (!games_file(&w->g, name) || w->any)
    return;
  if (w->g.o->game == 0)
    usage_error(w->g.o, "no game on standard input", NULL, "");
  (void)snprintf(none, sizeof none, " has no game %d; it has %llu", w->g.o->game, w->g.count);
  usage_error(w->g.o, "the file", source_name(name), none);
}

/* A file in the place of a game: which word cannot be read as moves, and names one. */
static void refuse_file(const options *o, int argc, char **argv)
{
  static xo_moves moves;
  for (int i = 0; i < argc; i++) {
    size_t len = strlen(argv[i]);
    if (len > 0 && len <= LINE_MAX_BYTES && access(argv[i], F_OK) == 0 &&
        xo_notation_read(o->rules, o->notation, argv[i], (int)len, &moves).at >= 0)
      usage_error(o, "this is a file, not a game:", argv[i],
                  "; xo show - <FILE draws its games, xo show --game N FILE one");
  }
}

int show(const options *o, int argc, char **argv)
{
  static showing w;
  w.g = (games){.o = o, .take = take, .to = &w};
  argc -= o->first;
  argv += o->first;
  if (argc == 0 && o->game == 0)
    usage_error(o, "no game given", NULL, "");
  if (argc > 1 && o->game > 0)
    usage_error(o, "--game is for one file, and another is", argv[1], "");
  if (o->game > 0 || (argc == 1 && strcmp(argv[0], "-") == 0)) {
    show_file(&w, argc == 0 ? "-" : argv[0]);
    return w.g.status;
  }
  refuse_file(o, argc, argv);
  games_words(&w.g, argc, argv);
  if (!w.any)
    usage_error(o, "no game given", NULL, "");
  return w.g.status;
}
