/* draw.c: see draw.h. */
#include "draw.h"
#include "io/sink.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BRIGHT "\033[1;32m"
#define LAST "\033[1;33m"
#define PLAIN "\033[0m"

char player_symbol(xo_rules rules, xo_player player)
{
  if (player == 0)
    return '.';
  return xo_message_symbol(rules, player);
}

char cell_symbol(const xo_game *game, xo_pos pos) { return player_symbol(game->rules, game->cell[pos.row][pos.col]); }

const char *player_name(xo_rules rules, xo_player player, char to[PLAYER_CAP])
{
  (void)snprintf(to, PLAYER_CAP, "%s%s", rules.players > 2 ? "player " : "", xo_message_outcome(rules, player).text);
  return to;
}

const char *player_to_move(xo_rules rules, xo_player player, char to[PLAYER_CAP])
{
  const char *name = xo_message_outcome(rules, player).text;
  if (rules.players > 2)
    (void)snprintf(to, PLAYER_CAP, "player %s to move", name);
  else
    (void)snprintf(to, PLAYER_CAP, "%s (%c) to move", name, xo_message_symbol(rules, player));
  return to;
}

bool terminal_moves(void)
{
  const char *term = getenv("TERM");
  return term == NULL || strcmp(term, "dumb") != 0;
}

char column_letter(xo_notation notation, int col)
{
  return (char)('a' + col - 1 + ((notation & XO_GO_LETTERS) != 0 && col >= 9));
}

const char *pos_name(const options *o, bool letters, xo_pos pos, char to[POS_CAP])
{
  int zero = (o->notation & XO_ZERO_BASED) != 0;
  if (letters)
    (void)snprintf(to, POS_CAP, "%c%d", column_letter(o->notation, pos.col), pos.row);
  else
    (void)snprintf(to, POS_CAP, "%d,%d", pos.row - zero, pos.col - zero);
  return to;
}

/* What is around a symbol. */
typedef struct {
  char open, close;
  const char *colour;
} mark;

static mark mark_of(const xo_game *game, xo_outcome outcome, xo_pos last, xo_pos pos)
{
  if (outcome > 0 && xo_winning_cell(game, outcome, pos))
    return (mark){'[', ']', BRIGHT};
  if (pos.row == last.row && pos.col == last.col)
    return (mark){'(', ')', LAST};
  return (mark){' ', ' ', ""};
}

static void draw_row(const xo_game *game, xo_outcome outcome, xo_pos last, int row, bool colour)
{
  sink *s = standard_output();
  for (int col = 1; col <= game->rules.cols; col++) {
    xo_pos pos = {row, col};
    mark m = mark_of(game, outcome, last, pos);
    sink_format(s, "%s%c%c", colour ? m.colour : "", m.open, cell_symbol(game, pos));
    if (m.close != ' ' || col < game->rules.cols)
      sink_text(s, &m.close, 1);
    sink_string(s, colour && *m.colour != '\0' ? PLAIN : "");
  }
  sink_string(s, "\n");
}

void draw_board(const xo_game *game, xo_outcome outcome, xo_pos last, const options *o, bool letters)
{
  sink *s = standard_output();
  const char *no_color = getenv("NO_COLOR");
  bool colour = isatty(STDOUT_FILENO) && (no_color == NULL || *no_color == '\0') && terminal_moves();
  int rows = game->rules.rows, first = letters || (o->notation & XO_ZERO_BASED) == 0;
  sink_string(s, " ");
  for (int col = first; col < first + game->rules.cols; col++)
    sink_format(s, letters ? "%3c" : "%3d", letters ? column_letter(o->notation, col) : col);
  sink_string(s, "\n");
  for (int i = 0; i < rows; i++) {
    int row = o->origin == ORIGIN_BOTTOM ? rows - i : i + 1;
    sink_format(s, "%2d", first + row - 1);
    draw_row(game, outcome, last, row, colour);
  }
}
