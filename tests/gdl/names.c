/* names.c: see names.h. */
#include "names.h"

#include <stdio.h>

const char *role_name(xo_rules rules, int role)
{
  static const char *const many[] = {"",        "player1", "player2", "player3", "player4",
                                     "player5", "player6", "player7", "player8"};
  if (rules.players == 2)
    return role == 1 ? "xplayer" : "oplayer";
  return many[role];
}

const char *mark_name(xo_rules rules, int mark)
{
  static const char *const many[] = {"b", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"};
  if (rules.players == 2 && mark != 0)
    return mark == 1 ? "x" : "o";
  return many[mark];
}

void write_state(const xo_gdl_state *state)
{
  (void)putchar(' ');
  for (int m = 1; m <= state->rules.rows; m++)
    for (int n = 1; n <= state->rules.cols; n++)
      (void)fputs(mark_name(state->rules, state->cell[m][n]), stdout);
  (void)printf("/%s", role_name(state->rules, state->control));
}

xo_gdl_state state_of(const xo_game *game)
{
  xo_gdl_state state = {.rules = game->rules, .control = game->moves % game->rules.players + 1};
  for (int m = 1; m <= game->rules.rows; m++)
    for (int n = 1; n <= game->rules.cols; n++)
      state.cell[m][n] = game->cell[m][n];
  return state;
}
