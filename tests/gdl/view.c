/* view.c: the lines of names.h as the view in src/models/gdl/gdl.h has them, from its relations alone. */
#include "names.h"

#include <stdio.h>

static void write_legal(const xo_gdl_state *s)
{
  for (int w = 1; w <= s->rules.players; w++)
    if (xo_gdl_legal_noop(s, w))
      (void)printf(" %s:noop", role_name(s->rules, w));
  for (int w = 1; w <= s->rules.players; w++)
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        if (xo_gdl_legal_mark(s, w, m, n))
          (void)printf(" %s:mark(%d,%d)", role_name(s->rules, w), m, n);
}

/* The states after each legal joint move: one role marks a cell, the others wait. */
static void write_next(const xo_gdl_state *s)
{
  (void)printf(" next");
  for (int w = 1; w <= s->rules.players; w++)
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        if (xo_gdl_legal_mark(s, w, m, n)) {
          xo_gdl_state after = *s;
          xo_gdl_joint does = {0};
          does.mark[w] = (xo_pos){m, n};
          xo_gdl_next(&after, &does);
          write_state(&after);
        }
}

static void write_goals(const xo_gdl_state *s)
{
  for (int w = 1; w <= s->rules.players; w++)
    for (int value = 0; value <= 100; value++)
      if (xo_gdl_goal(s, w, value))
        (void)printf(" %s=%d", role_name(s->rules, w), value);
}

static void write_lines(const xo_gdl_state *s)
{
  for (int mark = 0; mark <= s->rules.players; mark++) {
    const char *name = mark_name(s->rules, mark);
    for (int m = 1; m <= s->rules.rows; m++)
      if (xo_gdl_row(s, m, mark))
        (void)printf(" row(%d,%s)", m, name);
    for (int n = 1; n <= s->rules.cols; n++)
      if (xo_gdl_column(s, n, mark))
        (void)printf(" column(%d,%s)", n, name);
    if (xo_gdl_diagonal(s, mark))
      (void)printf(" diagonal(%s)", name);
    if (xo_gdl_line(s, mark))
      (void)printf(" line(%s)", name);
  }
}

void write_view(const xo_game *game)
{
  xo_gdl_state s = state_of(game);
  if (game->moves == 0)
    xo_gdl_init(&s, game->rules);
  (void)printf("state");
  write_state(&s);
  if (xo_gdl_terminal(&s)) {
    (void)printf(" terminal");
    write_goals(&s);
  } else {
    (void)printf(" legal");
    write_legal(&s);
    write_next(&s);
  }
  (void)printf("\nholds");
  write_state(&s);
  write_lines(&s);
  (void)printf("%s%s", xo_gdl_open(&s) ? " open" : "", xo_gdl_terminal(&s) ? " terminal" : "");
  write_legal(&s);
  write_goals(&s);
  (void)putchar('\n');
}

/* One more row, column, mark and role on each side are tried; none of them is a fact. */
void write_view_facts(xo_rules rules)
{
  int facts = 0;
  int moves = 0;
  for (int m = 0; m <= rules.rows + 1; m++)
    for (int n = 0; n <= rules.cols + 1; n++)
      for (int k = -1; k <= rules.players + 1; k++) {
        facts += xo_gdl_base_cell(rules, m, n, k);
        moves += xo_gdl_input_mark(rules, k, m, n);
      }
  for (int w = 0; w <= rules.players + 1; w++) {
    facts += xo_gdl_base_control(rules, w);
    moves += xo_gdl_input_noop(rules, w);
  }
  (void)printf("facts %d moves %d\n", facts, moves);
}
