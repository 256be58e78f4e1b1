/* replay.c: xo replay, one verdict for each line of its files; with several threads the bytes are the same.
 *
 * Each thread takes the next lines of the input, judges them with an object of its own, waits until the lines before
 * them have been answered, and writes. So it waits for nobody to read what it has judged, and what waits to be written
 * is bounded: a thread whose buffer is full waits for its turn.
 */
#include "command.h"
#include "foreign.h"
#include "judge.h"
#include "perfect.h"
#include "io/progress.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The verdicts on the lines of most pieces, and the messages of some, fit. */
enum { OUT_CAP = 1 << 20, ERR_CAP = 1 << 18 };

typedef struct {
  const options *o;
  bool alone; /* one thread judges, and the lines stay where they have been read */
  /* The input, and the lock for it. */
  pthread_mutex_t reading;
  char **names;            /* of the files that have not been opened, and a null */
  bool open, more;         /* more: it has not been read to its end */
  const char *look, *told; /* what it looks like if it is no file of games, else null; and until that is reported */
  source s;
  settings by;              /* of the line that is next in the file */
  unsigned long long taken; /* pieces of the input */
  /* The output, and the lock for whose turn it is. */
  pthread_mutex_t turning;
  pthread_cond_t turned;
  unsigned long long turn;  /* the piece whose thread may write */
  unsigned long long games; /* in the pieces before it */
} replaying;

typedef struct {
  replaying *r;
  pthread_t thread;
  judge j;
  bool trouble; /* a file could not be read */
  sink out, err;
  char out_text[OUT_CAP];
  char err_text[ERR_CAP];
  /* The piece. */
  unsigned long long number;
  const char *file;
  settings by;      /* of its first line */
  const char *look; /* what to tell of its file; null: nothing */
  source *lines;    /* null: there are none, but a file that could not be opened, or not be read to its end */
  source copy;
  int error; /* errno of that */
} worker;

/* ---- taking ---- */

/* By what the lines after those that the source has found are judged: the last @ line says, or where that cannot be
 * read, the last one that can be says which rules were known before. Who judges the piece will say what is wrong. */
static void look_ahead(replaying *r)
{
  xo_settings_line unused;
  bool known = true, read = false;
  for (int k = r->s.lines.count; k > 0 && !read; k--) {
    line l = source_at(&r->s, k - 1);
    if (settings_read(&r->by, &l, &unused)) {
      read = r->by.valid != 0;
      known = known && read;
    }
  }
  r->by.valid = (read || r->by.valid) && known;
}

static bool open_next(replaying *r)
{
  r->by = settings_of(r->o);
  r->open = r->more = source_open(&r->s, *r->names++);
  r->look = r->told = r->open && !r->o->quiet ? foreign_look(&r->s) : NULL;
  return r->open;
}

/* A source with the lines that another one has found. */
static void copy_lines(const source *from, source *to)
{
  memcpy(to->text, source_block(from), from->start - from->block);
  to->file = from->file;
  to->lines.count = from->lines.count;
  memcpy(to->lines.start, from->lines.start, ((size_t)from->lines.count + 1) * sizeof from->lines.start[0]);
  to->block = 0;
  to->next = 0;
  to->found = from->found;
  to->bytes = from->bytes;
  to->size = from->size;
}

/* Reads until there are lines, and takes them. At the end of a file there are none, and what is left after a mistake is
 * no line. */
static bool read_piece(replaying *r, worker *w)
{
  bool found = source_lines(&r->s);
  while (!found && r->more) {
    if (r->alone)
      progress_at(&r->s, r->games);
    r->more = source_fill(&r->s);
    found = source_lines(&r->s);
  }
  w->error = found ? 0 : r->s.error;
  w->look = r->told;
  r->told = NULL;
  w->lines = !found ? NULL : r->alone ? &r->s : &w->copy;
  if (!found) {
    source_close(&r->s);
    r->open = false;
    return w->error != 0;
  }
  if (!r->alone) {
    look_ahead(r);
    copy_lines(&r->s, &w->copy);
  }
  return true;
}

static bool next_piece(replaying *r, worker *w)
{
  bool taken = false;
  while (!taken && (r->open || *r->names != NULL)) {
    bool there = r->open || open_next(r);
    w->file = r->s.file;
    w->by = r->by;
    w->j.silent = r->look != NULL;
    w->look = NULL;
    w->lines = NULL;
    w->copy.file = r->s.file;
    w->copy.size = 0; /* no share of a file that cannot be read */
    w->error = errno;
    taken = !there || read_piece(r, w);
  }
  return taken;
}

