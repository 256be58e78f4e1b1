/* expand.c: xo states --expand, positions as lines of text in, those one move later out.
 *
 * The text of a position is a line with a byte for each cell, row by row: the symbol of the player who has it, or a
 * point. Equal positions have equal lines, so that what removes duplicates among lines does so among positions.
 */
#include "command.h"
#include "io/source.h"

typedef struct {
  const options *o;
  char symbol[XO_PLAYERS_MAX + 2]; /* of a free cell and of each player, and a NUL */
  int status;
} expander;

/* ---- what is wrong with a line ---- */

/* "file:line:column: ", the beginning of a message. */
static sink *complain(expander *e, const line *where, int column)
{
  e->status = worse(e->status, STATUS_INVALID);
  put_column(standard_error(), where, column);
  return standard_error();
}

static void complain_length(expander *e, const line *where)
{
  xo_rules r = e->o->rules;
  int len = line_too_long(where) ? LINE_MAX_BYTES : where->len;
  sink_format(
      complain(e, where, 1), "%s%d byte%s, but a position of %dx%dx%dx%d has %d (one for each cell, row by row)\n",
      len < where->len ? "more than " : "", len, len == 1 ? "" : "s", r.rows, r.cols, r.line, r.players, xo_max(r));
}

static void complain_byte(expander *e, const line *where, int at)
{
  sink *s = complain(e, where, at + 1);
  sink_quoted(s, where->text + at, 1);
  sink_format(s, " is no cell (a player's is %c %s %c, a free one %c)\n", e->symbol[1],
              e->o->rules.players == 2 ? "or" : "to", e->symbol[e->o->rules.players], e->symbol[0]);
}

static void complain_turns(expander *e, const line *where)
{
  sink *s = complain(e, where, 1);
  int held[256] = {0};
  for (int i = 0; i < where->len; i++)
    held[(unsigned char)where->text[i]]++;
  sink_string(s, "no position, with ");
  for (xo_player p = 1; p <= e->o->rules.players; p++)
    sink_format(s, "%s%d of %c", p == 1 ? "" : ", ", held[(unsigned char)e->symbol[p]], e->symbol[p]);
  sink_format(s, " (the players take turns, and %c begins)\n", e->symbol[1]);
}

/* ---- lines ---- */

/* The position, and whose turn it is; 0 if the game is over, or the line is no position. */
static xo_player read_position(expander *e, const line *where, xo_game *at)
{
  xo_rules r = e->o->rules;
  *at = (xo_game){.rules = r};
  if (where->len != xo_max(r)) {
    complain_length(e, where);
    return 0;
  }
  for (int i = 0; i < where->len; i++) {
    const char *symbol = memchr(e->symbol, where->text[i], (size_t)r.players + 1);
    if (symbol == NULL) {
      complain_byte(e, where, i);
      return 0;
    }
    at->cell[i / r.cols + 1][i % r.cols + 1] = (signed char)(symbol - e->symbol);
  }
  xo_board_status status = xo_board_judge(at, &e->o->order).status;
  if (status == XO_BOARD_OK || status == XO_BOARD_UNREACHED)
    return xo_is_unfinished(at) ? at->moves % r.players + 1 : 0;
  complain_turns(e, where);
  return 0;
}

static void write_game(const expander *e, const xo_game *game)
{
  sink *s = standard_output();
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++)
      sink_text(s, &e->symbol[(int)game->cell[r][c]], 1);
  sink_text(s, "\n", 1);
}

static void take(void *to, const line *where)
{
  static xo_game at;
  expander *e = to;
  xo_player turn = read_position(e, where, &at);
  if (turn == 0)
    return;
  for (int r = 1; r <= at.rules.rows; r++)
    for (int c = 1; c <= at.rules.cols; c++)
      if (at.cell[r][c] == 0) {
        at.cell[r][c] = (signed char)turn;
        write_game(e, &at);
        at.cell[r][c] = 0;
      }
}

int expand(const options *o, int files, char **file)
{
  expander e = {.o = o, .symbol = "."};
  sink_holds("positions are lost");
  for (xo_player p = 1; p <= XO_PLAYERS_MAX && p <= o->rules.players; p++)
    e.symbol[p] = xo_message_symbol(o->rules, p);
  bool read = files > 0 || source_read("-", take, &e);
  for (int i = 0; i < files; i++)
    read = source_read(file[i], take, &e) && read;
  return read ? e.status : STATUS_TROUBLE;
}
