/* save.c: see play.h. */
#include "play.h"
#include "import/format.h"
#include "io/sink.h"
#include "judge/games.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NEW_CAP = LINES_CAP + LINE_MAX_BYTES };

/* A place of the game in a file: the line of its moves, and from the first save on the @ line before it. */
typedef struct {
  off_t at;
  int len;
  settings by; /* of the lines before it */
  bool set;    /* it begins with the @ line */
  char file[NAME_CAP];
  char text[NEW_CAP];
} place;

/* Those of the files that the game has been saved to, m->places. If all are in use, the next file replaces the last. */
enum { PLACES = 4 };
static place places[PLACES];
static place *const resumed_from = places;

/* The one in m->file; null: there is none. */
static place *place_of(const match *m)
{
  for (int k = 0; k < m->places; k++)
    if (strcmp(m->file, places[k].file) == 0)
      return &places[k];
  return NULL;
}

typedef struct {
  games g;
  line last; /* that is not blank, its text in resumed_from; its number is 0: there is none */
} reading;

static void keep_last_game(void *to, const line *l)
{
  reading *r = to;
  if (games_judge(&r->g, l)->kind == XO_ANSWER_NONE)
    return;
  r->last = *l;
  r->last.text = memcpy(resumed_from->text, l->text, (size_t)l->len);
  resumed_from->by = r->g.by;
  resumed_from->at = (off_t)l->offset;
  resumed_from->len = l->len;
}

/* The game that was kept, if it can go on. */
static void go_on(match *m, reading *r)
{
  r->g.by = resumed_from->by;
  const xo_answer *e = games_judge(&r->g, &r->last);
  m->record = r->g.last.record;
  match_judge(m);
  if (e->kind == XO_ANSWER_GAME && e->finding.why == XO_OK && e->finding.outcome == XO_UNFINISHED)
    return;
  if (e->kind == XO_ANSWER_GAME && e->finding.why == XO_OK) {
    char status[STATUS_CAP];
    match_status(m, status);
    put_column(standard_error(), &r->last, 1);
    sink_format(standard_error(), "the last game is over: %s (without --resume another one begins)\n", status);
  } else
    report_game(standard_error(), &r->last, r->g.o, e);
  leave(STATUS_TROUBLE);
}

void resume(match *m)
{
  static reading r;
  const options *o = m->o;
  struct stat info;
  if (o->save != NULL)
    usage_error(o, "--save", o->save, " cannot be given with --resume: s saves to its file");
  if (!match_name_file(m, o->resume, (int)strlen(o->resume)))
    usage_error(o, "--resume", o->resume, " is too long a name");
  if (strcmp(o->resume, "-") == 0 || (stat(o->resume, &info) == 0 && !S_ISREG(info.st_mode)))
    usage_error(o, "--resume", o->resume, " is no file that a game can be written back to");
  (void)snprintf(resumed_from->file, sizeof resumed_from->file, "%s", o->resume);
  r.g = (games){.o = o, .partial = true, .take = keep_last_game, .to = &r};
  if (!games_file(&r.g, o->resume))
    leave(STATUS_TROUBLE);
  if (r.last.number == 0) {
    sink_string(standard_error(), "xo play: ");
    sink_name(standard_error(), resumed_from->file);
    sink_string(standard_error(), ": no game to go on with (without --resume one begins)\n");
    leave(STATUS_TROUBLE);
  }
  go_on(m, &r);
  m->ask_file = false;
  m->saved = true;
  m->places = r.last.record == NULL;
}

static void keep_place(match *m, off_t at, const char *lines, int len)
{
  place *old = place_of(m);
  if (old == NULL) {
    m->places += m->places < PLACES;
    old = &places[m->places - 1];
  }
  (void)snprintf(old->file, sizeof old->file, "%s", m->file);
  old->set = true;
  old->at = at;
  old->len = len - 1; /* without the newline at its end, as lines have none */
  memcpy(old->text, lines, (size_t)old->len);
}

static bool has_place(const match *m) { return place_of(m) != NULL && access(m->file, F_OK) == 0; }