static bool take(worker *w)
{
  replaying *r = w->r;
  (void)pthread_mutex_lock(&r->reading);
  bool taken = next_piece(r, w);
  w->number = r->taken;
  r->taken += taken;
  (void)pthread_mutex_unlock(&r->reading);
  return taken;
}

/* ---- writing ---- */

/* From here on nobody else writes, until the turn is passed on. */
static void await_turn(void *whose)
{
  const worker *w = whose;
  replaying *r = w->r;
  (void)pthread_mutex_lock(&r->turning);
  while (r->turn != w->number)
    (void)pthread_cond_wait(&r->turned, &r->turning);
  (void)pthread_mutex_unlock(&r->turning);
}

/* The same before messages, for which the progress line makes way. */
static void await_line(void *whose)
{
  await_turn(whose);
  progress_hide();
  sink_flush(standard_error());
}

static void answer(worker *w, unsigned long long games)
{
  replaying *r = w->r;
  if (w->error != 0) {
    w->trouble = true;
    foreign_trouble(w->j.err, r->o, w->file, w->error);
  }
  await_turn(w);
  sink_flush(&w->out);
  sink_flush(&w->err);
  r->games += games;
  if (!r->alone)
    progress_at(&w->copy, r->games);
  (void)pthread_mutex_lock(&r->turning);
  r->turn++;
  (void)pthread_cond_broadcast(&r->turned);
  (void)pthread_mutex_unlock(&r->turning);
}

/* ---- the threads ---- */

static void *work(void *who)
{
  worker *w = who;
  while (take(w)) {
    unsigned long long games = w->j.state.sum.count[XO_TALLY_GAMES];
    if (w->look != NULL)
      foreign_tell(w->j.err, w->file, w->look);
    if (w->lines != NULL) {
      if (!w->r->alone || w->lines->found == 0)
        w->j.state.settings = w->by;
      judge_block(&w->j, w->lines);
    }
    answer(w, w->j.state.sum.count[XO_TALLY_GAMES] - games);
  }
  return NULL;
}

static void begin(worker *w, replaying *r)
{
  bool one = standard_error() == standard_output();
  w->r = r;
  w->out = (sink){.fd = standard_output()->fd,
                  .cap = OUT_CAP,
                  .text = w->out_text,
                  .before = one ? await_line : await_turn,
                  .whose = w};
  w->err = (sink){.fd = standard_error()->fd, .cap = ERR_CAP, .text = w->err_text, .before = await_line, .whose = w};
  judge_begin(&w->j, r->o, &w->out, one ? &w->out : &w->err);
}

/* The memory; without it the program ends. */
static void *need(const options *o, void *memory)
{
  if (memory != NULL)
    return memory;
  sink_format(standard_error(), "%s: not enough memory\n", o->command);
  leave(STATUS_TROUBLE);
}

/* As many as are wanted, or as memory allows: with fewer the output is the same. The first is the caller's. */
static int gather(replaying *r, worker **workers, int wanted)
{
  int n = 0;
  for (; n < wanted && (workers[n] = calloc(1, sizeof *workers[n])) != NULL; n++) {
    begin(workers[n], r);
    if (n > 0 && pthread_create(&workers[n]->thread, NULL, work, workers[n]) != 0) {
      free(workers[n]);
      break;
    }
  }
  return n;
}

/* What all have counted and seen; whether a file or a line of settings could not be read. */
static bool judge_all(replaying *r, int jobs, judge *sum)
{
  worker *workers[JOBS_MAX];
  bool trouble = false;
  int n = gather(r, workers, jobs);
  (void)work(need(r->o, n > 0 ? workers[0] : NULL));
  for (int k = 0; k < n; k++) {
    if (k > 0)
      (void)pthread_join(workers[k]->thread, NULL);
    const judge *own = &workers[k]->j;
    for (int row = 0; row < XO_TALLY_ROWS; row++)
      sum->state.sum.count[row] += own->state.sum.count[row];
    sum->column_i = sum->column_i || own->column_i;
    sum->column_j = sum->column_j || own->column_j;
    trouble = trouble || workers[k]->trouble || own->faulty;
    free(workers[k]);
  }
  return trouble;
}

/* ---- the summary ---- */

/* Of two players and of more. */
static unsigned long long ended(const xo_tally *sum, xo_outcome outcome)
{
  int row = outcome - XO_DRAW;
  return sum->count[XO_TALLY_ENDED + row] + sum->count[XO_TALLY_MORE + row];
}

static void write_row(const char *indent, const char *name, unsigned long long n)
{
  sink_format(standard_error(), "%s%-*s %llu\n", indent, 12 - (int)strlen(indent), name, n);
}

