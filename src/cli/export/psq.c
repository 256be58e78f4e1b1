/* psq.c: a game as Piskvork has it. No move took time, so that the one who begins is the first player. */
#include "export.h"

static int result(const export_game *g)
{
  if (g->claim == XO_DRAW)
    return 0;
  return g->claim == g->record->order.at[0] ? 1 : 2;
}

void export_psq(sink *s, const export_game *g)
{
  const xo_moves *moves = &g->record->moves;
  sink_format(s, "Piskvorky %dx%d, 11:11, 0\n", g->record->rules.cols, g->record->rules.rows);
  for (int k = 0; k < moves->len; k++)
    sink_format(s, "%d,%d,0\n", moves->at[k].col, moves->at[k].row);
  sink_string(s, "-1\n");
  if (g->claimed)
    sink_format(s, "%d,Freestyle\n", result(g));
}
