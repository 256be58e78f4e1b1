/* sgf.c: a game in SGF, FF[4], on a line of its own. */
#include "export.h"

static char letter(int n) { return (char)('a' + n - 1); }

static const char *result(const export_game *g)
{
  if (g->claim == XO_DRAW)
    return "Draw";
  return g->claim == g->record->order.at[0] ? "B+" : "W+";
}

void export_sgf(sink *s, const export_game *g)
{
  xo_rules rules = g->record->rules;
  const xo_moves *moves = &g->record->moves;
  sink_string(s, "(;FF[4]GM[4]SZ[");
  if (rules.cols != rules.rows)
    sink_format(s, "%d:", rules.cols);
  sink_format(s, "%d]", rules.rows);
  if (g->claimed)
    sink_format(s, "RE[%s]", result(g));
  for (int k = 0; k < moves->len; k++)
    sink_format(s, ";%s[%c%c]", k % 2 == 0 ? "B" : "W", letter(moves->at[k].col), letter(moves->at[k].row));
  sink_string(s, ")\n");
}
