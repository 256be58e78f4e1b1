/* import.c: xo import, games of records as lines that xo replay reads. */
#include "import/import.h"
#include "command.h"
#include "judge/games.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  games g;
  xo_settings written; /* by the last @ line; its rows are 0 if there is none */
} writer;

/* The line that sets the rules for those after it, if they are not those of the game before. */
static void write_rules(writer *w, xo_settings by)
{
  char text[SETTINGS_CAP];
  xo_settings more = w->written;
  more.partial = by.partial;
  if (memcmp(&more, &by, sizeof by) == 0 && (w->written.partial || !by.partial))
    return;
  w->written = by;
  sink_text(standard_output(), text, (size_t)settings_write(&by, true, text));
  sink_string(standard_output(), "\n");
}

static void write_game(void *to, const line *l)
{
  writer *w = to;
  if (l->record->refused) {
    import_tell(l);
    return;
  }
  xo_settings own = w->g.by;
  const xo_finding *f = &games_judge(&w->g, l)->finding;
  own.partial = f->why == XO_OK && f->outcome == XO_UNFINISHED;
  write_rules(w, own);
  sink_text(standard_output(), l->text, (size_t)l->len);
  sink_string(standard_output(), "\n");
}

/* The format that the first word names; null: it names a file, or there is none. */
static const char *named_format(const options *o, int argc, char **argv)
{
  const char *word = o->first < argc ? argv[o->first] : "-";
  const char *idle = import_format(word) ? import_idle(o, word) : NULL;
  char before[64];
  (void)snprintf(before, sizeof before, "%s changes nothing for", idle == NULL ? "" : idle);
  if (idle != NULL)
    usage_error(o, before, word, "");
  if (import_format(word))
    return word;
  if (strcmp(word, "-") != 0 && access(word, F_OK) != 0)
    usage_error(o, "unknown format", word, ": it is sgf, psq, pgn, pos, rif or list");
  return NULL;
}

int import(const options *o, int argc, char **argv)
{
  static writer w;
  const char *format = named_format(o, argc, argv);
  w.g = (games){.o = o, .take = write_game, .records = true, .format = format, .to = &w};
  return games_files(&w.g, argc - (format != NULL), argv + (format != NULL));
}
