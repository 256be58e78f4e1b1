/* games.c: see games.h. */
#include "games.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A game, or what is in its place. */
static void take_line(games *g, const location *where, const line *l)
{
  if (g->line != NULL) {
    g->line(g->to, where, l);
    return;
  }
  xo_entry e = claim_find(&g->by, g->o, true, l, &g->record, &g->game);
  if (e.kind != XO_ENTRY_NONE)
    g->take(g->to, where, &e);
}

static void take_any(void *of, const location *where, const line *l)
{
  games *g = of;
  if (g->done)
    return;
  if (!report_set(&g->by, where, l, &g->status))
    take_line(g, where, l);
  else if (g->set != NULL)
    g->set(g->to, where);
}

void games_words(games *g, int argc, char **argv)
{
  static char text[LINE_MAX_BYTES + 1];
  int len = 0;
  for (int i = 0; i < argc && len <= LINE_MAX_BYTES; i++)
    len += snprintf(text + len, sizeof text - (size_t)len, i == 0 ? "%s" : " %s", argv[i]);
  line l = {text, len > LINE_MAX_BYTES ? 0 : len, len > LINE_MAX_BYTES};
  g->by = settings_of(g->o);
  take_line(g, &(location){"argument", 1, l.text, l.len}, &l);
}

bool games_file(games *g, const char *name)
{
  g->by = settings_of(g->o);
  bool read = location_read(name, take_any, g);
  g->status = worse(g->status, read ? STATUS_VALID : STATUS_TROUBLE);
  return read;
}

static bool is_text(const games *g, const char *word)
{
  size_t len = strlen(word);
  return g->begins != NULL && len <= LINE_MAX_BYTES && strcmp(word, "-") != 0 && access(word, F_OK) != 0 &&
         g->begins(g->o, word, (int)len);
}

int games_files(games *g, int argc, char **argv)
{
  int first = g->o->first;
  if (first >= argc)
    (void)games_file(g, "-");
  else if (is_text(g, argv[first]))
    games_words(g, argc - first, argv + first);
  else
    for (int a = first; a < argc; a++)
      (void)games_file(g, argv[a]);
  return g->status;
}

void games_refuse(games *g, const location *where, const xo_entry *e)
{
  g->status = worse(g->status, STATUS_INVALID);
  if (!g->o->quiet)
    report_game(standard_error(), where, g->o, &g->record, e);
}
