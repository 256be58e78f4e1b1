/* threads.c: see threads.h. */
#include "io/posix.h"

#include "threads.h"
#include "foreign.h"
#include "io/location.h"
#include "io/progress.h"
#include "judge.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The verdicts on the lines of most pieces, and the messages of some, fit. */
enum { OUT_CAP = 1 << 20, ERR_CAP = 1 << 18 };

/* The lines of a piece that the source finds at once, where in its buffer they begin and end, and how many there are
 * before them. If the buffer holds more such windows, they are of the next piece. */
typedef struct {
  xo_lines lines;
  size_t begin, end;
  unsigned long long found;
} window;
enum { WINDOWS = 8 };

typedef struct {
  const options *o;
  options silent; /* the same without messages */
  /* The input, and the lock for it. */
  pthread_mutex_t reading;
  char **names; /* of the files that have not been opened, and a null */
  const char *file;
  bool open, more;  /* more: it has not been read to its end */
  const char *look; /* what it looks like, if not like games */
  bool told;        /* a piece of it has been taken, which tells of that */
  source s;
  settings by;              /* of the line that is next in the file */
  unsigned long long taken; /* pieces of the input */
  /* The output, and the lock for whose turn it is. */
  pthread_mutex_t turning;
  pthread_cond_t turned;
  unsigned long long turn;  /* the piece whose thread may write */
  unsigned long long games; /* in the pieces before it */
} threads;

typedef struct {
  threads *t;
  pthread_t thread;
  judge j;
  bool trouble;
  sink out, err;
  char out_text[OUT_CAP];
  char err_text[ERR_CAP];
  /* The piece. */
  unsigned long long number;
  const char *file;
  settings by; /* of its first line */
  const options *o;
  const char *look; /* what to tell of its file; null: nothing */
  source lines;
  window windows[WINDOWS];
  int count;
  int error; /* errno, if the file could not be opened, or not be read to its end */
} worker;

/* ---- taking ---- */

/* By what the lines after those that the source has found are judged: the last @ line says, or where that cannot be
 * read, the last one that can be says which rules were known before. Who judges the piece will say what is wrong. */
static void look_ahead(threads *t)
{
  settings_fault fault;
  bool known = true, read = false;
  for (int k = t->s.lines.count; k > 0 && !read; k--) {
    line l = source_at(&t->s, k - 1);
    if (settings_on(&l)) {
      read = settings_read(&t->by, &l, &fault);
      known = known && read;
    }
  }
  t->by.known = (read || t->by.known) && known;
}

static bool open_next(threads *t)
{
  const char *name = *t->names;
  t->names++;
  t->file = location_name(name);
  t->by = settings_of(t->o);
  t->told = false;
  t->open = t->more = source_open(&t->s, name);
  t->look = t->open && !t->o->quiet ? foreign_look(&t->s) : NULL;
  return t->open;
}

static void copy_lines(const xo_lines *from, xo_lines *to)
{
  to->count = from->count;
  memcpy(to->start, from->start, ((size_t)from->count + 1) * sizeof from->start[0]);
}

static void keep(const source *s, window *w)
{
  copy_lines(&s->lines, &w->lines);
  w->begin = s->block;
  w->end = s->start;
  w->found = s->found;
}

/* As if this source, which has the bytes, had found these lines. */
static void find(source *s, const window *w)
{
  copy_lines(&w->lines, &s->lines);
  s->block = w->begin;
  s->start = w->end;
  s->found = w->found;
  s->next = 0;
}

/* Reads until there are lines, and takes all that there are. At the end of a file there are none, and what is left
 * after a mistake is no line. */
static bool read_piece(threads *t, worker *w)
{
  bool found = source_lines(&t->s);
  while (!found && t->more) {
    t->more = source_fill(&t->s);
    found = source_lines(&t->s);
  }
  w->file = t->file;
  w->by = t->by;
  w->o = t->look == NULL ? t->o : &t->silent;
  w->look = t->told ? NULL : t->look;
  w->count = 0;
  w->error = found ? 0 : t->s.error;
  if (!found) {
    source_close(&t->s);
    t->open = false;
    return w->error != 0;
  }
  do {
    look_ahead(t);
    keep(&t->s, &w->windows[w->count]);
    w->count++;
  } while (w->count < WINDOWS && source_lines(&t->s));
  size_t from = w->windows[0].begin, to = w->windows[w->count - 1].end;
  memcpy(w->lines.text + from, t->s.text + from, to - from);
  t->told = true;
  w->lines.bytes = t->s.bytes;
  w->lines.size = t->s.size;
  return true;
}

