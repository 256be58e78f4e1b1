/* games.c: see games.h. */
#include "games.h"
#include "import/import.h"
#include "io/progress.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void take_line(void *of, const line *l)
{
  games *g = of;
  settings read;
  xo_rules before = g->by.rules;
  if (g->done)
    return;
  if (!settings_read(&g->by, l, &read)) {
    g->take(g->to, l);
    return;
  }
  if (g->end != NULL)
    g->end(g->to);
  if (!g->o->quiet || read.fault != XO_SETTINGS_GOOD)
    report_settings(standard_error(), l, &read, before);
  g->status = worse(g->status, g->by.fault == XO_SETTINGS_GOOD ? STATUS_VALID : STATUS_TROUBLE);
  if (g->set != NULL)
    g->set(g, l);
}

void games_words(games *g, int argc, char **argv)
{
  static char text[LINE_MAX_BYTES + 2];
  int len = 0;
  for (int i = 0; i < argc && len <= LINE_MAX_BYTES; i++)
    len += snprintf(text + len, sizeof text - (size_t)len, i == 0 ? "%s" : " %s", argv[i]);
  g->by = settings_of(g->o);
  len = len > LINE_MAX_BYTES ? LINE_MAX_BYTES + 1 : len;
  g->take(g->to, &(line){.file = "argument", .number = 1, .text = text, .len = len});
  if (g->end != NULL)
    g->end(g->to);
}

static importer input;

static void take_lines(void *of, source *s)
{
  games *g = of;
  line l;
  g->other = input.look != NULL;
  if (g->records && !input.found && input.look == NULL)
    import_complain(&input, (import_location){1, 1}, "the file begins as no format that is known", no_text,
                    " (name it: xo import FORMAT FILE)");
  if (g->records)
    input.found = input.refused = true;
  if (g->lines != NULL)
    g->lines(g->to, s);
  while (g->lines == NULL && source_line(s, &l))
    if (!g->records)
      take_line(of, &l);
}

static void take_record(void *of, const line *l, const xo_settings *by)
{
  games *g = of;
  if (g->done)
    return;
  g->by = *by;
  g->take(g->to, l);
}

/* The answers of xo solve on a terminal are progress enough. */
static void show_progress(void *of, const source *s)
{
  const games *g = of;
  if (g->o->taker != FOR_SOLVE || !isatty(STDOUT_FILENO))
    progress_at(s, g->judged);
}

/* Whether the name can be read as moves, and is nothing else. */
static bool is_game(const options *o, const char *name)
{
  static xo_moves moves;
  size_t len = strnlen(name, LINE_MAX_BYTES + 1);
  xo_reading reading = xo_notation_read(o->rules, o->notation, name, (int)len, &moves);
  return len <= LINE_MAX_BYTES && reading.at == -1 && reading.moves > 0;
}

bool games_file(games *g, const char *name)
{
  input.o = g->o;
  input.taker = (import_taker){take_lines, take_record, show_progress, g};
  g->by = settings_of(g->o);
  g->count = 0;
  g->other = false;
  bool read = import_file(&input, name, g->format);
  if (read && g->records && !input.found)
    import_complain(&input, (import_location){1, 1}, "no game in this file", no_text, "");
  int why = errno;
  progress_hide();
  if (!read && why == ENOENT && is_game(g->o, name))
    put_file(name, "no such file; it looks like a game, which xo show draws", "");
  else if (!read)
    put_trouble(source_name(name), why);
  if (g->end != NULL)
    g->end(g->to);
  g->status = worse(g->status, !read ? STATUS_TROUBLE : input.refused ? STATUS_INVALID : STATUS_VALID);
  return read;
}

/* A word that may be a text, since it is no file. */
static bool is_missing(const char *word)
{
  return strcmp(word, "-") != 0 && access(word, F_OK) != 0 && errno != EACCES;
}

bool games_text(const options *o, const char *word, text_begins_as *begins)
{
  size_t len = strlen(word);
  return is_missing(word) && len <= LINE_MAX_BYTES && begins(o, word, (int)len);
}

int games_files(games *g, int argc, char **argv)
{
  int first = g->o->first;
  if (first >= argc)
    (void)games_file(g, "-");
  else if (g->begins != NULL && games_text(g->o, argv[first], g->begins))
    games_words(g, argc - first, argv + first);
  else
    for (int a = first; a < argc; a++)
      if (g->begins != NULL && is_missing(argv[a])) {
        char none[64];
        (void)snprintf(none, sizeof none, "no such file, and no %s (see %s --help)", g->text, g->o->command);
        put_file(argv[a], none, "");
        g->status = STATUS_TROUBLE;
      } else
        (void)games_file(g, argv[a]);
  return g->status;
}

const xo_answer *games_judge(games *g, const line *l)
{
  xo_judge by = {.options = options_for(g->o, l->record != NULL, g->partial), .settings = g->by};
  if (l->record != NULL && l->record->refused) {
    g->last = (xo_answer){.kind = XO_ANSWER_UNJUDGED, .faulty = 1, .record = {.rules = g->by.rules}};
    return &g->last;
  }
  xo_judge_line(&by, l->text, l->len, &g->last);
  g->judged += g->last.kind != XO_ANSWER_NONE;
  return &g->last;
}

void games_refuse(games *g, const line *l)
{
  if (g->last.faulty == 0)
    return;
  g->status = worse(g->status, STATUS_INVALID);
  if (!g->o->quiet)
    report_game(standard_error(), l, g->o, &g->last);
}
