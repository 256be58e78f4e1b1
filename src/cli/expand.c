/* expand.c: xo states --expand, positions as lines of text in, those one move later out.
 *
 * The text of a position is a line with a byte for each cell, row by row: the symbol of the player who has it, or a
 * point. Equal positions have equal lines, so that what removes duplicates among lines does so among positions.
 */
#include "command.h"
#include "io/location.h"

static const char FREE = '.';

typedef struct {
  const options *o;
  char symbol[XO_PLAYERS_MAX + 1]; /* [0]: a free cell */
  int status;
} expander;

/* ---- what is wrong with a line ---- */

/* "file:line:column: ", the beginning of a message. */
static sink *complain(expander *e, const location *where, int column)
{
  sink *s = standard_error();
  e->status = e->status == STATUS_TROUBLE ? STATUS_TROUBLE : STATUS_INVALID;
  location_column(s, where, column);
  return s;
}

static void complain_length(expander *e, const location *where, const char *many)
{
  xo_rules r = e->o->rules;
  sink *s = complain(e, where, 1);
  sink_format(s, "%s%d byte%s, but a position of %dx%dx%dx%d has %d (one for each cell, row by row)\n", many,
              where->len, where->len == 1 ? "" : "s", r.rows, r.cols, r.line, r.players, xo_max(r));
}

static void complain_byte(expander *e, const location *where, int at)
{
  sink *s = complain(e, where, at + 1);
  sink_quoted(s, where->text + at, 1);
  sink_format(s, " is no cell (a player's is %c %s %c, a free one %c)\n", e->symbol[1],
              e->o->rules.players == 2 ? "or" : "to", e->symbol[e->o->rules.players], FREE);
}

static void complain_turns(expander *e, const location *where)
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

/* The player with this symbol, 0 for a free cell, -1 for neither. */
static int owner(const expander *e, char byte)
{
  for (xo_player p = 0; p <= e->o->rules.players; p++)
    if (byte == e->symbol[p])
      return p;
  return -1;
}

static bool read_position(expander *e, const location *where, xo_position *at)
{
  xo_rules r = e->o->rules;
  *at = (xo_position){.game = {.rules = r}};
  if (where->len != xo_max(r)) {
    complain_length(e, where, "");
    return false;
  }
  for (int i = 0; i < where->len; i++) {
    int p = owner(e, where->text[i]);
    if (p < 0) {
      complain_byte(e, where, i);
      return false;
    }
    at->game.cell[i / r.cols + 1][i % r.cols + 1] = (signed char)p;
  }
  if (xo_position_set(at))
    return true;
  complain_turns(e, where);
  return false;
}

static void write_game(const expander *e, const xo_game *game)
{
  sink *s = standard_output();
  char *to = sink_reserve(s, XO_CELLS_MAX + 1);
  char *start = to;
  for (int r = 1; r <= game->rules.rows; r++)
    for (int c = 1; c <= game->rules.cols; c++)
      *to++ = e->symbol[(int)game->cell[r][c]];
  *to++ = '\n';
  s->used += (size_t)(to - start);
}

static void expand_line(expander *e, const location *where)
{
  static xo_position at;
  static xo_game next;
  if (!read_position(e, where, &at))
    return;
  for (int r = 1; r <= at.game.rules.rows; r++)
    for (int c = 1; c <= at.game.rules.cols; c++)
      if (xo_position_next(&at, (xo_pos){r, c}, &next))
        write_game(e, &next);
}

static void take(void *to, const location *where, const line *l)
{
  expander *e = to;
  location whole = *where;
  whole.len = LINE_MAX_BYTES;
  if (l->too_long)
    complain_length(e, &whole, "more than ");
  else
    expand_line(e, where);
}

static void expand_file(expander *e, const char *name)
{
  if (!location_read(name, take, e))
    e->status = STATUS_TROUBLE;
}

int expand(const options *o, int files, char **file)
{
  expander e = {.o = o, .symbol = {FREE}, .status = STATUS_VALID};
  sink_holds("positions are lost");
  for (xo_player p = 1; p <= XO_PLAYERS_MAX && p <= o->rules.players; p++)
    e.symbol[p] = xo_message_symbol(o->rules, p);
  if (files == 0)
    expand_file(&e, "-");
  for (int i = 0; i < files; i++)
    expand_file(&e, file[i]);
  return e.status;
}
