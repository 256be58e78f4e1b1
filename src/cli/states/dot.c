/* dot.c: see states.h. All boards of a ply are gone through, and those that games lead to are written. */
#include "states.h"
#include "board.h"
#include "layer.h"
#include "io/progress.h"
#include "io/sink.h"

/* Whether a player has a line, on a board that need be no position. */
static bool someone_has_line(const xo_game *game)
{
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_has_line(game, p))
      return true;
  return false;
}

/* Whether a move of the player who was last can have led here: without it nobody has a line (count.h). */
static bool reached(const layer *l, const xo_game *game)
{
  if (l->ply == 0 || !someone_has_line(game))
    return true;
  for (int r = 1; r <= l->rules.rows; r++)
    for (int c = 1; c <= l->rules.cols; c++)
      if (game->cell[r][c] == layer_last(l)) {
        xo_game before = *game;
        before.cell[r][c] = 0;
        if (!someone_has_line(&before))
          return true;
      }
  return false;
}

/* A node is named by its ply and number; its label is the board, and the result of a final position. */
static void write_position(const layer *l, uint64_t number, const xo_position *at)
{
  sink *s = standard_output();
  sink_format(s, "  p%d_%llu [label=\"", l->ply, (unsigned long long)number);
  for (int r = 1; r <= l->rules.rows; r++) {
    for (int c = 1; c <= l->rules.cols; c++)
      sink_format(s, "%c", cell_symbol(&at->game, (xo_pos){r, c}));
    sink_string(s, r < l->rules.rows ? "\\n" : "");
  }
  if (at->open) {
    sink_string(s, "\"];\n");
    return;
  }
  xo_outcome outcome = xo_is_draw(&at->game) ? XO_DRAW : layer_last(l);
  sink_format(s, "\\n%s\", peripheries=2];\n", xo_message_outcome(l->rules, outcome).text);
}

static void write_moves(const layer *l, const layer *to, uint64_t number, const xo_position *at)
{
  xo_game next;
  for (int r = 1; r <= l->rules.rows; r++)
    for (int c = 1; c <= l->rules.cols; c++)
      if (xo_position_next(at, (xo_pos){r, c}, &next))
        sink_format(standard_output(), "  p%d_%llu -> p%d_%llu;\n", l->ply, (unsigned long long)number, to->ply,
                    (unsigned long long)layer_number(to, &next));
}

static void write_ply(const options *o, int ply, bool last)
{
  layer l = layer_of(o->rules, ply);
  layer to = layer_of(o->rules, last ? ply : ply + 1);
  for (uint64_t number = 0; number < l.size; number++) {
    xo_position at;
    progress_share(ply, (double)number / (double)l.size);
    layer_board(&l, number, &at.game);
    if (!reached(&l, &at.game) || !xo_position_set(&at))
      continue;
    write_position(&l, number, &at);
    if (!last)
      write_moves(&l, &to, number, &at);
  }
  progress_hide();
}

void dot(const options *o, int plies)
{
  progress_begin(true, true);
  sink_string(standard_output(), "digraph xo {\n  node [shape=box, fontname=monospace];\n");
  for (int ply = 0; ply <= plies; ply++)
    write_ply(o, ply, ply == plies);
  sink_string(standard_output(), "}\n");
}
