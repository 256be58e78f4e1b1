/* board.c: see board.h. */
#include "io/posix.h"

#include "board.h"
#include "io/sink.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define BRIGHT "\033[1;32m"
#define PLAIN "\033[0m"

bool colour_allowed(void)
{
  const char *no_color = getenv("NO_COLOR");
  const char *term = getenv("TERM");
  return (no_color == NULL || *no_color == '\0') && (term == NULL || strcmp(term, "dumb") != 0);
}

/* How many cells in a row the player has, from one cell in one direction; a line's length is enough. */
static int run(const xo_game *game, xo_player player, xo_pos pos, int down, int right)
{
  int n = 0;
  while (n < game->rules.line && xo_inv_pos(game->rules, pos) && xo_moves_for_player(game, player, pos)) {
    pos.row += down;
    pos.col += right;
    n++;
  }
  return n;
}

static void mark_from(marks *m, const xo_game *game, xo_player player, xo_pos pos)
{
  static const int way[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (int w = 0; w < 4; w++)
    if (run(game, player, pos, way[w][0], way[w][1]) == game->rules.line)
      for (int i = 0; i < game->rules.line; i++)
        m->at[pos.row + i * way[w][0]][pos.col + i * way[w][1]] = true;
}

marks marks_of(const xo_game *game, xo_outcome outcome)
{
  marks m = {0};
  if (outcome > 0)
    for (int row = 1; row <= game->rules.rows; row++)
      for (int col = 1; col <= game->rules.cols; col++)
        mark_from(&m, game, outcome, (xo_pos){row, col});
  return m;
}

char player_symbol(xo_rules rules, xo_player player)
{
  if (rules.players > 2)
    return (char)('0' + player);
  return player == XO_CROSS ? 'X' : 'O';
}

xo_player cell_player(const xo_game *game, xo_pos pos)
{
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_moves_for_player(game, p, pos))
      return p;
  return 0;
}

char cell_symbol(const xo_game *game, xo_pos pos)
{
  xo_player player = cell_player(game, pos);
  if (player == 0)
    return '.';
  return player_symbol(game->rules, player);
}

/* The columns of the terminal; many if standard output is none. */
static int room(void)
{
  struct winsize window = {0};
  bool told = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
  return told ? window.ws_col : INT_MAX;
}

/* Two columns per cell have no room for two digits side by side: every other number stands for both. */
static void draw_labels(xo_rules rules, bool narrow)
{
  sink *s = standard_output();
  sink_string(s, narrow ? "  " : " ");
  for (int col = 1; col <= rules.cols; col++)
    if (narrow && col > 9 && col % 2 == 0)
      sink_string(s, "  ");
    else
      sink_format(s, "%*d", narrow ? 2 : 3, col);
  sink_string(s, "\n");
}

/* Cell by cell what stands before the symbol and the symbol; neighbours share a bracket if it is narrow. */
static void draw_row(const xo_game *game, const marks *m, int row, bool narrow, bool colour)
{
  sink *s = standard_output();
  int cols = game->rules.cols;
  sink_format(s, "%2d", row);
  for (int col = 1; col <= cols; col++) {
    bool marked = m->at[row][col];
    bool closed = narrow && col > 1 && !marked && m->at[row][col - 1];
    char symbol = cell_symbol(game, (xo_pos){row, col});
    sink_format(s, "%s%c%c", marked && colour ? BRIGHT : "", marked ? '[' : closed ? ']' : ' ', symbol);
    if (marked && (!narrow || col == cols))
      sink_string(s, "]");
    sink_string(s, marked && colour ? PLAIN : "");
    if (!marked && !narrow && col < cols)
      sink_string(s, " ");
  }
  sink_string(s, "\n");
}

void board_draw(const xo_game *game, xo_outcome outcome)
{
  marks m = marks_of(game, outcome);
  bool colour = isatty(STDOUT_FILENO) && colour_allowed();
  bool narrow = 2 + 3 * game->rules.cols > room();
  draw_labels(game->rules, narrow);
  for (int row = 1; row <= game->rules.rows; row++)
    draw_row(game, &m, row, narrow, colour);
}
