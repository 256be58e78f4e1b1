/* dot.c: see dot.h. */
#include "dot.h"
#include "board.h"
#include "options.h"
#include "io/sink.h"

void dot_begin(void)
{
  sink_string(standard_output(), "digraph xo {\n  node [shape=box, fontname=monospace];\n");
}

void dot_end(void)
{
  sink_string(standard_output(), "}\n");
}

/* A node is named by its ply and number; its label is the board, and the result of a final position. */
void dot_position(const layer *l, uint64_t number, const xo_game *game, xo_outcome outcome)
{
  sink *s = standard_output();
  sink_format(s, "  p%d_%llu [label=\"", l->ply, (unsigned long long)number);
  for (int r = 1; r <= l->rules.rows; r++) {
    for (int c = 1; c <= l->rules.cols; c++)
      sink_format(s, "%c", cell_symbol(game, (xo_pos){r, c}));
    sink_string(s, r < l->rules.rows ? "\\n" : "");
  }
  if (outcome == XO_UNFINISHED)
    sink_string(s, "\"];\n");
  else
    sink_format(s, "\\n%s\", peripheries=2];\n", xo_message_outcome(l->rules, outcome).text);
}

void dot_move(const layer *l, uint64_t from, uint64_t to)
{
  sink_format(standard_output(), "  p%d_%llu -> p%d_%llu;\n", l->ply, (unsigned long long)from, l->ply + 1,
              (unsigned long long)to);
}
