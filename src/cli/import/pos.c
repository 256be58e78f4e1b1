/* pos.c: games as moves that run together, one on each line, and nothing else: h8i9j8i7, as Yixin and c-gomoku-cli
 * write openings, or pairs of SGF's letters, hhgiigghgg, the column first and rows from the top. A line in which there
 * is a digit is of the first kind.
 */
#include "import.h"

static bool has_digit(import_text t)
{
  int k = 0;
  while (k < t.len && !is_digit(t.bytes[k]))
    k++;
  return k < t.len;
}

static void read_moves(importer *i)
{
  bool cells = has_digit(i->line);
  import_text rest = text_after(i->line, 0);
  while (rest.len > 0 && !i->game.refused) {
    xo_pos pos = {0, 0};
    import_location at = import_place(i, rest);
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

void pos_read(importer *i)
{
  while (import_line(i)) {
    import_begin(i, i->at);
    i->game.rules = i->o->ruled ? i->o->rules : (xo_rules){15, 15, 5, 2};
    if (!import_too_long(i))
      read_moves(i);
    import_end(i);
  }
}
