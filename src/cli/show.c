/* show.c: xo show, one game drawn in the terminal. */
#include "posix.h"

#include "show.h"
#include "finding.h"
#include "report.h"
#include "sink.h"
#include "source.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BRIGHT "\033[1;32m"
#define PLAIN "\033[0m"

/* The cells that are part of a winning line. */
typedef struct {
  bool at[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
} marks;

static bool colour_wanted(void)
{
  const char *no_color = getenv("NO_COLOR");
  const char *term = getenv("TERM");
  return isatty(STDOUT_FILENO) && (no_color == NULL || *no_color == '\0') &&
         (term == NULL || strcmp(term, "dumb") != 0);
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

static void mark_lines(marks *m, const xo_game *game, xo_player player)
{
  for (int row = 1; row <= game->rules.rows; row++)
    for (int col = 1; col <= game->rules.cols; col++)
      mark_from(m, game, player, (xo_pos){row, col});
}

static char symbol(const xo_game *game, xo_pos pos)
{
  for (xo_player p = 1; p <= game->rules.players; p++)
    if (xo_moves_for_player(game, p, pos)) {
      if (game->rules.players > 2)
        return (char)('0' + p);
      return p == XO_CROSS ? 'X' : 'O';
    }
  return '.';
}

static void draw_cell(const xo_game *game, xo_pos pos, bool marked, bool colour)
{
  const char *before = !marked ? " " : colour ? BRIGHT "[" : "[";
  const char *after = !marked ? " " : colour ? "]" PLAIN : "]";
  sink_format(standard_output(), "%s%c%s", before, symbol(game, pos),
              marked || pos.col < game->rules.cols ? after : "");
}

static void draw(const xo_game *game, xo_outcome outcome)
{
  sink *s = standard_output();
  marks m = {0};
  bool colour = colour_wanted();
  if (outcome > 0)
    mark_lines(&m, game, outcome);
  sink_string(s, "  ");
  for (int col = 1; col <= game->rules.cols; col++)
    sink_format(s, "%s%2d", col == 1 ? "" : " ", col);
  sink_string(s, "\n");
  for (int row = 1; row <= game->rules.rows; row++) {
    sink_format(s, "%2d", row);
    for (int col = 1; col <= game->rules.cols; col++)
      draw_cell(game, (xo_pos){row, col}, m.at[row][col], colour);
    sink_string(s, "\n");
  }
}

static void conclude(const options *o, const finding *f)
{
  sink *s = standard_output();
  if (f->outcome > 0)
    sink_format(s, "%s%s wins", o->rules.players > 2 ? "player " : "", player_name(o->rules, f->outcome));
  else
    sink_string(s, f->outcome == XO_DRAW ? "DRAW" : "UNFINISHED");
  sink_format(s, " (moves used: %d, given: %d)\n", f->used, f->given);
}

static int show_line(const options *o, const place *where, bool too_long, bool *blank)
{
  static xo_record record;
  static xo_game game;
  finding f = {.why = TOO_LONG, .at = -1};
  record.rules = o->rules;
  record.order = o->order;
  if (!too_long)
    f = finding_of(&record, o->strict, o->partial, where->text, where->len, &game);
  *blank = !too_long && finding_blank(&f);
  if (*blank)
    return STATUS_VALID;
  if (f.why != VALID) {
    report_finding(where, &record, &f);
    return STATUS_INVALID;
  }
  draw(&game, f.outcome);
  conclude(o, &f);
  return STATUS_VALID;
}

static int show_input(const options *o)
{
  static source s;
  line l;
  bool more = source_open(&s, "-");
  while (more) {
    more = source_fill(&s);
    while (source_line(&s, &l)) {
      bool blank = false;
      place where = {"<stdin>", s.number, l.text, l.len};
      int status = show_line(o, &where, l.too_long, &blank);
      if (!blank)
        return status;
    }
  }
  if (s.error == 0)
    usage_error(o, "no game on standard input", NULL, "");
  report_file("<stdin>", s.error);
  return STATUS_TROUBLE;
}

/* The words of the command line, joined by blanks into one line. */
static int join(int argc, char **argv, char *to)
{
  size_t len = 0;
  for (int i = 0; i < argc; i++) {
    size_t word = strlen(argv[i]);
    if (len + word + 1 > LINE_MAX_BYTES)
      return -1;
    if (i > 0)
      to[len++] = ' ';
    memcpy(to + len, argv[i], word);
    len += word;
  }
  return (int)len;
}

int show(const options *o, int argc, char **argv)
{
  static char text[LINE_MAX_BYTES];
  bool blank = false;
  argc -= o->first;
  argv += o->first;
  if (argc == 0)
    usage_error(o, "no game given", NULL, "");
  if (argc == 1 && strcmp(argv[0], "-") == 0)
    return show_input(o);
  int len = join(argc, argv, text);
  place where = {"argument", 1, text, len};
  int status = show_line(o, &where, len < 0, &blank);
  if (blank)
    usage_error(o, "no game given", NULL, "");
  return status;
}
