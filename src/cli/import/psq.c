/* psq.c: the records of Piskvork and of the Gomocup tournaments.
 *
 *     Piskvorky 20x20, 11:11, 0         width x height; of the other numbers nothing is used
 *     11,10,0                           a move: column, row from the top, both from 1, and the time it took
 *     ...
 *     first.zip                         the players, if they are there
 *     second.zip
 *     -1                                how it ended, for Piskvork; what has no such line may be cut off
 *     1,Freestyle                       who has won, if it is there: 0 nobody, 1 the engine that began, 2 the other
 *
 * An engine begins after the opening, which is given: the moves before the first that took time. If they are an odd
 * number the engine that began has the second colour. There may be several games one after the other.
 */
#include "import.h"

#include <string.h>

/* Where in a record we are: before the first, among the moves, the players after them, how it ended, who has won. */
typedef enum { BEFORE, MOVES, PLAYERS, ENDED, RESULT } part;

typedef struct {
  importer *i;
  part at;
  int players;
  int opening;          /* the moves before the first that took time; -1: none did */
  bool open;            /* the file ends in this line */
  import_location last; /* line of this game */
} psq;

static void refuse_line(psq *p, const char *before, const char *after)
{
  import_refuse(p->i, p->i->at, before, p->i->line, after);
}

/* ---- the lines ---- */

static const char name[] = "Piskvorky";

/* Where in the line the head of a game begins: its name may have a fault, or the end of the line before it. -1: it is
 * none. */
static int header_at(import_text l)
{
  const int len = (int)sizeof name - 1;
  int n[5];
  if (l.len > LINE_MAX_BYTES)
    return -1;
  for (int k = 0; k + len <= l.len; k++)
    if (text_begins(text_from(l, k), name) && (k == 0 || text_match(text_after(l, k + len), "#x#", n) >= 0))
      return k;
  for (int k = 0; k < l.len; k++)
    if ((k == 0 || !is_digit(l.bytes[k - 1])) && text_match(text_from(l, k), "#x#,#:#,#$", n) >= 0)
      return 0;
  return -1;
}

static void read_header(psq *p, int from)
{
  int n[5] = {0};
  import_text head = text_from(p->i->line, from);
  import_begin(p->i, p->i->at);
  p->at = MOVES;
  p->players = 0;
  p->opening = -1;
  if (text_begins(head, name) && text_match(text_from(head, (int)sizeof name - 1), "#x#,#:#,#$", n) >= 0)
    import_board(p->i, n[1], n[0], p->i->at);
  else
    refuse_line(p, "the head of a game", " is not as in \"Piskvorky 20x20, 11:11, 0\"");
}

/* Column, row, and the time it took, which may be missing. */
static bool read_move(psq *p)
{
  int n[3] = {0};
  if (text_match(p->i->line, "#,#,#$", n) < 0 && text_match(p->i->line, "#,#$", n) < 0)
    return false;
  if (p->at != MOVES) {
    refuse_line(p, "a move after the last one:", "");
    return true;
  }
  if (n[2] > 0 && p->opening < 0)
    p->opening = p->i->game.moves.len;
  int more = (p->i->o->notation & XO_ZERO_BASED) != 0;
  import_move_down(p->i, (xo_pos){n[1] + more, n[0] + more}, p->i->at, p->i->line);
  return true;
}

/* What begins as a move does, and is none. */
static bool is_half_a_move(import_text l)
{
  int n = 0;
  return text_match(l, "-#,", &n) >= 0 || text_match(l, "#,", &n) >= 0;
}

/* A number on a line of its own, which may be negative. After a move, on a line that the file ends in, it may be half
 * of one. */
static bool is_end(const psq *p)
{
  int n = 0;
  return text_match(p->i->line, "-#$", &n) >= 0 ||
         (text_match(p->i->line, "#$", &n) >= 0 && (p->players > 0 || !p->open));
}

/* Who has won, and after a comma the name of the tournament, which often says its rules. */
static bool read_result(psq *p)
{
  import_game *game = &p->i->game;
  int winner = 0, at = text_match(p->i->line, "#,", &winner);
  if (at < 0 || winner > 2)
    return false;
  bool swapped = p->opening > 0 && p->opening % 2 == 1;
  game->claimed = true;
  import_result(p->i, p->i->at, p->i->line);
  game->claim = winner == 0 ? XO_DRAW : (winner == 1) != swapped ? XO_CROSS : XO_NOUGHT;
  import_keep(game->note, IMPORT_NOTE_CAP, text_after(p->i->line, at));
  game->exact = import_standard(text_after(p->i->line, at));
  p->at = RESULT;
  return true;
}

static void read_after(psq *p)
{
  if (p->at == ENDED && read_result(p))
    return;
  if (p->at < ENDED && is_end(p)) {
    p->at = ENDED;
    return;
  }
  if (p->at < ENDED && is_half_a_move(p->i->line)) {
    refuse_line(p, "a move", " is not COLUMN,ROW,TIME");
    return;
  }
  p->players++;
  if (p->at < ENDED && p->players <= 2) {
    p->at = PLAYERS;
    import_keep(p->players == 1 ? p->i->game.first : p->i->game.second, IMPORT_NAME_CAP, p->i->line);
  } else if (p->at >= ENDED)
    import_complain(p->i, p->i->at, "neither a result nor the head of a game:", p->i->line, " (the line is left out)");
  else
    refuse_line(p, "neither a move nor what follows the moves:", "");
}

/* Programs write how the game ended whatever happened, so that a record without it may have lost moves as well. */
static void end_game(psq *p)
{
  const import_game *game = &p->i->game;
  if (p->opening > 0 && p->opening % 2 == 1)
    import_swap_names(p->i);
  if (p->at < ENDED && !game->refused && game->moves.len > 0)
    import_complain(p->i, p->last, "the record ends without the line that says how the game ended, such as -1", no_text,
                    " (the game is used as it is; is the file cut off?)");
  import_end(p->i);
}

static void read_line(psq *p)
{
  import_text l = p->i->line;
  int header = header_at(l);
  if (header >= 0) {
    if (p->at != BEFORE)
      end_game(p);
    read_header(p, header);
  } else if (p->at == BEFORE) {
    if (!p->i->found)
      import_complain(p->i, p->i->at, "no head of a game, as \"Piskvorky 20x20, 11:11, 0\"", no_text,
                      " (what precedes one is left out)");
    p->i->found = true;
  } else if (import_too_long(p->i)) {
    return;
  } else if (memchr(l.bytes, '\0', (size_t)l.len) != NULL) {
    refuse_line(p, "a byte \\x00 in", "");
  } else if (!read_move(p)) {
    read_after(p);
  }
}

void psq_read(importer *i)
{
  psq p = {.i = i, .at = BEFORE};
  while (import_line(i)) {
    p.open = i->s.ended;
    read_line(&p);
    p.last = i->at;
  }
  if (p.at != BEFORE)
    end_game(&p);
}
