/* pos.c: games as moves that run together, one on each line, and nothing else: h8i9j8i7, as Yixin and c-gomoku-cli
 * write openings, or pairs of SGF's letters, hhgiigghgg, the column first and rows from the top. A line in which there
 * is a digit is of the first kind.
 */
#include "import.h"

static bool has_digit(const line *l)
{
  for (int k = 0; k < l->len; k++)
    if ('0' <= l->text[k] && l->text[k] <= '9')
      return true;
  return false;
}

static void read_moves(importer *i, const line *l)
{
  bool cells = has_digit(l);
  import_text rest = text_after((import_text){l->text, l->len}, 0);
  while (rest.len > 0 && !i->game.refused) {
    xo_pos pos = {0, 0};
    import_location at = {l->number, (unsigned long long)(rest.bytes - l->text) + 1};
    import_text move = {rest.bytes, cells ? text_cell(rest, i->o->notation, &pos) : text_pair(rest, &pos)};
    if (move.len == 0)
      import_refuse(i, at, "no move:", rest,
                    cells ? " is not a letter and a row, such as h8" : " is not two letters, the column and the row");
    else if (!cells && pair_capital(pos))
      import_refuse(i, at, "a move", move, PAIR_CAPITAL);
    else
      (cells ? import_move : import_move_down)(i, pos, at, move);
    rest = text_after(rest, move.len);
  }
}

static void read_line(importer *i, const line *l)
{
  import_begin(i, (import_location){l->number, 1});
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