/* The line of the settings, unless they are null, and that of the moves with a blank and what was after them, if it was
 * there; without a newline at the end. Answers the length; -1: the line would be too long. */
static int write_game(const match *m, const settings *by, const char *after, int kept, char *to, size_t cap)
{
  char moves[XO_WRITTEN_CAP];
  int written = xo_notation_written(&m->record, moves);
  int len = by != NULL ? settings_write(by, false, to) : 0;
  if (written < 0)
    abort();
  if (written + 1 + kept > LINE_MAX_BYTES)
    return -1;
  len += snprintf(to + len, cap - (size_t)len, "%s%.*s%s", len > 0 ? "\n" : "", written, moves, kept > 0 ? " " : "");
  if (kept > 0)
    memcpy(to + len, after, (size_t)kept);
  return len + kept;
}

static bool write_at(int fd, off_t at, const char *text, size_t len)
{
  return lseek(fd, at, SEEK_SET) == at && write_all(fd, text, len) == len;
}

/* Puts the text in the place of a file's last bytes, `was`. What makes the file longer is written first. Null, or why
 * not; then `was` is there again, unless the reason says otherwise. */
static const char *replace_bytes(int fd, off_t at, const char *was, size_t len, const char *text, size_t new)
{
  size_t both = new < len ? new : len;
  off_t end = at + (off_t)len;
  bool done = write_at(fd, end, text + both, new - both) && write_at(fd, at, text, both) &&
              (new >= len || ftruncate(fd, at + (off_t) new) == 0);
  if (done)
    return NULL;
  const char *why = strerror(errno);
  bool back = write_at(fd, at, was, len) && ftruncate(fd, end) == 0;
  return back ? why : "what stood in the file before could not be put back";
}

/* The same, of the line and what follows it, if the line is still there. Null, or why not. */
static const char *replace_line(int fd, const place *old, const char *text, size_t len)
{
  static const char moved[] = "the game is not in its place any more";
  off_t end = lseek(fd, 0, SEEK_END);
  size_t had = (size_t)old->len;
  size_t all = end < old->at ? 0 : (size_t)(end - old->at);
  size_t new = len + (all - had);
  char *was = all < had ? NULL : malloc(all + new);
  if (was == NULL)
    return all < had ? moved : strerror(errno);
  bool same = pread(fd, was, all, old->at) == (ssize_t)all && memcmp(was, old->text, had) == 0 &&
              (all == had || was[had] == '\n');
  memcpy(was + all, text, len);
  memcpy(was + all + len, was + had, all - had);
  const char *why = !same ? moved : replace_bytes(fd, old->at, was, all, was + all, new);
  free(was);
  return why;
}

