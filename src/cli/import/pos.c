/* pos.c: games as moves that run together, one on each line, and nothing else: h8i9j8i7, as Yixin and c-gomoku-cli
 * write openings, or pairs of SGF's letters, hhgiigghgg, the column first. A line in which there is a digit is of the
 * first kind.
 */
#include "import.h"

static bool has_digit(const line *l)
{
  for (int k = 0; k < l->len; k++)
    if ('0' <= l->text[k] && l->text[k] <= '9')
      return true;
  return false;
}

/* What has been read of this rest of the line. */
static import_text read_since(const cursor *c, import_text rest)
{
  return (import_text){rest.bytes, (int)(c->text + c->at - rest.bytes)};
}

static void read_moves(importer *i, const line *l)
{
  cursor c = {l->text, l->len, 0};
  bool cells = has_digit(l);
  while (!cursor_end(&c) && !i->game.refused) {
    xo_pos pos = {0, 0};
    import_text rest = {c.text + c.at, c.len - c.at};
    import_location at = {i->s.number, (unsigned long long)c.at + 1};
    if (!(cells ? cursor_cell(&c, i->o->notation, &pos) : cursor_pair(&c, &pos)))
      import_refuse(i, at, "no move:", rest,
                    cells ? " is not a letter and a row, such as h8" : " is not two letters, the column and the row");
    else if (!cells && pair_capital(pos))
      import_refuse(i, at, "a move", read_since(&c, rest), PAIR_CAPITAL);
    else
      import_move(i, pos, at, read_since(&c, rest));
  }
}

static void read_line(importer *i, const line *l)
{
  cursor c = {l->text, l->len, 0};
  if (!line_too_long(l) && cursor_end(&c))
    return;
  import_begin(i, (import_location){i->s.number, 1});
  i->game.rules = i->o->ruled ? i->o->rules : (xo_rules){15, 15, 5, 2};
  if (line_too_long(l))
    import_too_long(i, i->game.begin);
  else
    read_moves(i, l);
  import_end(i);
}

void pos_read(importer *i)
{
  line l;
  while (import_line(i, &l))
    read_line(i, &l);
}
