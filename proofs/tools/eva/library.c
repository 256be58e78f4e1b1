/* library.c: what replay calls of the library, as Eva sees it: every answer that the contracts allow, and more. */
#include "judge/bulk.h"
#include "judge/crew.h"
#include "xo.h"

#include <__fc_builtin.h>

static int some(int low, int high)
{
  return Frama_C_interval(low, high);
}

static bool maybe(void)
{
  return some(0, 1) != 0;
}

bool xo_inv_play_order(xo_rules rules, const xo_play_order *order)
{
  (void)rules;
  (void)order;
  return maybe();
}

xo_reading xo_notation_read(xo_rules rules, const char *text, int len, xo_moves *moves)
{
  (void)rules;
  for (int i = 0; i < len; i++)
    if (text[i] == '\0') /* reads all of it */
      continue;
  moves->len = some(0, XO_MOVES_CAP);
  Frama_C_make_unknown((char *)moves->at, sizeof moves->at);
  return (xo_reading){some(0, len), some(-1, len)};
}

xo_place xo_notation_place(xo_rules rules, const char *text, int len, int k)
{
  (void)rules;
  (void)k;
  for (int i = 0; i < len; i++)
    if (text[i] == '\0') /* reads all of it */
      continue;
  return (xo_place){some(0, len), some(0, len)};
}

static xo_verdict any_verdict(void)
{
  xo_status status = (xo_status)some(XO_OK, XO_BAD_RECORD);
  return (xo_verdict){status, some(0, XO_MOVES_CAP), some(0, XO_CELLS_MAX), some(XO_DRAW, XO_PLAYERS_MAX)};
}

xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  (void)record;
  Frama_C_make_unknown((char *)game, sizeof *game);
  return any_verdict();
}

/* What it keeps is its own. */
void xo_replayer_begin(xo_replayer *replayer)
{
  (void)replayer;
}

xo_verdict xo_replayer_judge(xo_replayer *replayer, const xo_record *record)
{
  (void)replayer;
  (void)record;
  return any_verdict();
}

/* What options_line makes of an @ line is analysed from start.c; how the line is cut into words is not. */
settings settings_of(const options *o)
{
  return (settings){o->rules, o->order, true};
}

bool settings_same(const settings *a, const settings *b)
{
  (void)a;
  (void)b;
  return maybe();
}

bool settings_on(const line *l)
{
  (void)l;
  return maybe();
}

bool settings_read(settings *to, const line *l, settings_fault *fault)
{
  fault->at = some(0, l->len);
  Frama_C_make_unknown(fault->what, SETTINGS_FAULT_CAP - 1);
  fault->what[SETTINGS_FAULT_CAP - 1] = '\0';
  to->rules =
      (xo_rules){some(1, XO_SIDE_MAX), some(1, XO_SIDE_MAX), some(1, XO_SIDE_MAX), some(2, XO_PLAYERS_MAX)};
  to->order.len = to->rules.players;
  for (int t = 0; t < XO_PLAYERS_MAX; t++)
    to->order.at[t] = some(1, XO_PLAYERS_MAX);
  return to->known = maybe();
}

/* Lines in bulk are not analysed: none is known, and every one takes the general way. */
unsigned long long bulk_from(xo_rules rules)
{
  (void)rules;
  return 0;
}

void bulk_begin(bulk *b, const settings *by, bool strict, bool partial)
{
  (void)b;
  (void)by;
  (void)strict;
  (void)partial;
}

void bulk_end(bulk *b)
{
  (void)b;
}

bool bulk_is_for(const bulk *b, const settings *by)
{
  (void)b;
  (void)by;
  return maybe();
}

void bulk_drop(bulk *b)
{
  (void)b;
}

void bulk_scan(bulk *b, const source *s)
{
  (void)b;
  (void)s;
}

size_t bulk_lines(bulk *b, source *s, sink *out)
{
  (void)b;
  (void)s;
  (void)out;
  return 0;
}

bool bulk_moves(bulk *b, const xo_moves *moves, sink *out)
{
  (void)b;
  (void)moves;
  (void)out;
  return maybe();
}

/* Nor are threads, but for what they read. */
upshot crew_judge(const options *o, char **names)
{
  static source from;
  static source lines;
  static upshot all;
  (void)o;
  if (source_open(&from, *names))
    while (source_fill(&from))
      source_cut(&from, &lines);
  all.trouble = maybe();
  return all;
}