/* No signal comes between the parts. */
static const char *save_in_place(match *m)
{
  static char text[NEW_CAP];
  place *old = place_of(m);
  settings by = {
      .rules = m->record.rules, .order = m->record.order, .partial = (!old->set && old->by.partial) || !match_over(m)};
  sigset_t every, before;
  const char *after = memchr(old->text, '#', (size_t)old->len);
  int kept = after == NULL ? 0 : (int)(old->text + old->len - after);
  int len = write_game(m, old->set || !settings_same(&by, &old->by) ? &by : NULL, after, kept, text, NEW_CAP);
  if (len < 0)
    return "the line would be too long";
  int fd = open(old->file, O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return strerror(errno);
  (void)sigfillset(&every);
  (void)sigprocmask(SIG_SETMASK, &every, &before);
  const char *why = replace_line(fd, old, text, (size_t)len);
  (void)sigprocmask(SIG_SETMASK, &before, NULL);
  if (close(fd) != 0 && why == NULL)
    why = strerror(errno);
  if (why != NULL)
    return why;
  old->set = *text == '@';
  old->len = len;
  memcpy(old->text, text, (size_t)len);
  return NULL;
}

/* ---- saving ---- */

int save_lines(const match *m, char text[LINES_CAP])
{
  settings by = {.rules = m->record.rules, .order = m->record.order, .partial = m->verdict.outcome == XO_UNFINISHED};
  text[0] = '\n';
  int len = 1 + write_game(m, &by, NULL, 0, text + 1, LINES_CAP - 1);
  text[len] = '\n';
  return len + 1;
}

/* The last byte of a file, or from its begin on: how many bytes; 0: none can be read. */
static size_t read_part(const char *file, bool last, char *to, size_t cap)
{
  int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  off_t at = last ? lseek(fd, -1, SEEK_END) : 0;
  ssize_t len = at < 0 ? 0 : pread(fd, to, cap, at);
  (void)close(fd);
  return len > 0 ? (size_t)len : 0;
}

/* The text begins with a newline, for a file that ends inside a line, which the game must not be joined to. A pipe that
 * nobody reads is refused, not waited for. The head of a game could be read as another game, so that it is taken back.
 * In a file, the game is then in its place, where the next save finds it. */
static bool append_game(match *m, const char *text, int len)
{
  struct stat info;
  char last = '\n';
  int skipped = read_part(m->file, true, &last, 1) == 0 || last == '\n';
  int fd = open(m->file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
  if (fd < 0)
    return false;
  bool written = write_whole(fd, text + skipped, (size_t)(len - skipped));
  int why = errno;
  off_t end = lseek(fd, 0, SEEK_CUR);
  bool stays = written && fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && end >= len - 1;
  if (close(fd) != 0)
    return false;
  if (stays)
    keep_place(m, end - (len - 1), text + 1, len - 1);
  errno = why;
  return written;
}

void save_failed(match *m, const char *why)
{
  (void)snprintf(m->unsaved, MESSAGE_CAP, "%s", why);
  (void)match_say(m, "Not saved: %s", why);
}

/* The program that a file is for, by the end of its name, if it is another one; else null. */
static const char *other_program(const char *file)
{
  static const char *const ends[] = {".sgf", ".psq", ".pgn", ".xml", ".rif", ".pos", ".json", ".svg"};
  size_t len = strlen(file);
  for (size_t k = 0; k < sizeof ends / sizeof ends[0]; k++)
    if (len > strlen(ends[k]) && strcasecmp(file + len - strlen(ends[k]), ends[k]) == 0)
      return ends[k] + 1;
  return NULL;
}

enum { WHY_CAP = 96 };

/* Why it is not saved there; null: it may be. */
static const char *refuse_file(const match *m, char why[WHY_CAP])
{
  const char *format = other_program(m->file);
  if (format == NULL && !has_place(m)) {
    char head[512];
    format = format_of(head, read_part(m->file, false, head, sizeof head));
  }
  if (format == NULL)
    return NULL;
  if (strcmp(format, "sgf") == 0 || strcmp(format, "psq") == 0)
    (void)snprintf(why, WHY_CAP, "games are saved as lines of xo; xo export %s makes a record of them", format);
  else
    (void)snprintf(why, WHY_CAP, "games are saved as lines of xo, not as %s", format);
  return why;
}

void save_game(match *m)
{
  char text[LINES_CAP];
  if (m->record.moves.len == 0 || m->saved) {
    (void)(m->saved ? match_say(m, "Saved already: %s", m->file)
                    : match_say(m, "Nothing to save: no move has been made"));
    return;
  }
  int len = save_lines(m, text);
  (void)match_say(m, "Saved: %s (%s)", m->file, has_place(m) ? "in its place" : "one more game");
  char refused[WHY_CAP];
  const char *fault = refuse_file(m, refused);
  if (fault == NULL)
    fault = has_place(m) ? save_in_place(m) : append_game(m, text, len) ? NULL : strerror(errno);
  if (fault != NULL) {
    char why[NAME_CAP + 128];
    (void)snprintf(why, sizeof why, "%s: %s", m->file, fault);
    save_failed(m, why);
    (void)match_say(m, "Not saved: %s (another name?)", why);
    return;
  }
  m->saved = true;
  if (!m->lost)
    m->unsaved[0] = '\0';
}
