/* games.c: see games.h. */
#include "games.h"

void games_begin(games *g) { g->by = settings_of(g->o); }

void games_line(void *of, const location *where, const line *l)
{
  games *g = of;
  if (!g->done && !report_set(&g->by, where, l, &g->status))
    games_game(g, where, l);
}

void games_game(games *g, const location *where, const line *l)
{
  xo_entry e = claim_find(&g->by, g->o, true, l, &g->record, &g->game);
  if (e.kind != XO_ENTRY_NONE)
    g->take(g->to, where, &e);
}

bool games_file(games *g, const char *name)
{
  games_begin(g);
  bool read = location_read(name, games_line, g);
  g->status = worse(g->status, read ? STATUS_VALID : STATUS_TROUBLE);
  return read;
}

void games_files(games *g, int argc, char **argv)
{
  for (int a = g->o->first; a < argc; a++)
    (void)games_file(g, argv[a]);
  if (g->o->first >= argc)
    (void)games_file(g, "-");
}

void games_refuse(games *g, const location *where, const xo_entry *e)
{
  g->status = worse(g->status, STATUS_INVALID);
  if (!g->o->quiet)
    report_game(standard_error(), where, g->o, &g->record, e);
}