static bool next_piece(threads *t, worker *w)
{
  while (t->open || *t->names != NULL) {
    if (!t->open && !open_next(t)) {
      w->error = errno;
      w->file = t->file;
      w->by = t->by;
      w->o = t->o;
      w->look = NULL;
      w->lines.size = 0;
      w->count = 0;
      return true;
    }
    if (read_piece(t, w))
      return true;
  }
  return false;
}

static bool take(worker *w)
{
  threads *t = w->t;
  (void)pthread_mutex_lock(&t->reading);
  bool taken = next_piece(t, w);
  w->number = t->taken;
  t->taken += taken;
  (void)pthread_mutex_unlock(&t->reading);
  return taken;
}

/* ---- writing ---- */

/* From here on nobody else writes, until the turn is passed on. */
static void await_turn(void *whose)
{
  const worker *w = whose;
  threads *t = w->t;
  (void)pthread_mutex_lock(&t->turning);
  while (t->turn != w->number)
    (void)pthread_cond_wait(&t->turned, &t->turning);
  (void)pthread_mutex_unlock(&t->turning);
}

/* The same before messages, for which the progress line makes way. */
static void await_line(void *whose)
{
  await_turn(whose);
  progress_hide();
  sink_flush(standard_error());
}

static void pass_turn(threads *t)
{
  (void)pthread_mutex_lock(&t->turning);
  t->turn++;
  (void)pthread_cond_broadcast(&t->turned);
  (void)pthread_mutex_unlock(&t->turning);
}

static void answer(worker *w, unsigned long long games)
{
  if (w->error != 0) {
    w->trouble = true;
    foreign_trouble(w->j.err, w->t->o, w->file, w->error);
  }
  await_turn(w);
  sink_flush(&w->out);
  sink_flush(&w->err);
  w->t->games += games;
  progress_at(w->file, &w->lines, w->t->games);
  pass_turn(w->t);
}

/* ---- the threads ---- */

static void *work(void *who)
{
  worker *w = who;
  while (take(w)) {
    unsigned long long games = judge_games(&w->j);
    w->j.o = w->o;
    judge_set(&w->j, &w->by);
    if (w->look != NULL)
      foreign_tell(w->j.err, w->file, w->look);
    for (int k = 0; k < w->count; k++) {
      find(&w->lines, &w->windows[k]);
      judge_block(&w->j, w->file, &w->lines);
    }
    answer(w, judge_games(&w->j) - games);
  }
  return NULL;
}

static void begin(worker *w, threads *t)
{
  bool one = standard_error() == standard_output();
  w->t = t;
  w->out = (sink){.fd = standard_output()->fd,
                  .cap = OUT_CAP,
                  .text = w->out_text,
                  .before = one ? await_line : await_turn,
                  .whose = w};
  w->err = (sink){.fd = standard_error()->fd, .cap = ERR_CAP, .text = w->err_text, .before = await_line, .whose = w};
  judge_begin(&w->j, t->o, &w->out, one ? &w->out : &w->err);
}

static void end(worker *w, upshot *all)
{
  tally sum = judge_sum(&w->j);
  tally_add(&all->sum, &sum);
  all->trouble = all->trouble || w->trouble || w->j.faulty;
}

/* As many as are wanted, or as there is room for: with fewer the output is the same. The first is the caller's. */
static int gather(threads *t, worker **workers, int wanted)
{
  int n = 0;
  for (; n < wanted && (workers[n] = calloc(1, sizeof *workers[n])) != NULL; n++) {
    begin(workers[n], t);
    if (n > 0 && pthread_create(&workers[n]->thread, NULL, work, workers[n]) != 0) {
      free(workers[n]);
      break;
    }
  }
  return n;
}

upshot threads_judge(const options *o, char **names)
{
  static threads t = {
      .reading = PTHREAD_MUTEX_INITIALIZER, .turning = PTHREAD_MUTEX_INITIALIZER, .turned = PTHREAD_COND_INITIALIZER};
  worker *workers[JOBS_MAX];
  upshot all = {.trouble = false};
  t.o = o;
  t.silent = *o;
  t.silent.quiet = t.silent.silent = true;
  t.names = names;
  int n = gather(&t, workers, o->jobs);
  if (n == 0) {
    sink_format(standard_error(), "%s: not enough memory\n", o->command);
    leave(STATUS_TROUBLE);
  }
  (void)work(workers[0]);
  for (int k = 0; k < n; k++) {
    if (k > 0)
      (void)pthread_join(workers[k]->thread, NULL);
    end(workers[k], &all);
    free(workers[k]);
  }
  return all;
}
