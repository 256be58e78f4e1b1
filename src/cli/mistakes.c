/* mistakes.c: see draw.h. */
#include "best_play.h"
#include "draw.h"

/* "move 4, NOUGHT 1,2: then CROSS can force a win within 5 moves (best: 2,2)" */
static void write_mistake(const xo_record *record, int move, const options *o, bool letters)
{
  static xo_moves best;
  sink *s = standard_output();
  xo_rules rules = record->rules;
  char player[PLAYER_CAP], name[POS_CAP];
  xo_pos pos = record->moves.at[move - 1];
  xo_game game;
  xo_init(&game, rules);
  for (int k = 0; k < move - 1; k++)
    xo_move(&game, record->order.at[k % record->order.len], record->moves.at[k]);
  xo_worth after = best_play_after(&game, &record->order, pos);
  best_play_best(&game, &record->order, &best);
  sink_format(s, "move %d, %s ", move, player_name(rules, record->order.at[(move - 1) % record->order.len], player));
  sink_format(s, "%s: then ", pos_name(o, letters, pos, name));
  if (after.player == 0)
    sink_string(s, rules.players == 2 ? "it is a draw" : "nobody can force a win");
  else
    sink_format(s, "%s can force a win within %d move%s", player_name(rules, after.player, player), after.moves - 1,
                after.moves == 2 ? "" : "s");
  for (int k = 0; k < best.len; k++)
    sink_format(s, "%s%s", k == 0 ? " (best: " : " ", pos_name(o, letters, best.at[k], name));
  sink_string(s, ")\n");
}

void write_mistakes(const xo_record *record, int used, const options *o, bool letters)
{
  int at[XO_TABLE_CELLS], count = best_play_mistakes(record, used, at);
  for (int k = 0; k < count; k++)
    write_mistake(record, at[k], o, letters);
  if (count < 0)
    sink_format(standard_output(), "mistakes are not known: %s\n", best_play_why_not(record->rules));
  else if (count == 0)
    sink_string(standard_output(), "no mistakes: each move kept what it could\n");
}