/* What the players have won: all players under these rules, and others who have won something under other rules. */
static void write_players(const xo_tally *sum, xo_rules rules)
{
  xo_rules most = rules;
  for (int k = 0; k < 2; k++) {
    const unsigned long long *won = &sum->count[(k == 0 ? XO_TALLY_ENDED : XO_TALLY_MORE) - XO_DRAW];
    most.players = k == 0 ? 2 : XO_PLAYERS_MAX;
    for (xo_player p = 1; p <= most.players; p++)
      if (won[p] > 0 || (k == (rules.players > 2) && p <= rules.players))
        write_row("", xo_message_outcome(most, p).text, won[p]);
  }
}

/* Where claims were checked, and there were some. */
static void write_claims(const xo_tally *sum)
{
  const unsigned long long *claims = &sum->count[XO_TALLY_CLAIMS];
  if (claims[XO_CLAIM_HOLDS] + claims[XO_CLAIM_FAILS] + claims[XO_CLAIM_OPEN] == 0)
    return;
  write_row("", "claims hold", claims[XO_CLAIM_HOLDS]);
  write_row("", "claims fail", claims[XO_CLAIM_FAILS]);
  write_row("", "claims open", claims[XO_CLAIM_OPEN]);
}

/* The tallies: those of all outcomes under these rules, and the others that are not 0. */
static void write_tally(const xo_tally *sum, xo_rules rules)
{
  static const xo_outcome nobody[] = {XO_DRAW, XO_UNFINISHED};
  static const xo_status reasons[] = {XO_OFF_BOARD, XO_TAKEN,  XO_TOO_FEW, XO_TOO_MANY,
                                      XO_AFTER_END, XO_SYNTAX, XO_TOO_LONG};
  const unsigned long long *count = sum->count, *invalid = count + XO_TALLY_INVALID;
  write_row("", "games", count[XO_TALLY_GAMES]);
  write_players(sum, rules);
  for (int k = 0; k < 2; k++)
    write_row("", xo_message_outcome(rules, nobody[k]).text, ended(sum, nobody[k]));
  write_row("", "INVALID", invalid[XO_OK]);
  for (size_t k = 0; k < sizeof reasons / sizeof reasons[0]; k++)
    if (invalid[reasons[k]] > 0)
      write_row("  ", xo_message_status(reasons[k]).text, invalid[reasons[k]]);
  if (count[XO_TALLY_UNJUDGED] > 0)
    write_row("", "UNJUDGED", count[XO_TALLY_UNJUDGED]);
  write_row("", "moves used", count[XO_TALLY_USED]);
  write_row("", "moves given", count[XO_TALLY_GIVEN]);
  write_claims(sum);
}

/* ---- the command ---- */

/* With --mistakes one thread judges, since the table is one. It is filled now, before progress is shown. */
static void begin_mistakes(const options *o)
{
  xo_game empty;
  const char *why = perfect_why_not(o->rules);
  if (why != NULL)
    usage_error(o, why, NULL, "");
  xo_init(&empty, o->rules);
  (void)perfect_worth(&empty, &o->order);
}

/* Whether the letters seem to be those of a go board, which has no column I, and were read as if it had: games stay
 * open, or claims fail. */
static bool seems_go(const judge *sum)
{
  const xo_tally *t = &sum->state.sum;
  return (sum->o->notation & XO_GO_LETTERS) == 0 && sum->column_j && !sum->column_i &&
         ended(t, XO_UNFINISHED) + t->count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS] > 0;
}

int replay(const options *o, int argc, char **argv)
{
  static judge sum;
  static char input[] = "-";
  static char *only[] = {input, NULL};
  const unsigned long long *count = sum.state.sum.count;
  int jobs = o->mistakes ? 1 : o->jobs;
  replaying *r = need(o, calloc(1, sizeof *r));
  (void)pthread_mutex_init(&r->reading, NULL);
  (void)pthread_mutex_init(&r->turning, NULL);
  (void)pthread_cond_init(&r->turned, NULL);
  r->o = o;
  r->alone = jobs == 1;
  r->names = o->first < argc ? argv + o->first : only;
  judge_begin(&sum, o, NULL, NULL);
  sink_holds("verdicts are lost");
  if (o->mistakes)
    begin_mistakes(o);
  progress_begin(!o->quiet, true);
  bool trouble = judge_all(r, jobs, &sum);
  free(r);
  progress_hide();
  if (!o->quiet && seems_go(&sum))
    sink_string(standard_error(),
                "xo replay: columns J to T and never an I: give --letters go if the letters are a go board's\n");
  if (o->summary)
    write_tally(&sum.state.sum, o->rules);
  if (trouble)
    return STATUS_TROUBLE;
  bool faulty = count[XO_TALLY_INVALID + XO_OK] > 0 || count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS] > 0;
  return faulty ? STATUS_INVALID : STATUS_VALID;
}
